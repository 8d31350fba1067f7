"""Clocks, threads, what people prefer, whom they block, what they follow, and when the bot was last awake."""

from alembic import op

from bot.store.migrations.parts import add, index_some, make, show_matches

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them; a match without a clock and without a thread is as it was."""
    add("matches: thread_id? clock?:text due_at? remind_at? credit=0")
    index_some("matches_due", "matches", ["due_at"], "due_at IS NOT NULL")
    index_some("matches_to_remind", "matches", ["remind_at"], "remind_at IS NOT NULL")
    index_some("matches_in_thread", "matches", ["thread_id"], "thread_id IS NOT NULL")
    index_some("matches_untouched", "matches", ["updated_at"], "ended_at IS NULL")
    show_matches(dice=False)
    make("preferences: user_id* preferences:text")
    make("blocks clustered: user_id* blocked_id*")
    op.create_index("blocks_blocked", "blocks", ["blocked_id"])
    make("follows clustered: match_id*>matches.match_id user_id*")
    op.create_index("follows_user", "follows", ["user_id"])
    make("moments: name*:text at")
