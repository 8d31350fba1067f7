"""What a person has posted lately in a channel, and indexes for what somebody has open: nobody may flood."""

from bot.store.migrations.parts import index_some, make

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add them; what was posted before is not counted."""
    make("recent_posts clustered: user_id* channel_id* slot*:number at")
    index_some("crowds_of_host", "crowds", ["host_id"], "ended_at IS NULL")
    index_some("tournaments_of_organizer", "tournaments", ["organiser_id"], "ended_at IS NULL")
