"""The data about a person: shown, exported, deleted."""

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

import msgspec
from msgspec.structs import astuple, replace

from bot.app.acting import each
from bot.app.chouette.chouettes import Chouettes
from bot.app.chouette.views import ChouetteTurn
from bot.app.matches import Matches
from bot.app.people import People
from bot.app.privacy.personal_data import document, written
from bot.app.tournament.tournaments import Tournaments
from bot.app.views import TournamentTurn, Turn
from bot.errors import RuleError, StaleAction
from bot.records.matches import ChallengeRecord, ChallengeStatus, MatchRecord
from bot.records.people import Person
from bot.rules.match.commands import ResignMatch
from bot.store import Store
from bot.store.privacy import Tell
from bot.tournaments.queries import is_over

_ATTEMPTS: Final = 10  # how often others may begin a match with a person who is being deleted
_ALL: Final = 1_000_000  # a limit above any number of matches


class StoredAboutMe(msgspec.Struct, frozen=True):
    """How much is stored about a person. `name` and `last_seen` are None for one who was never seen."""

    name: str | None
    last_seen: datetime | None
    ongoing_matches: int
    finished_matches: int
    events: int
    """Entries in the logs of their matches that they caused."""
    open_challenges: int
    """By them or to them."""
    closed_challenges: int
    preferences: int
    """1 if preferences of theirs are stored."""
    blocks: int
    """People they have blocked."""
    follows: int
    """Matches they follow."""
    imports: int = 0
    """Matches they have imported."""
    analyses: int = 0
    """Analyses they wait for."""
    chouettes: int = 0
    """Chouettes they have been in."""
    crowds: int = 0
    """Crowds they are or were part of."""
    tournaments: int = 0
    """Tournaments, leagues and the like that they have announced, signed up for or done anything in."""
    ongoing_tournaments: int = 0
    """Those that they are in and that are not over."""
    guesses: int = 0
    """Plays they guessed."""
    cards: int = 0
    """Decisions they are asked again."""
    puzzles: int = 0
    """Positions they were asked, alone or as a server's daily one."""
    live_keys: int = 0
    """Links to the live board that they haven't used yet, and where they're signed in there."""

    @property
    def is_nothing(self) -> bool:
        """True when nothing at all is stored."""
        return self.name is None and not any(astuple(self))


class Deletion(msgspec.Struct, frozen=True):
    """The result of deleting a person, for those who are still there to see; the person is nameless in all of it."""

    turns: tuple[Turn, ...] = ()
    """Matches that went on and are over now."""
    tournaments: tuple[TournamentTurn, ...] = ()
    """Tournaments that the person was taken out of."""
    challenges: tuple[ChallengeRecord, ...] = ()
    """Open challenges by the person or to them, which are withdrawn."""
    chouettes: tuple[ChouetteTurn, ...] = ()
    """Chouettes that the person was taken out of."""


