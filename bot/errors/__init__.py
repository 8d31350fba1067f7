"""Every error the bot raises on purpose.

    BotError
    ├── RuleError                 the rules do not allow it now
    │   ├── WrongPhase            right person, wrong moment
    │   ├── NotOnRoll             it is the other side's turn
    │   ├── IllegalPlay           the play cannot be made with this roll
    │   ├── AmbiguousPlay         the text fits more than one legal play
    │   ├── CubeUnavailable       no double now
    │   └── ResignationRefused    an offer to resign was refused a moment ago
    ├── NotationError             text that is not notation at all
    ├── AccessError               this person may not do that
    ├── ChallengeError            a challenge that cannot be made or answered
    ├── FenceError                as much is open as is allowed
    ├── ClockError                the clock of a match does not allow it
    ├── CoachError                a hint or an analysis that cannot be had
    ├── ImpossiblePosition        a pasted position that cannot be read or cannot occur
    ├── PreferenceError           a choice that cannot be made
    ├── TranscriptError           a record of a match that cannot be read or written
    ├── TournamentError           a tournament does not allow it now
    ├── StaleAction               decided on a position that has moved on
    ├── NotFound                  no such match, challenge, player
    │   └── PlayedElsewhere       it is there, but cannot be played from here
    ├── StillBusy                 what this person asked for before is not done yet
    └── InfrastructureError       the machine failed, not the player
        ├── StorageUnavailable    the database is locked, full or gone
        ├── StorageCorrupt        what was read back makes no sense
        ├── ThemeError            the file of a board's colors is broken or missing
        ├── EngineMissing         the analysis engine is not installed here
        ├── EngineUnavailable     the analysis engine did not answer, even when asked again
        └── WorkFailed            the process that does long work died, hung or was shut down

Pure code raises with data, never with sentences for people: `bot.ui.kit.errors` turns a class and its
data into words. `str(error)` is for logs only.
"""

from __future__ import annotations

from datetime import datetime

from bot.errors.base import BotError
from bot.errors.fence import FenceError, Standing
from bot.errors.reasons import (
    AccessReason,
    ChallengeReason,
    ClockReason,
    CoachReason,
    CubeReason,
    FenceReason,
    HouseRuleReason,
    IllegalReason,
    NotFoundWhat,
    PositionFault,
    TournamentReason,
    TranscriptReason,
)


class RuleError(BotError):
    """The rules of the game do not allow the command in this state."""


class WrongPhase(RuleError):
    """The command does not fit the phase of the game.

    `phase` is the value of the state's phase (a `bot.rules.match.state.Phase`), `command` the name of what was asked.
    """

    def __init__(self, phase: str, command: str) -> None:
        super().__init__(f"{command} in phase {phase}")
        self.phase = phase
        self.command = command


class NotOnRoll(RuleError):
    """The other side has to act; `waiting_for` is that side (0 or 1)."""

    def __init__(self, waiting_for: int) -> None:
        super().__init__(f"waiting for side {waiting_for}")
        self.waiting_for = waiting_for


class IllegalPlay(RuleError):
    """A readable play that this roll does not allow.

    `reason` says why, `move` is the (source, target) pair the reason is about (None when it is about the whole
    play), `legal` holds up to a handful of legal plays in notation as examples, `count` how many there are in all.
    """

    def __init__(
        self,
        reason: IllegalReason,
        move: tuple[int, int] | None = None,
        legal: tuple[str, ...] = (),
        count: int | None = None,
    ) -> None:
        super().__init__(f"illegal play: {reason.value} {move or ''}".strip())
        self.reason = reason
        self.move = move
        self.legal = legal
        self.count = len(legal) if count is None else count


class AmbiguousPlay(RuleError):
    """The text fits several legal plays; `candidates` are their notations, at least two."""

    def __init__(self, candidates: tuple[str, ...]) -> None:
        super().__init__(f"ambiguous play: {', '.join(candidates)}")
        self.candidates = candidates


