"""A challenge that is being put together: all of it fits in the id of a button. Its beginning, options, and sending."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import structlog
from msgspec.structs import replace as with_fields

from bot.errors import AccessError, AccessReason, NotationError
from bot.records.challenges import Terms
from bot.records.computers import level_of
from bot.records.people import Person, Posting, Style
from bot.rules.house_rules import AUTOMATIC_DOUBLES, fitting, refusals, remembered, usual_rules
from bot.rules.match.time_control import AtZero
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, VARIANTS, Variant
from bot.texts.catalogue import say
from bot.ui.challenge.sending import clock_of, house_rules_of, person_here, send_challenge, terms_of, terms_text
from bot.ui.computer.desk import play_computer
from bot.ui.kit.components import BLUE, GREEN, GREY, CustomId, TapButton, Taps, TapSelect, entry
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import mention
from bot.ui.kit.sending import close_private, defer_in_place, private_panel, reply, reply_in_place
from bot.ui.match.clocks import CLOCKS, SWITCHES, clock_terms, has_crawford, rule_name
from bot.ui.match.style import AS_THE_SERVER, posting_name

_NO_CLOCK: Final = "-"
_POSTINGS: Final = (None, *Posting)
_NUMBERS: Final = (None, False, True)
"""In an id these are known by their places; a tap leads from one to the next."""
_log: Final = structlog.get_logger()
TAPS: Final = Taps()
_USUAL: Final = 8
"""The number of switches that every game shows; the others are shown by the games that have them."""
_AUTOMATIC: Final = len(SWITCHES)
"""Stands for the automatic doubles among the switches."""
_RATED, _POSTING, _NUMBERED = range(_AUTOMATIC + 1, _AUTOMATIC + 4)
"""Stand for what is no house rule: whether it counts, how it is posted, and whose numbers it wears."""
_T = TypeVar("_T")
_IN_A_ROW: Final = 4


@dataclass(frozen=True, slots=True)
class Draft:
    """The terms so far. With `clock` None it is the server's usual one; `opponent_id` 0 invites anyone."""

    variant: str
    length: int
    rules: Rules
    clock: str | None = None
    at_zero: AtZero | None = None
    rated: bool = True
    opponent_id: int = 0
    style: Style = AS_THE_SERVER

    @property
    def game(self) -> Variant:
        """The game."""
        return VARIANTS[self.variant]

    def with_game(self, key: str) -> Draft:
        """The same for another game: rules it does not have are dropped, and rules it adds are as usual."""
        game = VARIANTS[key]
        usual = usual_rules(game, self.length)
        added = {option: getattr(usual, option) for option in game.options - self.game.options}
        return replace(self, variant=key, rules=fitting(with_fields(self.rules, **added), game, self.length))

    def switched(self, option: str) -> Draft:
        """Turn a house rule on or off. Raises HouseRule when it cannot be on."""
        return self.with_rule(option, not getattr(self.rules, option))

    def with_rule(self, option: str, value: object) -> Draft:
        """Set a house rule. Raises HouseRule when it cannot be set; rules that depended on one that is gone go, too."""
        rules = with_fields(self.rules, **{option: value})
        for refused in refusals(rules, self.game, self.length):
            if refused.option == option:
                raise refused
        return replace(self, rules=fitting(rules, self.game, self.length))

    def can(self, option: str) -> bool:
        """Does the house rule go with the rest?"""
        rules = with_fields(self.rules, **{option: 1 if option == "automatic_doubles" else True})
        return all(refused.option != option for refused in refusals(rules, self.game, self.length))

    def target(self, action: str, seq: int = 0) -> CustomId:
        """The id of a component that holds all of it; `draft_in` reads it."""
        return CustomId(action, self.opponent_id, seq, self.encode())

    @property
    def has_crawford(self) -> bool:
        """Could there be a Crawford game?"""
        return has_crawford(self.rules, self.game, self.length)

    def encode(self) -> str:
        """A text of at most 40 characters, for `decode` to read."""
        bits = sum(1 << index for index, option in enumerate(SWITCHES) if getattr(self.rules, option))
        zero = self.at_zero.value[0] if self.at_zero else _NO_CLOCK
        clock = self.clock or _NO_CLOCK
        text = f"{self.variant}.{self.length}.{bits:x}.{self.rules.automatic_doubles}{zero}{int(self.rated)}{clock}"
        return f"{text}.{_POSTINGS.index(self.style.posting)}{_NUMBERS.index(self.style.fixed_numbers)}"


