"""The tournament desk: posts what happens, opens matches, takes in their results, keeps the time."""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final

import discord
import structlog

from bot.app.acting import Locks, each
from bot.app.computer import computers_only
from bot.app.tournament.calendar import current, deadline
from bot.app.tournament.terms import fresh_results
from bot.app.views import TournamentNotice, TournamentTurn, Turn, What
from bot.errors import BotError, StaleAction, TournamentError
from bot.records.computers import is_somebody
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say, speaking
from bot.tournaments import events as ev
from bot.tournaments.settings import Format
from bot.tournaments.sides import HOME
from bot.tournaments.state import Entrant, TournamentPhase
from bot.ui.board.boards import Boards
from bot.ui.board.threads import Threads
from bot.ui.computer.desk import ComputerDesk
from bot.ui.kit.components import CustomId
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import MOST_CONTENT, Post, within
from bot.ui.kit.names import bold, escaped, mention, mentions_of, mentions_only
from bot.ui.kit.places import language_for, language_of_place
from bot.ui.kit.sending import QUIET, UNREACHABLE, send, tell_person
from bot.ui.match.style import theme_of
from bot.ui.result.card import Results
from bot.ui.tournament.ground import can_go_on, places_of, post_again, stuck_with, tell_halted
from bot.ui.tournament.group_pictures import entrant_name
from bot.ui.tournament.group_view import claim_post, end_question, farewell, organizer_of
from bot.ui.tournament.overview import Overviews, ServerEvents, is_gathering
from bot.ui.tournament.pictures import pairing_title
from bot.ui.tournament.status import what_follows
from bot.ui.tournament.telling import blocked_line, calls_to, check_in_call, concerned
from bot.ui.tournament.view import announcement_url, named
from bot.ui.waiting.lists import TurnCalls

_log: Final = structlog.get_logger()
_ON_ITS_WAY: Final = timedelta(seconds=5)  # an announcement younger than this may still be on its way to Discord


