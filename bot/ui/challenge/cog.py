"""`/challenge` and its form: whom, how long, with which clock; `/accept`, `/decline`.

All of the form stands in the ids of its buttons and lists, so it outlives a restart. Two taps send it.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final, Literal

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace as with_fields

from bot.app.views import Offer
from bot.errors import ChallengeError, ChallengeReason, NotationError
from bot.records.computers import NETWORK_LEVELS, ComputerLevel, computer, level_of
from bot.rules.house_rules import check, fitting
from bot.rules.match.state import LONGEST
from bot.rules.match.time_control import AtZero
from bot.rules.rules import Rules
from bot.rules.variants import Variant
from bot.texts.catalogue import say
from bot.ui.challenge.draft import (
    FIRST_LEVEL,
    Draft,
    decode,
    draft_in,
    draft_lines,
    first_draft,
    open_panel,
    send_draft,
    show_panel,
    terms_of_draft,
)
from bot.ui.challenge.offers import (
    Answer,
    accept_choices,
    accept_offer,
    ask_which,
    decline_choices,
    decline_offer,
    tell_elsewhere,
)
from bot.ui.challenge.seeking import seek_button
from bot.ui.challenge.sending import check_is_here, clock_of, house_rules_of, person_here, send_challenge, terms_of
from bot.ui.computer.desk import play_computer
from bot.ui.kit.commands import command, matching
from bot.ui.kit.components import GREEN, CustomId, TapButton, Taps, TapSelect, TapUserSelect, entry
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import person_of, shown_name
from bot.ui.kit.places import can_play_here, is_direct, place_of
from bot.ui.kit.sending import reply, reply_in_place
from bot.ui.match.clocks import CLOCKS, clock_name, key_of
from bot.ui.match.games import game_called, game_choices
from bot.ui.match.style import style_called

_USUAL_LENGTHS: Final = (3, 5, 9, 21)
_CUBES: Final = {0: None, 1_000_000: True, 2_000_000: False}
"""Added to a length to say that the cube is asked for, or not: a choice fills in one option, a number.

It is more than anybody types by mistake.
"""
LARGEST: Final = max(_CUBES) + LONGEST
"""The largest number that `length_called` reads."""
TAPS: Final = Taps()
LENGTHS: Final = (1, 3, 5, 9, 21, 0)
"""The lengths on offer; 0 plays on without an end."""
_ANYONE: Final = "anyone"


async def length_choices(_: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The usual lengths, each with and without the cube; before them the number being typed, if it is another."""
    typed = current.strip()
    own = int(typed) if typed.isdecimal() and len(typed) < 4 else LONGEST + 1
    lengths = (*(() if own > LONGEST or own in _USUAL_LENGTHS else (own,)), *_USUAL_LENGTHS)
    labelled = [choice for length in lengths for choice in _with_and_without(length)]
    return matching(labelled, current)


def _with_and_without(length: int) -> list[tuple[str, int]]:
    label = say("length", points=length)
    if length == 1:
        return [(label, length)]  # there the cube changes nothing
    words = {True: say("with-cube"), False: say("without-cube")}
    return [(f"{label}, {words[cube]}", added + length) for added, cube in _CUBES.items() if cube is not None]


def length_called(number: int) -> tuple[int, bool | None]:
    """The length that was typed or chosen, and whether the cube is asked for. Raises ChallengeError."""
    length = number % 1_000_000
    if length > LONGEST:
        raise ChallengeError(ChallengeReason.LENGTH)
    return length, _CUBES[number - length]


