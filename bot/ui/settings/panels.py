"""`/preferences`: all choices of a player in one private message, one tap each; and the parts of any such panel."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.errors import ChallengeError, ChallengeReason, PreferenceError
from bot.records.people import Numbering, Person, Preferences, Tutor
from bot.render.board.picture import BoardScene
from bot.render.board.scene import LastMove
from bot.render.paint.theme import theme_names
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.texts.catalogue import Key, keys, languages, say, speaking
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.clock.cog import TimeKeeper
from bot.ui.kit.commands import Choices, command, group_description
from bot.ui.kit.components import CustomId, TapButton, Taps, TapSelect, entry
from bot.ui.kit.forms import ChoiceModal, FormEntry, FormGroup, chosen_in
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import bold, person_of
from bot.ui.kit.places import attune, private_language
from bot.ui.kit.sending import UNREACHABLE, ask_form, message_person, reply, reply_in_place

AUTOMATIC: Final = "auto"
"""Stands for "as the server does" or "as Discord says" in a list."""
_LONGEST_LIST: Final = 25
_THEMES: Final = keys("theme", ("classic", "dark", "tournament", "paper", "high_contrast", "colour_blind"))
_log: Final = structlog.get_logger()
TAPS: Final = Taps()
_SWITCHES: Final = {
    "play": keys("preference", ("auto_roll", "auto_forced", "auto_bear_off", "confirm", "confirm_double")),
    "look": keys("preference", ("text_board", "home_left", "shown_outside")),
    "calls": keys("preference", ("reminders", "dm_turns")),
}
"""The switches in groups, by the field of the preferences that each one turns."""
_FIELDS: Final = tuple(one for switches in _SWITCHES.values() for one in switches)
_EXPLAINED: Final = keys("preference-explained", _FIELDS)
CALLS: Final = "calls"
CALLED: Final = "called"
TRAINING: Final = "training"
_BESIDE: Final = {
    TRAINING: (Key("preference-training"), Key("preference-training-explained")),
    CALLED: (Key("preference-called"), Key("preference-called-explained")),
}
"""The switches that are no preferences: whether they are told when there is something to train, and whether they are
called in this server when somebody looks for an opponent."""
_BEGINS: Final = {"dm_turns": Key("turn-calls-begin"), TRAINING: Key("preference-training-begins")}
"""The text of the direct message that shows whether the way is open."""
_NONE_BESIDE: Final = MappingProxyType[str, bool]({})
_NUMBERINGS: Final = keys("numbering", Numbering)
_TUTORS: Final = keys("tutor", Tutor)
_LONGEST_VACATION: Final = 366
_NAMED: Final = 20  # the most blocked people who are named


class Choice(NamedTuple):
    """A list of a panel: its name in ids, its title, its entries as people read them by value, and the one chosen."""

    name: str
    title: str
    entries: Mapping[str, str]
    chosen: str
    field: str
    """The field of the settings or preferences that holds the choice."""
    stored: Callable[[str], object]
    """Makes the value of that field from the value of an entry."""


def unless_automatic(value: str) -> str | None:
    """The value to store for an entry of a list that begins with an automatic one: None for that."""
    return None if value == AUTOMATIC else value


def lists(action: str, choices: Sequence[Choice]) -> list[Row]:
    """A list in a row of its own for each choice. It says what it is about and what is chosen now."""
    rows: list[Row] = []
    for number, one in enumerate(choices, 101):
        # A default would be shown instead of what the list is about.
        marks = {one.chosen: "✅ "}
        shown = [entry(value, marks.get(value, "") + label) for value, label in one.entries.items()]
        at = list(one.entries).index(one.chosen) if one.chosen in one.entries else _LONGEST_LIST
        title = f"{one.title}: {one.entries.get(one.chosen, one.chosen)}"[:150]
        # With every choice it is another list, or a client would go on to show that choice instead of the title.
        select = TapSelect(CustomId(action, 0, 0, one.name), title, shown[:_LONGEST_LIST], number=100 * number + at)
        rows.append((select,))
    return rows


def change(choices: Sequence[Choice], name: str, value: str) -> dict[str, Any]:
    """The field that a tap on an entry changes, and its new value. Raises PreferenceError for what is not on offer."""
    by_name = {one.name: one for one in choices}
    one = by_name[known("preference", name, tuple(by_name))]
    return {one.field: one.stored(known(name, value, tuple(one.entries)))}


def known(name: str, value: str, all_known: Sequence[str]) -> str:
    """The value, if it is known. Raises PreferenceError, which names those that are."""
    if value not in all_known:
        raise PreferenceError(name, value, tuple(map(str, all_known)))
    return value


def language_entries(automatic: str) -> dict[str, str]:
    """Every language there is, after the entry that leaves the choice to somebody else."""
    return {AUTOMATIC: automatic, **{code: language_name(code) for code in languages()}}


def language_name(code: str) -> str:
    """A language's own name for itself."""
    with speaking(code):
        return say("language-name")


