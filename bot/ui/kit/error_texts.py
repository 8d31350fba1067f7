"""Every expected error as a sentence: what is wrong, and what would work.

Somebody who looks at a file is told which rule the record breaks: it's too late to play differently.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from discord.utils import format_dt

from bot import errors
from bot.chouette.state import POINT
from bot.records.people import Person, clean_name
from bot.rules.formats.mat_lines import CANNOT_MOVE
from bot.rules.formats.mat_writer import clean
from bot.rules.match.commands import NameDoublet
from bot.rules.match.state import Phase
from bot.rules.play import point_text
from bot.rules.variants import find_variant
from bot.texts.catalogue import Key, keys, say
from bot.ui.kit.names import bold, mention
from bot.ui.kit.places import message_url

_ILLEGAL: Final = keys("error", errors.IllegalReason)
_CUBE: Final = keys("error-cube", errors.CubeReason)
_HOUSE: Final = keys("error-house", errors.HouseRuleReason)
_ACCESS: Final = keys("error", errors.AccessReason)
_CHALLENGE: Final = keys("error-challenge", errors.ChallengeReason)
_CLOCK: Final = keys("error-clock", errors.ClockReason)
_TRANSCRIPT: Final = keys("error-record", errors.TranscriptReason)
_NOT_FOUND: Final = keys("error-not-found", errors.NotFoundWhat)
_PHASES: Final = keys("error", Phase)
_TOURNAMENT: Final = keys("error-tournament", errors.TournamentReason)
_CHOUETTE: Final = keys("error-chouette", errors.ChouetteReason)
_COACH: Final = keys("error-coach", errors.CoachReason)
_PUZZLE: Final = keys("error-puzzle", errors.PuzzleReason)
_POSITION: Final = keys("error-position", errors.PositionFault)
_LONGEST_ROW: Final = 100
_FILE_PHASES: Final = {
    **keys("error-file", ["to_roll", "to_play", "double_offered", "resignation_offered", "over"]),
    "to_name": Key("error-file-to-play"),
}
_FILE_CUBE: Final = {
    errors.CubeReason.NOT_YOURS: Key("error-file-cube-not-theirs"),
    errors.CubeReason.DEAD: Key("error-file-cube-dead"),
    errors.CubeReason.ROLLED: Key("error-file-cube-rolled"),
    errors.CubeReason.ALREADY_OFFERED: Key("error-file-double-offered"),
}
"""The board's sentence about a missing cube fits a file as well."""


def explain(error: errors.BotError) -> str:
    """The sentence for an error, found along its class hierarchy, in the language being spoken."""
    for kind in type(error).__mro__:
        if kind in _EXPLAINERS:
            return _EXPLAINERS[kind](error)
    return say("error-impossible")


def _illegal_play(error: errors.IllegalPlay) -> str:
    source, target = error.move or (0, 0)
    reason = say(_ILLEGAL[error.reason], source=point_text(source), target=point_text(target))
    return f"{reason} {_examples(error.legal, error.count)}".strip()


def _examples(legal: tuple[str, ...], count: int) -> str:
    if not legal:
        return ""
    shown = _alternatives(legal[:3])
    return say("error-legal-many", count=count, plays=shown) if count > 3 else say("error-legal-few", plays=shown)


def _alternatives(plays: Sequence[str]) -> str:
    return f" {say('list-or')} ".join(f"`{play}`" for play in plays)


def _notation(error: errors.NotationError) -> str:
    if not error.legal:
        return say("error-notation", text=_quoted(error.text))
    return f"{say('error-not-a-play', text=_quoted(error.text))} {_examples(error.legal, error.count)}"


def _quoted(text: str) -> str:
    """Text that somebody typed, made safe to put between backticks."""
    shown = text.strip().replace("`", "'")
    shown = shown if len(shown) <= 40 else shown[:39] + "…"
    return shown or " "


def _wrong_phase(error: errors.WrongPhase) -> str:
    naming = error.command == NameDoublet.__name__ and error.phase != Phase.OVER
    return say("error-no-doublet") if naming else say(_PHASES[Phase(error.phase)])