class ChallengeCog(commands.Cog):
    """Offering a match, and answering offers."""

    @command(length=length_choices, variant=game_choices)
    async def challenge(  # noqa: PLR0917 - the options of the command
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User | None = None,
        length: app_commands.Range[int, 0, LARGEST] | None = None,
        cube: bool | None = None,
        clock: Literal["none", "live", "12h", "1d", "3d", "7d"] | None = None,
        at_zero: Literal["lose", "claim"] | None = None,
        rated: bool = True,
        variant: str | None = None,
        options: bool = False,
        level: Literal["beginner", "casual", "intermediate", "advanced", "expert", "world class"] | None = None,
        posting: Literal["a post a turn", "one board that moves", "one board in place"] | None = None,
        numbers: Literal["each their own", "fixed"] | None = None,
    ) -> None:
        """Offer a match."""
        against = _computer(interaction, opponent, level)
        if not list(interaction.namespace):
            await open_form(interaction)
            return
        if against is None:
            check_is_here(interaction, opponent)
        if not await can_play_here(interaction):
            return
        settings = await interaction.client.app.people.settings(interaction.guild_id)
        points, with_cube = (settings.default_length, None) if length is None else length_called(length)
        played, cube = game_called(variant), with_cube if cube is None else cube
        rules = _rules(await house_rules_of(interaction, played, points), played, points, cube)
        zero, style = AtZero(at_zero) if at_zero else None, style_called(posting, numbers)
        if options:
            to = computer(against).user_id if against is not None else 0 if opponent is None else opponent.id
            await open_panel(interaction, Draft(played.key, points, rules, clock, zero, rated, to, style))
            return
        terms = terms_of(played, points, rules, clock_of(settings, points, clock, zero), rated=rated, style=style)
        if against is not None:
            await play_computer(interaction, against, terms)
        else:
            await send_challenge(interaction, opponent, terms)

    @command(offer=accept_choices)
    async def accept(self, interaction: Interaction, offer: str | None = None) -> None:
        """Accept."""
        offers = await interaction.client.app.challenges.offers_to(person_of(interaction.user), place_of(interaction))
        await _answer(interaction, offers, offer, "accept", accept_offer)

    @command(offer=decline_choices)
    async def decline(self, interaction: Interaction, offer: str | None = None, sure: bool = False) -> None:
        """Decline."""
        offers = await interaction.client.app.challenges.declinable(person_of(interaction.user), place_of(interaction))
        await _answer(interaction, offers, offer, "decline", partial(decline_offer, sure=sure))


async def _answer(
    interaction: Interaction,
    offers: list[Offer],
    key: str | None,
    answer: Answer,
    act: Callable[[Interaction, Offer], Awaitable[None]],
) -> None:
    """Answer the one offer that is meant: the one named, else the only one to the person, else the only one to anyone.

    Ask which where there are several, or none like that, and tell of other places if there is none at all.
    """
    named = [offer for offer in offers if key and offer.key == key.strip()]
    to_them = [offer for offer in offers if offer.challenge is None or offer.challenge.opponent is not None]
    meant = named or to_them or offers
    if not meant:
        await tell_elsewhere(interaction)
    elif key and not named:
        await ask_which(interaction, meant, answer, say("offer-unknown"))
    elif len(meant) > 1:
        await ask_which(interaction, meant, answer, say("offer-which"))
    else:
        await act(interaction, meant[0])


def _computer(interaction: Interaction, opponent: discord.abc.User | None, level: str | None) -> ComputerLevel | None:
    """The level of the computer that is challenged; None for a person. Raises ChallengeError for a person's level."""
    me = interaction.client.user
    if me is not None and opponent is not None and opponent.id == me.id:
        return ComputerLevel((level or ComputerLevel.INTERMEDIATE.value).replace(" ", "_"))
    if level is not None:
        raise ChallengeError(ChallengeReason.LEVEL_OF_A_PERSON)
    return None


def _rules(usual: Rules, game: Variant, length: int, cube: bool | None) -> Rules:
    """The usual house rules, with or without the cube as asked. Raises HouseRule for a cube in a game without one."""
    if cube is None:
        return usual
    chosen = with_fields(usual, cube=cube)
    if not cube:
        return fitting(chosen, game, length)
    check(chosen, game, length)
    return chosen


