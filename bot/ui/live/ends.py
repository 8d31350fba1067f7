"""The end of a match as the sheet at the live board tells it."""

import asyncio
from typing import Any, Final

from bot.app.crowd.questions import has_crowd
from bot.app.logged import MatchSummary, summarise
from bot.app.recent import Recent
from bot.records.computers import is_computer, is_somebody
from bot.records.matches import MatchRecord
from bot.texts.catalogue import say
from bot.ui.kit.host import Host
from bot.ui.live.plain import unmarked_text
from bot.ui.live.tables import Eye
from bot.ui.match.narration import result_line
from bot.ui.result.card import game_in_words, result_card

_AT_HAND: Final = 64
_SITTING: Final = 180
"""Minutes of a match that is played in one go."""


class Ends:
    """Tells how matches ended; the summary of one takes a while, and is kept."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: Recent[int, MatchSummary] = Recent(_AT_HAND)

    async def of(self, record: MatchRecord, eye: Eye) -> dict[str, Any]:
        """The fields of `over`. Raises StorageUnavailable."""
        summary = self._known.get(record.match_id)
        if summary is None:
            log = [one.event for one in await self._host.app.matches.log(record.match_id)]
            summary = self._known[record.match_id] = await asyncio.to_thread(summarise, log)
        card = result_card(record, summary, "classic")
        games = [game_in_words(record, one) for one in summary.games[-1:]]
        winner = record.state.winner
        return {
            "headline": unmarked_text(result_line(record)),
            "sub": say("live-over", games=len(summary.games), minutes=_minutes(record)),
            "won": None if winner is None or eye.side is None else winner is eye.side,
            "facts": [unmarked_text(fact) for fact in (*games, card.longest_run, card.best_roll) if fact][:3],
            "rematch": eye.side is not None
            and not has_crowd(record)
            and _again(record, record.players[eye.side.other].user_id),
        }


def _minutes(record: MatchRecord) -> int:
    """How long it took; 0 for one that was played over hours and days."""
    minutes = round((record.updated_at - record.created_at).total_seconds() / 60)
    return minutes if minutes <= _SITTING else 0


def _again(record: MatchRecord, opponent_id: int) -> bool:
    """Is there a rematch? People are offered one in the channel; alone with the bot, nobody could accept it."""
    return is_computer(opponent_id) or (is_somebody(opponent_id) and record.place.guild_id is not None)
