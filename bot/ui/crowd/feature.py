"""The feature as the client puts it together: its desks, its taps, and what follows a turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.ui.board.after_turn import Sequel
from bot.ui.board.boards import Boards
from bot.ui.crowd import guessing, lobby, panel
from bot.ui.crowd.card import CrowdCards
from bot.ui.crowd.cog import CrowdCog
from bot.ui.crowd.desk import CrowdDesk
from bot.ui.kit.components import Taps
from bot.ui.kit.host import Host

TAPS: Final = Taps()
for _module in (guessing, lobby, panel):
    TAPS.take_in(_module.TAPS.handlers)


class CrowdFeature:
    """Crowds and guesses, seated."""

    def __init__(self, host: Host, boards: Boards) -> None:
        self.desk = host.register(CrowdDesk(host, boards))
        self.desk.close_calls = partial(lobby.close_expired, host)
        guesses, cards = host.register(guessing.Guessing(host)), host.register(CrowdCards(host))
        host.app.coach.when_analyzed = (guesses.judge, cards.analyzed)
        self.sequels: tuple[Sequel, ...] = (guesses.settle, cards.show, self.desk.follow_up)
        """What follows a turn, after the result of a match."""


__all__ = ["TAPS", "CrowdCog", "CrowdFeature"]