class CubeUnavailable(RuleError):
    """No double now; `reason` says why."""

    def __init__(self, reason: CubeReason) -> None:
        super().__init__(f"cube unavailable: {reason.value}")
        self.reason = reason


class ResignationRefused(RuleError):
    """An offer to resign was refused in this turn or the one before, and another one would cost the opponent time."""


class HouseRule(RuleError):
    """A house rule does not go with the game, the length or another rule.

    `option` is the field of `Rules` it is about, `variant` the key of the game.
    """

    def __init__(self, reason: HouseRuleReason, option: str, variant: str) -> None:
        super().__init__(f"house rule {option} in {variant}: {reason.value}")
        self.reason = reason
        self.option = option
        self.variant = variant


class NotationError(BotError):
    """Text that cannot be read as what it should be.

    `text` is what was given, `position` the index where reading stopped (None when unknown),
    `expected` a short name of what was expected there ("play", "position ID", "XGID", "match ID"). For a play, `legal`
    holds a handful of what could have been played, `count` how many plays there are.
    """

    def __init__(self, text: str, expected: str, position: int | None = None, detail: str = "") -> None:
        super().__init__(f"not a {expected}: {text!r} {detail}".strip())
        self.text = text
        self.expected = expected
        self.position = position
        self.detail = detail
        self.legal: tuple[str, ...] = ()
        self.count = 0


class AccessError(BotError):
    """The person may not do that; `reason` says why."""

    def __init__(self, reason: AccessReason) -> None:
        super().__init__(f"no access: {reason.value}")
        self.reason = reason


class ChallengeError(BotError):
    """A challenge that cannot be made or answered; `reason` says why, `match_id` where it already led, if anywhere."""

    def __init__(self, reason: ChallengeReason, match_id: int | None = None) -> None:
        super().__init__(f"challenge: {reason.value}")
        self.reason = reason
        self.match_id = match_id


class ClockError(BotError):
    """The clock of a match does not allow it; `reason` says why, `days` how many of vacation are left."""

    def __init__(self, reason: ClockReason, days: int = 0) -> None:
        super().__init__(f"clock: {reason.value}")
        self.reason = reason
        self.days = days


class PreferenceError(BotError):
    """There is no such choice: `name` is what was to be chosen, `value` what was asked for, `known` what there is."""

    def __init__(self, name: str, value: str, known: tuple[str, ...] = ()) -> None:
        super().__init__(f"no such {name}: {value!r}")
        self.name = name
        self.value = value
        self.known = known


class TranscriptError(BotError):
    """A record of a match (`.mat`, event log, text) that cannot be read or written; `reason` says why.

    `line` is the line of the text (from 1), `game` and `move` the numbers of the game and of the row in it, `side` who
    moves (0 or 1), `roll` the dice, `text` what stands there (for NO_MAT what the format does not know), and `cause`
    the rule that it breaks. `row` is the whole line as it stands in the file, where the reader knows it. All of them
    are None or "" where there is none.
    """

    def __init__(
        self,
        reason: TranscriptReason,
        *,
        line: int | None = None,
        game: int | None = None,
        move: int | None = None,
        side: int | None = None,
        roll: tuple[int, int] | None = None,
        text: str = "",
        cause: BotError | None = None,
    ) -> None:
        places = (("game", game), ("move", move), ("line", line))
        place = ", ".join(f"{name} {value}" for name, value in places if value)
        super().__init__(f"record: {reason.value} {place} {text[:80]!r}")
        self.reason = reason
        self.line = line
        self.game = game
        self.move = move
        self.side = side
        self.roll = roll
        self.text = text
        self.cause = cause
        self.row = ""


class TournamentError(BotError):
    """A tournament does not allow it; `reason` says why.

    `pairing` is the number of the pairing that is in the way or meant, `entrant` the id of the entrant, `detail` the
    name of the setting that cannot be or that is in the way, `at` when it will be possible; None and "" where there is
    none.
    """

    def __init__(
        self,
        reason: TournamentReason,
        pairing: int | None = None,
        entrant: int | None = None,
        detail: str = "",
        at: datetime | None = None,
    ) -> None:
        super().__init__(f"tournament: {reason.value} {detail}".strip())
        self.reason = reason
        self.pairing = pairing
        self.entrant = entrant
        self.detail = detail
        self.at = at


