"""A match as JSON: our own log of events, whole, with the proof of its dice.

    {"format": "backgammon-bot match", "version": 1, "players": ["Alice", "Bob"],
     "events": [{"type": "MatchStarted", ...}, ...],
     "dice": {"match": ..., "commitment": ..., "server_seed": ..., "player_seeds": [..., ...]}}

Every game of the bot fits, since the events are those of its own log. Only exactly this is read: an unknown or missing
field, a value of another type, or events that can't follow each other are refused.
"""

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

import msgspec

from bot.errors import BotError, TranscriptError, TranscriptReason
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.rules import Rules

FORMAT: Final = "backgammon-bot match"
VERSION: Final = 1
"""The version of the files written now."""
_MOST_BYTES: Final = 4_000_000
_MOST_EVENTS: Final = 50_000
_KIND: Final = '"type"'


class DiceProof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The proof that the dice were not chosen: see `bot.dice.fairness`. `server_seed` is None until it's revealed."""

    match: str
    commitment: str
    server_seed: str | None
    player_seeds: tuple[str, str]


class EventLog(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match's log as it appears in a file; `dice` is None for one whose dice aren't proved."""

    format: Literal["backgammon-bot match"]
    version: Literal[1]
    players: tuple[str, str]
    events: tuple[ev.Event, ...]
    dice: DiceProof | None = None


class _Head(msgspec.Struct):
    format: str
    version: int


_STRICT: Final = msgspec.json.Decoder(EventLog, strict=True)
_HEAD: Final = msgspec.json.Decoder(_Head)


def to_json(events: Iterable[ev.Event], names: Sequence[str], dice: DiceProof | None = None) -> bytes:
    """The log of a match as indented JSON in UTF-8; `names` are White's and Black's."""
    log = EventLog(FORMAT, VERSION, (_storable(names[0]), _storable(names[1])), tuple(events), dice)
    return msgspec.json.format(msgspec.json.encode(log), indent=1)


def from_json(data: bytes | str) -> EventLog:
    """Read a file that `to_json` wrote.

    Raises TranscriptError: TOO_LARGE, NOT_A_MATCH_FILE for any other file, WRONG_VERSION for a log of a newer bot.
    """
    if len(data) > _MOST_BYTES:
        raise TranscriptError(TranscriptReason.TOO_LARGE)
    kinds = data.count(_KIND) if isinstance(data, str) else data.count(_KIND.encode())
    if kinds > _MOST_EVENTS:
        raise TranscriptError(TranscriptReason.TOO_LARGE)  # before any work is put into it
    try:
        log = _STRICT.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TranscriptError(_reason(data)) from error
    check_order(log.events)
    return log


def check_order(events: Sequence[ev.Event]) -> None:
    """Raise TranscriptError (NOT_A_MATCH_FILE) for events that can't follow each other."""
    state = None
    for number, event in enumerate(events, start=1):
        try:
            state = evolve(state, event)
        except (ValueError, LookupError, TypeError, ArithmeticError, AttributeError, BotError) as error:
            raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE, line=number, text=type(event).__name__) from error
    if state is None:
        raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE)


def _storable(name: str) -> str:
    return name.encode("utf-8", "replace").decode("utf-8")


def _reason(data: bytes | str) -> TranscriptReason:
    """The reason to refuse it: is it a log of a newer bot, or not a log at all?"""
    try:
        head = _HEAD.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return TranscriptReason.NOT_A_MATCH_FILE
    newer = head.format == FORMAT and head.version > VERSION
    return TranscriptReason.WRONG_VERSION if newer else TranscriptReason.NOT_A_MATCH_FILE


_NAME: Final = re.compile(r"([a-z][a-z0-9_]{0,40})=")
_LONGEST: Final = 600
_DECODER: Final = json.JSONDecoder()


def rules_text(rules: Rules, leave_out: frozenset[str] = frozenset()) -> str:
    """Every rule that isn't the default, as name=value with values in JSON; "" if there is none."""
    fields: dict[str, Any] = msgspec.to_builtins(rules)
    return ", ".join(f"{name}={json.dumps(value)}" for name, value in fields.items() if name not in leave_out)


def parse_rules(text: str, **known: Any) -> Rules:
    """The rules in such a line, with the values `known` from elsewhere. Raises ValueError for any other text."""
    if len(text) > _LONGEST:
        raise ValueError("too long")
    fields: dict[str, Any] = {}
    at = 0
    while at < len(text):
        name = _NAME.match(text, at)
        if name is None or name[1] not in Rules.__struct_fields__ or name[1] in fields:
            raise ValueError(f"no such rule at {at}: {text!r}")
        try:
            fields[name[1]], at = _DECODER.raw_decode(text, name.end())
        except RecursionError as error:
            raise ValueError("nested too deeply") from error
        if at < len(text) and not text.startswith(", ", at):
            raise ValueError(f"a comma expected at {at}: {text!r}")
        at += 2
    try:
        return msgspec.convert(fields | known, Rules)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
