"""Team matches: who steps in for whom, and the second channel."""

import secrets
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bot.app.matches import side_of
from bot.app.tournament.matches import TournamentMatches
from bot.app.views import TournamentTurn
from bot.errors import TournamentError, TournamentReason
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.records.tournaments import TournamentPlan, TournamentPost, TournamentRecord
from bot.tournaments import commands as cmd
from bot.tournaments.queries import is_over
from bot.tournaments.sides import given
from bot.tournaments.state import TournamentPhase, TournamentState

_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def fresh_code() -> str:
    """The code by which another channel takes part; nobody guesses it."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


class TeamMatches(TournamentMatches):
    """The fields that only team matches have."""

    async def substitute(
        self,
        record: TournamentRecord,
        leaves: int,
        comes: Person,
        *,
        side: int,
        actor_id: int,
        interaction_id: int | None,
    ) -> TournamentTurn:
        """Let somebody take over the boards on which the one who leaves has not done anything, as one `side` asks.

        A match in which they have played stays theirs. Raises TournamentError.
        """
        boards = await self._not_played_by(record, leaves)
        command = cmd.Substitute(leaves, comes.user_id, comes.name, boards, by=actor_id)
        asked = given(side, command, self._now(), record.given_back)
        return await self.act(record.tournament_id, asked, actor_id=actor_id, interaction_id=interaction_id)

    async def _not_played_by(self, record: TournamentRecord, entrant: int) -> tuple[int, ...]:
        boards = []
        for pairing in record.state.pairings:
            if pairing.result is not None or entrant not in pairing.entrants:
                continue
            match = await self.match_of(record, pairing.number)
            if match is None or await self.is_absent(match, side_of(match, entrant)):
                boards.append(pairing.number)
        return tuple(boards)

    async def host(self, tournament_id: int, code: str, place: Place) -> TournamentRecord:
        """Let a team match be played in a second channel as well, before it starts; the `code` says that both agreed.

        Raises TournamentError: SETTINGS with the detail "code" for a wrong one, STARTED, OVER.
        """

        def shared(record: TournamentRecord) -> TournamentPlan:
            _expect_sign_up(record.state)
            plan = record.plan
            if not plan.code or plan.code != code or place == record.place:
                raise TournamentError(TournamentReason.SETTINGS, detail="code")
            return replace(plan, away=TournamentPost(place), code="")

        return await self._planned(tournament_id, shared)

    async def shares(self, match: MatchRecord, guild_id: int) -> bool:
        """Is a match part of a team match in which this server takes part as well?"""
        found = await self._store.pairing_of(match.match_id)
        if found is None:
            return False
        record = await self._store.tournament(found[0])
        away = record.plan.away
        return away is not None and guild_id in (record.place.guild_id, away.place.guild_id)

    async def posted_away(self, tournament_id: int, message_id: int) -> TournamentRecord:
        """Remember the announcement in the second channel."""

        def noted(record: TournamentRecord) -> TournamentPlan:
            away = record.plan.away
            return record.plan if away is None else replace(record.plan, away=replace(away, message_id=message_id))

        return await self._planned(tournament_id, noted)

    async def _planned(
        self, tournament_id: int, change: Callable[[TournamentRecord], TournamentPlan]
    ) -> TournamentRecord:
        async def attempt(record: TournamentRecord) -> TournamentRecord:
            return await self._store.reschedule(record, replace(record, plan=change(record)))

        return await self._acting.happen(tournament_id, attempt)


def _expect_sign_up(state: TournamentState) -> None:
    if is_over(state):
        raise TournamentError(TournamentReason.OVER)
    if state.phase is not TournamentPhase.SIGN_UP:
        raise TournamentError(TournamentReason.STARTED)
