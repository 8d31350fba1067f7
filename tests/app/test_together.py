"""Two processes on one database: neither remembers what the other has changed, the loser of a race looks again."""

import asyncio
from datetime import timedelta

import pytest

from bot.app.tournament.tournaments import Tournaments
from bot.errors import ClockError, ClockReason, WrongPhase
from bot.records.people import Person
from bot.records.tournaments import TournamentPlan
from bot.rules.dice import ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match.time_control import ClockKind, TimeControl
from bot.store.postgresql.database import ServerDatabase
from bot.tournaments import commands as tournament_cmd
from bot.tournaments.settings import Format, TournamentSettings
from tests.app.conftest import ALICE, BOB, HERE, House

DAY = TimeControl(ClockKind.CORRESPONDENCE, turn=86_400)
LONG = timedelta(minutes=5)


class Worker(House):
    """One of the processes."""

    def database(self):
        return ServerDatabase(self.path)

    @property
    def tournaments(self):
        return Tournaments(self.store, self.matches, self, self.table, lambda: 1)


@pytest.fixture
async def two(postgresql):
    workers = [await Worker(postgresql).open() for _ in range(2)]
    for number, worker in enumerate(workers):
        worker._ids = iter(range(1_000 + 10_000 * number, 9_000 + 10_000 * number))
        worker.dice = ScriptedDice([(3, 1)] * 500)
    yield workers
    for worker in workers:
        await worker.store.close()


@pytest.fixture
async def match_id(two):
    number = await two[0].begin(DAY)
    for worker in two:
        worker.dice = ScriptedDice([(3, 1)] * 500)
    return number


async def test_what_two_change_at_once_is_all_kept(two):
    one, other = two
    assert (await one.people.preferences(ALICE.user_id)).theme == (await one.people.settings(1)).theme
    await asyncio.gather(
        *(one.people.prefer(ALICE.user_id, auto_roll=True), other.people.prefer(ALICE.user_id, auto_forced=True)),
        *(one.people.choose(1, threads=True), other.people.choose(1, default_length=9)),
    )
    for worker in two:
        worker.wait(seconds=5)
        chosen, settings = await worker.people.preferences(ALICE.user_id), await worker.people.settings(1)
        assert (chosen.auto_roll, chosen.auto_forced) == (True, True)
        assert (settings.threads, settings.default_length) == (True, 9)


async def test_what_another_has_changed_is_known_in_seconds(two):
    one, other = two
    assert not (await one.people.preferences(ALICE.user_id)).auto_roll
    await other.people.prefer(ALICE.user_id, auto_roll=True)
    one.wait(seconds=5)
    assert (await one.people.preferences(ALICE.user_id)).auto_roll


async def test_of_two_taps_on_one_position_one_counts(two, match_id):
    seq = (await two[0].matches.match(match_id)).state.seq
    play = lambda side: cmd.MakePlay(side, "8/5 6/5")  # noqa: E731
    done = await asyncio.gather(
        *(
            worker.matches.act(match_id, ALICE, play, interaction_id=worker.interaction(), seen_seq=seq)
            for worker in two
        ),
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in done) == ["StaleAction", "Turn"]
    # Without a position it is carried out on what there is by then, and answered as if it had come later.
    done = await asyncio.gather(
        *(worker.matches.act(match_id, BOB, cmd.RollDice, interaction_id=worker.interaction()) for worker in two),
        return_exceptions=True,
    )
    assert sorted(type(one) for one in done if isinstance(one, Exception)) == [WrongPhase]


async def test_one_tap_that_comes_to_both_is_carried_out_once(two, match_id):
    play = lambda side: cmd.MakePlay(side, "8/5 6/5")  # noqa: E731
    turns = await asyncio.gather(*(one.matches.act(match_id, ALICE, play, interaction_id=5) for one in two))
    assert sorted(turn.is_repeat for turn in turns) == [False, True]


async def test_a_pause_made_elsewhere_is_not_overwritten(two, match_id, monkeypatch):
    one, other = two
    known = await one.matches.match(match_id)
    for person in (ALICE, BOB):
        await other.clocks.pause(match_id, person)
    read, stale = one.store.match, [known]  # the first read came just before the pause

    async def late(number):
        return stale.pop() if stale else await read(number)

    monkeypatch.setattr(one.store, "match", late)
    with pytest.raises(ClockError) as refused:
        await one.act(match_id, ALICE, lambda side: cmd.MakePlay(side, "8/5 6/5"), seen_seq=known.state.seq)
    assert refused.value.reason is ClockReason.STANDS_STILL


async def test_time_runs_out_once_and_not_for_those_who_slept(two, match_id):
    asleep, awake = two
    await asleep.store.renew_leases("asleep", LONG)
    held = asleep.store.held
    await asleep.store.renew_leases("asleep", timedelta(0))
    await awake.store.renew_leases("awake", LONG)
    asleep.store.held = held
    for worker in two:
        worker.absence.least = timedelta(days=99)
        worker.wait(days=2)
    assert await asleep.clocks.run_out() == []
    (notice,) = await awake.clocks.run_out()
    assert notice.record.state.is_over
    assert await awake.clocks.run_out() == await asleep.clocks.run_out() == []


async def test_many_join_by_both_and_each_match_begins_once(two):
    people = [Person(number, f"player{number}") for number in range(101, 109)]
    settings = TournamentSettings(format=Format.SINGLE_ELIMINATION)
    await two[0].tournaments.create(HERE, ALICE, "Cup", settings, TournamentPlan(), interaction_id=None)
    joined = await asyncio.gather(
        *(
            two[number % 2].tournaments.act(
                1, tournament_cmd.Join(one.user_id, one.name), actor_id=one.user_id, interaction_id=one.user_id
            )
            for number, one in enumerate(people)
        )
    )
    assert len(joined) == len(people)
    await two[0].tournaments.start(1, actor_id=None, interaction_id=None)
    opened = await asyncio.gather(*(worker.tournaments.open_matches(1) for worker in two))
    assert sorted(len(one) for one in opened) in ([0, 4], [1, 3], [2, 2])
    assert len(await two[0].store.match_numbers(0, 99)) == 4
