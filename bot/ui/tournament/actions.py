"""The actions on a tournament, by subcommand or by tap. Where several can be meant, a private list asks first."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands

from bot.errors import AccessError, AccessReason, NotFound, NotFoundWhat, StaleAction, TournamentError, TournamentReason
from bot.records.people import Person
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say, speaking
from bot.tournaments import commands as cmd
from bot.tournaments.arena_table import seat_of
from bot.tournaments.queries import is_over
from bot.tournaments.sides import GUEST
from bot.tournaments.state import Status, TournamentPhase, TournamentState
from bot.ui.kit.commands import Option, subcommand
from bot.ui.kit.components import CustomId, TapSelect
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, person_of
from bot.ui.kit.places import public_language
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.tournament.asking import (
    asks_to_replace,
    call_off,
    can_be_played,
    confirm,
    correct,
    enter,
    go_on,
    go_on_here,
    report,
    start,
    take_out,
    withdraw,
)
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.ground import is_gone
from bot.ui.tournament.meant import (
    Fits,
    entrant_choices,
    entrant_of,
    entrants_in,
    label,
    meant,
    named_tournament,
    options,
    pairing_choices,
    tournament_choices,
    tournament_of,
)
from bot.ui.tournament.taps import (
    TAPS,
    carry_out_tournament,
    check_organizer,
    come_back,
    join,
    may_organize,
    naming,
    show_pictures,
    show_status,
    side_of,
    sign_up,
)
from bot.ui.tournament.view import entrant_named, named

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_TAPPED: Final = {
    "t_join": ("join", 0),
    "t_team": ("join_team", 0),
    "t_own": ("join_own", 0),
    "t_leave": ("leave", 0),
    "t_withdraw": ("leave", 1),
    "t_check_in": ("check_in", 0),
    "t_bracket": ("bracket", 0),
    "t_standings": ("standings", 0),
    "t_forfeit": ("forfeit", 1),
    "t_call_off": ("cancel", 1),
    "t_next": ("next", 1),
    "t_confirm": ("confirm", 0),
    "t_correct": ("correct", 0),
    "t_report": ("enter", 0),
    "t_replace": ("replace", 1),
    "t_end_now": ("end_now", 0),
    "t_play_on": ("play_on", 0),
    "a_join": ("join", 0),
    "a_pause": ("rest", 0),
    "a_back": ("back", 0),
    "s_start": ("start", 0),
    "s_off": ("cancel", 0),
}
"""By the tap: the action, and whether the question before it has been answered. Numbers of its own come first."""
SURE: Final = Option("sure", bool, default=False)
PERSON: Final = Option("person", str, completer=entrant_choices)
"""One of the entrants: who has left the server, or is of another one, can't be chosen from its members."""
NEWCOMER: Final = Option("newcomer", discord.Member | discord.User)
RESULT: Final = (
    Option("pairing", app_commands.Range[int, 1, 9999], completer=pairing_choices),
    Option("winner", str, completer=entrant_choices),
    Option("points", app_commands.Range[int, 0, 99], default=0),
    Option("against", app_commands.Range[int, 0, 99], default=0),
)
"""A result to enter or to correct."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action on a tournament and numbers, such as people's ids; whom it fits; who may do it."""

    run: Callable[[Interaction, TournamentRecord, tuple[int, ...]], Coroutine[Any, Any, object]]
    fits: Fits = lambda _, __: True
    organizes: bool = False
    looks: bool = False
    needs: int = 0
    """So many numbers at least; a tap without them was made up."""


async def on_tournament(
    interaction: Interaction, action: str, chosen: str | None, *numbers: int, order: str | None = None
) -> None:
    """Do what a subcommand does with the tournament that is named, or else meant. Raises NotFound, AccessError.

    The entrants in `order` follow the `numbers`. Raises TournamentError for text that doesn't name them.
    """
    if interaction.guild_id is None:
        raise NotFound(NotFoundWhat.TOURNAMENT)
    if chosen:
        found = [await named_tournament(interaction, chosen)]
    else:
        found = await meant(interaction, ACTIONS[action].fits, looks=ACTIONS[action].looks)
    if ACTIONS[action].organizes:
        found = [one for one in found if await may_organize(interaction, one)]
        if not found:
            raise AccessError(AccessReason.NOT_ORGANIZER)
    numbers = (*numbers, *([] if order is None else entrants_in(order, found)))
    if len(found) == 1:
        await _do(interaction, action, found[0], numbers)
    else:
        await _ask_which(interaction, action, found, numbers)


async def _ask_which(
    interaction: Interaction, action: str, found: list[TournamentRecord], numbers: tuple[int, ...]
) -> None:
    argument = ",".join([action, *map(_short, numbers)])
    try:
        select = TapSelect(CustomId("t_which", 0, 0, argument), say("tournament-choose"), options(found))
    except ValueError:  # more numbers than an id can hold
        names = ", ".join(label(one) for one in found[:10])
        await reply(interaction, say("tournament-which-number", names=names))
        return
    await reply(interaction, Post((say("tournament-which"),), (), ((select,),)))


