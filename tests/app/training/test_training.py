"""What becomes of an answer to a card."""

import dataclasses
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.app.dice import FairDice
from bot.app.imports import Imports
from bot.app.logged import Logs, Viewer
from bot.app.training.training import Training
from bot.errors import CoachError, CoachReason, StaleAction
from bot.records.analyses import MatchAnalysis
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import OwnSide
from bot.records.people import Person, Place
from bot.records.training import Keeping
from bot.rules.formats.event_log import to_json
from bot.rules.match.commands import MakePlay, ResignMatch, RollDice
from bot.rules.sides import Side
from bot.workers.studio import Workshop
from tests.app.conftest import ALICE, BOB
from tests.app.training.test_cards import decision
from tests.app.training.test_schedule import GOOD, START, card


@pytest.fixture
async def training(house):
    """With one card of person 7."""
    house.now = START
    await house.store.merge_cards(7, lambda _: ([card(0, seq=5)], []))
    return Training(house.store, None, None, lambda: house.now)


async def test_an_answer_counts_once_whoever_delivers_it(training, house):
    one = await training.card(1, 7)
    after = await training.answered(one, 0, "8/5 6/5", GOOD)
    assert (after.reviews, after.due) == (1, START.replace(hour=0) + timedelta(days=2))
    house.wait(minutes=1)
    assert await training.answered(one, 0, "13/9", 0.2) == after, "the second process is late"
    assert await training.answered(after, 0, "13/9", 0.2) == after, "a button of yesterday"
    assert [review.chosen for review in await house.store.reviews_of(7)] == ["8/5 6/5"]


async def test_what_is_never_to_be_asked_again_takes_no_answer(training, house):
    one = await training.card(1, 7)
    await training.forget(one)
    gone = await training.card(1, 7)
    assert gone == replace(one, keeping=Keeping.GONE)
    assert await training.answered(gone, 0, "8/5 6/5", GOOD) == gone
    assert await house.store.reviews_of(7) == []


async def test_a_card_taken_back_while_it_is_answered_takes_the_next_answer_too(training, house, monkeypatch):
    one = await training.card(1, 7)
    await house.store.change_card(replace(one, keeping=Keeping.PARKED, lapses=6))
    one, standing = await training.card(1, 7), training.standing

    async def slowly(user_id):
        found = await standing(user_id)
        await training.answered(one, 0, "8/5 6/5", GOOD)
        return found

    monkeypatch.setattr(training, "standing", slowly)
    await training.take_back(7)
    back = await training.answered(await training.card(1, 7), 0, "8/5 6/5", GOOD)
    assert (back.reviews, back.keeping) == (1, Keeping.KEPT)
    assert (await training.answered(back, 1, "8/5 6/5", GOOD)).reviews == 2


