"""The language the bot speaks: the server's in public, a person's own in private.

A handler speaks the person's language from the start. Anything everyone sees is made `speaking(public_language(...))`.
A `Post` keeps the language it was made in.
"""

from typing import Any, Final

import discord
import structlog

from bot.errors import BotError
from bot.records.people import Place, Preferences, ServerSettings
from bot.texts.catalogue import ENGLISH, best_language, set_language
from bot.ui.kit.host import Host

_log: Final = structlog.get_logger()

_LANGUAGES: Final = "languages"
"""Where an interaction keeps its two languages: the private and the public one."""


async def attune(interaction: discord.Interaction[Any]) -> None:
    """Look up the languages of an interaction and speak the person's until its task ends. Never raises BotError."""
    preferences, settings = Preferences(), ServerSettings()
    people = interaction.client.app.people
    try:
        preferences = await people.preferences(interaction.user.id)
        settings = await people.settings(interaction.guild_id)
    except BotError as error:
        # The request itself will report that the records are out of reach; this is only about the language for it.
        _log.warning("language not looked up", interaction=interaction.id, error=repr(error))
    private = best_language(preferences.language, str(interaction.locale))
    public = private if interaction.guild_id is None else best_language(settings.language, _server_locale(interaction))
    interaction.extras[_LANGUAGES] = (private, public)
    set_language(private)


def private_language(interaction: discord.Interaction[Any]) -> str:
    """The language of answers that only this person sees."""
    private, _ = interaction.extras[_LANGUAGES]
    return str(private)


def public_language(interaction: discord.Interaction[Any]) -> str:
    """The language of messages that everyone sees: the server's, or the person's if there is no server."""
    _, public = interaction.extras[_LANGUAGES]
    return str(public)


async def language_of_place(host: Host, place: Place) -> str:
    """The language for a post that nobody asked for; English outside servers."""
    if place.guild_id is None:
        return ENGLISH
    try:
        chosen = (await host.app.people.settings(place.guild_id)).language
    except BotError as error:
        _log.warning("language not looked up", guild=place.guild_id, error=repr(error))
        chosen = None
    guild = await host.server(place.guild_id)
    return best_language(chosen, str(guild.preferred_locale) if guild else None)


async def language_for(host: Host, user_id: int, place: Place) -> str:
    """The language for a direct message about something in a place: the person's own, or else the place's."""
    chosen = (await host.app.people.preferences(user_id)).language
    return best_language(chosen, await language_of_place(host, place))


def _server_locale(interaction: discord.Interaction[Any]) -> str | None:
    return str(interaction.guild_locale) if interaction.guild_locale else None
