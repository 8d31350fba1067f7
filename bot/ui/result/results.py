"""What is shown and counted once a match is over."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Final

import structlog

from bot.app.logged import LoggedMatch
from bot.app.recent import Recent
from bot.app.summary import summarise
from bot.app.views import Turn
from bot.errors import BotError
from bot.ratings.records import RatingChange
from bot.records.analyses import MatchAnalysis
from bot.records.matches import MatchRecord
from bot.records.people import Place
from bot.rules.match.events import Event
from bot.texts.catalogue import speaking
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.languages import language_of_place, public_language
from bot.ui.kit.message import Post
from bot.ui.kit.sending import UNREACHABLE, edit, reply, send
from bot.ui.match.ratings import rating_lines
from bot.ui.match.style import theme_of
from bot.ui.result.card import card_picture, hint_lines, result_post

_log: Final = structlog.get_logger()


_MOST: Final = 300
"""Matches whose card can still be told how they were played."""


@dataclass(frozen=True, slots=True)
class Card:
    """A result card that was posted: where, what it says, what the match did to the ratings, and its language."""

    place: Place
    message_id: int
    post: Post
    changes: list[RatingChange] | None
    language: str


class Results:
    """Rates finished matches and shows their result cards."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._cards: Recent[int, Card] = Recent(_MOST)
        self._is_caught_up = False

    async def keep(self) -> None:
        """Rate what ended without being rated before this process began. Raises StorageUnavailable."""
        if not self._is_caught_up:
            await self._host.app.ratings.catch_up()
            self._is_caught_up = True

    async def show(self, turn: Turn, interaction: Interaction | None = None) -> None:
        """Rate a match that has just ended, and post its result card under the last board."""
        record = turn.record
        if not record.state.is_over:
            return
        changes = await self._rated(record)
        if record.style.gathered:
            return  # a card a board would bury the others
        log = [stored.event for stored in await self._host.app.matches.log(record.match_id)]
        if interaction is None:
            language = await language_of_place(self._host, record.place)
        else:
            language = public_language(interaction)
        with speaking(language):
            post = await asyncio.to_thread(_result, record, log, theme_of(self._host, record.place), changes)
            hints = await self._host.app.coach.hints_in(record.match_id)
            post = replace(post, lines=(*post.lines, *rating_lines(record, changes), *hint_lines(record, hints)))
        if interaction is not None and interaction.response.is_done() and not interaction.is_expired():
            message_id = await reply(interaction, post, private=False) or 0
            place = Place(interaction.channel_id or 0, record.place.guild_id)
        else:
            posts_to = (await self._host.app.matches.match(record.match_id)).posts_to  # its thread may be gone
            place = Place(posts_to, record.place.guild_id)
            message_id = await send(self._host, place, post)
        self._cards[record.match_id] = Card(place, message_id, post, changes, language)

    async def analyzed(self, logged: LoggedMatch, analysis: MatchAnalysis) -> None:
        """Put how both sides played on the card of a match that was analyzed. Never raises what Discord may raise."""
        record = logged.record
        card = self._cards.pop(record.match_id, None)
        if card is None or not record.state.is_over:
            return
        theme, summary = theme_of(self._host, record.place), summarise(logged.events)
        with speaking(card.language):
            picture = await asyncio.to_thread(
                card_picture, record, summary, theme, changes=card.changes, analysis=analysis
            )
        try:
            await edit(self._host, card.place, card.message_id, replace(card.post, extra=(picture,)))
        except UNREACHABLE as error:
            _log.info("card not changed", match=record.match_id, error=str(error))

    async def _rated(self, record: MatchRecord) -> list[RatingChange] | None:
        """What the match does to the ratings. If rating fails, None: housekeeping makes up for it later."""
        try:
            return await self._host.app.ratings.rate(record)
        except BotError as error:
            _log.warning("not rated", match=record.match_id, error=repr(error))
            return None


def _result(record: MatchRecord, log: list[Event], theme: str, changes: list[RatingChange] | None) -> Post:
    return result_post(record, summarise(log), theme, changes)
