"""The events of a tournament: facts that are stored and folded into the state.

As in `bot.rules.match.events` the class name is the tag, and a stored event never changes its meaning. `by` is the
person who asked for it, None for the bot itself.
"""

from datetime import datetime
from typing import Final

import msgspec

from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Claim, Link, PairingResult, Slot, Stage, StageKey

VERSION: Final = 1
"""The version of the events written now."""


class TournamentCreated(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """A tournament was announced."""

    settings: TournamentSettings
    by: int | None = None


class OfEntrant(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """An event of one entrant."""

    entrant: int


class EntrantJoined(OfEntrant, frozen=True):
    """Somebody signed up, `waiting` because the field was full."""

    name: str
    rating: float = 1500.0
    waiting: bool = False
    team: int = 0


class EntrantLeft(OfEntrant, frozen=True):
    """Somebody took back their sign-up before the start; they may join again."""


class EntrantAdmitted(OfEntrant, frozen=True):
    """Somebody came from the waiting list into the field, because a place was free."""


class EntrantCheckedIn(OfEntrant, frozen=True):
    """Somebody checked in."""


class TournamentStarted(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The field was seeded: `order` are the ids, top seed first. `absent` had not checked in and are not in it."""

    order: tuple[int, ...]
    seed: int
    absent: tuple[int, ...] = ()
    by: int | None = None


class Drawn(msgspec.Struct, frozen=True, array_like=True):
    """A pairing as it was drawn. It may take winners and losers of pairings with smaller numbers."""

    number: int
    stage: StageKey
    round: int
    slots: tuple[Slot, Slot]
    group: int = 0


class PairingsDrawn(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """Pairings were added to the draw, and stages opened."""

    pairings: tuple[Drawn, ...]
    stages: tuple[Stage, ...] = ()


class PairingsTakenBack(msgspec.Struct, frozen=True, tag=True):
    """A correction takes back the consequences of the old result: all pairings from number `first` on.

    Stages without a pairing left go with them.
    """

    first: int


class ResultReported(msgspec.Struct, frozen=True, tag=True):
    """A pairing has a result: reported, forfeited or lost by absence."""

    pairing: int
    result: PairingResult


class Followed(msgspec.Struct, frozen=True, array_like=True):
    """The automatic result of a pairing."""

    pairing: int
    result: PairingResult


class ResultsFollowed(msgspec.Struct, frozen=True, tag=True):
    """Pairings were decided automatically, by a bye or because an entrant is out."""

    results: tuple[Followed, ...]


class ResultCorrected(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """An organizer replaced the result `before` by `after`.

    `reopened` are pairings that lose their automatic result, which depended on it; `reinstated` is an entrant who was
    out because of a no-show in this very pairing and is in again.
    """

    pairing: int
    before: PairingResult
    after: PairingResult
    by: int | None = None
    reopened: tuple[int, ...] = ()
    reinstated: int | None = None


class EntrantWithdrew(OfEntrant, frozen=True):
    """Somebody left the tournament after the start."""

    by: int | None = None


class EntrantStruck(OfEntrant, frozen=True):
    """Somebody left a league before half of their matches, so none of them counts."""

    by: int | None = None


class RoundBegun(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The next round of a league has begun."""

    round: int
    by: int | None = None


class LinedUp(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The order of a team was set: `order` are the ids of its players, the first board first."""

    team: int
    order: tuple[int, ...]
    by: int | None = None


class BoardsTakenOver(OfEntrant, frozen=True):
    """`newcomer` plays the pairings `boards` of a team match in place of `entrant`."""

    newcomer: int
    name: str
    boards: tuple[int, ...]
    rating: float = 1500.0
    by: int | None = None


class ResultClaimed(msgspec.Struct, frozen=True, tag=True):
    """One side of a team match entered a result; it counts once the other side confirms it."""

    claim: Claim


class EndAsked(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The guest side of a team match asked to end it as it stands."""

    at: datetime
    by: int | None = None


class EndDeclined(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """The home side of a team match wants to play on."""

    by: int | None = None


class EntrantAbsent(OfEntrant, frozen=True):
    """Somebody didn't appear for a match and is out."""

    by: int | None = None


class EntrantReplaced(OfEntrant, frozen=True):
    """`newcomer` took over the place and the seed of `entrant`."""

    newcomer: int
    name: str
    rating: float = 1500.0
    by: int | None = None


class EntrantPaused(OfEntrant, frozen=True):
    """Arena: somebody isn't paired until they are back."""

    by: int | None = None


class EntrantBack(OfEntrant, frozen=True):
    """Arena: somebody is paired again, after a pause or after having left."""


class LateEntrantJoined(OfEntrant, frozen=True):
    """Somebody came in after the start as seed `seed`, in the place of the byes at `places`.

    `reopened` are pairings that lose their automatic result by it.
    """

    name: str
    seed: int
    places: tuple[Link, ...]
    rating: float = 1500.0
    reopened: tuple[int, ...] = ()
    by: int | None = None


class ByOrganizer(msgspec.Struct, frozen=True, tag=True, omit_defaults=True):
    """An event by which an organizer changes the whole tournament."""

    by: int | None = None


class TournamentPaused(ByOrganizer, frozen=True):
    """No new matches for now."""


class TournamentResumed(ByOrganizer, frozen=True):
    """The pause is over."""


class TournamentCancelled(ByOrganizer, frozen=True):
    """The tournament was called off."""


class TournamentEnded(msgspec.Struct, frozen=True, tag=True):
    """Everything is played. `champion` is None if nobody was left to win. Comes again after a late correction."""

    champion: int | None


SignUps = EntrantJoined | EntrantLeft | EntrantAdmitted | EntrantCheckedIn
Draws = TournamentStarted | PairingsDrawn | PairingsTakenBack | RoundBegun
Results = ResultReported | ResultsFollowed | ResultCorrected
Changes = EntrantWithdrew | EntrantStruck | EntrantAbsent | EntrantReplaced | LateEntrantJoined
Teams = LinedUp | BoardsTakenOver | ResultClaimed | EndAsked | EndDeclined
Pauses = EntrantPaused | EntrantBack | TournamentPaused | TournamentResumed
Event = TournamentCreated | SignUps | Draws | Results | Changes | Teams | Pauses | TournamentCancelled | TournamentEnded