def theme_entries(automatic: str) -> dict[str, str]:
    """Every theme there is, after the entry that leaves the choice to somebody else."""
    return {AUTOMATIC: automatic, **{name: theme_title(name) for name in theme_names()}}


def theme_title(name: str) -> str:
    """The name of a theme; without one in the catalogue, the name of its file."""
    key = _THEMES.get(name)
    return say(key) if key else name.replace("_", " ").capitalize()


def sample_scene(theme: str) -> BoardScene:
    """A board that shows everything a theme colors: the opening 3-1 played, and a roll to play."""
    start = Position.start()
    mine = list(start.mine)
    mine[8], mine[6], mine[5] = 2, 4, 2
    return BoardScene(
        position=Position(start.theirs, tuple(mine)),
        mover=Side.BLACK,
        names=(say("sample-white"), say("sample-black")),
        length=5,
        dice=Roll(6, 4),
        last_play=(LastMove(Side.WHITE, 8, 5), LastMove(Side.WHITE, 6, 5)),
        theme=theme,
    )


async def _theme_choices(_: Interaction, current: str) -> Choices:
    wanted = current.casefold().strip()
    titles = {name: theme_title(name) for name in theme_names()}
    found = [name for name, title in titles.items() if wanted in title.casefold() or wanted in name]
    return [app_commands.Choice(name=titles[name], value=name) for name in found]


class PreferencesCog(commands.GroupCog, group_name="preferences", group_description=group_description("preferences")):
    """The choices of a player."""

    @command("preferences")
    async def show(self, interaction: Interaction) -> None:
        """Show the panel."""
        people, user_id = interaction.client.app.people, interaction.user.id
        await reply(interaction, await _panel_of(interaction, await people.preferences(user_id)))

    @command("preferences", theme=_theme_choices)
    async def theme(self, interaction: Interaction, theme: str) -> None:
        """Preview a theme."""
        await reply(interaction, _preview_of(theme.strip().lower()))

    @command("preferences")
    async def block(self, interaction: Interaction, person: discord.Member | discord.User) -> None:
        """Block a person."""
        if person.id == interaction.user.id:
            raise ChallengeError(ChallengeReason.BLOCKS_SELF)
        await interaction.client.app.people.block(interaction.user.id, person_of(person), interaction.client.clock())
        await reply(interaction, say("blocked", who=bold(person_of(person))))

    @command("preferences")
    async def unblock(self, interaction: Interaction, person: discord.Member | discord.User) -> None:
        """Unblock a person."""
        await interaction.client.app.people.unblock(interaction.user.id, person.id)
        left = await interaction.client.app.people.blocked_by(interaction.user.id)
        lines = [say("unblocked", who=bold(person_of(person)))]
        if left:
            lines.append(blocked_line(left))
        await reply(interaction, "\n".join(lines))

    @command("preferences")
    async def vacation(self, interaction: Interaction, days: app_commands.Range[int, 0, _LONGEST_VACATION]) -> None:
        """Go on vacation, or come back."""
        clocks, user_id = interaction.client.app.clocks, interaction.user.id
        after = await (clocks.leave(user_id, days) if days else clocks.come_back(user_id))
        left = clocks.vacation_left(after)
        if after.away_until is None:
            await reply(interaction, say("vacation-over", days=left))
        else:
            until = discord.utils.format_dt(after.away_until, "D")
            await reply(interaction, say("vacation-begun", until=until, days=left))
        await interaction.client.get(TimeKeeper).show_for(user_id)
        await interaction.client.get(ChouetteDesk).show_for(user_id)


