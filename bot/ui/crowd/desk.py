"""Crowds at the board: what they decide is played, how a vote stands is kept up to date, and who watches guesses."""

import asyncio
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from datetime import datetime
from typing import Final

import structlog

from bot.app.absence import SOON
from bot.app.crowd.questions import has_crowd
from bot.app.recent import Recent
from bot.app.views import Turn
from bot.crowd.events import CrowdRecord, Guesser
from bot.crowd.state import Ending, Mode
from bot.errors import CrowdError, CrowdReason, NotFound
from bot.records.analyses import MatchAnalysis
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place, Posting
from bot.render.pages.standings import StandingRow, render_standings
from bot.rules.match.state import MatchState, Phase
from bot.rules.play import Play
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.board.buttons import buttons_of
from bot.ui.board.calls import HERE
from bot.ui.crowd.verdicts import Verdicts
from bot.ui.crowd.words import card_of, decider, motion_line, ruling_line, status_line
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.feature import Beside
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import mention, person_of, shown_name, unmarked
from bot.ui.kit.places import language_for, place_of
from bot.ui.kit.sending import UNREACHABLE, edit, is_final, lines_of, own_messages, reply, send
from bot.ui.kit.tasks import Tasks, is_shown
from bot.ui.match.lookup import chosen_match_to_look_at, live_buttons
from bot.ui.match.narration import tell
from bot.ui.match.scenes import own_scene
from bot.ui.match.style import numbers_for, posting_of, theme_for, with_numbering
from bot.ui.match.waiting import MOST_TOLD, asked, board_link, call_person
from bot.ui.picking.picker import Picker, handlers
from bot.ui.picking.words import value_of

_log: Final = structlog.get_logger()
EVERY: Final = 5.0
"""Seconds between two edits that only say how many have voted."""
_AT_HAND: Final = 256
_Call = tuple[int, int, Side | None, int]  # game, turn, side and person
TAPS: Final = Taps()
_ROWS: Final = 20


class TeamCalls:
    """Calls those who want to be called, once for all that they decide in a turn."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._called: Recent[int, tuple[int, int, Side | None, int]] = Recent(4096)
        """By match: game, turn, side and person of the latest call."""

    async def after(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Call whoever decides now that a turn is shown, unless their own side or their own tap brought it about."""
        record = turn.record
        crowd = await self._host.app.crowds.of_match(record.match_id) if has_crowd(record) else None
        person = None if crowd is None else decider(crowd, record)
        if person is None or record.state.waiting_for is turn.actor:
            return
        call = record.state.game, record.state.turns, record.state.waiting_for, person.user_id
        is_called, self._called[record.match_id] = self._called.get(record.match_id) == call, call
        wanted = (await self._host.app.people.preferences(person.user_id)).dm_turns
        if is_called or not wanted or (interaction is not None and interaction.user.id == person.user_id):
            return
        with speaking(await language_for(self._host, person.user_id, record.place)):
            happened = tell(record.players, turn.before, turn.steps)[-MOST_TOLD:]
            line = say("turn-call-team", match=record.match_id, what=asked(record), link=board_link(record))
            row = live_buttons(self._host, record)
        await call_person(self._host, person.user_id, [*happened, line], but_in=record.place.channel_id, row=row)


_AGAIN: Final = 2.0
"""Seconds after which it's tried again to say how a vote stands, at least: the board was behind, or Discord away."""


