"""Computers at a chouette's table wait until what people did is shown."""

from itertools import count

import pytest

from bot.chouette import commands as cmd
from bot.chouette.sessions import session_over
from bot.chouette.state import Choice, WindowKind
from bot.chouette.windows import asked_of, computers_to_act, said, waiting_for
from bot.records.people import Person
from bot.rules.match.searcher import best_play
from bot.rules.match.state import Phase
from bot.ui.chouette.acting import ChouetteComputerDesk
from bot.ui.chouette.desk import ChouetteDesk
from tests.ui.chouette.chouette_table import ChouetteTable

pytestmark = pytest.mark.simcord(check_errors=False)
INTERACTIONS = count(10_000)


@pytest.fixture
async def club(table):
    """A game of two people and two computers."""
    club = ChouetteTable(table, 2)
    await club.env.advance_time(1)  # what happened when the bot started was left by another process
    await club.open(computers=2)
    await at_rest(club)
    return club


def command_of(state, by):
    window = state.game.window
    if window is not None:
        choice = Choice.ROLL_ON if window.kind is WindowKind.DOUBLE else Choice.TAKE
        return cmd.Choose(by, window.number, {n: choice for n in asked_of(state, by) if said(state, window, n) is None})
    if state.game.board.phase is Phase.TO_ROLL:
        return cmd.Roll(by)
    return cmd.Play(by, best_play(session_over(state, 0)).notation)


async def stored(club):
    """What a person does whom the chouette waits for; it is not shown yet. None if it waits for computers alone."""
    state = await club.state()
    by = next((one for one in waiting_for(state) if one not in state.computers), None)
    if by is None:
        return None
    person = Person(by, club.person(by).name)
    return await club.bot.app.chouettes.act(1, person, command_of(state, by), interaction_id=next(INTERACTIONS))


async def at_rest(club):
    """The state once the computers have done what they do."""
    await club.env.settle()
    while club.bot.get(ChouetteComputerDesk).tasks._running:
        await club.env.advance_time(0.1)
    return await club.state()


async def show(club, turn):
    await club.bot.get(ChouetteDesk).show(turn)
    club.bot.get(ChouetteComputerDesk).wake(turn.record)
    return await at_rest(club)


async def until_computers(club):
    """People act until it is the computers' turn; returns what they did last, which is not shown yet."""
    for _ in range(20):
        turn = await stored(club)
        if computers_to_act(turn.record.state):
            return turn
        await club.bot.get(ChouetteDesk).show(turn)
    raise AssertionError("the computers are never asked")


async def test_housekeeping_lets_them_act_on_nothing_that_is_not_shown(club):
    turn = await until_computers(club)
    await club.bot.get(ChouetteComputerDesk).tasks.keep()
    assert await at_rest(club) == turn.record.state
    assert (await show(club, turn)).seq > turn.record.state.seq


async def test_what_could_not_be_shown_keeps_them_waiting_for_some_seconds(club):
    turn = await until_computers(club)
    await club.env.advance_time(16)
    assert (await at_rest(club)).seq > turn.record.state.seq


async def test_a_person_is_shown_before_the_computer_goes_on(club, monkeypatch):
    """People act while the bot is busy with what follows the computer's turn."""
    desk, late = club.bot.get(ChouetteDesk), []
    real = desk.show

    async def lingering(turn, interaction=None):
        await real(turn, interaction)
        while not late and not computers_to_act(await club.state()):
            theirs = await stored(club)
            if theirs is None:
                return  # a computer has been quicker: people act after its turn
            if computers_to_act(theirs.record.state):
                late.append(theirs)
            else:
                await real(theirs)

    async def nothing(_):
        """Housekeeping shows what people did as well, and would be another way to it."""

    club.bot.get(ChouetteComputerDesk).pace = 0.01
    monkeypatch.setattr(desk.behind, "catch_up", nothing)
    await at_rest(club)
    turn = await until_computers(club)
    monkeypatch.setattr(desk, "show", lingering)
    await real(turn)
    club.bot.get(ChouetteComputerDesk).wake(turn.record)
    rested = await at_rest(club)
    [theirs] = late
    assert rested == theirs.record.state
    assert (await show(club, theirs)).seq > theirs.record.state.seq
