"""Which interactions have made challenges and crowds, so that none makes two; who has caused what in a crowd."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, index_some

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add them, each at most once; what was made before has none."""
    for table in ("challenges", "crowd_events"):
        op.add_column(table, sa.Column("interaction_id", ID))
        index_some(f"{table}_interaction", table, ["interaction_id"], "interaction_id IS NOT NULL", unique=True)
    op.add_column("crowd_events", sa.Column("actor_id", ID))
