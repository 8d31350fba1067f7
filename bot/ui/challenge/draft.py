"""A challenge that is being put together: all of it fits in the id of a button. Its beginning, options, and sending."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import structlog
from msgspec.structs import replace as with_fields

from bot.errors import NotationError
from bot.records.computers import ComputerLevel, computer, level_of
from bot.records.matches import Terms
from bot.records.people import Person, Posting, Style
from bot.rules.house_rules import AUTOMATIC_DOUBLES, SESSION_ONLY, fitting, refusals, remembered, usual_rules
from bot.rules.match.time_control import AtZero
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON, VARIANTS, Variant
from bot.texts.catalogue import say
from bot.ui.challenge.sending import (
    check_is_here,
    clock_of,
    house_rules_of,
    person_here,
    send_challenge,
    terms_of,
    terms_text,
)
from bot.ui.computer.desk import play_computer
from bot.ui.kit.components import GREEN, GREY, CustomId, TapButton, Taps, TapSelect, entry
from bot.ui.kit.error_texts import explain
from bot.ui.kit.forms import ChoiceModal, FormEntry, FormGroup, chosen_in
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import mention
from bot.ui.kit.places import can_play_here, is_direct, managed_guild
from bot.ui.kit.sending import ask_form, close_private, defer_in_place, private_panel, reply, reply_in_place
from bot.ui.match.clocks import CLOCKS, SWITCHES, clock_terms, has_crawford, rule_name
from bot.ui.match.style import AS_THE_SERVER, posting_name

FIRST_LEVEL: Final = ComputerLevel.INTERMEDIATE
_NO_CLOCK: Final = "-"
_POSTINGS: Final = (None, *Posting)
_NUMBERS: Final = (None, False, True)  # in an id and in the form these are known by their places
_log: Final = structlog.get_logger()
TAPS: Final = Taps()
_RATED: Final = "rated"  # stands among the house rules for whether the match counts


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

    def target(self, action: str) -> CustomId:
        """The id of a component that holds all of it; `draft_in` reads it."""
        return CustomId(action, self.opponent_id, 0, self.encode())

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
    """Send the challenge from its form, which then says so, or begin the match against the computer.

    Raises ChallengeError where nobody could accept it.
    """
    terms = await terms_of_draft(interaction, draft)
    level = level_of(draft.opponent_id)
    if level is None:
        check_is_here(interaction, None)
    if not await can_play_here(interaction):
        return
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
    lines = (*draft_lines(draft, await terms_of_draft(interaction, draft)), said)
    manages = interaction.guild_id is not None and interaction.permissions.manage_guild
    return Post(tuple(filter(None, lines)), (), _option_rows(draft, manages=manages))


def _option_rows(draft: Draft, *, manages: bool) -> tuple[Row, ...]:
    games = [entry(key, f"✅ {game.name}" if key == draft.variant else game.name) for key, game in VARIANTS.items()]
    send = say("button-challenge") if level_of(draft.opponent_id) is None else say("button-play-computer")
    buttons = (
        ("house_send", send, GREEN),
        ("house_form", say("button-change-options"), GREY),
        ("form_back", say("button-back-to-form"), GREY),
    )
    keeps = (("house_keep", say("button-keep-mine")), ("house_server", say("button-keep-server")))
    return (
        (TapSelect(draft.target("house_game"), say("house-game", game=draft.game.name), games, number=101),),
        tuple(TapButton(draft.target(action), label, style) for action, label, style in buttons),
        tuple(TapButton(draft.target(action), label) for action, label in keeps[: 2 if manages else 1]),
    )


def _may_count(draft: Draft) -> bool:
    """Can the match count for the ratings? One against a computer doesn't, nor does a session."""
    return level_of(draft.opponent_id) is None and draft.length > 0


def _groups(draft: Draft) -> list[FormGroup]:
    """The form's questions: the house rules that the game has at that length, and how the match is shown."""
    on = {option: getattr(draft.rules, option) for option in _offered(draft)}
    explained = {one: say("house-rule-explained", option=one) for one in on}
    rules = [FormEntry(one, rule_name(one), explained[one], chosen=chosen) for one, chosen in on.items()]
    if _may_count(draft):
        rules.append(FormEntry(_RATED, say("house-rated"), say("house-rated-explained"), chosen=draft.rated))
    groups = [FormGroup("rules", say("button-house-rules"), rules, "checks")] if rules else []
    if not draft.length and "automatic_doubles" in draft.game.options:
        limits = [
            FormEntry(str(limit), say("automatic-doubles", limit=limit), chosen=limit == draft.rules.automatic_doubles)
            for limit in AUTOMATIC_DOUBLES
        ]
        groups.append(FormGroup("automatic", rule_name("automatic_doubles"), limits))
    return groups + _styles(draft)