@TAPS.on("t_which")
async def _which(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    action, *rest = target.argument.split(",")
    try:
        numbers = tuple(int(number, 36) for number in rest)
    except ValueError as error:
        raise StaleAction from error
    record = await named_tournament(interaction, values[0] if values and action in ACTIONS else "")
    await reply_in_place(interaction, Post((named(record),), ()))
    await _do(interaction, action, record, numbers)


@TAPS.on(*_TAPPED)
async def _tapped(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    action, sure = _TAPPED[target.action]
    given = [int(one) for one in target.argument.split(",") if one.removeprefix("-").isdecimal()]
    record = await tournament_of(interaction, target.subject)
    await _do(interaction, action, record, (*given, target.seq or sure))


async def _do(interaction: Interaction, action: str, record: TournamentRecord, numbers: tuple[int, ...]) -> None:
    if len(numbers) < ACTIONS[action].needs:
        raise StaleAction
    if ACTIONS[action].organizes:
        await check_organizer(interaction, record)
    async with naming(interaction, record):
        await ACTIONS[action].run(interaction, record, numbers)


def _short(number: int) -> str:
    """A number in base 36, which an id has room for."""
    digits = ""
    while number or not digits:
        number, last = divmod(number, len(_DIGITS))
        digits = _DIGITS[last] + digits
    return digits


def _signing_up(state: TournamentState, _: int) -> bool:
    return state.phase is TournamentPhase.SIGN_UP


def _running(state: TournamentState, _: int) -> bool:
    return state.phase is TournamentPhase.RUNNING


def _may_join(state: TournamentState, user_id: int) -> bool:
    seat = seat_of(state, user_id)
    return state.find(user_id) is None or (seat is not None and seat.paused)


def _takes_part(state: TournamentState, user_id: int) -> bool:
    found = state.find(user_id)
    return found is not None and not found.is_out


def _may_check_in(state: TournamentState, user_id: int) -> bool:
    return _signing_up(state, user_id) and _takes_part(state, user_id)


async def _leave(interaction: Interaction, record: TournamentRecord, numbers: tuple[int, ...]) -> None:
    one = record.state.find(interaction.user.id)
    waits = one is not None and one.status is Status.WAITING
    if record.state.phase is not TournamentPhase.SIGN_UP and not waits:
        await withdraw(interaction, record, sure=numbers == (1,))
    else:
        await sign_up(interaction, record, cmd.Leave)


async def _end_now(interaction: Interaction, record: TournamentRecord, _: tuple[int, ...]) -> None:
    """End a team match as it stands; the guest side asks the home side first."""
    asks = side_of(interaction, record) == GUEST and record.state.end_asked is None
    with speaking(public_language(interaction)):
        text = say("team-end-asked", name=named(record)) if asks else say("team-ended", name=named(record))
    await carry_out_tournament(interaction, record, cmd.EndNow(interaction.user.id), text, in_place=True)


async def _play_on(interaction: Interaction, record: TournamentRecord, _: tuple[int, ...]) -> None:
    with speaking(public_language(interaction)):
        text = say("tournament-resumed", name=named(record))
    await carry_out_tournament(interaction, record, cmd.PlayOn(interaction.user.id), text, in_place=True)


async def _replace(interaction: Interaction, record: TournamentRecord, numbers: tuple[int, ...]) -> None:
    """Let somebody take over a place; where that ends a match that has begun it is asked first."""
    leaves, comes, *sure = numbers
    new = await _newcomer(interaction, comes)
    make = cmd.Replace(leaves, comes, new.name, by=interaction.user.id)
    if not sure and await asks_to_replace(interaction, record, make):
        return
    text = say("tournament-replaced", name=named(record), who=entrant_named(record, leaves), newcomer=bold(new))
    await carry_out_tournament(interaction, record, make, text, in_place=bool(sure))


async def _newcomer(interaction: Interaction, user_id: int) -> Person:
    """Somebody whom the command named, or who was asked for again after a list was shown.

    Raises TournamentError for a bot and for somebody who isn't in the server: neither could play.
    """
    found = interaction.namespace.newcomer
    if not isinstance(found, discord.abc.User) and interaction.guild is not None:
        try:
            found = interaction.guild.get_member(user_id) or await interaction.guild.fetch_member(user_id)
        except discord.NotFound:
            found = None
    if not isinstance(found, discord.Member):
        raise TournamentError(TournamentReason.NOT_HERE)
    if found.bot:
        raise TournamentError(TournamentReason.BOT)
    return person_of(found)


async def _pause(interaction: Interaction, record: TournamentRecord, _: tuple[int, ...]) -> None:
    by, name = interaction.user.id, named(record)
    if not is_over(record.state) and await is_gone(interaction.client, record):
        await go_on_here(interaction, record)
        return
    if record.state.paused and not await can_be_played(interaction, record):
        return
    if record.state.paused:
        await carry_out_tournament(interaction, record, cmd.Resume(by), say("tournament-resumed", name=name))
    else:
        await carry_out_tournament(interaction, record, cmd.Pause(by), say("tournament-halted", name=name))


async def _line_up(interaction: Interaction, record: TournamentRecord, numbers: tuple[int, ...]) -> None:
    first = record.state.find(numbers[0]) if numbers else None
    team = 0 if first is None else first.team
    text = say("team-lined-up", name=named(record))
    await carry_out_tournament(interaction, record, cmd.LineUp(team, numbers, interaction.user.id), text)


async def _substitute(interaction: Interaction, record: TournamentRecord, numbers: tuple[int, ...]) -> None:
    leaves, comes = numbers
    new = await _newcomer(interaction, comes)
    side, actor_id, number = side_of(interaction, record), interaction.user.id, interaction.id
    turn = await interaction.client.app.tournaments.substitute(
        record, leaves, new, side=side, actor_id=actor_id, interaction_id=number
    )
    boards = sum(new.user_id in one.entrants for one in turn.record.state.pairings)
    who = entrant_named(record, leaves)
    await reply(interaction, say("team-substituted", who=who, newcomer=bold(new), boards=boards))
    await interaction.client.get(TournamentDesk).show(turn)


async def _rest(interaction: Interaction, record: TournamentRecord, _: tuple[int, ...]) -> None:
    user_id = interaction.user.id
    seat = seat_of(record.state, user_id)
    answer = say("arena-rests", name=named(record), playing=seat is not None and bool(seat.playing))
    await carry_out_tournament(interaction, record, cmd.Rest(user_id, user_id), answer)


ACTIONS: Final = {
    "next": Action(lambda by, record, numbers: go_on(by, record, sure=numbers == (1,)), organizes=True),
    "join_team": Action(lambda by, record, numbers: join(by, record, numbers[0]), _signing_up, needs=1),
    "line_up": Action(_line_up, _signing_up, organizes=True),
    "substitute": Action(_substitute, _running, organizes=True, needs=2),
    "join": Action(lambda by, record, _: join(by, record), _may_join),
    "join_own": Action(lambda by, record, numbers: join(by, record, numbers[0], own=True), needs=1),
    "leave": Action(_leave, _takes_part),
    "rest": Action(_rest),
    "back": Action(lambda by, record, _: come_back(by, record)),
    "check_in": Action(lambda by, record, _: sign_up(by, record, cmd.CheckIn), _may_check_in),
    "start": Action(
        lambda by, record, numbers: start(by, record, numbers[1:], sure=numbers[0] == 1),
        _signing_up,
        organizes=True,
        needs=1,
    ),
    "status": Action(lambda by, record, _: show_status(by, record), looks=True),
    "standings": Action(lambda by, record, _: show_pictures(by, record, table=True), looks=True),
    "bracket": Action(lambda by, record, _: show_pictures(by, record, table=False), looks=True),
    "report": Action(report, _running, organizes=True, needs=4),
    "forfeit": Action(
        lambda by, record, numbers: take_out(by, record, numbers[0], sure=numbers[1] == 1),
        _running,
        organizes=True,
        needs=2,
    ),
    "replace": Action(_replace, _running, organizes=True, needs=2),
    "confirm": Action(confirm, organizes=True, needs=2),
    "correct": Action(correct, organizes=True, needs=2),
    "enter": Action(enter, organizes=True, needs=2),
    "end_now": Action(_end_now, organizes=True),
    "play_on": Action(_play_on, organizes=True),
    "pause": Action(_pause, organizes=True),
    "cancel": Action(lambda by, record, numbers: call_off(by, record, sure=numbers == (1,)), organizes=True),
}
"""By the name of the subcommand; those of an arena's taps have none."""


async def _number(interaction: Interaction, given: int | str | discord.abc.User) -> int:
    """An option's value as a number: people by their ids."""
    if isinstance(given, str):
        return await entrant_of(interaction, given)
    return given if isinstance(given, int) else given.id


class Subcommands:
    """Makes the subcommands of a group; `which` is the option that names the tournament."""

    def __init__(self, group: str, which: str) -> None:
        self._group = group
        self._which = Option(which, str | None, None, tournament_choices)

    def __call__(self, name: str, action: str, *options: Option) -> app_commands.Command[Any, ..., Any]:
        """A subcommand that does one of `bot.ui.tournament.actions` with its options."""

        async def run(interaction: Interaction, given: dict[str, Any]) -> None:
            chosen = given.pop(self._which.name)
            order = given.pop("order", None)
            numbers = [await _number(interaction, one) for one in given.values()]
            await on_tournament(interaction, action, chosen, *numbers, order=order)

        return subcommand(self._group, name, (*options, self._which), run)
