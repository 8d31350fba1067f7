"""Which process makes an analysis, until when it has it, and when it was made."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add them; nobody makes what is waited for now."""
    op.add_column("study_requests", sa.Column("worker", sa.Text))
    op.add_column("study_requests", sa.Column("locked_until", ID, nullable=False, server_default="0"))
    op.add_column("study_requests", sa.Column("studied_at", ID))
