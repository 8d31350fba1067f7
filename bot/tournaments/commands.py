"""Commands to a tournament. `by` is the person who gives it, None for the bot itself.

Permission to organize isn't checked here: a command other than Join, Leave, CheckIn and Report is assumed to come from
an organizer or (Withdraw, Forfeit) from the entrant.
"""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import StageKey


class Create(msgspec.Struct, frozen=True):
    """Announce a tournament."""

    settings: TournamentSettings
    by: int | None = None
    host: Host | None = None


class Host(msgspec.Struct, frozen=True):
    """The person who plays everyone else in a simul."""

    entrant: int
    name: str


class OfEntrant(msgspec.Struct, frozen=True):
    """A command of an entrant, or about one."""

    entrant: int


class Join(OfEntrant, frozen=True):
    """Sign up; onto the waiting list if the field is full."""

    name: str
    rating: float = 1500.0
    team: int = 0
    """In a team match: 1 or 2."""
    here: bool = False
    """Check-in is open, and who signs up now is here."""


class Leave(OfEntrant, frozen=True):
    """Take the sign-up back, before the start. The first on the waiting list gets the place."""


class CheckIn(OfEntrant, frozen=True):
    """Say "I am here", before the start."""


class Filler(msgspec.Struct, frozen=True):
    """A player who may be taken in at the start to avoid byes."""

    entrant: int
    name: str


class Start(msgspec.Struct, frozen=True):
    """Draw. `seed` feeds all random draws.

    `order` holds entrants' ids, top first, for seeding by hand; those not named follow as they are seeded. Of
    `fillers` as many are taken in, in their order, as it takes to have no byes. With `everyone` the check-in counts for
    nothing: it hasn't begun. `places` are the divisions of a league as its last season leaves them, each with the ids
    of the best first.
    """

    seed: int
    order: tuple[int, ...] = ()
    by: int | None = None
    fillers: tuple[Filler, ...] = ()
    everyone: bool = False
    places: tuple[tuple[int, ...], ...] = ()


class OfPairing(msgspec.Struct, frozen=True):
    """A command about a pairing."""

    pairing: int


class Report(OfPairing, frozen=True):
    """Report how a match ended, as one of the two, the bot or an organizer. `score`: the points of winner and loser."""

    winner: int
    score: tuple[int, int] = (0, 0)
    by: int | None = None
    organizer: bool = False


class Correct(OfPairing, frozen=True):
    """Replace a result by another; the winner only while the matches that follow have no result of their own."""

    winner: int
    score: tuple[int, int] = (0, 0)
    by: int | None = None


class Forfeit(OfPairing, frozen=True):
    """Give up this one match; `entrant` stays in the tournament."""

    entrant: int
    by: int | None = None


class NoShow(OfPairing, frozen=True):
    """The `absent` (one or both) lose this match and are out of the tournament."""

    absent: tuple[int, ...]
    by: int | None = None


class CloseRound(msgspec.Struct, frozen=True):
    """The deadline has passed: NoShow for every open pairing of the round with an `absent` entrant.

    Pairings without an absent entrant stay open.
    """

    stage: StageKey
    round: int
    absent: tuple[int, ...]
    by: int | None = None


class Withdraw(OfEntrant, frozen=True):
    """Leave the tournament after the start: every pairing still to come is forfeited."""

    by: int | None = None


class Replace(OfEntrant, frozen=True):
    """Somebody else takes the place of `entrant`, who has no result but byes; the seed stays with the place."""

    newcomer: int
    name: str
    rating: float = 1500.0
    by: int | None = None


class LateJoin(OfEntrant, frozen=True):
    """Come in after the start, in the place of a bye, as the lowest seed.

    `begun` are the numbers of the pairings whose matches are being played: none of them may be unmade.
    """

    name: str
    rating: float = 1500.0
    by: int | None = None
    begun: frozenset[int] = frozenset()


class Rest(OfEntrant, frozen=True):
    """Arena: don't be paired until Back; a match under way is played on."""

    by: int | None = None


class Back(OfEntrant, frozen=True):
    """Arena: be paired again."""


class Pair(msgspec.Struct, frozen=True):
    """Arena: draw matches for the free players, as far as there are opponents."""


class Close(msgspec.Struct, frozen=True):
    """Arena: its time is up. The table stands, and matches still being played don't count."""


class ByOrganizer(msgspec.Struct, frozen=True):
    """A command of an organizer, or of the bot itself, to the whole tournament."""

    by: int | None = None


class NextRound(ByOrganizer, frozen=True):
    """Draw the next Swiss round (`rounds_by_hand`), or begin the next round of a league."""


class Unplayed(OfPairing, frozen=True):
    """The time for a match of a league is over, and neither has won it."""

    by: int | None = None


class LineUp(msgspec.Struct, frozen=True):
    """Set the order in which a team plays, before the start; those not named follow in the order they joined."""

    team: int
    order: tuple[int, ...]
    by: int | None = None


class Substitute(OfEntrant, frozen=True):
    """Somebody else plays the pairings `boards` of a team match in place of `entrant`."""

    newcomer: int
    name: str
    boards: tuple[int, ...]
    rating: float = 1500.0
    by: int | None = None


class OfSide(msgspec.Struct, frozen=True):
    """A command that organizers of one side of a team match between two servers give; see `bot.tournaments.sides`."""

    side: int
    command: Command
    at: datetime
    given_back: timedelta = timedelta(0)
    """Time in which nobody could play, so far: it doesn't count for what lapses."""

    @property
    def counted(self) -> datetime:
        """When it's given, by a clock that stands still while nobody can play."""
        return self.at - self.given_back


class WithdrawTeam(msgspec.Struct, frozen=True):
    """All players of a team leave."""

    team: int
    by: int | None = None


class EndNow(ByOrganizer, frozen=True):
    """Team match: end it as it stands. Open boards are unplayed."""


class PlayOn(ByOrganizer, frozen=True):
    """Team match: the home side doesn't want to end it."""


class Pause(ByOrganizer, frozen=True):
    """No new matches, sign-ups or no-shows until Resume; matches under way may end and are recorded."""


class Resume(ByOrganizer, frozen=True):
    """End a pause."""


class Cancel(ByOrganizer, frozen=True):
    """Call the tournament off."""


AtSignUp = Join | Leave | CheckIn | Start | LineUp
"""Before the start only."""
Results = Report | Correct | Forfeit | NoShow | CloseRound | Unplayed | NextRound
Entrants = Withdraw | Replace | LateJoin | Substitute | WithdrawTeam
InArena = Rest | Back | Pair | Close
AnyTime = Pause | Resume | Cancel
"""Before the start and while it runs; all other commands only while it runs."""
Command = AtSignUp | Results | Entrants | InArena | AnyTime | OfSide | EndNow | PlayOn
"""Everything but Create, which `bot.tournaments.machine.create` answers."""
