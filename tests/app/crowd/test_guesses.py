"""What may be guessed, what it counts, and the months of the tables of those who guess."""

from contextlib import nullcontext
from datetime import UTC, datetime, timedelta, timezone
from itertools import combinations, islice
from random import Random

import pytest
from msgspec.structs import replace

from bot.app.crowd.guesses import Guesses, bonus
from bot.app.crowd.questions import play_choices
from bot.app.imports import Imports
from bot.errors import CrowdError, CrowdReason
from bot.records.analyses import DecisionKind, MatchAnalysis, RankedPlay
from bot.records.people import Person
from bot.rules.formats.event_log import to_json
from bot.rules.match.commands import MakePlay, ResignMatch, RollDice
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.workers.studio import Workshop
from tests.app.conftest import ALICE, BOB, CAROL
from tests.app.training.test_cards import decision
from tests.rules.random_matches import play_match

PLAYS = ("8/5 6/5", "13/10 6/5", "24/20")


class Asked:
    """A store that notes which month it is asked for."""

    guessers = None

    async def guessers_of_month(self, guild_id, since, until):
        self.asked = guild_id, since, until
        return []


@pytest.mark.parametrize(
    ("now", "since", "until"),
    [
        (datetime(2026, 1, 31, 23, 59, tzinfo=UTC), (2026, 1), (2026, 2)),
        (datetime(2026, 11, 1, tzinfo=UTC), (2026, 11), (2026, 12)),
        (datetime(2026, 12, 15, 8, 30, tzinfo=UTC), (2026, 12), (2027, 1)),
        (datetime(2026, 3, 1, 1, 0, tzinfo=timezone(timedelta(hours=2))), (2026, 2), (2026, 3)),
    ],
)
async def test_a_month_is_that_of_utc(now, since, until):
    store = Asked()
    await Guesses(store, lambda: now).table_of_month(7)
    assert store.asked == (7, datetime(*since, 1, tzinfo=UTC), datetime(*until, 1, tzinfo=UTC))


async def told(guesses, match_id, seq):
    """The guesses of a roll."""
    return [guess for guess in await guesses._store.guesses(match_id) if guess.seq == seq]


async def test_a_guess_is_a_legal_play_of_this_roll_by_a_spectator(house):
    number = await house.begin()
    guesses, record = Guesses(house.store, lambda: house.now), await house.store.match(number)
    seq, play = record.state.seq, next(iter(play_choices(record.state)))

    async def refused(person, at, choice):
        with pytest.raises(CrowdError) as caught:
            await guesses.guess(record, person, at, choice)
        return caught.value.reason

    assert await refused(CAROL, seq - 1, "24/1") is CrowdReason.OLD_ROLL
    assert await refused(CAROL, seq, "24/1") is CrowdReason.NO_SUCH_CHOICE
    assert await refused(ALICE, seq, play) is CrowdReason.PLAYER_GUESSES
    assert await told(guesses, number, seq) == []
    await guesses.guess(record, CAROL, seq, play)
    assert [one.play for one in await told(guesses, number, seq)] == [play]
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    assert await refused(CAROL, seq, play) is CrowdReason.OLD_ROLL


async def test_what_was_asked_of_the_engine_is_not_forgotten_by_asking_more(house):
    """Whoever asks on until nobody knows any more what they asked is refused as well, until the next turn."""
    number = await house.begin()
    guesses, record = Guesses(house.store, lambda: house.now), await house.store.match(number)
    others = (Position.of({far: 1, near: 1}, {4: 2}) for far, near in combinations(range(1, 25), 2))

    async def asks(*positions):
        for position in positions:
            house.wait(seconds=1)
            await guesses.asked(CAROL.user_id, position)

    async def reason():
        with pytest.raises(CrowdError) as caught:
            await guesses.may_guess(record, CAROL.user_id)
        return caught.value.reason

    await asks(record.state.position, *islice(others, 20))
    assert await reason() is CrowdReason.ASKED_ENGINE
    await asks(*islice(others, 100))
    assert await reason() is CrowdReason.ASKED_MUCH
    assert len((await house.store.preferences(CAROL.user_id)).asked) == 100
    house.wait(hours=2)
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    await house.act(number, BOB, RollDice, (6, 5))
    await guesses.may_guess(await house.store.match(number), CAROL.user_id)


