"""A person at a table with the computer, playing by taps, with the real engine in its processes."""

from random import Random

from simcord.actors import MemberActor
from simcord.builders import UserHandle

from bot.records.computers import ComputerLevel, is_computer
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.rules.match.actions import may_double
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.computer.desk import ComputerDesk
from tests.ui.table import buttons_of, posts_in


def without_pause(bot):
    """Take out the pause for reading: nobody reads."""
    bot.get(ComputerDesk).pace = 0.0
    return bot


async def challenge(table, length=1, **options):
    """Challenge the computer; returns the answer, which is the first board; None if another has taken its place."""
    without_pause(table.bot)
    result = await table.players[0].slash(table.channel, "challenge", opponent=me(table), length=length, **options)
    assert result.response is not None or posts_in(table.env, table.channel)
    table.board = result.response
    return result.response


def me(table):
    """The bot, as an opponent to choose."""
    user = UserHandle(table.env, table.env.backend.bot_user)
    return MemberActor(table.env, table.guild, user)


async def play_in_direct_message(table, person, length=3):
    """Begin a match against the computer in the person's direct messages with the bot."""
    without_pause(table.bot)
    terms = Terms("backgammon", length, Rules())
    place, who = Place(person.user.dm_channel.id), Person(person.id, "alice")
    turn = await table.bot.app.challenges.play_computer(place, who, ComputerLevel.CASUAL, terms, interaction_id=1)
    await table.bot.get(Boards).announce(turn)


async def settled(table):
    """The state once the computer has nothing more to do."""
    for _ in range(200):
        state = await table.state()
        record = await table.bot.store.match(table.match_id)
        side = state.waiting_for
        if side is None or not is_computer(record.players[side].user_id):
            table.board = posts_in(table.env, table.channel)[-1]
            return state
        await table.env.settle()
    raise AssertionError("the computer does not answer")


async def play_on(table, *, seed=0, turns=10_000, doubles=False):
    """Play for the person until the match is over, or for `turns` of their actions; returns the state."""
    random = Random(seed)
    for _ in range(turns):
        state = await settled(table)
        if state.is_over:
            return state
        assert state.waiting_for is Side.WHITE
        await act(table, state, random, doubles=doubles)
    return await settled(table)


async def until_computer(table, length=3, level="expert", **options):
    """Begin a match that waits for the computer, which does nothing yet; returns the state."""
    table.bot.get(ComputerDesk).tasks.wake = lambda *_: None
    await challenge(table, length, level=level.replace("_", " "), **options)
    random = Random(1)
    while (state := await table.state()).waiting_for is Side.WHITE:
        await act(table, state, random)
    return state


async def act(table, state, random, *, doubles=False):
    """Do one action for the person, whatever the board offers."""
    if state.phase is Phase.TO_PLAY:
        play = random.choice(plays_now(state)).notation
        await table.by_command(Side.WHITE, "move", play=play, match=str(table.match_id))
    elif state.phase is Phase.TO_NAME:
        await table.by_button(
            Side.WHITE, next(label for label, to in buttons_of(table.board).items() if ":name:" in to)
        )
    elif state.phase is Phase.DOUBLE_OFFERED:
        await table.by_button(Side.WHITE, "Take")
    elif state.phase is Phase.RESIGNATION_OFFERED:
        await table.by_command(Side.WHITE, "accept")
    elif doubles and may_double(state):
        await table.by_button(Side.WHITE, next(label for label in buttons_of(table.board) if "ouble" in label))
    else:
        await table.by_command(Side.WHITE, "roll", match=str(table.match_id))
