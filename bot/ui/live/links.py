"""The button that leads to the live board: it answers in private, with a link for one person and one use."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import discord

from bot.app.recent import Recent
from bot.live.address import Address
from bot.texts.catalogue import say
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of
from bot.ui.kit.sending import launch_activity, reply

_LASTS: Final = 120.0  # seconds in which an Activity has opened
TAPS: Final = Taps()


class Intents:
    """Remembers for two minutes where people wanted to go. What is forgotten leads to the list of their boards."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._known: Recent[int, tuple[float, int]] = Recent(1000)

    def note(self, user_id: int, match_id: int) -> None:
        """Somebody goes to a match."""
        self._known[user_id] = self._seconds(), match_id

    def of(self, user_id: int) -> int | None:
        """Where somebody wanted to go just now."""
        at, match_id = self._known.get(user_id, (0.0, 0))
        return match_id if match_id and self._seconds() - at < _LASTS else None


@TAPS.on("live_link", "live_here")
async def _link(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """A tap on an older board leads to the match as it is."""
    host = interaction.client
    if host.settings.live_activity and host.get(Address).is_open:
        host.get(Intents).note(interaction.user.id, target.subject)
        await launch_activity(interaction)
    else:
        await send_link(interaction, target.subject)


@TAPS.on("live_club")
async def _to_club(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The board of a chouette."""
    await _link(interaction, replace(target, subject=-target.subject), ())


@TAPS.on("live_browser")
async def _in_browser(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The page in a browser, where a button opens it inside Discord."""
    await send_link(interaction, target.subject)


async def send_link(interaction: Interaction, match_id: int | None) -> None:
    """Answer with a link to a match at the live board, or to all of one's boards."""
    host = interaction.client
    address = host.get(Address)
    if not address.is_open:
        await reply(interaction, say("live-closed"))
        return
    code = await host.app.signing_in.code_for(person_of(interaction.user), str(interaction.locale), match_id)
    button = discord.ui.Button[Any](label=say("button-live-open"), url=address.link(code))
    await reply(interaction, Post((say("live-link"),), (), ((button,),)))
