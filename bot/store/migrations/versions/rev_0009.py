"""How the players of a match want it shown."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add it. The matches there are look as their server has it."""
    # A view lists the columns there were when it was made.
    op.execute("DROP VIEW match_records")
    op.add_column("matches", sa.Column("style", sa.Text))
    op.execute("""
        CREATE VIEW match_records AS
        SELECT matches.*, white.name AS white_name, black.name AS black_name, match_dice.commitment AS commitment
        FROM matches
        JOIN players AS white ON white.user_id = matches.white_id
        JOIN players AS black ON black.user_id = matches.black_id
        LEFT JOIN match_dice ON match_dice.match_id = matches.match_id
    """)
