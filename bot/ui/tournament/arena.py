"""The taps under an arena's post: coming in, pausing, coming back."""

from __future__ import annotations

from bot.errors import StaleAction
from bot.records.tournaments import TournamentRecord
from bot.texts.catalogue import say
from bot.tournaments import commands as cmd
from bot.tournaments.arena_table import seat_of
from bot.tournaments.state import TournamentPhase
from bot.ui.kit.components import CustomId
from bot.ui.kit.host import Interaction
from bot.ui.kit.sending import reply
from bot.ui.tournament.desk import TournamentDesk
from bot.ui.tournament.finding import tournament_of
from bot.ui.tournament.taps import TAPS, join, naming
from bot.ui.tournament.view import named


async def _rest(interaction: Interaction, record: TournamentRecord, command: cmd.Rest | cmd.Back, answer: str) -> None:
    async with naming(interaction, record):
        try:
            turn = await interaction.client.app.tournaments.act(
                record.tournament_id, command, actor_id=interaction.user.id, interaction_id=interaction.id
            )
        except StaleAction:
            await reply(interaction, say("answer-repeat-short"))
            return
        await reply(interaction, answer)
        await interaction.client.get(TournamentDesk).refresh(turn.record)


async def come(interaction: Interaction, record: TournamentRecord) -> None:
    """Come in, or come back: whoever has paused means the same by it. Raises TournamentError."""
    user_id = interaction.user.id
    seat, entrant = seat_of(record.state, user_id), record.state.find(user_id)
    rests = seat is not None and seat.paused and entrant is not None and not entrant.is_out
    if rests and record.state.phase is TournamentPhase.RUNNING:
        await _rest(interaction, record, cmd.Back(user_id), say("arena-is-back", name=named(record)))
        return
    await join(interaction, record)


@TAPS.on("a_join")
async def _join(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await tournament_of(interaction, target.subject)
    async with naming(interaction, record):
        await come(interaction, record)


@TAPS.on("a_pause")
async def _pause(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await tournament_of(interaction, target.subject)
    seat = seat_of(record.state, interaction.user.id)
    answer = say("arena-rests", name=named(record), playing=seat is not None and bool(seat.playing))
    await _rest(interaction, record, cmd.Rest(interaction.user.id, interaction.user.id), answer)


@TAPS.on("a_back")
async def _back(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await tournament_of(interaction, target.subject)
    await _rest(interaction, record, cmd.Back(interaction.user.id), say("arena-is-back", name=named(record)))
