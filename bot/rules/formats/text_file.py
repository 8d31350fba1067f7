"""A match of any game as plain text, one line an event, that reads back exactly.

    Game: plakoto, edition 2
    Length: 5
    Rules: cube=false
    White: Alice
    Black: Bob

    Game 1: 61
    White: 24/18 24/23
    Black rolls 52
    ...

Turns are written as in `.mat`, from the mover's side. Nothing here knows a board, so every game fits. A line is made of
the event's own fields with the words of its phrase; what a phrase says by its words alone (how a game ended, say)
stands beside it. Where two mean the same event, the later one is written if what it is for is the case. An event
without a phrase is written as its name with its fields, so a new event needs no change here; 1.0 wrote more so.
"""

import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.formats.event_log import check_order, parse_rules, rules_text
from bot.rules.formats.mat_lines import MOST_LINES, decode
from bot.rules.formats.mat_writer import UNNAMED, clean
from bot.rules.match import events as ev
from bot.rules.variants import find_variant

AGAIN: Final = "again"
"""The cube was turned again just before."""
SESSION: Final = "session"
DOUBLE: Final = "double"
"""The game calls its second grade a double game, as it has no gammons."""
COUNTED: Final = "counted"
"""The game's grades are numbers."""

_GRADES: Final = {"single game": 1, "gammon": 2, "double game": 2, "backgammon": 3, "quadruple game": 4}
_NUMBER: Final = "[0-9]{1,18}"
_SIDE: Final = "White|Black"
_FIELDS: Final = {
    "side": _SIDE,
    "winner": _SIDE,
    "favoured": _SIDE,
    "first": _SIDE,
    "roll": "[0-9][0-9]",
    "grade": f"{'|'.join(_GRADES)}|game times {_NUMBER}",
    "points": f"{_NUMBER} points?",
    **dict.fromkeys(("value", "number", "game"), _NUMBER),
}


class _Phrase(NamedTuple):
    kind: type[ev.Event]
    words: str
    means: Mapping[str, Any] = MappingProxyType({})
    case: str = ""

    @property
    def pattern(self) -> re.Pattern[str]:
        """The sentence as a file has it."""
        parts = re.split(r"\{([a-z]+)\}", self.words)
        told = (f"(?P<{part}>{_FIELDS[part]})" if at % 2 else re.escape(part) for at, part in enumerate(parts))
        return re.compile("".join(told))


_CLOSED: Final = {
    ev.Closing.UNTOUCHED: "nobody has played for a long time",
    ev.Closing.CALLED_OFF: "the tournament was called off",
    ev.Closing.ENTRANT_OUT: "a player is out of the tournament",
    ev.Closing.RESULT_ENTERED: "an organizer has entered the result",
    ev.Closing.ROUND_OVER: "the round is over",
    ev.Closing.OTHER_PLAYERS: "others play this pairing",
}
_PHRASES: Final = (
    _Phrase(ev.GameStarted, "Game {game}: {first} begins", {"opening": ()}),
    _Phrase(ev.DiceRolled, "{side} rolls {roll}"),
    _Phrase(ev.TurnPassed, "{side} cannot move"),
    _Phrase(ev.DoubletNamed, "{side} names doublet {number}"),
    _Phrase(ev.PassingAsked, "{side} sits out until a checker can move"),
    _Phrase(ev.DoubleOffered, "{side} doubles to {value}"),
    _Phrase(ev.CubeBeavered, "{side} beavers to {value}"),
    _Phrase(ev.CubeBeavered, "{side} raccoons to {value}", case=AGAIN),
    _Phrase(ev.DoubleTaken, "{side} takes at {value}"),
    _Phrase(ev.DoublePassed, "{side} passes"),
    _Phrase(ev.ResignationOffered, "{side} offers to resign a {grade} ({points})"),
    _Phrase(ev.ResignationRefused, "{side} wants to play on"),
    _Phrase(ev.GameEnded, "{winner} wins {points} ({grade})", {"ending": "borne_off"}),
    _Phrase(ev.GameEnded, "{winner} wins {points} ({grade}, double passed)", {"ending": "passed"}),
    _Phrase(ev.GameEnded, "{winner} wins {points} ({grade}, resigned)", {"ending": "resigned"}),
    _Phrase(
        ev.GameEnded, "{winner} wins {points} (match resigned, counted as a {grade})", {"ending": "match_resigned"}
    ),
    _Phrase(
        ev.GameEnded,
        "{winner} wins {points} (session left, counted as a {grade})",
        {"ending": "match_resigned"},
        SESSION,
    ),
    _Phrase(ev.GameEnded, "{winner} wins {points} (on time, counted as a {grade})", {"ending": "time_ran_out"}),
    _Phrase(ev.GameDrawn, "The game is a draw"),
    _Phrase(ev.TimeRanOut, "{side} has run out of time", {"claimed": False}),
    _Phrase(ev.TimeRanOut, "{side} has run out of time, and the win is claimed", {"claimed": True}),
    *(
        _Phrase(ev.MatchAbandoned, f"The match is closed: {words}{pairing}", {"closing": closing.value, **nobody})
        for closing, words in _CLOSED.items()
        for pairing, nobody in (("", {"favoured": None}), ("; {favoured} wins the pairing", {}))
    ),
    _Phrase(ev.MatchEnded, "{winner} wins the match"),
    _Phrase(ev.MatchEnded, "{winner} wins the session", case=SESSION),
    _Phrase(ev.MatchEnded, "The session ends level", {"winner": None}),
)
_READ: Final = tuple((phrase, phrase.pattern) for phrase in _PHRASES)


