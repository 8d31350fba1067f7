"""Many at once: group commit, cancelled callers, a failing unit among others."""

import asyncio
import subprocess
import sys
import threading
import time

import pytest

from bot.errors import StaleAction, StorageUnavailable
from bot.records.matches import BoardPost
from bot.records.people import Person, ServerSettings
from bot.store import Database
from bot.store.sqlite import writer


class Gate:
    """Holds the writer's thread up so that what is written meanwhile waits together."""

    def __init__(self, database):
        self._open = threading.Event()
        self._passing = asyncio.ensure_future(database.write(lambda _: self._open.wait(10)))

    async def __aenter__(self):
        await asyncio.sleep(0)

    async def __aexit__(self, *_):
        await asyncio.sleep(0)
        self._open.set()
        await self._passing


async def many_matches(database, sample, number):
    return [
        await sample.begin(database, seed=seed, players=(Person(2 * seed + 1, "W"), Person(2 * seed + 2, "B")))
        for seed in range(number)
    ]


async def test_fifty_turns_at_once(database, sample):
    matches = await many_matches(database, sample, 50)
    for _ in range(4):
        records = await asyncio.gather(*(sample.play(database, record, game) for record, game in matches))
        matches = [(record, game) for record, (_, game) in zip(records, matches, strict=True)]
    for record, game in matches:
        assert await database.match(record.match_id) == record
        assert [stored.event for stored in await database.events(record.match_id)] == game.log


async def test_what_waits_is_committed_together(database, sample):
    matches = await many_matches(database, sample, 20)
    statements = []
    await database.write(lambda connection: connection.set_trace_callback(statements.append))
    async with Gate(database):
        turns = [asyncio.ensure_future(sample.play(database, record, game)) for record, game in matches]
    await asyncio.gather(*turns)
    # One for the statement that set the trace, one for the gate, one for all turns.
    assert statements.count("COMMIT") == 3


async def test_reading_does_not_wait_for_writing(database, sample):
    record, _ = await sample.begin(database)
    async with Gate(database):
        assert await asyncio.wait_for(database.match(record.match_id), 5) == record


async def test_nobody_waits_for_somebody_else_s_long_reading(database):
    for _ in range(3):
        await database.read(lambda _: None)
    done = threading.Event()
    long = asyncio.create_task(database.read(lambda _: done.wait(10)))
    await asyncio.sleep(0)
    for _ in range(5):
        await asyncio.wait_for(database.read(lambda _: None), 5)
    assert not long.done()
    done.set()
    assert await long


async def test_what_is_being_written_is_not_seen(database, sample):
    record, game = await sample.begin(database)
    async with Gate(database):
        turn = asyncio.ensure_future(sample.play(database, record, game))
        await asyncio.sleep(0.01)
        assert not turn.done()
        assert await database.match(record.match_id) == record
    stored = await turn
    assert await database.match(record.match_id) == stored


