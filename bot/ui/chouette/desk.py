"""The desk of the chouettes: what happens in them is shown on the one armed message of each.

Each time everything is shown that wasn't yet, in order: of ten taps in the same instant none is lost, and none shows
less than another has shown.
"""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final

import discord
import structlog

from bot.app.acting import Locks, each
from bot.app.chouette.chouettes import follow
from bot.app.chouette.views import ChouetteTurn
from bot.chouette import events as ev
from bot.chouette.queries import player_of
from bot.chouette.seen import seen_by
from bot.chouette.state import ChouettePhase, ChouetteState
from bot.errors import BotError
from bot.records.chouettes import ChouetteRecord
from bot.records.marks import record_mark
from bot.records.people import Posting
from bot.render.board.picture import render_boards
from bot.rules.play import Play
from bot.texts.catalogue import say, speaking, speaks
from bot.ui.chouette.buttons import own_board_button
from bot.ui.chouette.lobby import lobby_post
from bot.ui.chouette.post import Called, board_post, heirs_of, just_asked, pinged, recap, scenes_of
from bot.ui.chouette.sheet import seats_of, with_pictures, worn
from bot.ui.chouette.telling import Happened, entrusted_to, only_rolled, told
from bot.ui.chouette.waiting import ChouetteCalls
from bot.ui.chouette.words import called, name_of
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post, drawn_soon
from bot.ui.kit.names import mentions_only
from bot.ui.kit.places import is_guest, language_of_place, public_language
from bot.ui.kit.sending import QUIET, UNREACHABLE, defer_in_place, tell_person
from bot.ui.match.emoji import EmojiSet
from bot.ui.picking.words import find_words
from bot.ui.post.calls import CatchUp
from bot.ui.post.kind import Answer, Kind, Where, respond
from bot.ui.post.live import LiveBoard

_log: Final = structlog.get_logger()


