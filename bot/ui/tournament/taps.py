"""Taking part in a tournament, by command or tap: who may organize, signing up, looking."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

import discord

from bot.app.tournament.calendar import check_in_opens
from bot.app.views import TournamentTurn
from bot.errors import AccessError, AccessReason, NotFound, NotFoundWhat, StaleAction, TournamentError, TournamentReason
from bot.ratings.formula import START
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import Key, say, speaking
from bot.tournaments import commands as cmd
from bot.tournaments.arena_table import seat_of
from bot.tournaments.events import ResultCorrected
from bot.tournaments.queries import is_over
from bot.tournaments.settings import Format
from bot.tournaments.sides import GUEST, HOME, given
from bot.tournaments.state import Status, TournamentPhase, TournamentState
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.error_texts import explain
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of
from bot.ui.kit.places import can_play_here, is_guest, place_of, public_language
from bot.ui.kit.sending import is_public_board, reply, reply_in_place
from bot.ui.match.narration import match_link
from bot.ui.match.style import theme_for, theme_of
from bot.ui.post.kind import update_tapped
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.ground import in_the_way
from bot.ui.tournament.group_view import organizer_post, overview
from bot.ui.tournament.meant import tournament_of
from bot.ui.tournament.pictures import table_pictures, tournament_pictures
from bot.ui.tournament.status import status_post
from bot.ui.tournament.view import OPEN_NAMED, everything_post, named, tournament_post

TAPS: Final = Taps()
_MOST: Final = 10
_CORRECTIONS: Final = 5  # the most corrections by organizers that are told: the last ones


async def may_organize(interaction: Interaction, record: TournamentRecord | None = None) -> bool:
    """May this person organize: as the organizer, with the server's role for it, or as one of its managers?"""
    if interaction.permissions.manage_guild:
        return True
    role_id = (await interaction.client.app.people.settings(interaction.guild_id)).organizer_role
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else []
    if role_id is not None and any(role.id == role_id for role in roles):
        return True
    # Somebody who announced it but has lost the role since may not go on.
    own = record is not None and record.organizer_id == interaction.user.id and side_of(interaction, record) != GUEST
    return own and (role_id is None or (record is not None and record.state.settings.format is Format.SIMUL))


def side_of(interaction: Interaction, record: TournamentRecord) -> int:
    """The side for which somebody organizes a team match between servers, by where they are; 0 for any other one."""
    away = record.plan.away
    if away is None or away.place.guild_id == record.place.guild_id:
        return 0
    return GUEST if interaction.guild_id == away.place.guild_id else HOME


def as_asked(interaction: Interaction, record: TournamentRecord, command: cmd.Command) -> cmd.Command:
    """A command as the side gives it for which somebody organizes."""
    return given(side_of(interaction, record), command, interaction.client.clock(), record.given_back)


async def check_organizer(interaction: Interaction, record: TournamentRecord | None = None) -> None:
    """Raise AccessError unless this person may organize."""
    if interaction.guild_id is None:
        raise NotFound(NotFoundWhat.TOURNAMENT)
    if not await may_organize(interaction, record):
        is_simul = record is not None and record.state.settings.format is Format.SIMUL
        raise AccessError(AccessReason.NOT_HOST if is_simul else AccessReason.NOT_ORGANIZER)


_OF_ONESELF: Final = {
    TournamentReason.ALREADY_JOINED: Key("error-tournament-you-joined"),
    TournamentReason.NOT_JOINED: Key("error-tournament-you-not-joined"),
    TournamentReason.ALREADY_OUT: Key("error-tournament-you-out"),
}
"""The words for the person it is about."""


async def may_announce(interaction: Interaction) -> bool:
    """May this person announce a tournament here? If the bot cannot hold one, they are told. Raises AccessError."""
    await check_organizer(interaction)
    return await can_be_announced_here(interaction)


