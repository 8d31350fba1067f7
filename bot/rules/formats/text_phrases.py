"""The words for events in a match as plain text: a sentence for each kind, which reads back exactly.

What a sentence says by its words alone (how a game ended, say) stands beside it. Where two sentences mean the same
event, the later one is written if what it is for is the case.
"""

import re
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from bot.rules.formats.mat_writer import UNNAMED
from bot.rules.match import events as ev

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
