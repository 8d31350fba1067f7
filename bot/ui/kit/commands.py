"""The slash commands, with the names and descriptions of commands, options and choices in every language.

`command-<name>` is the name; its attributes `.description`, `.<option>` and `.<option>-description` are the rest.
`choice-<name>` is a choice. In English the name is the one in the code.
"""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import discord
import structlog
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.texts.catalogue import ENGLISH, language_of, say, speaking
from bot.ui.kit.errors import answer_error, begin
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.places import attune
from bot.ui.kit.rate_limit import RateLimit

Callback = Callable[..., Coroutine[Any, Any, None]]
_log: Final = structlog.get_logger()
MOST: Final = 25
LONGEST: Final = 100
_ENTRY_POINT: Final = 4  # the type of the command that opens an Activity; discord.py has no name for it
_LAUNCHES: Final = {"name": "play", "type": _ENTRY_POINT, "handler": 2}
"""Opens the Activity, if the portal has not made such a command: Discord itself handles it."""
Choices = list[app_commands.Choice[str]]
_Value = TypeVar("_Value", str, int)
Completer = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[_Value]]]]


def command(group: str = "", **completers: Completer[Any]) -> Callable[[Callback], app_commands.Command[Any, ..., Any]]:
    """Make a cog's method a slash command, described in the catalogue. `group` is the name of its group, if any.

    `completers` offer choices for the options named so while they're typed. Use it instead of `app_commands.command`,
    `describe` and `autocomplete`; other decorators go below it.
    """

    def make(callback: Callback) -> app_commands.Command[Any, ..., Any]:
        key = command_key(f"{group} {callback.__name__}".strip())
        options = list(inspect.signature(callback).parameters)[2:]
        with speaking(ENGLISH):
            if options:
                app_commands.describe(**{option: say(f"{key}.{option}-description") for option in options})(callback)
            app_commands.autocomplete(**{option: _quiet(one) for option, one in completers.items()})(callback)
            name = callback.__name__.replace("_", "-")
            return app_commands.command(name=name, description=say(f"{key}.description"))(callback)

    return make


class Option(NamedTuple):
    """An option of a command from a table: its type as in a signature, and the choices offered while it's typed."""

    name: str
    type: Any
    default: Any = inspect.Parameter.empty
    """Without one the option must be given."""
    completer: Completer[Any] | None = None


def subcommand(
    group: str, name: str, options: Sequence[Option], run: Callable[[Interaction, dict[str, Any]], Awaitable[None]]
) -> app_commands.Command[Any, ..., Any]:
    """Make a command of a cog that needs no method: `run` is given the interaction and the options by name."""

    async def callback(_: object, interaction: Interaction, /, **given: Any) -> None:
        await run(interaction, given)

    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    own = [inspect.Parameter(one, kind) for one in ("self", "interaction")]
    given = [inspect.Parameter(one.name, kind, default=one.default, annotation=one.type) for one in options]
    # discord.py takes it for a method by its qualified name.
    callback.__name__, callback.__qualname__ = name, f"{group}.{name}"
    vars(callback)["__signature__"] = inspect.Signature([*own, *given])
    completers = {one.name: one.completer for one in options if one.completer is not None}
    return command(group, **completers)(callback)


def group_description(name: str) -> str:
    """The description of a group of commands, for the code that makes it."""
    with speaking(ENGLISH):
        return say(f"{command_key(name)}.description")


def command_key(qualified_name: str) -> str:
    """The key of a command, a group (`preferences`) or a command in a group (`preferences theme`)."""
    return "command-" + _slug(qualified_name)


def text_key(string: str, context: app_commands.TranslationContextTypes) -> str:
    """The key of a string that discord.py wants translated. Raises LookupError for anything the bot doesn't have."""
    data: Any = context.data
    if context.location in (Location.command_name, Location.group_name):
        return command_key(data.qualified_name)
    if context.location in (Location.command_description, Location.group_description):
        return command_key(data.qualified_name) + ".description"
    if context.location is Location.parameter_name:
        return f"{command_key(data.command.qualified_name)}.{data.name}"
    if context.location is Location.parameter_description:
        return f"{command_key(data.command.qualified_name)}.{data.name}-description"
    if context.location is Location.choice_name:
        return "choice-" + _slug(string)
    raise LookupError(f"no text for {context.location.name} {string!r}")


class CatalogueTranslator(app_commands.Translator):
    """Tells Discord the names of commands in the languages of the catalogue."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in the language of a locale; None for English and for locales that the bot doesn't speak."""
        language = language_of(str(locale))
        if language is None or language == ENGLISH:
            return None
        if context.location is Location.command_description:
            await asyncio.sleep(0)  # all commands at a stretch would hold the loop for a quarter of a second
        with speaking(language):
            return say(text_key(string.message, context))


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")


class Tree(app_commands.CommandTree[Host]):
    """The slash commands. Every error in one is answered."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Allow everything but haste. Commands and autocompletes begin here, so their language is set here."""
        if not await self.client.get(RateLimit).allows(interaction):
            return False
        begin(interaction)
        await attune(interaction)
        return True

    async def sync(self, *, guild: discord.abc.Snowflake | None = None) -> list[app_commands.AppCommand]:
        """Register the commands. The Entry Point of an Activity, which the portal has added, must be sent along."""
        me, http = self.client.application_id, self.client.http
        there = [] if guild is not None or me is None else await http.get_global_commands(me)
        entry_points: list[Any] = [one for one in there if int(one["type"]) == _ENTRY_POINT]
        if not entry_points and guild is None and self.client.settings.live_activity:
            entry_points = [_LAUNCHES]
        if me is None or self.translator is None or not entry_points:
            return await super().sync(guild=guild)
        own = [await one.get_translated_payload(self, self.translator) for one in self.get_commands()]
        await http.bulk_upsert_global_commands(me, payload=[*own, *entry_points])
        return await self.fetch_commands()

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer the error, ephemerally."""
        await answer_error(interaction, error)


def _quiet(completer: Completer[_Value]) -> Completer[_Value]:
    """Make a completer log its errors and offer nothing."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[_Value]]:
        try:
            return (await completer(interaction, current))[:MOST]
        except Exception as error:  # noqa: BLE001 - the boundary: an autocomplete has no other way to report it
            _log.warning("autocomplete failed", interaction=interaction.id, error=repr(error))
            return []

    return complete


def matching(labeled: Sequence[tuple[str, _Value]], current: str) -> list[app_commands.Choice[_Value]]:
    """The choices, as labels and values, whose label contains the typed text or whose value is exactly that."""
    wanted = current.casefold().strip()
    found = [(label, value) for label, value in labeled if wanted in label.casefold() or wanted == str(value)]
    return [app_commands.Choice(name=label[:LONGEST], value=value) for label, value in found]
