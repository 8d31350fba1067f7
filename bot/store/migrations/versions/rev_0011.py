"""Crowds that play a side of a match together, and what spectators guess."""

from alembic import op

from bot.store.migrations.parts import make

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add them."""
    make("""
        crowds loose: crowd_id# guild_id? channel_id host_id
        match_id?!>matches.match_id message_id? state:text
        seq:number created_at due_at? ended_at?
    """)
    op.create_index("crowds_going", "crowds", ["ended_at", "due_at"])
    make("crowd_events loose: crowd_id*>crowds.crowd_id seq*:number version:number type:text payload:text at")
    make("""
        guesses loose: match_id*>matches.match_id seq*:number user_id* name:text guild_id? play:text
        same?:number bonus?:number at
    """)
    op.create_index("guesses_of_person", "guesses", ["user_id"])
    op.create_index("guesses_of_month", "guesses", ["guild_id", "at"])
