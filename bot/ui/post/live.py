"""LiveBoard: the one armed message of each thing that people play. A newer one takes its place.

Each board remembers the `seq` it showed, so that none stays behind. What the last one said is remembered for a while,
so that its controls can be taken off in one request; a board that is not known any more is read first.
"""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Generic

import discord
import structlog
from msgspec import structs

from bot.app.recent import Recent
from bot.errors import InfrastructureError
from bot.records.matches import BoardPost
from bot.records.people import Place
from bot.texts.catalogue import speaking
from bot.ui.kit.components import controls_of
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post, drawn_soon
from bot.ui.kit.places import language_of_place
from bot.ui.kit.sending import QUIET, UNREACHABLE, edit, is_closed, is_final, own_messages, reply, send
from bot.ui.post.kind import NO_MESSAGE, Answer, Board, Kind, R, Record, Shown, Where, has_board, named, respond
from bot.ui.post.old_boards import NewFirst, OldBoards

_log: Final = structlog.get_logger()
_MOST: Final = 500  # things whose last board is remembered


def is_overtaken(record: Record, board: Board | None) -> bool:
    """Does the board show more than is known of the thing here?

    A slow answer, or a board brought up to date, must not put an older position over a newer one.
    """
    return board is not None and board.seq > record.state.seq


