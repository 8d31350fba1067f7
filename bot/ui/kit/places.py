"""Where an interaction happens: may the bot play there, and which language is spoken, in public and in private?"""

from typing import Any, Final

import discord
import structlog

from bot.errors import AccessError, AccessReason, BotError
from bot.records.people import Place, Preferences, ServerSettings
from bot.texts.catalogue import ENGLISH, best_language, say, set_language
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.sending import reply

_SITE: Final = "https://discord.com/channels"
_log: Final = structlog.get_logger()

_OF_A_PERSON: Final = 1  # the key of the person whose app an interaction belongs to, among those who installed it
_LANGUAGES: Final = "languages"  # where an interaction keeps its two languages: the private and the public one


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """The channel of an interaction."""
    return Place(interaction.channel_id or 0, interaction.guild_id)


def is_direct(interaction: discord.Interaction[Any]) -> bool:
    """Is this a direct message with the bot, with nobody else in it?"""
    return interaction.guild_id is None and not interaction.context.private_channel


def is_guest(interaction: discord.Interaction[Any]) -> bool:
    """Is the bot here only as somebody's own app, not as a member: in a group, or in a server that hasn't added it?

    If so, it can answer and do nothing else. A person who taps on a message there needn't have the app: it's that
    of the person who has asked for the message.
    """
    if interaction.guild_id is None:
        return not is_direct(interaction)
    return _OF_A_PERSON in interaction._integration_owners and not interaction.is_guild_integration()  # noqa: SLF001


def missing_permissions(interaction: Interaction) -> list[str]:
    """The names of the permissions that are missing here and without which no match can be played."""
    if interaction.guild_id is None or is_guest(interaction):
        return []  # answers need none, and of a direct message Discord names neither viewing nor sending
    return lacking(interaction.app_permissions, in_thread=isinstance(interaction.channel, discord.Thread))


def lacking(has: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The names of the permissions that a match needs and that the bot lacks in its channel."""
    send = say("permission-send-in-threads") if in_thread else say("permission-send")
    may_send = has.send_messages_in_threads if in_thread else has.send_messages
    needed = {say("permission-view"): has.view_channel, send: may_send, say("permission-attach"): has.attach_files}
    return [name for name, granted in needed.items() if not granted]


async def count_post(interaction: Interaction) -> None:
    """Count a new public post of the person in this channel. Raises FenceError if it's one too many."""
    await interaction.client.app.fence.post(interaction.user.id, place_of(interaction).channel_id)


async def can_play_here(interaction: Interaction) -> bool:
    """May the bot do here what a match needs? If not, the person is told."""
    missing = missing_permissions(interaction)
    if missing:
        names = ", ".join(f"**{name}**" for name in missing)
        await reply(interaction, say("challenge-needs-permissions", permissions=names))
    return not missing


def managed_guild(interaction: discord.Interaction[Any]) -> int:
    """The server of an interaction, if the person may manage it. Raises AccessError otherwise."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise AccessError(AccessReason.NOT_ADMIN)
    return interaction.guild_id


def message_url(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """The address of a message, or of a channel."""
    channel = f"{_SITE}/{guild_id or '@me'}/{channel_id}"
    return f"{channel}/{message_id}" if message_id else channel


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
    interaction.client.locales[interaction.user.id] = str(interaction.locale)
    private = public = best_language(preferences.language, str(interaction.locale))
    if interaction.guild_id is not None:
        public = best_language(settings.language, str(interaction.guild_locale or "") or None)
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
