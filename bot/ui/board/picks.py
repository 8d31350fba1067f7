"""Picking the play that is made in a match."""

from __future__ import annotations

from typing import Final

from bot.app.matches import side_of
from bot.errors import NotOnRoll, WrongPhase
from bot.records.matches import MatchRecord
from bot.rules.match import commands as cmd
from bot.rules.match.state import Phase
from bot.rules.play import Play
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.board.buttons import buttons_of
from bot.ui.board.play import carry_out, current, show_late
from bot.ui.coach import tutor as coach_tutor
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.match.scenes import own_scene
from bot.ui.match.style import numbers_for, numbers_on_own_board, with_numbering
from bot.ui.picking.picker import Picker, handlers


async def _find(interaction: Interaction, target: CustomId) -> Picker:
    return await _player(interaction, *await current(interaction, target))


async def _player(interaction: Interaction, record: MatchRecord, side: Side) -> Picker:
    """The player of `side`, whose play is made. Raises NotOnRoll, WrongPhase."""
    host, state = interaction.client, record.state
    if state.waiting_for not in (None, side):
        raise NotOnRoll(side.other)
    if state.phase is not Phase.TO_PLAY:
        raise WrongPhase(state.phase, cmd.MakePlay.__name__)
    panels, preferences = host.get(Boards).panels, await host.app.people.preferences(interaction.user.id)
    record = with_numbering(host, record)

    async def make(play: Play, sure: bool) -> None:
        made, seq = cmd.MakePlay(side, play.notation), record.state.seq
        await carry_out(interaction, record.match_id, lambda _: made, seen_seq=seq, sure=sure)

    return Picker(
        interaction=interaction,
        preferences=preferences,
        state=state,
        ids=buttons_of(record),
        table=numbers_for(record),
        own=numbers_on_own_board(record, side, preferences),
        scene=lambda partial: own_scene(host, record, side, preferences, partial),
        show=lambda opening: panels.show(interaction, record, opening=opening),
        label=say("button-play-it"),
        choose=make,
        warning=lambda play: coach_tutor.remark(interaction, record, cmd.MakePlay(side, play.notation)),
        foresee=lambda play: panels.foresee(interaction, record, play),
    )


async def make_typed(interaction: Interaction, record: MatchRecord, text: str) -> None:
    """Make a play that was typed in a command. Raises what is wrong with it, or with the moment."""
    state, side = record.state, side_of(record, interaction.user.id)
    if state.phase is Phase.TO_PLAY and state.waiting_for is side:
        await (await _player(interaction, record, side)).typed(text)
    else:  # it is refused for another reason, or was made already: a command may be delivered twice
        await carry_out(interaction, record.match_id, lambda side: cmd.MakePlay(side, text))


TAPS: Final = Taps(show_late)
TAPS.take_in(handlers("", _find))
