"""Posting boards: the answer to a turn, boards that fell behind, and private looks."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord
import structlog

from bot.app.ports import MatchStore
from bot.app.views import Step, Turn
from bot.errors import InfrastructureError
from bot.records import BoardPost, MatchRecord
from bot.render.board import BoardScene
from bot.rules.events import DiceRolled, GameEnded
from bot.rules.partial import PartialPlay
from bot.rules.play_text import play_text
from bot.rules.sides import Side
from bot.texts.catalogue import speaking
from bot.ui.board_view import Post, accent_of, partial_now, progress_line, rows_of, xgid_line
from bot.ui.languages import language_of_place, private_language, public_language
from bot.ui.narration import danced_line, played_line, score_line, tell, whose_turn
from bot.ui.scenes import final_scene, scene_of

if TYPE_CHECKING:
    from bot.ui.client import BackgammonBot

_log: Final = structlog.get_logger()

Interaction = discord.Interaction["BackgammonBot"]
_UNREACHABLE: Final = (discord.HTTPException, aiohttp.ClientError, OSError, asyncio.TimeoutError)
_NO_MESSAGE: Final = 0
"""Stands for a message that cannot be posted at all, so that it is not tried for ever."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A board ready to be sent: who may be pinged, and whether it takes the place of the board that was tapped."""

    post: Post
    mentions: discord.AllowedMentions
    in_place: bool

    def in_words(self) -> Answer:
        """The same without pictures, as a new message."""
        return Answer(replace(self.post, pictures=()), self.mentions, in_place=False)


