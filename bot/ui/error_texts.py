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
    CubeReason,
    CubeUnavailable,
    IllegalPlay,
    IllegalReason,
    InfrastructureError,
    NotationError,
    NotFound,
    NotFoundWhat,
    NotOnRoll,
    StaleAction,
    WrongPhase,
)
from bot.rules.play_text import point_text

_ILLEGAL: Final = {
    IllegalReason.BAR_FIRST: "Your checker on the bar has to enter first.",
    IllegalReason.NO_CHECKER: "You have no checker on {source}.",
    IllegalReason.BLOCKED: "{target} is held by two or more of your opponent's checkers.",
    IllegalReason.NOT_HOME: "You can only bear off when all your checkers are home (points 1 to 6).",
    IllegalReason.HIGHER_CHECKER: "You cannot bear off from {source} with that number while a checker stands higher.",
    IllegalReason.WRONG_DISTANCE: "{source} to {target} is not what you rolled.",
    IllegalReason.WRONG_WAY: "Checkers move from high points to low ones: {source} to {target} goes backwards.",
    IllegalReason.MUST_USE_BOTH: "You have to play both numbers when you can.",
    IllegalReason.MUST_USE_HIGHER: "Only one number can be played, and then it must be the higher.",
    IllegalReason.MUST_USE_MORE: "You have to play as many of your numbers as you can.",
    IllegalReason.TOO_MANY_MOVES: "Those are more moves than your roll gives.",
    IllegalReason.CANNOT_MOVE: "That cannot be played with this roll.",
    IllegalReason.FORBIDDEN: "The rules of this game do not allow that.",
}

_CUBE: Final = {
    CubeReason.NO_CUBE: "This match is played without the doubling cube.",
    CubeReason.CRAWFORD: "This is the Crawford game: nobody may double. The cube is back in the next game.",
    CubeReason.NOT_YOURS: "Your opponent owns the cube: only they may double next.",
    CubeReason.DEAD: "A win at the present cube already gives you the match, so you may not double.",
    CubeReason.ROLLED: "You have rolled already: a double comes before the roll. Play your roll with `/move`.",
    CubeReason.ALREADY_OFFERED: "There is a double on offer already: it has to be taken or passed first.",
}

_ACCESS: Final = {
    AccessReason.NOT_A_PLAYER: "You are not playing this match. Watch it here, or start your own with `/challenge`.",
    AccessReason.NOT_YOUR_CHALLENGE: "This challenge is for someone else. Make your own with `/challenge`.",
    AccessReason.OWN_CHALLENGE: "This is your own challenge: someone else has to accept it. You can withdraw it.",
    AccessReason.NOT_ADMIN: "Only people who may manage this server can do that.",
}

_CHALLENGE: Final = {
    ChallengeReason.SELF: "You cannot challenge yourself. Pick someone else, or leave the opponent out "
    "to invite anyone.",
    ChallengeReason.BOT: "Bots do not answer challenges. Pick a person, or leave the opponent out to invite anyone.",
    ChallengeReason.NOT_HERE: "That person is not in this server (any more). Pick someone who is here.",
    ChallengeReason.DUPLICATE: "You have already made that challenge here, and it is still open. "
    "Withdraw it with `/decline` to change it.",
    ChallengeReason.TOO_MANY: "You have too many open challenges in this channel. Withdraw one with `/decline` first.",
    ChallengeReason.LENGTH: "A match is played to 1 to 99 points, or 0 for an unlimited session.",
    ChallengeReason.NOT_OPEN: "That challenge is not open any more.",
    ChallengeReason.EXPIRED: "That challenge has expired. Make a new one with `/challenge`.",
    ChallengeReason.WITHDRAWN: "That challenge was withdrawn. Make your own with `/challenge`.",
    ChallengeReason.DECLINED: "That challenge was declined. Make a new one with `/challenge`.",
    ChallengeReason.ACCEPTED: "That challenge was accepted already and the match is under way: see `/matches`.",
}

