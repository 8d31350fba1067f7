"""`/tournament`, and announcing one: by the options of the command, or by a form in which everything is chosen already.

The form stands in the ids of its buttons and lists, so it outlives a restart.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace as with_fields

from bot.app.tournament.tournaments import LARGEST_GROUP
from bot.errors import NotationError, TournamentError, TournamentReason
from bot.records.computers import NETWORK_LEVELS, ComputerLevel, computer
from bot.records.people import Person, Posting, Style, clean_name
from bot.records.tournaments import TournamentPlan, TournamentRecord
from bot.rules.house_rules import check, fitting
from bot.rules.match.state import LONGEST
from bot.rules.match.time_control import live_control
from bot.rules.rules import Rules
from bot.texts.catalogue import capital, say, speaking
from bot.tournaments.settings import MOST, OF_A_TOURNAMENT, Format, Seeding, TournamentSettings
from bot.ui.kit.commands import Option, command, group_description
from bot.ui.kit.components import GREEN, CustomId, TapButton, TextModal
from bot.ui.kit.error_texts import explain
from bot.ui.kit.forms import ChoiceModal, FormEntry, FormGroup, Look, chosen_in
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of, shown_name
from bot.ui.kit.places import place_of, public_language
from bot.ui.kit.sending import ask_form, defer_in_place, reply, reply_in_place
from bot.ui.match.clocks import CLOCKS, clock_name, control_of
from bot.ui.match.games import game_called, game_choices
from bot.ui.match.style import style_called, theme_of
from bot.ui.tournament.actions import NEWCOMER, PERSON, RESULT, SURE, Subcommands
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.group_view import organizer_post, overview
from bot.ui.tournament.meant import is_of_channel, minutes_of, start_choices, starts_at, starts_in_words
from bot.ui.tournament.taps import TAPS, may_announce
from bot.ui.tournament.view import named

_MOST_LENGTHS: Final = 20
_System = Literal["single_elimination", "double_elimination", "round_robin", "swiss", "consolation", "arena"]
_passing = Subcommands("tournament", "tournament")
_Entrant = app_commands.Range[int, 2, 256]
LONGEST_NAME: Final = 64
_USUAL_LIMIT: Final = 64
_LENGTHS: Final = (1, 3, 5, 7, 9)
_MOST_ADVANCING: Final = 8  # so many of each of several groups may go on to a knockout
_STARTS: Final = ("0", "20m", "1", "2", "24", "72", "168")
"""The start that the form suggests, as somebody would type it; 0: when an organizer starts it."""
_CALLED: Final = "c"  # after a start before which people check in
_CHECK_IN: Final = 10  # minutes
_NONE: Final = "-"
_FIELDS: Final = ("format", "length", "clock", "starts_in", "filler")  # what the form asks for
_USUAL_MINUTES: Final = 90  # the length of an arena that is announced without one
FIRST_MOVE: Final = 60
"""Seconds for a first move in an arena."""


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class TournamentCog(commands.GroupCog, group_name="tournament", group_description=group_description("tournament")):
    """Tournaments of a server."""

    @command("tournament", variant=game_choices, starts_in=start_choices)
    async def create(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME] | None = None,
        system: _System | None = None,
        length: app_commands.Range[int, 1, 99] = 5,
        lengths: str | None = None,
        final_length: app_commands.Range[int, 1, 99] | None = None,
        limit: _Entrant | None = None,
        seeding: Literal["rating", "random", "manual"] = "random",
        clock: Literal["none", "live", "12h", "1d", "3d", "7d"] = "none",
        starts_in: str = "0",
        check_in: app_commands.Range[int, 0, 240] = 0,
        round_hours: app_commands.Range[int, 0, 720] = 0,
        groups: app_commands.Range[int, 1, 16] = 1,
        advance: app_commands.Range[int, 0, 16] = 0,
        rounds: app_commands.Range[int, 0, 20] = 0,
        variant: str | None = None,
        minutes: app_commands.Range[int, 0, 4320] = 0,
        cube: bool | None = None,
        posting: Literal["a post a turn", "one board that moves", "one board in place"] | None = None,
        numbers: Literal["each their own", "fixed"] | None = None,
        weekly: bool = False,
        fillers: Literal["beginner", "casual", "intermediate", "advanced", "expert", "world class"] | None = None,
    ) -> None:
        """Announce a tournament; without options, by a form."""
        if not await may_announce(interaction):
            return
        if not list(interaction.namespace):
            await reply(interaction, await form_post(interaction, Draft()))
            return
        format_, order = Format(system or Format.SINGLE_ELIMINATION), Seeding(seeding)
        places = limit or usual_limit(format_, groups)
        settings = TournamentSettings(format_, order, places, check_in > 0, False, groups, advance, rounds)
        async with _keeping(interaction):
            by_round = _lengths(lengths) or (length,)
            played, style = game_of(variant, by_round[0], cube=cube), style_called(posting, numbers)
            plan = TournamentPlan(by_round, final_length, *played, control_of(clock), weekly=weekly, style=style)
            plan = _timed(interaction, filled(interaction, plan, fillers), starts_in, check_in, round_hours)
            await create(interaction, name, _fitting(settings, interaction), for_format(plan, format_, minutes))

    join = _passing("join", "join")
    leave = _passing("leave", "leave", SURE)
    check_in = _passing("check_in", "check_in")
    start = _passing("start", "start", Option("order", str | None, default=None), SURE)
    """`order` mentions the players to seed by hand, the top seed first."""
    status = _passing("status", "status")
    standings = _passing("standings", "standings")
    bracket = _passing("bracket", "bracket")
    report = _passing("report", "report", *RESULT)
    forfeit = _passing("forfeit", "forfeit", PERSON, SURE)
    replace = _passing("replace", "replace", PERSON, NEWCOMER)
    pause = _passing("pause", "pause")
    cancel = _passing("cancel", "cancel", SURE)


@asynccontextmanager
async def _keeping(interaction: Interaction) -> AsyncIterator[None]:
    """Answer settings that don't go together with what was typed, to be sent once more with a change."""
    try:
        yield
    except TournamentError as error:
        typed = " ".join(f"{name}:{value}" for name, value in interaction.namespace)
        await reply(interaction, say("tournament-typed", why=explain(error), typed=f"/tournament create {typed}"))