class Boards:
    """Board messages of matches. A match's board remembers the `seq` it showed, so that none stays behind."""

    def __init__(self, bot: BackgammonBot, store: MatchStore, theme: str) -> None:
        self._bot = bot
        self._store = store
        self._theme = theme
        self._to_note: dict[int, BoardPost] = {}
        self._catching_up = asyncio.Lock()
        self._resting = False

    def answer_to(self, interaction: Interaction, turn: Turn) -> Answer:
        """The answer to the interaction that made a turn, drawn; nothing is sent yet.

        The board stays in place while the same person goes on (a roll to be played); otherwise it is a new message,
        with a ping when it is someone else's turn.
        """
        same_person = turn.actor is not None and turn.record.state.waiting_for is turn.actor
        in_place = same_person and _only_rolled(turn) and _is_public_board(interaction)
        with speaking(public_language(interaction)):
            post = _drawn(self._turn_post(turn, ping=not same_person, in_place=in_place))
        mentions = discord.AllowedMentions.none() if same_person else mentions_of(turn.record)
        return Answer(post, mentions, in_place)

    async def answer(self, interaction: Interaction, turn: Turn, answer: Answer | None = None) -> None:
        """Answer the interaction that made a turn with the new board: one request.

        If the answer fails the board goes to the channel; if that fails too it stays behind and is brought up to
        date later. The turn itself is stored already.
        """
        answer = answer or self.answer_to(interaction, turn)
        record = turn.record
        try:
            message_id = await _respond(interaction, answer)
        except discord.Forbidden:
            # Without the right to attach files the position is told in words. What Discord refuses then is said.
            message_id = await _respond(interaction, answer.in_words())
        except _UNREACHABLE as error:
            _log.warning("answer failed", match=record.match_id, error=str(error))
            message_id = await self._send(record, answer.post, answer.mentions)
        channel_id = interaction.channel_id or record.place.channel_id
        await self._shown(record, channel_id, message_id)

    async def show_privately(
        self, interaction: Interaction, record: MatchRecord, heading: str = "", *, rows: bool = True
    ) -> None:
        """The match as it is, to one person alone, from that person's side if he plays."""
        side = _side_or_none(record, interaction.user.id)
        post = _drawn(self.current(record, bottom=side or Side.WHITE, heading=heading, rows=rows and side is not None))
        quiet = discord.AllowedMentions.none()
        await interaction.response.send_message(
            view=post.view(), files=post.files(), ephemeral=True, allowed_mentions=quiet
        )

    async def show_publicly(self, interaction: Interaction, record: MatchRecord) -> None:
        """The match as it is, as a new board message for all, with its buttons."""
        with speaking(public_language(interaction)):
            post = _drawn(self.current(record))
        message_id = await _respond(interaction, Answer(post, discord.AllowedMentions.none(), in_place=False))
        await self._shown(record, interaction.channel_id or record.place.channel_id, message_id)

    async def show_partial(self, interaction: Interaction, record: MatchRecord, partial: PartialPlay) -> None:
        """A play being put together, in place of the board that was tapped."""
        own = interaction.message is not None and interaction.message.flags.ephemeral
        bottom = _side_or_none(record, interaction.user.id) if own else None
        with speaking(private_language(interaction) if own else public_language(interaction)):
            post = _drawn(self.current(record, bottom=bottom or Side.WHITE, partial=partial))
        quiet = discord.AllowedMentions.none()
        await interaction.response.edit_message(view=post.view(), attachments=post.files(), allowed_mentions=quiet)

    async def language_of(self, record: MatchRecord) -> str:
        """The language of a match's public boards, for what is posted without an interaction."""
        return await language_of_place(self._bot, record.place)

    def current(
        self,
        record: MatchRecord,
        *,
        bottom: Side = Side.WHITE,
        heading: str = "",
        partial: PartialPlay | None = None,
        rows: bool = True,
        ping: bool = False,
    ) -> Post:
        """The match as it is: score, the last turn, whose turn it is."""
        state = record.state
        partial = partial or partial_now(state)
        started = partial is not None and bool(partial.steps)
        lines = [heading, score_line(record), *_recap(record)]
        lines.append(progress_line(partial) if partial and started else whose_turn(record, ping=ping))
        scene = scene_of(record, theme=self._theme, bottom=bottom, partial=partial)
        return _post(record, lines, (scene,), rows_of(record, partial) if rows else ())

    def _turn_post(self, turn: Turn, *, ping: bool, in_place: bool) -> Post:
        record = turn.record
        partial = partial_now(record.state)
        # A board that stays in place goes on saying what the opponent did before.
        lines = [
            score_line(record),
            *(_recap(record) if in_place else ()),
            *tell(record.players, turn.before, turn.steps),
        ]
        if ping or not _only_rolled(turn):
            lines.append(whose_turn(record, ping=ping))
        if partial is not None and partial.steps:
            lines.append(progress_line(partial))
        scenes = [*self._finished_games(turn), scene_of(record, theme=self._theme, partial=partial)]
        if record.state.is_over and len(scenes) > 1:
            scenes.pop()
        return _post(record, lines, tuple(scenes), rows_of(record, partial))

    def _finished_games(self, turn: Turn) -> list[BoardScene]:
        """The last position of a game that ended in this turn: the next game's board alone would hide it."""
        state = turn.before
        if state is None:
            return []
        ended: Step | None = None
        for step in turn.steps:
            if isinstance(step.event, GameEnded):
                ended = step
                break
            state = step.state
        if ended is None or not isinstance(ended.event, GameEnded):
            return []
        return [final_scene(turn.record, state, ended.event, theme=self._theme)]

    async def _send(self, record: MatchRecord, post: Post, mentions: discord.AllowedMentions) -> int | None:
        """Post to the match's channel; None when Discord cannot be reached, 0 when it will never take it."""
        channel = self._bot.get_partial_messageable(record.place.channel_id, guild_id=record.place.guild_id)
        try:
            message = await channel.send(view=post.view(), files=post.files(), allowed_mentions=mentions)
        except (discord.Forbidden, discord.NotFound) as error:
            _log.warning("board refused", match=record.match_id, error=str(error))
            return _NO_MESSAGE
        except _UNREACHABLE as error:
            _log.warning("board not posted", match=record.match_id, error=str(error))
            return None
        return message.id

    async def post_anew(self, record: MatchRecord) -> None:
        """Post the match as it is to its channel, where its old message is gone or far up."""
        with speaking(await self.language_of(record)):
            post = _drawn(self.current(record))
        message_id = await self._send(record, post, discord.AllowedMentions.none())
        await self._shown(record, record.place.channel_id, message_id)

    async def catch_up(self, *, before: datetime) -> int:
        """Bring every board up to date that has been behind since `before`. Returns how many there were."""
        async with self._catching_up:
            await self.note()
            done = 0
            for record in await self._store.boards_behind():
                if record.updated_at < before and not self._resting:
                    await self._catch_up(record)
                    done += 1
            return done

    async def rest(self) -> None:
        """Finish the board that is being brought up to date, note it, and begin no other."""
        self._resting = True
        async with self._catching_up:
            await self.note()

    async def _catch_up(self, record: MatchRecord) -> None:
        with speaking(await self.language_of(record)):
            post = _drawn(self.current(record, ping=True))
        board = record.board
        if board is not None and board.message_id:
            channel = self._bot.get_partial_messageable(board.channel_id, guild_id=record.place.guild_id)
            try:
                message = channel.get_partial_message(board.message_id)
                await message.edit(view=post.view(), attachments=post.files(), allowed_mentions=mentions_of(record))
                await self._shown(record, board.channel_id, board.message_id)
            except discord.NotFound:
                _log.info("board message is gone, posting a new one", match=record.match_id)
            except _UNREACHABLE as error:
                _log.warning("board not brought up to date", match=record.match_id, error=str(error))
                return
            else:
                return
        message_id = await self._send(record, post, mentions_of(record))
        await self._shown(record, record.place.channel_id, message_id)

    async def _shown(self, record: MatchRecord, channel_id: int, message_id: int | None) -> None:
        """Note what a board shows, so that after a crash it is this message that is brought up to date."""
        if message_id is not None:
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


