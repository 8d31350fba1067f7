"""Which process makes an analysis, until when it has it, and when it was made."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

MOMENT = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""Milliseconds, in UTC."""


def upgrade() -> None:
    """Add them; nobody makes what is waited for now."""
    op.add_column("study_requests", sa.Column("worker", sa.Text))
    op.add_column("study_requests", sa.Column("locked_until", MOMENT, nullable=False, server_default="0"))
    op.add_column("study_requests", sa.Column("studied_at", MOMENT))