def _lengths(text: str | None) -> tuple[int, ...]:
    """The match length of each round in points, as in "3, 5, 7"; empty for no text. Raises TournamentError."""
    found = tuple(int(digits) for digits in re.findall(r"\d{1,9}", text or ""))
    understood = not text or re.fullmatch(r"\s*\d{1,9}([\s,;]+\d{1,9})*\s*", text)
    if not understood or not all(1 <= length <= LONGEST for length in found):
        raise TournamentError(TournamentReason.SETTINGS, detail="lengths")
    return found[:_MOST_LENGTHS]


def _fitting(settings: TournamentSettings, interaction: Interaction) -> TournamentSettings:
    """The settings. Options that would change nothing are refused, so that nobody waits for what never comes."""
    format_, groups, advance, given = settings.format, settings.groups, settings.advance, interaction.namespace
    unused = {
        "only_round_robin": (groups > 1 or advance > 0) and format_ is not Format.ROUND_ROBIN,
        "only_swiss": settings.swiss_rounds > 0 and format_ is not Format.SWISS,
        "no_final": getattr(given, "final_length", None) is not None
        and (format_ is Format.SWISS or (format_ is Format.ROUND_ROBIN and not advance)),
        "advance_all": advance > 0
        and (groups * advance >= settings.limit or (groups > 1 and advance > _MOST_ADVANCING)),
        "arena_rounds": format_ is Format.ARENA
        and bool(getattr(given, "fillers", None) or getattr(given, "round_hours", None)),
        "length_twice": None not in (getattr(given, "length", None), getattr(given, "lengths", None)),
    }
    for name, is_unused in unused.items():
        if is_unused:
            raise TournamentError(TournamentReason.SETTINGS, detail=name)
    return settings


def _timed(
    interaction: Interaction, plan: TournamentPlan, starts_in: str, check_in: int, round_hours: int
) -> TournamentPlan:
    """The plan with its times. Anything that needs a start time is refused without one."""
    at = starts_at(interaction, minutes_of(starts_in))
    for name, wanted in (("weekly", plan.weekly), ("check_in", check_in > 0)):
        if wanted and at is None:
            raise TournamentError(TournamentReason.SETTINGS, detail=name)
    return with_fields(plan, starts_at=at, check_in=check_in, round_hours=round_hours)


@dataclass(frozen=True, slots=True)
class Draft:
    """A tournament that nobody has seen yet. `filler` is the level of the computers that fill byes, or empty."""

    format: Format = Format.SINGLE_ELIMINATION
    length: int = 5
    clock: str = "none"
    starts_in: str = "0"
    filler: str = ""

    @property
    def check_in(self) -> int:
        """How many minutes before the start people check in; 0: not at all. In an arena nobody has to."""
        return _CHECK_IN if self.starts_in.endswith(_CALLED) and self.format is not Format.ARENA else 0

    @property
    def start(self) -> str:
        """When it starts, as somebody would type it."""
        return self.starts_in.removesuffix(_CALLED)

    def encode(self) -> str:
        """A text of at most 40 characters, for `decode` to read."""
        format_ = list(OF_A_TOURNAMENT).index(self.format)
        return f"{format_}.{self.length}.{self.clock}.{self.starts_in}.{self.filler or _NONE}"


