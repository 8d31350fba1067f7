"""Matches by their keys, played here or imported: buttons about a match, and the match that a person means."""

from __future__ import annotations

from dataclasses import replace

from bot.app.logged import LoggedMatch, Viewer, parse_key
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.records.studies import ImportedMatch
from bot.texts.catalogue import say
from bot.ui.kit.components import CustomId, TapButton
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.places import is_direct, place_of
from bot.ui.match.lookup import chosen_match_to_look_at
from bot.ui.match.style import with_numbering

_IMPORTED = "i"
"""Begins the argument of a button about an imported match; the button's subject is only the number."""


Replayable = LoggedMatch | MatchRecord | ImportedMatch
"""A match that can be looked at once more."""


def logged_id(action: str, match: Replayable, seq: int = 0, argument: str = "") -> CustomId:
    """The id of a button about a match, played here or imported. No `argument` may begin with i."""
    record = match.imported or match.record if isinstance(match, LoggedMatch) else match
    if isinstance(record, ImportedMatch):
        return CustomId(action, record.import_id, seq, _IMPORTED + argument, record_mark(record))
    return CustomId(action, record.match_id, seq, argument, record_mark(record))


def key_of(target: CustomId) -> str:
    """The key of the match in an id made with `logged_id`."""
    return f"i{target.subject}" if target.argument.startswith(_IMPORTED) else str(target.subject)


def argument_of(target: CustomId) -> str:
    """The argument that `logged_id` was given."""
    return target.argument.removeprefix(_IMPORTED)


def analyze_button(match: Replayable) -> TapButton:
    """The button that asks for the analysis of a match."""
    return TapButton(logged_id("analyze", match), say("button-analyze"))


def viewer_of(interaction: Interaction) -> Viewer:
    """Who asks, and where."""
    return Viewer(interaction.user.id, place_of(interaction), is_direct(interaction))


async def tapped(interaction: Interaction, target: CustomId) -> LoggedMatch:
    """The match that a button is about, with its log. Raises NotFound, even for an import that is no longer shared."""
    logs = interaction.client.app.logs
    return logged_with_numbering(
        interaction.client, await logs.load(key_of(target), viewer_of(interaction), shown=True)
    )


async def chosen_log(interaction: Interaction, chosen: str | None) -> LoggedMatch:
    """The match to look at, with its log: the one named, or else as in `chosen_match_to_look_at`. Raises NotFound."""
    if chosen and parse_key(chosen)[0]:
        logged = await interaction.client.app.logs.load(chosen, viewer_of(interaction))
    else:
        logged = await interaction.client.app.logs.of(await chosen_match_to_look_at(interaction, chosen))
    return logged_with_numbering(interaction.client, logged)


def logged_with_numbering(host: Host, logged: LoggedMatch) -> LoggedMatch:
    """The match with whose numbers it wears made certain, as at its table."""
    return replace(logged, record=with_numbering(host, logged.record))


def replay_button(match: Replayable, game: int | None = None) -> TapButton:
    """The button that opens a match's replay at the beginning or at a game."""
    return TapButton(logged_id("replay", match, game or 0), say("button-replay"))


def export_button(match: Replayable) -> TapButton:
    """The button that offers a match as a file."""
    return TapButton(logged_id("export", match), say("button-export"))


def rematch_button(record: MatchRecord) -> TapButton:
    """The button with which a player offers a rematch."""
    return TapButton(CustomId("rematch", record.match_id, mark=record_mark(record)), say("button-rematch"))