def written(event: ev.Event, cases: Collection[str]) -> str:
    """An event in words, in these cases; empty without any."""
    plain = dict.fromkeys(event.__struct_fields__) | msgspec.to_builtins(event)
    if isinstance(event, ev.MatchAbandoned):
        plain["closing"] = event.closing.value  # also where it's left out as the usual one
    found = ""
    for phrase, pattern in _READ:
        if phrase.kind is not type(event) or (phrase.case and phrase.case not in cases):
            continue
        means = all(plain[name] == value for name, value in phrase.means.items())
        if means and all(plain[name] is not None for name in pattern.groupindex):
            found = phrase.words.format(**{name: _told(name, value, cases) for name, value in plain.items()})
    return found


def _told(name: str, value: Any, cases: Collection[str]) -> str:
    if value is None or _FIELDS.get(name) is None:
        return ""
    if _FIELDS[name] == _SIDE:
        return UNNAMED[value]
    if name == "roll":
        return "".join(map(str, value))
    if name == "points":
        return f"{value} point" if value == 1 else f"{value} points"
    if name == "grade":
        words = {grade: words for words, grade in _GRADES.items() if words != "double game"}
        words |= {2: "double game"} if DOUBLE in cases else {}
        return f"game times {value}" if COUNTED in cases or value not in words else words[value]
    return str(value)


def read(row: str) -> dict[str, Any] | None:
    """The event that a sentence means, as plain data; None for any other line."""
    for phrase, pattern in _READ:
        found = pattern.fullmatch(row)
        if found:
            fields = {name: _meant(name, text) for name, text in found.groupdict().items()}
            return {"type": phrase.kind.__name__, **phrase.means, **fields}
    return None


def _meant(name: str, text: str) -> int | list[int]:
    if _FIELDS[name] == _SIDE:
        return UNNAMED.index(text)
    if name == "roll":
        return [int(die) for die in text]
    if name == "points":
        return int(text.partition(" ")[0])
    return _GRADES.get(text) or int(text.removeprefix("game times "))


_MOVE: Final = re.compile(r"(bar|off|[0-9]{1,2})/(bar|off|[0-9]{1,2})(\*?)")
_ROLLS: Final = re.compile(r"[1-6][1-6](?: [1-6][1-6]){0,50}")
_TITLE: Final = "Backgammon match, version 1"
_EDITION: Final = ", edition "
_LONGEST_LINE: Final = 2_000

_PLAYED: Final = re.compile(r"(White|Black): (.+)")
_BEGUN: Final = re.compile(r"Game ([0-9]{1,9}): (.+)")
_NAMED: Final = re.compile(r"([A-Z][A-Za-z]{2,40})(?: (\{.*\}))?")
_EVENTS: Final = frozenset(kind.__name__ for kind in ev.Event.__args__)


def to_text(events: Iterable[ev.Event], names: Sequence[str]) -> str:
    """The match as text. `names` are White's and Black's. Raises TranscriptError for a log without a beginning."""
    log = tuple(events)
    if not log or not isinstance(log[0], ev.MatchStarted):
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE)
    started = log[0]
    head = [
        _TITLE,
        f"Game: {started.variant}" + (f"{_EDITION}{started.edition}" if started.edition > 1 else ""),
        f"Length: {started.length}",
        f"Rules: {rules_text(started.rules)}".rstrip(),
        *(f"{side}: {clean(name)}".rstrip() for side, name in zip(UNNAMED, names, strict=True)),
        "",
    ]
    lines = (_line(event, _cases(started, before, event)) for before, event in pairwise(log))
    return "\n".join((*head, *lines)) + "\n"


