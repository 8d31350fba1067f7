"""Matches by their keys, played here or imported: buttons about a match, and the match that a person means."""

from __future__ import annotations

from dataclasses import replace

from bot.app.logged import LoggedMatch, Viewer, parse_key
from bot.texts.catalogue import say
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.places import is_direct, place_of
from bot.ui.match.lookup import chosen_match_to_look_at
from bot.ui.match.numbering import as_shown

_IMPORTED = "i"
"""Begins the argument of a button about an imported match; the button's subject is only the number."""


def logged_id(action: str, key: str, seq: int = 0, argument: str = "") -> CustomId:
    """The id of a button about a match: `key` is `12`, or `i12` for an imported one. No `argument` may begin with i."""
    imported, number = parse_key(key)
    return CustomId(action, number, seq, _IMPORTED + argument if imported else argument)


def key_of(target: CustomId) -> str:
    """The key of the match in an id made with `logged_id`."""
    return f"i{target.subject}" if target.argument.startswith(_IMPORTED) else str(target.subject)


def argument_of(target: CustomId) -> str:
    """The argument that `logged_id` was given."""
    return target.argument.removeprefix(_IMPORTED)


def analyze_button(match: int | str) -> TapButton:
    """The button that asks for the analysis of a match, given by its number or by its key."""
    return TapButton(logged_id("analyze", str(match)), say("button-analyze"))


def viewer_of(interaction: Interaction) -> Viewer:
    """Who asks, and where."""
    return Viewer(interaction.user.id, place_of(interaction), is_direct(interaction))


async def tapped(interaction: Interaction, target: CustomId) -> LoggedMatch:
    """The match that a button is about, with its log. Raises NotFound, even for an import that is no longer shared."""
    logs = interaction.client.app.logs
    return logged_as_shown(interaction.client, await logs.load(key_of(target), viewer_of(interaction), shown=True))


async def chosen_log(interaction: Interaction, chosen: str | None) -> LoggedMatch:
    """The match to look at, with its log: the one named, or else as in `chosen_match_to_look_at`. Raises NotFound."""
    if chosen and parse_key(chosen)[0]:
        logged = await interaction.client.app.logs.load(chosen, viewer_of(interaction))
    else:
        logged = await interaction.client.app.logs.of(await chosen_match_to_look_at(interaction, chosen))
    return logged_as_shown(interaction.client, logged)


def logged_as_shown(host: Host, logged: LoggedMatch) -> LoggedMatch:
    """The match with whose numbers it wears made certain, as at its table."""
    return replace(logged, record=as_shown(host, logged.record))


def replay_button(match: int | str, game: int | None = None) -> TapButton:
    """The button that opens a match's replay at the beginning or at a game. `match` is its number or its key."""
    return TapButton(logged_id("replay", str(match), game or 0), say("button-replay"))


def export_button(key: str) -> TapButton:
    """The button that offers a match as a file."""
    return TapButton(logged_id("export", key), say("button-export"))


def rematch_button(match_id: int) -> TapButton:
    """The button with which a player offers a rematch."""
    return TapButton(CustomId("rematch", match_id), say("button-rematch"))
