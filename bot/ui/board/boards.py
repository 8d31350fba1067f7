"""Posting boards: the answer to a turn, boards that fell behind, and private looks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

import discord
import structlog
from msgspec import structs

from bot.app.computer import computers_only
from bot.app.match_lookup import MatchStore
from bot.app.views import Turn
from bot.errors import InfrastructureError
from bot.records import BoardPost, MatchRecord, Posting
from bot.rules.match.partial import PartialPlay
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.board.answer import (
    Answer,
    Shown,
    has_board,
    is_away,
    is_public_board,
    respond,
    respond_once_more,
)
from bot.ui.board.behind import has_news, missed, waits_for_person
from bot.ui.board.posts import BoardPosts, only_rolled
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import language_of_place, private_language, public_language
from bot.ui.kit.message import Post, drawn
from bot.ui.kit.names import mentions_of, mentions_only
from bot.ui.kit.places import is_guest
from bot.ui.kit.sending import UNREACHABLE
from bot.ui.match.narration import match_link, whose_turn

if TYPE_CHECKING:
    from bot.ui.client import BackgammonBot

_log: Final = structlog.get_logger()

_NO_MESSAGE: Final = 0
"""Stands for a message that cannot be posted at all, so that it is not tried for ever."""
_QUIET: Final = discord.AllowedMentions.none()


class Boards:
    """Board messages of matches. A match's board remembers the `seq` it showed, so that none stays behind."""

    def __init__(self, bot: BackgammonBot, store: MatchStore, theme: str) -> None:
        self._bot = bot
        self._store = store
        self.posts = BoardPosts(bot, theme)
        self._to_note: dict[int, BoardPost] = {}
        self._catching_up = asyncio.Lock()
        self._resting = False

    def answer_to(self, interaction: Interaction, turn: Turn) -> Answer:
        """The answer to the interaction that made a turn, drawn; nothing is sent yet.

        The board stays in place while the same person goes on (a roll to be played), and where the server wants one
        live board; otherwise it is a new message, with a ping when it is someone else's turn.
        """
        live = self._is_live(turn.record)
        same_person = turn.actor is not None and turn.record.state.waiting_for is turn.actor
        # The first board never takes the place of the challenge that was tapped.
        on_board = turn.before is not None and is_public_board(interaction)
        in_place = on_board and (live or (same_person and only_rolled(turn)))
        with speaking(public_language(interaction)):
            post = drawn(self.posts.turn(turn, ping=not same_person, in_place=in_place))
        # A match that is about to get a thread calls the player there, once.
        begins_thread = turn.before is None and self._gets_thread(turn.record)
        mentions = _QUIET if same_person or begins_thread else mentions_of(turn.record)
        # The first board answers whoever accepted; the others belong where the match is played.
        away = turn.before is not None and is_away(interaction, turn.record)
        elsewhere = not in_place and (away or (live and has_board(turn.record)))
        return Answer(post, mentions, in_place, elsewhere)

    def _gets_thread(self, record: MatchRecord) -> bool:
        wanted = self._bot.people.known_settings(record.place.guild_id).threads
        return wanted and isinstance(self._bot.get_channel(record.place.channel_id), discord.TextChannel)

    def _is_live(self, record: MatchRecord) -> bool:
        return self._bot.people.known_settings(record.place.guild_id).posting is Posting.LIVE

    async def answer(self, interaction: Interaction, turn: Turn, answer: Answer | None = None) -> None:
        """Answer the interaction that made a turn with the new board: one request.

        If the answer fails the board goes to the channel; if that fails too it stays behind and is brought up to
        date later. The turn itself is stored already.
        """
        answer = answer or self.answer_to(interaction, turn)
        record = turn.record
        shown: Shown
        try:
            if answer.elsewhere:
                shown = await self._show_elsewhere(interaction, record, answer)
            else:
                shown = await respond(interaction, answer)
        except discord.Forbidden:
            # Without the right to attach files the position is told in words. What Discord refuses then is said.
            shown = await respond(interaction, answer.in_words())
        except UNREACHABLE as error:
            _log.warning("answer failed", match=record.match_id, error=str(error))
            shown = await self._send(record, answer.post, answer.mentions)
        await self._shown(record, shown)
        if shown is not None or not record.state.is_over:
            # What follows is told where the board is.
            is_here = is_guest(interaction) or interaction.channel_id == (shown[0] if shown else record.posts_to)
            await self._bot.aftermath.follow_up(turn, interaction if is_here else None)

    async def _show_elsewhere(self, interaction: Interaction, record: MatchRecord, answer: Answer) -> Shown:
        """Show a turn where its match is shown, and say to whoever typed a command that it has been done.

        One live board is edited; elsewhere a new one is posted. What is out of reach is posted where it was asked for.
        """
        away, board = is_away(interaction, record), record.board
        pointer = say("goes-on-in-thread", thread=f"<#{record.posts_to}>") if away else say("live-note")
        await interaction.response.send_message(pointer, ephemeral=True)
        if self._is_live(record) and board is not None and board.message_id:
            channel = self._bot.get_partial_messageable(board.channel_id, guild_id=interaction.guild_id)
            post = answer.post
            try:
                message = channel.get_partial_message(board.message_id)
                await message.edit(view=post.view(), attachments=post.files(), allowed_mentions=answer.mentions)
            except (discord.NotFound, discord.Forbidden) as error:
                _log.info("live board is out of reach", match=record.match_id, error=str(error))
            else:
                return board.channel_id, board.message_id
        shown = await self._send(record, answer.post, answer.mentions) if away else (0, _NO_MESSAGE)
        if shown is not None and shown[1] == _NO_MESSAGE:
            return await respond_once_more(interaction, answer)
        return shown

    async def show_privately(
        self, interaction: Interaction, record: MatchRecord, heading: str = "", *, rows: bool = True
    ) -> None:
        """The match as it is, to one person alone, from that person's side if he plays."""
        preferences = await self._bot.people.preferences(interaction.user.id)
        side = _side_or_none(record, interaction.user.id)
        post = drawn(self.posts.private(record, side, preferences, heading=heading, rows=rows))
        await interaction.response.send_message(
            view=post.view(), files=post.files(), ephemeral=True, allowed_mentions=_QUIET
        )

    async def show_stale(self, interaction: Interaction, match_id: int) -> None:
        """Answer to an action on an older position: the match as it is now."""
        await self.show_privately(interaction, await self._store.match(match_id), say("answer-stale"))

    async def show_publicly(self, interaction: Interaction, record: MatchRecord) -> None:
        """The match as it is, as a new board message for all.

        From a player where the match is played it is the match's board from now on, with its buttons; anywhere
        else, and from anyone else, it is a picture to look at.
        """
        at_home = interaction.channel_id in (record.posts_to, record.place.channel_id)
        plays = _side_or_none(record, interaction.user.id) is not None
        with speaking(public_language(interaction)):
            post = self.posts.current(record)
            post = drawn(post if at_home and plays else replace(post, rows=()))
        shown = await respond(interaction, Answer(post, _QUIET, in_place=False))
        if at_home and plays:
            await self._shown(record, shown)

    async def show_partial(self, interaction: Interaction, record: MatchRecord, partial: PartialPlay) -> None:
        """A play being put together, in place of the board that was tapped."""
        if interaction.message is not None and interaction.message.flags.ephemeral:
            preferences = await self._bot.people.preferences(interaction.user.id)
            side = _side_or_none(record, interaction.user.id)
            with speaking(private_language(interaction)):
                post = drawn(self.posts.private(record, side, preferences, partial=partial))
        else:
            with speaking(public_language(interaction)):
                post = drawn(self.posts.current(record, partial=partial))
        await interaction.response.edit_message(view=post.view(), attachments=post.files(), allowed_mentions=_QUIET)

    async def language_of(self, record: MatchRecord) -> str:
        """The language of a match's public boards, for what is posted without an interaction."""
        return await language_of_place(self._bot, record.place)

    async def theme_for(self, user_id: int, record: MatchRecord) -> str:
        """The theme in which a person sees a match."""
        return self.posts.private_theme(record, await self._bot.people.preferences(user_id))

    async def announce(self, turn: Turn, guest: Interaction | None = None) -> None:
        """Show everyone what happened to a match without an interaction: time up, a player gone, a computer's turn.

        Where the bot is a guest and may not post, `guest` is the interaction that it can still answer.
        """
        record = turn.record
        with speaking(await self.language_of(record)):
            post = drawn(self.posts.turn(turn, ping=True, in_place=False))
        if self._is_live(record) and has_board(record) and guest is None:
            is_shown = await self._edit_or_send(record, post, mentions_of(record))
        else:
            shown = await self._send(record, post, mentions_of(record), guest)
            await self._shown(record, shown)
            is_shown = shown is not None
        # The end of a match that could not be shown is told with everything that follows when it can: see _catch_up.
        if is_shown or not record.state.is_over:
            await self._bot.aftermath.follow_up(turn, guest)

    async def say_in_channel(self, record: MatchRecord, text: str, mentions: discord.AllowedMentions) -> bool:
        """A line where a match is played; False when it could not be said."""
        channel = self._bot.get_partial_messageable(record.posts_to, guild_id=record.place.guild_id)
        try:
            await channel.send(text, allowed_mentions=mentions)
        except UNREACHABLE as error:
            gone = isinstance(error, discord.Forbidden | discord.NotFound)
            if gone and record.thread_id is not None:
                await self._bot.matches.move_to_thread(record.match_id, None)
                return await self.say_in_channel(structs.replace(record, thread_id=None), text, mentions)
            _log.warning("not said", match=record.match_id, error=str(error))
            return False
        return True

    async def refresh(self, record: MatchRecord) -> None:
        """Bring the board of a match up to date whose clock has changed; it stays where it is."""
        with speaking(await self.language_of(record)):
            post = drawn(self.posts.current(record))
        if has_board(record):
            await self._edit_or_send(record, post, _QUIET)

    async def _send(
        self, record: MatchRecord, post: Post, mentions: discord.AllowedMentions, guest: Interaction | None = None
    ) -> Shown:
        """Post where the match is played; the message 0 stands for one that Discord will never take.

        A match whose thread is gone goes on in its channel. A guest answers `guest` once more, while it can.
        """
        channel = self._bot.get_partial_messageable(record.posts_to, guild_id=record.place.guild_id)
        view, files = post.view(), post.files()
        try:
            message: discord.Message
            if guest is not None and guest.response.is_done() and not guest.is_expired():
                message = await guest.followup.send(view=view, files=files, allowed_mentions=mentions, wait=True)
            else:
                message = await channel.send(view=view, files=files, allowed_mentions=mentions)
        except (discord.Forbidden, discord.NotFound) as error:
            if record.thread_id is not None:
                _log.info("thread is gone, back to the channel", match=record.match_id, error=str(error))
                await self._bot.matches.move_to_thread(record.match_id, None)
                return await self._send(structs.replace(record, thread_id=None), post, mentions)
            _log.warning("board refused", match=record.match_id, error=str(error))
            return record.posts_to, _NO_MESSAGE
        except UNREACHABLE as error:
            _log.warning("board not posted", match=record.match_id, error=str(error))
            return None
        return record.posts_to, message.id

    async def call(self, record: MatchRecord, heading: str) -> None:
        """Post the first board of a match that nobody challenged to, and call its two players."""
        with speaking(await self.language_of(record)):
            post = self.posts.current(record)
            post = drawn(replace(post, lines=(heading, *post.lines)))
        await self._send_and_note(record, post, mentions_only(record.players))

    async def post_anew(self, record: MatchRecord, *, ping: bool = False) -> bool:
        """Post the match as it is where it is played: its old message is gone, far up, or lacks a button.

        Returns whether it was posted, or never can be.
        """
        with speaking(await self.language_of(record)):
            post = drawn(self.posts.current(record, ping=ping))
        return await self._send_and_note(record, post, mentions_of(record) if ping else _QUIET)

    async def catch_up(self, *, before: datetime) -> int:
        """Bring every board up to date that has been behind since `before`. Returns how many there were."""
        async with self._catching_up:
            await self.note()
            done = 0
            for record in await self._store.boards_behind():
                # Of a match between computers only the end is shown.
                hidden = computers_only(record) and not record.state.is_over
                if record.updated_at < before and not self._resting and not hidden:
                    await self._catch_up(record)
                    done += 1
            return done

    async def rest(self) -> None:
        """Finish the board that is being brought up to date, note it, and begin no other."""
        self._resting = True
        async with self._catching_up:
            await self.note()

    async def _catch_up(self, record: MatchRecord) -> None:
        log = [stored.event for stored in await self._bot.matches.log(record.match_id)]
        if not record.state.is_over:
            await self._show_present(record, is_news=has_news(record, log))
            return
        late = missed(record, log)
        with speaking(await self.language_of(record)):
            post = drawn(self.posts.turn(late, ping=False, in_place=False))
        if await self._edit_or_send(record, post, mentions_of(record)):
            await self._bot.aftermath.follow_up(late)

    async def _show_present(self, record: MatchRecord, *, is_news: bool) -> None:
        """Bring the board of a match that goes on up to date; with `is_news` whoever is next has to be told.

        An edited message pings nobody. So he gets a new one, or a line beside the one live board; where nothing can
        be posted the board is edited all the same.
        """
        with speaking(await self.language_of(record)):
            post = drawn(self.posts.current(record, ping=True))
        mentions = mentions_of(record)
        if is_news and not self._is_live(record):
            shown = await self._send(record, post, mentions)
            if shown is None or shown[1] != _NO_MESSAGE:
                await self._shown(record, shown)
                return
        if await self._edit_or_send(record, post, mentions) and is_news and self._is_live(record):
            await self.call_next(await self._store.match(record.match_id), shown_in=record.board)

    async def call_next(self, record: MatchRecord, *, shown_in: BoardPost | None = None) -> None:
        """Call whoever is next by a line where the match is played; not where a newer board than `shown_in` has."""
        newer = shown_in is not None and record.board is not None and record.board.message_id != shown_in.message_id
        if waits_for_person(record) and not newer:
            with speaking(await self.language_of(record)):
                line = f"{whose_turn(record, ping=True)} {match_link(record)}".strip()
            await self.say_in_channel(record, line, mentions_of(record))

    async def _edit_or_send(self, record: MatchRecord, post: Post, mentions: discord.AllowedMentions) -> bool:
        """Put a board in place of the match's present one, or post it where there is none (any more).

        Returns whether it is not to be tried again.
        """
        board = record.board
        if board is not None and board.message_id:
            channel = self._bot.get_partial_messageable(board.channel_id, guild_id=record.place.guild_id)
            try:
                message = channel.get_partial_message(board.message_id)
                await message.edit(view=post.view(), attachments=post.files(), allowed_mentions=mentions)
                await self._shown(record, (board.channel_id, board.message_id))
            except UNREACHABLE as error:
                if _is_final(error):
                    # Where the bot is no member it may answer and no more: a new post is refused as well, and then not
                    # tried again for ever.
                    _log.info("board message is out of reach, posting a new one", match=record.match_id)
                    return await self._send_and_note(record, post, mentions)
                _log.warning("board not brought up to date", match=record.match_id, error=str(error))
                return False
            else:
                return True
        return await self._send_and_note(record, post, mentions)

    async def _send_and_note(self, record: MatchRecord, post: Post, mentions: discord.AllowedMentions) -> bool:
        shown = await self._send(record, post, mentions)
        await self._shown(record, shown)
        return shown is not None

    async def _shown(self, record: MatchRecord, shown: Shown) -> None:
        """Note what a board shows, so that after a crash it is this message that is brought up to date."""
        if shown is not None:
            channel_id, message_id = shown
            if message_id == _NO_MESSAGE and record.board is not None:
                # A board that could be posted once is still worth a link.
                channel_id, message_id = record.board.channel_id, record.board.message_id
            self._to_note[record.match_id] = BoardPost(channel_id, message_id, record.state.seq)
            await self.note()

    async def note(self) -> None:
        """Store what boards show, as far as it is not stored yet."""
        notes, self._to_note = self._to_note, {}
        try:
            await asyncio.gather(*(self._store.board_shown(match_id, post) for match_id, post in notes.items()))
        except InfrastructureError as error:
            # The boards are right; only the note is missing, and is tried again later.
            self._to_note = {**notes, **self._to_note}
            _log.warning("boards not noted", matches=list(notes), error=str(error))


def _is_final(error: Exception) -> bool:
    """Will Discord say the same again: the message is gone, in a folded thread, out of bounds?"""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429


def _side_or_none(record: MatchRecord, user_id: int) -> Side | None:
    return next((side for side in Side if record.players[side].user_id == user_id), None)