_NOT_FOUND: Final = {
    NotFoundWhat.MATCH: "There is no such match. `/matches` lists what is being played.",
    NotFoundWhat.MATCH_HERE: "You have no match in this channel. Start one with `/challenge`; "
    "`/matches` lists what is being played.",
    NotFoundWhat.OFFER: "Nothing is offered to you here. `/matches` lists what is being played.",
    NotFoundWhat.CHALLENGE: "There is no such challenge. Make one with `/challenge`.",
    NotFoundWhat.SEVERAL_MATCHES: "You have several matches in this channel: choose one "
    "with the option `match` ({ids}).",
    NotFoundWhat.SEVERAL_OFFERS: "Several things are offered to you here: choose one with the option `offer`.",
}

_PHASES: Final = {
    "to_roll": "The dice have not been rolled yet: `/roll`, or `/double` first.",
    "to_play": "The dice are rolled: play them with `/move` or the lists under the board.",
    "double_offered": "A double is on offer: it has to be taken (`/accept`) or passed (`/decline`) first.",
    "resignation_offered": "A resignation is on offer: `/accept` it, or `/decline` to play on.",
    "over": "This match is over. Start another with `/challenge`.",
}


def explain(error: BotError) -> str:
    """The sentence for an error, found along its class hierarchy."""
    for kind in type(error).__mro__:
        if kind in _EXPLAINERS:
            return _EXPLAINERS[kind](error)
    return "That is not possible now. `/board` shows the position."


def _illegal_play(error: IllegalPlay) -> str:
    source, target = error.move or (0, 0)
    reason = _ILLEGAL[error.reason].format(source=_named(source), target=_named(target))
    return f"{reason} {_examples(error.legal, error.count)}".strip()


def _named(point: int) -> str:
    return {0: "off", 25: "the bar"}.get(point, f"point {point_text(point)}")


def _examples(legal: tuple[str, ...], count: int) -> str:
    if not legal:
        return ""
    shown = " or ".join(f"`{play}`" for play in legal[:3])
    if count <= len(legal[:3]):
        return f"Legal: {shown}."
    return f"Legal are {count} plays, for example {shown}; `/move` lists them as you type."


def _ambiguous(error: AmbiguousPlay) -> str:
    shown = ", ".join(f"`{play}`" for play in error.candidates[:5])
    return f"That can be read in more than one way. Say which: {shown}."


def _notation(error: NotationError) -> str:
    shown = error.text.strip().replace("`", "'")
    shown = shown if len(shown) <= 40 else shown[:39] + "…"
    return (
        f"I cannot read `{shown or ' '}` as a {error.expected}. A play looks like `13/8 6/5`, `bar/20`, `8/5(2)` "
        "or `6/off`."
    )


def _several(error: NotFound) -> str:
    ids = ", ".join(str(match_id) for match_id in error.candidates[:10])
    return _NOT_FOUND[error.what].format(ids=ids)


def _wrong_phase(error: WrongPhase) -> str:
    return _PHASES.get(error.phase, "That is not possible now. `/board` shows the position.")


_EXPLAINERS: Final[dict[type, Callable[[Any], str]]] = {
    IllegalPlay: _illegal_play,
    AmbiguousPlay: _ambiguous,
    NotationError: _notation,
    WrongPhase: _wrong_phase,
    NotOnRoll: lambda _: "It is your opponent's turn. `/board` shows the position; I ping you when it is yours.",
    CubeUnavailable: lambda error: _CUBE[error.reason],
    AccessError: lambda error: _ACCESS[error.reason],
    ChallengeError: lambda error: _CHALLENGE[error.reason],
    NotFound: _several,
    StaleAction: lambda _: "That was for an older position and did nothing. `/board` shows the match now.",
    InfrastructureError: lambda _: (
        "I cannot reach my records at the moment, so nothing was changed. Try again in a minute; your match is safe."
    ),
}