def decode(text: str, opponent_id: int) -> Draft:
    """Read what `encode` wrote; version 1.0 wrote no style. Raises NotationError."""
    try:
        variant, length, bits, rest, *later = text.split(".")
        [shown] = later or ["00"]
        rules = {option: bool(int(bits, 16) >> index & 1) for index, option in enumerate(SWITCHES)}
        zero = None if rest[1] == _NO_CLOCK else next(at for at in AtZero if at.value[0] == rest[1])
        clock = None if rest[3:] == _NO_CLOCK else rest[3:]
        made = with_fields(Rules(), **rules, automatic_doubles=int(rest[0]))
        style = Style(_POSTINGS[int(shown[0])], _NUMBERS[int(shown[1])])
        draft = Draft(variant, int(length), made, clock, zero, rest[2] == "1", opponent_id, style)
    except (ValueError, IndexError, StopIteration) as error:
        raise NotationError(text, "challenge") from error
    if variant not in VARIANTS or clock not in (None, *CLOCKS):
        raise NotationError(text, "challenge")
    return draft


def draft_in(target: CustomId) -> Draft:
    """The draft in an id. Raises NotationError."""
    return decode(target.argument, target.subject)


async def usual_draft(interaction: Interaction, opponent_id: int = 0, *, length: int | None = None) -> Draft:
    """A game of backgammon with the usual house rules of the person, and unless given with the server's length."""
    if length is None:
        length = (await interaction.client.app.people.settings(interaction.guild_id)).default_length
    rules = await house_rules_of(interaction, BACKGAMMON, length)
    return Draft(BACKGAMMON.key, length, rules, opponent_id=opponent_id)


async def first_draft(interaction: Interaction, opponent_id: int = 0) -> Draft:
    """The draft that the person sent last, or else the usual one."""
    people = interaction.client.app.people
    last = (await people.preferences(interaction.user.id)).last_challenge
    if last:
        try:
            return decode(last, opponent_id)
        except NotationError as error:  # a version of the bot wrote it that knew another game or clock
            _log.info("last challenge not read", text=last, error=repr(error))
            await people.prefer(interaction.user.id, last_challenge="")
    return await usual_draft(interaction, opponent_id)


def draft_lines(draft: Draft, terms: Terms) -> tuple[str, ...]:
    """The terms of a draft, whom it invites, and its clock, in lines."""
    if level_of(draft.opponent_id) is not None:
        invited = say("house-computer", who=mention(Person(draft.opponent_id, "")))
    elif draft.opponent_id:
        invited = say("house-opponent", who=f"<@{draft.opponent_id}>")
    else:
        invited = say("house-anyone")
    return say("challenge-form-heading", terms=terms_text(terms)), invited, clock_terms(terms.clock)


async def terms_of_draft(interaction: Interaction, draft: Draft) -> Terms:
    """The terms of a draft, offered here. Raises HouseRule for rules that do not go together."""
    settings = await interaction.client.app.people.settings(interaction.guild_id)
    clock = clock_of(settings, draft.length, draft.clock, draft.at_zero)
    rated = draft.rated and level_of(draft.opponent_id) is None
    return terms_of(draft.game, draft.length, draft.rules, clock, rated=rated, style=draft.style)


