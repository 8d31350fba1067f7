"""The state of a tournament: the fold of its events."""

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.tournaments.seats import Seat
from bot.tournaments.settings import Format, TournamentSettings


class TournamentPhase(StrEnum):
    """The phase of a tournament; a pause is kept apart from this."""

    SIGN_UP = "sign_up"
    RUNNING = "running"
    ENDED = "ended"
    CANCELLED = "cancelled"


class Status(StrEnum):
    """The status of an entrant."""

    REGISTERED = "registered"
    CHECKED_IN = "checked_in"
    """Checked in; after the start, everyone who is in."""
    WAITING = "waiting"
    """On the waiting list: not in the field."""
    WITHDRAWN = "withdrawn"
    """Withdrew; their later pairings are forfeited."""
    NO_SHOW = "no_show"
    """Didn't appear, at the check-in or for a match; their later pairings are forfeited."""
    REPLACED = "replaced"
    """Somebody else took over their place; they are no longer in the field."""
    STRUCK = "struck"
    """Left a league before half of their matches: none of them counts."""


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who signed up. `id` is the person's own, `seed` counts from 1 (the top) once drawn, 0 outside the field.

    `present` says whether somebody on the waiting list has checked in. `team` is 1 or 2 in a team match, otherwise 0.
    """

    id: int
    name: str
    rating: float = 1500.0
    status: Status = Status.REGISTERED
    seed: int = 0
    present: bool = False
    team: int = 0

    @property
    def is_out(self) -> bool:
        """True for an entrant who is out: their pairings are forfeited, and they get no new ones."""
        return self.status in (Status.WITHDRAWN, Status.NO_SHOW, Status.REPLACED, Status.STRUCK)

    @property
    def is_signed_up(self) -> bool:
        """True for an entrant with a place at the sign-up, who isn't on the waiting list."""
        return self.status in (Status.REGISTERED, Status.CHECKED_IN)

    @property
    def in_field(self) -> bool:
        """True for everyone who was drawn and not replaced, also after withdrawing."""
        return self.seed > 0 and self.status is not Status.REPLACED


class SlotKind(StrEnum):
    """The content of half a pairing."""

    ENTRANT = "entrant"
    BYE = "bye"
    WINNER = "winner"
    LOSER = "loser"


class Slot(msgspec.Struct, frozen=True, array_like=True):
    """Half a pairing: entrant `number`, a bye (0), or the winner or loser of pairing `number`, not known yet."""

    kind: SlotKind
    number: int = 0

    @property
    def entrant(self) -> int | None:
        """The entrant's id, None while it isn't known and for a bye."""
        return self.number if self.kind is SlotKind.ENTRANT else None

    @property
    def is_known(self) -> bool:
        """True for an entrant and for a bye."""
        return self.kind in (SlotKind.ENTRANT, SlotKind.BYE)


BYE = Slot(SlotKind.BYE)
"""Nobody: the opponent goes on without a match."""


class StageKey(StrEnum):
    """A part of a tournament that is drawn as one picture."""

    GROUPS = "groups"
    LEAGUE = "league"
    """The divisions of a league; the group of a pairing is the division, the highest is 0."""
    TEAM = "team"
    SWISS = "swiss"
    MAIN = "main"
    """The bracket; in double elimination that of the undefeated."""
    THIRD_PLACE = "third_place"
    LOSERS = "losers"
    """Double elimination: entrants with one loss."""
    FINALS = "finals"
    """Double elimination: the final (round 1) and, if the undefeated one loses it, the decider (round 2)."""
    CONSOLATION = "consolation"
    LAST_CHANCE = "last_chance"
    ARENA = "arena"
    SIMUL = "simul"


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stage with its planned number of rounds (the decider of a double elimination not counted)."""

    key: StageKey
    rounds: int
    groups: int = 1


class How(StrEnum):
    """How a pairing was decided."""

    PLAYED = "played"
    FORFEIT = "forfeit"
    """Given up, explicitly or because the loser is out."""
    NO_SHOW = "no_show"
    BYE = "bye"
    CORRECTED = "corrected"
    """Entered by an organizer in place of another result, which is in the log."""
    UNPLAYED = "unplayed"
    """Not played to the end in time, and neither has won it."""
    STRUCK = "struck"
    """A match of somebody who left the league early: it does not count."""


class PairingResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a pairing.

    `winner` and `loser` are entrants' ids: both None for two byes, the loser None for a bye, the winner None if nobody
    wins (both out or absent; then `loser` is None as well and both have lost). `score` is the winner's points and the
    loser's. `by` is the person who reported it, None for the bot itself. `automatic` results follow from byes and from
    entrants who are out, and change with them.
    """

    how: How
    winner: int | None = None
    loser: int | None = None
    score: tuple[int, int] = (0, 0)
    by: int | None = None
    automatic: bool = False

    @property
    def is_forfeit(self) -> bool:
        """Was it decided by somebody's giving up or staying away, whatever had been played by then?"""
        return self.how in (How.FORFEIT, How.NO_SHOW)


