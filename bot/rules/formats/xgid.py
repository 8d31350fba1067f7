"""XGID, the position format of eXtreme Gammon, which GNU Backgammon reads too.

Ten fields: `XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10`

1. position: 26 places, the top side's bar, the bottom side's points 1 to 24, the bottom side's bar; `-` empty,
   A-O the bottom side's 1 to 15 checkers, a-o the top side's
2. cube: its exponent, 0 for 1, 1 for 2 ...
3. cube owner: 1 bottom, -1 top, 0 centered
4. turn: 1 bottom, -1 top. With a double on offer this is the side that doubled, and the cube is still the old one;
   a beaver or raccoon on offer stands on the value that it was turned from
5. dice: two digits; `00` before the roll, `D` a double on offer, `B` and `R` a beaver and a raccoon
6. 7. score of the bottom side, then of the top side
8. in a match 1 in the Crawford game, else 0; in a money session Jacoby 1 + beavers 2
9. match length, 0 for money
10. exponent of the largest cube; 0, a cube that stays at 1, stands for a match without a cube

White is the bottom side here. Checkers missing from fifteen, or from the game's own number, are borne off. Field 4 for
a double was checked with GNU Backgammon 1.07, which puts the side named there on roll.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.errors import NotationError
from bot.rules.dice import Roll
from bot.rules.formats.mat_writer import MAT_VARIATIONS, UNNAMED, no_mat
from bot.rules.formats.match_id import crawford_by
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.state import LONGEST, Crawford, MatchState, Phase, match_winner
from bot.rules.position import BAR, Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, Variant

_DECISIONS = ev.PlayMade | ev.TurnPassed | ev.DoubleOffered | ev.CubeBeavered | ev.DoubleTaken | ev.DoublePassed

_FIELDS: Final = (
    "position",
    "cube",
    "cube owner",
    "turn",
    "dice",
    "score",
    "opponent's score",
    "Crawford or Jacoby",
    "length",
    "largest cube",
)
_LONGEST_TEXT: Final = 100
_LARGEST_CUBE: Final = 10  # eXtreme Gammon's default: 1024
_LARGEST_EXPONENT: Final = 62  # far beyond any game, and its cube still fits a 64-bit integer
_LARGEST_SCORE: Final = 99_999
_SIDES: Final = {"1": Side.WHITE, "-1": Side.BLACK}
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")
_OFFERS: Final = ("D", "B", "R")  # a double, a beaver, a raccoon on offer
_DICE: Final = re.compile(r"[1-6][1-6]")


def xgid(state: MatchState | Position) -> str:
    """The XGID of a state; for a bare position: money, the cube centered, White on roll before the dice.

    It leaves out what an XGID can't hold: the variant, a resignation on offer, the number of the game.
    """
    if isinstance(state, Position):
        state = MatchState("backgammon", Rules(), 0, state)
    exponent = state.stake.bit_length() - 1
    owner = 0 if state.cube.owner is None else _sign(state.cube.owner)
    session = state.rules.jacoby + 2 * state.rules.beavers
    flag = state.crawford is Crawford.NOW if state.length else session
    largest = max(_LARGEST_CUBE, exponent) if state.rules.cube else 0
    white, black = state.score
    fields = (_places(state), exponent, owner, _sign(state.on_roll), _dice(state))
    return "XGID=" + ":".join(map(str, (*fields, white, black, int(flag), state.length, largest)))


def _sign(side: Side) -> int:
    return 1 if side is Side.WHITE else -1


def _places(state: MatchState) -> str:
    position = state.position if state.on_roll is Side.WHITE else state.position.swapped()
    white, black = position.mine, position.theirs[::-1]  # both by White's points; Black's bar is on 0
    places = [chr(ord("a") + black[0] - 1) if black[0] else "-"]
    for point in range(1, 25):
        upper, lower = white[point], black[point]
        places.append(chr(ord("A") + upper - 1) if upper else chr(ord("a") + lower - 1) if lower else "-")
    places.append(chr(ord("A") + white[BAR] - 1) if white[BAR] else "-")
    return "".join(places)


def _dice(state: MatchState) -> str:
    if state.phase is Phase.DOUBLE_OFFERED:
        # Other programs allow a raccoon to be beavered in turn: the letter says whose answer is due.
        return _OFFERS[state.beavers and 2 - state.beavers % 2]
    return f"{state.roll.first}{state.roll.second}" if state.roll else "00"


class _Text(NamedTuple):
    """An XGID cut into its fields, each with its index in the text."""

    text: str
    fields: tuple[str, ...]
    offsets: tuple[int, ...]

    def error(self, field: int, detail: str) -> NotationError:
        """An error that names a field (counted from 0)."""
        return NotationError(self.text, "XGID", self.offsets[field], f"{_FIELDS[field]}: {detail}")

    def number(self, field: int, largest: int) -> int:
        """The whole number in a field, at most `largest`."""
        value = self.fields[field]
        if not _NUMBER.fullmatch(value) or int(value) > largest:
            raise self.error(field, f"a number from 0 to {largest} expected")
        return int(value)


def parse_xgid(text: str, game: Variant = BACKGAMMON) -> MatchState:
    """Read an XGID of `game`, with or without `XGID=` in front and blanks around it; the text doesn't name the game.

    If a side is one point away and the Crawford flag is off, the Crawford game counts as played. Raises NotationError
    naming the field for anything impossible.
    """
    cut = _cut(text)
    length = cut.number(8, LONGEST)
    score = (cut.number(5, _LARGEST_SCORE), cut.number(6, _LARGEST_SCORE))
    if length and min(score) >= length:
        raise cut.error(6, "both sides have won")
    turn = _SIDES.get(cut.fields[3])
    if turn is None:
        raise cut.error(3, "1 or -1 expected")
    flag = cut.number(7, 1 if length else 3)
    largest = cut.number(9, _LARGEST_EXPONENT)
    crawford = _crawford(cut, score, length, now=bool(length and flag))
    cube = _cube(cut)
    phase, roll = _phase(cut, turn, cube, crawford)
    winner = match_winner(score, length)
    beavers = _OFFERS.index(cut.fields[4]) if cut.fields[4] in _OFFERS else 0
    return MatchState(
        variant=game.key,
        rules=Rules(cube=largest > 0, jacoby=not length and flag % 2 == 1, beavers=not length and flag > 1),
        length=length,
        position=_position(cut, turn, sum(game.start().mine)),
        score=score,
        crawford=crawford,
        on_roll=turn,
        phase=phase if winner is None else Phase.OVER,
        cube=replace(cube, value=cube.value >> beavers),
        beavers=beavers,
        roll=roll if winner is None else None,
        winner=winner,
    )


def _cut(text: str) -> _Text:
    if len(text) > _LONGEST_TEXT:
        raise NotationError(text[:_LONGEST_TEXT], "XGID", _LONGEST_TEXT, "too long")
    start = len(text) - len(text.lstrip())
    if text[start : start + 5].upper() == "XGID=":
        start += 5
    fields = tuple(text[start:].rstrip().split(":"))
    offsets = tuple(start + sum(len(field) + 1 for field in fields[:index]) for index in range(len(fields)))
    if len(fields) != len(_FIELDS):
        raise NotationError(text, "XGID", start, f"{len(_FIELDS)} fields expected, not {len(fields)}")
    return _Text(text, fields, offsets)


def _position(cut: _Text, turn: Side, checkers: int) -> Position:
    places = cut.fields[0]
    if len(places) != 26:
        raise cut.error(0, f"26 places expected, not {len(places)}")
    white, black = [0] * 26, [0] * 26
    for place, letter in enumerate(places):
        if "A" <= letter <= "O" and place > 0:
            white[place] = ord(letter) - ord("A") + 1
        elif "a" <= letter <= "o" and place < BAR:
            black[BAR - place] = ord(letter) - ord("a") + 1
        elif letter != "-":
            raise NotationError(cut.text, "XGID", cut.offsets[0] + place, f"position: {letter!r} on place {place}")
    for name, counts in (("White", white), ("Black", black)):
        if sum(counts) > checkers:
            raise cut.error(0, f"{name} has {sum(counts)} checkers")
        counts[0] = checkers - sum(counts)
    if white[0] == black[0] == checkers:
        raise cut.error(0, "no checkers")
    seen_by_white = Position(tuple(white), tuple(black))
    return seen_by_white if turn is Side.WHITE else seen_by_white.swapped()


def _cube(cut: _Text) -> Cube:
    exponent = cut.number(1, _LARGEST_EXPONENT)
    owner = _SIDES.get(cut.fields[2])
    if owner is None and cut.fields[2] != "0":
        raise cut.error(2, "1, -1 or 0 expected")
    if owner is not None and exponent == 0:
        raise cut.error(2, "a cube at 1 has no owner")
    return Cube(1 << exponent, owner, turned=owner is not None)


def _crawford(cut: _Text, score: tuple[int, int], length: int, *, now: bool) -> Crawford:
    if now and max(score) != length - 1:
        raise cut.error(7, "nobody is one point away")
    return Crawford.NOW if now else crawford_by(score, length)


def _phase(cut: _Text, turn: Side, cube: Cube, crawford: Crawford) -> tuple[Phase, Roll | None]:
    dice = cut.fields[4]
    if crawford is Crawford.NOW and (cube.value > 1 or dice in _OFFERS):
        raise cut.error(7, "no cube is turned in the Crawford game")
    if dice == "00":
        return Phase.TO_ROLL, None
    if dice in _OFFERS:
        if not cube.available_to(turn):
            raise cut.error(4, "a double by the side that does not own the cube")
        if cube.value >> _OFFERS.index(dice) == 0:
            raise cut.error(1, "the cube has not been turned so often")
        return Phase.DOUBLE_OFFERED, None
    if not _DICE.fullmatch(dice):
        raise cut.error(4, "two dice, 00, D, B or R expected")
    return Phase.TO_PLAY, Roll(int(dice[0]), int(dice[1]))


def to_xgids(events: Iterable[ev.Event]) -> str:
    """A line for every play, double and answer: game and turn (from 1), who decided, and the position before it.

    Beavers and raccoons are answers too; answers to them have `B` and `R` in the dice field. Raises TranscriptError
    (NO_MAT) for a game that XGID doesn't know.
    """
    lines = []
    state: MatchState | None = None
    for event in events:
        if isinstance(event, ev.MatchStarted) and event.variant not in MAT_VARIATIONS:
            raise no_mat(event.variant)
        if state is not None and isinstance(event, _DECISIONS):
            lines.append(f"{state.game}.{state.turns + 1} {UNNAMED[event.side]}: {xgid(state)}")
        state = evolve(state, event)
    return "".join(f"{line}\n" for line in lines)
