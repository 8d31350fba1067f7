"""The loop that all kinds share, on a counter: two writers, the same interaction, what comes late, what fails."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

import pytest

from bot.app.absence import Absence
from bot.app.acting import ATTEMPTS, Acting, Locks, Table, once, stored
from bot.errors import ChallengeError, ChallengeReason, StaleAction, StorageUnavailable
from bot.eventlog.log import Turn, follow

REFUSED = ChallengeError(ChallengeReason.SELF)


def add(state, event):
    return (state or 0) + event


@dataclass(frozen=True, slots=True)
class Sum(Turn[int, int, int, int]):
    """What was added to the counter, which is its own record."""


class Counter:
    """A counter in a store that others may write to, whose time is up at `due`."""

    def __init__(self):
        self.value, self.log, self.reads, self.away = 0, {}, 0, timedelta(0)
        self.now = datetime(2026, 5, 1, 12, tzinfo=UTC)
        self.due = None
        self.broken = False
        self.locks = Locks()
        self.absence = Absence(self, lambda: self.now)
        self.acting = self.remembering(0)

    def remembering(self, most, *, together=False):
        """What acts on it, and keeps so many things in memory."""
        table = Table(lambda: self.now, self.locks, absence=self.absence, together=together)
        return Acting("counter", table, read=self.read, repeated=self.repeated, is_out=self.is_out, most=most)

    async def awake(self, _, *, gap):
        away, self.away = self.away if self.away >= gap else timedelta(0), timedelta(0)
        if self.due is not None:
            self.due += away
        return away

    async def read(self, _):
        self.reads += 1
        await asyncio.sleep(0)
        return self.value

    async def repeated(self, _, interaction_id):
        return Sum(self.value, None, ()) if interaction_id in self.log else None

    def is_out(self, _):
        return self.due is not None and self.due <= self.now

    async def write(self, before, event, interaction_id):
        await asyncio.sleep(0)
        if self.broken:
            raise StorageUnavailable("disk full")
        if before != self.value or interaction_id in self.log:
            raise StaleAction("somebody was first")
        self.value += event
        self.log[interaction_id] = event
        return self.value

    async def add(self, event, interaction_id, *, meanwhile=None, before_writing=None):
        async def attempt(record):
            if event < 0:
                raise REFUSED
            if before_writing is not None:
                before_writing()
            steps = follow(add, record, [event])
            turn = Sum(steps[-1].state, record, steps, actor=7)
            return await stored(turn, self.write(record, event, interaction_id), meanwhile)

        return await self.acting.act(1, attempt, interaction_id=interaction_id)


@pytest.fixture
def counter():
    return Counter()


async def test_what_is_decided_is_stored(counter):
    turn = await counter.add(5, 1)
    assert (turn.record, turn.before, turn.events, turn.actor) == (5, 0, (5,), 7)
    assert (counter.reads, len(counter.locks)) == (1, 0)


async def test_ten_at_once_wait_for_each_other(counter):
    turns = await asyncio.gather(*(counter.add(1, number) for number in range(10)))
    assert [turn.record for turn in turns] == [*range(1, 11)]


async def test_whoever_was_second_decides_anew(counter):
    others = iter([100, 10])

    def another():
        counter.value += next(others, 0)

    turn = await counter.add(1, 1, before_writing=another)
    assert (turn.record, turn.before) == (111, 110)


async def test_somebody_who_is_always_first_ends_it(counter):
    tries = []

    def another():
        tries.append(counter.value)
        counter.value += 1

    with pytest.raises(StaleAction):
        await counter.add(1, 1, before_writing=another)
    assert len(tries) == ATTEMPTS


async def test_what_is_out_of_date_by_itself_is_not_tried_again(counter):
    tries = []

    async def attempt(record):
        tries.append(record)
        raise StaleAction("that window has closed")

    with pytest.raises(StaleAction):
        await counter.acting.act(1, attempt, interaction_id=1)
    assert tries == [0]


async def test_the_same_interaction_again_changes_nothing(counter):
    await counter.add(5, 1)
    again = await counter.add(5, 1)
    assert (again.record, again.is_repeat) == (5, True)
    assert [turn.is_repeat for turn in await asyncio.gather(counter.add(2, 2), counter.add(2, 2))] == [False, True]
    assert counter.value == 7


async def test_a_repeat_is_answered_though_it_would_be_refused_now(counter):
    counter.log[1] = 5
    assert (await counter.add(-5, 1)).is_repeat
    with pytest.raises(ChallengeError):
        await counter.add(-5, 2)
    with pytest.raises(ChallengeError):
        await counter.add(-5, None)


async def test_a_command_that_is_refused_after_another_was_first(counter):
    async def attempt(record):
        if record:
            raise REFUSED
        counter.value = 3
        return await stored(Sum(1, record, follow(add, record, [1])), counter.write(record, 1, 1))

    with pytest.raises(ChallengeError):
        await counter.acting.act(1, attempt, interaction_id=1)
    assert (counter.value, counter.log) == (3, {})


async def test_time_that_seems_to_be_up_is_judged_after_what_was_away_is_given_back(counter):
    counter.due = counter.now - timedelta(seconds=5)
    counter.away = timedelta(minutes=2)
    seen = []

    async def attempt(record):
        seen.append(counter.is_out(record))

        return Sum(record, record, ())

    await counter.acting.happen(1, attempt)
    assert (seen, counter.reads) == ([True], 1)  # whoever lets it happen has looked before
    await counter.acting.act(1, attempt, interaction_id=1)
    assert (seen, counter.reads) == ([True, False], 3)
    counter.now += timedelta(minutes=3)
    await counter.acting.act(1, attempt, interaction_id=2)
    assert seen == [True, False, True]


async def test_meanwhile_runs_while_it_is_stored(counter):
    seen = []

    async def draw(turn):
        seen.append((turn.record, counter.value))
        await asyncio.sleep(0.01)
        seen.append((turn.record, counter.value))

    await counter.add(5, 1, meanwhile=draw)
    assert seen == [(5, 0), (5, 5)]


async def test_what_fails_meanwhile_leaves_it_stored(counter):
    async def draw(turn):
        raise RuntimeError("no ink")

    with pytest.raises(RuntimeError, match="no ink"):
        await counter.add(5, 1, meanwhile=draw)
    assert counter.value == 5
    assert (await counter.add(5, 1)).is_repeat


async def test_what_cannot_be_stored_is_raised_and_thrown_away(counter):
    counter.broken = True
    drawn = []

    async def draw(turn):
        drawn.append(turn)

    with pytest.raises(StorageUnavailable):
        await counter.add(5, 1, meanwhile=draw)
    assert (counter.value, len(drawn)) == (0, 1)
    counter.broken = False
    assert (await counter.add(5, 1)).record == 5


async def test_nobody_acts_on_what_is_held(counter):
    async with counter.acting.holding(1):
        waits = asyncio.ensure_future(counter.add(5, 1))
        await asyncio.sleep(0.01)
        assert not waits.done()
    assert (await waits).record == 5


async def test_what_a_turn_led_to_is_read_no_more(counter):
    counter.acting = counter.remembering(1)
    assert [(await counter.add(1, number)).record for number in (1, 2, 3)] == [1, 2, 3]
    assert (await counter.acting.latest(1), counter.reads) == (3, 1)
    counter.acting.forget((1,))
    assert (await counter.acting.latest(1), counter.reads) == (3, 2)


async def test_what_is_remembered_gives_way_to_another_writer(counter):
    counter.acting = counter.remembering(1)
    await counter.add(1, 1)
    counter.value = 100
    assert (await counter.add(1, 2)).record == 101
    counter.value = 200
    with pytest.raises(ChallengeError):
        await counter.add(-1, 3)
    assert await counter.acting.latest(1) == 200  # whatever failed, it's read anew


async def test_what_may_have_changed_in_the_store_is_read_again(counter):
    counter.acting = counter.remembering(1)
    await counter.add(1, 1)
    async with counter.acting.holding(1):
        counter.value = 5
    assert (await counter.add(1, 2)).record == 6
    counter.away = timedelta(minutes=2)
    counter.value = 10  # as giving time back changes what is stored
    await counter.absence.look()
    assert await counter.acting.latest(1) == 10
    beside = counter.remembering(1, together=True)
    counter.acting = beside
    await counter.add(1, 3)
    counter.value = 20  # by another process
    assert await beside.latest(1) == 20


async def test_something_is_begun_once():
    begun = []

    async def begin():
        if begun:
            raise StaleAction("that interaction has begun something")
        begun.append("it")
        return "it"

    async def known():
        return begun[0] if begun else None

    assert [await once(begin, known), await once(begin, known)] == ["it", "it"]

    async def refused():
        raise REFUSED

    async def unknown():
        return None

    assert await once(refused, known) == "it"
    with pytest.raises(ChallengeError):
        await once(refused, unknown)
