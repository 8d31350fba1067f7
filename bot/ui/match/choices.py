"""Choices while a person types. An error here would be swallowed by discord.py, so it is logged, with no choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.app.views import Offer
from bot.records import MatchRecord
from bot.rules.match.actions import plays_now
from bot.rules.match.state import Phase
from bot.rules.variants import OTHER_NAMES, VARIANTS
from bot.texts.catalogue import say
from bot.ui.board.boards import Interaction
from bot.ui.challenge.view import terms_text
from bot.ui.kit.names import person_of, shown_name
from bot.ui.kit.places import is_direct, place_of
from bot.ui.match.lookup import others_in_server

_log: Final = structlog.get_logger()
_MOST: Final = 25
_LONGEST: Final = 100

Choices = list[app_commands.Choice[str]]
Completer = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


def quiet(completer: Completer) -> Completer:
    """Log what goes wrong and offer nothing."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        try:
            return (await completer(interaction, current))[:_MOST]
        except Exception as error:  # noqa: BLE001 - the boundary: an autocomplete has no other way to say it
            _log.warning("autocomplete failed", interaction=interaction.id, error=repr(error))
            return []

    return complete


async def match_choices(interaction: Interaction, current: str) -> Choices:
    """The person's matches in this server, those in this channel first."""
    here, elsewhere = await _own(interaction)
    return _of_matches(here + elsewhere, current)


async def any_match_choices(interaction: Interaction, current: str) -> Choices:
    """Whatever can be looked at: this channel's matches, then those of this server; the person's own first in each."""
    own_here, own_elsewhere = await _own(interaction)
    here = await interaction.client.matches.here(place_of(interaction))
    return _of_matches([*own_here, *here, *own_elsewhere, *await others_in_server(interaction)], current)


async def _own(interaction: Interaction) -> tuple[list[MatchRecord], list[MatchRecord]]:
    """The person's matches in this channel, and elsewhere in this server (with the bot alone: wherever they are)."""
    bot, place = interaction.client, place_of(interaction)
    elsewhere = [
        record
        for record in await bot.matches.everywhere(interaction.user.id)
        if record.place.guild_id == place.guild_id or is_direct(interaction)
    ]
    return await bot.matches.mine(interaction.user.id, place), elsewhere


def _of_matches(records: Sequence[MatchRecord], current: str) -> Choices:
    """Those that fit what is typed: a number, a player's name."""
    each = {record.match_id: record for record in records}
    return _matching([(match_label(record), str(match_id)) for match_id, record in each.items()], current)


async def play_choices(interaction: Interaction, current: str) -> Choices:
    """The legal plays of the roll that waits for this person, those that fit what is typed."""
    record = await _match_to_play(interaction)
    if record is None:
        return []
    wanted = re.findall(r"[\w/*()]+", current.casefold())
    fitting = []
    for play in plays_now(record.state):
        parts = play.notation.casefold().replace("*", "").split()
        if all(any(part.startswith(word.replace("*", "")) for part in parts) for word in wanted):
            fitting.append(play.notation)
    return [app_commands.Choice(name=text, value=text) for text in fitting[:_MOST]]


async def _match_to_play(interaction: Interaction) -> MatchRecord | None:
    bot = interaction.client
    chosen = str(getattr(interaction.namespace, "match", None) or "")
    if chosen.isdecimal():
        records = [await bot.matches.match(int(chosen))]
    else:
        records = await bot.matches.mine(interaction.user.id, place_of(interaction), waiting_only=True)
    ready = [
        record
        for record in records
        if record.state.phase is Phase.TO_PLAY and record.players[record.state.on_roll].user_id == interaction.user.id
    ]
    return ready[0] if ready else None


async def accept_choices(interaction: Interaction, current: str) -> Choices:
    """Everything that the person can accept here."""
    offers = await interaction.client.challenges.offers_to(person_of(interaction.user), place_of(interaction))
    return _matching([(offer_label(offer, interaction.user.id), offer.key) for offer in offers], current)


async def decline_choices(interaction: Interaction, current: str) -> Choices:
    """Everything that the person can decline or withdraw here."""
    offers = await interaction.client.challenges.declinable(person_of(interaction.user), place_of(interaction))
    return _matching([(offer_label(offer, interaction.user.id), offer.key) for offer in offers], current)


async def game_choices(_: Interaction, current: str) -> Choices:
    """The games, by their names."""
    labels = {
        key: f"{game.name} ({OTHER_NAMES[key]})" if key in OTHER_NAMES else game.name for key, game in VARIANTS.items()
    }
    return _matching([(label, key) for key, label in labels.items()], current)


def match_label(record: MatchRecord) -> str:
    """A match in a line of plain text."""
    white, black = (person.name for person in record.players)
    score = record.state.score
    return f"{record.match_id}: {white} {score[0]}-{score[1]} {black}, {say('length', points=record.state.length)}"


def offer_label(offer: Offer, reader_id: int) -> str:
    """An offer in a line of plain text; of one's own challenges it says to whom they are."""
    if offer.match is not None:
        label = match_label(offer.match)
        if offer.match.state.phase is Phase.RESIGNATION_OFFERED:
            return say("offer-resignation", match=label)
        return say("offer-double", match=label)
    if offer.challenge is None:
        return ""
    challenger, opponent = offer.challenge.challenger, offer.challenge.opponent
    terms = terms_text(offer.challenge.terms)
    if challenger.user_id != reader_id:
        return say("offer-challenge", who=shown_name(challenger), terms=terms)
    if opponent is None:
        return say("offer-own-open-challenge", terms=terms)
    return say("offer-own-challenge", who=shown_name(opponent), terms=terms)


def _matching(labelled: Sequence[tuple[str, str]], current: str) -> Choices:
    wanted = current.casefold().strip()
    return [
        app_commands.Choice(name=label[:_LONGEST], value=value)
        for label, value in labelled
        if wanted in label.casefold() or wanted == value
    ]
