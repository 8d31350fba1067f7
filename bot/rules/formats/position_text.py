"""A pasted position, as an XGID or as GNU Backgammon's IDs; and whether it can occur at all."""

import re
from collections.abc import Iterator
from enum import IntEnum
from typing import Final
from urllib.parse import unquote

from msgspec.structs import replace

from bot.errors import ImpossiblePosition, NotationError, PositionFault
from bot.rules.formats.match_id import parse_gnubg_match_id
from bot.rules.formats.xgid import parse_xgid
from bot.rules.house_rules import fitting
from bot.rules.match.state import Crawford, MatchState, Phase, match_winner
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, Variant

_CHECKERS: Final = 15
_HOME: Final = range(1, 7)
_GNU: Final = re.compile(
    r"(?:GNU\s*Backgammon)?\s*(?:Position ID\s*:)?\s*(?<![A-Za-z0-9+])([A-Za-z0-9+/]{14})(?![A-Za-z0-9+/])(?:==)?"
)
_MATCH: Final = re.compile(r"(?:Match ID\s*:|:|\s)\s*([A-Za-z0-9+/]{12})(?![A-Za-z0-9+/])")
_MATCH_BEFORE: Final = re.compile(r"Match ID\s*:\s*([A-Za-z0-9+/]{12})(?![A-Za-z0-9+/])")
"""In front of the position ID only one that is named: a link has parts as long."""
_XGID: Final = re.compile(r"(?:XGID\s*=\s*)?([-A-Oa-o]{20,32}(?::[-0-9A-Za-z]*){3,12})")
_WORD: Final = re.compile(r"(?<![A-Za-z0-9+])(?=[a-z]*[A-Z0-9+/]\S*)[A-Za-z0-9+/]{14}(?:==)?(?![A-Za-z0-9+/=])")
"""A possible position ID among other words: words of plain letters aren't. In a link a slash stands in front of it."""
_DASHES: Final = str.maketrans(
    {"\u2010": "-", "\u2011": "-", "\u2012": "-", "\u2013": "-", "\u2014": "--", "\u2212": "-"}
)
"""A phone makes two hyphens a long dash."""
LONGEST: Final = 400
"""How many characters are read."""
_BOTH_IDS: Final = 80  # within so many characters a position ID and its match ID appear, with their names


class CubeFlaw(IntEnum):
    """Why a cube that can be read can't occur: in place of the field of an `ImpossiblePosition`."""

    CENTRED = 12
    """In a match nothing but doubles turns the cube, and after a double somebody owns it."""
    DEAD = 13
    """A double would have been made by a side that already reached the length with the cube as it was."""
    CRAWFORD = 14
    """It's turned in the Crawford game."""
    NONE = 15
    """It's turned in a game without a cube."""
    BEAVER = 16
    """A beaver in a match."""


def read_position(text: str, game: Variant = BACKGAMMON) -> MatchState:
    """The position of `game` in a text. Without a match ID, a GNU ID is an unlimited session with White on roll.

    The house rules are those in the text that fit the game. Raises ImpossiblePosition.
    """
    if not game.has_ids:
        raise ImpossiblePosition(PositionFault.NO_IDS)
    text = _as_written(text[:LONGEST]).strip().strip("`").strip()
    found = _XGID.search(text)
    state = _in_game(_of_xgid(found[1]) if found else _of_gnu(text), game)
    _check(state)
    return state


def _as_written(text: str) -> str:
    """The text without what links, phones and Discord make of it: `%3A`, a dash, a backslash before a hyphen."""
    plain = unquote(text) if "%" in text else text
    return plain.translate(_DASHES).replace("\\-", "-")


def _in_game(state: MatchState, game: Variant) -> MatchState:
    """A position read as backgammon, in another game: those of its checkers that aren't on the board are off."""
    checkers = sum(game.start().mine)
    sides = []
    for counts in (state.position.mine, state.position.theirs):
        on_board = sum(counts) - counts[OFF]
        if on_board > checkers:
            raise ImpossiblePosition(PositionFault.TOO_MANY)
        sides.append((checkers - on_board, *counts[OFF + 1 :]))
    rules = fitting(state.rules, game, state.length)
    return replace(state, variant=game.key, rules=rules, position=Position(*sides))


def find_position(text: str) -> str:
    """The part of a text, however long, that `read_position` can read; empty if there is none.

    An XGID is taken as it is, whatever may be wrong with it. A word is a position ID only if it can be read as one.
    """
    text = _as_written(text)
    found = _XGID.search(text)
    if found:
        return found[0]
    for word in _WORD.finditer(text):
        # The match ID follows it, or is on the next line.
        part = text[word.start() : word.start() + _BOTH_IDS]
        try:
            read_position(part)
        except ImpossiblePosition as error:
            if error.fault not in (PositionFault.MATCH_ID, PositionFault.FIELD):
                continue  # no game has this position: it was a word
        return part
    return ""


