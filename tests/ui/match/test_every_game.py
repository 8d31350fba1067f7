"""One whole match of every game, in a simulated channel, by commands and by buttons and lists."""

from random import Random

import pytest

from bot.records.people import Person
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.match.partial import steps_with
from bot.rules.match.state import Phase
from bot.rules.match.turn import game_of, numbers_now, plays_now
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from tests.nightly import NIGHTLY, every
from tests.ui.table import buttons_of, play_step, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

_SOME = ("backgammon", "runte", "plakoto", "fevga", "gul_bara", "american_acey_deucey", "sugoroku")
"""Each way of moving, hitting, pinning and naming a doublet; the other games differ from these in the rules alone."""
_LONGEST = 1500
_BEGINNING = _LONGEST if NIGHTLY else 12
"""How many actions a match is followed through Discord, before all but its last turns are played without it."""


async def by_lists(table, state, play):
    """Choose the play in the lists, now and then die by die, and play it."""
    side = state.on_roll
    if "Move by move" not in buttons_of(table.board) or state.seq % 3:
        return await table.play_by_lists(side, play)
    answer = (await table.players[side].click(table.board, label="Move by move")).response
    for step in steps_with(play, numbers_now(state)):
        answer = (await play_step(table.players[side], answer, step)).response
    return await table.by_button(side, "Play it", answer)


async def act(table, state, random):
    """Act for the player whose turn it is, by a command or a tap, at random."""
    tapping, side = random.random() < 0.5, state.on_roll
    if state.phase is Phase.TO_PLAY:
        play = random.choice(plays_now(state))
        if tapping:
            await by_lists(table, state, play)
        else:
            await table.by_command(side, "move", play=play.notation)
    elif state.phase is Phase.RESIGNATION_OFFERED:
        await table.by_command(state.waiting_for, "accept")
    elif state.phase is Phase.TO_NAME:
        number = random.randint(1, 6)
        if tapping:
            await table.by_button(side, f"{number}-{number}")
        else:
            await table.by_command(side, "doublet", number=number)
    elif tapping:
        await table.by_button(side, "Roll")
    else:
        await table.by_command(side, "roll")


def is_near_its_end(state):
    """Has a side borne off all but an eighth of its checkers?"""
    return any(sum(own[1:]) <= sum(own) // 8 for own in (state.position.mine, state.position.theirs))


async def without_discord(table, state, random):
    """Play on where nobody sees it, to the last turns of the game; returns the state, with its board in the channel."""
    while not is_near_its_end(state):
        side = state.waiting_for
        command = cmd.RollDice(side)
        if state.phase is Phase.TO_NAME:
            command = cmd.NameDoublet(side, random.randint(1, 6))
        elif state.phase is Phase.TO_PLAY:
            play = random.choice(plays_now(state))
            if game_of(state).result(play.after, state.rules):
                break  # whatever ends the game is done in the channel
            command = cmd.MakePlay(side, play.notation)
        person = Person(table.players[side].id, table.players[side].name)
        turn = await table.bot.app.matches.act(
            table.match_id, person, lambda _, command=command: command, interaction_id=None
        )
        state = turn.record.state
    table.board = (await table.players[state.waiting_for].slash(table.channel, "board", public=True)).response
    return state


@pytest.mark.parametrize("key", every(VARIANTS, daily=_SOME))
async def test_a_whole_match(table, key):
    random = Random(f"{key} 1")
    sent = (
        await table.players[0].slash(
            table.channel, "challenge", opponent=table.players[1], variant=VARIANTS[key].name, length=1
        )
    ).response
    assert key == "backgammon" or VARIANTS[key].name in text_of(sent)
    await table.by_button(Side.BLACK, "Accept", sent)
    named = False
    for done in range(_LONGEST):
        state = await table.state()
        if state.is_over:
            break
        if done == _BEGINNING:
            state = await without_discord(table, state, random)
        if not named:
            named = key == "backgammon" or game_of(state).name in text_of(table.board)
        await act(table, state, random)
    record = await table.bot.store.match(table.match_id)
    log = [stored.event for stored in await table.bot.store.events(table.match_id)]
    assert record.state.is_over
    assert named
    assert fold(log) == record.state
    assert isinstance(log[-1], ev.MatchEnded)
    assert "wins the match" in text_of(table.board)
    assert not any(label in buttons_of(table.board) for label in ("Roll", "Play it"))


async def test_a_tavli_match_rotates_its_games(table):
    random = Random(5)
    sent = (await table.players[0].slash(table.channel, "challenge", variant="tavli", length=5)).response
    await table.by_button(Side.BLACK, "Accept", sent)
    seen = []
    for done in range(_LONGEST):
        state = await table.state()
        if state.is_over or len(seen) == 4:
            break
        if done == _BEGINNING:
            state = await without_discord(table, state, random)
        if state.game > len(seen):
            seen.append(game_of(state).key)
        if state.game > 1 and random.random() < 0.05:
            await table.by_command(state.on_roll, "resign", what="single", sure=True)
            continue
        await act(table, state, random)
    assert seen[:3] == ["portes", "plakoto", "fevga"][: len(seen)]
    assert len(seen) >= 2
