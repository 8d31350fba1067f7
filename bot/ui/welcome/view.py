"""The welcome: what this is in two lines, and a button for each thing to do."""

from typing import Final

import discord
import structlog

from bot.records.computers import ComputerLevel, is_computer
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.rules.house_rules import usual_rules
from bot.rules.variants import BACKGAMMON, Variant
from bot.texts.catalogue import say, speaking
from bot.ui.challenge.cog import open_form
from bot.ui.challenge.draft import first_draft, terms_of_draft
from bot.ui.challenge.seeking import seek_button
from bot.ui.challenge.sending import person_here, send_challenge
from bot.ui.computer.desk import play_computer
from bot.ui.kit.components import CustomId, TapButton, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import shown_name
from bot.ui.kit.places import can_play_here, lacking, language_of_place, place_of
from bot.ui.kit.sending import UNREACHABLE, send
from bot.ui.match.games import game_called
from bot.ui.match.lookup import plays
from bot.ui.watching.following import find_and_watch, show_watch

TAPS: Final = Taps()
_log: Final = structlog.get_logger()
_A_ROTATION: Final = 3  # points, of a game that is several in turn


def _first_match(game: Variant) -> Terms:
    length = 1 if game.of_game(1) is game else _A_ROTATION
    return Terms(game.key, length, usual_rules(game, length), None, rated=False)


FIRST_MATCH: Final = _first_match(BACKGAMMON)
"""A first match against the computer: a single game."""
FIRST_LEVEL: Final = ComputerLevel.INTERMEDIATE


def welcome_post(opponent: Person | None = None, *more: str) -> Post:
    """The welcome, for everyone. With an `opponent`, the second button challenges that person at once."""
    return Post((say("welcome"), *more), (), (welcome_row(opponent),))


def welcome_row(opponent: Person | None = None) -> Row:
    """The four buttons."""
    label, to = say("button-challenge-someone"), 0
    if opponent is not None:
        label, to = say("welcome-challenge-person", who=shown_name(opponent)), opponent.user_id
    challenge = TapButton(CustomId("welcome_challenge", to), label[:80])
    return (play_button(), seek_button(), challenge, TapButton(CustomId("welcome_watch", 0), say("button-watch")))


def play_button(game: Variant | None = None) -> TapButton:
    """Begins a first match of a game, by default of backgammon, against the computer."""
    target = CustomId("welcome_play", 0, 0, game.key if game else "")
    return TapButton(target, say("button-play-computer"), discord.ButtonStyle.success)


async def greet(host: Host, guild: discord.Guild) -> None:
    """Say hello in a server that has just added the bot, where it may. A failure is logged."""
    channels = [one for one in (guild.system_channel, *guild.text_channels) if one]
    channel = next((one for one in channels if not lacking(one.permissions_for(guild.me), in_thread=False)), None)
    if channel is None:
        return
    place = Place(channel.id, guild.id)
    try:
        with speaking(await language_of_place(host, place)):
            await send(host, place, welcome_post())
    except UNREACHABLE as error:
        _log.info("server not welcomed", guild=guild.id, error=str(error))


@TAPS.on("welcome_play")
async def _play(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    terms = _first_match(game_called(target.argument or None))
    if await can_play_here(interaction):
        await play_computer(interaction, FIRST_LEVEL, terms)


@TAPS.on("welcome_challenge")
async def _challenge(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Challenge the person named at once. Where nobody is named, or it is oneself, a form asks for whom."""
    if not await can_play_here(interaction):
        return
    if target.subject in (0, interaction.user.id):
        await open_form(interaction)
        return
    terms = await terms_of_draft(interaction, await first_draft(interaction, target.subject))
    await send_challenge(interaction, await person_here(interaction, target.subject), terms)


@TAPS.on("welcome_watch")
async def _watch(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """Show what others play in this channel, people before computers; where nobody does, whatever there is to see."""
    here = await interaction.client.app.matches.here(place_of(interaction))
    others = [record for record in here if not plays(interaction, record)]
    if others:
        people_first = sorted(others, key=lambda record: any(is_computer(one.user_id) for one in record.players))
        await show_watch(interaction, people_first[0])
    else:
        await find_and_watch(interaction)
