"""The form of a challenge: whom, how long, with which clock. Two taps send it; the rest is one tap away.

All of it stands in the ids of its buttons and lists, so it outlives a restart.
"""

from __future__ import annotations

from typing import Final

import discord
from msgspec.structs import replace as with_fields

from bot.errors import ChallengeError, ChallengeReason, NotationError
from bot.records.computers import NETWORK_LEVELS, ComputerLevel, computer, level_of
from bot.records.people import Person
from bot.rules.house_rules import fitting
from bot.texts.catalogue import say
from bot.ui.challenge.draft import Draft, decode
from bot.ui.challenge.drafts import first_draft, send_draft, terms_of_draft
from bot.ui.challenge.panel import show_panel
from bot.ui.challenge.sending import clock_of, house_rules_of, person_here
from bot.ui.challenge.view import terms_text
from bot.ui.kit.components import CustomId, TapButton, Taps, TapSelect, TapUserSelect
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import mention, shown_name
from bot.ui.kit.places import can_play_here, is_direct
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.clocks import CLOCKS, clock_name, clock_terms, key_of

TAPS: Final = Taps()
LENGTHS: Final = (1, 3, 5, 9, 21, 0)
"""The lengths on offer; 0 plays on without an end."""
_ANYONE: Final = "anyone"
_FIRST_LEVEL: Final = ComputerLevel.INTERMEDIATE


async def open_form(interaction: Interaction) -> None:
    """Answer with the form, for this person alone. In a direct message there is only the computer to play."""
    if not is_direct(interaction) and not await can_play_here(interaction):
        return
    to = computer(_FIRST_LEVEL).user_id if is_direct(interaction) else 0
    await reply(interaction, await form_post(interaction, await first_draft(interaction, to)))


async def form_post(interaction: Interaction, draft: Draft) -> Post:
    """The form as it stands."""
    settings = await interaction.client.app.people.settings(interaction.guild_id)
    clock = clock_of(settings, draft.length, draft.clock, draft.at_zero)
    lines = (
        say("challenge-form-heading", terms=terms_text(await terms_of_draft(interaction, draft))),
        _invited(draft),
        clock_terms(clock),
    )
    text, to = draft.encode(), draft.opponent_id
    lists: list[Row] = [] if is_direct(interaction) else [(_person(draft),)]
    lists.append((_computer(draft, direct=is_direct(interaction)),))
    lists.append(
        (TapSelect(CustomId("form_length", to, 0, text), say("challenge-form-length"), _lengths(draft), number=103),)
    )
    clocks = _clocks(draft, key_of(clock))
    lists.append((TapSelect(CustomId("form_clock", to, 0, text), say("challenge-form-clock"), clocks, number=104),))
    send = say("button-challenge") if level_of(to) is None else say("button-play-computer")
    buttons = (
        TapButton(CustomId("house_send", to, 0, text), send, discord.ButtonStyle.success),
        TapButton(CustomId("form_more", to, 0, text), say("button-more-options")),
    )
    return Post(tuple(line for line in lines if line), (), (*lists, buttons))


def _invited(draft: Draft) -> str:
    if level_of(draft.opponent_id) is not None:
        return say("house-computer", who=mention(Person(draft.opponent_id, "")))
    return say("house-opponent", who=f"<@{draft.opponent_id}>") if draft.opponent_id else say("house-anyone")


def _person(draft: Draft) -> TapUserSelect:
    to = draft.opponent_id
    chosen = to if to and level_of(to) is None else None
    return TapUserSelect(
        CustomId("form_person", to, 0, draft.encode()), say("challenge-form-person"), chosen, number=101
    )


def _computer(draft: Draft, *, direct: bool) -> TapSelect:
    """Anyone, or the computer at one of its levels. Nothing is marked while a person is chosen."""
    chosen = level_of(draft.opponent_id)
    options = [
        discord.SelectOption(
            label=say("challenge-form-anyone"),
            value=_ANYONE,
            description=say("challenge-form-anyone-explained"),
            default=not draft.opponent_id,
        )
    ]
    options = [] if direct else options
    for level in NETWORK_LEVELS:
        explained = say("challenge-form-level-explained", level=level.value)
        name = shown_name(computer(level))
        options.append(
            discord.SelectOption(label=name, value=level.value, description=explained, default=level is chosen)
        )
    to = CustomId("form_other", draft.opponent_id, 0, draft.encode())
    return TapSelect(to, say("challenge-form-other"), options, number=102)


