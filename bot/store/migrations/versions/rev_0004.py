"""Dice that anyone can check: the seeds of challenges and matches; and the rolls of every match, counted."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER, show_matches

revision = "0004"
down_revision = "0003"

FACES = [f"face{number}" for number in range(1, 7)]


def upgrade() -> None:
    """Add them, and count what was rolled so far; the dice of a match that was stored before cannot be checked."""
    _create_seeds()
    _create_counts()
    if op.get_context().dialect.name == "sqlite":
        _count()
    _show_commitments()


def _create_seeds() -> None:
    op.create_table(
        "challenge_seeds",
        sa.Column("challenge_id", ID, sa.ForeignKey("challenges.challenge_id"), primary_key=True, autoincrement=False),
        sa.Column("server_seed", sa.Text),  # until the challenge is closed
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("click", ID),
        sqlite_strict=True,
    )
    op.create_table(
        "match_dice",
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), primary_key=True, autoincrement=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("server_seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("white_seed", sa.Text, nullable=False),
        sa.Column("black_seed", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.add_column("tournaments", sa.Column("server_seed", sa.Text))


def _create_counts() -> None:
    op.create_table(
        "roll_counts",
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), primary_key=True, autoincrement=False),
        sa.Column("side", NUMBER, primary_key=True),
        # Here as well, so that a person's and a server's rolls are added up without looking at the matches.
        sa.Column("user_id", ID, sa.ForeignKey("players.user_id"), nullable=False),
        sa.Column("guild_id", ID),
        *(sa.Column(name, NUMBER, nullable=False) for name in ("rolls", "doublets", "pips", *FACES)),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("roll_counts_of_person", "roll_counts", ["user_id"])
    op.create_index("roll_counts_of_server", "roll_counts", ["guild_id"])


def _count() -> None:
    """The rolls of all logs. Its functions for JSON are SQLite's; a database of another kind is new and has no logs."""
    faces = ", ".join(f"sum((first = {n}) + coalesce(second = {n}, 0))" for n in range(1, 7))
    opening = """
        SELECT events.match_id, {side}, 0, json_extract(opening.value, '$[{side}]'), NULL
        FROM events, json_each(events.payload, '$.opening') AS opening WHERE events.type = 'GameStarted'
    """
    op.execute(f"""
        WITH thrown (match_id, side, rolled, first, second) AS (
            SELECT match_id, json_extract(payload, '$.side'), 1,
                json_extract(payload, '$.roll[0]'), json_extract(payload, '$.roll[1]')
            FROM events WHERE type = 'DiceRolled'
            UNION ALL {opening.format(side=0)} UNION ALL {opening.format(side=1)}
        )
        INSERT INTO roll_counts
        SELECT
            thrown.match_id, side, CASE side WHEN 0 THEN white_id ELSE black_id END, guild_id,
            sum(rolled), sum(rolled AND first = second),
            sum(CASE WHEN rolled THEN (first + second) * (1 + (first = second)) ELSE 0 END), {faces}
        FROM thrown JOIN matches ON matches.match_id = thrown.match_id
        GROUP BY thrown.match_id, side
    """)  # noqa: S608 - nothing in it comes from outside


def _show_commitments() -> None:
    show_matches()
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
