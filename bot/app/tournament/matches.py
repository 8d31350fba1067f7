"""Tournaments and their matches: every change goes through `act`; matches are opened, results come in."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime

from bot.app.acting import Acting, Table, stored
from bot.app.matches import Matches, follow
from bot.app.tournament.calendar import check_in_opens, closes_at, decided
from bot.app.tournament.setbacks import Setbacks
from bot.app.tournament.terms import closing, first_clock, fresh_results, length_of, overtaken, parted
from bot.app.views import TournamentTurn, Turn
from bot.errors import ChallengeError, ChallengeReason, StaleAction, TournamentError, TournamentReason
from bot.eventlog import log
from bot.ratings.counting import LONGEST_RATED
from bot.records.computers import is_computer
from bot.records.matches import MatchRecord, NewMatch
from bot.records.people import Person, Place
from bot.records.tournaments import TournamentRecord
from bot.rules.dice import DiceSource
from bot.rules.match.commands import StartMatch
from bot.rules.match.events import Closing, MatchAbandoned
from bot.rules.match.machine import start
from bot.rules.match.state import score_shown
from bot.rules.sides import Side
from bot.store import Store
from bot.tournaments import commands as cmd
from bot.tournaments.events import Event, PairingsDrawn, PairingsTakenBack, ResultReported
from bot.tournaments.evolution import evolve
from bot.tournaments.machine import decide
from bot.tournaments.queries import open_pairings, playable
from bot.tournaments.settings import MOST, Format
from bot.tournaments.state import Pairing, TournamentPhase, TournamentState


class TournamentMatches:
    """A tournament's events, and the matches of its pairings."""

    def __init__(self, store: Store, matches: Matches, dice: DiceSource, table: Table) -> None:
        self._store = store
        self.tournament = store.tournament
        self._matches, self.dice = matches, dice
        self._now = table.clock
        self._acting_for = table.acting_for
        self._locks = table.locks
        self._acting: Acting[TournamentRecord, TournamentTurn] = Acting(
            "tournament", table, read=store.tournament, repeated=self._repeated
        )
        self.fair = table.fair
        self.setbacks = Setbacks(table.clock)

    async def act(
        self, tournament_id: int, command: cmd.Command, *, actor_id: int | None, interaction_id: int | None
    ) -> TournamentTurn:
        """Carry out a command. The same interaction a second time changes nothing and gives a turn without steps.

        Raises TournamentError, NotFound, StorageUnavailable.
        """
        orphans: list[int] = []

        async def attempt(before: TournamentRecord) -> TournamentTurn:
            expect_possible(before, command)
            events, now = await self._decide(before.state, command), self._now()
            steps = log.follow(evolve, before.state, events)
            if isinstance(command, cmd.CheckIn):
                _expect_open(before, now)
            orphans[:] = await self._taken_back(tournament_id, events)
            after = decided(before, steps[-1].state, now)
            storing = self._store.append_tournament(
                before, after, events, actor_id=actor_id, interaction_id=interaction_id, at=now
            )
            return await stored(TournamentTurn(after, before, steps, actor_id), storing)

        turn = await self._acting.act(tournament_id, attempt, interaction_id=interaction_id)
        ended = [await self._matches.happen(match_id, closing(Closing.OTHER_PLAYERS)) for match_id in orphans]
        return replace(turn, closed=tuple(one for one in ended if one is not None))

    async def _repeated(self, tournament_id: int, interaction_id: int) -> TournamentTurn | None:
        if await self._matches.tournament_stored_by(interaction_id) != tournament_id:
            return None
        record = await self._store.tournament(tournament_id)
        return TournamentTurn(record, record, ())

    async def _decide(self, state: TournamentState, command: cmd.Command) -> tuple[Event, ...]:
        """The events that a command causes; a draw keeps people apart who have blocked each other.

        Raises ChallengeError where somebody would join the simul of a host, and one has blocked the other.
        """
        host = state.settings.host
        if host and isinstance(command, cmd.Join) and await self._store.block_between(host, command.entrant):
            raise ChallengeError(ChallengeReason.BLOCKED_THERE)
        events = decide(state, command)
        if not any(isinstance(event, PairingsDrawn) for event in events):
            return events
        blocks = [
            frozenset((entrant.id, blocked.user_id))
            for entrant in state.entrants
            if not is_computer(entrant.id)
            for blocked in await self._store.blocked_by(entrant.id)
        ]
        return decide(state, command, frozenset(blocks)) if blocks else events

    async def blocked_pairings(self, turn: TournamentTurn) -> list[Pairing]:
        """The pairings that can be played since a command, of two of whom one has blocked the other."""
        known = {(one.number, one.entrants) for one in open_pairings(turn.before.state)}
        found = []
        for pairing in open_pairings(turn.record.state):
            first, second = pairing.entrants
            is_new = (pairing.number, pairing.entrants) not in known
            if is_new and first is not None and second is not None and await self._store.block_between(first, second):
                found.append(pairing)
        return found

    async def _taken_back(self, tournament_id: int, events: tuple[Event, ...]) -> list[int]:
        """The matches whose pairings a correction takes back; afterwards nothing refers to them."""
        first = min((event.first for event in events if isinstance(event, PairingsTakenBack)), default=None)
        if first is None:
            return []
        links = await self._store.matches_of_tournament(tournament_id)
        return [match_id for number, match_id in links.items() if number >= first]

    async def open_matches(self, tournament_id: int) -> list[MatchRecord]:
        """Begin the match of every open pairing that has none. Each is begun only once, whatever happens in between."""
        async with self._locks.holding(("tournament matches", tournament_id)):
            record = await self._store.tournament(tournament_id)
            known = await self._links(record)
            found = [
                await self._open(record, pairing, known.get(pairing.number))
                for pairing in open_pairings(record.state)
                if not await self._is_begun(pairing, known.get(pairing.number))
            ]
            return [match for match in found if match is not None]

    async def _is_begun(self, pairing: Pairing, match_id: int | None) -> bool:
        """Is the pairing's match begun? One between other people (a correction came between) is closed."""
        if match_id is None:
            return False
        match = await self._store.match(match_id)
        if _are(match, pairing):
            # One that ended without a winner decides nothing: it is played again.
            return not match.state.is_over or match.state.winner is not None
        await self._matches.happen(match_id, closing(Closing.OTHER_PLAYERS))
        return False

    async def close_overtaken(self, turn: TournamentTurn) -> list[Turn]:
        """End the matches under way that are no longer needed.

        They were decided otherwise, are others' to play now, or the tournament was called off.
        """
        links = await self._links(turn.before)
        state = turn.record.state
        needless = state.pairings if state.phase is TournamentPhase.CANCELLED else tuple(fresh_results(turn))
        closed = [
            await self._matches.happen(links[pairing.number], overtaken(state.settings.format, pairing.result))
            for pairing in needless
            if pairing.number in links
        ]
        closed += [
            await self._matches.happen(links[number], closing(Closing.OTHER_PLAYERS))
            for number in parted(turn)
            if number in links
        ]
        return [ended for ended in closed if ended is not None]

    async def close_left_over(self) -> AsyncIterator[Turn]:
        """End what `close_overtaken` was kept from ending: the bot may have been stopped before it came to that."""
        for tournament_id, links in (await self._store.tournament_matches_open()).items():
            try:
                ended = await self._close_decided(await self._store.tournament(tournament_id), links)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one is no reason to leave the others
                self.setbacks.failed(tournament_id, error)
                continue
            for turn in ended:
                yield turn

    async def _close_decided(self, record: TournamentRecord, links: dict[int, int]) -> list[Turn]:
        """End those matches under way that nobody needs; `links` are all of them, by the numbers of their pairings."""
        results = {pairing.number: pairing.result for pairing in record.state.pairings}
        if links.keys() - results.keys():  # an arena keeps no pairing that is decided
            log = await self._store.tournament_events(record.tournament_id)
            happened = (stored.event for stored in log)
            results |= {event.pairing: event.result for event in happened if isinstance(event, ResultReported)}
        is_off = record.state.phase is TournamentPhase.CANCELLED
        ended = [
            await self._matches.happen(match_id, overtaken(record.state.settings.format, results.get(number)))
            for number, match_id in links.items()
            if is_off or results.get(number) is not None
        ]
        return [turn for turn in ended if turn is not None]

    async def _links(self, record: TournamentRecord) -> dict[int, int]:
        """The matches of the pairings in the state; the hundreds that an arena has behind it are left out."""
        first = min((pairing.number for pairing in record.state.pairings), default=1)
        return await self._store.matches_of_tournament(record.tournament_id, first)

    async def _open(self, record: TournamentRecord, pairing: Pairing, replaced: int | None) -> MatchRecord | None:
        """Begin a match, perhaps in another's place; the pairing's first entrant is White. None if it's begun."""
        plan, state = record.plan, record.state
        begun = StartMatch(plan.variant, length_of(record, pairing), plan.rules)
        white, black = (_person(state, entrant) for entrant in pairing.entrants)
        fair = None
        if self.fair is not None:
            fair = await self.fair.for_pairing(record, pairing.number, (white, black), after=replaced)
        steps = follow(None, start(begun, self.dice if fair is None else fair))
        now, last = self._now(), steps[-1].state
        computers = [is_computer(person.user_id) for person in (white, black)]
        begins = (white, black)[last.waiting_for or Side.WHITE]
        away_until = (await self._store.preferences(begins.user_id)).away_until
        new = NewMatch(
            _place(record, pairing),
            (white, black),
            clock=first_clock(record, last, computers, now, away_until),
            rated=plan.rated and not any(computers) and last.length <= LONGEST_RATED,
            pairing=(record.tournament_id, pairing.number),
            replaces=replaced,
            dice=fair,
            style=plan.style,
        )
        try:
            return await self._store.create_match(
                new, [step.event for step in steps], last, actor_id=None, interaction_id=None, at=now
            )
        except StaleAction:
            return None

    async def match_of(self, record: TournamentRecord, pairing: int) -> MatchRecord | None:
        """The match of a pairing, if it has been begun."""
        match_id = (await self._store.matches_of_tournament(record.tournament_id, pairing)).get(pairing)
        return None if match_id is None else await self._store.match(match_id)

    async def pairing_in(self, record: TournamentRecord, match: MatchRecord) -> Pairing | None:
        """The pairing of a tournament that a match is played for; None where a correction has taken it back."""
        found = await self._store.pairing_of(match.match_id)
        return None if found is None or found[0] != record.tournament_id else record.state.pairing(found[1])

    async def to_play_again(self, match: MatchRecord) -> TournamentRecord | None:
        """The tournament in which a match that ended without a winner has to be played again; None where it need not.

        `open_matches` begins the new one.
        """
        found = None if match.state.winner is not None else await self._store.pairing_of(match.match_id)
        if found is None or await self._ended_with_its_round(match):
            return None
        record = await self._store.tournament(found[0])
        if record.state.settings.format is Format.ARENA:
            return None  # there it counts as a draw
        return record if any(pairing.number == found[1] for pairing in open_pairings(record.state)) else None

    async def count_under_way(self, record: TournamentRecord) -> int:
        """How many matches calling the tournament off would close."""
        return len(await self.current_matches(record, MOST))

    async def current_matches(self, record: TournamentRecord, most: int) -> dict[int, MatchRecord]:
        """The matches begun for the first `most` pairings that can be played, by the pairing's number.

        In a pause the match of two who met there before a correction may be the last one of a pairing: it's left out.
        """
        begun = await self._links(record)
        pairings = [pairing for pairing in playable(record.state)[:most] if pairing.number in begun]
        found = [(pairing, await self._store.match(begun[pairing.number])) for pairing in pairings]
        return {pairing.number: match for pairing, match in found if _are(match, pairing)}

    async def begun_matches(self, record: TournamentRecord) -> dict[int, MatchRecord]:
        """The matches of all pairings in the state, by the pairing's number."""
        begun, numbers = await self._links(record), {pairing.number for pairing in record.state.pairings}
        return {number: await self._store.match(found) for number, found in begun.items() if number in numbers}

    async def tournament_of_match(self, match_id: int) -> int | None:
        """The number of the tournament that a match belongs to, if it does."""
        found = await self._store.pairing_of(match_id)
        return None if found is None else found[0]

    async def missed(self) -> AsyncIterator[tuple[TournamentRecord, list[MatchRecord]]]:
        """The tournaments under way, each with the matches that are over and whose results it lacks.

        The bot may have been stopped between a match and its tournament. One that cannot be read is passed over.
        """
        for tournament_id in await self._store.running_tournaments():
            try:
                record = await self._store.tournament(tournament_id)
                over = await self.over_in(record)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one is no reason to leave the others
                self.setbacks.failed(tournament_id, error)
            else:
                yield record, over

    async def over_in(self, record: TournamentRecord) -> list[MatchRecord]:
        """The matches that are over and whose results a tournament lacks."""
        links = await self._links(record)
        waiting = [pairing.number for pairing in record.state.pairings if pairing.result is None]
        matches = [await self._store.match(links[number]) for number in waiting if number in links]
        return [match for match in matches if match.state.is_over]

    async def match_ended(self, match: MatchRecord) -> TournamentTurn | None:
        """Enter the result of a match into its tournament; None if it belongs to none, or the result is known."""
        found = await self._store.pairing_of(match.match_id)
        if found is None or not match.state.is_over:
            return None
        record = await self._store.tournament(found[0])
        pairing, closes = record.state.pairing(found[1]), closes_at(record)
        if pairing is None or not _are(match, pairing):
            return None  # a correction has put others there, or it is an arena's that has been counted
        if closes is not None and match.updated_at >= closes:
            return None  # it is an arena's, whose table stands
        command = await self._result(record.state.settings.format, match, pairing.number)
        if command is None:
            return None  # it is played again
        try:
            return await self.act(found[0], command, actor_id=None, interaction_id=None)
        except TournamentError:
            return None  # decided already, by the same or by another result, or over

    async def _result(self, format_: Format, match: MatchRecord, number: int) -> cmd.Command | None:
        """The result of a match that is over for its tournament; None where it has to be played again.

        Who did nothing in an arena's match is paired no more; in a league they have not just lost it.
        """
        winner = match.state.winner
        if winner is None and format_ is Format.ARENA:
            return cmd.Report(number, 0)
        if winner is None:
            return cmd.Unplayed(number) if await self._ended_with_its_round(match) else None
        loser = match.players[winner.other].user_id
        if format_ in (Format.ARENA, Format.LEAGUE) and await self.is_absent(match, winner.other):
            return cmd.NoShow(number, (loser,)) if format_ is Format.ARENA else cmd.Forfeit(number, loser)
        shown = score_shown(match.state.score, match.state.length)
        return cmd.Report(number, match.players[winner].user_id, (shown[winner], shown[winner.other]))

    async def _ended_with_its_round(self, match: MatchRecord) -> bool:
        """Was the match of a league closed because its time was over?"""
        last = (await self._matches.log(match.match_id))[-1].event
        return isinstance(last, MatchAbandoned) and last.closing is Closing.ROUND_OVER

    async def is_absent(self, match: MatchRecord, side: Side) -> bool:
        """Has a player done nothing at all in a match?"""
        actor = match.players[side].user_id
        return not any(stored.actor_id == actor for stored in await self._matches.log(match.match_id))


