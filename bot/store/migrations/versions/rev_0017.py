"""Which interactions have made challenges and crowds, so that none makes two; who has caused what in a crowd."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add them, each at most once; what was made before has none."""
    condition = sa.text("interaction_id IS NOT NULL")
    for table in ("challenges", "crowd_events"):
        op.add_column(table, sa.Column("interaction_id", ID))
        op.create_index(
            f"{table}_interaction",
            table,
            ["interaction_id"],
            unique=True,
            sqlite_where=condition,
            postgresql_where=condition,
        )
    op.add_column("crowd_events", sa.Column("actor_id", ID))