class CrowdDesk:
    """Sees to the matches of crowds, one task a match at a time. What it remembers only saves looking things up."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._boards = host.get(Boards)
        self.every = EVERY
        self._known: Recent[int, CrowdRecord] = Recent(_AT_HAND)
        self._decided: Recent[int, tuple[MatchState, MatchState]] = Recent(_AT_HAND)
        """By match: the state that its last decision was made on, and the one it led to."""
        self._called: Recent[int, _Call] = Recent(_AT_HAND)
        """By match: the latest call of somebody who decides for a team."""
        self._acted: Recent[tuple[int, int], datetime] = Recent(_AT_HAND)
        """By match and person: when they last decided for their team."""
        self._cards: Recent[int, int] = Recent(_AT_HAND)  # by match: the message with its card
        self._edited: Recent[int, float] = Recent(_AT_HAND)
        self._said: Recent[int, tuple[object, ...]] = Recent(_AT_HAND)
        self.drawings: Recent[tuple[object, ...], tuple[bytes, ...]] = Recent(64)
        """Pictures of plays that were voted for: hundreds vote for a handful."""
        self.calls = TeamCalls(host)
        self.tasks = Tasks("crowd in match", self._step, self._due)
        self._alarms: dict[int, asyncio.TimerHandle] = {}
        self._closed = False

    def beside(self, record: MatchRecord, before: MatchState | None) -> Beside:
        """A board's words on its crowd: the decision in this turn, and how the open vote stands."""
        crowd = self._known.get(record.match_id) if has_crowd(record) else None
        if crowd is None:
            return Beside()
        last, decided = crowd.state.last, self._decided.get(record.match_id)
        told, fresh = "", False
        if last is not None and decided is not None and decided[0].seq == last.seq:
            fresh = before is not None and before.seq <= last.seq
            # On a board in place the answer to it would take it away a moment later.
            if fresh or posting_of(self._host, record) is Posting.LIVE:
                told = ruling_line(crowd, *decided, with_numbering(self._host, record), fresh=fresh)
        decision = crowd.state.open
        decides = decider(crowd, record)
        status = "" if decides is None else say("team-decides", who=mention(decides))
        if decision is not None and decision.seq == record.state.seq:
            status = status_line(crowd)
        calls = (status, motion_line(crowd, record))
        lines = (f"-# {told}",) if told else ()
        return Beside(() if fresh else lines, lines if fresh else (), tuple(line for line in calls if line))

    def called(self, record: MatchRecord) -> Sequence[Person]:
        """Who decides for a team now, unless they were called in this turn, or have just decided beside the board."""
        crowd = self._known.get(record.match_id) if has_crowd(record) else None
        decides = None if crowd is None else decider(crowd, record)
        if decides is None or self._called.get(record.match_id) == _call(record, decides):
            return ()
        acted = self._acted.get((record.match_id, decides.user_id))
        looks = acted is not None and self._host.clock() - acted <= HERE
        return () if looks and self._boards.is_live(record) else (decides,)

    async def show_card(self, record: MatchRecord, analysis: MatchAnalysis | None = None) -> None:
        """Post the card of a crowd's match that is over, or bring it up to date once the engine has looked at it."""
        post = await card_of(self._host, record, analysis)
        if post is None:
            return
        place = Place(record.posts_to, record.place.guild_id)
        there = self._cards.get(record.match_id) or await self._posted_card(place, post.lines[0])
        if there is not None:
            try:
                await edit(self._host, place, there, post)
            except UNREACHABLE as error:
                _log.info("card of a crowd is gone", match=record.match_id, error=str(error))
            else:
                self._cards[record.match_id] = there
                return
        self._cards[record.match_id] = await send(self._host, place, post)

    async def _posted_card(self, place: Place, heading: str) -> int | None:
        """A card with that heading, posted before a restart or by another process; None if there is none."""
        try:
            found = await own_messages(self._host, place)
        except UNREACHABLE as error:
            _log.info("no card looked for", channel=place.channel_id, error=str(error))
            return None
        return next((one.id for one in found if heading in lines_of(one)), None)

    def _note_call(self, record: MatchRecord) -> None:
        crowd = self._known.get(record.match_id)
        decides = None if crowd is None else decider(crowd, record)
        if decides is not None:
            self._called[record.match_id] = _call(record, decides)

    def _has_changed_hands(self, record: MatchRecord) -> bool:
        """Does somebody else decide than the board called? A board just shown may have a call not noted yet."""
        last = self._called.get(record.match_id)
        return last is not None and any(last[:-1] == _call(record, person)[:-1] for person in self.called(record))

    async def follow_up(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """See what a turn that was just shown means for a crowd."""
        if has_crowd(turn.record):
            self._note_call(turn.record)
            self.tasks.wake(turn.record.match_id)
            await self.calls.after(turn, interaction)

    def note(self, crowd: CrowdRecord) -> None:
        """A crowd has changed: somebody voted, or joined. Of hundreds who do, few change anything but a number."""
        match_id, motion = crowd.match_id, crowd.state.motion
        if match_id is None or self._closed:
            return
        known = self._known.get(match_id)
        if known is None or known.state.seq <= crowd.state.seq:
            self._known[match_id] = crowd
        waits = self._waits(match_id)
        if waits > 0 and crowd.state.open is not None and not (motion is not None and motion.carried):
            self._set_alarm(match_id, crowd, waits)
        else:
            self.tasks.wake(match_id)

    def _waits(self, match_id: int) -> float:
        """Seconds until it may be said again how a vote stands."""
        return self._edited.get(match_id, -self.every) + self.every - asyncio.get_running_loop().time()

    async def _due(self) -> list[int]:
        return [crowd.match_id for crowd in await self._host.app.crowds.due() if crowd.match_id is not None]

    async def put_off(self) -> None:
        """Have votes take up the time that was given back, and show it."""
        for crowd in await self._host.app.crowds.due(ahead=SOON):
            if crowd.match_id is not None:
                self.tasks.wake(crowd.match_id)

    async def remember(self) -> None:
        """Learn which crowds play, before boards are brought up to date after a start. A board shown has called."""
        for crowd in await self._host.app.crowds.going():
            self._remember(crowd)
            if crowd.match_id is not None and crowd.state.plan.mode is Mode.TEAM:
                record = await self._host.app.matches.match(crowd.match_id)
                if record.board is not None and record.board.seq >= record.state.seq:
                    self._note_call(record)

    async def close(self) -> None:
        """Stop. What is stored stays, and goes on after the next start."""
        self._closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        await self.tasks.close()

    async def _step(self, match_id: int) -> bool:
        """Play what is decided, and show it. Returns True if there may be more; else says how the vote stands."""
        if not is_shown(self._host, await self._host.app.matches.match(match_id)):
            return False
        crowd = await self._host.app.crowds.of_match(match_id)
        if crowd is not None and await self._advanced(crowd):
            return True
        await self._show(match_id)
        return False

    async def _advanced(self, crowd: CrowdRecord) -> bool:
        turn = await self._host.app.crowds.advance(crowd.crowd_id, self._boards.foresee)
        after = await self._host.app.crowds.crowd(crowd.crowd_id)
        if after.match_id is None or turn is None:
            self._remember(after)
            return False
        states = [state for state in (turn.before, *(step.state for step in turn.steps)) if state is not None]
        last = after.state.last
        if last is not None and last.ruling is not None and last.ruling.ending is Ending.CAPTAIN:
            self._acted[after.match_id, last.ruling.by] = self._host.clock()
        decided = next((at for at, state in enumerate(states[:-1]) if last is not None and state.seq == last.seq), None)
        if decided is not None:
            self._decided[after.match_id] = states[decided], states[decided + 1]
        self._remember(after)
        await self._boards.announce(turn)
        self._edited[after.match_id] = asyncio.get_running_loop().time()
        self._said[after.match_id] = _standing(after)
        return True

    def _remember(self, crowd: CrowdRecord) -> None:
        if crowd.match_id is not None:
            self._known[crowd.match_id] = crowd

    async def _show(self, match_id: int) -> None:
        """Say how a vote stands, unless that is said already or was said a moment ago; then it is said later."""
        crowd = self._known.get(match_id)
        if crowd is None or crowd.state.over:
            return
        loop, standing = asyncio.get_running_loop(), _standing(crowd)
        waits = self._waits(match_id)
        is_news = standing != self._said.get(match_id)
        self._set_alarm(match_id, crowd, waits if is_news and waits > 0 else None)
        if is_news and waits <= 0:
            self._edited[match_id] = loop.time()
            self._set_alarm(match_id, crowd, max(self.every, _AGAIN))  # unless it's said now
            record = await self._host.app.matches.match(match_id)
            if record.board is not None and record.board.seq >= record.state.seq:
                try:
                    await self._say(record)
                except UNREACHABLE as error:
                    if not is_final(error):
                        raise
                    _log.info("vote's board is out of reach", match=match_id, error=str(error))
                self._said[match_id] = standing
                self._set_alarm(match_id, crowd, None)

    async def _say(self, record: MatchRecord) -> None:
        changed = self._has_changed_hands(record)
        await (self._boards.call_again if changed else self._boards.live.restate)(record)
        self._note_call(record)
        if changed:
            await self.calls.after(Turn(record, record.state, (), None))

    def _set_alarm(self, match_id: int, crowd: CrowdRecord, later: float | None) -> None:
        """Look again when the next thing is due: for a short vote a round of housekeeping comes too late."""
        due = crowd.state.due
        if self._host.out_of_reach:
            due = None  # housekeeping looks at it once Discord is back
        seconds = [] if due is None else [max(0.0, (due - self._host.clock()).total_seconds()) + 0.02]
        seconds += [] if later is None else [later]
        old = self._alarms.pop(match_id, None)
        if old is not None:
            old.cancel()
        if seconds and not self._closed:
            self._alarms[match_id] = asyncio.get_running_loop().call_later(min(seconds), self.tasks.wake, match_id)


def _call(record: MatchRecord, person: Person) -> _Call:
    """A call of a person in a turn; there's one for all that they decide in it."""
    return record.state.game, record.state.turns, record.state.waiting_for, person.user_id


def _standing(crowd: CrowdRecord) -> tuple[object, ...]:
    """A vote as it is shown, without the time that has passed."""
    decision, motion = crowd.state.open, crowd.state.motion
    voted = None if decision is None else (decision.seq, decision.until, len(decision.votes), decision.captain)
    moved = None if motion is None else (motion.until, len(motion.agreed))
    return voted, sum(voter.is_awaited for voter in crowd.state.voters), moved


@TAPS.on("guess")
async def _open(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await (await _find(interaction, target)).show(None)


async def _find(interaction: Interaction, target: CustomId) -> Picker:
    """The spectator of a tap. Raises CrowdError if its roll was played, or if they may not guess here."""
    app, person = interaction.client.app, interaction.user.id
    record = await app.matches.match(target.subject)
    if record.state.seq != target.seq or record.state.phase is not Phase.TO_PLAY:
        raise CrowdError(CrowdReason.OLD_ROLL)
    await app.guesses.may_guess(record, person)
    return await _picker(interaction, with_numbering(interaction.client, record))


async def _picker(interaction: Interaction, record: MatchRecord) -> Picker:
    """A spectator's guess can be changed until the play is made, and nobody else sees it."""
    host, state = interaction.client, record.state
    preferences = await host.app.people.preferences(interaction.user.id)
    own = numbers_for(record)

    async def show(opening: int | None, chosen: Play | None = None) -> None:
        lines, partial = [say("guess-asked", roll=str(state.roll or ""))], None
        if chosen is not None:
            partial = picker.partial(value_of(state, chosen))
            lines.append(say("guess-yours", choice=unmarked(own.text(chosen.notation))))
        await picker.lists(lines, opening, partial)

    async def guess(play: Play, _: bool) -> None:
        await host.app.guesses.guess(record, person_of(interaction.user), state.seq, value_of(state, play))
        await show(None, play)
        host.get(Verdicts).note(interaction, record.match_id, unmarked(own.text(play.notation)))

    picker = Picker(
        interaction=interaction,
        preferences=preferences,
        state=state,
        ids=buttons_of(record)._replace(prefix="g_"),
        table=own,
        own=own,
        scene=lambda partial: own_scene(host, record, None, preferences, partial),
        show=show,
        label=say("button-guess-it"),
        choose=guess,
    )
    return picker


TAPS.take_in(handlers("g_", _find))


async def show_tables(interaction: Interaction, match: str | None) -> None:
    """Answer with the table of a match, if there is one here, and that of the month. Raises NotFound for one named."""
    guesses, record = interaction.client.app.guesses, None
    with nullcontext() if match else suppress(NotFound):
        record = await chosen_match_to_look_at(interaction, match)
    tables: list[tuple[str, list[Guesser]]] = []
    if record is not None:
        tables.append((say("guesses-match", match=record.match_id), await guesses.table(record.match_id)))
    if interaction.guild_id is not None:
        tables.append((say("guesses-month"), await guesses.table_of_month(interaction.guild_id)))
    tables = [(title, table) for title, table in tables if table]
    if not tables:
        await reply(interaction, say("guesses-none"))
        return
    theme = await theme_for(interaction.client, interaction.user.id, place_of(interaction))
    made = await asyncio.to_thread(_pictures, tables, theme)
    await reply(interaction, Post((say("guesses-explained"),), (), extra=made))


def _pictures(tables: list[tuple[str, list[Guesser]]], theme: str) -> tuple[Picture, ...]:
    headings = (say("guesses-points"), say("guesses-hits"), say("guesses-count"))
    made = []
    for title, table in tables:
        rows, points = [], [one.points for one in table]
        for one in table[:_ROWS]:
            columns = (str(one.points), str(one.hits), str(one.guesses))
            rows.append(StandingRow(points.index(one.points) + 1, shown_name(Person(one.user_id, one.name)), columns))
        words = "\n".join([title, *(f"{row.place}. {row.name}: {row.columns[0]}" for row in rows)])
        made.append(Picture(render_standings(rows, headings, title, theme)[0], words))
    return tuple(made)
