"""The theme a board is drawn in: a place's theme for everyone, or a person's own."""

from __future__ import annotations

from bot.records.people import Place, Preferences
from bot.render.paint.theme import is_theme
from bot.ui.kit.host import Host


def theme_of(host: Host, place: Place) -> str:
    """The theme of public posts in a place."""
    chosen = host.app.people.known_settings(place.guild_id).theme
    return chosen if chosen is not None and is_theme(chosen) else host.settings.theme


def private_theme_of(host: Host, place: Place, preferences: Preferences) -> str:
    """The theme of private answers to a person with these preferences in a place."""
    return preferences.theme if preferences.theme is not None and is_theme(preferences.theme) else theme_of(host, place)


async def theme_for(host: Host, user_id: int, place: Place) -> str:
    """The theme of private answers to a person in a place."""
    return private_theme_of(host, place, await host.app.people.preferences(user_id))
