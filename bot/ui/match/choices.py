"""Choices of matches and games while a person types."""

from collections.abc import Collection, Sequence
from typing import Final

import structlog

from bot.errors import PreferenceError
from bot.records.matches import MatchRecord
from bot.records.names import clean_name
from bot.records.studies import ImportedMatch
from bot.rules.match.state import score_shown
from bot.rules.variants import OTHER_NAMES, VARIANTS, Variant, find_variant
from bot.ui.kit.commands import MOST, Choices, matching
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import is_direct, place_of
from bot.ui.match.clocks import played_for
from bot.ui.match.lookup import others_in_server

_log: Final = structlog.get_logger()

_KNOWN_GAMES: Final = 25
_FINISHED: Final = 15
"""The most finished matches offered."""
_IMPORTED: Final = 8
"""The fewest imported matches among them, if there are as many."""


async def match_choices(interaction: Interaction, current: str) -> Choices:
    """The person's matches in this server, those in this channel first."""
    here, elsewhere = await _own(interaction)
    return _of_matches(here + elsewhere, current)


async def any_match_choices(interaction: Interaction, current: str) -> Choices:
    """Every match that can be looked at: this channel's, then this server's; the person's own first in each."""
    own_here, own_elsewhere = await _own(interaction)
    here = await interaction.client.app.matches.here(place_of(interaction))
    return _of_matches([*own_here, *here, *own_elsewhere, *await others_in_server(interaction)], current)


async def _own(interaction: Interaction) -> tuple[list[MatchRecord], list[MatchRecord]]:
    """The person's matches in this channel, and those elsewhere in this server; all of them in a direct message."""
    bot, place = interaction.client, place_of(interaction)
    elsewhere = [
        record
        for record in await bot.app.matches.everywhere(interaction.user.id)
        if record.place.guild_id == place.guild_id or is_direct(interaction)
    ]
    return await bot.app.matches.mine(interaction.user.id, place), elsewhere


def _of_matches(records: Sequence[MatchRecord], current: str) -> Choices:
    """The matches that fit what is typed: a number, or a player's name."""
    each = {record.match_id: record for record in records}
    return matching([(match_label(record), str(match_id)) for match_id, record in each.items()], current)


async def game_choices(_: Interaction, current: str) -> Choices:
    """The games, by name."""
    return _games(VARIANTS.values(), current)


async def cube_game_choices(_: Interaction, current: str) -> Choices:
    """The games that are played with a cube."""
    return _games([game for game in VARIANTS.values() if "cube" in game.options], current)


async def id_game_choices(_: Interaction, current: str) -> Choices:
    """The games whose positions have XGIDs."""
    return _games([game for game in VARIANTS.values() if game.has_ids], current)


def _games(games: Collection[Variant], current: str) -> Choices:
    labels = [(f"{game.name} ({OTHER_NAMES[game.key]})" if game.key in OTHER_NAMES else game.name) for game in games]
    return matching(list(zip(labels, (game.key for game in games), strict=True)), current)


def match_label(record: MatchRecord) -> str:
    """A match in a line of plain text."""
    white, black = (person.name for person in record.players)
    score = score_shown(record.state.score, record.state.length)
    return f"{record.match_id}: {white} {score[0]}-{score[1]} {black}, {played_for(record.state)}"


def game_called(name: str | None) -> Variant:
    """The game of that key or name; backgammon for None. Raises PreferenceError, which names the games there are."""
    try:
        return find_variant(name or "backgammon")
    except LookupError as error:
        known = tuple(variant.name for variant in VARIANTS.values())[:_KNOWN_GAMES]
        raise PreferenceError("game", name or "", known) from error


async def replay_choices(interaction: Interaction, current: str) -> Choices:
    """Every match that can be looked at here, the person's own finished ones of this server, and their imports."""
    choices = await any_match_choices(interaction, current)
    known = {choice.value for choice in choices}
    over = [
        record
        for record in await interaction.client.app.matches.finished(interaction.user.id, _FINISHED)
        if (record.place.guild_id == interaction.guild_id or is_direct(interaction))
        and str(record.match_id) not in known
    ]
    return with_some([*choices, *_of_matches(over, current)], await import_choices(interaction, current))


def with_some(choices: Choices, more: Choices) -> Choices:
    """Both lists as one that can be shown, with room at the end for some of the second."""
    kept = choices[: MOST - min(len(more), _IMPORTED)]
    return [*kept, *more[: MOST - len(kept)]]


async def import_choices(interaction: Interaction, current: str) -> Choices:
    """The person's imported matches, the latest first."""
    imports = await interaction.client.app.imports.of(interaction.user.id)
    return matching([(_label(one), one.key) for one in imports], current.strip().lstrip("#"))


def _label(imported: ImportedMatch) -> str:
    """An imported match in a line of plain text."""
    white, black = (clean_name(name) or "?" for name in imported.names)
    score = score_shown(imported.state.score, imported.state.length)
    return f"{imported.key}: {white} {score[0]}-{score[1]} {black}, {played_for(imported.state)}"
