"""The boards of matches: the answer to a turn, what happens without an interaction, and private looks."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

import discord
import structlog

from bot.app.views import Turn
from bot.errors import BotError
from bot.live.presence import Presence
from bot.records.computers import is_computer, is_crowd
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.records.people import Posting
from bot.render.board.picture import render_boards
from bot.texts.catalogue import say, speaking, speaks
from bot.ui.board.calls import Calls, called_of_several
from bot.ui.board.pace import Pace
from bot.ui.board.panels import Panels
from bot.ui.board.posts import BoardPosts, only_rolled
from bot.ui.kit.feature import Features, Follow
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Drawing, Post, drawn, drawn_soon
from bot.ui.kit.names import mentions_of, mentions_only
from bot.ui.kit.places import is_guest, public_language
from bot.ui.kit.sending import QUIET, UNREACHABLE, is_public_board
from bot.ui.kit.tasks import Tasks
from bot.ui.match.style import language_of_match, posting_of
from bot.ui.post.kind import NO_MESSAGE, Answer, Board, Kind, Shown, Where, has_board, respond
from bot.ui.post.live import LiveBoard

_log: Final = structlog.get_logger()
_PATIENCE: Final = 1.5
"""Seconds that the player who acted waits for the board to change before they are answered; Discord waits three."""
_LAST: Final = 30.0  # seconds after which what follows a match's end waits no longer for boards still to be sent
_AT_ONCE: Final = 8  # matches whose end is followed up at the same time


async def follow_up(host: Host, turn: Turn, interaction: Interaction | None = None) -> None:
    """Do what the features do after a turn has been stored and shown. Never raises what Discord or the database may."""
    await _run((one for feature in host.get(Features) for one in feature.follows), host, turn, interaction)


async def follow_up_late(host: Host, turn: Turn) -> None:
    """Do what follows a turn of a match that goes on and was shown late. Never raises either."""
    await _run((one for feature in host.get(Features) for one in feature.follows_late), host, turn, None)


async def _run(follows: Iterable[Follow], host: Host, turn: Turn, interaction: Interaction | None) -> None:
    """If one of them fails, that is logged, and the others still follow."""
    for follow in follows:
        try:
            await follow(host, turn, interaction)
        except (BotError, *UNREACHABLE) as error:
            _log.warning("what follows a turn failed", match=turn.record.match_id, error=repr(error))


def is_away(interaction: Interaction, record: MatchRecord) -> bool:
    """Was this asked in a channel other than the match's own, so that its board does not belong there?

    The opponent may not even see that channel. A guest has no choice: it can answer, but post nowhere.
    """
    return interaction.channel_id != record.posts_to and not is_guest(interaction)


@dataclass(frozen=True, slots=True)
class Announced:
    """A turn that everyone was shown without an interaction: where, unless in its old place, and the board before."""

    turn: Turn
    post: Post
    shown: Shown
    old: Board | None
    is_shown: bool


class Boards:
    """Shows matches. `unsettled` are ends of matches that were announced, and from which nothing has followed yet."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.posts = BoardPosts(host)
        matches = host.app.matches
        self.kind: Kind[MatchRecord] = Kind(
            "match",
            look=matches.match,
            behind=matches.boards_behind,
            note=lambda number, board, _: matches.board_shown(number, board),
            outdate=matches.board_outdated,
            move_to_thread=matches.move_to_thread,
            post=self._current,
            on_controls=lambda record: (record_mark(record), record.state.seq),
            only_there=frozenset({"my_view", "details", "live_link"}),
            is_removed=lambda record: posting_of(host, record) is not Posting.TURNS,
        )
        self.live = LiveBoard(host, self.kind)
        self.panels = Panels(host, self.posts, self.live)
        self.calls = Calls(host)
        self.pace = Pace(host, self._show_held)
        self.unsettled: dict[int, Announced] = {}
        self.endings = Tasks("end of match", self._end, self._left, at_once=_AT_ONCE)

    async def _current(self, record: MatchRecord, ping: bool) -> Post:
        await self.posts.know(record)
        with speaking(await language_of_match(self._host, record)):
            return self.posts.current(record, ping=ping)

    async def answer_to(self, interaction: Interaction, turn: Turn) -> Answer:
        """The drawn answer to the interaction that made a turn; nothing is sent yet.

        The board stays in place while the same person goes on (with a roll to play), and where one live board is
        wanted. Otherwise it is a new message, with a ping if it is someone else's turn.
        """
        same_person = turn.actor is not None and turn.record.state.waiting_for is turn.actor
        where = self._where(interaction, turn, same_person=same_person)
        in_place = where in (Where.TAPPED, Where.BOARD)
        # An edited message pings nobody.
        ping = not same_person and not in_place
        language = await language_of_match(self._host, turn.record, public_language(interaction))
        with self.live.new_first.board(), speaking(language):
            scenes = self.posts.scenes_of(turn)
            drawing = Drawing(scenes, self._host.studio)
            await asyncio.sleep(0)  # others are waiting as well
            await self.posts.prepare(turn.record)
            post = await drawing.on(self.posts.turn(turn, ping=ping, in_place=in_place, scenes=scenes))
        # If the match is about to get a thread, the player is called there, once.
        threads = self._host.app.people.known_settings(turn.record.place.guild_id).threads
        begins_thread = turn.before is None and threads and self.in_text_channel(turn.record)
        return Answer(post, self._mentions(turn.record, ping=ping) if not begins_thread else QUIET, where)

    def _mentions(self, record: MatchRecord, *, ping: bool) -> discord.AllowedMentions:
        """With `ping` who has to act may be pinged; and always who decides for a side of several and wasn't called."""
        several = called_of_several(self._host, record)
        return mentions_only(several) if several else mentions_of(record) if ping else QUIET

    def _where(self, interaction: Interaction, turn: Turn, *, same_person: bool) -> Where:
        record = turn.record
        if turn.before is None:
            return Where.BELOW  # the first board answers the player who accepted, and never replaces the challenge
        live = self.is_live(record)
        stays = live or (same_person and only_rolled(turn))
        if stays and is_public_board(interaction):
            return Where.TAPPED
        if stays and has_board(record) and (live or interaction.message is not None):
            return Where.BOARD
        return Where.ELSEWHERE if is_away(interaction, record) else Where.BELOW

    def in_text_channel(self, record: MatchRecord) -> bool:
        """Is the match played in a server channel where threads can be opened?"""
        return isinstance(self._host.get_channel(record.place.channel_id), discord.TextChannel)

    def is_live(self, record: MatchRecord) -> bool:
        """Is the match shown on one board that is edited in place?"""
        return posting_of(self._host, record) is Posting.LIVE

    async def answer(self, interaction: Interaction, turn: Turn, prepared: Answer | None = None) -> None:
        """Answer the interaction that made a turn with the new board; then close what it takes the place of.

        The turn itself is stored already; see `LiveBoard.answer` for what becomes of a board that fails.
        """
        board = prepared or await self.answer_to(interaction, turn)
        record = turn.record
        if self.live.is_left(record):
            return
        shown = await self.live.answer(interaction, record, board, self._sent(interaction, turn, board))
        old = await self.live.noted(record, shown, board.post, since=_before(turn))
        if self.is_live(record):
            await self.calls.after(turn, None if is_away(interaction, record) else interaction)
        await self.live.new_first.all_sent()
        await self.panels.close(interaction, turn)
        await self.live.supersede(record, old, shown, board.post)
        if shown is not None or not record.state.is_over:
            # Whatever follows is told where the board is.
            is_here = is_guest(interaction) or interaction.channel_id == (shown[0] if shown else record.posts_to)
            await follow_up(self._host, turn, interaction if is_here else None)

    async def _sent(self, interaction: Interaction, turn: Turn, board: Answer) -> Shown:
        record = turn.record
        if board.where is Where.BOARD:
            return await self._show_on_board(interaction, turn, board)
        if board.where is not Where.ELSEWHERE:
            await self.panels.close_first(interaction, turn)
            return await respond(interaction, board)
        await self.panels.point(interaction, turn, say("goes-on-in-thread", thread=f"<#{record.posts_to}>"))
        shown = await self.live.post(record, board.post, board.mentions)
        return await respond(interaction, board) if shown is not None and shown[1] == NO_MESSAGE else shown

    async def _show_on_board(self, interaction: Interaction, turn: Turn, board: Answer) -> Shown:
        """Show a turn on the match's board, a new one if that's out of reach; answer a player who acted elsewhere."""
        record, away = turn.record, is_away(interaction, turn.record)
        editing = asyncio.ensure_future(self.live.edited(record, board.post))
        await asyncio.wait({editing}, timeout=_PATIENCE)
        calls = self.is_live(record) and await self.calls.wanted(turn) and not away
        if not (calls and self.panels.can_close(interaction)):
            where = say("goes-on-in-thread", thread=f"<#{record.posts_to}>") if away else say("live-note")
            await self.panels.point(interaction, turn, where)
        shown = await editing
        if shown is None and away:
            shown = await self.live.post(record, board.post, board.mentions)
        return await respond(interaction, board) if shown in (None, (record.posts_to, NO_MESSAGE)) else shown

    async def show_publicly(self, interaction: Interaction, record: MatchRecord) -> None:
        """Show everyone the match as it is, in a new board message.

        If a player asks where the match is played, this becomes the match's board, with its buttons. Anywhere else, and
        for anyone else, it is only a picture.
        """
        at_home = interaction.channel_id in (record.posts_to, record.place.channel_id)
        plays = any(person.user_id == interaction.user.id for person in record.players)
        with speaking(public_language(interaction)):
            post = self.posts.current(record)
            post = drawn(post if at_home and plays else replace(post, rows=()))
        shown = await respond(interaction, Answer(post, QUIET, Where.BELOW))
        if at_home and plays:
            await self.live.shown(record, shown, post)

    async def announce(self, turn: Turn, guest: Interaction | None = None) -> None:
        """Show everyone what happened in a match without an interaction: time up, a player gone, a computer's turn.

        A computer answers at once, so it pings nobody. Where the bot is a guest and may not post, `guest` is an
        interaction that it can still answer.
        """
        if self.live.is_left(turn.record):
            return
        if self.pace.holds(turn):
            self.pace.hold(turn)
            await follow_up(self._host, turn, guest)
            return
        await self._settle(await self._announced(turn, guest), guest)

    async def _show_held(self, record: MatchRecord, ping: bool) -> None:
        """Show a match whose players were all at the live board; with `ping` the next to act isn't any more."""
        board = self.live.of(record)
        if board is not None and board.seq >= record.state.seq:
            return
        if ping and not self.is_live(record):
            await self.post_anew(record, ping=True)
        else:
            await self.live.refresh(record)

    async def announce_first(self, turn: Turn) -> None:
        """Show everyone the end of a match where many end at once: what follows waits until all of them are shown.

        The board counts as behind until then, so after a restart housekeeping makes up for what should follow.
        """
        if not self.live.is_left(turn.record):
            self.unsettled[turn.record.match_id] = await self._announced(turn, less=1)
            self.endings.wake(turn.record.match_id)

    async def _end(self, match_id: int) -> bool:
        """Do what follows the end of a match, once no board is waited for."""
        await self.live.new_first.all_sent(_LAST)
        announced = self.unsettled[match_id]
        board = self.live.of(announced.turn.record)
        if announced.is_shown and board is not None and not await self._is_settled(match_id):
            await self.live.noted(announced.turn.record, (board.channel_id, board.message_id), announced.post)
            await self._settle(announced)
        del self.unsettled[match_id]
        return False

    def is_in_hand(self, match_id: int) -> bool:
        """Will a board be shown, or its end be told, by what is under way already?"""
        return match_id in self.unsettled or self.pace.is_held(match_id)

    async def _is_settled(self, match_id: int) -> bool:
        """Has another process taken over meanwhile?"""
        if not self._host.app.claims.together:
            return False
        record = await self.kind.look(match_id)
        return record.board is not None and record.board.seq >= record.state.seq

    async def _left(self) -> list[int]:
        return list(self.unsettled)

    async def _announced(self, turn: Turn, guest: Interaction | None = None, *, less: int = 0) -> Announced:
        """Send the board of a turn, and note it; with `less` as one that is behind by that."""
        record = turn.record
        ping = turn.actor is None or not is_computer(record.players[turn.actor].user_id)
        side = record.state.waiting_for
        if side is not None and (side is turn.actor or self._host.get(Presence).sits(record, side)):
            ping = False  # they go on, or have the board before them
        await self.posts.know(record)
        with speaking(await language_of_match(self._host, record)):
            post = await drawn_soon(self.posts.turn(turn, ping=ping, in_place=False), self._host.studio)
        mentions, several = self._mentions(record, ping=ping), called_of_several(self._host, record)
        if self.is_live(record) and has_board(record):
            is_shown = await self.live.edit_or_post(record, post, mentions, guest)
            if less:
                await self.kind.outdate(record.match_id)
            if several or record.state.is_over or (ping and turn.actor is not None):
                await self.calls.after(turn, None)
            return Announced(turn, post, None, None, is_shown=is_shown)
        shown = await self.live.post(record, post, mentions, guest)
        old = await self.live.noted(record, shown, post, since=_before(turn), less=less)
        return Announced(turn, post, shown, old, is_shown=shown is not None)

    async def _settle(self, announced: Announced, guest: Interaction | None = None) -> None:
        """Close the board before, and do what follows."""
        record = announced.turn.record
        await self.live.supersede(record, announced.old, announced.shown, announced.post)
        # If the end of a match could not be shown, it is told later with all that follows: see `CatchUp`.
        if announced.is_shown or not record.state.is_over:
            await follow_up(self._host, announced.turn, guest)

    async def refresh_tapped(self, interaction: Interaction, record: MatchRecord) -> bool:
        """Update the board of a match whose clock has changed, in answer to a tap on it; False for a tap elsewhere."""
        message = interaction.message
        if message is None or not is_public_board(interaction) or not self.live.shows(record, message.id):
            return False
        with speaking(await language_of_match(self._host, record, public_language(interaction))):
            post = drawn(self.posts.current(record))
        await self.live.shown(record, await respond(interaction, Answer(post, QUIET, Where.TAPPED)), post)
        return True

    async def call(self, record: MatchRecord, heading: str) -> None:
        """Post the first board of a match that began without a challenge, and call both players."""
        post = await self.live.present(record, heading=heading)
        waiting_for = record.state.waiting_for
        begins = waiting_for is not None and is_crowd(record.players[waiting_for].user_id)
        host = None if record.clock is None else record.clock.control.host
        called = [person for side, person in enumerate(record.players) if side != host]  # a host has many boards
        await self._post_and_note(record, post, QUIET if begins else mentions_only(called))

    async def post_anew(self, record: MatchRecord, *, ping: bool = False, supersede: bool = True) -> bool:
        """Post the match as it is where it is played: its old message is gone, far up, or lacks a button.

        Returns True if it was posted, or never can be.
        """
        post = await self.live.present(record, ping=ping)
        mentions = self._mentions(record, ping=True) if ping else QUIET
        return await self._post_and_note(record, post, mentions, supersede=supersede)

    async def call_again(self, record: MatchRecord) -> None:
        """Call somebody who has to act in place of another, though nothing has happened on the board."""
        if self.is_live(record):
            await self.live.restate(record)
            await self.calls.after(Turn(record, record.state, (), None), None)
        else:
            await self.post_anew(record, ping=True)

    async def _post_and_note(
        self, record: MatchRecord, post: Post, mentions: discord.AllowedMentions, *, supersede: bool = True
    ) -> bool:
        shown = await self.live.post(record, post, mentions)
        await self.live.shown(record, shown, post, supersede=supersede)
        return shown is not None

    async def foresee(self, turn: Turn) -> None:
        """Have the boards drawn that show a turn, while it is being stored: `announce` finds them done."""
        if self._host.studio.is_ready:
            with speaking(await language_of_match(self._host, turn.record)):
                self._host.studio.foresee(render_boards, speaks(), self.posts.scenes_of(turn))


def _before(turn: Turn) -> int | None:
    """The board's picture before a turn, if it was up to date."""
    return None if turn.before is None else turn.before.seq