class ChouetteDesk:
    """Shows chouettes. What is stored happened; what could not be shown is shown later."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._locks = Locks()
        chouettes = host.app.chouettes
        self.kind: Kind[ChouetteRecord] = Kind(
            "chouette",
            look=chouettes.look,
            behind=chouettes.behind,
            note=chouettes.shown,
            outdate=chouettes.outdated,
            move_to_thread=chouettes.move_to_thread,
            post=lambda record, ping: self._post(record, recap(host, record), (), ping=ping),
            on_controls=lambda record: (record_mark(record), record.state.moved),
            only_there=frozenset({"ch_view", "ch_join"}),
            is_removed=self._is_removed,
            told=lambda record: record.board_lines,
        )
        self.live = LiveBoard(host, self.kind)
        self.behind = CatchUp(self.live, self.kind, self._bring_up)
        self._pending: dict[int, list[Happened]] = {}
        self._calls = ChouetteCalls(host)
        self._called = Called()
        self._to_call: dict[int, tuple[Sequence[str], int | None]] = {}

    def _is_removed(self, record: ChouetteRecord) -> bool:
        moves = self._host.app.people.known_settings(record.place.guild_id).posting is not Posting.TURNS
        return moves and record.state.phase is not ChouettePhase.OVER and record.state.games > 1

    async def foresee(self, turn: ChouetteTurn, interaction: Interaction) -> None:
        """Have the board drawn that a turn leads to, and find its words, while it is being stored."""
        await asyncio.sleep(0)  # the database has its work now
        record, game = turn.record, turn.record.state.game
        if game is None or all(isinstance(one.event, ev.ASIDE) for one in turn.steps):
            return
        with speaking(public_language(interaction)):
            if self._host.studio.is_ready:
                self._host.studio.foresee(render_boards, speaks(), scenes_of(self._host, record))
            await find_words(game.board, worn(self._host, record, game))

    async def foresee_play(self, interaction: Interaction, record: ChouetteRecord, play: Play) -> None:
        """Have the board drawn that a play leads to, while the one who will make or propose it looks at their own."""
        game = record.state.game
        maker = None if game is None else player_of(record.state, game.board.on_roll)
        if self._host.studio.is_ready and maker is not None:
            with suppress(BotError):  # whatever is wrong, making the play will tell
                turn = await self._host.app.chouettes.foreseen(record, record.person(maker), play.notation)
                if turn is not None:
                    await self.foresee(turn, interaction)

    async def show(self, turn: ChouetteTurn, interaction: Interaction | None = None) -> None:
        """Show what a turn did. Raises what Discord raises only to the person who acted."""
        number = turn.record.chouette_id
        before = turn.before
        for step in turn.steps:
            self._pending.setdefault(number, []).append(Happened(before, step))
            before = step.state
        async with self._showing(number, from_memory=True) as record:
            await self._show(record, interaction)
        if interaction is None:
            await self.call(number)

    @asynccontextmanager
    async def _showing(self, number: int, *, from_memory: bool = False) -> AsyncIterator[ChouetteRecord]:
        """Be the only one who shows a chouette, which is as it is by now, in the block.

        What is noted of its board may be missing if it comes `from_memory`, as it may after a turn.
        """
        chouettes = self._host.app.chouettes
        async with self._locks.holding(number), self._host.app.claims.showing(number):
            yield await (chouettes.latest(number) if from_memory else chouettes.look(number))

    async def call(self, number: int) -> None:
        """Call by direct message whom a chouette waits for by now. The person who acted is answered first."""
        if number in self._to_call:
            await self._calls.call(number, *self._to_call.pop(number))

    async def _show(self, record: ChouetteRecord, interaction: Interaction | None) -> None:
        since = min((one.step.state.seq - 1 for one in self._pending.get(record.chouette_id, ())), default=None)
        happened = await self._take(record)
        if not happened:
            await _acknowledge(interaction)
            return
        self._recall(record, happened)
        actor = None if interaction is None else interaction.user.id
        language = public_language(interaction) if interaction else await language_of_place(self._host, record.place)
        with speaking(language):
            lines = told(record, happened, self._host.get(EmojiSet))
            moved = any(not isinstance(one.step.event, ev.ASIDE) for one in happened)
            heirs = heirs_of(record, happened)
            if moved or heirs:
                self._to_call[record.chouette_id] = lines, actor
            # By correspondence nobody would look before it's their turn.
            asked = set[int]() if record.state.settings.live else just_asked(record, happened) - {actor}
            if asked:
                lines = [*lines, say("chouette-offer-called", who=called(record, sorted(asked)))]
            asked |= set() if record.state.settings.live else entrusted_to(happened) - {actor}
            stays = not heirs and (not (moved or asked) or self._stays(record, happened, actor))
            board, before = self.live.of(record), happened[0].before
            # The post may not show the moves before these: a process may have died before it noted a newer one.
            is_behind = board is not None and before is not None and before.moved > board.seq
            if stays and not is_behind and await self._in_place(record, lines, happened if moved else (), interaction):
                return
            if not moved:  # what they have to answer is about the turn that the post before tells
                lines = [*recap(self._host, record), *lines]
            told_anew = happened if moved else ()
            await self._anew(record, lines, told_anew, interaction, ping=True, since=since, asked=asked)

    async def _in_place(
        self,
        record: ChouetteRecord,
        lines: Sequence[str],
        happened: Sequence[Happened],
        interaction: Interaction | None = None,
    ) -> bool:
        """Add to the post that there is; where nothing has `happened` on the board its picture stays.

        Returns False if that post is out of reach for good, or there is none.
        """
        board = self.live.of(record)
        if board is None:
            return False
        lines = (*board.told, *lines)
        post = await self._post(record, lines, happened)
        if happened:
            post = await drawn_soon(post, self._host.studio)
        elif post.scenes:
            post = replace(post, kept=1)
        if happened:
            self._called.note(record)  # who isn't called by now looks at it, or plays live
        if interaction is not None and self.live.is_tapped(record, interaction):
            answer = Answer(post, QUIET, Where.TAPPED)
            shown = await self.live.answer(interaction, record, answer, respond(interaction, answer))
        else:
            try:
                shown = await self.live.edited(record, post)
            except UNREACHABLE as error:
                _log.warning("chouette not brought up to date", chouette=record.chouette_id, error=str(error))
                return True  # it is behind, and tried again
            if shown is None:
                return False
        await self.live.shown(record, shown, post, told=lines)
        return True

    async def _take(self, record: ChouetteRecord) -> list[Happened]:
        """The events up to now that aren't shown yet, in order."""
        number, seq = record.chouette_id, record.state.seq
        waiting = self._pending.pop(number, [])
        later = [one for one in waiting if one.step.state.seq > seq]
        if later:
            self._pending[number] = later
        known = sorted((one for one in waiting if one.step.state.seq <= seq), key=lambda one: one.step.state.seq)
        is_afresh = record.board is not None and not record.board.seq  # a backup was restored
        if is_afresh or not self._host.app.claims.together:
            return known
        shown = 0 if record.board is None else record.board.seq
        known = [one for one in known if one.step.state.seq > shown]
        return known if len(known) == seq - shown else await self._read(record, shown)

    async def _read(self, record: ChouetteRecord, shown: int) -> list[Happened]:
        """The events that aren't shown yet, where other processes have caused some of them."""
        log = [stored.event for stored in await self._host.app.chouettes.log(record.chouette_id)]
        before: ChouetteState | None = None
        happened = []
        for step in follow(None, log[: record.state.seq]):
            happened.append(Happened(before, step))
            before = step.state
        return happened[shown:]

    def _stays(self, record: ChouetteRecord, happened: Sequence[Happened], actor: int | None) -> bool:
        """Does the post stay where it is? Dice are shown in place, unless somebody has to be called to play them."""
        if record.state.phase is ChouettePhase.LOBBY:
            return True
        if happened[0].before is None or not only_rolled(happened):
            return False
        return record.state.settings.live or set(pinged(record)) <= {actor}

    async def _post(
        self, record: ChouetteRecord, lines: Sequence[str], happened: Sequence[Happened], *, ping: bool = False
    ) -> Post:
        if record.state.phase is ChouettePhase.LOBBY:
            return lobby_post(record)
        if record.state.phase is ChouettePhase.OVER and not record.state.games:
            heading = say("chouette-lobby-heading", host=name_of(record, record.host_id))
            return Post((heading, say("chouette-lobby-closed")), ())
        seats = seats_of(record, happened)
        post = board_post(self._host, record, lines, ping=ping, seats=seats)
        return await with_pictures(self._host, record, post, seats, happened) if record.state.game is None else post

    async def _anew(
        self,
        record: ChouetteRecord,
        lines: Sequence[str],
        happened: Sequence[Happened] = (),
        interaction: Interaction | None = None,
        *,
        ping: bool = False,
        since: int | None = None,
        asked: Iterable[int] = (),
    ) -> None:
        """Post below, and call who has to act and who is `asked`; the post before loses its controls.

        `since` as in `LiveBoard.noted`.
        """
        post = await drawn_soon(await self._post(record, lines, happened, ping=ping), self._host.studio)
        actor = None if interaction is None else interaction.user.id
        new = [one for one in self._called.still_to(record) if one != actor]
        mentions = mentions_only(record.person(one) for one in dict.fromkeys((*new, *asked)))
        if interaction is not None and (interaction.channel_id == record.posts_to or is_guest(interaction)):
            answer = Answer(post, mentions, Where.BELOW)
            shown = await self.live.answer(interaction, record, answer, respond(interaction, answer))
        else:
            shown = await self.live.post(record, post, mentions)
        if ping and shown is not None:
            self._called.note(record)
        await self.live.shown(record, shown, post, told=lines, since=since)

    async def post_below(self, interaction: Interaction, record: ChouetteRecord) -> None:
        """Post a chouette as it is below everything else, for a person who asked to see it."""
        async with self._showing(record.chouette_id) as present:
            with speaking(public_language(interaction)):
                await self._anew(present, recap(self._host, present), (), interaction)

    async def post_anew(self, record: ChouetteRecord) -> None:
        """Post a chouette as it is: its old message is gone."""
        async with self._showing(record.chouette_id) as present:
            with speaking(await language_of_place(self._host, present.place)):
                await self._anew(present, recap(self._host, present))

    async def _bring_up(self, record: ChouetteRecord) -> None:
        """Show what could not be shown before."""
        async with self._showing(record.chouette_id) as present:
            if present.board is None or present.board.seq < present.state.seq:
                with speaking(await language_of_place(self._host, present.place)):
                    await self._show_late(present)
        await self.call(record.chouette_id)

    def _recall(self, record: ChouetteRecord, happened: Sequence[Happened]) -> None:
        """Whom the post called that there is isn't called to the same again."""
        for one in (self._called, self._calls.called):
            one.recall(record, happened[0].before if happened else None)

    async def _show_late(self, record: ChouetteRecord) -> None:
        happened = await self._take(record)
        self._recall(record, happened)
        lines = told(record, happened, self._host.get(EmojiSet))
        moved = record.board is None or record.state.moved > record.board.seq
        if moved:
            lines = lines or recap(self._host, record)
            self._to_call[record.chouette_id] = lines, None
            if await self.live.adopt(record, lines):
                return
        if moved or not await self._in_place(record, lines, happened):
            await self._anew(record, lines, happened, ping=moved)

    async def put_off(self) -> None:
        """Have posts show the deadlines that were put off."""
        await self._restate(await self._host.app.chouettes.soon())

    async def show_for(self, person_id: int) -> None:
        """Have posts show the deadlines of a person who has left on vacation, or come back."""
        found = await self._host.app.chouettes.of_person(person_id)
        await self._restate(one for one in found if not one.state.settings.live)

    async def _restate(self, records: Iterable[ChouetteRecord]) -> None:
        for record in records:
            async with self._showing(record.chouette_id) as present:
                with speaking(await language_of_place(self._host, present.place)):
                    await self._in_place(present, (), ())

    async def keep(self) -> None:
        """Let happen what is due, and show it; many may be due at once, each in its own channel."""
        await each(self._host.app.chouettes.due(), self.announce)
        await each(await self._host.app.chouettes.reminders(), self._remind)
        is_free = self._host.app.claims.is_free
        await self.behind.catch_up(lambda one: not self._locks.users(one.chouette_id) and is_free(one))

    async def announce(self, turn: ChouetteTurn) -> None:
        """Show a turn that nobody's tap caused. What can't be shown is logged, and shown later."""
        try:
            await self.show(turn)
        except (BotError, *UNREACHABLE) as error:
            _log.warning("chouette not shown", chouette=turn.record.chouette_id, error=repr(error))

    async def _remind(self, record: ChouetteRecord) -> None:
        """Call those whom a chouette waits for; who wants no reminders is named."""
        waiting = [one for one in seen_by(record.state, None).waiting if one not in record.state.computers]
        wanted = [one for one in waiting if (await self._host.app.people.preferences(one)).reminders]
        until = record.clock.next_at
        if not waiting or until is None:
            return
        with speaking(await language_of_place(self._host, record.place)):
            who = ", ".join(called(record, (one,)) if one in wanted else name_of(record, one) for one in waiting)
            text = say("chouette-reminder", who=who, when=discord.utils.format_dt(until, "R"))
            told = Post((text,), (), ((own_board_button(record),),))
        if not await self.live.say(record, text, mentions_only(record.person(one) for one in wanted)):
            for one in wanted:
                await tell_person(self._host, one, told)


async def _acknowledge(interaction: Interaction | None) -> None:
    """Somebody else's turn has shown it already."""
    if interaction is None or interaction.response.is_done():
        return
    tapped = interaction.type is discord.InteractionType.component and interaction.message is not None
    if tapped and interaction.message is not None and not interaction.message.flags.ephemeral:
        await defer_in_place(interaction)