async def send_draft(interaction: Interaction, draft: Draft) -> None:
    """Send the challenge from its form, which then says so, or begin the match against the computer."""
    terms = await terms_of_draft(interaction, draft)
    level = level_of(draft.opponent_id)
    if level is not None:
        await play_computer(interaction, level, terms)
        await _close(interaction)
    else:
        opponent = await person_here(interaction, draft.opponent_id) if draft.opponent_id else None
        await defer_in_place(interaction)
        await send_challenge(interaction, opponent, terms)
        await reply_in_place(interaction, Post((say("challenge-sent"),), ()))
    await interaction.client.app.people.prefer(interaction.user.id, last_challenge=draft.encode())


async def _close(interaction: Interaction) -> None:
    """Take the form away once a match has begun, unless it shows that match now."""
    form = private_panel(interaction)
    answered = None if form is None else interaction.client.answers.of(form.id)
    if form is not None and answered is not None and answered.interaction is not interaction:
        await close_private(interaction.client, form.id)


async def open_panel(interaction: Interaction, draft: Draft) -> None:
    """Answer with the panel, for this person alone."""
    await reply(interaction, await _options_post(interaction, draft))


async def show_panel(interaction: Interaction, draft: Draft, said: str = "") -> None:
    """Put the panel in place of what was tapped."""
    await reply_in_place(interaction, await _options_post(interaction, draft, said))


async def _options_post(interaction: Interaction, draft: Draft, said: str = "") -> Post:
    lines = (*draft_lines(draft, await terms_of_draft(interaction, draft)), say("house-explained"), said)
    manages = interaction.guild_id is not None and interaction.permissions.manage_guild
    return Post(tuple(filter(None, lines)), (), _option_rows(draft, manages=manages))


def _option_rows(draft: Draft, *, manages: bool) -> tuple[Row, ...]:
    switches = [_switch(draft, index, option) for index, option in enumerate(SWITCHES[:_USUAL])]
    own = [_switch(draft, at, one) for at, one in enumerate(SWITCHES) if at >= _USUAL and _offers(draft, one)]
    limit = draft.rules.automatic_doubles
    label = _marked(say("house-automatic-doubles", limit=limit), on=limit > 0, can=draft.can("automatic_doubles"))
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
    styles = [(_POSTING, say("house-posting", what=shown)), (_NUMBERED, say("house-numbers", what=numbers))]
    if level_of(draft.opponent_id) is not None:
        return styles
    return [(_RATED, say("house-rated", rated="yes" if draft.rated else "no")), *styles]


def _offers(draft: Draft, option: str) -> bool:
    """Is a switch that not every game shows shown for this one?"""
    return draft.has_crawford if option == "crawford" else option in draft.game.options


def _switch(draft: Draft, index: int, option: str) -> TapButton:
    """The button of a house rule. If it does not go with the rest, it is marked, and a tap says why."""
    on = getattr(draft.rules, option)
    label = _marked(rule_name(option), on=on, can=draft.can(option))
    return TapButton(draft.target("house", index), label, GREEN if on else GREY)


def _marked(label: str, *, on: bool, can: bool) -> str:
    return f"✅ {label}" if on else label if can else f"🚫 {label}"


@TAPS.on("house")
async def _tapped(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    draft, style = draft_in(target), draft_in(target).style
    if target.seq < _AUTOMATIC:
        draft = draft.switched(SWITCHES[target.seq])
    elif target.seq == _AUTOMATIC:
        limit = next((limit for limit in AUTOMATIC_DOUBLES if limit > draft.rules.automatic_doubles), 0)
        draft = draft.with_rule("automatic_doubles", limit)
    elif target.seq == _RATED:
        draft = replace(draft, rated=not draft.rated)
    elif target.seq == _POSTING:
        draft = replace(draft, style=with_fields(style, posting=_after(style.posting, _POSTINGS)))
    elif target.seq == _NUMBERED:
        draft = replace(draft, style=with_fields(style, fixed_numbers=_after(style.fixed_numbers, _NUMBERS)))
    else:
        raise NotationError(str(target.seq), "challenge")
    await show_panel(interaction, draft)


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
