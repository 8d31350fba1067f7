"""`/undo`: takes back the latest die of a play that is being put together.

Such a play exists only in the ids of the buttons under the board, so they are read from the board's message.
"""

from __future__ import annotations

import discord

from bot.app.matches import side_of
from bot.errors import NotOnRoll, WrongPhase
from bot.records import MatchRecord, Place
from bot.rules.match import commands as cmd
from bot.rules.match.partial import PartialPlay, PartialStep, decode_steps
from bot.rules.match.state import Phase
from bot.texts.catalogue import say, speaking
from bot.ui.board.boards import Boards
from bot.ui.board.buttons import partial_now, progress_line
from bot.ui.kit.components import CustomId
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import public_language
from bot.ui.kit.message import drawn
from bot.ui.kit.sending import UNREACHABLE, edit, reply


async def undo_last(interaction: Interaction, record: MatchRecord) -> None:
    """Take the latest die back on the match's board, and say so. Raises AccessError, NotOnRoll, WrongPhase.

    If the board cannot be reached, or nothing was chosen on it, the player gets their own board to go on with.
    """
    boards, state = interaction.client.find(Boards), record.state
    side = side_of(record, interaction.user.id)
    if state.waiting_for not in (None, side):
        raise NotOnRoll(side.other)
    if state.phase is not Phase.TO_PLAY:
        raise WrongPhase(state.phase, cmd.MakePlay.__name__)
    steps = await _chosen(interaction, record)
    partial = partial_now(state, steps[:-1]) if steps else None
    if partial is None or not await _shown(interaction, record, partial):
        await boards.show_privately(interaction, record, say("undo-nothing"))
        return
    await reply(interaction, f"{say('undo-done')} {progress_line(partial)}")


async def _chosen(interaction: Interaction, record: MatchRecord) -> tuple[PartialStep, ...]:
    """The steps under the match's board that an Undo button there would take back."""
    board = record.board
    if board is None or not board.message_id:
        return ()
    channel = interaction.client.get_partial_messageable(board.channel_id, guild_id=record.place.guild_id)
    try:
        message = await channel.fetch_message(board.message_id)
    except UNREACHABLE:
        return ()
    for one in discord.ui.LayoutView.from_message(message).walk_children():
        target = CustomId.parse(str(getattr(one, "custom_id", "")), "b")
        if target is not None and target.action == "undo" and target.seq == record.state.seq:
            return decode_steps(target.argument)
    return ()


async def _shown(interaction: Interaction, record: MatchRecord, partial: PartialPlay) -> bool:
    """Show on the match's board how far the play has come. Returns False if that cannot be done."""
    board = record.board
    if board is None:
        return False
    with speaking(public_language(interaction)):
        post = drawn(interaction.client.find(Boards).posts.current(record, partial=partial))
    try:
        place = Place(board.channel_id, record.place.guild_id)
        await edit(interaction.client, place, board.message_id, post)
    except UNREACHABLE:
        return False
    return True
