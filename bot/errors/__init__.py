"""Every error the bot raises on purpose.

Pure code raises with data, never with sentences for people: `bot.ui.kit.errors` turns a class and its
data into words. `str(error)` is for logs only.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import KW_ONLY, dataclass
from datetime import datetime
from typing import NamedTuple

from bot.errors.reasons import AccessReason as AccessReason
from bot.errors.reasons import ChallengeReason as ChallengeReason
from bot.errors.reasons import ChouetteReason as ChouetteReason
from bot.errors.reasons import ClockReason as ClockReason
from bot.errors.reasons import CoachReason as CoachReason
from bot.errors.reasons import CrowdReason as CrowdReason
from bot.errors.reasons import CubeReason as CubeReason
from bot.errors.reasons import FenceReason as FenceReason
from bot.errors.reasons import HouseRuleReason as HouseRuleReason
from bot.errors.reasons import IllegalReason as IllegalReason
from bot.errors.reasons import NotFoundWhat as NotFoundWhat
from bot.errors.reasons import PositionFault as PositionFault
from bot.errors.reasons import PuzzleReason as PuzzleReason
from bot.errors.reasons import TournamentReason as TournamentReason
from bot.errors.reasons import TranscriptReason as TranscriptReason


class BotError(Exception):
    """Root of every error that is expected and answered. It can be sent from one process to another."""

    def __reduce__(self) -> tuple[Callable[..., "BotError"], tuple[object, ...], dict[str, object]]:
        """Made without its constructor, whose parameters are not kept; then its fields are set."""
        return _made, (type(self), *self.args), self.__dict__

    def __str__(self) -> str:
        """The known details, without empty ones."""
        return " ".join(str(one) for one in vars(self).values() or self.args if one)


def _made(kind: type["BotError"], *args: object) -> BotError:
    return kind.__new__(kind, *args)


class RuleError(BotError):
    """The rules of the game do not allow the command in this state."""


@dataclass(eq=False)
class WrongPhase(RuleError):
    """The command does not fit the phase of the game.

    `phase` is the value of the state's phase (a `bot.rules.match.state.Phase`), `command` the name of what was asked.
    """

    phase: str
    command: str


@dataclass(eq=False)
class NotOnRoll(RuleError):
    """The other side has to act; `waiting_for` is that side (0 or 1)."""

    waiting_for: int


@dataclass(eq=False)
class IllegalPlay(RuleError):
    """A readable play that this roll does not allow.

    `reason` says why, `move` is the (source, target) pair the reason is about (None when it is about the whole
    play), `legal` holds up to a handful of legal plays in notation as examples, `count` how many there are in all
    (just those unless given).
    """

    reason: IllegalReason
    move: tuple[int, int] | None = None
    legal: tuple[str, ...] = ()
    count: int = 0

    def __post_init__(self) -> None:
        self.count = self.count or len(self.legal)


@dataclass(eq=False)
class AmbiguousPlay(RuleError):
    """The text fits several legal plays; `candidates` are their notations, at least two."""

    candidates: tuple[str, ...]


@dataclass(eq=False)
class CubeUnavailable(RuleError):
    """No double now; `reason` says why."""

    reason: CubeReason


class ResignationRefused(RuleError):
    """An offer to resign was refused in this turn or the one before, and another one would cost the opponent time."""


@dataclass(eq=False)
class HouseRule(RuleError):
    """A house rule does not go with the game, the length or another rule.

    `option` is the field of `Rules` it is about, `variant` the key of the game.
    """

    reason: HouseRuleReason
    option: str
    variant: str


@dataclass(eq=False)
class NotationError(BotError):
    """Text that cannot be read as what it should be.

    `text` is what was given, `position` the index where reading stopped (None when unknown),
    `expected` a short name of what was expected there ("play", "position ID", "XGID", "match ID"). For a play, `legal`
    holds a handful of what could have been played, `count` how many plays there are.
    """

    text: str
    expected: str
    position: int | None = None
    detail: str = ""
    legal: tuple[str, ...] = ()
    count: int = 0


@dataclass(eq=False)
class AccessError(BotError):
    """The person may not do that; `reason` says why."""

    reason: AccessReason


@dataclass(eq=False)
class ChallengeError(BotError):
    """A challenge that cannot be made or answered; `reason` says why, `match_id` where it already led, if anywhere."""

    reason: ChallengeReason
    match_id: int | None = None


class Standing(NamedTuple):
    """A thing that is open: its `kind` ("challenge", "crowd", "chouette", "tournament", "match"), and its message."""

    kind: str
    guild_id: int | None
    channel_id: int
    message_id: int | None


@dataclass(eq=False)
class FenceError(BotError):
    """As much is open as is allowed; `reason` says of what, `limit` how much that is, `user_id` whose it is.

    `standing` is the first thing to close, `at` when there is room again by itself; None where there is none. See
    `bot.store.fence`.
    """

    reason: FenceReason
    limit: int
    user_id: int
    standing: Standing | None = None
    at: datetime | None = None


@dataclass(eq=False)
class ClockError(BotError):
    """The clock of a match does not allow it; `reason` says why.

    `days` is how many of vacation are left, `at` when the time of the opponent is up.
    """

    reason: ClockReason
    days: int = 0
    at: datetime | None = None


@dataclass(eq=False)
class PreferenceError(BotError):
    """There is no such choice: `name` is what was to be chosen, `value` what was asked for, `known` what there is."""

    name: str
    value: str
    known: tuple[str, ...] = ()


@dataclass(eq=False)
class TranscriptError(BotError):
    """A record of a match (`.mat`, event log, text) that cannot be read or written; `reason` says why.

    `line` is the line of the text (from 1), `game` and `move` the numbers of the game and of the row in it, `side` who
    moves (0 or 1), `roll` the dice, `text` what stands there (for NO_MAT what the format does not know), and `cause`
    the rule that it breaks. `row` is the whole line as it stands in the file, where the reader knows it, and `expected`
    what could have stood there; `ends` says that the file ends within that line. `names` are White's and Black's; see
    `in_record_of`. The others are None or empty where there is none.
    """

    reason: TranscriptReason
    _: KW_ONLY
    line: int | None = None
    game: int | None = None
    move: int | None = None
    side: int | None = None
    roll: tuple[int, int] | None = None
    text: str = ""
    cause: BotError | None = None
    row: str = ""
    expected: tuple[str, ...] = ()
    ends: bool = False
    names: tuple[str, str] = ("", "")


@contextmanager
def in_record_of(names: tuple[str, str]) -> Iterator[None]:
    """A TranscriptError of the block is about a record in which White and Black have these names."""
    try:
        yield
    except TranscriptError as error:
        error.names = names
        raise


@dataclass(eq=False)
class TournamentError(BotError):
    """A tournament does not allow it; `reason` says why.

    `pairing` is the number of the pairing that is in the way or meant, `entrant` the id of the entrant, `detail` the
    name of the setting that cannot be or that is in the way, `at` when it will be possible, `kind` its format; None and
    "" where there is none.
    """

    reason: TournamentReason
    pairing: int | None = None
    entrant: int | None = None
    detail: str = ""
    at: datetime | None = None
    kind: str = ""


@dataclass(eq=False)
class ChouetteError(BotError):
    """A chouette does not allow it; `reason` says why.

    `person` is who is meant or has to act, `cube` the number of the cube, `number` the most or least that is allowed,
    `detail` the line of the settings that cannot be; None and "" where there is none.
    """

    reason: ChouetteReason
    person: int | None = None
    cube: int | None = None
    number: int | None = None
    detail: str = ""


@dataclass(eq=False)
class CrowdError(BotError):
    """A crowd does not allow it; `reason` says why."""

    reason: CrowdReason


@dataclass(eq=False)
class CoachError(BotError):
    """A hint or an analysis that cannot be had; `reason` says why.

    `match` is the key of the match that it is about, `detail` the game that is not counted, or the key of the record
    that holds the position of `match`; "" where there is none.
    """

    reason: CoachReason
    match: str = ""
    detail: str = ""


@dataclass(eq=False)
class PuzzleError(BotError):
    """A position to solve, or a daily one, that cannot be had; `reason` says why, `detail` what is wrong, if anything.

    `at` is when there will be one.
    """

    reason: PuzzleReason
    detail: str = ""
    at: datetime | None = None


@dataclass(eq=False)
class ImpossiblePosition(BotError):
    """A text that is no position, or one of a position that cannot occur; `fault` says why.

    `field` is the field of an XGID, from 1, that cannot be read (11: their number), or from 12 on what is wrong with a
    cube that can be read (`position_text.CubeFlaw`); 0 where there is none.
    """

    fault: PositionFault
    field: int = 0


class StaleAction(BotError):
    """The action was decided on a position that has moved on; nothing was changed."""


@dataclass(eq=False)
class NotFound(BotError):
    """Nothing fits, or more than one thing; `what` says what was looked for, `candidates` the ids that fit."""

    what: NotFoundWhat
    candidates: tuple[int, ...] = ()


class PlayedElsewhere(NotFound):
    """A match cannot be played from here; `link` is the address of its board, empty when that is not known."""

    def __init__(self, match_id: int, link: str) -> None:
        super().__init__(NotFoundWhat.MATCH_HERE, (match_id,))
        self.link = link


class StillBusy(BotError):
    """Something that takes long is being done for this person; the next thing can be asked for afterwards."""


class InfrastructureError(BotError):
    """The machine failed, not the player. Nothing was changed."""


@contextmanager
def needing_extra(name: str) -> Iterator[None]:
    """The block imports what comes with an extra of ours. Raises InfrastructureError where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        why = f"it needs the extra `{name}`: pip install 'backgammon-bot[{name}]' ({error.name} is missing)"
        raise InfrastructureError(why) from error


class StorageUnavailable(InfrastructureError):
    """The database is locked, full, read-only or gone; the transaction was rolled back."""


class StorageCorrupt(InfrastructureError):
    """Stored data that does not make sense (unknown event, broken state)."""


@dataclass(eq=False)
class ThemeError(InfrastructureError):
    """A theme cannot be used: `file` is its file, `key` what is wrong in it ("" for the whole), `detail` why."""

    file: str
    key: str
    detail: str

    def __str__(self) -> str:
        """The three, as a terminal shows them."""
        return ": ".join(part for part in (self.file, self.key, self.detail) if part)


class EngineMissing(InfrastructureError):
    """The analysis engine is not installed on this machine; everything but analysis and computer players works."""


class EngineUnavailable(InfrastructureError):
    """The analysis engine died, hung or was shut down, and a second try failed too; a later one may not."""


class WorkFailed(InfrastructureError):
    """The process that does what takes long died, hung or was shut down."""