class TournamentDesk:
    """Shows what happens in tournaments. What is stored happened; what could not be shown is logged."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._boards = host.get(Boards)
        self.overviews = Overviews(host)
        self.events = ServerEvents(host)
        self._is_caught_up = False
        self._telling = Locks()

    async def show(self, turn: TournamentTurn) -> None:
        """Show what a command did: new matches, the end, the updated announcement."""
        record, kinds = turn.record, {type(event) for event in turn.events}
        for closed in (*turn.closed, *await self._host.app.tournaments.close_overtaken(turn)):
            await self._boards.announce(closed)
        await self.open_matches(record)
        await self._ask_other_side(turn)
        await self.events.follow(turn)
        await self._tell_of_blocks(turn)
        await self._tell_who_rests(turn)
        if any(isinstance(event, ev.TournamentPaused) and event.by is None for event in turn.events):
            await self._host.app.tournaments.stop_clocks(record)
            await tell_halted(self._host, record)
        if ev.TournamentResumed in kinds or (ev.TournamentEnded in kinds and record.state.paused):
            await post_again(self._host, record)
        await self._tell_who_is_concerned(turn)
        await self._tell_what_follows(turn)
        if ev.TournamentEnded in kinds:
            await self._post_end(record)
        await self.overviews.refresh(record)  # with links to what was posted
        # An organizer who calls a tournament off ends the series as well.
        if ev.TournamentEnded in kinds or ev.TournamentCancelled(None) in turn.events:
            again = await self._host.app.tournaments.announce_again(record)
            if again is not None:
                await self.announce(again)

    async def announce(self, record: TournamentRecord) -> None:
        """Post the announcement of a tournament that no command asked for."""
        message_id = await self._send(record.place, record, await self.overviews.announced(record, record.place))
        if message_id is not None:
            await self._host.app.tournaments.posted(record.tournament_id, message_id)
        await self.events.schedule(record)

    async def _announce_late(self, record: TournamentRecord) -> None:
        """Announce what a process left unannounced that died, unless it's about to be announced by one that lives."""
        if self._host.app.claims.together and self._host.clock() - record.created_at < _ON_ITS_WAY:
            return
        button = CustomId("t_join", record.tournament_id, mark=record_mark(record))
        message_id = await self.overviews.find(record.place, button)
        if message_id is None:
            await self.announce(record)
        else:
            await self._host.app.tournaments.posted(record.tournament_id, message_id)
            if record.plan.event_id is None:
                await self.events.schedule(record)

    async def announce_away(self, record: TournamentRecord) -> None:
        """Post the announcement of a team match in its second channel, and bring the first up to date."""
        away = record.plan.away
        if away is not None:
            message_id = await self._send(away.place, record, await self.overviews.announced(record, away.place))
            if message_id is not None:
                await self._host.app.tournaments.posted_away(record.tournament_id, message_id)
        await self.overviews.refresh(record)

    async def open_matches(self, record: TournamentRecord) -> None:
        """Begin the matches that can be played now and call both players. One at a time: Discord limits the rate."""
        opened = await self._host.app.tournaments.open_matches(record.tournament_id)
        if is_gathering(record):
            await self._open_gathered(record, opened)
            return
        threads = (await self._host.app.people.settings(record.place.guild_id)).threads
        for match in opened:
            if computers_only(match):
                self._host.get(ComputerDesk).wake(match)  # nobody has to be called
                continue
            with speaking(await language_of_place(self._host, record.place)):
                heading = await self._heading(record, match)
            await self._boards.call(match, heading)
            await self._tell_other_server(record, match)
            await self._host.get(TurnCalls).call(Turn(match, None, (), None))
            if threads:
                try:
                    await self._host.get(Threads).open(match)
                except (BotError, *UNREACHABLE) as error:
                    _log.warning("no thread for a match", match=match.match_id, error=repr(error))
            self._host.get(ComputerDesk).wake(match)

    async def spares(self, match: MatchRecord) -> bool:
        """Does nobody lose a match on time, since its tournament can't go on where it's played? Then that is paused."""
        tournaments = self._host.app.tournaments
        record = await stuck_with(self._host, match)
        if record is None:
            return False
        if not record.state.paused:
            with suppress(TournamentError, StaleAction):  # somebody was faster
                turn = await tournaments.halt(record.tournament_id)
                await self._attempt(TournamentNotice(turn.record, What.TURN, turn))
        elif await tournaments.halted_at(record.tournament_id) is None:
            return False  # an organizer has paused it, and matches under way go on
        await tournaments.stop_clocks(record)
        return True

    async def _ask_other_side(self, turn: TournamentTurn) -> None:
        """Ask the other side of a team match between servers what one side cannot decide alone."""
        record, away = turn.record, turn.record.plan.away
        for event in turn.events:
            if away is None or not isinstance(event, ev.ResultClaimed | ev.EndAsked):
                continue
            to_guest = isinstance(event, ev.ResultClaimed) and event.claim.side == HOME
            place = away.place if to_guest else record.place
            with speaking(await language_of_place(self._host, place)):
                if isinstance(event, ev.ResultClaimed):
                    post = claim_post(record, event.claim)
                else:
                    post = end_question(record, event.at)
            await self._send(place, record, post, () if to_guest else organizer_of(record))

    async def _tell_other_server(self, record: TournamentRecord, match: MatchRecord) -> None:
        """In a team match between servers, tell the server where a match is not played where to find it."""
        for place in places_of(record):
            if place.guild_id != match.place.guild_id:
                with speaking(await language_of_place(self._host, place)):
                    heading = await self._heading(record, match)
                    text = say("match-called-elsewhere", heading=heading, match=match.match_id)
                await self._send(place, record, text, match.players)

    async def _open_gathered(self, record: TournamentRecord, opened: Sequence[MatchRecord]) -> None:
        """Show the boards of an arena or a simul, all in one thread where there can be one.

        The minute for a first move begins when its board is there.
        """
        for match in opened:
            gathered = await self.overviews.gather(record, match)
            with speaking(await language_of_place(self._host, record.place)):
                white, black = (mention(person) for person in match.players)
                heading = say("gathered-called", name=named(record), white=white, black=black)
            await self._boards.call(gathered, heading)
            await self._host.app.tournaments.first_shown(match.match_id)
            await self._host.get(TurnCalls).call(Turn(gathered, None, (), None))
            self._host.get(ComputerDesk).wake(gathered)

    async def _tell_who_rests(self, turn: TournamentTurn) -> None:
        """Tell people who did nothing in an arena's match that they are paired no more until they are back."""
        record = turn.record
        absent = [event.entrant for event in turn.events if isinstance(event, ev.EntrantPaused) and event.by is None]
        for entrant in absent:
            person = Person(entrant, entrant_name(record.state, entrant))
            with speaking(await language_of_place(self._host, record.place)):
                text = say("arena-absent", who=mention(person), name=named(record), url=announcement_url(record))
            thread = Place(self._host.app.tournaments.boards_of(record), record.place.guild_id)
            if await self._send(thread, record, text, [person]) is None and thread != record.place:
                await self._send(record.place, record, text, [person])  # the thread was deleted

    async def _heading(self, record: TournamentRecord, match: MatchRecord) -> str:
        pairing = await self._host.app.tournaments.pairing_in(record, match)
        title = pairing_title(record.state, pairing) if pairing else ""
        white, black = (mention(person) for person in match.players)
        return say("match-called", name=escaped(record.name), round=title, white=white, black=black)

    async def follow_up(self, turn: Turn, _: Interaction | None = None) -> None:
        """Take the result of a match that has just ended into its tournament."""
        record = turn.record
        if record.state.is_over:
            await self.match_ended(record)
        elif record.clock is not None and record.clock.control.host is not None:
            simul = await self._host.app.tournaments.tournament_of_match(record.match_id)
            if simul is not None:
                self.overviews.want(simul)

    async def match_ended(self, match: MatchRecord) -> None:
        """Take the result of a match into its tournament, if it belongs to one, and go on there.

        A match that ended without a winner is begun anew, unless its pairing is decided.
        """
        turn = await self._host.app.tournaments.match_ended(match)
        if turn is not None:
            await self.show(turn)
            return
        again = await self._host.app.tournaments.to_play_again(match)
        if again is not None:
            await self.open_matches(again)

    async def _catch_up(self) -> None:
        """Make up for what a stop interrupted: results not taken in, matches not begun."""
        for record in await self._host.app.tournaments.unposted():
            await self._announce_late(record)
        async for closed in self._host.app.tournaments.close_left_over():
            try:
                await self._boards.announce(closed)
            except (BotError, *UNREACHABLE) as error:
                _log.warning("not told", match=closed.record.match_id, error=repr(error))
        async for record, over in self._host.app.tournaments.missed():
            await self._make_up_for(record, over)

    async def _make_up_for(self, record: TournamentRecord, over: list[MatchRecord]) -> None:
        try:
            for match in over:
                await self.match_ended(match)
            await self.open_matches(record)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one must not hold up the others
            self._host.app.tournaments.setbacks.failed(record.tournament_id, error)
        if is_gathering(record):
            self.overviews.want(record.tournament_id)

    async def put_off(self) -> None:
        """Have announcements show the deadlines that were put off."""
        for record in await self._host.app.tournaments.soon():
            await self.overviews.refresh(record)

    async def keep(self) -> None:
        """Do everything in tournaments that is due, first of all what a stop interrupted. Raises StorageUnavailable."""
        if self._host.app.leases.take_gained() or not self._is_caught_up:
            await self._catch_up()
        self._is_caught_up = True
        await self.events.keep()
        await each(self._host.app.tournaments.due(partial(can_go_on, self._host)), self._attempt)
        await self.overviews.keep()

    async def _attempt(self, notice: TournamentNotice) -> None:
        """Tell the players of one tournament, in order. A failure there does not hold up the others."""
        try:
            async with self._telling.holding(notice.record.tournament_id):
                await self._tell(notice)
        except (BotError, *UNREACHABLE) as error:
            _log.warning("not told", tournament=notice.record.tournament_id, error=repr(error))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one must not hold up the others
            self._host.app.tournaments.setbacks.failed(notice.record.tournament_id, error)

    async def _tell(self, notice: TournamentNotice) -> None:
        record = notice.record
        for turn in notice.over:
            await self._boards.announce(turn)
        if notice.turn is not None:
            await self.show(notice.turn)
        elif notice.what is What.SEASON:
            await self.announce(record)
        elif notice.what is What.CHECK_IN:
            if record.message_id is None:
                await self.announce(record)
            await self.overviews.refresh(record)
            record = await self._host.app.tournaments.tournament(record.tournament_id)
            with speaking(await language_of_place(self._host, record.place)):
                text = check_in_call(record)
            to_call = [one for one in record.state.entrants if not (one.present or one.is_out)]
            if to_call:
                await self._call(record.place, record, text, to_call)
        elif notice.what is What.REMINDER:
            await self._remind(record)

    async def _call(self, place: Place, record: TournamentRecord, text: str, entrants: Iterable[Entrant]) -> None:
        """Post a text that names people, and pings those of them who want to be reminded."""
        people = [Person(one.id, one.name) for one in entrants if is_somebody(one.id)]
        for part, pinged in calls_to(text, people, await self._wanted(one.user_id for one in people)):
            await self._send(place, record, part, pinged)

    async def _wanted(self, ids: Iterable[int]) -> set[int]:
        """Those who want to be reminded."""
        people = self._host.app.people
        return {one for one in ids if is_somebody(one) and (await people.preferences(one)).reminders}

    async def _tell_who_is_concerned(self, turn: TournamentTurn) -> None:
        """Tell people what happened to them that they'd otherwise have to look for."""
        wanted = await self._wanted({one.id for _, entrants in concerned(turn) for one in entrants})
        for place in places_of(turn.record):
            with speaking(await language_of_place(self._host, place)):
                told: dict[str, list[Entrant]] = {}
                for text, entrants in concerned(turn, wanted):
                    told.setdefault(text, []).extend(entrants)
            for text, entrants in told.items():
                await self._call(place, turn.record, text, entrants)

    async def _tell_what_follows(self, turn: TournamentTurn) -> None:
        """Say with the result of each match what comes next for its two. At the end the podium tells it."""
        fresh = [*fresh_results(turn)]
        # Of two results at once the other may be known by now.
        record = await self._host.app.tournaments.tournament(turn.record.tournament_id) if fresh else turn.record
        if record.state.phase is not TournamentPhase.RUNNING or is_gathering(record):
            return
        for pairing in fresh:
            match = await self._host.app.tournaments.match_of(record, pairing.number)
            if match is not None:
                await self._host.get(Results).add_line(match.match_id, partial(what_follows, record, pairing))

    async def _tell_of_blocks(self, turn: TournamentTurn) -> None:
        """Tell the organizer, and nobody else, who had to be paired though one of them has blocked the other."""
        record = turn.record
        blocked = await self._host.app.tournaments.blocked_pairings(turn)
        if not blocked or not is_somebody(record.organizer_id):
            return
        with speaking(await language_for(self._host, record.organizer_id, record.place)):
            text = "\n".join(within([blocked_line(record, one) for one in blocked], MOST_CONTENT, latest=False))
        await tell_person(self._host, record.organizer_id, text)

    async def _remind(self, record: TournamentRecord) -> None:
        """Remind everyone for whom the round's open matches wait, once each; no ping if they want no reminders."""
        due = deadline(record)
        for pairing in current(record.state):
            match = await self._host.app.tournaments.match_of(record, pairing.number)
            side = None if match is None else match.state.waiting_for
            if match is None or side is None or due is None:
                continue
            person = match.players[side]
            wanted = (await self._host.app.people.preferences(person.user_id)).reminders
            with speaking(await language_of_place(self._host, record.place)):
                who, left = mention(person) if wanted else bold(person), discord.utils.format_dt(due, "R")
                text = say("round-reminder", who=who, left=left, match=match.match_id)
            await self._boards.live.say(match, text, mentions_of(match) if wanted else QUIET)

    async def _post_end(self, record: TournamentRecord) -> None:
        """Tell how it ended, in each of its channels in the language and theme of that one."""
        is_simul = record.state.settings.format is Format.SIMUL
        matches = await self._host.app.tournaments.begun_matches(record) if is_simul else {}
        for place in places_of(record):
            with speaking(await language_of_place(self._host, place)):
                post = await asyncio.to_thread(farewell, record, theme_of(self._host, place), matches)
            message_id = await self._send(place, record, post)
            if message_id is not None and place == record.place:
                await self._host.app.tournaments.podium_posted(record.tournament_id, message_id)

    async def _send(
        self, place: Place, record: TournamentRecord, message: Post | str, called: Iterable[Person] = ()
    ) -> int | None:
        """Post about a tournament and ping those who are `called`. Returns the message's id; None if it failed."""
        try:
            return await send(self._host, place, message, mentions=mentions_only(called))
        except UNREACHABLE as error:
            _log.warning("tournament not posted", tournament=record.tournament_id, error=str(error))
            return None
