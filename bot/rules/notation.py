"""Text to play and back.

Plays are written as `24/18 13/8`, `bar/20`, `6/off`, `24/20*/16*`, `6/2(2)`. Also read, in any case: dashes and arrows
(`24-18, 13-8`), `b/20`, `25/20`, `6/o`, `6/0`, stops (`8/7/3`), both dice in one (`24/13`), moves in any order, no hit
marks or those behind a count (`8/4(2)*`), and the roll in front (`31: 8/5 6/5`). The forms are those of
https://www.bkgm.com/faq/BasicRules.html and of older books and articles, which write dashes.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bot.errors import AmbiguousPlay, IllegalPlay, IllegalReason, NotationError
from bot.rules.legality import Attempt, Journey, Way, explain, ways_of
from bot.rules.play import MoveLike, Play, play_text, renumbered, shift_of
from bot.rules.plays import plays_at_hand, rolled
from bot.rules.position import BAR, Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, Variant
from bot.rules.variants.protocol import Hand

_LONGEST: Final = 200  # characters: the longest play takes about 40, and anything longer isn't worth reading
_EXAMPLES: Final = 5
_DEFAULT_RULES: Final = Rules()

_ROLL: Final = re.compile(r"\s*([1-6])\s*[-/,]?\s*([1-6])\s*:")
_POINT: Final = re.compile(r"(bar|b|off|o|hand|h|in|[0-9]{1,2})(?![0-9a-z])(\s*\\?\*)?", re.IGNORECASE)
_SLASH: Final = re.compile(r"\s*[/\u2044\u2215\uff0f]\s*")
_DASH: Final = re.compile(r"\s*(?:->|=>|[-\u2010-\u2015\u2212\u2190-\u21ff\u2794-\u27be\u27f5-\u27ff>])\s*")
_GAP: Final = re.compile(r"[\s,;+&]+")
_GAP_OR_DASH: Final = re.compile(r"(?:[\s,;+&]|->|=>|[-\u2010-\u2015\u2212])+")
_COUNT: Final = re.compile(r"\s*\(\s*([1-9])\s*\)(\s*\\?\*)?")
_NAMED_POINTS: Final = {"bar": 25, "b": 25, "off": 0, "o": 0, "hand": 26, "h": 26, "in": 26}


class _Reading(NamedTuple):
    """The content of a text, before asking whether it can be played."""

    journeys: tuple[Journey, ...]
    marked: frozenset[int]  # points with a hit mark
    roll: tuple[int, int] | None  # the roll in front of the play


def format_play(play: Play | Iterable[MoveLike]) -> str:
    """Write a play, or moves as (source, target, hit), in the usual notation.

    `parse_play` reads the text of a `Play` back. The position that bare moves start from is unknown, so their text may
    lack a stop that matters.
    """
    return play.notation if isinstance(play, Play) else play_text(play)


def parse_play(
    text: str, position: Position, roll: tuple[int, int], variant: Variant = BACKGAMMON, rules: Rules = _DEFAULT_RULES
) -> Play:
    """The legal play that `text` means for the side on roll of `position`.

    A hit mark decides between plays that hit and plays that don't; where it can't be right it's ignored.

    Raises NotationError for text that isn't a play at all, IllegalPlay for one this roll doesn't allow, AmbiguousPlay
    for one that fits several legal plays, and ValueError for dice that aren't 1-6.
    """
    return parse_numbers(text, position, Hand(variant.numbers(rolled(roll))), variant, rules, roll=roll)


def parse_numbers(
    text: str,
    position: Position,
    hand: Hand,
    variant: Variant,
    rules: Rules,
    *,
    roll: tuple[int, int] | None = None,
    turned: bool = False,
) -> Play:
    """The legal play of the numbers of `hand` that `text` means, like `parse_play`.

    If `roll` is known, it must match the one written in front of the play, if there is one. `turned` says that the text
    has the other side's numbers; errors still use those of the side on roll.
    """
    plays = plays_at_hand(variant, position, hand.numbers, rules)
    try:
        reading = _turned(_read(text), variant) if turned else _read(text)
    except NotationError as error:
        error.legal, error.count = tuple(play.notation for play in plays[:_EXAMPLES]), len(plays)
        raise
    attempt = Attempt(position, hand.numbers, reading.journeys, variant, rules)
    if reading.roll is not None and roll is not None and sorted(reading.roll) != sorted(roll):
        raise _illegal(attempt, plays, IllegalReason.WRONG_DISTANCE, attempt.legs[0])
    written = _written(text.strip(), reading, plays, variant if turned else None)
    if len(written) == 1:
        return written[0]  # text that we wrote ourselves means what it says
    ways = ways_of(attempt) if len(attempt.legs) <= len(attempt.numbers) else set()
    fitting = _fitting(plays, ways)
    if reading.marked:
        marked = [play for play in fitting if {move.target for move in play.moves if move.hit} == reading.marked]
        fitting = marked or fitting
    if not fitting:
        raise _illegal(attempt, plays, *explain(attempt, plays, ways))
    if len(fitting) > 1:
        raise AmbiguousPlay(tuple(play.notation for play in fitting))
    return fitting[0]


def _written(text: str, reading: _Reading, plays: Sequence[Play], turned: Variant | None) -> list[Play]:
    """The plays that we would write like this, with the other side's numbers if it's `turned`."""
    shift = shift_of(reading.journeys)
    # Most legal plays move other checkers: there's no need to find out how those are written.
    alike = [play for play in plays if play.shift == shift]
    return [
        one for one in alike if (one.notation if turned is None else renumbered(one.notation, turned.facing)) == text
    ]


def _turned(reading: _Reading, variant: Variant) -> _Reading:
    """The same in the other side's numbers; bar, hand and off have no other name."""

    def facing(point: int) -> int:
        return variant.facing(point) if 0 < point < BAR else point

    journeys = tuple(tuple(map(facing, journey)) for journey in reading.journeys)
    return reading._replace(journeys=journeys, marked=frozenset(map(facing, reading.marked)))


