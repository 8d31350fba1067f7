"""Positions to solve: who was asked which, how strong people and positions are, and a daily position on servers."""

from alembic import op

from bot.store.migrations.parts import index_some, make

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Make the tables: those of all who solve, then those of a server's daily position."""
    make("solvers: user_id* rating:exact deviation:exact volatility:exact answers:number at")
    make("position_ratings: key*:text variant:text rating:exact deviation:exact volatility:exact answers:number at")
    op.create_index("position_ratings_of_game", "position_ratings", ["variant"])
    # A button of one that's gone must not reach another
    make("""
        puzzles once: puzzle_id# user_id key:text variant:text theme:text board:text rated:number asked_at
        answered_at? chosen?:text loss?:exact score?:exact before?:exact after?:exact
    """)
    op.create_index("puzzles_of_person", "puzzles", ["user_id", "key"])
    index_some("puzzles_open", "puzzles", ["user_id"], "answered_at IS NULL")
    make("objections: guild_id* key*:text user_id* at")
    op.create_index("objections_of_person", "objections", ["user_id"])
    make("withdrawn_positions: guild_id* key*:text at")
    make("daily_plans: guild_id* channel_id hour:number zone:text variant:text sealed:number next_at trouble:text")
    op.create_index("daily_plans_due", "daily_plans", ["next_at"])
    make("""
        dailies once: daily_id# guild_id channel_id day:text key:text board:text puzzle:text sealed:number
        rated:number opened_at closes_at closed_at? message_id? thread_id? shown:number shown_at stale:number
        settled:number tally?:text
    """)
    op.create_index("dailies_of_day", "dailies", ["guild_id", "day"], unique=True)
    op.create_index("dailies_of_key", "dailies", ["guild_id", "key"])
    index_some("dailies_open", "dailies", ["closes_at"], "closed_at IS NULL")
    index_some("dailies_stale", "dailies", ["daily_id"], "stale = 1")
    index_some("dailies_unsettled", "dailies", ["daily_id"], "settled = 0")
    make("""
        daily_answers: daily_id* user_id* interaction_id chosen:text loss:exact at rated:number before?:exact
        deviation?:exact after?:exact
    """)
    op.create_index("daily_answers_of_person", "daily_answers", ["user_id"])
    make("daily_streaks: guild_id* user_id* streak:number last_daily hidden:number")
    op.create_index("daily_streaks_of_person", "daily_streaks", ["user_id"])
    make("daily_named: daily_id* user_id* streak:number")
    op.create_index("daily_named_of_person", "daily_named", ["user_id"])
