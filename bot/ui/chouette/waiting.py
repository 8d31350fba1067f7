"""What a chouette asks of those it waits for, where it is shown, and a direct message to those who want one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.app.recent import Recent
from bot.chouette.state import ChouetteState
from bot.records.chouettes import ChouetteRecord
from bot.rules.match.state import Phase
from bot.texts.catalogue import best_language, say, speaking
from bot.ui.chouette.buttons import may_double
from bot.ui.chouette.post import pinged
from bot.ui.kit.host import Host
from bot.ui.kit.languages import language_of_place
from bot.ui.match.calling import MOST_TOLD, call_person
from bot.ui.match.waiting import message_url

_AT_HAND: Final = 1024


def asked(state: ChouetteState) -> str:
    """What a chouette asks of those it waits for, such as `play 4-2`."""
    game = state.game
    if game is None:
        return say("asked-partner")
    if game.window is not None:
        return say("asked-window", kind=game.window.kind.value)
    if game.board.phase is Phase.TO_PLAY:
        return say("asked-play", roll=str(game.board.roll))
    return say("asked-roll-or-double") if may_double(state) else say("asked-roll")


def chouette_url(record: ChouetteRecord) -> str:
    """The address of the message that shows a chouette; if that is not known, of where it is played."""
    board, guild_id = record.board, record.place.guild_id
    if board is None or not board.message_id:
        return message_url(guild_id, record.posts_to)
    return message_url(guild_id, board.channel_id, board.message_id)


class ChouetteCalls:
    """Calls those by direct message whom a new post calls, if they want that; once for each question."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._called: Recent[int, int] = Recent(_AT_HAND)
        """By chouette: what had moved at the last call."""

    async def call(self, number: int, lines: Sequence[str], actor: int | None) -> None:
        """Call whom a chouette waits for now that it is shown; `lines` tell what happened, `actor` brought it about."""
        record = await self._host.app.chouettes.look(number)
        moved = record.state.moved
        if record.board is None or record.board.seq < moved or self._called.get(number) == moved:
            return
        self._called[number] = moved
        for person in pinged(record):
            preferences = await self._host.app.people.preferences(person)
            if person == actor or not preferences.dm_turns:
                continue
            with speaking(best_language(preferences.language, await language_of_place(self._host, record.place))):
                link = say("match-link", url=chouette_url(record))
                line = say("turn-call-chouette", number=number, what=asked(record.state), link=link)
            await call_person(self._host, person, [*lines[-MOST_TOLD:], line], but_in=record.place.channel_id)
