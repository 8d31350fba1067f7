"""Cards: decisions of one's own that are asked again, and how they were answered."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None

EXACT: sa.types.TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def upgrade() -> None:
    """Make both tables. A match is there once for each of its decisions that somebody trains with."""
    op.create_table(
        "cards",
        sa.Column("card_id", ID, primary_key=True, autoincrement=True),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("seq", NUMBER, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("roll", sa.Text, nullable=False),
        sa.Column("best", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("opening", NUMBER, nullable=False),
        sa.Column("loss", EXACT, nullable=False),
        sa.Column("quiet", NUMBER, nullable=False),
        sa.Column("due", ID, nullable=False),
        sa.Column("keeping", sa.Text, nullable=False),
        sa.Column("reviewed_at", ID),
        sa.Column("stability", EXACT),
        sa.Column("difficulty", EXACT),
        sa.Column("reviews", NUMBER, nullable=False),
        sa.Column("lapses", NUMBER, nullable=False),
        sqlite_autoincrement=True,  # a button of a card that's gone must not reach another
        sqlite_strict=True,
    )
    op.create_index("cards_of_person", "cards", ["user_id", "match", "seq"], unique=True)
    op.create_table(
        "reviews",
        sa.Column("card_id", ID, primary_key=True, autoincrement=False),
        sa.Column("number", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("at", ID, nullable=False),
        sa.Column("chosen", sa.Text, nullable=False),
        sa.Column("loss", EXACT),
        sqlite_strict=True,
    )
    op.create_index("reviews_of_person", "reviews", ["user_id", "at"])
