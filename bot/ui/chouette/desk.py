"""The desk of the chouettes: one armed message each, brought up to date as it goes on.

Whoever shows something takes all that is not shown yet, in order, whoever caused it: of ten taps in the same instant
none is lost, and none shows less than another has shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import discord
import structlog

from bot.app.chouette.chouettes import follow
from bot.app.chouette.views import ChouetteTurn
from bot.app.locks import Locks
from bot.app.recent import Recent
from bot.chouette import events as ev
from bot.chouette.state import ChouettePhase, ChouetteState
from bot.chouette.windows import waiting_for
from bot.errors import BotError, InfrastructureError
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import BoardPost
from bot.records.people import Place, Posting
from bot.texts.catalogue import say, speaking
from bot.ui.chouette.end import with_pictures
from bot.ui.chouette.lobby import closed_lobby, lobby_post
from bot.ui.chouette.post import board_post, pinged, recap
from bot.ui.chouette.told import Happened, only_rolled, told
from bot.ui.chouette.waiting import ChouetteCalls
from bot.ui.chouette.words import called, name_of
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.languages import language_of_place, public_language
from bot.ui.kit.message import Post, drawn
from bot.ui.kit.names import mentions_only
from bot.ui.kit.places import is_guest
from bot.ui.kit.sending import (
    QUIET,
    UNREACHABLE,
    defer_in_place,
    delete,
    disarm,
    edit,
    is_final,
    reply,
    reply_in_place,
    send,
)
from bot.ui.match.emoji import EmojiSet

_log: Final = structlog.get_logger()
_MOST: Final = 200
"""Chouettes whose message is remembered; of the others it is read from the store."""
NO_MESSAGE: Final = 0
"""Stands for a message that Discord will never take."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The message that shows a chouette, what it told, and what is left of it once it is replaced."""

    channel_id: int
    message_id: int
    seq: int
    lines: tuple[str, ...] = ()
    history: Post | None = None

    def is_other_than(self, stored: BoardPost | None) -> bool:
        """Has another process shown it since?"""
        return stored is not None and (self.message_id, self.seq) != (stored.message_id, stored.seq)


