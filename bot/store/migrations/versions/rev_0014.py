"""Which process makes an analysis, until when it has it, and when it was made."""

from bot.store.migrations.parts import add

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add them; nobody makes what is waited for now."""
    add("study_requests: worker?:text locked_until=0 studied_at?")
