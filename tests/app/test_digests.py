"""The weekly digest: who gets it, and what is told of a week without anything to tell."""

from datetime import timedelta
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.app.dice import FairDice
from bot.app.digests import Digests, posted_at, week_at
from bot.app.logged import Logs
from bot.app.puzzles.dailies import spread
from bot.records.analyses import CurvePoint, DecisionKind, MatchAnalysis, RankedPlay
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import NewMatch
from bot.records.people import Person
from bot.rules.match.commands import ResignMatch
from bot.rules.match.machine import fold
from bot.rules.sides import Side
from tests.app.conftest import ALICE, BOB, CAROL, HERE
from tests.app.training.test_cards import decision

GUILD = HERE.guild_id


class Studied:
    """A coach who has analyzed every match: one play of White's in each, the last of these for the others too."""

    plays = (decision(3, 0.0),)
    curve = ()

    async def ready(self, logged, _game):
        return MatchAnalysis((), (), (self.plays[: int(logged.key)][-1],), self.curve, "2ply")


@pytest.fixture
def coach():
    return Studied()


@pytest.fixture
def digests(house, coach):
    logs = Logs(house.store, FairDice(house.store))
    return Digests(house.store, coach, logs, lambda: house.now, lambda _: True)


async def test_a_server_gets_it_in_the_channel_it_ordered_it_for_until_it_wants_no_more(house, digests):
    assert (await digests.order(GUILD, 50)).channel_id == 50
    assert await digests.due() == []
    house.now = posted_at(week_at(house.now) + 1) + spread(GUILD)
    assert [one.channel_id for one in await digests.due()] == [50]
    [order] = await digests.due()
    assert await digests.take(order)
    assert await digests.due() == []
    await digests.not_posted(order, for_good=False)
    assert await digests.due() == [order]
    assert await digests.order(GUILD, None) is None
    assert await digests.due() == []


async def test_a_week_in_which_nothing_was_played_has_nobody_to_name(digests):
    told = await digests.of(GUILD, lambda _: True)
    assert (told.matches, told.swing, told.best, told.worst, told.luckiest) == ((), None, None, None, None)


@pytest.mark.parametrize(("loss", "is_told"), [(0.0009, False), (0.001, True)])
async def test_the_worst_play_of_a_week_is_told_only_if_it_was_a_mistake(house, digests, coach, loss, is_told):
    await house.act(await house.begin(), ALICE, ResignMatch)
    house.now = posted_at(week_at(house.now) + 1)
    coach.plays = (decision(3, loss),)
    told = await digests.of(GUILD, lambda _: True)
    assert (told.worst is not None) is is_told


async def test_it_is_due_from_its_hour_on_for_half_a_day_in_the_process_that_looks_after_the_server(house, digests):
    guild = 7_000 << 22
    await digests.order(guild, 50)
    begins = posted_at(week_at(house.now) + 1)
    hour, last = begins + spread(guild), begins + timedelta(hours=12)
    second = timedelta(seconds=1)
    assert hour > begins
    for moment, is_due in ((hour - second, False), (hour, True), (last, True), (last + second, False)):
        house.now = moment
        assert bool(await digests.due()) is is_due
    house.now = hour
    elsewhere = Digests(house.store, None, None, lambda: house.now, lambda _: False)
    assert await elsewhere.due() == []


async def test_computers_and_those_whose_data_was_deleted_are_not_counted_and_nothing_of_theirs_is_told(
    house, digests, coach
):
    number = await house.begin()
    over = (await house.act(number, ALICE, ResignMatch)).record.state
    events = [one.event for one in await house.store.events(number)]
    for white, black in ((computer(ComputerLevel.SIMPLE), ALICE), (Person(-7, ""), CAROL)):
        new, by_nobody = NewMatch(HERE, (white, black)), {"actor_id": None, "interaction_id": None, "at": house.now}
        record = await house.store.create_match(new, events[:2], fold(events[:2]), **by_nobody)
        await house.store.append(record, events[2:], over, **by_nobody)
    coach.plays = (decision(3, 0.1, luck=0.1), decision(3, 0.5, luck=0.5))
    house.now = posted_at(week_at(house.now) + 1)
    told = await digests.of(GUILD, lambda _: True)
    assert (len(told.matches), told.players) == (3, 3)
    assert (told.worst.person, told.worst.one.loss) == (ALICE, 0.1)
    assert (told.luckiest.person, told.luckiest.one.luck) == (ALICE, 0.1)
    await house.store.note_hint(number, 2, over.on_roll)
    after = await digests.of(GUILD, lambda _: True)
    assert (after.worst, after.luckiest) == (None, told.luckiest), "a hint was taken before it"
    assert (await digests.of(GUILD, lambda _: False)).matches == ()