def _fitting(plays: Sequence[Play], ways: set[Way]) -> list[Play]:
    """The legal plays that the ways lead to.

    A way with fewer dice than a play has is only part of it: the text means what it says with all dice, and so `3/off`
    for 3-1 is `3/2/off`.
    """
    reached = {(way.after, way.dice) for way in ways}
    return [play for play in plays if (play.after, len(play.moves)) in reached]


def _illegal(
    attempt: Attempt, plays: Sequence[Play], reason: IllegalReason, move: tuple[int, int] | None
) -> IllegalPlay:
    """The error, with the legal plays that have most in common with the request as examples."""
    wanted = Counter(attempt.legs)

    def shared(play: Play) -> int:
        return (Counter((move.source, move.target) for move in play.moves) & wanted).total()

    nearest = sorted(plays, key=shared, reverse=True)[:_EXAMPLES]
    return IllegalPlay(reason, move, tuple(play.notation for play in nearest), len(plays))


def _read(text: str) -> _Reading:
    """Read the whole text. Raises NotationError with the index where reading stopped."""
    if len(text) > _LONGEST:
        raise NotationError(text[:_LONGEST], "play", _LONGEST, "too long")
    roll = _ROLL.match(text)
    at = _skip(_GAP, text, roll.end() if roll else 0)
    # Where slashes join the points, a dash can only stand between two moves.
    join, gap = (_SLASH, _GAP_OR_DASH) if _SLASH.search(text, at) else (_DASH, _GAP)
    journeys: list[Journey] = []
    marked: set[int] = set()
    while at < len(text) or not journeys:
        journey, at = _read_journey(text, at, join, marked)
        count = _COUNT.match(text, at)
        journeys += [journey] * (int(count[1]) if count else 1)
        if count and count[2]:
            marked.add(journey[-1])
        at = count.end() if count else at
        after_gap = _skip(gap, text, at)
        if after_gap == at < len(text) and not count:
            raise NotationError(text, "play", at)
        at = after_gap
    return _Reading(tuple(journeys), frozenset(marked), (int(roll[1]), int(roll[2])) if roll else None)


def _skip(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at


def _read_journey(text: str, at: int, join: re.Pattern[str], marked: set[int]) -> tuple[Journey, int]:
    """Read points joined by `join`; adds the marked ones to `marked`. Returns the journey and where it ends."""
    points: list[int] = []
    while True:
        found = _POINT.match(text, at)
        if found is None:
            raise NotationError(text, "play", at)
        name = found[1].lower()
        named = _NAMED_POINTS.get(name)
        point = int(name) if named is None else named
        if named is None and point > BAR:
            raise NotationError(text, "play", at)
        points.append(point)
        if found[2]:
            marked.add(point)
        at = found.end()
        joined = join.match(text, at)
        if joined is None and len(points) == 1:
            raise NotationError(text, "play", at)
        if joined is None:
            break
        at = joined.end()
    return tuple(points), at


__all__ = ["format_play", "parse_numbers", "parse_play"]
