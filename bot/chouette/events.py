"""Events of a chouette: facts that are stored and folded into the state.

As in `bot.rules.match.events` the class name is the tag, and a stored event never changes its meaning. Cubes are named
by their numbers in the game. What a window's choices lead to are events of their own.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, TypeVar

import msgspec

from bot.chouette.settings import ChouetteSettings
from bot.chouette.state import Choice, ChouetteState, WindowKind
from bot.rules.dice import Roll
from bot.rules.match.events import DiceRolled, PlayMade, TurnPassed
from bot.rules.sides import Side

VERSION: Final = 1
"""The version of the events written now."""


class ChouetteOpened(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A lobby was opened."""

    settings: ChouetteSettings


class OfPerson(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """An event of one person."""

    person: int


class MemberJoined(OfPerson, frozen=True):
    """Somebody wants to play; a place in the order follows when there is one."""

    computer: bool = False


class MemberLeaving(OfPerson, frozen=True):
    """Somebody leaves after the game, or `now`: then `proxy` decides their cube."""

    now: bool = False
    proxy: int = 0


class MemberStayed(OfPerson, frozen=True):
    """Somebody who wanted to leave after the game stays."""


class OrderChanged(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Between games (and in the lobby) leavers were removed and joiners put into the order."""

    order: tuple[int, ...]
    partner: int | None = None
    joiners: tuple[int, ...] = ()


class Throw(msgspec.Struct, frozen=True, array_like=True):
    """A die thrown for a place in the order."""

    person: int
    die: int


class OrderThrown(msgspec.Struct, frozen=True, tag=True):
    """Everyone threw a die; those who were tied threw again, in the rounds that follow."""

    rounds: tuple[tuple[Throw, ...], ...]
    order: tuple[int, ...]


class PartnerAsked(OfPerson, frozen=True):
    """The box asked somebody to be its partner."""


class PartnerDeclined(OfPerson, frozen=True):
    """Who was asked does not want to be partner."""


class PartnerTaken(OfPerson, frozen=True):
    """Somebody is partner of the box and not in the order any more."""


class GameBegan(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A game began. `opening` holds the opening rolls, the box's die first; all but the last are ties."""

    game: int
    opening: tuple[Roll, ...]
    edition: int = 1
    """The edition of the game's own rules by which it is played."""


class OnBoard(msgspec.Struct, frozen=True, tag=True):
    """A roll, a play, or a turn without one."""

    event: DiceRolled | PlayMade | TurnPassed


class WindowOpened(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Those who decide the cubes `asked` on `side` are asked."""

    kind: WindowKind
    side: Side
    asked: tuple[int, ...]
    taker: int | None = None
    givers: tuple[int, ...] = ()


class ChoicesMade(OfPerson, frozen=True):
    """Somebody said something in the window, or something else than before. Sealed."""

    choices: dict[int, Choice]


class StandingChanged(OfPerson, frozen=True):
    """Somebody rolls on until they say otherwise, or says so. Sealed."""

    on: bool


class WindowExpired(msgspec.Struct, frozen=True, tag=True):
    """The time of the window is up."""

    window: int


class WindowClosed(msgspec.Struct, frozen=True, tag=True):
    """The window closed; `choices` are shown, those of silence included."""

    window: int
    choices: dict[int, Choice]


class DoublesOffered(msgspec.Struct, frozen=True, tag=True):
    """A side doubled these cubes."""

    side: Side
    cubes: tuple[int, ...]


class CubesTaken(msgspec.Struct, frozen=True, tag=True):
    """These doubles, or beavers or raccoons, were accepted."""

    cubes: tuple[int, ...]


class CubesBeavered(msgspec.Struct, frozen=True, tag=True):
    """These cubes were turned again, as beavers or raccoons."""

    cubes: tuple[int, ...]


class How(StrEnum):
    """How a cube was settled."""

    PASSED = "passed"
    BORNE_OFF = "borne_off"
    RESIGNED = "resigned"
    SETTLED = "settled"
    """By a settlement."""
    TIME_RAN_OUT = "time_ran_out"


class Payment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cube was settled: its owner in the crew gets `hundredths` (less than 0: pays them).

    `loser` lost `points`, which are `grade` times the cube, before any limit; None and 0 for a settlement.
    """

    cube: int
    hundredths: int
    loser: Side | None = None
    grade: int = 0
    points: int = 0


class CubesSettled(msgspec.Struct, frozen=True, tag=True):
    """Cubes were settled at one and the same moment, and pay at once."""

    how: How
    payments: tuple[Payment, ...]


class ExtrasGiven(msgspec.Struct, frozen=True, tag=True):
    """The only one who took accepted extras from the owners of the settled cubes `givers`: each pays `points`."""

    taker: int
    givers: tuple[int, ...]
    points: int


class OfCube(msgspec.Struct, frozen=True, tag=True):
    """An offer, or its refusal, about a cube."""

    cube: int


class SettlementOffered(OfCube, frozen=True):
    """A side offered to settle a cube: its owner in the crew would get `hundredths`."""

    side: Side
    hundredths: int


class ResignationOffered(OfCube, frozen=True):
    """A side offered to lose a cube at `grade` times its value."""

    side: Side
    grade: int


class ResignationRefused(OfCube, frozen=True):
    """The other side wants this cube to be played on, or the offer was taken back."""


class PlayProposed(OfPerson, frozen=True):
    """Somebody proposed a play to the captain, or the partner to the box. Sealed."""

    play: str


class ProxyNamed(OfPerson, frozen=True):
    """`proxy` decides the cube of `person` until it is revoked; None revokes."""

    proxy: int | None = None


class CaptainReplaced(OfPerson, frozen=True):
    """A captain ran out of time; the next one plays, and decides their cube too."""


class TimeRanOut(msgspec.Struct, frozen=True, tag=True):
    """A side has no time left, and nobody else who could play for it.

    It takes what the other side offers to lose, and loses the rest. In older logs it lost those cubes as well.
    """

    side: Side


class GameOver(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A game is over. `share` is what the partner of the box gets of its sum, in hundredths.

    `order`, `partner` and `joiners` are those after the rotation, with leavers removed and joiners added. `loser` went
    to the end.
    """

    order: tuple[int, ...]
    loser: int
    partner: int | None = None
    joiners: tuple[int, ...] = ()
    share: int = 0


class ChouetteEnded(msgspec.Struct, frozen=True, tag=True):
    """Nobody is left to play with, or nobody but computers."""


Members = MemberJoined | MemberLeaving | MemberStayed | OrderChanged
Seats = Members | OrderThrown | PartnerAsked | PartnerDeclined | PartnerTaken
Windows = WindowOpened | ChoicesMade | StandingChanged | WindowExpired | WindowClosed
Doubles = DoublesOffered | CubesTaken | CubesBeavered | CubesSettled | ExtrasGiven
Deals = SettlementOffered | ResignationOffered | ResignationRefused
Captains = PlayProposed | ProxyNamed | CaptainReplaced
Games = GameBegan | OnBoard | Windows | Doubles | Deals | Captains | TimeRanOut | GameOver
Event = ChouetteOpened | Seats | Games | ChouetteEnded
ASIDE: Final = Members | Deals | ChoicesMade | StandingChanged | WindowExpired | PlayProposed | ProxyNamed
"""Events that leave everything to be decided as it was."""
SEALED: Final = (ChoicesMade, StandingChanged, PlayProposed)
"""Events that are not for everyone's eyes: `bot.chouette.seen` says what each person may see."""


class Role(StrEnum):
    """Somebody's part in a game."""

    BOX = "box"
    PARTNER = "partner"
    CAPTAIN = "captain"
    """Captain of the start."""
    CREW = "crew"


class GameResult(msgspec.Struct, frozen=True):
    """Somebody's result of a finished game, in hundredths of a point."""

    game: int
    person_id: int
    role: Role
    hundredths: int


def results_of(before: ChouetteState, after: ChouetteState) -> tuple[GameResult, ...]:
    """The results of the game that the event between the two states has ended. They sum to zero."""
    game = before.game
    if game is None:
        return ()
    roles = {game.captain: Role.CAPTAIN, before.order[0]: Role.BOX, before.partner: Role.PARTNER}
    return tuple(
        GameResult(before.games, one, roles.get(one, Role.CREW), after.scores[one] - game.before.get(one, 0))
        for one in before.seated
    )


_T = TypeVar("_T", bound=msgspec.Struct)

_PEOPLE: Final = frozenset(
    {
        *("person", "proxy", "order", "partner", "joiners", "computers", "leaving", "gone", "standing", "loser"),
        *("partner_asked", "partner_declined", "crew", "other", "captain", "replaced", "last_captain"),
    }
)
"""Fields that hold an id of a person, or several."""
_BY_PERSON: Final = frozenset({"scores", "before", "proposals", "proxies"})
"""Fields that hold something for each person, by their id."""
_OTHERS: Final = frozenset({"settings", "board", "event", "payments", "choices"})
"""Fields in which there are no people, whatever the names in them."""


def with_people(plain: Any, put: Callable[[int], Any], field: str = "") -> Any:
    """An event or state as plain data, with `put(id)` in place of each person's id. Keys stay of their type."""
    if field in _OTHERS:
        return plain
    if field == "rounds":  # lists of a person and a die
        return [[[put(person), die] for person, die in throws] for throws in plain]
    if isinstance(plain, dict):
        if field in _BY_PERSON:
            named = field == "proxies"
            return {type(key)(put(int(key))): put(one) if named else one for key, one in plain.items()}
        return {key: with_people(one, put, key) for key, one in plain.items()}
    if isinstance(plain, list | tuple):
        return [with_people(one, put, field) for one in plain]
    is_person = field in _PEOPLE and isinstance(plain, int) and not isinstance(plain, bool)
    return put(plain) if is_person else plain


def renamed(value: _T, person: int, stand_in: int) -> _T:
    """The same event or state with another id for a person."""
    plain = with_people(msgspec.to_builtins(value), lambda one: stand_in if one == person else one)
    return msgspec.convert(plain, type(value))
