"""Announcing a tournament: by the options of the command, or by a form in which everything is chosen already.

The form stands in the ids of its buttons and lists, so it outlives a restart.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Final

import discord
from msgspec.structs import replace as with_fields

from bot.app.tournament.tournaments import LARGEST_GROUP
from bot.errors import NotationError
from bot.records.computers import NETWORK_LEVELS, ComputerLevel, computer
from bot.records.people import Person, Posting, Style
from bot.records.tournaments import TournamentPlan, TournamentRecord
from bot.rules.house_rules import fitting
from bot.rules.match.time_control import live_control
from bot.rules.rules import Rules
from bot.texts.catalogue import say, speaking
from bot.tournaments.settings import MOST, OF_A_TOURNAMENT, Format, Seeding, TournamentSettings
from bot.ui.kit.components import CustomId, TapButton, Taps, TapSelect, TextModal
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.kit.message import Post
from bot.ui.kit.names import clean_name, person_of, shown_name
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import ask_form, reply, reply_in_place
from bot.ui.match.choices import game_called
from bot.ui.match.clocks import CLOCKS, clock_name, control_of
from bot.ui.match.style import theme_of
from bot.ui.tournament.announcing import overview
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.places import can_be_announced_here
from bot.ui.tournament.taps import check_organizer

TAPS: Final = Taps()
LONGEST_NAME: Final = 64
_USUAL_LIMIT: Final = 64
_LENGTHS: Final = (1, 3, 5, 7, 9)
_STARTS: Final = (0, 1, 2, 24, 72, 168)
"""Hours until it starts; 0: when an organizer starts it."""
_NONE: Final = "-"
_USUAL_MINUTES: Final = 90
"""How long an arena lasts that is announced without a time."""
FIRST_MOVE: Final = 60
"""Seconds for a first move in an arena."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A tournament that nobody has seen yet. `filler` is the level of the computers that fill byes, or empty."""

    format: Format = Format.SINGLE_ELIMINATION
    length: int = 5
    clock: str = "none"
    starts_in: int = 0
    filler: str = ""

    def encode(self) -> str:
        """A text of at most 40 characters, for `decode` to read."""
        parts = (
            list(OF_A_TOURNAMENT).index(self.format),
            self.length,
            self.clock,
            self.starts_in,
            self.filler or _NONE,
        )
        return ".".join(map(str, parts))


def decode(text: str) -> Draft:
    """Read what `encode` wrote. Raises NotationError."""
    try:
        format_, length, clock, starts_in, filler = text.split(".")
        draft = Draft(
            list(OF_A_TOURNAMENT)[int(format_)], int(length), clock, int(starts_in), filler.removeprefix(_NONE)
        )
    except (ValueError, IndexError) as error:
        raise NotationError(text, "tournament") from error
    known = draft.length in _LENGTHS and draft.clock in CLOCKS and draft.starts_in in _STARTS
    if not known or draft.filler not in ("", *NETWORK_LEVELS):
        raise NotationError(text, "tournament")
    return draft


async def create(
    interaction: Interaction, name: str, settings: TournamentSettings, plan: TournamentPlan, host: Person | None = None
) -> TournamentRecord:
    """Store a tournament, or the simul of a `host`, answer with its announcement, and put it in the calendar."""
    bot = interaction.client
    record = await bot.app.tournaments.create(
        place_of(interaction),
        person_of(interaction.user),
        name,
        settings,
        plan,
        interaction_id=interaction.id,
        host=host,
    )
    with speaking(public_language(interaction)):
        post = overview(record, theme_of(bot, record.place), bot.settings.abandon_after)
    message_id = await reply(interaction, post, private=False)
    if message_id is not None:
        await bot.app.tournaments.posted(record.tournament_id, message_id)
    await bot.get(TournamentDesk).schedule(record)
    return record


def for_format(plan: TournamentPlan, format_: Format, minutes: int = 0) -> TournamentPlan:
    """The plan; for an arena with a live clock, a minute for the first move, and all boards together, each in place."""
    if format_ is not Format.ARENA:
        return plan
    return with_fields(
        plan,
        minutes=minutes or _USUAL_MINUTES,
        clock=with_fields(live_control(0), first=FIRST_MOVE),
        fillers="",
        round_hours=0,
        style=Style(Posting.LIVE, gathered=True),
    )


