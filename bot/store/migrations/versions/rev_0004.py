"""Dice that anyone can check: the seeds of challenges and matches; and the rolls of every match, counted."""

from alembic import op

from bot.store.migrations.parts import add, make, show_challenges, show_matches

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add them, and count what was rolled so far; the dice of a match that was stored before cannot be checked."""
    # `server_seed`: until the challenge is closed
    make("challenge_seeds: challenge_id*>challenges.challenge_id server_seed?:text commitment:text click?")
    make("""
        match_dice: match_id*>matches.match_id label:text server_seed:text commitment:text white_seed:text
        black_seed:text
    """)
    add("tournaments: server_seed?:text")
    # `user_id` and `guild_id`: so a person's and a server's rolls are added up without looking at the matches.
    make("""
        roll_counts clustered: match_id*>matches.match_id side*:number user_id>players.user_id guild_id?
        rolls:number doublets:number pips:number face1:number face2:number face3:number face4:number
        face5:number face6:number
    """)
    op.create_index("roll_counts_of_person", "roll_counts", ["user_id"])
    op.create_index("roll_counts_of_server", "roll_counts", ["guild_id"])
    if op.get_context().dialect.name == "sqlite":
        _count()
    show_matches()
    show_challenges()


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
