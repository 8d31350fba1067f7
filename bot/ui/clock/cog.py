"""Time: what players agree on or claim by commands and taps, and what comes by itself, such as reminders."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final

import discord
import structlog
from discord.ext import commands

from bot.app.clocks import check_pause, check_resume
from bot.app.matches import side_of
from bot.app.views import TimeNotice
from bot.errors import BotError
from bot.records.computers import is_somebody
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.rules.sides import Side
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards, is_away
from bot.ui.board.catch_up import MatchCatchUp
from bot.ui.board.play import show_late
from bot.ui.kit.commands import command
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.feature import Features
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, mention, mentions_of, mentions_only, person_of
from bot.ui.kit.places import count_post, public_language
from bot.ui.kit.sending import QUIET, UNREACHABLE, is_public_board, reply, reply_in_place, send, tell_person
from bot.ui.match.clocks import clock_line
from bot.ui.match.lookup import chosen_match, match_choices
from bot.ui.match.narration import match_link, score_line
from bot.ui.match.style import language_of_match
from bot.ui.match.waiting import NOBODY

_log: Final = structlog.get_logger()
TAPS: Final = Taps(show_late)


class ClockCog(commands.Cog):
    """Pausing a match, and ending one that nobody plays."""

    @command(match=match_choices)
    async def pause(self, interaction: Interaction, match: str | None = None) -> None:
        """Pause the clock."""
        await _change(interaction, await _chosen(interaction, match, check_pause), pauses=True)

    @command(match=match_choices)
    async def resume(self, interaction: Interaction, match: str | None = None) -> None:
        """Go on after a pause."""
        await _change(interaction, await _chosen(interaction, match, check_resume), pauses=False)

    @command(match=match_choices)
    async def claim(self, interaction: Interaction, match: str | None = None) -> None:
        """Win a match because the opponent's time is up."""
        found = await _chosen(interaction, match, interaction.client.app.clocks.check_claim)
        await claim_match(interaction, found.match_id)


async def _chosen(
    interaction: Interaction, match: str | None, check: Callable[[MatchRecord, Side], object]
) -> MatchRecord:
    """The match that is meant: of several the one that the check lets pass. Raises as `chosen_match`."""

    def fits(record: MatchRecord) -> bool:
        try:
            check(record, side_of(record, interaction.user.id))
        except BotError:
            return False
        return True

    return await chosen_match(interaction, match, fits)


async def show_clock(interaction: Interaction, record: MatchRecord, *, resumed: bool = False) -> None:
    """Show everyone the clock; a request for a break mentions the opponent. What can be done about it is on the board.

    A tap on the board changes it. Anything else is answered with a line where the match is played, wherever it was
    asked for: the opponent may not see the other place. Against a computer it's nobody else's business.
    Whose time the other has made run again is called in any case: a board that changes calls nobody.
    """
    bot, boards = interaction.client, interaction.client.get(Boards)
    called = resumed and _waits_for_other(interaction, record)
    if await boards.refresh_tapped(interaction, record):
        if called:
            await _remind(bot, record)
        return
    if not _has_opponent(interaction, record):
        await reply(interaction, _clock_post(record))
        await boards.live.refresh(record)
        return
    call = await _reminder(bot, record) if called else None
    with speaking(public_language(interaction)):
        post = _clock_post(record, "" if call is None else call.text)
    clock = record.clock
    asked = clock is not None and clock.pause_asked_by is not None
    others = (person for person in record.players if person.user_id != interaction.user.id)
    mentions = call.mentions if call is not None else mentions_only(others) if asked else QUIET
    if is_public_board(interaction):
        await reply_in_place(interaction, post, mentions=mentions)  # version 1.0 asked below a message of its own
    elif not is_away(interaction, record) or not await _posted_there(interaction, record, post, mentions):
        await reply(interaction, post, private=False, mentions=mentions)
    await boards.live.refresh(record)


async def _posted_there(
    interaction: Interaction, record: MatchRecord, post: Post, mentions: discord.AllowedMentions
) -> bool:
    """Post where a match is played; the one who asked reads what became of it, and where that is.

    Returns False if nothing can be posted there any more.
    """
    try:
        await send(interaction.client, Place(record.posts_to, record.place.guild_id), post, mentions=mentions)
    except UNREACHABLE as error:
        _log.info("clock not shown in its channel", match=record.match_id, error=str(error))
        return False
    lines = score_line(record), clock_line(record), say("goes-on-in-thread", thread=f"<#{record.posts_to}>")
    await reply(interaction, Post(tuple(filter(None, lines)), ()))
    return True


def _clock_post(record: MatchRecord, call: str = "") -> Post:
    clock = record.clock
    lines = [score_line(record), call or clock_line(record)]
    if clock is not None and clock.pause_asked_by is not None:
        who = mention(record.players[clock.pause_asked_by.other])
        lines.append(f"{say('pause-agree', who=who)} {match_link(record)}".strip())
    return Post(tuple(line for line in lines if line), ())


def _waits_for_other(interaction: Interaction, record: MatchRecord) -> bool:
    """Is it somebody else who has to act now?"""
    side = record.state.waiting_for
    if side is None:
        return False
    person = record.players[side].user_id
    return is_somebody(person) and person != interaction.user.id