def preference_post(
    preferences: Preferences, blocked: Sequence[Person] = (), beside: Mapping[str, bool] = _NONE_BESIDE
) -> Post:
    """The panel; `beside` are the switches that are no preferences, as they stand, `CALLED` in a server alone."""
    on = [one.label for group in _groups(preferences, beside) for one in group.entries if one.chosen]
    change_them = TapButton(CustomId("prefer_ask", 0, 0, CALLS if CALLED in beside else ""), say("button-switches"))
    house = TapButton(CustomId("house_open", 0), say("button-house-rules"))
    lines = [say("preferences-heading"), say("preferences-on", count=len(on), what=", ".join(on))]
    if preferences.dm_closed:
        lines.append(say("preference-dm-closed"))
    if blocked:
        lines.append(blocked_line(blocked))
    lines.append(f"-# {say('preferences-explained')}")
    return Post(tuple(lines), (), ((change_them, house), *lists("prefer_one", _choices(preferences))))


def _groups(preferences: Preferences, beside: Mapping[str, bool]) -> list[FormGroup]:
    """The switches, as they stand, in groups."""
    groups = []
    for name, switches in _SWITCHES.items():
        shown = [(one, key, _EXPLAINED[one], getattr(preferences, one)) for one, key in switches.items()]
        if name == CALLS:
            shown += [(one, *_BESIDE[one], beside[one]) for one in _BESIDE if one in beside]
        entries = [FormEntry(one, say(key), say(explained), chosen=on) for one, key, explained, on in shown]
        groups.append(FormGroup(name, say("preference-group", group=name), entries, "checks"))
    return groups


def _choices(preferences: Preferences) -> list[Choice]:
    numberings = {one.value: say(key) for one, key in _NUMBERINGS.items()}
    themes, spoken = theme_entries(say("as-the-server")), language_entries(say("as-discord"))
    theme, language = preferences.theme or AUTOMATIC, preferences.language or AUTOMATIC
    tutors = {one.value: say(key) for one, key in _TUTORS.items()}
    chosen, tutor = preferences.numbering.value, preferences.tutor.value
    return [
        Choice("numbering", say("preference-numbering"), numberings, chosen, "numbering", Numbering),
        Choice("theme", say("preference-theme"), themes, theme, "theme", unless_automatic),
        Choice("language", say("preference-language"), spoken, language, "language", unless_automatic),
        Choice("tutor", say("preference-tutor"), tutors, tutor, "tutor", Tutor),
    ]


def blocked_line(blocked: Sequence[Person]) -> str:
    """The people that a person has blocked, as many as fit."""
    names = ", ".join(bold(one) for one in blocked[:_NAMED])
    more = len(blocked) - _NAMED
    return say("blocked-list-more", who=names, count=more) if more > 0 else say("blocked-list", who=names)


def theme_preview(theme: str) -> Post:
    """A theme as it looks, before it is chosen."""
    use = TapButton(CustomId("use_theme", 0, 0, theme), say("button-use-theme"), discord.ButtonStyle.success)
    back = TapButton(CustomId("preferences", 0), say("button-back"))
    text = say("theme-preview", theme=theme_title(theme))
    return Post((text,), (sample_scene(theme),), ((use, back),))


def _preview_of(theme: str) -> Post:
    """The preview of a theme, drawn. Raises PreferenceError if there is no such theme."""
    return theme_preview(known("theme", theme, theme_names())).drawn()


