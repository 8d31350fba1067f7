"""What people do in a tournament, by command or tap: signing up, looking, and the organizer's work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot.app.views import TournamentTurn
from bot.errors import AccessError, AccessReason, NotFound, NotFoundWhat, StaleAction, TournamentError, TournamentReason
from bot.ratings.formula import START
from bot.records.people import Preferences
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import Key, say, speaking
from bot.tournaments import commands as cmd
from bot.tournaments.events import ResultCorrected
from bot.tournaments.settings import Format
from bot.tournaments.state import Status, TournamentPhase
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.error_texts import explain
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import person_of
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.narration import match_link
from bot.ui.match.style import private_theme_of, theme_of
from bot.ui.post.kind import update_tapped
from bot.ui.tournament.announcing import overview
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.finding import tournament_of
from bot.ui.tournament.pictures import table_pictures, tournament_pictures
from bot.ui.tournament.view import OPEN_NAMED, everything_post, named, status_post, tournament_post

TAPS: Final = Taps()
_MOST: Final = 10
_CORRECTIONS: Final = 5
"""How many corrections by organizers are told at most: the last ones."""


async def may_organize(interaction: Interaction, record: TournamentRecord | None = None) -> bool:
    """May this person organize: as the organizer, with the server's role for it, or as one of its managers?"""
    if interaction.permissions.manage_guild:
        return True
    role_id = (await interaction.client.app.people.settings(interaction.guild_id)).organizer_role
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else []
    if role_id is not None and any(role.id == role_id for role in roles):
        return True
    # Whoever announced it but lost the role since may not go on.
    own = record is not None and record.organizer_id == interaction.user.id
    return own and (role_id is None or (record is not None and record.state.settings.format is Format.SIMUL))


async def check_organizer(interaction: Interaction, record: TournamentRecord | None = None) -> None:
    """Raise AccessError unless this person may organize."""
    if interaction.guild_id is None:
        raise NotFound(NotFoundWhat.TOURNAMENT)
    if not await may_organize(interaction, record):
        raise AccessError(AccessReason.NOT_ORGANIZER)


_OF_ONESELF: Final = {
    TournamentReason.ALREADY_JOINED: Key("error-tournament-you-joined"),
    TournamentReason.NOT_JOINED: Key("error-tournament-you-not-joined"),
    TournamentReason.ALREADY_OUT: Key("error-tournament-you-out"),
}
"""What is said otherwise to the person it is about."""


@asynccontextmanager
async def naming(interaction: Interaction, record: TournamentRecord) -> AsyncIterator[None]:
    """Answer what a tournament does not allow with its name, since a person may be in several."""
    try:
        yield
    except TournamentError as error:
        await reply(interaction, say("tournament-refused", name=named(record), why=_why(error, interaction.user.id)))


@asynccontextmanager
async def tapped(interaction: Interaction, target: CustomId) -> AsyncIterator[TournamentRecord]:
    """The tournament of a button; what it does not allow is answered as by `naming`. Raises NotFound."""
    record = await tournament_of(interaction, target.subject)
    async with naming(interaction, record):
        yield record


def _why(error: TournamentError, asker_id: int) -> str:
    own = _OF_ONESELF.get(error.reason) if error.entrant == asker_id else None
    return explain(error) if own is None else say(own)


async def carry_out_tournament(
    interaction: Interaction, record: TournamentRecord, command: cmd.Command, answer: str, *, in_place: bool = False
) -> TournamentTurn | None:
    """Carry out a command, answer privately in words, and show everyone what it did.

    `in_place` is for a tap under a question: the answer replaces the question.
    """
    try:
        turn = await interaction.client.app.tournaments.act(
            record.tournament_id, command, actor_id=interaction.user.id, interaction_id=interaction.id
        )
    except StaleAction:
        await reply(interaction, say("answer-repeat-short"))
        return None
    if in_place:
        await reply_in_place(interaction, Post((answer,), ()))
    else:
        await reply(interaction, answer)
    await interaction.client.get(TournamentDesk).show(turn)
    return turn


async def sign_up(interaction: Interaction, record: TournamentRecord, make: Callable[[int], cmd.Command]) -> None:
    """Join, leave or check in. A tap under the announcement updates it in place, in one request."""
    bot = interaction.client
    turn = await bot.app.tournaments.act(
        record.tournament_id,
        make(interaction.user.id),
        actor_id=interaction.user.id,
        interaction_id=interaction.id,
    )
    message = interaction.message
    is_tapped = interaction.type is discord.InteractionType.component and message is not None
    signing_up = turn.record.state.phase is TournamentPhase.SIGN_UP
    if is_tapped and signing_up and message is not None and not message.flags.ephemeral:
        with speaking(public_language(interaction)):
            post = overview(turn.record, theme_of(bot, turn.record.place), bot.settings.abandon_after)
        await update_tapped(interaction, post)
        await bot.get(TournamentDesk).overviews.shown(turn.record, message.id)
        if message.id != record.message_id or record.plan.away is not None:
            await bot.get(TournamentDesk).refresh(turn.record)
        return
    await reply(interaction, _signed_up(turn, interaction.user.id))
    await bot.get(TournamentDesk).refresh(turn.record)