def decode(text: str) -> Draft:
    """Read what `encode` wrote. Raises NotationError."""
    try:
        format_, length, clock, starts_in, filler = text.split(".")
        draft = Draft(list(OF_A_TOURNAMENT)[int(format_)], int(length), clock, starts_in, filler.removeprefix(_NONE))
    except (ValueError, IndexError) as error:
        raise NotationError(text, "tournament") from error
    known = draft.length in _LENGTHS and draft.clock in CLOCKS and draft.start in _STARTS
    if not known or draft.filler not in ("", *NETWORK_LEVELS):
        raise NotationError(text, "tournament")
    return draft


async def create(
    interaction: Interaction,
    name: str | None,
    settings: TournamentSettings,
    plan: TournamentPlan,
    host: Person | None = None,
) -> TournamentRecord:
    """Store a tournament, or the simul of a `host`, answer with its announcement, and put it in the calendar."""
    bot, name = interaction.client, clean_name(name or "") or await usual_name(interaction, settings.format)
    place, organizer = place_of(interaction), person_of(interaction.user)
    record = await bot.app.tournaments.create(
        place, organizer, name, settings, plan, interaction_id=interaction.id, host=host
    )
    with speaking(public_language(interaction)):
        post = overview(record, theme_of(bot, record.place), bot.settings.abandon_after)
    message_id = await reply(interaction, post, private=False)
    if message_id is not None:
        await bot.app.tournaments.posted(record.tournament_id, message_id)
    await bot.get(TournamentDesk).events.schedule(record)
    if host is None:  # the host of a simul is in it, and everyone sees its start
        await reply(interaction, organizer_post(record))
    return record


def for_format(plan: TournamentPlan, format_: Format, minutes: int = 0) -> TournamentPlan:
    """The plan; for an arena with a live clock, a minute for the first move, and all boards together, each in place."""
    if format_ is not Format.ARENA:
        return plan
    clock, style = with_fields(live_control(0), first=FIRST_MOVE), Style(Posting.LIVE, gathered=True)
    lasts = minutes or _USUAL_MINUTES
    return with_fields(plan, minutes=lasts, clock=clock, fillers="", round_hours=0, style=style)


def usual_limit(format_: Format, groups: int) -> int:
    """The most entrants if the organizer sets no limit; in a round robin, no more than can all play each other."""
    if format_ is Format.ARENA:
        return MOST
    return min(_USUAL_LIMIT, LARGEST_GROUP * groups) if format_ is Format.ROUND_ROBIN else _USUAL_LIMIT


async def usual_name(interaction: Interaction, format_: Format) -> str:
    """The name of a tournament that nobody has named: the day's. A league is just called that.

    A second one of the same name in the channel has a number.
    """
    now = interaction.client.clock()
    with speaking(public_language(interaction)):
        usual = say("tournament-usual-name", month=now.month, day=now.day)
        name = say("league-usual-name") if format_ is Format.LEAGUE else usual
    here = await interaction.client.app.tournaments.here(interaction.guild_id or 0)
    taken = {one.name for one in here if is_of_channel(interaction, one)}
    numbered = (f"{name} ({number})" for number in range(2, len(taken) + 2))
    return next((one for one in (name, *numbered) if one not in taken), name)


def filled(interaction: Interaction, plan: TournamentPlan, fillers: str | None) -> TournamentPlan:
    """The plan with the level of the computers that fill byes, as strong as they can be at the game."""
    if not fillers:
        return plan
    return with_fields(plan, fillers=strength(interaction, fillers, plan.variant, plan.rules).value)


def strength(interaction: Interaction, level: str, variant: str, rules: Rules) -> ComputerLevel:
    """The level with that name in the code of a command, as strong as the computer can be at the game."""
    return interaction.client.app.computers.strength(ComputerLevel(level.replace(" ", "_")), variant, rules)


def game_of(name: str | None, length: int, *, cube: bool | None) -> tuple[str, Rules]:
    """The key of the game and its rules, with a cube where there is one and not refused.

    Raises PreferenceError, and HouseRule for a cube that is asked for in a game without one.
    """
    game = game_called(name)
    if cube:
        check(Rules(), game, length)
    return game.key, fitting(Rules(cube=cube is not False), game, length)