class LiveBoard(Generic[R]):
    """The boards of all things of one kind."""

    def __init__(self, host: Host, kind: Kind[R]) -> None:
        self._host = host
        self._kind = kind
        self._boards: Recent[int, Board] = Recent(_MOST)
        self._to_note: dict[tuple[int, int], tuple[BoardPost, Sequence[str]]] = {}
        """By number and message: only what was noted is closed by whoever comes after this process."""
        self.new_first = NewFirst()
        self.old = OldBoards(host, kind, self.shows, self._put_back)

    def of(self, record: R) -> Board | None:
        """The message that shows a thing now; None if there is none."""
        known, stored = self._boards.get(record.number), record.board
        if known is not None and (stored is None or known.seq >= stored.seq) and not self._was_replaced(known, stored):
            return known
        if stored is None or not stored.message_id:
            return None
        return Board(stored.channel_id, stored.message_id, stored.seq, told=self._kind.told(record))

    def _was_replaced(self, known: Board, stored: BoardPost | None) -> bool:
        """Has another process shown the same position in another message?"""
        together, same = self._host.app.claims.together, stored is not None and known.seq == stored.seq
        return together and same and stored is not None and known.message_id != stored.message_id

    def shows(self, record: R, message_id: int) -> bool:
        """Is this the message that shows a thing now?"""
        board = self.of(record)
        return board is not None and board.message_id == message_id

    def is_tapped(self, record: R, interaction: Interaction) -> bool:
        """Was the board tapped, and is that not answered yet?"""
        message = interaction.message
        return message is not None and self.shows(record, message.id) and not interaction.response.is_done()

    def is_left(self, record: R) -> bool:
        """Is a board left to other processes by now, because this one was away for long? Then this is logged."""
        if self._host.app.claims.is_left(record):
            _log.warning("board left to others", **named(self._kind, record))
            return True
        return False

    def forget(self) -> None:
        """Forget every board and what is not noted yet, as a crash would."""
        self._to_note.clear()
        self._boards.clear()

    async def present(self, record: R, *, ping: bool = False, heading: str = "") -> Post:
        """The board of a thing as it is, drawn, in the language of its place."""
        with speaking(await language_of_place(self._host, record.place)):
            post = await self._kind.post(record, ping)
            if heading:
                post = replace(post, lines=(heading, *post.lines))
            return await drawn_soon(post, self._host.studio)

    async def answer(self, interaction: Interaction, record: R, answer: Answer, sending: Awaitable[Shown]) -> Shown:
        """Answer an interaction by `sending` a board. If Discord does not take it, the board goes to the channel.

        Discord forgets an interaction that is answered later than after three seconds. If the channel fails too, the
        board stays behind and is brought up to date later. Raises discord.Forbidden.
        """
        try:
            with self.new_first.board():
                return await sending
        except discord.Forbidden:
            # Without the right to attach files, the position is told in words. If that is refused too, it raises.
            return await respond(interaction, answer.in_words())
        except UNREACHABLE as error:
            _log.warning("answer failed", **named(self._kind, record), error=str(error))
        if answer.where is Where.TAPPED:
            try:
                shown = await self.edited(record, answer.post)
            except UNREACHABLE as error:
                _log.warning("board not edited", **named(self._kind, record), error=str(error))
                return None
            if shown is not None:
                return shown
        return await self.post(record, answer.post, answer.mentions)

    async def edited(self, record: R, post: Post, mentions: discord.AllowedMentions = QUIET) -> Shown:
        """Put a post in place of the board, unless that shows more already. None if it is out of reach for good.

        Raises one of `UNREACHABLE` if it may be within reach later.
        """
        board = self.of(record)
        if board is None:
            return None
        if not is_overtaken(record, board):
            place = Place(board.channel_id, record.place.guild_id)
            try:
                await edit(self._host, place, board.message_id, post, mentions=mentions)
            except UNREACHABLE as error:
                if not is_final(error):
                    raise
                _log.info("board is out of reach", **named(self._kind, record), error=str(error))
                return None
        return board.channel_id, board.message_id

    async def post(
        self, record: R, post: Post, mentions: discord.AllowedMentions, guest: Interaction | None = None
    ) -> Shown:
        """Post where a thing is played, in words where no file may be. `NO_MESSAGE`: Discord will never take it.

        If its thread is gone, it goes on in its channel. A guest answers `guest` once more, while it can.
        """
        if post.kept:
            post = replace(post, kept=0).drawn()
        try:
            if guest is not None and guest.response.is_done() and not guest.is_expired():
                message_id = await reply(guest, post, private=False, mentions=mentions) or NO_MESSAGE
            else:
                place = Place(record.posts_to, record.place.guild_id)
                message_id = await send(self._host, place, post, mentions=mentions)
        except UNREACHABLE as error:
            if not is_closed(error):
                _log.warning("board not posted", **named(self._kind, record), error=str(error))
                return None
            if post.pictures and isinstance(error, discord.Forbidden):
                return await self.post(record, replace(post, pictures=()), mentions, guest)
            if record.thread_id is not None:
                return await self.post(await self._without_thread(record, error), post, mentions)
            _log.warning("board refused", **named(self._kind, record), error=str(error))
            return record.posts_to, NO_MESSAGE
        return record.posts_to, message_id

    async def say(self, record: R, text: str, mentions: discord.AllowedMentions) -> bool:
        """Post a line where a thing is played. Returns False if that failed."""
        try:
            await send(self._host, Place(record.posts_to, record.place.guild_id), text, mentions=mentions)
        except UNREACHABLE as error:
            if is_closed(error) and record.thread_id is not None:
                return await self.say(await self._without_thread(record, error), text, mentions)
            _log.warning("not said", **named(self._kind, record), error=str(error))
            return False
        return True

    async def _without_thread(self, record: R, error: Exception) -> R:
        """Move a thing back to its channel, and return it."""
        _log.info("thread is gone, back to the channel", **named(self._kind, record), error=str(error))
        await self._kind.move_to_thread(record.number, None)
        return structs.replace(record, thread_id=None)

    async def edit_or_post(
        self, record: R, post: Post, mentions: discord.AllowedMentions, guest: Interaction | None = None
    ) -> bool:
        """Put a post in place of the board, or post it if there is none any more.

        Returns True if it need not be tried again, as where a later turn is shown already.
        """
        board = self.of(record)
        if is_overtaken(record, board):
            return True
        try:
            shown = await self.edited(record, post, mentions)
        except UNREACHABLE as error:
            _log.warning("board not brought up to date", **named(self._kind, record), error=str(error))
            if board is not None:
                await self.put_right(record, board)  # the edit may have arrived all the same
            return False
        # Where the bot is not a member it may only answer. A new post is refused as well, and then not tried forever.
        shown = shown or await self.post(record, post, mentions, guest)
        await self.shown(record, shown, post)
        return shown is not None

    async def refresh(self, record: R) -> None:
        """Bring the board up to date where it stands, if there is one."""
        if has_board(record):
            await self.edit_or_post(record, await self.present(record), QUIET)

    async def restate(self, record: R) -> None:
        """Bring the words of a board up to date; its picture, and what it tells of the turn, stay."""
        board = self.of(record)
        if board is None or is_overtaken(record, board):
            return
        with speaking(await language_of_place(self._host, record.place)):
            post, known = await self._kind.post(record, False), board.history
        stays = known is not None and board.seq == record.state.seq and known.kept == len(known.scenes) == 1
        if known is not None and stays:
            post = replace(post, lines=known.lines, kept=1)
        else:
            post = await drawn_soon(post, self._host.studio)
            self._remember(record, replace(board, seq=record.state.seq, history=post.as_history()))
        await edit(self._host, Place(board.channel_id, record.place.guild_id), board.message_id, post)
        await self.put_right(record, board)

    async def shown(
        self,
        record: R,
        shown: Shown,
        post: Post,
        *,
        told: Sequence[str] = (),
        supersede: bool = True,
        since: int | None = None,
    ) -> None:
        """Note what a board shows, so that after a crash this message is the one to be brought up to date.

        It is the only one that can be tapped from now on. `since` as in `noted`.
        """
        old = await self.noted(record, shown, post, told, since=since)
        if supersede or is_overtaken(record, old):
            await self.supersede(record, old, shown, post)

    async def noted(
        self, record: R, shown: Shown, post: Post, told: Sequence[str] = (), *, since: int | None = None, less: int = 0
    ) -> Board | None:
        """Note what a board shows, or `less` than that for one to count as behind. Returns the board there was before.

        `since` is the seq that the board before should have shown. Where it is not known to have, a process may have
        died between posting it and noting it: it is looked for, and closed.
        """
        old = self.of(record)
        if shown is None or is_overtaken(record, old):
            return old
        channel_id, message_id = shown
        if old is not None and message_id not in (NO_MESSAGE, old.message_id):
            self.old.replaced(old.message_id)
        if message_id != NO_MESSAGE:
            self._remember(record, Board(channel_id, message_id, record.state.seq, post.as_history(), tuple(told)))
        elif record.board is not None:
            # A board that could be posted once is still worth linking to.
            channel_id, message_id = record.board.channel_id, record.board.message_id
        self._to_note[record.number, message_id] = BoardPost(channel_id, message_id, record.state.seq - less), told
        known = max((one.seq for one in (old, record.board) if one is not None), default=0)
        is_gap = since is not None and since > known
        others = await self._leave_others(record, await self._posted(record)) if is_gap else []
        await self.note()
        await self._close_all(record, others)
        if self.old.took_controls_off(message_id):
            await self._put_back(record)
        return old

    def _remember(self, record: R, board: Board) -> None:
        known = self._boards.get(record.number)
        if known is None or known.seq <= board.seq:
            self._boards[record.number] = board

    async def supersede(self, record: R, old: Board | None, shown: Shown, post: Post) -> None:
        """Close the board that a new message has replaced; or that message, if a later turn was shown sooner."""
        if old is None or shown is None or shown[1] == NO_MESSAGE:
            return
        late = is_overtaken(record, old)
        if shown[1] == old.message_id:
            if late:
                await self.put_right(record, old)
            return
        replaced = Board(*shown, record.state.seq, post.as_history()) if late else old
        if late:
            await self.old.leave(record, replaced)
        known = self._boards.get(record.number)
        if known is None or known.message_id != replaced.message_id:  # or somebody has gone on there meanwhile
            await self.old.close(record, replaced)

    async def put_right(self, record: R, board: Board) -> None:
        """See to it that a board shows a thing as it is, if a later turn was shown there while `record` was.

        Nobody knows which of them it shows now. If it can't be put right at once, it counts as behind. If another
        board replaced it meanwhile, it's closed again: its controls may be back.
        """
        newest = self.of(record) or board
        if newest.message_id != board.message_id:
            await self.old.leave(record, board)
            await self.old.close(record, board)
        elif is_overtaken(record, newest):
            await self._put_back(record)

    async def _put_back(self, record: R) -> None:
        """Show a thing as it is once more on its board, which counts as behind until that is done."""
        await self._kind.outdate(record.number)
        await self.refresh(await self._kind.look(record.number))

    async def note(self) -> None:
        """Store what boards show, where that is not stored yet."""
        notes, self._to_note = self._to_note, {}
        try:
            newest = await asyncio.gather(*(self._kind.note(number, *shown) for (number, _), shown in notes.items()))
            for (number, message_id), is_newest in zip(notes, newest, strict=True):
                if not is_newest:
                    record = await self._kind.look(number)
                    if self.shows(record, message_id):
                        await self.refresh(record)
        except InfrastructureError as error:
            # The boards are right. Only the note is missing; it is tried again later.
            self._to_note = {**notes, **self._to_note}
            _log.warning("boards not noted", kind=self._kind.name, numbers=[one for one, _ in notes], error=str(error))

    async def rest(self) -> None:
        """Store all that is not stored yet, before the end."""
        await self.note()
        await self.old.note()

    async def adopt(self, record: R, told: Sequence[str] = ()) -> bool:
        """Is a board there already, posted by a process that died before it could say so? Then it is noted.

        Others that can be tapped are closed.
        """
        posted, old = await self._posted(record), self.of(record)
        message_id = min((number for number, is_present in posted.items() if is_present), default=None)
        if message_id is not None:
            self._remember(record, Board(record.posts_to, message_id, record.state.seq, told=tuple(told)))
        others = await self._leave_others(record, posted)
        if message_id is not None:
            await self._kind.note(record.number, BoardPost(record.posts_to, message_id, record.state.seq), told)
            if old is not None and old.message_id not in {message_id, *others}:
                await self.old.close(record, old)
        await self._close_all(record, others)
        return message_id is not None

    async def _posted(self, record: R) -> dict[int, bool]:
        """The messages on which a thing can be tapped, and for each: does it show the thing as it is?

        Those that only share its number are from before a backup was restored. A later turn's are left to that turn,
        whose answer may still be on its way.
        """
        place = Place(record.posts_to, record.place.guild_id)
        mark, seq = self._kind.on_controls(record)
        found = dict[int, bool]()
        try:
            messages = await own_messages(self._host, place)
            _, latest = self._kind.on_controls(await self._kind.look(record.number))
            for message in messages:
                own = [one for one in controls_of(message) if one.subject == record.number and one.mark[:1] == mark[:1]]
                if any(seq < one.seq <= latest for one in own):
                    continue
                is_present = any((one.mark, one.seq) == (mark, seq) for one in own)
                if is_present or any(one.action in self._kind.only_there for one in own):
                    found[message.id] = is_present
        except UNREACHABLE as error:
            _log.info("channel not looked through", **named(self._kind, record), error=str(error))
        return found

    async def _leave_others(self, record: R, posted: Iterable[int]) -> list[int]:
        """Remember the messages that are not the board until they're closed, before it is noted; returns them."""
        others = [message_id for message_id in posted if not self.shows(record, message_id)]
        for message_id in others:
            await self.old.leave(record, Board(record.posts_to, message_id, 0))
        return others

    async def _close_all(self, record: R, messages: Iterable[int]) -> None:
        for message_id in messages:
            await self.old.close(record, Board(record.posts_to, message_id, 0))
