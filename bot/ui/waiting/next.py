"""From one match that waits to the next, with a tap."""

from __future__ import annotations

from typing import Final

from bot.errors import NotFound, NotFoundWhat
from bot.records.matches import MatchRecord
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.kit.places import is_guest
from bot.ui.kit.sending import reply
from bot.ui.match.lookup import plays
from bot.ui.match.waiting import board_link, waiting_for

TAPS: Final = Taps()


@TAPS.on("next_match")
async def _next(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Show the most urgent match that waits by now, the match of the button left out."""
    records = await waiting_for(interaction.client.app, interaction.user.id)
    record = next((one for one in records if one.match_id != target.subject), None)
    if record is None:
        await reply(interaction, say("nothing-waits"))
    else:
        await show_own(interaction, record)


@TAPS.on("open_match")
async def _open(interaction: Interaction, _: CustomId, values: tuple[str, ...]) -> None:
    """Show a match chosen in the list of one's own."""
    number = int(values[0]) if values and values[0].isdecimal() else 0
    record = await interaction.client.app.matches.match(number)
    if not plays(interaction, record):
        raise NotFound(NotFoundWhat.MATCH)
    await show_own(interaction, record)


async def show_own(interaction: Interaction, record: MatchRecord) -> None:
    """Show somebody a match of theirs, played anywhere, with its buttons and the way to it.

    Where the bot is a guest, a turn would be answered, and shown, where it was tapped: it has to be played at home.
    """
    away = is_guest(interaction) and interaction.channel_id != record.posts_to
    await interaction.client.get(Boards).panels.show(interaction, record, board_link(record), rows=not away)
