"""Which side of an imported match is its owner's."""

from bot.store.migrations.parts import add

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Make the column. Of the matches that there are it isn't known."""
    add("imports: own_side?:text")