def _of_xgid(text: str) -> MatchState:
    fields = text.split(":")
    places = fields[0]
    if max(_total(places, "A"), _total(places, "a")) > _CHECKERS:
        mixed = places.upper() != places != places.lower()
        raise ImpossiblePosition(PositionFault.TOO_MANY if mixed else PositionFault.CAPITALS)
    if len(places) == BAR + 1 and not places.strip("-"):
        raise ImpossiblePosition(PositionFault.BOTH_OFF)
    try:
        state = parse_xgid(text)
    except NotationError as error:
        # The place where reading stopped gives the field; a text in the reader's language says what is expected there.
        field = text.count(":", 0, error.position or 0) + 1
        if field == 7 and _both_won(fields):
            raise ImpossiblePosition(PositionFault.BOTH_WON) from error
        raise ImpossiblePosition(PositionFault.FIELD, field if len(fields) == 10 else 11) from error
    return state


def _total(places: str, first: str) -> int:
    return sum(ord(letter) - ord(first) + 1 for letter in places if first <= letter <= chr(ord(first) + 14))


def _both_won(fields: list[str]) -> bool:
    numbers = [int(one) if one.isdecimal() else -1 for one in (fields[5], fields[6], fields[8])]
    return 0 < numbers[2] <= min(numbers[:2])


def _of_gnu(text: str) -> MatchState:
    found = _GNU.search(text)
    if found is None:
        raise ImpossiblePosition(PositionFault.UNREADABLE)
    try:
        position = Position.from_gnubg_id(found[1])
    except NotationError as error:
        fault = PositionFault.ONE_POINT if "one point" in error.detail else PositionFault.TOO_MANY
        raise ImpossiblePosition(fault) from error
    match_id = _MATCH.search(" " + text[found.end(1) :]) or _MATCH_BEFORE.search(text[: found.start(1)])
    if match_id is None:
        return MatchState("backgammon", Rules(jacoby=True), 0, position)
    try:
        return parse_gnubg_match_id(match_id[1], position)
    except NotationError as error:
        raise ImpossiblePosition(PositionFault.MATCH_ID) from error


def _check(state: MatchState) -> None:
    """Raise ImpossiblePosition for a position that no game can reach, and for a game that is over."""
    mine, theirs = state.position.mine, state.position.theirs
    checkers = sum(mine)
    if mine[OFF] == theirs[OFF] == checkers:
        raise ImpossiblePosition(PositionFault.BOTH_OFF)
    if state.length and min(state.score) >= state.length:
        raise ImpossiblePosition(PositionFault.BOTH_WON)
    if checkers in (mine[OFF], theirs[OFF]) or state.phase is Phase.OVER or match_winner(state.score, state.length):
        raise ImpossiblePosition(PositionFault.OVER)
    shut = [all(home[point] > 1 for point in _HOME) for home in (mine, theirs)]
    if mine[BAR] and theirs[BAR] and all(shut):
        # The side that closed its board last did so with a checker of its own on the bar.
        raise ImpossiblePosition(PositionFault.BOTH_SHUT)
    flaw = cube_flaw(state)
    if flaw is not None:
        raise ImpossiblePosition(PositionFault.FIELD, flaw)


def cube_flaw(state: MatchState) -> CubeFlaw | None:
    """Why no doubles lead to the cube of a state, or None if some do; in a session there are automatic ones too."""
    turned = state.cube.value > 1 or state.phase is Phase.DOUBLE_OFFERED
    if turned and not state.rules.cube:
        return CubeFlaw.NONE
    if not turned or not state.length:
        return None
    if state.crawford is Crawford.NOW:
        return CubeFlaw.CRAWFORD
    if state.beavers:
        return CubeFlaw.BEAVER
    if state.cube.value > 1 and state.cube.owner is None:
        return CubeFlaw.CENTRED
    return CubeFlaw.DEAD if any(state.away(side) <= value for side, value in _doubles(state)) else None


def _doubles(state: MatchState) -> Iterator[tuple[Side, int]]:
    """The doubles that led to a cube, from the last one back: who turned it, and at what value."""
    side, value = state.on_roll, state.cube.value
    if state.phase is Phase.DOUBLE_OFFERED:
        yield side, value
    if state.cube.owner is not None:
        side = state.cube.owner.other
        while value > 1:
            value //= 2
            yield side, value
            side = side.other


def as_played(state: MatchState) -> MatchState:
    """A position as if it were in the middle of a game, with nothing on offer but a double."""
    phase = state.resignation.resumes if state.resignation is not None else state.phase
    return replace(state, game=1, turns=2, resignation=None, phase=phase)
