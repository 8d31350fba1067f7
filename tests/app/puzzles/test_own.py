"""When servers are looked at for positions of their own."""

from datetime import timedelta
from types import SimpleNamespace

import pytest

from bot.app.coach import Coach
from bot.app.dice import FairDice
from bot.app.logged import Logs
from bot.app.positions import pack
from bot.app.puzzles.puzzles import OwnPositions
from bot.errors import CoachError, CoachReason, EngineMissing, EngineUnavailable
from bot.records.analyses import DecisionKind, MatchAnalysis, RankedPlay
from bot.records.matches import Terms
from bot.records.people import Person
from bot.records.positions import Scene
from bot.rules.match.commands import MakePlay, ResignMatch
from bot.rules.rules import Rules
from tests.app.conftest import ALICE, BOB, HERE
from tests.app.training.test_cards import decision
from tests.puzzles import play_puzzle, some_puzzles, use_pack

GUILD = 5
ONE, OTHER = Person(10**18, "One"), Person(10**18 + 1, "Other")


@pytest.fixture
def own(house):
    """Without an engine: nothing here is looked at."""
    return OwnPositions(house.store, None, None, None, lambda: house.now)


async def test_a_server_without_matches_rests_for_ten_minutes(house, own):
    await own.switch(GUILD, on=True)
    assert await own.waiting() == [GUILD]
    assert not await own.step(GUILD)
    assert await own.waiting() == []
    house.now += timedelta(minutes=9, seconds=59)
    assert await own.waiting() == []
    house.now += timedelta(seconds=1)
    assert await own.waiting() == [GUILD]


async def test_a_server_that_switches_it_on_again_does_not_wait(own):
    await own.switch(GUILD, on=True)
    await own.step(GUILD)
    await own.switch(GUILD, on=False)
    await own.switch(GUILD, on=True)
    assert await own.waiting() == [GUILD]


async def test_only_of_a_match_that_is_over_there_is_something_to_hear(house, own):
    match_id = await house.begin()
    guild = (await house.store.match(match_id)).place.guild_id
    await own.switch(guild, on=True)
    assert await own.to_hear(await house.store.match(match_id)) == []
    turn = await house.act(match_id, ALICE, ResignMatch)
    assert sorted(await own.to_hear(turn.record)) == sorted([ALICE.user_id, BOB.user_id])
    await own.switch(guild, on=False)
    assert await own.to_hear(turn.record) == []


async def ended(house):
    """A match between people that is just over."""
    house.rolls((3, 1))
    challenge = await house.challenges.challenge(HERE, ONE, OTHER, Terms("backgammon", 5, Rules(), None))
    begun = await house.challenges.accept(challenge.challenge_id, OTHER, interaction_id=house.interaction())
    house.wait(seconds=1)
    return await house.act(begun.record.match_id, ONE, ResignMatch)


async def test_a_match_is_looked_at_a_week_after_it_once_its_people_have_heard_and_none_of_them_objects(
    house, own, monkeypatch
):
    looked, guild = [], HERE.guild_id

    async def look_at(guild_id, match_id):
        looked.append((guild_id, match_id))

    monkeypatch.setattr(own, "_look_at", look_at)
    await own.switch(guild, on=True)
    turn = await ended(house)
    match_id = turn.record.match_id
    assert not await own.step(guild)
    house.wait(days=7)
    assert not await own.step(guild)  # just a week
    house.wait(seconds=1)
    assert not await own.step(guild)
    await own.heard(guild, [ONE.user_id])
    assert not await own.step(guild)
    assert await own.to_hear(turn.record) == [OTHER.user_id]
    await own.heard(guild, [OTHER.user_id])
    assert await own.step(guild)
    await own.object(guild, OTHER.user_id, objects=True)
    assert not await own.step(guild)
    assert await own.waiting() == []
    await own.object(guild, OTHER.user_id, objects=False)
    assert await own.step(guild)
    assert looked == [(guild, match_id)] * 2


