"""Picking the play that is made in a match."""

from __future__ import annotations

from typing import Final

from bot.app.matches import side_of
from bot.errors import NotOnRoll, WrongPhase
from bot.records.matches import MatchRecord
from bot.records.people import Preferences
from bot.render.board.picture import BoardScene
from bot.rules.match import commands as cmd
from bot.rules.match.partial import PartialPlay
from bot.rules.match.state import Phase
from bot.rules.play import Play
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.board.buttons import play_ids
from bot.ui.board.play import carry_out, current
from bot.ui.coach import tutor as coach_tutor
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.match.numbering import numbers_for, numbers_on_own_board, with_numbering
from bot.ui.match.scenes import own_scene
from bot.ui.picking.picker import Picker, RollToPlay, handlers


class _Player(Picker):
    """A player of a match, whose play is made."""

    def __init__(self, interaction: Interaction, record: MatchRecord, preferences: Preferences) -> None:
        self._record = with_numbering(interaction.client, record)
        self._side = record.state.on_roll
        table, own = numbers_for(self._record), numbers_on_own_board(self._record, self._side, preferences)
        super().__init__(interaction, RollToPlay(record.state, play_ids(record), table, own), preferences)

    def label(self) -> str:
        return say("button-play-it")

    def scene(self, partial: PartialPlay) -> BoardScene:
        return own_scene(self.interaction.client, self._record, self._side, self.preferences, partial)

    async def show(self, opening: int | None = None) -> None:
        await self.interaction.client.get(Boards).panels.show(self.interaction, self._record, opening=opening)

    async def warning(self, play: Play) -> str:
        return await coach_tutor.remark(self.interaction, self._record, cmd.MakePlay(self._side, play.notation))

    async def foresee(self, play: Play) -> None:
        await self.interaction.client.get(Boards).panels.foresee(self.interaction, self._record, play)

    async def choose(self, play: Play, *, sure: bool) -> None:
        match_id, seq = self._record.match_id, self._record.state.seq
        await carry_out(
            self.interaction, match_id, lambda side: cmd.MakePlay(side, play.notation), seen_seq=seq, sure=sure
        )


async def _find(interaction: Interaction, target: CustomId) -> Picker | None:
    found = await current(interaction, target)
    return None if found is None else await player(interaction, *found)


async def player(interaction: Interaction, record: MatchRecord, side: Side) -> Picker:
    """The player of `side`, who picks a play. Raises NotOnRoll, WrongPhase."""
    state = record.state
    if state.waiting_for not in (None, side):
        raise NotOnRoll(side.other)
    if state.phase is not Phase.TO_PLAY:
        raise WrongPhase(state.phase, cmd.MakePlay.__name__)
    return _Player(interaction, record, await interaction.client.app.people.preferences(interaction.user.id))


async def make_typed(interaction: Interaction, record: MatchRecord, text: str) -> None:
    """Make a play that was typed in a command. Raises what is wrong with it, or with the moment."""
    state, side = record.state, side_of(record, interaction.user.id)
    if state.phase is Phase.TO_PLAY and state.waiting_for is side:
        await (await player(interaction, record, side)).typed(text)
    else:  # it is refused for another reason, or was made already: a command may be delivered twice
        await carry_out(interaction, record.match_id, lambda side: cmd.MakePlay(side, text))


TAPS: Final = Taps()
TAPS.take_in(handlers("", _find))