def _drawn(post: Post) -> Post:
    """The post with its pictures, or in words should a picture fail: a turn that is stored must be shown."""
    try:
        return post.drawn()
    except Exception as error:  # noqa: BLE001 - whatever it is, the match goes on without the picture
        _log.error("picture failed", exc_info=error)
        return post


async def _respond(interaction: Interaction, answer: Answer) -> int | None:
    """Answer with a post; the id of the message that shows it."""
    view, files, mentions = answer.post.view(), answer.post.files(), answer.mentions
    if answer.in_place and interaction.message is not None:
        await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=mentions)
        return interaction.message.id
    response = await interaction.response.send_message(view=view, files=files, allowed_mentions=mentions)
    return response.message_id


def mentions_of(record: MatchRecord) -> discord.AllowedMentions:
    """Nobody may be pinged but the one whose turn it is."""
    waiting_for = record.state.waiting_for
    if waiting_for is None:
        return discord.AllowedMentions.none()
    person: Any = discord.Object(record.players[waiting_for].user_id)
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[person])


def _post(record: MatchRecord, lines: list[str], scenes: tuple[BoardScene, ...], rows: Any) -> Post:
    return Post(tuple(line for line in lines if line), scenes, rows, xgid_line(record), accent_of(record.state))


def _recap(record: MatchRecord) -> list[str]:
    """The last turn in a line, for whoever has not seen its own message."""
    last = record.state.last_turn
    if last is None:
        return []
    person = record.players[last.side]
    if not last.moves:
        return [danced_line(person, str(last.roll), on_bar=False)]
    return [played_line(person, str(last.roll), play_text(last.moves))]


def _only_rolled(turn: Turn) -> bool:
    """Did nothing happen but a roll that can be played? Then it is plain who goes on."""
    return all(isinstance(step.event, DiceRolled) for step in turn.steps)


def _is_public_board(interaction: Interaction) -> bool:
    message = interaction.message
    return interaction.type is discord.InteractionType.component and message is not None and not message.flags.ephemeral


def _side_or_none(record: MatchRecord, user_id: int) -> Side | None:
    return next((side for side in Side if record.players[side].user_id == user_id), None)
