"""The options of a challenge: the game and the house rules, each set by a tap before anybody else sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import discord
from msgspec.structs import replace as with_fields

from bot.errors import AccessError, AccessReason, NotationError
from bot.records.computers import level_of
from bot.records.people import Person, Posting
from bot.rules.house_rules import AUTOMATIC_DOUBLES, remembered
from bot.rules.variants import BACKGAMMON, VARIANTS
from bot.texts.catalogue import say
from bot.ui.challenge.draft import Draft, decode
from bot.ui.challenge.drafts import terms_of_draft
from bot.ui.challenge.sending import clock_of, house_rules_of
from bot.ui.challenge.view import terms_text
from bot.ui.kit.components import CustomId, TapButton, Taps, TapSelect
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import mention
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.clocks import clock_terms
from bot.ui.match.house_rules import SWITCHES, rule_name
from bot.ui.match.style import posting_name

TAPS: Final = Taps()
_USUAL: Final = 8
"""How many switches every game shows; the others are shown by the games that have them."""
_AUTOMATIC: Final = len(SWITCHES)
"""Stands for the automatic doubles among the switches."""
_RATED, _POSTING, _NUMBERS = range(_AUTOMATIC + 1, _AUTOMATIC + 4)
"""Stand for what is no house rule: whether it counts, how it is posted, and whose numbers it wears."""
_T = TypeVar("_T")
_IN_A_ROW: Final = 4
_GREEN: Final = discord.ButtonStyle.success
_GREY: Final = discord.ButtonStyle.secondary
_BLUE: Final = discord.ButtonStyle.primary


async def open_panel(interaction: Interaction, draft: Draft) -> None:
    """Answer with the panel, for this person alone."""
    post = await _post(interaction, draft)
    await reply(interaction, post)


async def show_panel(interaction: Interaction, draft: Draft, said: str = "") -> None:
    """Put the panel in place of what was tapped."""
    await reply_in_place(interaction, await _post(interaction, draft, said))


async def _post(interaction: Interaction, draft: Draft, said: str = "") -> Post:
    settings = await interaction.client.app.people.settings(interaction.guild_id)
    clock = clock_of(settings, draft.length, draft.clock, draft.at_zero)
    lines = [
        say("challenge-form-heading", terms=terms_text(await terms_of_draft(interaction, draft))),
        _invited(draft),
        clock_terms(clock),
        say("house-explained"),
        said,
    ]
    manages = interaction.guild_id is not None and interaction.permissions.manage_guild
    return Post(tuple(line for line in lines if line), (), _rows(draft, manages=manages))


def _invited(draft: Draft) -> str:
    if level_of(draft.opponent_id) is not None:
        return say("house-computer", who=mention(Person(draft.opponent_id, "")))
    return say("house-opponent", who=f"<@{draft.opponent_id}>") if draft.opponent_id else say("house-anyone")


def _rows(draft: Draft, *, manages: bool) -> tuple[Row, ...]:
    text = draft.encode()
    switches = [_switch(draft, index, option) for index, option in enumerate(SWITCHES[:_USUAL])]
    own = [_switch(draft, at, one) for at, one in enumerate(SWITCHES) if at >= _USUAL and _offers(draft, one)]
    limit = draft.rules.automatic_doubles
    shown = draft.can("automatic_doubles")
    label = say("house-automatic-doubles", limit=limit)
    automatic = TapButton(
        CustomId("house", draft.opponent_id, _AUTOMATIC, text),
        _mark(label, on=limit > 0, can=shown),
        _GREEN if limit else _GREY,
    )
    games = [
        discord.SelectOption(label=f"✅ {game.name}" if key == draft.variant else game.name, value=key)
        for key, game in VARIANTS.items()
    ]
    title = say("house-game", game=draft.game.name)
    send = [TapButton(CustomId("house_send", draft.opponent_id, 0, text), say("button-challenge"), _BLUE)]
    send.append(TapButton(CustomId("house_keep", draft.opponent_id, 0, text), say("button-keep-mine")))
    if manages:
        send.append(TapButton(CustomId("house_server", draft.opponent_id, 0, text), say("button-keep-server")))
    send.append(TapButton(CustomId("form_back", draft.opponent_id, 0, text), say("button-back-to-form")))
    more = [_posting(draft), _numbers(draft)]
    if level_of(draft.opponent_id) is None:
        more.insert(0, _rated(draft))
    return (
        (TapSelect(CustomId("house_game", draft.opponent_id, 0, text), title, games, number=101),),
        tuple(switches[:_IN_A_ROW]),
        tuple(switches[_IN_A_ROW:]),
        (automatic, *own),
        tuple(more),
        tuple(send),
    )


def _rated(draft: Draft) -> TapButton:
    label = say("house-rated", rated="yes" if draft.rated else "no")
    return TapButton(CustomId("house", draft.opponent_id, _RATED, draft.encode()), label)


def _posting(draft: Draft) -> TapButton:
    posting = draft.style.posting
    name = say("choice-server") if posting is None else posting_name(posting)
    return TapButton(CustomId("house", draft.opponent_id, _POSTING, draft.encode()), say("house-posting", what=name))


def _numbers(draft: Draft) -> TapButton:
    fixed = draft.style.fixed_numbers
    name = say("choice-server") if fixed is None else say("numbers", fixed=fixed)
    return TapButton(CustomId("house", draft.opponent_id, _NUMBERS, draft.encode()), say("house-numbers", what=name))


def _offers(draft: Draft, option: str) -> bool:
    """Is a switch that not every game shows shown for this one?"""
    return draft.has_crawford if option == "crawford" else option in draft.game.options


def _switch(draft: Draft, index: int, option: str) -> TapButton:
    """The button of a house rule. If it does not go with the rest, it is marked, and a tap says why."""
    on = getattr(draft.rules, option)
    label = _mark(rule_name(option), on=on, can=draft.can(option))
    return TapButton(CustomId("house", draft.opponent_id, index, draft.encode()), label, _GREEN if on else _GREY)


def _mark(label: str, *, on: bool, can: bool) -> str:
    return f"✅ {label}" if on else label if can else f"🚫 {label}"


@TAPS.on("house")
async def _tapped(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    draft = decode(target.argument, target.subject)
    if target.seq == _AUTOMATIC:
        limit = next((limit for limit in AUTOMATIC_DOUBLES if limit > draft.rules.automatic_doubles), 0)
        await show_panel(interaction, draft.with_automatic_doubles(limit))
    elif target.seq == _RATED:
        await show_panel(interaction, draft.changed(rated=not draft.rated))
    elif target.seq == _POSTING:
        style = with_fields(draft.style, posting=_after(draft.style.posting, (None, *Posting)))
        await show_panel(interaction, draft.changed(style=style))
    elif target.seq == _NUMBERS:
        style = with_fields(draft.style, fixed_numbers=_after(draft.style.fixed_numbers, (None, False, True)))
        await show_panel(interaction, draft.changed(style=style))
    elif target.seq < _AUTOMATIC:
        await show_panel(interaction, draft.switched(SWITCHES[target.seq]))
    else:
        raise NotationError(str(target.seq), "challenge")


def _after(chosen: _T, choices: Sequence[_T]) -> _T:
    """The next of the choices, the first after the last."""
    return choices[(choices.index(chosen) + 1) % len(choices)]


@TAPS.on("house_game")
async def _game(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    if not values or values[0] not in VARIANTS:
        raise NotationError("".join(values), "challenge")
    await show_panel(interaction, decode(target.argument, target.subject).with_game(values[0]))


@TAPS.on("house_keep")
async def _keep(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    draft = decode(target.argument, target.subject)
    people = interaction.client.app.people
    before = (await people.preferences(interaction.user.id)).house_rules
    await people.prefer(interaction.user.id, house_rules=remembered(before, draft.rules, draft.game, draft.length))
    await show_panel(interaction, draft, say("house-kept-mine"))


@TAPS.on("house_server")
async def _keep_for_server(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise AccessError(AccessReason.NOT_ADMIN)
    draft = decode(target.argument, target.subject)
    people = interaction.client.app.people
    before = (await people.settings(interaction.guild_id)).house_rules
    await people.choose(interaction.guild_id, house_rules=remembered(before, draft.rules, draft.game, draft.length))
    await show_panel(interaction, draft, say("house-kept-server"))


@TAPS.on("house_open")
async def _open(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """From `/settings` and `/preferences`: the house rules of a session, which has all of them."""
    people = interaction.client.app.people
    preferences = await people.preferences(interaction.user.id)
    settings = await people.settings(interaction.guild_id)
    rules = house_rules_of(preferences, settings, BACKGAMMON, 0)
    await open_panel(interaction, Draft(BACKGAMMON.key, 0, rules))
