"""The menus: the position or the match in a message; a challenge to a person, or their record."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.errors import ChallengeError, ChallengeReason, NotFound
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import MatchRecord
from bot.rules.formats.position_text import find_position
from bot.texts.catalogue import ENGLISH, Key, say, speaking
from bot.ui.board.boards import Boards
from bot.ui.challenge.draft import open_panel, usual_draft
from bot.ui.challenge.sending import check_is_here
from bot.ui.coach.tutor import show_position
from bot.ui.files.cog import import_file
from bot.ui.kit.components import CustomId
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import can_play_here
from bot.ui.kit.sending import reply
from bot.ui.match.lookup import chosen_match_to_look_at
from bot.ui.people.profiles import show_profile

_FILES: Final = (".mat", ".xg", ".sgf", ".txt", ".json")  # the endings of files that `/import` reads


async def open_position(interaction: Interaction, message: discord.Message) -> None:
    """Open the XGID or GNU ID in a message as `/position` does, or else its file as `/import` does.

    A board of the bot's own opens as the match now stands. Raises what those commands raise; nobody gets help in a
    rated match this way either.
    """
    text = find_position("\n".join(_texts_of(message)))
    file = next((one for one in message.attachments if one.filename.casefold().endswith(_FILES)), None)
    record = await _match_of(interaction, message)
    if record is not None:
        await interaction.client.get(Boards).panels.show(interaction, record)
    elif text:
        await show_position(interaction, text)
    elif file is not None:
        await import_file(interaction, file.url, file.size)
    else:
        await reply(interaction, say("no-position-in-message"))


def _texts_of(message: discord.Message) -> Iterator[str]:
    """Everything that a message says, also in embeds and components, and in a message passed on in it."""
    yield message.content
    for embed in message.embeds:
        yield from (embed.title or "", embed.description or "", embed.footer.text or "")
        yield from (f"{field.name}\n{field.value}" for field in embed.fields)
    for component in _components(message.components):
        yield str(getattr(component, "content", ""))
    for passed_on in message.message_snapshots:
        yield passed_on.content


def _components(components: Sequence[Any]) -> Iterator[Any]:
    for component in components:
        yield component
        yield from _components(getattr(component, "children", ()))


async def _match_of(interaction: Interaction, message: discord.Message) -> MatchRecord | None:
    """The match whose board a message is, if the person who asks may see it."""
    me = interaction.client.user
    if me is None or message.author.id != me.id:
        return None
    ids = (str(getattr(one, "custom_id", "") or "") for one in _components(message.components))
    for number in {found.subject for one in ids if (found := CustomId.parse(one, "bs"))}:
        try:
            record = await chosen_match_to_look_at(interaction, str(number))
        except NotFound:
            continue
        if record.board is not None and record.board.message_id == message.id:
            return record
    return None


async def challenge_person(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Open the options of a challenge to this person, with what the server and the challenger usually play.

    Raises ChallengeError for oneself, for another bot, and where the person could not answer.
    """
    me = interaction.client.user
    is_me = me is not None and person.id == me.id
    if person.id == interaction.user.id:
        raise ChallengeError(ChallengeReason.SELF)
    if person.bot and not is_me:
        raise ChallengeError(ChallengeReason.BOT)
    if not is_me:
        check_is_here(interaction, person)
    if await can_play_here(interaction):
        opponent_id = computer(ComputerLevel.INTERMEDIATE).user_id if is_me else person.id
        await open_panel(interaction, await usual_draft(interaction, opponent_id))


async def profile_of_person(interaction: Interaction, person: discord.Member | discord.User) -> None:
    """Show a person's record, as `/profile` does."""
    await show_profile(interaction, person)


_CALLBACKS: Final[dict[Key, Any]] = {
    Key("command-challenge-to-backgammon"): challenge_person,
    Key("command-backgammon-profile"): profile_of_person,
    Key("command-open-this-position"): open_position,
}
"""By the keys of their names, which the translator finds by the English name as it does for commands."""


def make_menus() -> list[app_commands.ContextMenu]:
    """A fresh entry for each."""
    with speaking(ENGLISH):
        return [app_commands.ContextMenu(name=say(key), callback=callback) for key, callback in _CALLBACKS.items()]
