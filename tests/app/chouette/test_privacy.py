"""A person's own chouettes handed out to them, and a person who is deleted in the middle of one."""

import json
import sqlite3
from contextlib import closing
from random import Random

import msgspec
import pytest
from msgspec.structs import asdict

from bot.app.acting import Locks
from bot.app.matches import Table
from bot.app.people import People
from bot.app.privacy.privacy import Privacy
from bot.app.tournament.tournaments import Tournaments
from bot.chouette import commands as cmd
from bot.chouette import events as ev
from bot.chouette.events import renamed
from bot.chouette.machine import fold
from bot.chouette.queries import captain_of
from bot.chouette.settings import PRESETS
from bot.chouette.state import BOX, Choice, ChouettePhase
from bot.chouette.windows import unanswered
from tests.chouette.random_sessions import Session

from .test_time import asks_crew, box_rolls, crew_moves, until


@pytest.fixture
def privacy(house):
    tournaments = Tournaments(
        house.store, house.matches, house, Table(lambda: house.now, Locks(), absence=house.absence), lambda: 1
    )
    people = People(house.store)
    return Privacy(house.store, house.matches, tournaments, house.chouettes, people, clock=lambda: house.now)


def traces_of(person, path):
    """Where a person's id or name is left in the file."""
    found = set()
    with closing(sqlite3.connect(path)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in connection.execute(f'SELECT * FROM "{table}"'):  # noqa: S608 - names of tables
                if str(person.user_id) in str(row) or person.name in str(row):
                    found.add(table)
    return found


def find(house, user_id):
    return next(one for one in house.people if one.user_id == user_id)


@pytest.mark.parametrize("seed", range(4))
def test_another_id_in_every_event_leads_to_the_same_state_with_it(seed):
    session = Session(Random(seed), games=2).play()
    for person in (1, 2, 3):
        log = [renamed(event, person, -7) for event in session.log]
        assert fold(log) == renamed(session.state, person, -7)
        assert fold([renamed(event, -7, person) for event in log]) == session.state


@pytest.mark.parametrize("wanted", [asks_crew, crew_moves, box_rolls])
async def test_whoever_is_deleted_is_replaced_by_a_stand_in_and_the_game_goes_on(house, privacy, wanted):
    await house.begin(4, live=False)
    state = await until(house, wanted)
    captain = find(house, captain_of(state))
    if wanted is asks_crew:
        window = state.game.window
        number = next(one for one in window.asked if state.game.cubes[one].crew == captain.user_id)
        await house.act(cmd.Choose(captain.user_id, window.number, {number: Choice.ROLL_ON}))
    deletion = await privacy.delete(captain)
    assert traces_of(captain, house.path) == set()
    record = await house.look()
    assert fold([one.event for one in await house.chouettes.log(house.number)]) == record.state
    assert (-1 in record.state.order, -1 in record.state.gone) == (True, True)
    assert captain_of(record.state) == state.order[2]
    (turn,) = deletion.chouettes
    assert [type(event) for event in turn.events] == [ev.MemberLeaving]
    assert str(captain.user_id) not in str(msgspec.json.encode([turn.before, turn.state]))
    while (await house.look()).state.game is not None:
        await house.step()
    assert -1 not in (await house.look()).state.order


async def test_a_box_that_is_deleted_loses_what_is_open(house, privacy):
    await house.begin(3)
    state = await until(house, asks_crew)
    assert unanswered(state)
    box = find(house, state.order[BOX])
    deletion = await privacy.delete(box)
    assert traces_of(box, house.path) == set()
    record = await house.look()
    assert record.state.phase is ChouettePhase.BETWEEN
    assert record.state.scores[-1] == -200
    assert len(record.state.order) == 2
    assert [len(turn.steps) > 0 for turn in deletion.chouettes] == [True, True]
    table = await house.chouettes.table(1)
    assert sum(one.hundredths for one in table) == 200  # who was deleted is in no table


async def test_the_partner_of_the_box_is_deleted_and_the_only_opponent_plays_on(house, privacy):
    """Somebody else left, so that a box with a partner plays against one: what they have open is theirs to play for."""
    await house.begin(4, partner_may=3, partner_must=3)
    state = await until(house, box_rolls)
    await house.act(cmd.Leave(state.order[2], now=True))
    while (await house.look()).state.game is not None:
        await house.step()
    state = (await house.act(cmd.NextGame((await house.look()).state.order[0]))).state
    assert (len(state.order), state.partner is None) == (2, False)
    deletion = await privacy.delete(find(house, state.partner))
    assert [type(event) for turn in deletion.chouettes for event in turn.events] == [ev.MemberLeaving]
    after = (await house.look()).state
    assert after.game.cubes[0].is_open
    assert [after.scores[one] for one in after.order] == [state.scores[one] for one in state.order]


async def test_the_taker_of_an_extra_is_deleted_though_nobody_could_play_for_them(house, privacy):
    """The only other one of the crew has given the extra, and plays for the other side."""
    await house.begin(3, **asdict(PRESETS["los_angeles"]))
    box, giver, taker = (await until(house, box_rolls)).order
    await house.act(cmd.DoubleCubes(box, (0, 1)))
    for person, cube, choice in ((giver, 0, Choice.PASS), (taker, 1, Choice.TAKE), (giver, 0, Choice.OFFER)):
        window = (await house.look()).state.game.window
        await house.act(cmd.Choose(person, window.number, {cube: choice}))
    window = (await house.look()).state.game.window
    await house.act(cmd.Choose(taker, window.number, {1: Choice.TAKE}))
    await privacy.delete(find(house, taker))
    assert traces_of(find(house, taker), house.path) == set()
    state = (await house.look()).state
    assert state.game is None
    assert sum(state.scores.values()) == 0


async def test_the_host_of_a_lobby_is_deleted(house, privacy):
    await house.begin(3)
    alice = house.people[0]
    await house.chouettes.open(
        (await house.look()).place, alice, (await house.look()).state.settings, interaction_id=house.click()
    )
    deletion = await privacy.delete(alice)
    assert traces_of(alice, house.path) == set()
    assert any(turn.state.phase is ChouettePhase.OVER for turn in deletion.chouettes)


async def test_a_person_is_handed_out_what_they_may_see(house, privacy):
    await house.begin(3)
    await house.chouettes.move_to_thread(house.number, 55)
    state = await until(house, asks_crew)
    first, second = unanswered(state)
    window = state.game.window
    for person, choice in ((first, Choice.DOUBLE), (second, Choice.ROLL_ON)):
        number = next(one for one in window.asked if state.game.cubes[one].crew == person)
        await house.act(cmd.RollOn(person))
        await house.act(cmd.RollOn(person, on=False))
        if person == first:
            await house.act(cmd.Choose(person, window.number, {number: choice}))
    exported = json.loads(await privacy.export(second))
    (chouette,) = exported["chouettes"]
    sealed = [one for one in chouette["events"] if one["type"] in {"ChoicesMade", "StandingChanged"}]
    assert {one["person"] for one in sealed} == {"you"}
    text = json.dumps(chouette, ensure_ascii=False)
    assert all(str(one.user_id) not in text for one in house.people)
    assert find(house, first).name in text
    assert (chouette["goes_on"], chouette["here"], chouette["points"], chouette["thread"]) == (True, True, 0, "55")
    summary = await privacy.summary(second)
    assert summary.chouettes == 1
    assert summary.events > 0
