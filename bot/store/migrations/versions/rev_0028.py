"""A server's own positions: who makes them, what was looked at, what was found, and who doesn't want theirs used."""

from alembic import op

from bot.store.migrations.parts import add, make

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Make the tables; note of daily positions in which zone they were posted, and of answers whether they count."""
    make("own_servers: guild_id* since")
    make("own_matches: match_id* guild_id reached:number looked_at:number admitted:number done:number")
    make("""
        own_positions: guild_id* key*:text variant:text theme:text rating:exact puzzle:text match_id withdrawn:number
    """)
    make("own_hearings: guild_id* user_id* objects:number at")
    op.create_index("own_matches_of_server", "own_matches", ["guild_id"])
    op.create_index("own_positions_by_key", "own_positions", ["key"])
    op.create_index("own_positions_of_match", "own_positions", ["match_id"])
    op.create_index("own_hearings_of_person", "own_hearings", ["user_id"])
    add("dailies: zone?:text")
    add("daily_answers: counted:number=1")