def usual_limit(format_: Format, groups: int) -> int:
    """How many may sign up if the organizer sets no limit; in a round robin, no more than can all play each other."""
    if format_ is Format.ARENA:
        return MOST
    return min(_USUAL_LIMIT, LARGEST_GROUP * groups) if format_ is Format.ROUND_ROBIN else _USUAL_LIMIT


def usual_name(interaction: Interaction) -> str:
    """What a tournament is called that nobody has named: after the day."""
    with speaking(public_language(interaction)):
        return say("tournament-usual-name", day=f"{interaction.client.clock():%Y-%m-%d}")


def filled(interaction: Interaction, plan: TournamentPlan, fillers: str | None) -> TournamentPlan:
    """The plan with the level of the computers that fill byes, as strong as they can be at the game."""
    if not fillers:
        return plan
    level = ComputerLevel(fillers.replace(" ", "_"))
    return with_fields(plan, fillers=interaction.client.app.computers.strength(level, plan.variant, plan.rules).value)


def game_of(name: str | None, length: int, *, cube: bool) -> tuple[str, Rules]:
    """The key of the game and its rules, with no cube if the game has none. Raises PreferenceError."""
    game = game_called(name)
    return game.key, fitting(Rules(cube=cube), game, length)


async def open_form(interaction: Interaction) -> None:
    """Answer with the form, for this person alone."""
    await reply(interaction, form_post(interaction, Draft()))


def form_post(interaction: Interaction, draft: Draft) -> Post:
    """The form as it stands; every list shows what is chosen."""
    text = draft.encode()
    choices = {
        "format": [
            (one.value, say("format-name", format=one.value), say("format-explained", format=one.value))
            for one in OF_A_TOURNAMENT
        ],
        "length": [(str(points), say("length", points=points), "") for points in _LENGTHS],
        "clock": [(key, clock_name(key), "") for key in CLOCKS],
        "starts_in": [(str(hours), say("tournament-starts-in", hours=hours), "") for hours in _STARTS],
        "filler": [
            (_NONE, say("tournament-no-fillers"), say("tournament-no-fillers-explained")),
            *((level.value, shown_name(computer(level)), "") for level in NETWORK_LEVELS),
        ],
    }
    rows = []
    for number, (field, entries) in enumerate(choices.items(), 101):
        chosen = str(getattr(draft, field)) or _NONE
        options = [
            discord.SelectOption(label=label[:100], value=value, description=why[:100] or None, default=value == chosen)
            for value, label, why in entries
        ]
        rows.append((TapSelect(CustomId(f"t_form_{field}", 0, 0, text), "", options, number=number),))
    buttons = (
        TapButton(CustomId("t_announce", 0, 0, text), say("button-announce"), discord.ButtonStyle.success),
        TapButton(CustomId("t_name", 0, 0, text), say("button-name-and-announce")),
    )
    heading = say("tournament-form", name=usual_name(interaction))
    return Post((heading, say("tournament-form-explained")), (), (*rows, buttons))


@TAPS.on("t_form_format", "t_form_length", "t_form_clock", "t_form_starts_in", "t_form_filler")
async def _choose(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    field, value = target.action.removeprefix("t_form_"), "".join(values)
    if field == "format" and value not in list(OF_A_TOURNAMENT):
        raise NotationError(value, "tournament")
    changed: Any = Format(value) if field == "format" else value.removeprefix(_NONE)
    draft = replace(decode(target.argument), **{field: changed})
    await reply_in_place(interaction, form_post(interaction, decode(draft.encode())))


@TAPS.on("t_name")
async def _ask_name(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    form = CustomId("t_announce", 0, 0, target.argument)
    label = say("tournament-name-label")
    await ask_form(interaction, TextModal(form, say("button-name-and-announce"), label, usual_name(interaction)))


@TAPS.on("t_announce")
async def _announce(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """From the button, or from the form that asks for a name."""
    await check_organizer(interaction)
    if not await can_be_announced_here(interaction):
        return
    draft = decode(target.argument)
    name = clean_name("".join(values))[:LONGEST_NAME] or usual_name(interaction)
    settings = TournamentSettings(draft.format, Seeding.RANDOM, usual_limit(draft.format, 1), check_in=False)
    at = interaction.client.clock() + timedelta(hours=draft.starts_in) if draft.starts_in else None
    plan = TournamentPlan((draft.length,), rules=Rules(), clock=control_of(draft.clock), starts_at=at)
    await create(interaction, name, settings, for_format(filled(interaction, plan, draft.filler), draft.format))