async def can_be_announced_here(interaction: Interaction) -> bool:
    """May the bot hold a tournament in this channel, where it has to post without being asked? If not, it says so."""
    if is_guest(interaction):
        await reply(interaction, say("tournament-needs-member"))
        return False
    return await can_play_here(interaction)


@asynccontextmanager
async def naming(interaction: Interaction, record: TournamentRecord) -> AsyncIterator[None]:
    """Answer what a tournament does not allow with its name, since a person may be in several."""
    try:
        yield
    except TournamentError as error:
        own = _OF_ONESELF.get(error.reason) if error.entrant == interaction.user.id else None
        kind = record.state.settings.format.value
        why = explain(replace(error, kind=kind)) if own is None else say(own, kind=kind)
        await reply(interaction, say("tournament-refused", name=named(record), why=why))


async def carry_out_tournament(
    interaction: Interaction, record: TournamentRecord, command: cmd.Command, answer: str, *, in_place: bool = False
) -> None:
    """Carry out a command, answer privately in words, and show everyone what it did.

    `in_place` is for a tap under a question: the answer replaces the question.
    """
    try:
        turn = await _carried_out(interaction, record, command)
    except StaleAction:
        await reply(interaction, say("answer-repeat-short"))
        return
    if in_place:
        await reply_in_place(interaction, Post((answer,), ()))
    else:
        await reply(interaction, answer)
    await interaction.client.get(TournamentDesk).show(turn)


async def _carried_out(interaction: Interaction, record: TournamentRecord, command: cmd.Command) -> TournamentTurn:
    asked, number = as_asked(interaction, record, command), record.tournament_id
    act = interaction.client.app.tournaments.act
    return await act(number, asked, actor_id=interaction.user.id, interaction_id=interaction.id)


async def sign_up(
    interaction: Interaction, record: TournamentRecord, make: Callable[[int], cmd.Command], *, own: bool = False
) -> None:
    """Join, leave or check in. A tap under the announcement updates it in place, in one request.

    `own` is for a tap under the organizer's own private word, which then says so.
    """
    bot, command = interaction.client, make(interaction.user.id)
    turn = await _carried_out(interaction, record, command)
    message, signing_up = interaction.message, turn.record.state.phase is TournamentPhase.SIGN_UP
    before, found = (one.state.find(interaction.user.id) for one in (record, turn.record))
    moved = before is not None and found is not None and before.team != found.team
    if message is not None and is_public_board(interaction) and signing_up:
        with speaking(public_language(interaction)):
            post = overview(turn.record, theme_of(bot, turn.record.place), bot.settings.abandon_after)
        await update_tapped(interaction, post)
        await bot.get(TournamentDesk).overviews.shown(turn.record, place_of(interaction), message.id)
        if message.id != record.message_id or record.plan.away is not None:
            await bot.get(TournamentDesk).overviews.refresh(turn.record)
        if moved:
            await reply(interaction, say("signed-up", status="moved", name=named(turn.record)))
        return
    status = "left" if found is None else found.status.value
    if isinstance(command, cmd.Join) and command.here and status == Status.CHECKED_IN:
        status = "here"
    status = "moved" if moved else status
    if status == Status.WAITING and turn.record.state.settings.format is Format.LEAGUE:
        await reply(interaction, say("league-signed-up-next", name=named(turn.record)))
    elif own and signing_up:
        text = say("signed-up", status=status, name=named(turn.record))
        await reply_in_place(interaction, organizer_post(turn.record, text))
    else:
        await reply(interaction, say("signed-up", status=status, name=named(turn.record)))
    await bot.get(TournamentDesk).overviews.refresh(turn.record)


def rests(state: TournamentState, user_id: int) -> bool:
    """Has a person paused in an arena that runs?"""
    seat, entrant = seat_of(state, user_id), state.find(user_id)
    paused = seat is not None and seat.paused and entrant is not None and not entrant.is_out
    return paused and state.phase is TournamentPhase.RUNNING


