"""GNU Backgammon's match ID: all but the position, in 12 characters (9 bytes, base 64).

Bits from the lowest: cube exponent 4, cube owner 2 (3 centered), side on roll 1, Crawford game 1, game state 3, side
to act 1, double on offer 1, resignation on offer 2, dice 3 + 3 (0 not rolled, the larger first), length 15, score of
player 0 15, of player 1 15, no Jacoby rule 1. Source: GNU Backgammon manual, "A technical description of the match
ID"; the last bit is newer than the manual and was found with GNU Backgammon 1.07.

White is player 1, as GNU Backgammon makes the bottom side of an XGID, and Black player 0.
"""

import base64
import re
from typing import Final, NamedTuple

from bot.errors import NotationError
from bot.rules.dice import Roll
from bot.rules.match.state import LONGEST, Crawford, MatchState, Phase, Resignation, leader, match_winner
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube, Grade, points_won
from bot.rules.sides import Side

_WIDTHS: Final = (4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15, 1)
_ID: Final = re.compile(r"[A-Za-z0-9+/]{12}")
_CENTRED: Final = 3
_PLAYING: Final = 1
_ENDED: Final = (2, 3, 4)  # game states: played out, resigned, a double passed


class _Fields(NamedTuple):
    """The numbers in a match ID, in their order."""

    cube: int
    cube_owner: int
    on_roll: int
    crawford: int
    game_state: int
    to_act: int
    doubled: int
    resigned: int
    high_die: int
    low_die: int
    length: int
    black_score: int
    white_score: int
    no_jacoby: int


def gnubg_match_id(state: MatchState) -> str:
    """The match ID of a state; together with `state.position.gnubg_id`, GNU Backgammon's `set` reads it.

    Raises ValueError for numbers its fields can't hold: a cube above 32,768 or a score above 32,767.
    """
    waiting_for = state.on_roll if state.waiting_for is None else state.waiting_for
    offer = state.resignation
    white, black = state.score
    fields = _Fields(
        cube=state.cube.value.bit_length() - 1,
        cube_owner=_CENTRED if state.cube.owner is None else _player(state.cube.owner),
        on_roll=_player(state.on_roll),
        crawford=int(state.crawford is Crawford.NOW),
        game_state=_ENDED[0] if state.is_over else _PLAYING,
        to_act=_player(waiting_for),
        doubled=int(state.phase is Phase.DOUBLE_OFFERED),
        resigned=offer.grade if offer else 0,
        high_die=state.roll.high if state.roll else 0,
        low_die=state.roll.low if state.roll else 0,
        length=state.length,
        black_score=black,
        white_score=white,
        no_jacoby=int(not state.rules.jacoby),
    )
    bits = at = 0
    for name, value, width in zip(_Fields._fields, fields, _WIDTHS, strict=True):
        if value >> width:
            raise ValueError(f"{name} is too large for a match ID: {value}")
        bits |= value << at
        at += width
    return base64.b64encode(bits.to_bytes(9, "little")).decode("ascii")


def parse_gnubg_match_id(text: str, position: Position | None = None) -> MatchState:
    """Read a match ID, for a `position` seen by the side on roll (by default the start).

    The larger die comes first. If a side is one point away and the Crawford bit is off, the Crawford game counts as
    played. Raises NotationError for anything that isn't 12 characters of base 64 holding a possible match.
    """
    fields = _unpack(text)
    score = (fields.white_score, fields.black_score)
    _check(text, fields)
    over = fields.game_state in _ENDED
    cube = Cube(
        1 << fields.cube, None if fields.cube_owner > 1 else _side(fields.cube_owner), turned=fields.cube_owner < 2
    )
    rules = Rules(jacoby=not fields.length and not fields.no_jacoby)
    resignation = None if over or not fields.resigned else _resignation(fields, cube, rules)
    phase = _phase_before_resigning(fields) if resignation is None else Phase.RESIGNATION_OFFERED
    rolled = None if over or not fields.high_die else Roll(fields.high_die, fields.low_die)
    state = MatchState(
        variant="backgammon",
        rules=rules,
        length=fields.length,
        position=position or Position.start(),
        score=score,
        crawford=Crawford.NOW if fields.crawford else crawford_by(score, fields.length),
        on_roll=_side(fields.on_roll),
        cube=cube,
        roll=rolled,
        phase=Phase.OVER if over else phase,
        resignation=resignation,
        winner=(match_winner(score, fields.length) if fields.length else leader(score)) if over else None,
    )
    if not over and match_winner(score, fields.length) is not None:
        raise NotationError(text, "match ID", detail="the match is won, but goes on")
    return state


def crawford_by(score: tuple[int, int], length: int) -> Crawford:
    """The Crawford game's state where only the score is known: if a side is one point away, it has been played."""
    return Crawford.AFTER if length > 1 and max(score) >= length - 1 else Crawford.BEFORE


def _player(side: Side) -> int:
    """GNU Backgammon's number for a side: White is 1."""
    return 1 if side is Side.WHITE else 0


def _side(player: int) -> Side:
    return Side.WHITE if player == 1 else Side.BLACK


def _unpack(text: str) -> _Fields:
    wanted = text.strip()
    if not _ID.fullmatch(wanted):
        raise NotationError(text[:100], "match ID", detail="12 characters of base 64 expected")
    bits = int.from_bytes(base64.b64decode(wanted), "little")
    values = []
    for width in _WIDTHS:
        values.append(bits & ((1 << width) - 1))
        bits >>= width
    if bits:
        raise NotationError(text, "match ID", detail="bits are left over")
    return _Fields(*values)


def _check(text: str, fields: _Fields) -> None:
    dice = (fields.high_die, fields.low_die)
    problems = {
        "cube owner": fields.cube_owner == 2,
        "cube": fields.cube_owner < 2 and not fields.cube,
        "game state": fields.game_state not in (_PLAYING, *_ENDED),
        "dice": max(dice) > 6 or (0 in dice and dice != (0, 0)),
        "length": fields.length > LONGEST,
        "Crawford": fields.crawford and max(fields.black_score, fields.white_score) != fields.length - 1,
        "double": fields.doubled and (dice != (0, 0) or fields.resigned or fields.to_act == fields.on_roll),
    }
    for name, wrong in problems.items():
        if wrong:
            raise NotationError(text, "match ID", detail=name)


def _phase_before_resigning(fields: _Fields) -> Phase:
    if fields.doubled:
        return Phase.DOUBLE_OFFERED
    return Phase.TO_PLAY if fields.high_die else Phase.TO_ROLL


def _resignation(fields: _Fields, cube: Cube, rules: Rules) -> Resignation:
    points = points_won(Grade(fields.resigned), cube, rules)
    return Resignation(_side(fields.to_act).other, fields.resigned, points, _phase_before_resigning(fields))
