"""People who look for an opponent: challenges that nobody sees, and who is called when somebody looks for one."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, index_some

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Mark such challenges, one a person; note who wants to be called on which server, and when that was last."""
    op.add_column("challenges", sa.Column("sought", sa.Integer(), nullable=False, server_default="0"))
    index_some("challenges_sought", "challenges", ["challenger_id"], "status = 'open' AND sought = 1", unique=True)
    index_some("challenges_sought_in", "challenges", ["guild_id"], "status = 'open' AND sought = 1")
    op.execute("DROP VIEW challenge_records")
    op.execute("""
        CREATE VIEW challenge_records AS
        SELECT
            challenges.*, challenger.name AS challenger_name, opponent.name AS opponent_name,
            challenge_seeds.commitment AS commitment
        FROM challenges
        JOIN players AS challenger ON challenger.user_id = challenges.challenger_id
        LEFT JOIN players AS opponent ON opponent.user_id = challenges.opponent_id
        LEFT JOIN challenge_seeds ON challenge_seeds.challenge_id = challenges.challenge_id
    """)
    op.create_table(
        "called_for_matches",
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("called_at", ID, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("called_for_matches_in", "called_for_matches", ["guild_id", "called_at"])
