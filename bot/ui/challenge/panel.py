"""The options of a challenge: the game and the house rules, each set by a tap before anybody else sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace as with_fields

from bot.errors import AccessError, AccessReason, NotationError
from bot.records.computers import level_of
from bot.records.people import Posting
from bot.rules.house_rules import AUTOMATIC_DOUBLES, remembered
from bot.rules.variants import VARIANTS
from bot.texts.catalogue import say
from bot.ui.challenge.draft import Draft, draft_in, draft_lines, terms_of_draft, usual_draft
from bot.ui.kit.components import BLUE, GREEN, GREY, CustomId, TapButton, Taps, TapSelect, entry
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.house_rules import SWITCHES, rule_name
from bot.ui.match.style import posting_name

TAPS: Final = Taps()
_USUAL: Final = 8
"""The number of switches that every game shows; the others are shown by the games that have them."""
_AUTOMATIC: Final = len(SWITCHES)
"""Stands for the automatic doubles among the switches."""
_RATED, _POSTING, _NUMBERS = range(_AUTOMATIC + 1, _AUTOMATIC + 4)
"""Stand for what is no house rule: whether it counts, how it is posted, and whose numbers it wears."""
_T = TypeVar("_T")
_IN_A_ROW: Final = 4


async def open_panel(interaction: Interaction, draft: Draft) -> None:
    """Answer with the panel, for this person alone."""
    await reply(interaction, await _post(interaction, draft))


async def show_panel(interaction: Interaction, draft: Draft, said: str = "") -> None:
    """Put the panel in place of what was tapped."""
    await reply_in_place(interaction, await _post(interaction, draft, said))


async def _post(interaction: Interaction, draft: Draft, said: str = "") -> Post:
    lines = (*draft_lines(draft, await terms_of_draft(interaction, draft)), say("house-explained"), said)
    manages = interaction.guild_id is not None and interaction.permissions.manage_guild
    return Post(tuple(filter(None, lines)), (), _rows(draft, manages=manages))


def _rows(draft: Draft, *, manages: bool) -> tuple[Row, ...]:
    switches = [_switch(draft, index, option) for index, option in enumerate(SWITCHES[:_USUAL])]
    own = [_switch(draft, at, one) for at, one in enumerate(SWITCHES) if at >= _USUAL and _offers(draft, one)]
    limit = draft.rules.automatic_doubles
    label = _mark(say("house-automatic-doubles", limit=limit), on=limit > 0, can=draft.can("automatic_doubles"))
    automatic = TapButton(draft.target("house", _AUTOMATIC), label, GREEN if limit else GREY)
    games = [entry(key, f"✅ {game.name}" if key == draft.variant else game.name) for key, game in VARIANTS.items()]
    send = [
        TapButton(draft.target("house_send"), say("button-challenge"), BLUE),
        TapButton(draft.target("house_keep"), say("button-keep-mine")),
        *([TapButton(draft.target("house_server"), say("button-keep-server"))] if manages else []),
        TapButton(draft.target("form_back"), say("button-back-to-form")),
    ]
    return (
        (TapSelect(draft.target("house_game"), say("house-game", game=draft.game.name), games, number=101),),
        tuple(switches[:_IN_A_ROW]),
        tuple(switches[_IN_A_ROW:]),
        (automatic, *own),
        tuple(TapButton(draft.target("house", at), label) for at, label in _others(draft)),
        tuple(send),
    )


def _others(draft: Draft) -> list[tuple[int, str]]:
    """The buttons of what is no house rule; a match against the computer is never rated."""
    posting, fixed = draft.style.posting, draft.style.fixed_numbers
    shown = say("choice-server") if posting is None else posting_name(posting)
    numbers = say("choice-server") if fixed is None else say("numbers", fixed=fixed)
    styles = [(_POSTING, say("house-posting", what=shown)), (_NUMBERS, say("house-numbers", what=numbers))]
    if level_of(draft.opponent_id) is not None:
        return styles
    return [(_RATED, say("house-rated", rated="yes" if draft.rated else "no")), *styles]


def _offers(draft: Draft, option: str) -> bool:
    """Is a switch that not every game shows shown for this one?"""
    return draft.has_crawford if option == "crawford" else option in draft.game.options


def _switch(draft: Draft, index: int, option: str) -> TapButton:
    """The button of a house rule. If it does not go with the rest, it is marked, and a tap says why."""
    on = getattr(draft.rules, option)
    label = _mark(rule_name(option), on=on, can=draft.can(option))
    return TapButton(draft.target("house", index), label, GREEN if on else GREY)


def _mark(label: str, *, on: bool, can: bool) -> str:
    return f"✅ {label}" if on else label if can else f"🚫 {label}"


@TAPS.on("house")
async def _tapped(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    draft = draft_in(target)
    if target.seq == _AUTOMATIC:
        limit = next((limit for limit in AUTOMATIC_DOUBLES if limit > draft.rules.automatic_doubles), 0)
        await show_panel(interaction, draft.with_rule("automatic_doubles", limit))
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
    await show_panel(interaction, draft_in(target).with_game(values[0]))


@TAPS.on("house_keep")
async def _keep(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    draft = draft_in(target)
    people = interaction.client.app.people
    before = (await people.preferences(interaction.user.id)).house_rules
    await people.prefer(interaction.user.id, house_rules=remembered(before, draft.rules, draft.game, draft.length))
    await show_panel(interaction, draft, say("house-kept-mine"))


@TAPS.on("house_server")
async def _keep_for_server(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise AccessError(AccessReason.NOT_ADMIN)
    draft = draft_in(target)
    people = interaction.client.app.people
    before = (await people.settings(interaction.guild_id)).house_rules
    await people.choose(interaction.guild_id, house_rules=remembered(before, draft.rules, draft.game, draft.length))
    await show_panel(interaction, draft, say("house-kept-server"))


@TAPS.on("house_open")
async def _open(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """From `/settings` and `/preferences`: the house rules of a session, which has all of them."""
    await open_panel(interaction, await usual_draft(interaction, length=0))