def _cases(started: ev.MatchStarted, before: ev.Event, event: ev.Event) -> set[str]:
    """The choice of words for an event."""
    cases = set() if started.length else {SESSION}
    if isinstance(before, ev.CubeBeavered):
        cases.add(AGAIN)
    if isinstance(event, ev.ResignationOffered | ev.GameEnded):
        name = find_variant(started.variant).grade_name(max(1, event.grade))
        cases |= {DOUBLE} if name == DOUBLE else {COUNTED} if name == "more" else set()
    return cases


def from_text(data: str | bytes) -> tuple[tuple[str, str], tuple[ev.Event, ...]]:
    """The names and the events in a text by `to_text`. Raises TranscriptError, naming the line, for anything else."""
    rows = re.split(r"\r\n|\r|\n", decode(data))
    if len(rows) > 5 * MOST_LINES:
        raise TranscriptError(TranscriptReason.TOO_LARGE)
    if len(rows) < 6 or rows[0].strip() != _TITLE:
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE)
    fields = [_field(number, rows[number - 1], label) for number, label in enumerate(_LABELS, start=2)]
    try:
        rules = parse_rules(fields[2])
        variant, _, edition = fields[0].partition(_EDITION)
        started = ev.MatchStarted(variant, int(fields[1]), rules, int(edition or 1))
    except ValueError as error:
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE, line=3, text=fields[1]) from error
    events: list[ev.Event] = [started]
    for number, row in enumerate(rows[6:], start=7):
        if row.strip():
            events.append(_event(number, row.strip()))
    check_order(events)
    return (fields[3], fields[4]), tuple(events)


_LABELS: Final = ("Game", "Length", "Rules", *UNNAMED)


def _field(number: int, row: str, label: str) -> str:
    name, colon, value = row.partition(":")
    if name != label or not colon or len(row) > _LONGEST_LINE:
        raise TranscriptError(TranscriptReason.UNREADABLE, line=number, text=row)
    return value.strip()


def _line(event: ev.Event, cases: set[str]) -> str:
    """An event as a line; the plain form only if it can be read back."""
    plain = _plain(event, cases)
    if plain and _says(plain, event):
        return plain
    fields = {name: value for name, value in msgspec.to_builtins(event).items() if name != "type"}
    return type(event).__name__ + (f" {json.dumps(fields)}" if fields else "")


def _says(plain: str, event: ev.Event) -> bool:
    """Would the line be read as this event? Because of the names in it, it might not be readable at all."""
    try:
        return _event(0, plain) == event
    except TranscriptError:
        return False


def _plain(event: ev.Event, cases: set[str]) -> str:
    if isinstance(event, ev.GameStarted) and event.first is None:
        return f"Game {event.game}: " + " ".join(f"{first}{second}" for first, second in event.opening)
    if isinstance(event, ev.PlayMade):
        moves = (f"{_point(move.source)}/{_point(move.target)}{'*' if move.hit else ''}" for move in event.moves)
        return f"{UNNAMED[event.side]}: " + " ".join(moves)
    return written(event, cases)


def _point(point: int) -> str:
    return {25: "bar", 0: "off"}.get(point) or str(point)


def _event(number: int, row: str) -> ev.Event:
    """The event in a line. Raises TranscriptError naming the line."""
    fields = _read(row) if len(row) <= _LONGEST_LINE else None
    try:
        if fields is not None:
            event: ev.Event = msgspec.convert(fields, ev.Event)
            return event
    except msgspec.ValidationError as error:
        raise TranscriptError(TranscriptReason.UNREADABLE, line=number, text=row) from error
    raise TranscriptError(TranscriptReason.UNREADABLE, line=number, text=row)


def _read(row: str) -> dict[str, Any] | None:
    """A line's event as plain data; None for a line without one."""
    begun, played = _BEGUN.fullmatch(row), _PLAYED.fullmatch(row)
    if begun and _ROLLS.fullmatch(begun[2]):
        opening = [[int(die) for die in roll] for roll in begun[2].split()]
        return {"type": "GameStarted", "game": int(begun[1]), "opening": opening}
    if played:
        moves = [_MOVE.fullmatch(move) for move in played[2].split()]
        if any(move is None for move in moves):
            return None
        made = [[_index(move[1]), _index(move[2]), bool(move[3])] for move in moves if move]
        return {"type": "PlayMade", "side": UNNAMED.index(played[1]), "moves": made}
    told = read(row)
    if told is not None:
        return told
    named = _NAMED.fullmatch(row)
    if named is None or named[1] not in _EVENTS:
        return None
    try:
        return {**json.loads(named[2] or "{}"), "type": named[1]}
    except (ValueError, RecursionError):
        return None


def _index(name: str) -> int:
    return {"bar": 25, "off": 0}.get(name, -1) if not name.isdigit() else int(name)
