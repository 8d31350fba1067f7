"""Which process looks after what, who shows a board that fell behind, and lines that call the next player."""

from bot.store.migrations.parts import add, make

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add them. The leases are written by the first process that asks for some."""
    make("leases loose: part*:number owner?:text epoch until")
    make("workers loose: worker*:text until")
    add("matches: claimed_until=0")
    add("chouettes: claimed_until=0 board_lines?:text")
    make("calls loose: match_id*>matches.match_id channel_id message_id side:number")