class Privacy:
    """A person's right to know what is stored about them, to have it, and to have it deleted.

    `also` takes a person out of what else goes on.
    """

    def __init__(
        self,
        store: Store,
        matches: Matches,
        tournaments: Tournaments,
        chouettes: Chouettes,
        people: People,
        *,
        clock: Callable[[], datetime],
        also: Callable[[int], Awaitable[None]] | None = None,
    ) -> None:
        self._store, self._matches, self._tournaments = store, matches, tournaments
        self._chouettes, self._people, self._clock, self._also = chouettes, people, clock, also
        self._has_resumed = False

    async def summary(self, user_id: int) -> StoredAboutMe:
        """How much is stored about a person. Raises StorageUnavailable."""
        seen = await self._store.person_seen(user_id)
        counted = await self._store.counted_about(user_id)
        named = await self._store.tournaments_naming(user_id)
        playing = [one.state.find(user_id) for one in named if not is_over(one.state)]
        return StoredAboutMe(
            name=None if seen is None else seen[0].name,
            last_seen=None if seen is None else seen[1],
            crowds=len(await self._store.crowds_of(user_id)),
            tournaments=len(named),
            ongoing_tournaments=sum(one is not None and not one.is_out for one in playing),
            **counted,
        )

    async def export(self, user_id: int) -> bytes:
        """Everything stored about a person, as JSON in UTF-8; `bot.app.privacy.personal_data` describes its format.

        Other people appear in it only by display name. Raises StorageUnavailable.
        """
        exported = await document(self._store, user_id, self._clock())
        return await asyncio.to_thread(written, exported)

    async def resume(self) -> None:
        """Go on with deletions that a process which died has left, once. Raises StorageUnavailable."""
        if not self._has_resumed:
            people = [Person(user_id, "") for user_id in await self._store.deletions()]
            await each(people, self.delete, at_once=1)
            self._has_resumed = True

    async def delete(self, person: Person, interaction_id: int | None = None, *, tell: Tell | None = None) -> Deletion:
        """Take a person out of every tournament and chouette, resign their matches, and delete what is stored of them.

        Finished matches are kept for the other player, with a stand-in for the person: a negative id and an empty
        name. Deleting a second time does nothing. `tell` hears what part of it is done. Raises StorageUnavailable (it
        goes on when it is asked for again, or when the bot next starts), and StaleAction if others keep beginning
        matches with the person.
        """
        if self._also is not None:
            await self._also(person.user_id)
        left = await self._tournaments.leave_all(person.user_id)
        # Left to the end they would be resigned, and count as lost at play.
        turns = [turn for one in left for turn in await self._tournaments.close_overtaken(one)]
        given_up: list[ChouetteTurn] = []
        for _ in range(_ATTEMPTS):
            turns += await self._resign(person, interaction_id)
            given_up += await self._chouettes.give_up_all(person.user_id)
            challenges = await self._store.challenges_of(person.user_id)
            try:
                stand_in, match_ids = await self._store.delete_person(
                    person.user_id, undisturbed=self._chouettes.undisturbed(person.user_id), tell=tell
                )
            except StaleAction:
                continue  # a match was begun meanwhile
            self._matches.forget(match_ids)
            self._people.forget(person.user_id)
            return Deletion(
                tuple(
                    dataclasses.replace(turn, record=_with_stand_in(turn.record, person, stand_in)) for turn in turns
                ),
                tuple([await self._as_it_is_now(turn) for turn in left]),
                tuple(_withdrawn(one, person) for one in challenges if one.status is ChallengeStatus.OPEN),
                tuple([await self._chouettes.without(turn, person.user_id, stand_in.user_id) for turn in given_up]),
            )
        raise StaleAction("matches are begun faster than they can be resigned")

    async def _as_it_is_now(self, turn: TournamentTurn) -> TournamentTurn:
        record = await self._tournaments.tournament(turn.record.tournament_id)
        return dataclasses.replace(turn, record=record)

    async def _resign(self, person: Person, interaction_id: int | None) -> list[Turn]:
        """Resign every match of a person that goes on."""
        turns = []
        for record in await self._store.matches_of(person.user_id, None, limit=_ALL):
            # An interaction may cause events once, in one match; the others are resigned without it.
            if interaction_id is not None and await self._store.interaction_seen(interaction_id):
                interaction_id = None
            try:
                turn = await self._matches.act(record.match_id, person, ResignMatch, interaction_id=interaction_id)
            except (RuleError, StaleAction):
                continue  # it has ended or moved on; deleting fails and comes back here if it still goes on
            turns.append(turn)
        return turns


def _with_stand_in(record: MatchRecord, person: Person, stand_in: Person) -> MatchRecord:
    white, black = (stand_in if player.user_id == person.user_id else player for player in record.players)
    return replace(record, players=(white, black))


def _withdrawn(challenge: ChallengeRecord, person: Person) -> ChallengeRecord:
    def nameless(player: Person) -> Person:
        return Person(0, "") if player.user_id == person.user_id else player

    opponent = None if challenge.opponent is None else nameless(challenge.opponent)
    challenger = nameless(challenge.challenger)
    return replace(challenge, status=ChallengeStatus.WITHDRAWN, challenger=challenger, opponent=opponent)