def _offered(draft: Draft) -> list[str]:
    """The house rules that can be turned on or off in the game at that length; some need others of them."""
    options = [option for option in SWITCHES if option in draft.game.options]
    crawford = has_crawford(with_fields(draft.rules, cube=True), draft.game, draft.length)
    return [one for one in options if not (draft.length and one in SESSION_ONLY) and (one != "crawford" or crawford)]


def _styles(draft: Draft) -> list[FormGroup]:
    """How the match is posted, and whose numbers its board wears."""
    posting, fixed, usual = draft.style.posting, draft.style.fixed_numbers, say("as-the-server")
    postings, numbers = list[FormEntry](), list[FormEntry]()
    for at, one in enumerate(_POSTINGS):
        postings.append(FormEntry(str(at), usual if one is None else posting_name(one), chosen=one == posting))
    for at, is_fixed in enumerate(_NUMBERS):
        name = usual if is_fixed is None else say("numbers", fixed=is_fixed)
        numbers.append(FormEntry(str(at), name, chosen=is_fixed == fixed))
    ways = FormGroup("posting", say("setting-posting"), postings)
    return [ways, FormGroup("numbers", say("preference-numbering"), numbers)]


@TAPS.on("house_form", "house")
async def _ask(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """A form with all of it; earlier versions had a button for each house rule."""
    draft = draft_in(target)
    await ask_form(interaction, ChoiceModal(draft.target("house_rules"), say("button-more-options"), _groups(draft)))


@TAPS.on("house_rules")
async def _change(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """The checked options hold. Rules that don't go with the rest are left out, and it's said which."""
    draft, chosen = draft_in(target), chosen_in(values)
    on = chosen.get("rules", ())
    rules = with_fields(draft.rules, **{option: option in on for option in _offered(draft)})
    try:
        posting = _POSTINGS[int(chosen["posting"][0])]
        fixed = _NUMBERS[int(chosen["numbers"][0])]
        limit = int(chosen["automatic"][0]) if "automatic" in chosen else rules.automatic_doubles
    except (KeyError, ValueError, IndexError) as error:
        raise NotationError(" ".join(values), "challenge") from error
    rules = with_fields(rules, automatic_doubles=limit)
    refused = next(refusals(rules, draft.game, draft.length), None)
    rated = _RATED in on if _may_count(draft) else draft.rated
    draft = replace(draft, rules=fitting(rules, draft.game, draft.length), rated=rated, style=Style(posting, fixed))
    await show_panel(interaction, draft, "" if refused is None else explain(refused))


@TAPS.on("house_game")
async def _game(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    if not values or values[0] not in VARIANTS:
        raise NotationError("".join(values), "challenge")
    await show_panel(interaction, draft_in(target).with_game(values[0]))


@TAPS.on("house_keep", "house_server")
async def _keep(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Keep the house rules for one's own challenges, or for everyone's on the server. Raises AccessError."""
    draft, people = draft_in(target), interaction.client.app.people
    if target.action == "house_server":
        guild_id = managed_guild(interaction)
        before = (await people.settings(guild_id)).house_rules
        await people.choose(guild_id, house_rules=remembered(before, draft.rules, draft.game, draft.length))
        await show_panel(interaction, draft, say("house-kept-server"))
    else:
        before = (await people.preferences(interaction.user.id)).house_rules
        await people.prefer(interaction.user.id, house_rules=remembered(before, draft.rules, draft.game, draft.length))
        await show_panel(interaction, draft, say("house-kept-mine"))


@TAPS.on("house_open")
async def _open(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """From `/settings` and `/preferences`: the house rules of a session, which has all of them.

    In a direct message there is only the computer to play.
    """
    to = computer(FIRST_LEVEL).user_id if is_direct(interaction) else 0
    await open_panel(interaction, await usual_draft(interaction, to, length=0))