async def come_back(interaction: Interaction, record: TournamentRecord) -> None:
    """Come back into an arena. Raises TournamentError."""
    answer = say("arena-is-back", name=named(record), paused=record.state.paused)
    await carry_out_tournament(interaction, record, cmd.Back(interaction.user.id), answer)


async def join(interaction: Interaction, record: TournamentRecord, team: int = 0, *, own: bool = False) -> None:
    """Sign up, or come in late if a bye is free, with the person's present name and rating.

    For a team match into that `team`; into a league that runs for its next season. In an arena, a person who has
    paused comes back. Raises TournamentError.
    """
    bot, person = interaction.client, person_of(interaction.user)
    if rests(record.state, person.user_id):
        await come_back(interaction, record)
        return
    found = await bot.app.ratings.of([person.user_id], record.place.guild_id, record.plan.variant)
    rating = found[person.user_id].rating if person.user_id in found else START
    running, format_ = record.state.phase is TournamentPhase.RUNNING, record.state.settings.format
    if not running or format_ is Format.LEAGUE:
        is_open = check_in_opens(record) is not None and not bot.app.tournaments.is_before_check_in(record)
        await sign_up(
            interaction, record, lambda entrant: cmd.Join(entrant, person.name, rating, team, is_open), own=own
        )
    elif format_ is Format.ARENA:
        text = say("arena-joined", name=named(record), paused=record.state.paused)
        await carry_out_tournament(interaction, record, cmd.Join(person.user_id, person.name, rating), text)
    else:
        begun = await bot.app.tournaments.in_play(record)
        command = cmd.LateJoin(person.user_id, person.name, rating, person.user_id, begun)
        text = say("signed-up", status="late", name=named(record))
        await carry_out_tournament(interaction, record, command, text)


async def show_pictures(interaction: Interaction, record: TournamentRecord, *, table: bool) -> None:
    """Show the bracket, or the standings, to this person alone; of a league between two seasons those of the last."""
    if record.plan.after is not None and not record.state.stages:
        record = await tournament_of(interaction, record.plan.after)
    theme = await theme_for(interaction.client, interaction.user.id, record.place)
    pictures = await asyncio.to_thread(table_pictures if table else tournament_pictures, record, theme)
    if not pictures:
        is_off = record.state.phase is TournamentPhase.CANCELLED
        await reply(interaction, say("tournament-not-drawn", name=named(record), is_off=is_off))
        return
    more = len(pictures) - _MOST
    lines = [named(record), say("told-more", count=more) if more > 0 else ""]
    await reply(interaction, tournament_post(record, lines, (), pictures[:_MOST]))


async def show_status(interaction: Interaction, record: TournamentRecord) -> None:
    """Show where a tournament stands, to this person alone."""
    bot = interaction.client
    is_running = record.state.phase is TournamentPhase.RUNNING
    found = await bot.app.tournaments.current_matches(record, OPEN_NAMED) if is_running else {}
    # Where no board is known, the command stands instead of a link.
    links = {number: match_link(one) or say("match-by-command", match=one.match_id) for number, one in found.items()}
    events = [stored.event for stored in await bot.app.tournaments.log(record.tournament_id)]
    corrections = [event for event in events if isinstance(event, ResultCorrected)]
    organizes = await may_organize(interaction, record)
    post = status_post(record, links, interaction.user.id, corrections[-_CORRECTIONS:], organizes=organizes)
    gone = "" if is_over(record.state) else await in_the_way(bot, record)
    await reply(interaction, replace(post, lines=(post.lines[0], gone, *post.lines[1:])) if gone else post)


@TAPS.on("t_all", "t_page")
async def _everything(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    post = everything_post(await tournament_of(interaction, target.subject), target.seq)
    if target.action == "t_all":
        await reply(interaction, post)
    else:
        await reply_in_place(interaction, post)


@TAPS.on("t_dice")
async def _dice(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Show anyone what the dice of all matches are committed to, from before anyone signed up."""
    record = await tournament_of(interaction, target.subject)
    await reply(interaction, say("tournament-dice", commitment=record.commitment or ""))
