"""A direct message to somebody whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
import structlog

from bot.ui.kit.host import Host
from bot.ui.kit.sending import UNREACHABLE, message_person

_log: Final = structlog.get_logger()
MOST_TOLD: Final = 4
"""So many lines say what has happened."""


async def call_person(host: Host, person_id: int, lines: Sequence[str], *, but_in: int) -> None:
    """Send somebody a call, unless they would get it in the channel `but_in`. Never raises what Discord raises.

    Who has closed direct messages wants no calls any more, until they switch them on again.
    """
    try:
        await message_person(host, person_id, "\n".join(lines), but_in=but_in)
    except discord.Forbidden as error:
        # Asking again each turn would help nobody: the player switches it on again once the way is open.
        _log.info("direct messages are closed", user=person_id, error=str(error))
        await host.app.people.prefer(person_id, dm_turns=False, dm_closed=True)
    except UNREACHABLE as error:
        _log.info("not called to their turn", user=person_id, error=str(error))
