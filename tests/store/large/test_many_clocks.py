"""Ten minutes away with very many running clocks, then a start: the time is given back, and no clock is touched."""

from datetime import timedelta

from bot.app.absence import Absence
from bot.store.rows import to_milliseconds
from tests.nightly import NIGHTLY
from tests.store.large.filled import STATE

CLOCKS = 200_000 if NIGHTLY else 2_000
AWAY = timedelta(minutes=10)
RUNNING = """
INSERT INTO matches (
    match_id, channel_id, white_id, black_id, variant, length, phase, waiting_for, state, seq, white_score, black_score,
    board_seq, created_at, updated_at, due_at, remind_at
)
WITH RECURSIVE number (n) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT n + 1 FROM number WHERE n < {clocks})
SELECT n, 1, 1, 2, 'backgammon', 5, 'to_roll', 1, '{state}', 4, 0, 0, 4, {now}, {now}, {due}, {due} FROM number
"""


async def test_the_time_is_given_back_at_once(store, sample):
    due = sample.after(minutes=5)
    now, until = to_milliseconds(sample.now), to_milliseconds(due)

    def begin(connection):
        for person in (1, 2):
            connection.execute(f"INSERT INTO players (user_id, name, seen_at) VALUES ({person}, 'Somebody', 0)")  # noqa: S608
        connection.execute(RUNNING.format(clocks=CLOCKS, state=STATE, now=now, due=until))

    def all_clocks(connection):
        row = connection.execute("SELECT sum(due_at) AS due, sum(remind_at) AS reminders FROM matches").fetchone()
        return row["due"], row["reminders"]

    await store.write(begin)
    await Absence(store, lambda: sample.now).look()
    before = await store.read(all_clocks)
    assert await Absence(store, lambda: sample.now + AWAY).look() == AWAY
    assert await store.read(all_clocks) == before
    assert await store.matches_due(sample.now + AWAY) == []
    assert await store.matches_due(due + AWAY - timedelta(seconds=1)) == []
    assert len(await store.matches_due(due + AWAY)) == 100
