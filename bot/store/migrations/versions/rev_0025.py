"""Positions to solve: who was asked which, how strong people and positions are, and a daily position on servers."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER, index_some

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None

EXACT: sa.types.TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def upgrade() -> None:
    """Make the tables: those of all who solve, then those of a server's daily position."""
    _solving()
    _wrong()
    _plans()
    _dailies()
    _answers()


def _solving() -> None:
    op.create_table(
        "solvers",
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        *_strength(),
        sqlite_strict=True,
    )
    op.create_table(
        "position_ratings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("variant", sa.Text, nullable=False),
        *_strength(),
        sqlite_strict=True,
    )
    op.create_index("position_ratings_of_game", "position_ratings", ["variant"])
    op.create_table(
        "puzzles",
        sa.Column("puzzle_id", ID, primary_key=True, autoincrement=True),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("rated", NUMBER, nullable=False),
        sa.Column("asked_at", ID, nullable=False),
        sa.Column("answered_at", ID),
        sa.Column("chosen", sa.Text),
        sa.Column("loss", EXACT),
        sa.Column("score", EXACT),
        sa.Column("before", EXACT),
        sa.Column("after", EXACT),
        sqlite_autoincrement=True,  # a button of one that's gone must not reach another
        sqlite_strict=True,
    )
    op.create_index("puzzles_of_person", "puzzles", ["user_id", "key"])
    index_some("puzzles_open", "puzzles", ["user_id"], "answered_at IS NULL")


def _strength() -> list["sa.Column[object]"]:
    return [
        sa.Column("rating", EXACT, nullable=False),
        sa.Column("deviation", EXACT, nullable=False),
        sa.Column("volatility", EXACT, nullable=False),
        sa.Column("answers", NUMBER, nullable=False),
        sa.Column("at", ID, nullable=False),
    ]


def _wrong() -> None:
    op.create_table(
        "objections",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sa.Column("at", ID, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("objections_of_person", "objections", ["user_id"])
    op.create_table(
        "withdrawn_positions",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("at", ID, nullable=False),
        sqlite_strict=True,
    )


def _plans() -> None:
    op.create_table(
        "daily_plans",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("hour", NUMBER, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("sealed", NUMBER, nullable=False),
        sa.Column("next_at", ID, nullable=False),
        sa.Column("trouble", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("daily_plans_due", "daily_plans", ["next_at"])


def _dailies() -> None:
    op.create_table(
        "dailies",
        sa.Column("daily_id", ID, primary_key=True, autoincrement=True),
        sa.Column("guild_id", ID, nullable=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("sealed", NUMBER, nullable=False),
        sa.Column("rated", NUMBER, nullable=False),
        sa.Column("opened_at", ID, nullable=False),
        sa.Column("closes_at", ID, nullable=False),
        sa.Column("closed_at", ID),
        sa.Column("message_id", ID),
        sa.Column("thread_id", ID),
        sa.Column("shown", NUMBER, nullable=False),
        sa.Column("shown_at", ID, nullable=False),
        sa.Column("stale", NUMBER, nullable=False),
        sa.Column("settled", NUMBER, nullable=False),
        sa.Column("tally", sa.Text),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("dailies_of_day", "dailies", ["guild_id", "day"], unique=True)
    op.create_index("dailies_of_key", "dailies", ["guild_id", "key"])
    index_some("dailies_open", "dailies", ["closes_at"], "closed_at IS NULL")
    index_some("dailies_stale", "dailies", ["daily_id"], "stale = 1")
    index_some("dailies_unsettled", "dailies", ["daily_id"], "settled = 0")


def _answers() -> None:
    op.create_table(
        "daily_answers",
        sa.Column("daily_id", ID, primary_key=True, autoincrement=False),
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sa.Column("interaction_id", ID, nullable=False),
        sa.Column("chosen", sa.Text, nullable=False),
        sa.Column("loss", EXACT, nullable=False),
        sa.Column("at", ID, nullable=False),
        sa.Column("rated", NUMBER, nullable=False),
        sa.Column("before", EXACT),
        sa.Column("deviation", EXACT),
        sa.Column("after", EXACT),
        sqlite_strict=True,
    )
    op.create_index("daily_answers_of_person", "daily_answers", ["user_id"])
    op.create_table(
        "daily_streaks",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sa.Column("streak", NUMBER, nullable=False),
        sa.Column("last_daily", ID, nullable=False),
        sa.Column("hidden", NUMBER, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("daily_streaks_of_person", "daily_streaks", ["user_id"])
    op.create_table(
        "daily_named",
        sa.Column("daily_id", ID, primary_key=True, autoincrement=False),
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sa.Column("streak", NUMBER, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("daily_named_of_person", "daily_named", ["user_id"])
