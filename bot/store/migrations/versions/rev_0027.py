"""Codes of private links and sessions at the live board, by their digests."""

from alembic import op

from bot.store.migrations.parts import make

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Make the table of what opens the live board."""
    make("""
        live_keys: digest*:text is_code:number user_id name:text locale:text expires_at match_id? channel_id?
        guild_id?
    """)
    op.create_index("live_keys_of_person", "live_keys", ["user_id"])
    op.create_index("live_keys_by_end", "live_keys", ["expires_at"])