def _signed_up(turn: TournamentTurn, user_id: int) -> str:
    found = turn.record.state.find(user_id)
    status = "left" if found is None else found.status.value
    if status == Status.WAITING and turn.record.state.settings.format is Format.LEAGUE:
        return say("league-signed-up-next", name=named(turn.record))
    return say("signed-up", status=status, name=named(turn.record))


async def join(interaction: Interaction, record: TournamentRecord, team: int = 0) -> None:
    """Sign up, or come in late if a bye is free, with the person's present name and rating.

    For a team match into that `team`; into a league that runs for its next season.
    """
    bot, person = interaction.client, person_of(interaction.user)
    found = await bot.app.ratings.of([person.user_id], record.place.guild_id, record.plan.variant)
    rating = found[person.user_id].rating if person.user_id in found else START
    running, format_ = record.state.phase is TournamentPhase.RUNNING, record.state.settings.format
    if running and format_ is not Format.LEAGUE:
        if format_ is Format.ARENA:
            text = say("arena-joined", name=named(record))
            await carry_out_tournament(interaction, record, cmd.Join(person.user_id, person.name, rating), text)
            return
        command = cmd.LateJoin(person.user_id, person.name, rating, person.user_id)
        text = say("signed-up", status="registered", name=named(record))
        await carry_out_tournament(interaction, record, command, text)
        return
    await sign_up(interaction, record, lambda entrant: cmd.Join(entrant, person.name, rating, team))


async def show_pictures(interaction: Interaction, record: TournamentRecord, *, table: bool) -> None:
    """Show the bracket, or the standings, to this person alone; of a league between two seasons those of the last."""
    if record.plan.after is not None and not record.state.stages:
        record = await tournament_of(interaction, record.plan.after)
    preferences: Preferences = await interaction.client.app.people.preferences(interaction.user.id)
    theme = private_theme_of(interaction.client, record.place, preferences)
    draw: Callable[[TournamentRecord, str], list[Picture]] = table_pictures if table else tournament_pictures
    pictures = await asyncio.to_thread(draw, record, theme)
    if not pictures:
        await reply(interaction, say("tournament-not-drawn", name=named(record)))
        return
    more = len(pictures) - _MOST
    lines = [named(record), say("told-more", count=more) if more > 0 else ""]
    await reply(interaction, tournament_post(record, lines, (), pictures[:_MOST]))


async def show_status(interaction: Interaction, record: TournamentRecord) -> None:
    """Show where a tournament stands, to this person alone."""
    bot = interaction.client
    links = await _links(interaction, record)
    corrections = [
        stored.event
        for stored in await bot.app.tournaments.log(record.tournament_id)
        if isinstance(stored.event, ResultCorrected)
    ]
    post = status_post(record, links, interaction.user.id, corrections[-_CORRECTIONS:])
    await reply(interaction, post)


async def _links(interaction: Interaction, record: TournamentRecord) -> dict[int, str]:
    """Links to the matches that `status_post` lists, by pairing; where no board is known, the command instead."""
    if record.state.phase is not TournamentPhase.RUNNING:
        return {}
    found = await interaction.client.app.tournaments.current_matches(record, OPEN_NAMED)
    return {
        pairing: match_link(match) or say("match-by-command", match=match.match_id) for pairing, match in found.items()
    }


@TAPS.on("t_join")
async def _join(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    async with tapped(interaction, target) as record:
        await join(interaction, record)


@TAPS.on("t_team")
async def _join_team(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await tournament_of(interaction, target.subject)
    async with naming(interaction, record):
        await join(interaction, record, target.seq)


@TAPS.on("t_leave")
async def _leave(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    async with tapped(interaction, target) as record:
        await sign_up(interaction, record, cmd.Leave)


@TAPS.on("t_check_in")
async def _check_in(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    async with tapped(interaction, target) as record:
        await sign_up(interaction, record, cmd.CheckIn)


@TAPS.on("t_bracket")
async def _bracket(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await tournament_of(interaction, target.subject)
    await show_pictures(interaction, record, table=False)


@TAPS.on("t_standings")
async def _standings(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await tournament_of(interaction, target.subject)
    await show_pictures(interaction, record, table=True)


@TAPS.on("t_all")
async def _all(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await reply(interaction, everything_post(await tournament_of(interaction, target.subject), 0))


@TAPS.on("t_page")
async def _page(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await tournament_of(interaction, target.subject)
    await reply_in_place(interaction, everything_post(record, target.seq))
