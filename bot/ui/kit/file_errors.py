"""The rule a record breaks, in words for somebody who looks at a file: it's too late to play differently."""

from __future__ import annotations

from typing import Final

from bot.errors import (
    AmbiguousPlay,
    BotError,
    CubeReason,
    CubeUnavailable,
    IllegalPlay,
    NotationError,
    NotOnRoll,
    TranscriptError,
    TranscriptReason,
    WrongPhase,
)
from bot.rules.formats.mat_lines import CANNOT_MOVE
from bot.rules.formats.mat_writer import clean
from bot.rules.play_text import point_text
from bot.texts.catalogue import Key, say

_LONGEST_ROW: Final = 100
_PHASES: Final = {
    "to_roll": Key("error-file-to-roll"),
    "to_play": Key("error-file-to-play"),
    "to_name": Key("error-file-to-play"),
    "double_offered": Key("error-file-double-offered"),
    "resignation_offered": Key("error-file-resignation-offered"),
    "over": Key("error-file-over"),
}
_CUBE: Final = {
    CubeReason.NOT_YOURS: Key("error-file-cube-not-theirs"),
    CubeReason.DEAD: Key("error-file-cube-dead"),
    CubeReason.ROLLED: Key("error-file-cube-rolled"),
    CubeReason.ALREADY_OFFERED: Key("error-file-double-offered"),
}
"""The board's sentence about a missing cube fits a file as well."""


def rule_broken(error: TranscriptError) -> str | None:
    """The rule that a record breaks, and what would have been legal; None if the words used at the board will do."""
    cause: BotError | None = error.cause
    match cause:
        case None:
            return _without_cause(error)
        case IllegalPlay():
            source, target = cause.move or (0, 0)
            rule = say(
                "error-file-play", reason=cause.reason.value, source=point_text(source), target=point_text(target)
            )
            return f"{rule.strip()} {_legal(cause.legal, cause.count)}".strip()
        case NotationError() if cause.legal:
            return _legal(cause.legal, cause.count)
        case AmbiguousPlay():
            return say("error-file-ambiguous", plays=", ".join(f"`{play}`" for play in cause.candidates[:5]))
        case WrongPhase():
            return say(_PHASES[cause.phase]) if cause.phase in _PHASES else ""
        case NotOnRoll():
            return say("error-file-not-on-roll")
        case CubeUnavailable() if cause.reason in _CUBE:
            return say(_CUBE[cause.reason])
    return None


def row_quoted(error: TranscriptError, quoted: str) -> str:
    """The line in the file; "" if there is none, or if it's already `quoted` in full."""
    row = clean(error.row).replace("`", "'")
    if row in ("", quoted):
        return ""
    return say("error-file-row", row=row if len(row) <= _LONGEST_ROW else f"{row[: _LONGEST_ROW - 1]}…")


def _without_cause(error: TranscriptError) -> str:
    if error.reason is TranscriptReason.ILLEGAL_CUBE:
        return say("error-file-cube")
    if error.reason is TranscriptReason.ILLEGAL_PLAY and CANNOT_MOVE.fullmatch(error.text):
        return say("error-file-can-move")
    return ""


def _legal(legal: tuple[str, ...], count: int) -> str:
    if not legal:
        return ""
    shown = f" {say('list-or')} ".join(f"`{play}`" for play in legal[:3])
    return say("error-file-legal", count=count, all=count <= len(legal[:3]), plays=shown)