async def test_a_failing_unit_touches_no_other(database, sample):
    matches = await many_matches(database, sample, 5)
    stale, game = matches[2]
    events, state = game.next()
    current = await sample.append(database, stale, events, state)
    async with Gate(database):
        turns = [
            asyncio.ensure_future(
                sample.append(database, record, events, state)
                if record is stale
                else sample.play(database, record, game)
            )
            for record, game in matches
        ]
        broken = asyncio.ensure_future(database.write(lambda _: 1 // 0))
        half = asyncio.ensure_future(database.write(half_done))
    outcomes = await asyncio.gather(*turns, return_exceptions=True)
    assert isinstance(outcomes.pop(2), StaleAction)
    for outcome in outcomes:
        assert await database.match(outcome.match_id) == outcome
    assert await database.match(stale.match_id) == current
    with pytest.raises(ZeroDivisionError):
        await broken
    with pytest.raises(RuntimeError, match="half done"):
        await half
    assert await database.server_settings(1) == ServerSettings()


def half_done(connection):
    connection.execute("INSERT INTO servers VALUES (1, '{\"default_length\": 9}')")
    raise RuntimeError("half done")


async def test_a_cancelled_turn_is_stored_as_a_whole(database, sample):
    record, game = await sample.begin(database)
    async with Gate(database):
        turn = asyncio.ensure_future(sample.play(database, record, game))
        other = asyncio.ensure_future(database.change_server_settings(1, lambda _: ServerSettings(default_length=9)))
        await asyncio.sleep(0)
        turn.cancel()
        with pytest.raises(asyncio.CancelledError):
            await turn
    await other
    stored = await database.match(record.match_id)
    assert stored.state == game.state
    assert [s.event for s in await database.events(record.match_id)] == game.log
    await sample.play(database, stored, game)


async def test_turns_cancelled_at_any_moment_leave_no_half(database, sample):
    record, game = await sample.begin(database)
    for pause in range(40):
        turn = asyncio.ensure_future(sample.play(database, record, game))
        await asyncio.sleep(pause / 40_000)
        turn.cancel()
        await asyncio.wait([turn])
        await database.board_shown(record.match_id, BoardPost(1, 1, 1))  # comes after the turn
        record = await database.match(record.match_id)
        assert record.state == game.state
        assert len(await database.events(record.match_id)) == record.state.seq


async def test_closing_finishes_what_is_being_written(path, sample):
    database = Database(path)
    await database.open()
    record, game = await sample.begin(database)
    turn = asyncio.ensure_future(sample.play(database, record, game))
    await asyncio.sleep(0)
    await database.close()
    stored = await turn
    for late in (database.match(1), sample.play(database, stored, game), database.boards_behind()):
        with pytest.raises(StorageUnavailable):
            await late
    await database.close()
    await database.open()
    assert await database.match(record.match_id) == stored
    await database.close()


async def test_an_idle_database_has_no_task_and_no_companion_files_when_closed(path, sample):
    database = Database(path)
    await database.open()
    await sample.begin(database)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    await database.close()
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_process_that_forgets_to_close_ends(path):
    script = (
        "import asyncio, sys; from pathlib import Path; from bot.store import Database;"
        "database = Database(Path(sys.argv[1])); asyncio.run(database.open())"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=True, timeout=30)


@pytest.fixture
async def trusted(database, monkeypatch):
    """A database whose disk has been quick for long, however slow this machine is."""
    monkeypatch.setattr(writer, "_QUICK", 60)
    return database


async def who_writes(database):
    """The thread that commits a few rows."""
    return await database.write_at_once(lambda _: threading.current_thread())


async def test_a_few_rows_on_a_quick_disk_are_committed_without_another_thread(trusted, sample):
    assert await who_writes(trusted) is threading.current_thread()
    record, game = await sample.begin(trusted)
    turn = game.next()
    stored = await sample.append(trusted, record, *turn)
    assert await trusted.match(record.match_id) == stored
    with pytest.raises(StaleAction):
        await sample.append(trusted, record, *turn)
    assert await trusted.match(record.match_id) == stored


async def test_nobody_waits_for_a_slow_disk(database, monkeypatch):
    monkeypatch.setattr(writer, "_QUICK", 0.9 * writer._UNKNOWN)
    here = [await who_writes(database) is threading.current_thread() for _ in range(40)]
    assert not here[0]
    assert here[-1]
    await database.write_at_once(lambda _: time.sleep(1))
    assert await who_writes(database) is not threading.current_thread()


async def test_others_have_their_turn_while_one_task_writes_and_writes(trusted):
    others = asyncio.ensure_future(asyncio.sleep(0))
    for _ in range(2 * writer._AT_A_STRETCH):
        await who_writes(trusted)
    assert others.done()


async def test_much_is_never_committed_in_the_loops_thread(trusted):
    assert await trusted.write(lambda _: threading.current_thread()) is not threading.current_thread()


async def test_turns_at_the_same_moment_share_a_commit_on_a_quick_disk(trusted, sample):
    matches = await many_matches(trusted, sample, 20)
    statements = []
    await trusted.write(lambda connection: connection.set_trace_callback(statements.append))
    await asyncio.gather(*(sample.play(trusted, record, game) for record, game in matches))
    # One for the statement that set the trace, one each for the two that came first, one for all others.
    assert statements.count("COMMIT") == 4


async def test_the_loop_leaves_the_connection_to_the_thread_that_uses_it(trusted, sample):
    record, game = await sample.begin(trusted)
    async with Gate(trusted):
        turn = asyncio.ensure_future(sample.play(trusted, record, game))
        for _ in range(5):
            await asyncio.sleep(0)
        assert not turn.done()
    stored = await turn
    assert await trusted.match(record.match_id) == stored
    emptying = asyncio.ensure_future(trusted.empty_log())
    await asyncio.sleep(0)
    emptying.cancel()
    assert await sample.play(trusted, stored, game)


async def test_what_was_begun_on_a_quick_disk_is_stored_even_if_nobody_waits(trusted, path, sample):
    record, game = await sample.begin(trusted)
    turn = asyncio.ensure_future(sample.play(trusted, record, game))
    await asyncio.sleep(0)
    turn.cancel()
    await asyncio.wait([turn])
    record = await trusted.match(record.match_id)
    assert record.state == game.state
    turn = asyncio.ensure_future(sample.play(trusted, record, game))
    await asyncio.sleep(0)
    await trusted.close()
    stored = await turn
    await trusted.open()
    assert await trusted.match(record.match_id) == stored
