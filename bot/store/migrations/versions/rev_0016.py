"""Boards that others have replaced, until they are closed: a process that dies leaves none that can be tapped."""

from bot.store.migrations.parts import make

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add them; what was replaced before is not known."""
    make("old_boards loose: message_id* channel_id kind:text number")