async def test_each_decision_is_looked_at_once_and_one_that_the_engine_fails_at_twice_is_passed_over(
    house, own, monkeypatch
):
    guild, puzzle, scenes = HERE.guild_id, some_puzzles(1)[0], [(3, "none"), (5, "fails"), (8, "found")]
    asked = []

    async def admitted(scene):
        asked.append(scene)
        if scene == "fails":
            raise EngineUnavailable("it hung")
        return puzzle if scene == "found" else None

    async def worth_a_look(_):
        return scenes

    monkeypatch.setattr(own, "_scenes", worth_a_look)
    own._analyst, own._coach = SimpleNamespace(admitted=admitted), Coach(house.store, None, None)
    await ended(house)
    house.wait(days=8)
    await own.switch(guild, on=True)
    with pytest.raises(EngineUnavailable):
        await own.step(guild)
    assert asked == ["none", "fails"]
    assert await own.step(guild)
    assert asked == ["none", "fails", "fails", "found"]
    assert not await own.step(guild)
    standing = await own.standing(guild)
    assert (standing.looked_at, standing.admitted, standing.matches) == (3, 1, 1)
    assert await own.listed(guild, "backgammon") == []  # who has played here may object for a day
    house.wait(days=1)
    assert [one.key for one in await own.listed(guild, "backgammon")] == [puzzle.key]
    assert await own.listed(None, "backgammon") == []
    await own.object(guild, ONE.user_id, objects=True)
    assert await own.listed(guild, "backgammon") == []


async def test_nothing_more_is_looked_at_in_a_server_that_has_switched_it_off_meanwhile(house, own, monkeypatch):
    guild, asked = HERE.guild_id, []

    async def admitted(scene):
        asked.append(scene)
        await own.switch(guild, on=False)

    async def worth_a_look(_):
        return [(3, "one"), (5, "other")]

    monkeypatch.setattr(own, "_scenes", worth_a_look)
    own._analyst, own._coach = SimpleNamespace(admitted=admitted), Coach(house.store, None, None)
    await ended(house)
    house.wait(days=8)
    await own.switch(guild, on=True)
    assert await own.step(guild)
    assert asked == ["one"]
    assert await own.standing(guild) is None


def judged(seq, state, *losses, **more):
    """A decision in a state, of which each choice loses so much."""
    plays = tuple(RankedPlay(str(place), 0.0, loss) for place, loss in enumerate(losses))
    return decision(seq, 0.0, position=state.position, played="0", best="0", plays=plays, **more)


@pytest.mark.parametrize(
    ("losses", "more", "is_asked"),
    [
        ((0.0, 0.040), {}, True),
        ((0.0, 0.039, 0.5), {}, False),  # the second best is nearly as good
        ((0.0,), {}, False),
        ((0.0, 0.5), {"forced": True}, False),
    ],
)
async def test_what_is_clear_and_new_is_worth_a_look(house, own, monkeypatch, tmp_path, losses, more, is_asked):
    """Of a match that is analyzed: else there's nothing, and of a position that is in the pack neither."""
    match_id, analyses = await house.begin(), [None]
    state = (await house.store.match(match_id)).state

    async def ready(*_):
        [found] = analyses
        if isinstance(found, Exception):
            raise found
        return found

    own._logs, own._coach = Logs(house.store, FairDice(house.store)), SimpleNamespace(ready=ready)
    await house.act(match_id, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    use_pack(monkeypatch, tmp_path, some_puzzles(1))
    assert await own._scenes(match_id) == []
    analyses[:] = [MatchAnalysis((), (), (judged(3, state, *losses, **more),), (), "2ply")]
    scene = Scene.of(state, DecisionKind.CHECKER)
    assert await own._scenes(match_id) == ([(3, scene)] if is_asked else [])
    use_pack(monkeypatch, tmp_path, [play_puzzle(state)])
    assert await own._scenes(match_id) == []
    analyses[:] = [CoachError(CoachReason.UNKNOWN_GAME)]
    assert await own._scenes(match_id) == []
    monkeypatch.setattr("bot.app.puzzles.puzzles.games_with_pack", lambda: ())
    analyses[:] = [ValueError("not asked")]
    assert await own._scenes(match_id) == []
    pack.load_pack.cache_clear()


async def test_a_match_that_was_analyzed_is_looked_at_again_and_a_file_is_none(house, own, monkeypatch):
    reopened = []

    async def reopen(match_id):
        reopened.append(match_id)

    monkeypatch.setattr(house.store, "reopen_own_match", reopen)
    record = SimpleNamespace(match_id=4)
    await own.analyzed(SimpleNamespace(is_imported=True, record=record))
    assert reopened == []
    await own.analyzed(SimpleNamespace(is_imported=False, record=record))
    assert reopened == [4]


async def test_without_an_engine_a_server_rests(house, own, monkeypatch):
    async def missing(*_):
        raise EngineMissing

    monkeypatch.setattr(own, "_look_at", missing)
    await own.switch(HERE.guild_id, on=True)
    turn = await ended(house)
    house.wait(days=8)
    await own.heard(HERE.guild_id, [one.user_id for one in turn.record.players])
    assert await own.waiting() == [HERE.guild_id]
    assert not await own.step(HERE.guild_id)
    assert await own.waiting() == []
    house.wait(minutes=10)
    assert await own.waiting() == [HERE.guild_id]