def _has_opponent(interaction: Interaction, record: MatchRecord) -> bool:
    """Does somebody else play this match?"""
    return any(is_somebody(one.user_id) and one.user_id != interaction.user.id for one in record.players)


async def _change(interaction: Interaction, record: MatchRecord, *, pauses: bool) -> None:
    """Ask for a break or agree to one, or end it. Raises FenceError if that would be one new post too many."""
    if _has_opponent(interaction, record) and not is_public_board(interaction):
        await count_post(interaction)
    clocks = interaction.client.app.clocks
    change = clocks.pause if pauses else clocks.resume
    after = await change(record.match_id, person_of(interaction.user))
    await show_clock(interaction, after, resumed=not pauses)


@TAPS.on("pause", "ask_pause", "resume", "resume_here")
async def _tapped(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """A break is asked for under one's own board, and agreed to under the board of the match."""
    record = await interaction.client.app.matches.match(target.subject)
    await _change(interaction, record, pauses=target.action in ("pause", "ask_pause"))


@TAPS.on("claim")
async def _claim(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await claim_match(interaction, target.subject, seen_seq=target.seq)


async def claim_match(interaction: Interaction, match_id: int, *, seen_seq: int | None = None) -> None:
    """Claim a match whose opponent has run out of time, and show its end. Raises ClockError, StaleAction."""
    bot = interaction.client
    person = person_of(interaction.user)
    turn = await bot.app.clocks.claim(match_id, person, interaction_id=interaction.id, seen_seq=seen_seq)
    await bot.get(Boards).answer(interaction, turn)


@dataclass(frozen=True, slots=True)
class _Reminder:
    """A line for the player a match waits for, and whether they want to be called by it."""

    person: Person
    wanted: bool
    text: str
    mentions: discord.AllowedMentions


async def _reminder(host: Host, record: MatchRecord) -> _Reminder | None:
    """Until when the player who is to act has time, and where; None where no time runs."""
    clock, side = record.clock, record.state.waiting_for
    if clock is None or clock.due is None or side is None:
        return None
    person = record.players[side]
    wanted = (await host.app.people.preferences(person.user_id)).reminders
    with speaking(await language_of_match(host, record)):
        who, left = mention(person) if wanted else bold(person), discord.utils.format_dt(clock.due, "R")
        text = f"{say('reminder', who=who, left=left, match=record.match_id)} {match_link(record)}".strip()
    return _Reminder(person, wanted, text, mentions_of(record) if wanted else QUIET)


async def _remind(host: Host, record: MatchRecord) -> None:
    """Post a line that spectators see too, and mention the player unless they don't want that.

    Where the bot may not post, as in somebody's group or where the channel is gone, the player gets a direct message,
    with a button to play there.
    """
    told = await _reminder(host, record)
    if told is None:
        return
    if not await host.get(Boards).live.say(record, told.text, told.mentions) and told.wanted:
        with speaking(await language_of_match(host, record)):
            button = TapButton(CustomId("next_match", NOBODY), say("button-next-match"), discord.ButtonStyle.primary)
        await tell_person(host, told.person.user_id, Post((told.text,), (), ((button,),)))


class TimeKeeper:
    """Does everything whose time has come. What is stored happened; what could not be posted is logged."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def put_off(self) -> None:
        """Have boards show the deadlines that were put off."""
        await self._show(await self._host.app.clocks.soon())

    async def show_for(self, person_id: int) -> None:
        """Have boards show the deadlines of a person who has left on vacation, or come back."""
        await self._show(await self._host.app.clocks.running_for(person_id))

    async def _show(self, matches: Iterable[MatchRecord]) -> None:
        await self._host.get(MatchCatchUp).behind.put_off(one for one in matches if clock_line(one))

    async def keep(self) -> None:
        """Look at every clock once. Raises StorageUnavailable."""
        clocks = self._host.app.clocks
        boards = self._host.get(Boards)
        with boards.live.new_first.board():
            await clocks.run_out(
                lambda notice: self._attempt(notice.record, self._tell_time_up(notice)), is_spared=self._is_spared
            )
            await clocks.abandon(lambda turn: self._attempt(turn.record, boards.announce_first(turn)))
        await clocks.reminders(lambda record: self._attempt(record, _remind(self._host, record)))

    async def _is_spared(self, record: MatchRecord) -> bool:
        hooks = [feature.spares for feature in self._host.get(Features) if feature.spares is not None]
        return any([await spares(self._host, record) for spares in hooks])

    @staticmethod
    async def _attempt(record: MatchRecord, telling: Awaitable[None]) -> None:
        """Tell the players of one match. A failure there does not hold up the other matches."""
        try:
            await telling
        except (BotError, *UNREACHABLE) as error:
            _log.warning("time not told", match=record.match_id, error=repr(error))

    async def _tell_time_up(self, notice: TimeNotice) -> None:
        if notice.turn is not None:
            await self._host.get(Boards).announce_first(notice.turn)
        # The board comes anew, with the button to claim the match, and calls both: a move still counts.
        elif not await self._host.get(Boards).post_anew(notice.record, ping=True):
            await self._host.app.matches.board_outdated(notice.record.match_id)
