"""People who look for an opponent: challenges that nobody sees, and who is called when somebody looks for one."""

from alembic import op

from bot.store.migrations.parts import add, index_some, make, show_challenges

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Mark such challenges, one a person; note who wants to be called on which server, and when that was last."""
    add("challenges: sought:number=0")
    index_some("challenges_sought", "challenges", ["challenger_id"], "status = 'open' AND sought = 1", unique=True)
    index_some("challenges_sought_in", "challenges", ["guild_id"], "status = 'open' AND sought = 1")
    show_challenges()
    make("called_for_matches: user_id* guild_id* called_at")
    op.create_index("called_for_matches_in", "called_for_matches", ["guild_id", "called_at"])