def _transcript(error: errors.TranscriptError) -> str:
    """The place of the error (game, move and player, or else the line), what is wrong, and which rule it breaks."""
    side = 0 if error.side is None else error.side
    name = clean_name(error.names[side])
    place = "line" if error.line else "none"
    if error.game:
        place = "game" if error.move is None else "move" if error.side is None else "side"
    roll = f"{error.roll[0]}-{error.roll[1]}" if error.roll else ""
    who = bold(Person(0, name)) if name else say("side", side="black" if side else "white")
    line, game, move = error.line or 0, error.game or 0, error.move or 0
    where = say("error-record-where", place=place, line=line, game=game, move=move, who=who).strip()
    quoted = _quoted(error.text)
    what = say(_TRANSCRIPT[error.reason], text=quoted, roll=roll, score="".join(error.expected[:1]))
    rule = _rule_broken(error)
    if rule is None and error.cause is not None:
        rule = explain(error.cause) if type(error.cause) in _EXPLAINERS else ""
    cut = say("error-file-cut") if error.ends else ""
    said = (where if place != "none" else "", what, rule, cut, _row_quoted(error, quoted))
    return " ".join(part for part in said if part)


def _coach(error: errors.CoachError) -> str:
    if error.reason is errors.CoachReason.BEING_PLAYED and error.detail:
        return say("error-coach-study-tells", match=error.match, record=error.detail)
    about_game = error.reason in (errors.CoachReason.UNKNOWN_GAME, errors.CoachReason.UNKNOWN_RULES)
    game = find_variant(error.detail).name if about_game and error.detail else ""
    return say(_COACH[error.reason], match=error.match, game=game)


def _puzzle(error: errors.PuzzleError) -> str:
    when = "none" if error.at is None else format_dt(error.at, "R")
    return say(_PUZZLE[error.reason], detail=_quoted(error.detail), when=when)


def _chouette(error: errors.ChouetteError) -> str:
    number = error.number or 0
    who = "" if error.person is None else mention(Person(error.person, ""))
    count = number // POINT if error.reason is errors.ChouetteReason.PRICE else number
    return say(_CHOUETTE[error.reason], who=who, count=count, detail=error.detail)


def _preference(error: errors.PreferenceError) -> str:
    value = _quoted(error.value)
    if not error.known:
        return say("error-preference", value=value)
    return say("error-preference-known", value=value, known=", ".join(f"`{known}`" for known in error.known[:25]))


def _clock(error: errors.ClockError) -> str:
    left = "none" if error.at is None else format_dt(error.at, "R")
    return say(_CLOCK[error.reason], days=error.days, left=left)


def _fence(error: errors.FenceError) -> str:
    """A sentence that says what to close, with a link to it, or when there is room again."""
    thing, who = "none", "anyone" if error.user_id == 0 else f"<@{error.user_id}>"
    if error.standing is not None:
        kind, guild_id, channel_id, message_id = error.standing
        thing = say("fence-thing", kind=kind, url=message_url(guild_id, channel_id, message_id))
    when = "" if error.at is None else format_dt(error.at, "R")
    return say("error-fence", reason=error.reason.value, limit=error.limit, who=who, thing=thing, when=when)


def _tournament(error: errors.TournamentError) -> str:
    at, left = ("", "") if error.at is None else (format_dt(error.at, style) for style in ("f", "R"))
    kind, text = error.kind, _quoted(error.detail)
    detail = int(error.detail) if error.detail.isdecimal() else error.detail
    pairing = error.pairing or 0
    return say(_TOURNAMENT[error.reason], detail=detail, text=text, at=at, left=left, kind=kind, pairing=pairing)


