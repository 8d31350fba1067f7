"""How the players of a match want it shown."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import show_matches

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add it. The matches there are look as their server has it."""
    op.add_column("matches", sa.Column("style", sa.Text))
    show_matches()
