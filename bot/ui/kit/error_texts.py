"""Every expected error as a sentence: what is wrong, and what would work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from discord.utils import format_dt

from bot.chouette.refusal import ChouetteError
from bot.crowd.refusal import CrowdError
from bot.errors import (
    AccessError,
    AccessReason,
    AmbiguousPlay,
    BotError,
    ChallengeError,
    ChallengeReason,
    ClockError,
    ClockReason,
    CoachError,
    CoachReason,
    CubeReason,
    CubeUnavailable,
    EngineMissing,
    EngineUnavailable,
    HouseRule,
    HouseRuleReason,
    IllegalPlay,
    IllegalReason,
    ImpossiblePosition,
    InfrastructureError,
    NotationError,
    NotFound,
    NotFoundWhat,
    NotOnRoll,
    PlayedElsewhere,
    PositionFault,
    PreferenceError,
    ResignationRefused,
    StaleAction,
    StillBusy,
    TournamentError,
    TournamentReason,
    TranscriptError,
    TranscriptReason,
    WorkFailed,
    WrongPhase,
)
from bot.rules.play_text import point_text
from bot.rules.variants import find_variant
from bot.texts.catalogue import Key, say
from bot.ui.kit.chouette_errors import chouette_refused
from bot.ui.kit.file_errors import row_quoted, rule_broken

_ILLEGAL: Final = {
    IllegalReason.BAR_FIRST: Key("error-bar-first"),
    IllegalReason.NO_CHECKER: Key("error-no-checker"),
    IllegalReason.BLOCKED: Key("error-blocked"),
    IllegalReason.NOT_HOME: Key("error-not-home"),
    IllegalReason.HIGHER_CHECKER: Key("error-higher-checker"),
    IllegalReason.WRONG_DISTANCE: Key("error-wrong-distance"),
    IllegalReason.USED_NUMBER: Key("error-used-number"),
    IllegalReason.WRONG_WAY: Key("error-wrong-way"),
    IllegalReason.MUST_USE_BOTH: Key("error-must-use-both"),
    IllegalReason.MUST_USE_HIGHER: Key("error-must-use-higher"),
    IllegalReason.MUST_USE_MORE: Key("error-must-use-more"),
    IllegalReason.TOO_MANY_MOVES: Key("error-too-many-moves"),
    IllegalReason.CANNOT_MOVE: Key("error-cannot-move"),
    IllegalReason.FORBIDDEN: Key("error-forbidden"),
    IllegalReason.FULL_POINT: Key("error-full-point"),
    IllegalReason.HEAD: Key("error-head"),
    IllegalReason.RUNNER_FIRST: Key("error-runner-first"),
    IllegalReason.PINNED: Key("error-pinned"),
    IllegalReason.PRIME: Key("error-prime"),
    IllegalReason.EXACT: Key("error-exact"),
    IllegalReason.INSIDE_HOME: Key("error-inside-home"),
    IllegalReason.NO_BEARING_OFF: Key("error-no-bearing-off"),
}

_CUBE: Final = {
    CubeReason.NO_CUBE: Key("error-no-cube"),
    CubeReason.CRAWFORD: Key("error-cube-crawford"),
    CubeReason.NOT_YOURS: Key("error-cube-not-yours"),
    CubeReason.DEAD: Key("error-cube-dead"),
    CubeReason.ROLLED: Key("error-cube-rolled"),
    CubeReason.ALREADY_OFFERED: Key("error-cube-offered"),
    CubeReason.NO_BEAVERS: Key("error-no-beavers"),
    CubeReason.NO_RACCOONS: Key("error-no-raccoons"),
    CubeReason.NOTHING_TO_BEAVER: Key("error-nothing-to-beaver"),
}

_HOUSE: Final = {
    HouseRuleReason.NOT_IN_GAME: Key("error-house-not-in-game"),
    HouseRuleReason.ALWAYS: Key("error-house-always"),
    HouseRuleReason.SESSION_ONLY: Key("error-house-session-only"),
    HouseRuleReason.NEEDS_CUBE: Key("error-house-needs-cube"),
    HouseRuleReason.NEEDS_BEAVERS: Key("error-house-needs-beavers"),
    HouseRuleReason.OUT_OF_RANGE: Key("error-house-out-of-range"),
}

_ACCESS: Final = {
    AccessReason.NOT_A_PLAYER: Key("error-not-a-player"),
    AccessReason.NOT_YOUR_CHALLENGE: Key("error-not-your-challenge"),
    AccessReason.OWN_CHALLENGE: Key("error-own-challenge"),
    AccessReason.OPEN_CHALLENGE: Key("error-open-challenge"),
    AccessReason.NOT_ORGANIZER: Key("error-not-organizer"),
    AccessReason.NOT_ADMIN: Key("error-not-admin"),
}

_CHALLENGE: Final = {
    ChallengeReason.SELF: Key("error-challenge-self"),
    ChallengeReason.BOT: Key("error-challenge-bot"),
    ChallengeReason.NOT_HERE: Key("error-challenge-not-here"),
    ChallengeReason.DUPLICATE: Key("error-challenge-duplicate"),
    ChallengeReason.TOO_MANY: Key("error-challenge-too-many"),
    ChallengeReason.LENGTH: Key("error-challenge-length"),
    ChallengeReason.RATED_LENGTH: Key("error-challenge-rated-length"),
    ChallengeReason.NOT_OPEN: Key("error-challenge-not-open"),
    ChallengeReason.EXPIRED: Key("error-challenge-expired"),
    ChallengeReason.WITHDRAWN: Key("error-challenge-withdrawn"),
    ChallengeReason.DECLINED: Key("error-challenge-declined"),
    ChallengeReason.ACCEPTED: Key("error-challenge-accepted"),
    ChallengeReason.BLOCKED: Key("error-challenge-blocked"),
    ChallengeReason.NOBODY_HERE: Key("error-challenge-nobody-here"),
    ChallengeReason.TOO_MANY_MATCHES: Key("error-challenge-too-many-matches"),
    ChallengeReason.TOO_MANY_COMPUTERS: Key("error-challenge-too-many-computers"),
    ChallengeReason.TOO_MANY_OPEN: Key("error-challenge-too-many-open"),
    ChallengeReason.CALLED_ALREADY: Key("error-challenge-called-already"),
    ChallengeReason.LEVEL_OF_A_PERSON: Key("error-challenge-level"),
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

_TRANSCRIPT: Final = {
    TranscriptReason.TOO_LARGE: Key("error-record-too-large"),
    TranscriptReason.NOT_A_MATCH_FILE: Key("error-record-unknown"),
    TranscriptReason.WRONG_VERSION: Key("error-record-version"),
    TranscriptReason.LENGTH: Key("error-record-length"),
    TranscriptReason.UNKNOWN_GAME: Key("error-record-unknown-game"),
    TranscriptReason.NO_MAT: Key("error-record-no-mat"),
    TranscriptReason.UNREADABLE: Key("error-record-unreadable"),
    TranscriptReason.ILLEGAL_PLAY: Key("error-record-illegal-play"),
    TranscriptReason.MISSING_PLAY: Key("error-record-missing-play"),
    TranscriptReason.OUT_OF_TURN: Key("error-record-out-of-turn"),
    TranscriptReason.ILLEGAL_CUBE: Key("error-record-illegal-cube"),
    TranscriptReason.WRONG_OPENING: Key("error-record-wrong-opening"),
    TranscriptReason.WRONG_GAME: Key("error-record-wrong-game"),
    TranscriptReason.WRONG_SCORE: Key("error-record-wrong-score"),
    TranscriptReason.WRONG_RESULT: Key("error-record-wrong-result"),
    TranscriptReason.UNFINISHED_GAME: Key("error-record-unfinished-game"),
}

_NOT_FOUND: Final = {
    NotFoundWhat.MATCH: Key("error-no-match"),
    NotFoundWhat.MATCH_HERE: Key("error-no-match-here"),
    NotFoundWhat.OFFER: Key("error-no-offer"),
    NotFoundWhat.CHALLENGE: Key("error-no-challenge"),
    NotFoundWhat.SEVERAL_MATCHES: Key("error-several-matches"),
    NotFoundWhat.TOURNAMENT: Key("error-no-tournament"),
    NotFoundWhat.IMPORT: Key("error-no-import"),
    NotFoundWhat.NUMBER: Key("error-no-number"),
    NotFoundWhat.CHOUETTE: Key("error-no-chouette"),
}

_PHASES: Final = {
    "to_roll": Key("error-to-roll"),
    "to_play": Key("error-to-play"),
    "to_name": Key("error-to-name"),
    "double_offered": Key("error-double-offered"),
    "resignation_offered": Key("error-resignation-offered"),
    "over": Key("error-over"),
}


_TOURNAMENT: Final = {
    TournamentReason.ALREADY_JOINED: Key("error-tournament-already-joined"),
    TournamentReason.NOT_JOINED: Key("error-tournament-not-joined"),
    TournamentReason.ALREADY_HERE: Key("error-tournament-already-here"),
    TournamentReason.CHECK_IN_LATER: Key("error-tournament-check-in-later"),
    TournamentReason.FULL: Key("error-tournament-full"),
    TournamentReason.TOO_FEW: Key("error-tournament-too-few"),
    TournamentReason.NOT_IN_ARENA: Key("error-tournament-not-in-arena"),
    TournamentReason.ALREADY_PAUSED: Key("error-tournament-already-paused"),
    TournamentReason.NOT_AWAY: Key("error-tournament-not-away"),
    TournamentReason.HOST_STAYS: Key("error-tournament-host-stays"),
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
    TournamentReason.NO_BOARD_LEFT: Key("error-tournament-no-board-left"),
}


_COACH: Final = {
    CoachReason.RATED: Key("error-coach-rated"),
    CoachReason.TOURNAMENT: Key("error-coach-tournament"),
    CoachReason.NOTHING_TO_DECIDE: Key("error-coach-nothing-to-decide"),
    CoachReason.UNKNOWN_GAME: Key("error-coach-unknown-game"),
    CoachReason.UNKNOWN_RULES: Key("error-coach-unknown-rules"),
    CoachReason.NOT_FINISHED: Key("error-coach-not-finished"),
    CoachReason.NO_SUCH_GAME: Key("error-coach-no-such-game"),
    CoachReason.GAME_GOES_ON: Key("error-coach-game-goes-on"),
    CoachReason.ONE_AT_A_TIME: Key("error-coach-one-at-a-time"),
    CoachReason.BUSY: Key("error-coach-busy"),
    CoachReason.NOT_ANALYZED: Key("error-coach-not-studied"),
    CoachReason.SOMEBODY_ELSES: Key("error-coach-somebody-elses"),
    CoachReason.IMPOSSIBLE: Key("error-coach-impossible"),
    CoachReason.BEING_PLAYED: Key("error-coach-being-played"),
    CoachReason.IN_CHOUETTE: Key("error-coach-in-chouette"),
    CoachReason.GAME_OVER: Key("error-over"),
}

_POSITION: Final = {
    PositionFault.NO_IDS: Key("error-position-no-ids"),
    PositionFault.UNREADABLE: Key("error-position-unreadable"),
    PositionFault.TOO_MANY: Key("error-position-too-many"),
    PositionFault.ONE_POINT: Key("error-position-one-point"),
    PositionFault.BOTH_OFF: Key("error-position-both-off"),
    PositionFault.OVER: Key("error-position-over"),
    PositionFault.BOTH_WON: Key("error-position-both-won"),
    PositionFault.BOTH_SHUT: Key("error-position-both-shut"),
    PositionFault.FIELD: Key("error-position-field"),
    PositionFault.MATCH_ID: Key("error-position-match-id"),
}


def explain(error: BotError) -> str:
    """The sentence for an error, found along its class hierarchy, in the language being spoken."""
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
    if not error.legal:
        return say("error-notation", text=_quoted(error.text))
    return f"{say('error-not-a-play', text=_quoted(error.text))} {_examples(error.legal, error.count)}"


def _quoted(text: str) -> str:
    """Text that somebody typed, made safe to put between backticks."""
    shown = text.strip().replace("`", "'")
    shown = shown if len(shown) <= 40 else shown[:39] + "…"
    return shown or " "


def _not_found(error: NotFound) -> str:
    ids = ", ".join(str(match_id) for match_id in error.candidates[:10])
    return say(_NOT_FOUND[error.what], ids=ids)


def _played_elsewhere(error: PlayedElsewhere) -> str:
    return f"{say('error-played-elsewhere', match=error.candidates[0])} {error.link}".strip()


def _transcript(error: TranscriptError) -> str:
    """The place of the error (game, move and side, or else the line), what is wrong, and which rule it breaks."""
    sides = {0: "white", 1: "black"}
    place = "line" if error.line else "none"
    if error.game:
        place = "game" if error.move is None else "move" if error.side is None else "side"
    roll = f"{error.roll[0]}-{error.roll[1]}" if error.roll else ""
    where = say(
        "error-record-where",
        place=place,
        line=error.line or 0,
        game=error.game or 0,
        move=error.move or 0,
        side=sides.get(error.side if error.side is not None else 0, "white"),
    ).strip()
    quoted = _quoted(error.text)
    what = say(_TRANSCRIPT[error.reason], text=quoted, roll=roll)
    rule = rule_broken(error)
    if rule is None and error.cause is not None:
        rule = explain(error.cause) if type(error.cause) in _EXPLAINERS else ""
    return " ".join(part for part in (where if place != "none" else "", what, rule, row_quoted(error, quoted)) if part)


def _coach(error: CoachError) -> str:
    if error.reason is CoachReason.BEING_PLAYED and error.detail:
        return say("error-coach-study-tells", match=error.match, record=error.detail)
    about_game = error.reason in (CoachReason.UNKNOWN_GAME, CoachReason.UNKNOWN_RULES)
    game = find_variant(error.detail).name if about_game and error.detail else ""
    return say(_COACH[error.reason], match=error.match, game=game)


def _preference(error: PreferenceError) -> str:
    value = _quoted(error.value)
    if not error.known:
        return say("error-preference", value=value)
    return say("error-preference-known", value=value, known=", ".join(f"`{known}`" for known in error.known[:25]))


def _tournament(error: TournamentError) -> str:
    at, left = ("", "") if error.at is None else (format_dt(error.at, style) for style in ("f", "R"))
    return say(_TOURNAMENT[error.reason], detail=error.detail, at=at, left=left)


_EXPLAINERS: Final[dict[type, Callable[[Any], str]]] = {
    IllegalPlay: _illegal_play,
    AmbiguousPlay: _ambiguous,
    NotationError: _notation,
    WrongPhase: lambda error: say(_PHASES.get(error.phase, Key("error-impossible"))),
    NotOnRoll: lambda _: say("error-not-on-roll"),
    HouseRule: lambda error: say(
        _HOUSE[error.reason], option=say("house-rule", option=error.option), game=find_variant(error.variant).name
    ),
    CubeUnavailable: lambda error: say(_CUBE[error.reason]),
    ResignationRefused: lambda _: say("error-resignation-refused"),
    AccessError: lambda error: say(_ACCESS[error.reason]),
    ChallengeError: lambda error: say(_CHALLENGE[error.reason], who=f"<@{error.user_id}>", limit=error.limit),
    ClockError: lambda error: say(_CLOCK[error.reason], days=error.days),
    TournamentError: _tournament,
    ChouetteError: chouette_refused,
    CoachError: _coach,
    CrowdError: lambda error: say("error-crowd", reason=error.reason.value),
    ImpossiblePosition: lambda error: say(_POSITION[error.fault], field=error.field),
    StillBusy: lambda _: say("error-still-busy"),
    WorkFailed: lambda _: say("error-work-failed"),
    EngineMissing: lambda _: say("error-engine-missing"),
    EngineUnavailable: lambda _: say("error-engine-unavailable"),
    PreferenceError: _preference,
    TranscriptError: _transcript,
    PlayedElsewhere: _played_elsewhere,
    NotFound: _not_found,
    StaleAction: lambda _: say("error-stale"),
    InfrastructureError: lambda _: say("error-records"),
}