class CoachError(BotError):
    """A hint or an analysis that cannot be had; `reason` says why.

    `match` is the key of the match that it is about, `detail` the game that is not counted, or the key of the record
    that holds the position of `match`; "" where there is none.
    """

    def __init__(self, reason: CoachReason, match: str = "", detail: str = "") -> None:
        super().__init__(f"coach: {reason.value} {match} {detail}".strip())
        self.reason = reason
        self.match = match
        self.detail = detail


class ImpossiblePosition(BotError):
    """A text that is no position, or one of a position that cannot occur; `fault` says why.

    `field` is the field of an XGID, from 1, that cannot be read (11: their number), or from 12 on what is wrong with a
    cube that can be read (`position_text.CubeFlaw`); 0 where there is none.
    """

    def __init__(self, fault: PositionFault, field: int = 0) -> None:
        super().__init__(f"position: {fault.value} {field or ''}".strip())
        self.fault = fault
        self.field = field


class StaleAction(BotError):
    """The action was decided on a position that has moved on; nothing was changed."""


class NotFound(BotError):
    """Nothing fits, or more than one thing; `what` says what was looked for, `candidates` the ids that fit."""

    def __init__(self, what: NotFoundWhat, candidates: tuple[int, ...] = ()) -> None:
        super().__init__(f"not found: {what.value} {candidates or ''}".strip())
        self.what = what
        self.candidates = candidates


class PlayedElsewhere(NotFound):
    """A match cannot be played from here; `link` is the address of its board, empty when that is not known."""

    def __init__(self, match_id: int, link: str) -> None:
        super().__init__(NotFoundWhat.MATCH_HERE, (match_id,))
        self.link = link


class StillBusy(BotError):
    """Something that takes long is being done for this person; the next thing can be asked for afterwards."""


class InfrastructureError(BotError):
    """The machine failed, not the player. Nothing was changed."""


class StorageUnavailable(InfrastructureError):
    """The database is locked, full, read-only or gone; the transaction was rolled back."""


class StorageCorrupt(InfrastructureError):
    """What was read back does not make sense (unknown event, broken state)."""


class ThemeError(InfrastructureError):
    """A theme cannot be used: `file` is its file, `key` what is wrong in it ("" for the whole), `detail` why."""

    def __init__(self, file: str, key: str, detail: str) -> None:
        super().__init__(": ".join(part for part in (file, key, detail) if part))
        self.file = file
        self.key = key
        self.detail = detail


class EngineMissing(InfrastructureError):
    """The analysis engine is not installed on this machine; everything but analysis and computer players works."""


class EngineUnavailable(InfrastructureError):
    """The analysis engine died, hung or was shut down, and a second try failed too; a later one may not."""


class WorkFailed(InfrastructureError):
    """The process that does what takes long died, hung or was shut down."""


__all__ = [
    "AccessError",
    "AccessReason",
    "AmbiguousPlay",
    "BotError",
    "ChallengeError",
    "ChallengeReason",
    "ClockError",
    "ClockReason",
    "CoachError",
    "CoachReason",
    "CubeReason",
    "CubeUnavailable",
    "EngineMissing",
    "EngineUnavailable",
    "FenceError",
    "FenceReason",
    "HouseRule",
    "HouseRuleReason",
    "IllegalPlay",
    "IllegalReason",
    "ImpossiblePosition",
    "InfrastructureError",
    "NotFound",
    "NotFoundWhat",
    "NotOnRoll",
    "NotationError",
    "PlayedElsewhere",
    "PositionFault",
    "PreferenceError",
    "ResignationRefused",
    "RuleError",
    "StaleAction",
    "Standing",
    "StillBusy",
    "StorageCorrupt",
    "StorageUnavailable",
    "ThemeError",
    "TournamentError",
    "TournamentReason",
    "TranscriptError",
    "TranscriptReason",
    "WorkFailed",
    "WrongPhase",
]
