"""Every use case of the bot, wired once."""

import secrets
from collections.abc import Awaitable, Callable, Hashable
from datetime import datetime
from typing import Final, NamedTuple

from bot.app.absence import Absence
from bot.app.acting import Locks, Table
from bot.app.challenges import Challenges, Seeking
from bot.app.chouette.chouettes import Chouettes
from bot.app.chouette.coach import ChouetteCoach
from bot.app.chouette.computers import ChouetteComputers
from bot.app.clocks import ClockLimits, Clocks
from bot.app.cluster.leases import Claims, Leases, SharedClock
from bot.app.coach import Coach
from bot.app.computer import Computers, Mind
from bot.app.crowd.crowds import Crowds
from bot.app.crowd.guesses import Guesses
from bot.app.dice import FairDice
from bot.app.digests import Digests
from bot.app.following import Following
from bot.app.imports import Imports
from bot.app.insights.insights import Insights
from bot.app.logged import Logs
from bot.app.matches import Matches
from bot.app.people import Fence, People, SigningIn
from bot.app.privacy.privacy import Privacy
from bot.app.puzzles.dailies import Dailies
from bot.app.puzzles.puzzles import OwnPositions, Puzzles
from bot.app.ratings import Ratings
from bot.app.recent import Recent
from bot.app.studying.analyzing import Analyst
from bot.app.studying.marks import Marks
from bot.app.studying.shares import Shares
from bot.app.tournament.tournaments import Tournaments
from bot.app.training.training import Training, TrainingCalls
from bot.config import Settings
from bot.rules.dice import DiceSource, LiveDice
from bot.store import Store
from bot.workers.studio import Workshop

_KEPT: Final = 16  # so many results of long work are kept, such as the animation of a game that is over


class App:
    """The use cases, sharing one store, one clock and one lock per match.

    Rolls come from `dice`; without them each match has fair dice of its own that anyone can check, drawn from
    `seeds`.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Callable[[], datetime],
        *,
        dice: DiceSource | None,
        analyst: Analyst,
        mind: Mind,
        is_out_of_reach: Callable[[], bool] = lambda: False,
        seconds: Callable[[], float] | None = None,
        seeds: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.absence, self.dice = Absence(store, clock, is_out_of_reach, seconds), FairDice(store, seeds)
        table = _table(store, clock, None if dice else self.dice, self.absence)
        self.leases = Leases(store, clock.set if isinstance(clock, SharedClock) else lambda _: None)
        self.claims = Claims(store, table)
        source = dice or LiveDice(secrets.randbelow)  # for matches from before there were fair dice
        self.people = People(store, together=store.shared)
        self.matches = Matches(store, self.people, source, table)
        self.challenges = Challenges(store, source, table, settings.challenge_expiry)
        self.chouettes = Chouettes(store, self.people, source, table)
        limits = ClockLimits(settings.abandon_after, vacation_days=settings.vacation_days)
        self.clocks = Clocks(store, self.matches, self.people, table, limits, elsewhere=self.chouettes.vacations)
        self.seeking, self.following = Seeking(store, self.challenges, clock), Following(store)
        self.tournaments = Tournaments(store, self.matches, source, table, lambda: secrets.randbelow(1 << 62))
        self.logs, self.marks, self.ratings = Logs(store, self.dice), Marks(store), Ratings(store)
        self.watch_writes, self.workshop = store.watch_writes, Workshop()
        self.others = Others(store.shared, store.tell_others, store.hearken)
        self.kept: Recent[Hashable, object] = Recent(_KEPT)
        self.imports, self.computers = Imports(store, clock, self.workshop), Computers(store, self.matches, mind)
        self.chouette_computers = ChouetteComputers(store, self.chouettes, self.computers)
        self.coach = Coach(store, self.logs, analyst, Shares(store, self.leases.worker, here=settings.study_here))
        self._learn_from_matches(store, analyst, clock)
        self.chouette_coach = ChouetteCoach(store, self.chouettes, analyst)
        self.crowds = Crowds(store, self.matches, self.challenges, self.computers, table)
        self.guesses, self.fence, self.signing_in = Guesses(store, clock), Fence(store, clock), SigningIn(store, clock)
        played = self.matches, self.tournaments, self.chouettes
        self.privacy = Privacy(store, *played, self.people, clock=clock, also=self._leave_all)

    async def _leave_all(self, user_id: int) -> None:
        await self.crowds.leave_all(user_id)
        await self.signing_in.revoke(user_id)

    def _learn_from_matches(self, store: Store, analyst: Analyst, clock: Callable[[], datetime]) -> None:
        """Make the use cases for learning, and for what is told of past play."""
        studied = store, self.coach, self.logs
        self.training, self.own = Training(*studied, clock), OwnPositions(*studied, analyst, clock)
        self.training_calls = TrainingCalls(store, self.training, clock, self.leases.looks_after)
        self.puzzles = Puzzles(store, self.coach, self.own, clock)
        self.dailies = Dailies(store, self.puzzles, self.own, clock)
        self.insights = Insights(*studied, analyst, clock)
        self.digests = Digests(*studied, clock, self.leases.looks_after)


class Others(NamedTuple):
    """Other processes on the same database: whether there may be any, how to tell them, and how to hear them."""

    shared: bool
    tell: Callable[[str], Awaitable[None]]
    hearken: Callable[[Callable[[str], None]], Callable[[], None]]


def _table(store: Store, clock: Callable[[], datetime], dice: FairDice | None, absence: Absence) -> Table:
    """The parts that use cases share."""
    return Table(clock, Locks(), dice, together=store.shared, absence=absence, acting_for=store.acting_for)
