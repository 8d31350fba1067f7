"""The options of a challenge: the game and the house rules, each set by a tap before anybody else sees it."""

from __future__ import annotations

from typing import Final

import discord

from bot.computers import level_of
from bot.errors import AccessError, AccessReason, NotationError
from bot.records import Person
from bot.rules.house_rules import AUTOMATIC_DOUBLES, remembered
from bot.rules.variants import BACKGAMMON, VARIANTS
from bot.texts.catalogue import say
from bot.ui.challenge.draft import Draft, decode
from bot.ui.challenge.sending import clock_of, house_rules_of, person_here, send_challenge, terms_of
from bot.ui.challenge.view import terms_text
from bot.ui.computer.start import play_computer
from bot.ui.kit.components import CustomId, TapButton, Taps, TapSelect
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import mention
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.clocks import clock_terms
from bot.ui.match.house_rules import SWITCHES, rule_name

TAPS: Final = Taps()
_USUAL: Final = 8
"""How many switches every game shows; the others are shown by the games that have them."""
_AUTOMATIC: Final = len(SWITCHES)
"""Stands for the automatic doubles among the switches."""
_IN_A_ROW: Final = 4
_GREEN: Final = discord.ButtonStyle.success
_GREY: Final = discord.ButtonStyle.secondary
_BLUE: Final = discord.ButtonStyle.primary


async def open_panel(interaction: Interaction, draft: Draft) -> None:
    """Answer with the panel, for this person alone."""
    post = await _post(interaction, draft)
    await reply(interaction, post)


async def _post(interaction: Interaction, draft: Draft, said: str = "") -> Post:
    settings = await interaction.client.app.people.settings(interaction.guild_id)
    clock = clock_of(settings, draft.length, draft.clock, draft.at_zero)
    rated = draft.rated and level_of(draft.opponent_id) is None
    terms = terms_of(draft.game, draft.length, draft.rules, clock, rated=rated, style=draft.style)
    lines = [
        say("house-heading", terms=terms_text(terms)),
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
    return (
        (TapSelect(CustomId("house_game", draft.opponent_id, 0, text), title, games, number=101),),
        tuple(switches[:_IN_A_ROW]),
        tuple(switches[_IN_A_ROW:]),
        (automatic, *own),
        tuple(send),
    )


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
        await _show(interaction, draft.with_automatic_doubles(limit))
    elif target.seq < _AUTOMATIC:
        await _show(interaction, draft.switched(SWITCHES[target.seq]))
    else:
        raise NotationError(str(target.seq), "challenge")


@TAPS.on("house_game")
async def _game(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    if not values or values[0] not in VARIANTS:
        raise NotationError("".join(values), "challenge")
    await _show(interaction, decode(target.argument, target.subject).with_game(values[0]))


async def _show(interaction: Interaction, draft: Draft, said: str = "") -> None:
    post = await _post(interaction, draft, said)
    await reply_in_place(interaction, post)


@TAPS.on("house_send")
async def _send(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    draft = decode(target.argument, target.subject)
    settings = await interaction.client.app.people.settings(interaction.guild_id)
    clock = clock_of(settings, draft.length, draft.clock, draft.at_zero)
    terms = terms_of(draft.game, draft.length, draft.rules, clock, rated=draft.rated, style=draft.style)
    level = level_of(draft.opponent_id)
    if level is not None:
        await play_computer(interaction, level, terms)
        return
    opponent = await person_here(interaction, draft.opponent_id) if draft.opponent_id else None
    await send_challenge(interaction, opponent, terms)


@TAPS.on("house_keep")
async def _keep(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    draft = decode(target.argument, target.subject)
    people = interaction.client.app.people
    before = (await people.preferences(interaction.user.id)).house_rules
    await people.prefer(interaction.user.id, house_rules=remembered(before, draft.rules, draft.game, draft.length))
    await _show(interaction, draft, say("house-kept-mine"))


@TAPS.on("house_server")
async def _keep_for_server(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise AccessError(AccessReason.NOT_ADMIN)
    draft = decode(target.argument, target.subject)
    people = interaction.client.app.people
    before = (await people.settings(interaction.guild_id)).house_rules
    await people.choose(interaction.guild_id, house_rules=remembered(before, draft.rules, draft.game, draft.length))
    await _show(interaction, draft, say("house-kept-server"))


@TAPS.on("house_open")
async def _open(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """From `/settings` and `/preferences`: the house rules of a session, which has all of them."""
    people = interaction.client.app.people
    preferences = await people.preferences(interaction.user.id)
    settings = await people.settings(interaction.guild_id)
    rules = house_rules_of(preferences, settings, BACKGAMMON, 0)
    await open_panel(interaction, Draft(BACKGAMMON.key, 0, rules))