@pytest.mark.parametrize(("opponent", "has_cards"), [(BOB, True), (computer(ComputerLevel.CASUAL), False)])
async def test_people_get_cards_of_what_they_played_and_a_computer_gets_none(house, opponent, has_cards):
    record = await house.store.match(await house.begin())
    await house.act(record.match_id, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    logged = await Logs(house.store, FairDice(house.store)).of(await house.store.match(record.match_id))
    logged = dataclasses.replace(logged, record=replace(logged.record, players=(ALICE, opponent)))
    mistakes = tuple(decision(3, 0.1, side=side) for side in Side)
    training = Training(house.store, None, None, lambda: house.now)
    await training.gather(logged, MatchAnalysis((), (), mistakes, (), "2ply"))
    assert [one.seq for one in await house.store.cards_of(ALICE.user_id)] == [3]
    assert bool(await house.store.cards_of(opponent.user_id)) is has_cards


async def test_a_card_is_its_owners(training):
    with pytest.raises(StaleAction):
        await training.card(1, 8)


class Coach:
    """Has analyzed every match: a mistake of each side, one after the other. Helps nobody with what is `faced`."""

    is_ready, faced = True, ()

    async def ready(self, *_):
        mistakes = tuple(decision(seq, 0.1, side=side) for seq, side in zip(TURNS, Side, strict=True))
        return MatchAnalysis((), (), mistakes, (), "2ply") if self.is_ready else None

    async def may_value(self, *_):
        if self.faced is None:
            raise CoachError(CoachReason.BEING_PLAYED)
        return self.faced


TURNS = (3, 5)
"""The events that are the first play of each side."""


@pytest.fixture
def coach():
    return Coach()


@pytest.fixture
def schooled(house, coach):
    return Training(house.store, coach, Logs(house.store, FairDice(house.store)), lambda: house.now)


async def played(house):
    """A match in which each side has played, and which is over."""
    number = await house.begin()
    await house.act(number, ALICE, lambda side: MakePlay(side, "8/5 6/5"))
    await house.act(number, BOB, RollDice, (3, 1))
    await house.act(number, BOB, lambda side: MakePlay(side, "8/5 6/5"))
    await house.act(number, ALICE, ResignMatch)
    return number


async def brought(house, names=("Ann", "Bill")):
    """A file of Alice's, and its log."""
    log = [one.event for one in await house.store.events(await played(house))]
    imports = Imports(house.store, lambda: house.now, Workshop())
    return (await imports.bring(to_json(log, names), ALICE, None)).match


async def seqs(house, person=ALICE):
    return [one.seq for one in await house.store.cards_of(person.user_id)]


async def test_what_a_hint_was_taken_for_becomes_no_card(house, schooled, coach):
    number = await played(house)
    await house.store.note_hint(number, TURNS[0] - 1, Side.WHITE)
    await house.store.note_hint(number, TURNS[1] - 1, Side.WHITE)
    logged = await Logs(house.store, FairDice(house.store)).of(await house.store.match(number))
    await schooled.gather(logged, await coach.ready())
    assert (await seqs(house), await seqs(house, BOB)) == ([], [TURNS[1]]), "a hint of the other side is none"


@pytest.mark.parametrize("ready", [True, False])
async def test_looking_back_gathers_from_matches_and_files(house, schooled, coach, ready):
    """From a file of which nothing says whose a side is both sides' mistakes come."""
    one = await brought(house)
    coach.is_ready = ready
    await schooled.look_back(ALICE.user_id)
    keys = {card.match for card in await house.store.cards_of(ALICE.user_id)}
    assert keys == ({one.key, "1"} if ready else set())
    assert not ready or len(await seqs(house)) == 3


async def test_once_the_side_of_a_file_is_known_the_cards_of_the_other_are_dropped(house, schooled):
    one = await brought(house)
    logs = Logs(house.store, FairDice(house.store))
    viewer = Viewer(ALICE.user_id, Place(0))
    logged = await logs.load(one.key, viewer)
    await schooled.sort(logged)
    assert await seqs(house) == [*TURNS]
    assert [card.key for card in (await schooled.standing(ALICE.user_id)).unclaimed] == [one.key]
    assert await schooled.is_theirs(logged, Side.WHITE)
    assert await schooled.is_theirs(logged, Side.BLACK)
    await house.store.own_import(one.import_id, ALICE.user_id, OwnSide.BLACK)
    assert (await schooled.standing(ALICE.user_id)).unclaimed == ()
    assert await schooled.is_theirs(logged, Side.BLACK)
    assert await seqs(house) == [*TURNS]
    assert not await schooled.is_theirs(logged, Side.WHITE)
    assert await seqs(house) == [TURNS[1]]
    played_here = await logs.of(await house.store.match(1))
    await schooled.sort(played_here)
    assert await schooled.is_theirs(played_here, Side.WHITE)


async def test_a_name_that_becomes_known_sorts_the_files_that_have_it(house, schooled):
    one = await brought(house)
    await schooled.sort(await Logs(house.store, FairDice(house.store)).load(one.key, Viewer(ALICE.user_id, Place(0))))
    await schooled.sort_named(ALICE.user_id)
    assert await seqs(house) == [*TURNS]
    await house.store.remember_person(Person(ALICE.user_id, "Ann"), house.now)
    await schooled.sort_named(ALICE.user_id)
    assert await seqs(house) == [TURNS[0]]


@pytest.mark.parametrize(("faced", "may"), [((), True), (("a match of theirs",), False), (None, False)])
async def test_nothing_is_asked_in_which_a_match_of_theirs_stands(schooled, coach, faced, may):
    coach.faced = faced
    assert await schooled.may_ask(card(0)) is may