class ChouetteDesk:
    """Shows chouettes. What is stored happened; what could not be shown is shown later."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._locks = Locks()
        self._shown: Recent[int, Shown] = Recent(_MOST)
        self._pending: dict[int, list[Happened]] = {}
        self._calls = ChouetteCalls(host)
        self._to_call: dict[int, tuple[Sequence[str], int | None]] = {}

    def shows(self, record: ChouetteRecord, message_id: int) -> bool:
        """Is this the message that shows a chouette now?"""
        shown = self._now(record)
        return shown is not None and shown.message_id == message_id

    def _now(self, record: ChouetteRecord) -> Shown | None:
        known, stored = self._shown.get(record.chouette_id), record.board
        if known is not None and not (self._host.app.claims.together and known.is_other_than(stored)):
            return known
        if stored is None or not stored.message_id:
            return None
        return Shown(stored.channel_id, stored.message_id, stored.seq, record.board_lines)

    def forget(self) -> None:
        """Forget every message, as a restart does."""
        self._shown.clear()
        self._pending.clear()

    async def show(self, turn: ChouetteTurn, interaction: Interaction | None = None) -> None:
        """Show what a turn did. Raises what Discord raises only to whoever acted."""
        number = turn.record.chouette_id
        before = turn.before
        for step in turn.steps:
            self._pending.setdefault(number, []).append(Happened(before, step))
            before = step.state
        async with self._locks.holding(number), self._host.app.claims.showing(number):
            await self._show(number, interaction)
        if interaction is None:
            await self.call(number)

    async def call(self, number: int) -> None:
        """Call by direct message whom a chouette waits for by now. Whoever acted is answered first."""
        if number in self._to_call:
            await self._calls.call(number, *self._to_call.pop(number))

    async def _show(self, number: int, interaction: Interaction | None) -> None:
        record = await self._host.app.chouettes.look(number)
        happened = await self._take(record)
        if not happened:
            await _acknowledge(interaction)
            return
        language = await self._language(record, interaction)
        with speaking(language):
            lines = told(record, happened, self._host.get(EmojiSet))
        moved = any(not isinstance(one.step.event, ev.ASIDE) for one in happened)
        if moved:
            self._to_call[number] = lines, None if interaction is None else interaction.user.id
        shown = self._now(record)
        if shown is not None and (not moved or self._stays(record, happened, interaction)):
            with speaking(language):
                post = await self._post(record, (*shown.lines, *lines), happened if moved else ())
            if not moved and post.scenes:
                post = replace(post, kept=1)
            elif moved:
                post = drawn(post)
            if await self._edited(record, shown, post, interaction):
                await self._note(record, replace(shown, lines=(*shown.lines, *lines), history=_history(post)))
                return
        with speaking(language):
            post = drawn(await self._post(record, lines, happened, ping=True))
        await self._anew(record, post, lines, interaction)

    async def _take(self, record: ChouetteRecord) -> list[Happened]:
        """What has happened up to now and is not shown yet, in order."""
        number, seq = record.chouette_id, record.state.seq
        waiting = self._pending.pop(number, [])
        later = [one for one in waiting if one.step.state.seq > seq]
        if later:
            self._pending[number] = later
        known = sorted((one for one in waiting if one.step.state.seq <= seq), key=lambda one: one.step.state.seq)
        if not self._host.app.claims.together:
            return known
        shown = 0 if record.board is None else record.board.seq
        known = [one for one in known if one.step.state.seq > shown]
        return known if len(known) == seq - shown else await self._read(record, shown)

    async def _read(self, record: ChouetteRecord, shown: int) -> list[Happened]:
        """What has happened and is not shown yet, where other processes have caused some of it."""
        log = [stored.event for stored in await self._host.app.chouettes.log(record.chouette_id)]
        before: ChouetteState | None = None
        happened = []
        for step in follow(None, log[: record.state.seq]):
            happened.append(Happened(before, step))
            before = step.state
        return happened[shown:]

    def _stays(self, record: ChouetteRecord, happened: Sequence[Happened], interaction: Interaction | None) -> bool:
        """Does the post stay where it is? Dice are shown in place, unless somebody has to be called to play them."""
        if record.state.phase is ChouettePhase.LOBBY:
            return True
        if happened[0].before is None or not only_rolled(happened):
            return False
        actor = None if interaction is None else interaction.user.id
        return record.state.settings.live or set(pinged(record)) <= {actor}

    async def _post(
        self, record: ChouetteRecord, lines: Sequence[str], happened: Sequence[Happened], *, ping: bool = False
    ) -> Post:
        if record.state.phase is ChouettePhase.LOBBY:
            return lobby_post(record)
        if record.state.phase is ChouettePhase.OVER and not record.state.games:
            return closed_lobby(record)
        post = board_post(self._host, record, lines, ping=ping)
        return await with_pictures(self._host, record, post, happened) if record.state.game is None else post

    async def _language(self, record: ChouetteRecord, interaction: Interaction | None) -> str:
        if interaction is not None:
            return public_language(interaction)
        return await language_of_place(self._host, record.place)

    async def _edited(self, record: ChouetteRecord, shown: Shown, post: Post, interaction: Interaction | None) -> bool:
        """Put a post in place of the one there is. Returns False if that is out of reach for good."""
        try:
            if (
                interaction is not None
                and interaction.message is not None
                and interaction.message.id == shown.message_id
                and not interaction.response.is_done()
            ):
                await reply_in_place(interaction, post)
            else:
                await edit(self._host, Place(shown.channel_id, record.place.guild_id), shown.message_id, post)
        except UNREACHABLE as error:
            _log.info("chouette not brought up to date", chouette=record.chouette_id, error=str(error))
            return not is_final(error)
        return True

    async def _anew(
        self, record: ChouetteRecord, post: Post, lines: Sequence[str], interaction: Interaction | None
    ) -> None:
        """Post below, call who has to act, and take the controls off the post before."""
        old = self._now(record)
        mentions = mentions_only(record.person(one) for one in pinged(record))
        here = interaction is not None and (interaction.channel_id == record.posts_to or is_guest(interaction))
        try:
            if interaction is not None and here:
                message_id = await reply(interaction, post, private=False, mentions=mentions)
                channel_id = interaction.channel_id or record.posts_to
            else:
                place = Place(record.posts_to, record.place.guild_id)
                message_id, channel_id = await send(self._host, place, post, mentions=mentions), record.posts_to
        except UNREACHABLE as error:
            _log.warning("chouette not shown", chouette=record.chouette_id, error=str(error))
            if is_final(error):
                await self._note(record, Shown(record.posts_to, NO_MESSAGE, record.state.seq))
            return
        if message_id is not None:
            await self._note(record, Shown(channel_id, message_id, record.state.seq, tuple(lines), _history(post)))
            await self._supersede(record, old)

    async def _note(self, record: ChouetteRecord, shown: Shown) -> None:
        self._shown[record.chouette_id] = replace(shown, seq=record.state.seq)
        post = BoardPost(shown.channel_id, shown.message_id, record.state.seq)
        try:
            await self._host.app.chouettes.shown(record.chouette_id, post, shown.lines)
        except InfrastructureError as error:
            _log.warning("chouette not noted", chouette=record.chouette_id, error=str(error))

    async def _supersede(self, record: ChouetteRecord, old: Shown | None) -> None:
        """The post before loses its controls and keeps its lines and its picture, or goes where the server wants it."""
        if old is None or not old.message_id:
            return
        place = Place(old.channel_id, record.place.guild_id)
        remove = self._host.app.people.known_settings(record.place.guild_id).posting is not Posting.TURNS
        try:
            if remove and record.state.phase is not ChouettePhase.OVER and record.state.games > 1:
                await delete(self._host, place, old.message_id)
            elif old.history is not None:
                await edit(self._host, place, old.message_id, old.history)
            else:
                await disarm(self._host, place, old.message_id)
        except UNREACHABLE as error:
            _log.info("old post not closed", chouette=record.chouette_id, error=str(error))

    async def post_below(self, interaction: Interaction, record: ChouetteRecord) -> None:
        """Post a chouette as it is below everything else, for whoever asked to see it."""
        number = record.chouette_id
        async with self._locks.holding(number), self._host.app.claims.showing(number):
            with speaking(public_language(interaction)):
                lines = recap(self._host, record)
                post = drawn(await self._post(record, lines, ()))
            await self._anew(record, post, lines, interaction)

    async def post_anew(self, record: ChouetteRecord) -> None:
        """Post a chouette as it is: its old message is gone."""
        number = record.chouette_id
        async with self._locks.holding(number), self._host.app.claims.showing(number):
            with speaking(await language_of_place(self._host, record.place)):
                lines = recap(self._host, record)
                post = drawn(await self._post(record, lines, ()))
            await self._anew(record, post, lines, None)

    async def catch_up(self) -> None:
        """Show what could not be shown before."""
        for record in await self._host.app.chouettes.behind():
            # Whoever has caused it is about to show it.
            if self._locks.users(record.chouette_id) or not self._host.app.claims.is_free(record):
                continue
            try:
                number = record.chouette_id
                async with self._locks.holding(number), self._host.app.claims.showing(number):
                    await self._bring_up(await self._host.app.chouettes.look(record.chouette_id))
                await self.call(number)
            except (BotError, *UNREACHABLE) as error:
                _log.warning("chouette left behind", chouette=record.chouette_id, error=repr(error))

    async def _bring_up(self, record: ChouetteRecord) -> None:
        if record.board is not None and record.board.seq >= record.state.seq:
            return
        happened = await self._take(record)
        shown = self._now(record)
        with speaking(await language_of_place(self._host, record.place)):
            lines = told(record, happened, self._host.get(EmojiSet)) or recap(self._host, record)
            moved = record.board is None or record.state.moved > record.board.seq
            if moved:
                self._to_call[record.chouette_id] = lines, None
            post = drawn(await self._post(record, lines, happened, ping=moved))
        if moved or shown is None or not await self._edited(record, shown, post, None):
            await self._anew(record, post, lines, None)
        else:
            await self._note(record, replace(shown, lines=tuple(lines), history=_history(post)))

    async def keep(self) -> None:
        """Let happen what is due, and show it."""
        async for turn in self._host.app.chouettes.due():
            try:
                await self.show(turn)
            except (BotError, *UNREACHABLE) as error:
                _log.warning("chouette not shown", chouette=turn.record.chouette_id, error=repr(error))
        for record in await self._host.app.chouettes.reminders():
            await self._remind(record)
        await self.catch_up()

    async def _remind(self, record: ChouetteRecord) -> None:
        """Call those whom a chouette waits for; who wants no reminders is named."""
        waiting = [one for one in waiting_for(record.state) if one not in record.state.computers]
        wanted = [one for one in waiting if (await self._host.app.people.preferences(one)).reminders]
        until = record.clock.next_at
        if not waiting or until is None:
            return
        with speaking(await language_of_place(self._host, record.place)):
            who = ", ".join(called(record, (one,)) if one in wanted else name_of(record, one) for one in waiting)
            text = say("chouette-reminder", who=who, when=discord.utils.format_dt(until, "R"))
        mentions = mentions_only(record.person(one) for one in wanted)
        try:
            await send(self._host, Place(record.posts_to, record.place.guild_id), text, mentions=mentions)
        except UNREACHABLE as error:
            _log.info("not reminded", chouette=record.chouette_id, error=str(error))


def _history(post: Post) -> Post:
    """What is left of a post once a newer one takes its place. Whatever picture it has, it keeps."""
    kept = post.kept or len(post.pictures) + len(post.extra)
    return replace(post, rows=(), calls=(), footer="", accent=None, pictures=(), kept=kept)


async def _acknowledge(interaction: Interaction | None) -> None:
    """Somebody else's turn has shown it already."""
    if interaction is None or interaction.response.is_done():
        return
    tapped = interaction.type is discord.InteractionType.component and interaction.message is not None
    if tapped and interaction.message is not None and not interaction.message.flags.ephemeral:
        await defer_in_place(interaction)


__all__ = ["QUIET", "ChouetteDesk", "Shown"]