_EXPLAINERS: Final[dict[type, Callable[[Any], str]]] = {
    errors.IllegalPlay: _illegal_play,
    errors.AmbiguousPlay: lambda error: say(
        "error-ambiguous", plays=", ".join(f"`{play}`" for play in error.candidates[:5])
    ),
    errors.NotationError: _notation,
    errors.WrongPhase: _wrong_phase,
    errors.NotOnRoll: lambda _: say("error-not-on-roll"),
    errors.HouseRule: lambda error: say(
        _HOUSE[error.reason], option=say("house-rule", option=error.option), game=find_variant(error.variant).name
    ),
    errors.CubeUnavailable: lambda error: say(_CUBE[error.reason]),
    errors.ResignationRefused: lambda _: say("error-resignation-refused"),
    errors.AccessError: lambda error: say(_ACCESS[error.reason]),
    errors.ChallengeError: lambda error: say(_CHALLENGE[error.reason]),
    errors.FenceError: _fence,
    errors.ClockError: _clock,
    errors.TournamentError: _tournament,
    errors.ChouetteError: _chouette,
    errors.CoachError: _coach,
    errors.PuzzleError: _puzzle,
    errors.CrowdError: lambda error: say("error-crowd", reason=error.reason.value),
    errors.ImpossiblePosition: lambda error: say(_POSITION[error.fault], field=error.field),
    errors.StillBusy: lambda _: say("error-still-busy"),
    errors.WorkFailed: lambda _: say("error-work-failed"),
    errors.EngineMissing: lambda _: say("error-engine-missing"),
    errors.EngineUnavailable: lambda _: say("error-engine-unavailable"),
    errors.PreferenceError: _preference,
    errors.TranscriptError: _transcript,
    errors.PlayedElsewhere: lambda error: (
        f"{say('error-played-elsewhere', match=error.candidates[0])} {error.link}".strip()
    ),
    errors.NotFound: lambda error: say(_NOT_FOUND[error.what], ids=", ".join(map(str, error.candidates[:10]))),
    errors.StaleAction: lambda _: say("error-stale"),
    errors.InfrastructureError: lambda _: say("error-records"),
}


def _rule_broken(error: errors.TranscriptError) -> str | None:
    """The rule that a record breaks, and what would have been legal; None if the words used at the board will do."""
    cause: errors.BotError | None = error.cause
    match cause:
        case None:
            return _what_belongs(error)
        case errors.IllegalPlay():
            source, target = cause.move or (0, 0)
            rule = say(
                "error-file-play", reason=cause.reason.value, source=point_text(source), target=point_text(target)
            )
            return f"{rule.strip()} {_legal(cause.legal, cause.count)}".strip()
        case errors.NotationError() if cause.legal:
            return _legal(cause.legal, cause.count)
        case errors.AmbiguousPlay():
            return say("error-file-ambiguous", plays=", ".join(f"`{play}`" for play in cause.candidates[:5]))
        case errors.WrongPhase():
            return say(_FILE_PHASES[cause.phase]) if cause.phase in _FILE_PHASES else ""
        case errors.NotOnRoll():
            return say("error-file-not-on-roll")
        case errors.CubeUnavailable() if cause.reason in _FILE_CUBE:
            return say(_FILE_CUBE[cause.reason])
    return None


def _what_belongs(error: errors.TranscriptError) -> str:
    """The record that was meant, where one breaks no rule of the game itself; "" where nobody can say."""
    match error.reason:
        case errors.TranscriptReason.ILLEGAL_CUBE:
            return say("error-file-cube")
        case errors.TranscriptReason.UNFINISHED_GAME if error.row:
            return say("error-file-end")
        case errors.TranscriptReason.WRONG_RESULT if error.expected:
            return say("error-file-worth", wins=_alternatives(error.expected))
        case errors.TranscriptReason.ILLEGAL_PLAY if CANNOT_MOVE.fullmatch(error.text):
            return say("error-file-can-move")
    return ""


def _row_quoted(error: errors.TranscriptError, quoted: str) -> str:
    """The line in the file; "" if there is none, or if it's already `quoted` in full."""
    row = clean(error.row).replace("`", "'")
    if row in ("", quoted):
        return ""
    return say("error-file-row", row=row if len(row) <= _LONGEST_ROW else f"{row[: _LONGEST_ROW - 1]}…")


def _legal(legal: tuple[str, ...], count: int) -> str:
    return say("error-file-legal", count=count, all=count <= 3, plays=_alternatives(legal[:3])) if legal else ""