@TAPS.on("prefer_ask")
async def _ask_switches(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """A form with every switch."""
    beside = await _beside(interaction)
    if not target.argument:
        beside.pop(CALLED, None)
    groups = _groups(await interaction.client.app.people.preferences(interaction.user.id), beside)
    form = CustomId("prefer_these", 0, 0, CALLS if CALLED in beside else "")
    await ask_form(interaction, ChoiceModal(form, say("button-switches"), groups))


@TAPS.on("prefer_these")
async def _switch_all(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Everything that is checked in the form is on, everything else off."""
    app, user_id, guild_id = interaction.client.app, interaction.user.id, interaction.guild_id
    offered = (*_FIELDS, TRAINING, *([CALLED] if target.argument else []))
    on = {known("preference", one, offered) for some in chosen_in(values).values() for one in some}
    if target.argument and guild_id is not None:
        await app.seeking.want_calls(user_id, guild_id, wanted=CALLED in on)
    await _turn(interaction, {one: one in on for one in (*_FIELDS, TRAINING)})


@TAPS.on("prefer")
async def _switch(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """From a button for one switch, as earlier versions showed it."""
    name = known("preference", target.argument, _FIELDS)
    before = await interaction.client.app.people.preferences(interaction.user.id)
    await _turn(interaction, {name: not getattr(before, name)})


async def _turn(interaction: Interaction, switches: dict[str, bool]) -> None:
    """Turn switches on or off. A first one is sent when direct messages are switched on."""
    app, user_id = interaction.client.app, interaction.user.id
    before = await app.people.preferences(user_id)
    changed = {name: on for name, on in switches.items() if name != TRAINING and getattr(before, name) != on}
    told = {name: on for name, on in changed.items() if name in _BEGINS}
    if TRAINING in switches and await _turn_training(interaction, wanted=switches[TRAINING]):
        told[TRAINING] = switches[TRAINING]
    await _prefer(interaction, **changed, **({"dm_closed": False} if told else {}))
    begins = [say(_BEGINS[name]) for name, on in told.items() if on]
    if begins:
        try:
            await message_person(interaction.client, user_id, "\n".join(begins), but_in=interaction.channel_id)
        except discord.Forbidden:
            await _show_again(interaction, await app.people.cannot_be_messaged(user_id))
        except UNREACHABLE as error:
            _log.info("direct message not tried", user=user_id, error=str(error))


async def _turn_training(interaction: Interaction, *, wanted: bool) -> bool:
    """Turn the messages about training on or off. Returns whether that changed anything."""
    calls, user_id = interaction.client.app.training_calls, interaction.user.id
    if wanted == await calls.are_wanted(user_id):
        return False
    if wanted:
        await calls.want(user_id, private_language(interaction))
    else:
        await calls.drop(user_id)
    return True


@TAPS.on("prefer_one")
async def _choose(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    value = "".join(values)
    if target.argument == "theme" and value != AUTOMATIC:
        await reply_in_place(interaction, _preview_of(value))
        return
    before = await interaction.client.app.people.preferences(interaction.user.id)
    await _prefer(interaction, **change(_choices(before), target.argument, value))


@TAPS.on("prefer_calls")
async def _call(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """Call the person on this server when somebody looks for an opponent, or no more."""
    app, user_id, guild_id = interaction.client.app, interaction.user.id, interaction.guild_id
    if guild_id is not None:
        await app.seeking.want_calls(user_id, guild_id, wanted=not await app.seeking.wants_calls(user_id, guild_id))
    await _show_again(interaction, await app.people.preferences(user_id))


@TAPS.on("use_theme")
async def _use_theme(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await _prefer(interaction, theme=known("theme", target.argument, theme_names()))


@TAPS.on("preferences")
async def _back(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await _show_again(interaction, await interaction.client.app.people.preferences(interaction.user.id))


async def _prefer(interaction: Interaction, **changes: Any) -> None:
    preferences = await interaction.client.app.people.prefer(interaction.user.id, **changes)
    await attune(interaction)  # another language is spoken at once
    await _show_again(interaction, preferences)


async def _show_again(interaction: Interaction, preferences: Preferences) -> None:
    await reply_in_place(interaction, await _panel_of(interaction, preferences))


async def _panel_of(interaction: Interaction, preferences: Preferences) -> Post:
    blocked = await interaction.client.app.people.blocked_by(interaction.user.id)
    post, until = preference_post(preferences, blocked, await _beside(interaction)), preferences.away_until
    if until is None or until <= interaction.client.clock():
        return post
    away = say("preferences-away", until=discord.utils.format_dt(until, "D"))
    return replace(post, lines=(*post.lines[:-1], away, post.lines[-1]))


async def _beside(interaction: Interaction) -> dict[str, bool]:
    """The switches that are no preferences, as they stand."""
    app, user_id, guild_id = interaction.client.app, interaction.user.id, interaction.guild_id
    beside = {TRAINING: await app.training_calls.are_wanted(user_id)}
    if guild_id is not None:
        beside[CALLED] = await app.seeking.wants_calls(user_id, guild_id)
    return beside
