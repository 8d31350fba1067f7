"""A crowd goes on once the other player's turn is shown, and not before."""

import asyncio
from itertools import count

import pytest

from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.crowd.desk import CrowdDesk
from tests.crowd.hall import Hall

pytestmark = pytest.mark.simcord(check_errors=False)
INTERACTIONS = count(10_000)


@pytest.fixture
async def hall(table):
    """Three people against Alice, whose turn it is."""
    hall, alice = Hall(table, 3), table.players[0]
    await hall.env.advance_time(1)  # what happened when the bot started was left by another process
    lobby = await hall.call(length=1, opponent=alice)
    await hall.press(alice, "I'll play", lobby)
    for person in hall.people[1:]:
        await hall.press(person, "Join", lobby)
    await hall.start()
    while (await hall.match()).state.waiting_for is not Side.BLACK:
        await hall.all_vote()
    return hall


async def stored(hall):
    """Alice's turn, up to where the crowd is next; it is not shown yet."""
    while True:
        record = await hall.match()
        state = record.state
        plays = state.phase is Phase.TO_PLAY
        command = cmd.MakePlay(Side.BLACK, plays_now(state)[0].notation) if plays else cmd.Roll(Side.BLACK)
        turn = await hall.bot.app.matches.act(
            1, record.players[1], lambda _, said=command: said, interaction_id=next(INTERACTIONS)
        )
        if turn.record.state.waiting_for is Side.WHITE:
            return turn
        await hall.bot.get(Boards).announce(turn)


async def waits_for(hall, person):
    """Is somebody asked who has not voted?"""
    state = (await hall.crowd()).state
    return state.open is not None and person.id not in {vote.voter for vote in state.open.votes}


async def at_rest(hall):
    """The match once no task is busy with it."""
    await hall.env.settle()
    for _ in range(10_000):
        if not hall.bot.get(CrowdDesk).tasks._running:
            return (await hall.match()).state
        await asyncio.sleep(0.001)
    raise AssertionError("it does not come to rest")


async def test_housekeeping_asks_nothing_about_a_turn_that_is_not_shown(hall):
    turn = await stored(hall)
    await hall.bot.get(CrowdDesk).tasks.keep()
    assert await at_rest(hall) == turn.record.state
    assert (await hall.crowd()).state.open is None
    await hall.bot.get(Boards).announce(turn)
    await hall.settled()
    assert (await hall.crowd()).state.open is not None


async def test_what_could_not_be_shown_keeps_it_waiting_for_some_seconds(hall):
    await stored(hall)
    await hall.env.advance_time(16)
    await hall.settled()
    assert (await hall.crowd()).state.open is not None


async def test_the_other_is_shown_before_the_crowd_goes_on(hall, monkeypatch):
    """Alice plays while the bot is busy with what follows the crowd's turn."""
    boards, late = hall.bot.get(Boards), []
    announce = boards.announce

    async def lingering(turn, guest=None):
        await announce(turn, guest)
        if not late and turn.record.state.waiting_for is Side.BLACK:
            late.append(await stored(hall))

    await hall.bot.get(Boards).announce(await stored(hall))
    await hall.settled()
    monkeypatch.setattr(boards, "announce", lingering)
    while not late:
        for person in hall.people:
            if await waits_for(hall, person):
                await hall.vote(person)
        rested = await at_rest(hall)
    [theirs] = late
    assert rested == theirs.record.state
    assert (await hall.crowd()).state.open is None