class Link(msgspec.Struct, frozen=True, array_like=True):
    """Where an entrant goes next: slot `slot` (0 or 1) of pairing `pairing`."""

    pairing: int
    slot: int


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match to be played. `number` counts from 1 through the tournament, `round` from 1 in its stage.

    `drawn` is what the draw says, `slots` is what's known by now: a winner or loser turns into an entrant or a bye.
    """

    number: int
    stage: StageKey
    round: int
    drawn: tuple[Slot, Slot]
    slots: tuple[Slot, Slot]
    group: int = 0
    """From 0; in the group stage."""
    result: PairingResult | None = None
    winner_to: Link | None = None
    loser_to: Link | None = None

    @property
    def entrants(self) -> tuple[int | None, int | None]:
        """The ids of the two, None if it isn't known or is a bye."""
        return (self.slots[0].entrant, self.slots[1].entrant)

    @property
    def is_known(self) -> bool:
        """True once both slots are an entrant or a bye."""
        return self.slots[0].is_known and self.slots[1].is_known

    @property
    def has_bye(self) -> bool:
        """True if nobody has to play: one slot, or both, is a bye."""
        return SlotKind.BYE in (self.slots[0].kind, self.slots[1].kind)

    def opponent(self, entrant: int) -> int | None:
        """The opponent of `entrant` here; None for a bye and while it isn't known."""
        first, second = self.entrants
        return second if first == entrant else first

    def has_lost(self, entrant: int) -> bool:
        """True if `entrant` took part and didn't win."""
        return self.result is not None and entrant in self.entrants and self.result.winner != entrant


class Claim(msgspec.Struct, frozen=True):
    """A result that one `side` of a team match between two servers has entered, for the other to confirm."""

    pairing: int
    winner: int
    score: tuple[int, int]
    side: int
    at: datetime
    by: int | None = None


class TournamentState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything the brackets need to know. `entrants` are in the order they joined, pairings by number.

    Pairing number n is `pairings[n - 1]`. A correction may take the last ones back and draw others under the same
    numbers: a match is identified by the number together with its two entrants. In an arena `pairings` holds only those
    under way, since hundreds are played; the outcomes of the others are in its `seats`.
    """

    settings: TournamentSettings
    seq: int = 0
    """Number of events folded so far."""
    phase: TournamentPhase = TournamentPhase.SIGN_UP
    paused: bool = False
    entrants: tuple[Entrant, ...] = ()
    stages: tuple[Stage, ...] = ()
    pairings: tuple[Pairing, ...] = ()
    champion: int | None = None
    """The winner of the tournament; None while it goes on, and if nobody was left to win it."""
    opened: int = 0
    """League: how many rounds have begun."""
    seats: tuple[Seat, ...] = ()
    """Arena: everyone's record so far, in the order they came."""
    paired: int = 0
    """Arena: the number of the last pairing."""
    claims: tuple[Claim, ...] = ()
    """Team match: the results that wait for the other side."""
    end_asked: datetime | None = None
    """Team match: when the guest asked to end it as it stands."""

    def find(self, entrant: int) -> Entrant | None:
        """The entrant with this id."""
        return next((one for one in self.entrants if one.id == entrant), None)

    def pairing(self, number: int) -> Pairing | None:
        """The pairing with this number; in an arena None for one that is decided."""
        if self.settings.format is Format.ARENA:
            return next((one for one in self.pairings if one.number == number), None)
        return self.pairings[number - 1] if 1 <= number <= len(self.pairings) else None

    def stage(self, key: StageKey) -> Stage | None:
        """The stage with this key, None if the tournament doesn't have it (yet)."""
        return next((stage for stage in self.stages if stage.key is key), None)

    @property
    def field(self) -> tuple[Entrant, ...]:
        """Those who were drawn, top seed first."""
        return tuple(sorted((one for one in self.entrants if one.in_field), key=lambda one: one.seed))

    @property
    def out(self) -> frozenset[int]:
        """The ids of entrants who no longer play."""
        return frozenset(one.id for one in self.entrants if one.is_out)
