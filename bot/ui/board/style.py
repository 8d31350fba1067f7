"""How a match is shown to its channel."""

from __future__ import annotations

from bot.computers import is_computer
from bot.records import MatchRecord, Posting
from bot.ui.kit.host import Host


def posting_of(host: Host, record: MatchRecord) -> Posting:
    """How the boards of a match are posted: in place against a computer, else as its server has it."""
    if any(is_computer(person.user_id) for person in record.players):
        return Posting.LIVE
    return host.app.people.known_settings(record.place.guild_id).posting