def _lengths(draft: Draft) -> list[discord.SelectOption]:
    """The usual lengths with and without the cube, where the game has one, and the draft's own if it is another."""
    lengths = LENGTHS if draft.length in LENGTHS else (draft.length, *LENGTHS)
    options = []
    for length in lengths:
        cubes = (True, False) if length != 1 and "cube" in draft.game.options else (draft.rules.cube,)
        for cube in cubes:
            name = say("length", points=length)
            name = f"{name}, {say('with-cube') if cube else say('without-cube')}" if len(cubes) > 1 else name
            chosen = length == draft.length and (len(cubes) == 1 or cube == draft.rules.cube)
            explained = say("challenge-form-length-explained", points=length)
            options.append(
                discord.SelectOption(
                    label=name[:100], value=f"{length}.{int(cube)}", description=explained, default=chosen
                )
            )
    return options


def _clocks(draft: Draft, chosen: str) -> list[discord.SelectOption]:
    """The clocks that go with the length: a session without an end has no live one."""
    keys = (key for key in CLOCKS if draft.length or key != "live")
    return [
        discord.SelectOption(
            label=clock_name(key)[:100],
            value=key,
            description=say("challenge-form-clock-explained", clock=key if key in ("none", "live") else "turn"),
            default=key == chosen,
        )
        for key in keys
    ]


@TAPS.on("form_person")
async def _choose_person(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Challenge that person; the bot itself stands for the computer. Raises ChallengeError for oneself and for bots."""
    chosen = int(values[0]) if values else 0
    if chosen == interaction.user.id:
        raise ChallengeError(ChallengeReason.SELF)
    if interaction.client.user is not None and chosen == interaction.client.user.id:
        chosen = computer(_FIRST_LEVEL).user_id
    elif chosen and (await person_here(interaction, chosen)).bot:
        raise ChallengeError(ChallengeReason.BOT)
    await _show(interaction, decode(target.argument, chosen))


@TAPS.on("form_other")
async def _choose_other(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    level = next((level for level in NETWORK_LEVELS if level.value in values), None)
    await _show(interaction, decode(target.argument, computer(level).user_id if level else 0))


@TAPS.on("form_length")
async def _choose_length(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Another length, with or without the cube. A session begins with the rules of one, a match with those of one."""
    draft = decode(target.argument, target.subject)
    try:
        length, cube = (int(part) for part in values[0].split("."))
    except (ValueError, IndexError) as error:
        raise NotationError("".join(values), "challenge") from error
    rules = draft.rules
    if bool(length) != bool(draft.length):
        people = interaction.client.app.people
        preferences = await people.preferences(interaction.user.id)
        rules = house_rules_of(preferences, await people.settings(interaction.guild_id), draft.game, length)
    rules = fitting(with_fields(rules, cube=bool(cube)), draft.game, length)
    clock = "none" if not length and draft.clock == "live" else draft.clock
    await _show(interaction, draft.changed(length=length, rules=rules, clock=clock))


@TAPS.on("form_clock")
async def _choose_clock(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    if not values or values[0] not in CLOCKS:
        raise NotationError("".join(values), "challenge")
    await _show(interaction, decode(target.argument, target.subject).changed(clock=values[0]))


@TAPS.on("form_more")
async def _more(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_panel(interaction, decode(target.argument, target.subject))


@TAPS.on("form_back")
async def _back(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await _show(interaction, decode(target.argument, target.subject))


@TAPS.on("house_send")
async def _send(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await send_draft(interaction, decode(target.argument, target.subject))


async def _show(interaction: Interaction, draft: Draft) -> None:
    await reply_in_place(interaction, await form_post(interaction, draft))
