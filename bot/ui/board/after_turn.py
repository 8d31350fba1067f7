"""What the features do after a turn has been shown.

The turn itself is stored and shown by then. If one of them fails, that is logged, and the others still follow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import structlog

from bot.app.views import Turn
from bot.errors import BotError
from bot.ui.kit.feature import Features, Follow
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.sending import UNREACHABLE

_log: Final = structlog.get_logger()


async def follow_up(host: Host, turn: Turn, interaction: Interaction | None = None) -> None:
    """Do what follows a turn that has been shown. Never raises what Discord or the database may raise."""
    await _run((one for feature in host.get(Features) for one in feature.follows), host, turn, interaction)


async def follow_up_late(host: Host, turn: Turn) -> None:
    """Do what follows a turn of a match that goes on and was shown late. Never raises either."""
    await _run((one for feature in host.get(Features) for one in feature.follows_late), host, turn, None)


async def _run(follows: Iterable[Follow], host: Host, turn: Turn, interaction: Interaction | None) -> None:
    for follow in follows:
        try:
            await follow(host, turn, interaction)
        except (BotError, *UNREACHABLE) as error:
            _log.warning("what follows a turn failed", match=turn.record.match_id, error=repr(error))
