"""Deletions that are under way, and indexes by which the database finds at once that a person is in no match."""

from alembic import op

from bot.store.migrations.parts import make

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Make the table; an index of all matches of a side takes the place of those of some of them."""
    make("deletions: user_id* stand_in_id")
    for side in ("white", "black"):
        op.drop_index(f"matches_ongoing_{side}", "matches")
        op.drop_index(f"matches_finished_{side}", "matches")
        op.create_index(f"matches_of_{side}", "matches", [f"{side}_id", "ended_at", "channel_id"])
