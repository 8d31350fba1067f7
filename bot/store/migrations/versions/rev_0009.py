"""How the players of a match want it shown."""

from bot.store.migrations.parts import add, show_matches

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add it. The matches there are look as their server has it."""
    add("matches: style?:text")
    show_matches()
