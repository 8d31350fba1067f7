"""Rolling and playing for the box or the crew, and proposing plays. Picks are private, as in a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chouette import commands as cmd
from bot.chouette.queries import may_consult, player_of
from bot.chouette.refusal import ChouetteError, ChouetteReason
from bot.chouette.state import CREW, Game
from bot.records.chouettes import ChouetteRecord
from bot.records.people import Preferences
from bot.render.board.picture import BoardScene
from bot.rules.match.partial import PartialPlay
from bot.rules.match.state import Phase
from bot.rules.play import Play
from bot.texts.catalogue import say
from bot.ui.chouette import panel
from bot.ui.chouette.acting import carry_out, current, show_instead
from bot.ui.chouette.buttons import ChouetteButtons
from bot.ui.chouette.scenes import private_scene, worn, worn_by
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.picking.picker import Picker, RollToPlay, handlers

TAPS: Final = Taps()


@TAPS.on("ch_roll")
async def _roll(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await carry_out(interaction, target, cmd.Roll(interaction.user.id))


@TAPS.on("ch_next")
async def _next(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await carry_out(interaction, target, cmd.NextGame(interaction.user.id))


@TAPS.on("ch_view")
async def _view(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await interaction.client.app.chouettes.look(target.subject)
    if record.state.moved != target.seq:
        await show_instead(interaction, record, say("chouette-stale"))
    else:
        await panel.show(interaction, record)


class _Seat(Picker):
    """Somebody at the table: the play of the person who plays is made, that of any other proposed to them."""

    def __init__(self, interaction: Interaction, record: ChouetteRecord, game: Game, preferences: Preferences) -> None:
        self._record, self._game, self._person = record, game, interaction.user.id
        self._plays = player_of(record.state, game.board.on_roll) == self._person
        host = interaction.client
        table, own = worn(host, record, game), worn_by(host, record, game, self._person, preferences)
        super().__init__(interaction, RollToPlay(game.board, ChouetteButtons(record).of_plays, table, own), preferences)

    def label(self) -> str:
        return say("button-play-it") if self._plays else say("button-propose")

    def scene(self, partial: PartialPlay) -> BoardScene:
        host, preferences = self.interaction.client, self.preferences
        return private_scene(host, self._record, self._game, self._person, preferences, partial=partial)

    def beside(self) -> Sequence[str]:
        return panel.proposals(self._record, self.roll.own, self._person) if self._plays else ()

    async def show(self, opening: int | None = None) -> None:
        await panel.show(self.interaction, self._record, opening=opening)

    async def choose(self, play: Play, *, sure: bool) -> None:
        del sure  # nobody is warned: the others at the table would be helped too
        command = (cmd.Play if self._plays else cmd.Propose)(self._person, play.notation)
        words = "" if self._plays else say("chouette-proposed")
        await carry_out(self.interaction, ChouetteButtons(self._record).target("ch_play"), command, words)


async def _find(interaction: Interaction, target: CustomId) -> Picker | None:
    """The tapper, if they may play the roll or propose for it; a stale tap is answered.

    Raises ChouetteError(NOT_YOUR_TURN) with who plays, MAY_NOT_CONSULT for the crew's members who may not.
    """
    record = await current(interaction, target)
    if record is None:
        return None
    found = await seat(interaction, record)
    if found is None:
        await show_instead(interaction, record, say("chouette-stale"))
    return found


async def seat(interaction: Interaction, record: ChouetteRecord) -> Picker | None:
    """Somebody who picks a play at a table; None if no roll waits for its play. Raises as `_find`."""
    game, person = record.state.game, interaction.user.id
    if game is None or game.board.phase is not Phase.TO_PLAY or game.window is not None:
        return None
    player = player_of(record.state, game.board.on_roll)
    if person == player or may_consult(record.state, person):
        return _Seat(interaction, record, game, await interaction.client.app.people.preferences(person))
    crew = person in record.state.order[1:] and game.board.on_roll is CREW
    raise ChouetteError(ChouetteReason.MAY_NOT_CONSULT if crew else ChouetteReason.NOT_YOUR_TURN, player)


TAPS.take_in(handlers("ch_", _find))
TAPS.take_in({"ch_propose": TAPS.handlers["ch_play_it"]})  # on boards of earlier versions
