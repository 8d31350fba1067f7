"""Boards as people see them: everything is read from the message, as a player reads it."""

import asyncio
import re
from dataclasses import dataclass, replace
from pathlib import Path

import discord

import bot
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.ui.kit.components import CustomId

_PHASES = {
    "roll": Phase.TO_ROLL,
    "pick": Phase.TO_PLAY,
    "play": Phase.TO_PLAY,
    "play_it": Phase.TO_PLAY,
    "take": Phase.DOUBLE_OFFERED,
    "accept_resignation": Phase.RESIGNATION_OFFERED,
}
"""What a match waits for, by what can be tapped."""


_OF_THE_BOT = tuple(str(Path(module.__file__).parent) for module in (bot, discord))


async def all_done(act):
    """What `await act()` gives, once the bot has finished all that it has begun meanwhile."""
    before = asyncio.all_tasks()
    given = await act()
    while under_way := [task for task in asyncio.all_tasks() - before if _is_of_the_bot(task)]:
        await asyncio.wait(under_way)
    return given


def _is_of_the_bot(task):
    return task.get_coro().cr_code.co_filename.startswith(_OF_THE_BOT)


@dataclass(frozen=True)
class Board:
    """What a message says about a match. All but the message stays as it was, whatever happens to it.

    `phase` and `waiting_for` are None for a board on which nobody can act now.
    """

    message: object
    match_id: int
    seq: int
    phase: Phase | None
    waiting_for: Side | None
    shown: str
    """The picture in words."""
    text: str

    def button(self, action):
        """The custom id of the button or list for an action; None if there is none."""
        return _control(self.message, action)


@dataclass(frozen=True)
class Tap:
    """A button to press, or with `value` a line to choose in a list. `commits` is true if it changes the match."""

    side: Side
    message: object
    custom_id: str
    value: str | None = None

    @property
    def commits(self):
        """Whether it changes the match itself, not only what is shown of it."""
        return self.value is None and CustomId.parse(self.custom_id, "b").action not in ("pass", "double")

    def by(self, players):
        """Send it."""
        person = players[self.side]
        if self.value is None:
            return person.click(self.message, custom_id=self.custom_id)
        return person.select(self.message, self.custom_id, [self.value])


def seen_in(state):
    """What can be read from a board of a state: what it waits for, and whom."""
    return (None, None) if state.is_over else (state.phase, state.waiting_for)


def board_in(message):
    """The board in a message; None if it shows something else, or a board that was replaced."""
    targets = [target for component in message.walk() if (target := _target(component)) is not None]
    pictures = [one for component in message.walk() for one in component.get("items", ())]
    phase = next((_PHASES[target.action] for target in targets if target.action in _PHASES), None)
    if not targets or not (pictures or phase):
        return None
    shown = "\n".join(one["description"] for one in pictures)
    side = _who_acts(phase, shown or message.text) if phase else None
    return Board(message, targets[0].subject, targets[0].seq, phase, side, shown, message.text)


def _who_acts(phase, words):
    """The side that has to act: the one that a board marks; to a resignation, the other one."""
    side = Side[re.search(r"(White|Black) to (?:move|answer)", words)[1].upper()]
    return side.other if phase is Phase.RESIGNATION_OFFERED else side


def _target(component):
    text = component.get("custom_id", "")
    return CustomId.parse(text, "bs")


def newest_board(channel, match_id):
    """The board in a channel that shows the most of a match."""
    boards = [board for board in map(board_in, channel.messages) if board is not None and board.match_id == match_id]
    return max(boards, key=lambda board: (board.seq, board.message.id))


def _control(message, action):
    for component in message.walk():
        target = _target(component)
        if target is not None and target.action == action:
            return component["custom_id"]
    return None


def choose(board, random, *, double=0.1, passing=0.3):
    """What the player whose turn it is might tap; None if there is nobody to act."""
    side, message = board.waiting_for, board.message
    if side is None:
        return None
    if board.phase is Phase.TO_PLAY:
        for action in ("play_it", "play"):
            if board.button(action):
                return Tap(side, message, board.button(action))
        select = random.choice([one for one in message.selects if ":pick:" in one["custom_id"]])
        return Tap(side, message, select["custom_id"], random.choice(select["options"])["value"])
    if board.phase is Phase.DOUBLE_OFFERED:
        action = "pass" if random.random() < passing else "take"
    elif board.phase is Phase.RESIGNATION_OFFERED:
        action = "accept_resignation"
    else:
        action = "double" if board.button("double") and random.random() < double else "roll"
    return Tap(side, message, board.button(action))


def question_in(message):
    """The button that confirms what was asked in a private answer; None if nothing was."""
    return _control(message, "pass_yes") or _control(message, "double_yes")


async def go_on(players, board, random, **chances):
    """Tap, and keep tapping until the match has changed; returns the new board."""
    changed = False
    while not changed:
        tap = choose(board, random, **chances)
        changed = tap.commits
        answer = await tap.by(players)
        question = question_in(answer.message)
        if question is not None:
            answer, changed = await players[tap.side].click(answer, custom_id=question), True
        # The last board of a match has nothing to tap.
        over = replace(board, message=answer.message, phase=None, waiting_for=None)
        board = board_in(answer.message) or over
    return board


async def begin(channel, white, black, length=0):
    """Begin a match by challenge and Accept; returns its first board."""
    offer = await white.slash(channel, "challenge", opponent=black, length=length)
    answer = await black.click(offer, "Accept")
    return board_in(answer.message)


async def to_commit(players, board, random):
    """Put a play together if there is one to play, until the next tap changes the match; returns board and tap."""
    while not (tap := choose(board, random, passing=0, double=0)).commits:
        board = board_in((await tap.by(players)).message)
    return board, tap


async def to_roll(players, board, random):
    """Go on until there is a roll to make and the cube may be turned."""
    while board.phase is not Phase.TO_ROLL or not board.button("double"):
        board = await go_on(players, board, random, double=0)
    return board