async def open_form(interaction: Interaction) -> None:
    """Answer with the form, for this person alone. In a direct message there is only the computer to play."""
    if not is_direct(interaction) and not await can_play_here(interaction):
        return
    to = computer(FIRST_LEVEL).user_id if is_direct(interaction) else 0
    await reply(interaction, await form_post(interaction, await first_draft(interaction, to)))


async def form_post(interaction: Interaction, draft: Draft) -> Post:
    """The form as it stands."""
    terms = await terms_of_draft(interaction, draft)
    lists: list[Row] = [] if is_direct(interaction) else [(_person(draft),)]
    lists.append((_computer_list(draft, direct=is_direct(interaction)),))
    title = say("challenge-form-length")
    lists.append((TapSelect(draft.target("form_length"), title, _lengths(draft), number=103),))
    clock = key_of(terms.clock)
    offered = {key: say("challenge-form-clock-explained", clock=key) for key in CLOCKS}
    if not draft.length:
        del offered["live"]  # a session without an end has no live clock
    clocks = [entry(key, clock_name(key), why, chosen=key == clock) for key, why in offered.items()]
    lists.append((TapSelect(draft.target("form_clock"), say("challenge-form-clock"), clocks, number=104),))
    send = say("button-challenge") if level_of(draft.opponent_id) is None else say("button-play-computer")
    more = TapButton(draft.target("form_more"), say("button-more-options"))
    buttons: Row = (TapButton(draft.target("house_send"), send, GREEN), more)
    if not is_direct(interaction):
        buttons = (*buttons, seek_button(draft.game, in_place=True))
    return Post(tuple(filter(None, draft_lines(draft, terms))), (), (*lists, buttons))


def _person(draft: Draft) -> TapUserSelect:
    to = draft.opponent_id
    chosen = to if to and level_of(to) is None else None
    # A client goes on showing what was chosen in a list before, unless another list takes its place.
    number = 101 if chosen else 105
    return TapUserSelect(draft.target("form_person"), say("challenge-form-person"), chosen, number=number)


def _computer_list(draft: Draft, *, direct: bool) -> TapSelect:
    """Anyone, or the computer at one of its levels. Nothing is marked while a person is chosen."""
    to = draft.opponent_id
    anyone = entry(_ANYONE, say("challenge-form-anyone"), say("challenge-form-anyone-explained"), chosen=not to)
    options = [] if direct else [anyone]
    for level in NETWORK_LEVELS:
        explained = say("challenge-form-level-explained", level=level.value)
        options.append(entry(level.value, shown_name(computer(level)), explained, chosen=level is level_of(to)))
    number = 106 if to and level_of(to) is None else 102  # see above
    return TapSelect(draft.target("form_other"), say("challenge-form-other"), options, number=number)


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


@TAPS.on("form_person")
async def _choose_person(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Challenge that person; the bot itself stands for the computer. Raises ChallengeError for oneself and for bots."""
    chosen = int(values[0]) if values and values[0].isdecimal() else 0
    if chosen == interaction.user.id:
        raise ChallengeError(ChallengeReason.SELF)
    if interaction.client.user is not None and chosen == interaction.client.user.id:
        chosen = computer(FIRST_LEVEL).user_id
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
        rules = await house_rules_of(interaction, draft.game, length)
    rules = fitting(with_fields(rules, cube=bool(cube)), draft.game, length)
    clock = "none" if not length and draft.clock == "live" else draft.clock
    await _show(interaction, replace(draft, length=length, rules=rules, clock=clock))


@TAPS.on("form_clock")
async def _choose_clock(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    if not values or values[0] not in CLOCKS:
        raise NotationError("".join(values), "challenge")
    await _show(interaction, replace(draft_in(target), clock=values[0]))


async def _show(interaction: Interaction, draft: Draft) -> None:
    await reply_in_place(interaction, await form_post(interaction, draft))


TAPS.take_in(
    {
        "form_more": lambda by, target, _: show_panel(by, draft_in(target)),
        "form_back": lambda by, target, _: _show(by, draft_in(target)),
        "house_send": lambda by, target, _: send_draft(by, draft_in(target)),
    }
)
