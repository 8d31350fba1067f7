"""Every expected error as a sentence: what is wrong, and what would work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.errors import (
    AccessError,
    AccessReason,
    AmbiguousPlay,
    BotError,
    ChallengeError,
    ChallengeReason,
    ClockError,
    ClockReason,
    CubeReason,
    CubeUnavailable,
    IllegalPlay,
    IllegalReason,
    InfrastructureError,
    NotationError,
    NotFound,
    NotFoundWhat,
    NotOnRoll,
    PlayedElsewhere,
    PreferenceError,
    StaleAction,
    TournamentError,
    TournamentReason,
    WrongPhase,
)
from bot.rules.play_text import point_text
from bot.texts.catalogue import Key, say

_ILLEGAL: Final = {
    IllegalReason.BAR_FIRST: Key("error-bar-first"),
    IllegalReason.NO_CHECKER: Key("error-no-checker"),
    IllegalReason.BLOCKED: Key("error-blocked"),
    IllegalReason.NOT_HOME: Key("error-not-home"),
    IllegalReason.HIGHER_CHECKER: Key("error-higher-checker"),
    IllegalReason.WRONG_DISTANCE: Key("error-wrong-distance"),
    IllegalReason.WRONG_WAY: Key("error-wrong-way"),
    IllegalReason.MUST_USE_BOTH: Key("error-must-use-both"),
    IllegalReason.MUST_USE_HIGHER: Key("error-must-use-higher"),
    IllegalReason.MUST_USE_MORE: Key("error-must-use-more"),
    IllegalReason.TOO_MANY_MOVES: Key("error-too-many-moves"),
    IllegalReason.CANNOT_MOVE: Key("error-cannot-move"),
    IllegalReason.FORBIDDEN: Key("error-forbidden"),
}

_CUBE: Final = {
    CubeReason.NO_CUBE: Key("error-no-cube"),
    CubeReason.CRAWFORD: Key("error-cube-crawford"),
    CubeReason.NOT_YOURS: Key("error-cube-not-yours"),
    CubeReason.DEAD: Key("error-cube-dead"),
    CubeReason.ROLLED: Key("error-cube-rolled"),
    CubeReason.ALREADY_OFFERED: Key("error-cube-offered"),
}

_ACCESS: Final = {
    AccessReason.NOT_A_PLAYER: Key("error-not-a-player"),
    AccessReason.NOT_YOUR_CHALLENGE: Key("error-not-your-challenge"),
    AccessReason.OWN_CHALLENGE: Key("error-own-challenge"),
    AccessReason.NOT_ORGANISER: Key("error-not-organiser"),
    AccessReason.NOT_ADMIN: Key("error-not-admin"),
}

_CHALLENGE: Final = {
    ChallengeReason.SELF: Key("error-challenge-self"),
    ChallengeReason.BOT: Key("error-challenge-bot"),
    ChallengeReason.NOT_HERE: Key("error-challenge-not-here"),
    ChallengeReason.DUPLICATE: Key("error-challenge-duplicate"),
    ChallengeReason.TOO_MANY: Key("error-challenge-too-many"),
    ChallengeReason.LENGTH: Key("error-challenge-length"),
    ChallengeReason.NOT_OPEN: Key("error-challenge-not-open"),
    ChallengeReason.EXPIRED: Key("error-challenge-expired"),
    ChallengeReason.WITHDRAWN: Key("error-challenge-withdrawn"),
    ChallengeReason.DECLINED: Key("error-challenge-declined"),
    ChallengeReason.ACCEPTED: Key("error-challenge-accepted"),
    ChallengeReason.BLOCKED: Key("error-challenge-blocked"),
    ChallengeReason.NOBODY_HERE: Key("error-challenge-nobody-here"),
}

_CLOCK: Final = {
    ClockReason.NO_CLOCK: Key("error-no-clock"),
    ClockReason.PAUSED: Key("error-clock-paused"),
    ClockReason.STANDS_STILL: Key("error-clock-stands-still"),
    ClockReason.NOT_PAUSED: Key("error-clock-not-paused"),
    ClockReason.NOT_OUT: Key("error-clock-not-out"),
    ClockReason.OWN_TIME: Key("error-clock-own-time"),
    ClockReason.ALREADY_ASKED: Key("error-clock-already-asked"),
    ClockReason.SESSION: Key("error-clock-session"),
    ClockReason.NO_VACATION_LEFT: Key("error-clock-no-vacation"),
    ClockReason.NOT_AWAY: Key("error-clock-not-away"),
}

_NOT_FOUND: Final = {
    NotFoundWhat.MATCH: Key("error-no-match"),
    NotFoundWhat.MATCH_HERE: Key("error-no-match-here"),
    NotFoundWhat.OFFER: Key("error-no-offer"),
    NotFoundWhat.CHALLENGE: Key("error-no-challenge"),
    NotFoundWhat.SEVERAL_MATCHES: Key("error-several-matches"),
    NotFoundWhat.TOURNAMENT: Key("error-no-tournament"),
    NotFoundWhat.SEVERAL_OFFERS: Key("error-several-offers"),
}

_PHASES: Final = {
    "to_roll": Key("error-to-roll"),
    "to_play": Key("error-to-play"),
    "double_offered": Key("error-double-offered"),
    "resignation_offered": Key("error-resignation-offered"),
    "over": Key("error-over"),
}


_TOURNAMENT: Final = {
    TournamentReason.ALREADY_JOINED: Key("error-tournament-already-joined"),
    TournamentReason.NOT_JOINED: Key("error-tournament-not-joined"),
    TournamentReason.ALREADY_HERE: Key("error-tournament-already-here"),
    TournamentReason.FULL: Key("error-tournament-full"),
    TournamentReason.TOO_FEW: Key("error-tournament-too-few"),
    TournamentReason.SETTINGS: Key("error-tournament-settings"),
    TournamentReason.STARTED: Key("error-tournament-started"),
    TournamentReason.NOT_STARTED: Key("error-tournament-not-started"),
    TournamentReason.PAUSED: Key("error-tournament-paused"),
    TournamentReason.NOT_PAUSED: Key("error-tournament-not-paused"),
    TournamentReason.OVER: Key("error-tournament-over"),
    TournamentReason.NO_SUCH_PAIRING: Key("error-tournament-no-such-pairing"),
    TournamentReason.NOT_OPEN: Key("error-tournament-not-open"),
    TournamentReason.NOT_YOUR_MATCH: Key("error-tournament-not-your-match"),
    TournamentReason.NOT_IN_PAIRING: Key("error-tournament-not-in-pairing"),
    TournamentReason.ALREADY_REPORTED: Key("error-tournament-already-reported"),
    TournamentReason.DISAGREE: Key("error-tournament-disagree"),
    TournamentReason.NOTHING_TO_CORRECT: Key("error-tournament-nothing-to-correct"),
    TournamentReason.PLAYED_ON: Key("error-tournament-played-on"),
    TournamentReason.ALREADY_OUT: Key("error-tournament-already-out"),
    TournamentReason.ALREADY_PLAYED: Key("error-tournament-already-played"),
    TournamentReason.NO_BYE_LEFT: Key("error-tournament-no-bye-left"),
    TournamentReason.UNFINISHED: Key("error-tournament-unfinished"),
    TournamentReason.NO_ROUND_LEFT: Key("error-tournament-no-round-left"),
}


def explain(error: BotError) -> str:
    """The sentence for an error, found along its class hierarchy, in the language spoken now."""
    for kind in type(error).__mro__:
        if kind in _EXPLAINERS:
            return _EXPLAINERS[kind](error)
    return say("error-impossible")


def _illegal_play(error: IllegalPlay) -> str:
    source, target = error.move or (0, 0)
    reason = say(_ILLEGAL[error.reason], source=point_text(source), target=point_text(target))
    return f"{reason} {_examples(error.legal, error.count)}".strip()


def _examples(legal: tuple[str, ...], count: int) -> str:
    if not legal:
        return ""
    shown = f" {say('list-or')} ".join(f"`{play}`" for play in legal[:3])
    if count <= len(legal[:3]):
        return say("error-legal-few", plays=shown)
    return say("error-legal-many", count=count, plays=shown)


def _ambiguous(error: AmbiguousPlay) -> str:
    return say("error-ambiguous", plays=", ".join(f"`{play}`" for play in error.candidates[:5]))


def _notation(error: NotationError) -> str:
    return say("error-notation", text=_quoted(error.text))


def _quoted(text: str) -> str:
    """What somebody typed, fit to stand between backticks."""
    shown = text.strip().replace("`", "'")
    shown = shown if len(shown) <= 40 else shown[:39] + "…"
    return shown or " "


def _not_found(error: NotFound) -> str:
    ids = ", ".join(str(match_id) for match_id in error.candidates[:10])
    return say(_NOT_FOUND[error.what], ids=ids)


def _played_elsewhere(error: PlayedElsewhere) -> str:
    return f"{say('error-played-elsewhere', match=error.candidates[0])} {error.link}".strip()


def _preference(error: PreferenceError) -> str:
    value = _quoted(error.value)
    if not error.known:
        return say("error-preference", value=value)
    return say("error-preference-known", value=value, known=", ".join(f"`{known}`" for known in error.known[:25]))


_EXPLAINERS: Final[dict[type, Callable[[Any], str]]] = {
    IllegalPlay: _illegal_play,
    AmbiguousPlay: _ambiguous,
    NotationError: _notation,
    WrongPhase: lambda error: say(_PHASES.get(error.phase, Key("error-impossible"))),
    NotOnRoll: lambda _: say("error-not-on-roll"),
    CubeUnavailable: lambda error: say(_CUBE[error.reason]),
    AccessError: lambda error: say(_ACCESS[error.reason]),
    ChallengeError: lambda error: say(_CHALLENGE[error.reason]),
    ClockError: lambda error: say(_CLOCK[error.reason], days=error.days),
    TournamentError: lambda error: say(_TOURNAMENT[error.reason], detail=error.detail),
    PreferenceError: _preference,
    PlayedElsewhere: _played_elsewhere,
    NotFound: _not_found,
    StaleAction: lambda _: say("error-stale"),
    InfrastructureError: lambda _: say("error-records"),
}
