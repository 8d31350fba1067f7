"""Boards as people see them: everything is read from the message, as a player reads it."""

import re
from dataclasses import dataclass

from bot.rules.ids import parse_xgid
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.ui.kit.components import CustomId

_FOOTER = re.compile(r"Match (\d+) · `(XGID=[^`]+)`")


@dataclass(frozen=True)
class Board:
    """What a message says about a match. `xgid` and `seq` stay as they were, whatever happens to the message."""

    message: object
    match_id: int
    seq: int
    xgid: str
    text: str

    @property
    def state(self):
        """What the XGID tells: enough to choose the next tap."""
        return parse_xgid(self.xgid)

    @property
    def waiting_for(self):
        """The side that has to act (except on resignations, which an XGID does not show)."""
        state = self.state
        if state.phase is Phase.OVER:
            return None
        return state.on_roll.other if state.phase is Phase.DOUBLE_OFFERED else state.on_roll

    def button(self, action):
        """The custom id of the button for an action; None if there is none."""
        return _button(self.message, action)


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
        return self.value is None and CustomId.parse(self.custom_id, "b").action != "pass"

    def by(self, players):
        """Send it."""
        person = players[self.side]
        if self.value is None:
            return person.click(self.message, custom_id=self.custom_id)
        return person.select(self.message, self.custom_id, [self.value])


def board_in(message):
    """The board in a message; None if it shows something else."""
    text = message.text
    found = _FOOTER.search(text)
    if found is None:
        return None
    for component in message.walk():
        target = CustomId.parse(component.get("custom_id", ""), "b")
        if target is not None:
            return Board(message, int(found[1]), target.seq, found[2], text)
    return None


def newest_board(channel, match_id):
    """The board in a channel that shows the most of a match."""
    boards = [board for board in map(board_in, channel.messages) if board is not None and board.match_id == match_id]
    return max(boards, key=lambda board: (board.seq, board.message.id))


def _button(message, action):
    for component in message.walk():
        target = CustomId.parse(component.get("custom_id", ""), "b")
        if target is not None and target.action == action:
            return component["custom_id"]
    return None


def choose(board, random, *, double=0.1, passing=0.3):
    """What the player whose turn it is might tap; None if the match is over."""
    side = board.waiting_for
    if side is None:
        return None
    phase = board.state.phase
    if phase is Phase.TO_PLAY:
        selects = board.message.selects
        if selects:
            select = random.choice(selects)
            return Tap(side, board.message, select["custom_id"], random.choice(select["options"])["value"])
        action = "play"
    elif phase is Phase.DOUBLE_OFFERED:
        action = "pass" if random.random() < passing else "take"
    else:
        action = "double" if board.button("double") and random.random() < double else "roll"
    return Tap(side, board.message, board.button(action))


async def go_on(players, board, random, **chances):
    """Tap, and keep tapping until the match has changed; returns the new board."""
    changed = False
    while not changed:
        tap = choose(board, random, **chances)
        changed = tap.commits
        answer = await tap.by(players)
        question = _button(answer.message, "pass_yes")
        if question is not None:
            answer, changed = await players[tap.side].click(answer, custom_id=question), True
        board = board_in(answer.message)
    return board


async def begin(channel, white, black, length=0):
    """Begin a match by challenge and Accept; returns its first board."""
    offer = await white.slash(channel, "challenge", opponent=black, length=length)
    answer = await black.click(offer, "Accept")
    return board_in(answer.message)


async def to_commit(players, board, random):
    """Put a play together if there is one to play, until the next tap changes the match; returns board and tap."""
    while not (tap := choose(board, random, passing=0)).commits:
        board = board_in((await tap.by(players)).message)
    return board, tap


async def to_roll(players, board, random):
    """Go on until there is a roll to make and the cube may be turned."""
    while board.state.phase is not Phase.TO_ROLL or not board.button("double"):
        board = await go_on(players, board, random, double=0)
    return board
