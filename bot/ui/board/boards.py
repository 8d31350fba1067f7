"""Posting boards: the answer to a turn, what happens without an interaction, and private looks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

import discord
import structlog

from bot.app.views import Turn
from bot.errors import InfrastructureError
from bot.records.computers import is_computer, is_crowd
from bot.records.matches import BoardPost, MatchRecord
from bot.records.people import Place, Posting
from bot.texts.catalogue import say, speaking
from bot.ui.board.after_turn import follow_up
from bot.ui.board.answer import Answer, Shown, Where, has_board, is_away, respond
from bot.ui.board.armed import Armed, Board, is_overtaken
from bot.ui.board.calls import Calls
from bot.ui.board.delivery import NO_MESSAGE, Delivery
from bot.ui.board.panels import Panels
from bot.ui.board.posts import BoardPosts, only_rolled
from bot.ui.board.rush import Rush
from bot.ui.kit.alone import is_public_board
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.languages import language_of_place, public_language
from bot.ui.kit.message import Drawing, Post, drawn, drawn_soon
from bot.ui.kit.names import mentions_of, mentions_only
from bot.ui.kit.places import is_guest
from bot.ui.kit.sending import QUIET, UNREACHABLE, edit, is_final
from bot.ui.match.style import posting_of

_log: Final = structlog.get_logger()

_PATIENCE: Final = 1.5
"""Seconds that whoever acted waits for the board to change before they are answered; Discord waits three."""


class Boards:
    """Board messages of matches. Each board remembers the `seq` it showed, so that none stays behind."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.posts = BoardPosts(host)
        self.armed = Armed(host)
        self.panels = Panels(host, self.posts, self.armed)
        self.calls = Calls(host)
        self.delivery = Delivery(host)
        self.rush = Rush()
        self._to_note: dict[int, BoardPost] = {}

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
        with self.rush.board(), speaking(public_language(interaction)):
            scenes = self.posts.scenes_of(turn)
            drawing = Drawing(scenes, self._host.studio)
            await asyncio.sleep(0)  # others are waiting as well
            await self.posts.prepare(turn.record)
            post = await drawing.on(self.posts.turn(turn, ping=ping, in_place=in_place, scenes=scenes))
        # If the match is about to get a thread, the player is called there, once.
        begins_thread = turn.before is None and self._gets_thread(turn.record)
        return Answer(post, mentions_of(turn.record) if ping and not begins_thread else QUIET, where)

    def _where(self, interaction: Interaction, turn: Turn, *, same_person: bool) -> Where:
        record = turn.record
        if turn.before is None:
            return Where.BELOW  # the first board answers whoever accepted, and never replaces the challenge
        live = self.is_live(record)
        stays = live or (same_person and only_rolled(turn))
        if stays and is_public_board(interaction):
            return Where.TAPPED
        if stays and has_board(record) and (live or interaction.message is not None):
            return Where.BOARD
        return Where.ELSEWHERE if is_away(interaction, record) else Where.BELOW

    def _gets_thread(self, record: MatchRecord) -> bool:
        wanted = self._host.app.people.known_settings(record.place.guild_id).threads
        return wanted and self.in_text_channel(record)

    def in_text_channel(self, record: MatchRecord) -> bool:
        """Is the match played in a server channel where threads can be opened?"""
        return isinstance(self._host.get_channel(record.place.channel_id), discord.TextChannel)

    def is_live(self, record: MatchRecord) -> bool:
        """Is the match shown on one board that is edited in place?"""
        return posting_of(self._host, record) is Posting.LIVE

    async def answer(self, interaction: Interaction, turn: Turn, prepared: Answer | None = None) -> None:
        """Answer the interaction that made a turn with the new board; then close what it takes the place of.

        If the answer fails, the board goes to the channel. If that fails too, it stays behind and is brought up to date
        later. The turn itself is stored already.
        """
        board = prepared or await self.answer_to(interaction, turn)
        record = turn.record
        if self._host.app.claims.is_left(record):
            _log.warning("board left to others", match=record.match_id)
            return
        shown: Shown
        try:
            with self.rush.board():
                shown = await self._sent(interaction, turn, board)
        except discord.Forbidden:
            # Without the right to attach files, the position is told in words. If that is refused too, it raises.
            shown = await respond(interaction, board.in_words())
        except UNREACHABLE as error:
            _log.warning("answer failed", match=record.match_id, error=str(error))
            shown = await self.delivery.post(record, board.post, board.mentions)
        old = await self._noted(record, shown, board.post)
        if self.is_live(record):
            await self.calls.after(turn, None if is_away(interaction, record) else interaction)
        await self.rush.over()
        await self.panels.close(interaction, turn)
        await self._supersede(record, old, shown, board.post)
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
        shown = await self.delivery.post(record, board.post, board.mentions)
        return await respond(interaction, board) if shown is not None and shown[1] == NO_MESSAGE else shown

    async def _show_on_board(self, interaction: Interaction, turn: Turn, board: Answer) -> Shown:
        """Show a turn on the match's board, and answer whoever acted elsewhere.

        If that message is out of reach, a new one is posted.
        """
        record, away = turn.record, is_away(interaction, turn.record)
        editing = asyncio.ensure_future(self._edited(record, board))
        await asyncio.wait({editing}, timeout=_PATIENCE)
        calls = self.is_live(record) and await self.calls.wanted(turn) and not away
        if not (calls and self.panels.can_close(interaction)):
            where = say("goes-on-in-thread", thread=f"<#{record.posts_to}>") if away else say("live-note")
            await self.panels.point(interaction, turn, where)
        shown = await editing
        if shown is None and away:
            shown = await self.delivery.post(record, board.post, board.mentions)
        return await respond(interaction, board) if shown in (None, (record.posts_to, NO_MESSAGE)) else shown

    async def _edited(self, record: MatchRecord, board: Answer) -> Shown:
        """Where the match's board is that was edited; None if it is out of reach."""
        old = self.armed.board_of(record)
        if old is None:
            return None
        if is_overtaken(record, old):
            return old.channel_id, old.message_id
        try:
            await edit(self._host, Place(old.channel_id, record.place.guild_id), old.message_id, board.post)
        except (discord.NotFound, discord.Forbidden) as error:
            _log.info("board is out of reach", match=record.match_id, error=str(error))
            return None
        return old.channel_id, old.message_id

    async def show_privately(
        self, interaction: Interaction, record: MatchRecord, heading: str = "", *, rows: bool = True
    ) -> None:
        """Show one person alone the match as it is, from their own side if they play."""
        await self.panels.show(interaction, record, heading, rows=rows)

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
            await self.shown(record, shown, post)

    async def announce(self, turn: Turn, guest: Interaction | None = None) -> None:
        """Show everyone what happened in a match without an interaction: time up, a player gone, a computer's turn.

        A computer answers at once, so it pings nobody. Where the bot is a guest and may not post, `guest` is an
        interaction that it can still answer.
        """
        record = turn.record
        if self._host.app.claims.is_left(record):
            _log.warning("board left to others", match=record.match_id)
            return
        ping = turn.actor is None or not is_computer(record.players[turn.actor].user_id)
        with speaking(await language_of_place(self._host, record.place)):
            post = await drawn_soon(self.posts.turn(turn, ping=ping, in_place=False), self._host.studio)
        mentions = mentions_of(record) if ping else QUIET
        if self.is_live(record) and has_board(record):
            post = self._with_beginning(turn, post)
            is_shown = await self.edit_or_send(record, post, mentions, guest)
        else:
            is_shown = await self._send_and_note(record, post, mentions, guest)
        # If the end of a match could not be shown, it is told later with all that follows: see `CatchUp`.
        if is_shown or not record.state.is_over:
            await follow_up(self._host, turn, guest)

    def _with_beginning(self, turn: Turn, post: Post) -> Post:
        """The board after the first turn of a match, with what the first board said: hardly anybody has read it yet."""
        before, old = turn.before, self.armed.board_of(turn.record)
        first = before is not None and before.game == 1 and before.turns == 0
        if not first or old is None or old.history is None:
            return post
        return replace(post, lines=(*old.history.lines, *post.lines[1:]))

    async def refresh(self, record: MatchRecord) -> None:
        """Update the board of a match whose clock has changed; it stays where it is."""
        with speaking(await language_of_place(self._host, record.place)):
            post = drawn(self.posts.current(record))
        if has_board(record):
            await self.edit_or_send(record, post, QUIET)

    async def refresh_tapped(self, interaction: Interaction, record: MatchRecord) -> bool:
        """Update the board of a match whose clock has changed, in answer to a tap on it; False for a tap elsewhere."""
        message = interaction.message
        if message is None or not is_public_board(interaction) or not self.armed.shows(record, message.id):
            return False
        with speaking(public_language(interaction)):
            post = drawn(self.posts.current(record))
        await self.shown(record, await respond(interaction, Answer(post, QUIET, Where.TAPPED)), post)
        return True

    async def restate(self, record: MatchRecord) -> None:
        """Bring the words of a match's board up to date; its picture, and what it tells of the turn, stay."""
        board = self.armed.board_of(record)
        if board is None or is_overtaken(record, board):
            return
        with speaking(await language_of_place(self._host, record.place)):
            post = self.posts.current(record)
        place, known = Place(board.channel_id, record.place.guild_id), board.history
        if known is not None and board.seq == record.state.seq and known.kept == len(known.scenes) == 1:
            await edit(self._host, place, board.message_id, replace(post, lines=known.lines, kept=1))
        else:
            post = drawn(post)
            await edit(self._host, place, board.message_id, post)
            self.armed.note(record, board.channel_id, board.message_id, post)
        await self._put_right(record, board.message_id)

    async def call(self, record: MatchRecord, heading: str) -> None:
        """Post the first board of a match that began without a challenge, and call both players."""
        with speaking(await language_of_place(self._host, record.place)):
            post = self.posts.current(record)
            post = drawn(replace(post, lines=(heading, *post.lines)))
        waiting_for = record.state.waiting_for
        begins = waiting_for is not None and is_crowd(record.players[waiting_for].user_id)
        host = None if record.clock is None else record.clock.control.host
        called = [person for side, person in enumerate(record.players) if side != host]  # a host has many boards
        await self._send_and_note(record, post, QUIET if begins else mentions_only(called))

    async def post_anew(self, record: MatchRecord, *, ping: bool = False, supersede: bool = True) -> bool:
        """Post the match as it is where it is played: its old message is gone, far up, or lacks a button.

        Returns True if it was posted, or never can be.
        """
        with speaking(await language_of_place(self._host, record.place)):
            post = drawn(self.posts.current(record, ping=ping))
        mentions = mentions_of(record) if ping else QUIET
        return await self._send_and_note(record, post, mentions, supersede=supersede)

    async def edit_or_send(
        self, record: MatchRecord, post: Post, mentions: discord.AllowedMentions, guest: Interaction | None = None
    ) -> bool:
        """Put a board in place of the match's present one, or post it if there is none any more.

        Returns True if it need not be tried again, as where a later turn is shown already.
        """
        board = self.armed.board_of(record)
        if board is None:
            return await self._send_and_note(record, post, mentions, guest)
        if is_overtaken(record, board):
            return True
        try:
            place = Place(board.channel_id, record.place.guild_id)
            await edit(self._host, place, board.message_id, post, mentions=mentions)
        except UNREACHABLE as error:
            if is_final(error):
                # Where the bot is not a member it may only answer. A new post is refused as well, and then not tried
                # forever.
                _log.info("board message is out of reach, posting a new one", match=record.match_id)
                return await self._send_and_note(record, post, mentions, guest)
            _log.warning("board not brought up to date", match=record.match_id, error=str(error))
            await self._put_right(record, board.message_id)  # the edit may have arrived all the same
            return False
        await self.shown(record, (board.channel_id, board.message_id), post)
        return True

    async def _send_and_note(
        self,
        record: MatchRecord,
        post: Post,
        mentions: discord.AllowedMentions,
        guest: Interaction | None = None,
        *,
        supersede: bool = True,
    ) -> bool:
        shown = await self.delivery.post(record, post, mentions, guest)
        await self.shown(record, shown, post, supersede=supersede)
        return shown is not None

    async def shown(self, record: MatchRecord, shown: Shown, post: Post, *, supersede: bool = True) -> None:
        """Note what a board shows, so that after a crash this message is the one to be brought up to date.

        It is the only one that can be tapped from now on.
        """
        old = await self._noted(record, shown, post)
        if supersede or is_overtaken(record, old):
            await self._supersede(record, old, shown, post)

    async def _noted(self, record: MatchRecord, shown: Shown, post: Post) -> Board | None:
        """Note what a board shows. Returns the board that the match had before."""
        old = self.armed.board_of(record)
        if shown is None or is_overtaken(record, old):
            return old
        channel_id, message_id = shown
        if message_id != NO_MESSAGE:
            self.armed.note(record, channel_id, message_id, post)
        elif record.board is not None:
            # A board that could be posted once is still worth linking to.
            channel_id, message_id = record.board.channel_id, record.board.message_id
        self._to_note[record.match_id] = BoardPost(channel_id, message_id, record.state.seq)
        await self.note()
        return old

    async def _supersede(self, record: MatchRecord, old: Board | None, shown: Shown, post: Post) -> None:
        """Close the board that a new message has replaced; or that message, if a later turn was shown sooner."""
        if old is None or shown is None or shown[1] == NO_MESSAGE:
            return
        late = is_overtaken(record, old)
        replaced = Board(*shown, record.state.seq, post.as_history()) if late else old
        if shown[1] == old.message_id:
            if late:
                await self._put_right(record, old.message_id)
        elif not self.armed.was_noted(record, replaced.message_id):  # unless somebody has gone on there meanwhile
            remove = posting_of(self._host, record) is not Posting.TURNS
            await self.armed.supersede(record, replaced, remove=remove)

    async def _put_right(self, record: MatchRecord, message_id: int) -> None:
        """See to it that a message shows a match as it is, if a later turn was shown there while `record` was.

        Nobody knows which of them it shows now. If it can't be put right at once, it counts as behind.
        """
        newest, matches = self.armed.board_of(record), self._host.app.matches
        if newest is not None and newest.message_id == message_id and is_overtaken(record, newest):
            await matches.board_outdated(record.match_id)
            await self.refresh(await matches.match(record.match_id))

    def forget(self) -> None:
        """Forget what is not noted yet, as a crash would."""
        self._to_note.clear()
        self.armed.forget()

    async def note(self) -> None:
        """Store what boards show, where that is not stored yet."""
        notes, self._to_note = self._to_note, {}
        matches = self._host.app.matches
        try:
            await asyncio.gather(*(matches.board_shown(match_id, post) for match_id, post in notes.items()))
        except InfrastructureError as error:
            # The boards are right. Only the note is missing; it is tried again later.
            self._to_note = {**notes, **self._to_note}
            _log.warning("boards not noted", matches=list(notes), error=str(error))