@pytest.mark.parametrize("tells", [True, False])
async def test_an_analyzed_import_is_help_if_it_leads_to_this_board(house, tells):
    """Somebody writes down the match that they watch, and has the file analyzed; or brings any other."""
    number = await house.begin()
    guesses = Guesses(house.store, lambda: house.now)
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    await house.act(number, BOB, RollDice, (6, 5))
    record = await house.store.match(number)
    log = [one.event for one in await house.store.events(number)] if tells else play_match(Random(5), 3, Rules())
    imports = Imports(house.store, lambda: house.now, Workshop())
    brought = await imports.bring(to_json(log, ("Ann", "Bill")), CAROL, None)
    await guesses.asked(CAROL.user_id, None, brought.match.import_id)
    if not tells:
        await guesses.may_guess(record, CAROL.user_id)
        return
    with pytest.raises(CrowdError) as caught:
        await guesses.may_guess(record, CAROL.user_id)
    assert caught.value.reason is CrowdReason.ASKED_ENGINE


async def test_a_turn_begins_with_the_play_before_it_and_not_with_its_roll(house):
    """By correspondence hours lie between them, in which somebody can ask about the position."""
    number = await house.begin()
    guesses = Guesses(house.store, lambda: house.now)
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    await guesses.asked(CAROL.user_id, (await house.store.match(number)).state.position)
    house.wait(minutes=61)
    await house.act(number, BOB, RollDice, (6, 5))
    with pytest.raises(CrowdError) as caught:
        await guesses.may_guess(await house.store.match(number), CAROL.user_id)
    assert caught.value.reason is CrowdReason.ASKED_ENGINE


async def test_a_guess_is_judged_by_the_play_that_is_made_and_gets_its_points_after_the_match(house):
    """As often as that is done. A play not among the best gets none; one that was not analyzed stays open."""
    number = await house.begin()
    guesses, record = Guesses(house.store, lambda: house.now), await house.store.match(number)
    seq, choices = record.state.seq, play_choices(record.state)
    best, good, bad = (next(key for key, one in choices.items() if one.notation == play) for play in PLAYS)
    for user_id, choice in ((1, best), (2, good), (3, bad)):
        await guesses.guess(record, Person(user_id, "Spectator"), seq, choice)
    rolled = await house.act(number, ALICE, lambda side: MakePlay(side, PLAYS[0]))
    assert [one.same for one in await guesses.settle(rolled)] == [True, False, False]
    assert [one.same for one in await told(guesses, number, seq)] == [True, False, False]
    assert await told(guesses, number, seq + 1) == []
    ranked = (RankedPlay(PLAYS[0], 0.1, 0.0), RankedPlay(PLAYS[1], 0.08, 0.02))
    made = decision(seq + 1, 0.0, plays=ranked)
    elsewhere, cube = replace(made, seq=seq + 2), replace(made, kind=DecisionKind.DOUBLE)
    for decisions, points in ((), [None] * 3), ((elsewhere, cube), [None] * 3), ((made,), [2, 1, 0]), ((), [2, 1, 0]):
        await guesses.judge(number, MatchAnalysis((), (), decisions, (), "2ply"))
        assert [one.bonus for one in await told(guesses, number, seq)] == points


async def test_a_turn_in_which_nothing_was_played_judges_nothing(house):
    number = await house.begin()
    guesses, record = Guesses(house.store, lambda: house.now), await house.store.match(number)
    await guesses.guess(record, CAROL, record.state.seq, next(iter(play_choices(record.state))))
    turn = await house.act(number, ALICE, ResignMatch)
    assert await guesses.settle(turn) == []
    assert [one.same for one in await told(guesses, number, record.state.seq)] == [None]


async def test_spectators_guess_where_there_is_a_choice(house):
    number = await house.begin()
    guesses = Guesses(house.store, lambda: house.now)
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    with pytest.raises(CrowdError) as caught:
        await guesses.may_guess(await house.store.match(number), CAROL.user_id)
    assert caught.value.reason is CrowdReason.NOTHING_TO_GUESS


@pytest.mark.parametrize(("more", "is_told"), [(timedelta(0), True), (timedelta(seconds=1), False)])
async def test_an_hour_before_a_turn_is_about_it_and_what_was_asked_earlier_is_not(house, more, is_told):
    number = await house.begin()
    guesses = Guesses(house.store, lambda: house.now)
    turn = await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    begun, house.now = house.now, house.now - timedelta(hours=1) - more
    await guesses.asked(CAROL.user_id, turn.record.state.position)
    house.now = begun
    await house.act(number, BOB, RollDice, (6, 5))
    with pytest.raises(CrowdError) if is_told else nullcontext():
        await guesses.may_guess(await house.store.match(number), CAROL.user_id)


@pytest.mark.parametrize(
    ("loss", "points"), [(0.0, 2), (0.01, 2), (0.011, 1), (0.04, 1), (0.041, 0), (0.5, 0), (None, 0)]
)
def test_a_play_nearly_as_good_as_the_best_gets_points(loss, points):
    assert bonus(loss) == points