def expect_possible(record: TournamentRecord, command: cmd.Command) -> None:
    """Raise TournamentError for a score that no match of the pairing ends with; 0:0 is one awarded without points."""
    command = command.command if isinstance(command, cmd.OfSide) else command
    if not isinstance(command, cmd.Report | cmd.Correct) or command.by is None or command.score == (0, 0):
        return
    pairing = record.state.pairing(command.pairing)
    if pairing is None:
        return
    length, (points, against) = length_of(record, pairing), command.score
    if points != length or against >= length:
        raise TournamentError(TournamentReason.SCORE, pairing=pairing.number, detail=str(length))


def _place(record: TournamentRecord, pairing: Pairing) -> Place:
    """Where a match is played: of a team match in two channels every second board in the other."""
    away = record.plan.away
    return record.place if away is None or pairing.number % 2 else away.place


def _are(match: MatchRecord, pairing: Pairing) -> bool:
    """Is this match played by the two of the pairing?"""
    return {person.user_id for person in match.players} == {*pairing.entrants}


def _expect_open(record: TournamentRecord, now: datetime) -> None:
    """Raise TournamentError if it is too early to check in: days before, it says nothing about the start."""
    opens = check_in_opens(record)
    if opens is not None and now < opens and not record.agenda.reminded:
        raise TournamentError(TournamentReason.CHECK_IN_LATER, at=opens)


def _person(state: TournamentState, entrant: int | None) -> Person:
    found = None if entrant is None else state.find(entrant)
    if found is None:
        raise TournamentError(TournamentReason.NOT_OPEN)
    return Person(found.id, found.name)