RIGHT = decision(3, 0.0, played="8/5 6/5", plays=tuple(
    RankedPlay(play, 0.2 - loss, loss) for play, loss in (("8/5 6/5", 0.0), ("24/20", 0.1), ("13/9", 0.2), ("6/2", 0.3))
))  # fmt: skip


def second(loss):
    """The second best play loses this much."""
    best, _, *others = RIGHT.plays
    return replace(RIGHT, plays=(best, RankedPlay("24/20", 0.2 - loss, loss), *others))


@pytest.mark.parametrize(
    ("one", "is_told"),
    [
        (RIGHT, True),
        (second(0.05), True),
        (second(0.049), False),
        (replace(RIGHT, plays=RIGHT.plays[:3]), False),
        (replace(RIGHT, plays=(RIGHT.plays[0], *(RankedPlay(str(one), -0.2, 0.4) for one in range(3)))), True),
        (replace(RIGHT, plays=(RIGHT.plays[0], *(RankedPlay(str(one), -0.21, 0.41) for one in range(3)))), False),
        (replace(RIGHT, loss=0.0009), True),
        (replace(RIGHT, loss=0.001), False),
        (replace(RIGHT, counted=False), False),
        (replace(RIGHT, kind=DecisionKind.DOUBLE), False),
    ],
)
async def test_the_best_play_of_a_week_was_one_of_many_but_not_one_that_everybody_sees(
    house, digests, coach, one, is_told
):
    await house.act(await house.begin(), ALICE, ResignMatch)
    house.now = posted_at(week_at(house.now) + 1)
    coach.plays = (one,)
    assert ((await digests.of(GUILD, lambda _: True)).best is not None) is is_told


@pytest.mark.parametrize(("side", "before", "after"), [(Side.WHITE, 0.6, 0.2), (Side.BLACK, 0.4, 0.8)])
@pytest.mark.parametrize("points", [False, True])
async def test_a_swing_is_told_in_the_chances_of_whoever_made_it(house, digests, coach, side, before, after, points):
    await house.act(await house.begin(), ALICE, ResignMatch)
    house.now = posted_at(week_at(house.now) + 1)
    coach.plays = (replace(decision(3, 0.0, played="8/5 6/5"), side=side),)
    # White's chance, or in a session its equity, after what came before the play and after that.
    coach.curve = tuple(
        CurvePoint(1, seq, 2 * chance - 1 if points else 0.0, None if points else chance)
        for seq, chance in ((2, 0.6), (3, 0.2))
    )
    swing = (await digests.of(GUILD, lambda _: True)).swing
    assert (swing.before, swing.after) == pytest.approx((before, after))


async def test_those_who_gained_most_are_named_once_by_the_game_in_which_they_did(house, digests, monkeypatch):
    """Carol gained in both games, a computer most of all."""
    machine = computer(ComputerLevel.SIMPLE).user_id
    gained = {
        "backgammon": (
            (ALICE.user_id, 12.0),
            (CAROL.user_id, 30.0),
            (machine, 99.0),
            (70, 5.0),
            (71, None),
            (72, -4.0),
        ),
        "plakoto": ((CAROL.user_id, 8.0), (ALICE.user_id, 14.0), (73, 40.0)),
    }

    async def leaders(_guild_id, variant, *_):
        return [SimpleNamespace(user_id=one, name=f"p{one}", gained=points) for one, points in gained[variant]]

    monkeypatch.setattr(house.store, "leaders_since", leaders)
    state = (await house.store.match(await house.begin())).state
    for games, named in (
        (["backgammon"], [(CAROL.user_id, 30.0), (ALICE.user_id, 12.0), (70, 5.0)]),
        (["backgammon", "plakoto"], [(73, 40.0), (CAROL.user_id, 30.0), (ALICE.user_id, 14.0)]),
    ):
        records = [SimpleNamespace(state=replace(state, variant=one)) for one in games]
        found = await digests._risers(GUILD, records, house.now, house.now)
        assert [(one.user_id, points) for one, points in found] == named


async def test_who_has_played_in_the_week_before_is_known(house, digests):
    assert await digests.players(GUILD) == frozenset()
    await house.act(await house.begin(), ALICE, ResignMatch)
    assert await digests.players(GUILD) == frozenset()
    house.now = posted_at(week_at(house.now) + 1)
    assert await digests.players(GUILD) == {ALICE.user_id, BOB.user_id}
    house.now = posted_at(week_at(house.now) + 1)
    assert await digests.players(GUILD) == frozenset()
