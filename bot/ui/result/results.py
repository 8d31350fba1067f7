"""What is shown and counted once a match is over."""

from __future__ import annotations

from bot.app.summary import summarise
from bot.records import MatchRecord
from bot.rules.match.events import Event
from bot.ui.kit.message import Post
from bot.ui.result.card import result_post


def _result(record: MatchRecord, log: list[Event], theme: str) -> Post:
    return result_post(record, summarise(log), theme)