async def form_post(interaction: Interaction, draft: Draft) -> Post:
    """The form as it stands: what is chosen, in words, and a button to change it."""
    text = draft.encode()
    buttons = (
        TapButton(CustomId("t_announce", 0, 0, text), say("button-announce"), GREEN),
        TapButton(CustomId("t_change", 0, 0, text), say("button-change-tournament")),
        TapButton(CustomId("t_name", 0, 0, text), say("button-name-and-announce")),
    )
    unused = ("clock", "filler") if draft.format is Format.ARENA else ()
    chosen = {group.name: one for group in _groups(draft) for one in group.entries if one.chosen}
    system, chosen = chosen.pop("format"), {name: one for name, one in chosen.items() if name not in unused}
    lines = (
        say("tournament-form", name=await usual_name(interaction, draft.format)),
        f"**{system.label}**: {system.explained}",
        " · ".join(one.label for one in chosen.values()),
        *([say("tournament-form-arena")] if unused else []),
        f"-# {say('tournament-form-explained')}",
    )
    return Post(lines, (), (buttons,))


def _groups(draft: Draft) -> list[FormGroup]:
    """The choices, and the one that holds now."""
    choices: dict[str, list[tuple[str, str, str]]] = {
        "format": [
            (one.value, say("format-name", format=one.value), say("format-explained", format=one.value))
            for one in OF_A_TOURNAMENT
        ],
        "length": [(str(points), say("length", points=points), "") for points in _LENGTHS],
        "clock": [(key, capital(clock_name(key)), "") for key in CLOCKS],
        "starts_in": [
            (f"{start}{called}", starts_in_words(start, _CHECK_IN if called else 0), "")
            for start in _STARTS
            for called in (("",) if start == "0" or draft.format is Format.ARENA else ("", _CALLED))
        ],
        "filler": [
            (_NONE, say("tournament-no-fillers"), say("tournament-no-fillers-explained")),
            *((level.value, shown_name(computer(level)), "") for level in NETWORK_LEVELS),
        ],
    }
    groups = []
    for field, entries in choices.items():
        chosen = (draft.start if field == "starts_in" and not draft.check_in else str(getattr(draft, field))) or _NONE
        shown = [FormEntry(value, label, why, chosen=value == chosen) for value, label, why in entries]
        look: Look = "radio" if field == "format" else "list"
        groups.append(FormGroup(field, say("tournament-field", field=field), shown, look))
    return groups


@TAPS.on("t_change")
async def _ask_what(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    draft = decode(target.argument)
    form = CustomId("t_changed", 0, 0, target.argument)
    await ask_form(interaction, ChoiceModal(form, await usual_name(interaction, draft.format), _groups(draft)))


@TAPS.on("t_changed")
async def _change(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    draft = decode(target.argument)
    for field, chosen in chosen_in(values).items():
        draft = _with(draft, field, chosen[0])
    await reply_in_place(interaction, await form_post(interaction, draft))


def _with(draft: Draft, field: str, value: str) -> Draft:
    """The draft after a choice. Raises NotationError for what is not on offer."""
    if field not in _FIELDS or (field == "format" and value not in list(OF_A_TOURNAMENT)):
        raise NotationError(value, "tournament")
    changed: Any = Format(value) if field == "format" else value.removeprefix(_NONE)
    return decode(replace(draft, **{field: changed}).encode())


@TAPS.on(*(f"t_form_{field}" for field in _FIELDS))
async def _choose(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """From a list of a form that an earlier version showed."""
    draft = _with(decode(target.argument), target.action.removeprefix("t_form_"), "".join(values))
    await reply_in_place(interaction, await form_post(interaction, draft))


@TAPS.on("t_name")
async def _ask_name(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    form = CustomId("t_announce", 0, 0, target.argument)
    label, usual = say("tournament-name-label"), await usual_name(interaction, Format.SINGLE_ELIMINATION)
    await ask_form(interaction, TextModal(form, say("button-name-and-announce"), label, usual))


@TAPS.on("t_announce")
async def _announce(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """From the button, or from the form that asks for a name."""
    if not await may_announce(interaction):
        return
    draft = decode(target.argument)
    called, limit = draft.check_in, usual_limit(draft.format, 1)
    settings = TournamentSettings(draft.format, Seeding.RANDOM, limit, check_in=called > 0)
    at, clock = starts_at(interaction, minutes_of(draft.start)), control_of(draft.clock)
    plan = TournamentPlan((draft.length,), rules=Rules(), clock=clock, starts_at=at, check_in=called)
    plan = for_format(filled(interaction, plan, draft.filler), draft.format)
    await defer_in_place(interaction)
    record = await create(interaction, "".join(values), settings, plan)
    await reply_in_place(interaction, Post((say("tournament-form-done", name=named(record)),), ()))
