"""The form of a challenge: whom, how long, with which clock. Two taps send it; the rest is one tap away.

All of it stands in the ids of its buttons and lists, so it outlives a restart.
"""

from __future__ import annotations

from typing import Final

import discord
from msgspec.structs import replace as with_fields

from bot.errors import ChallengeError, ChallengeReason, NotationError
from bot.records.computers import NETWORK_LEVELS, ComputerLevel, computer, level_of
from bot.rules.house_rules import fitting
from bot.texts.catalogue import say
from bot.ui.challenge.draft import Draft, decode, draft_in, draft_lines, first_draft, send_draft, terms_of_draft
from bot.ui.challenge.panel import show_panel
from bot.ui.challenge.sending import house_rules_of, person_here
from bot.ui.kit.components import GREEN, CustomId, TapButton, Taps, TapSelect, TapUserSelect, entry
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import shown_name
from bot.ui.kit.places import can_play_here, is_direct
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.clocks import CLOCKS, clock_name, key_of

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
    terms = await terms_of_draft(interaction, draft)
    lists: list[Row] = [] if is_direct(interaction) else [(_person(draft),)]
    lists.append((_computer(draft, direct=is_direct(interaction)),))
    title = say("challenge-form-length")
    lists.append((TapSelect(draft.target("form_length"), title, _lengths(draft), number=103),))
    clocks = _clocks(draft, key_of(terms.clock))
    lists.append((TapSelect(draft.target("form_clock"), say("challenge-form-clock"), clocks, number=104),))
    send = say("button-challenge") if level_of(draft.opponent_id) is None else say("button-play-computer")
    buttons = (
        TapButton(draft.target("house_send"), send, GREEN),
        TapButton(draft.target("form_more"), say("button-more-options")),
    )
    return Post(tuple(filter(None, draft_lines(draft, terms))), (), (*lists, buttons))


def _person(draft: Draft) -> TapUserSelect:
    to = draft.opponent_id
    chosen = to if to and level_of(to) is None else None
    return TapUserSelect(draft.target("form_person"), say("challenge-form-person"), chosen, number=101)


def _computer(draft: Draft, *, direct: bool) -> TapSelect:
    """Anyone, or the computer at one of its levels. Nothing is marked while a person is chosen."""
    to = draft.opponent_id
    anyone = entry(_ANYONE, say("challenge-form-anyone"), say("challenge-form-anyone-explained"), chosen=not to)
    options = [] if direct else [anyone]
    for level in NETWORK_LEVELS:
        explained = say("challenge-form-level-explained", level=level.value)
        options.append(entry(level.value, shown_name(computer(level)), explained, chosen=level is level_of(to)))
    return TapSelect(draft.target("form_other"), say("challenge-form-other"), options, number=102)


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
            options.append(entry(f"{length}.{int(cube)}", name, explained, chosen=chosen))
    return options


def _clocks(draft: Draft, chosen: str) -> list[discord.SelectOption]:
    """The clocks that go with the length: a session without an end has no live one."""
    return [
        entry(key, clock_name(key), say("challenge-form-clock-explained", clock=key), chosen=key == chosen)
        for key in CLOCKS
        if draft.length or key != "live"
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
    draft = draft_in(target)
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
    await _show(interaction, draft_in(target).changed(clock=values[0]))


@TAPS.on("form_more")
async def _more(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_panel(interaction, draft_in(target))


@TAPS.on("form_back")
async def _back(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await _show(interaction, draft_in(target))


@TAPS.on("house_send")
async def _send(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await send_draft(interaction, draft_in(target))


async def _show(interaction: Interaction, draft: Draft) -> None:
    await reply_in_place(interaction, await form_post(interaction, draft))
