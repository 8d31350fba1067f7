"""Rolling and playing for the box or the crew, and proposing plays. Picks are private, as in a match."""

from typing import Final

from bot.chouette import commands as cmd
from bot.chouette.queries import may_consult, player_of
from bot.chouette.state import CREW, Game
from bot.errors import ChouetteError, ChouetteReason, StaleAction
from bot.records.chouettes import ChouetteRecord
from bot.rules.match.state import Phase
from bot.rules.play import Play
from bot.texts.catalogue import say
from bot.ui.chouette.acting import carry_out, current, show_late
from bot.ui.chouette.buttons import chouette_buttons, play_buttons
from bot.ui.chouette.panel import proposals, show_own_board
from bot.ui.chouette.scenes import private_scene, worn, worn_by
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.picking.picker import Picker, handlers

TAPS: Final = Taps(show_late)


@TAPS.on("ch_roll", "ch_next")
async def _go_on(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    command = cmd.Roll if target.action == "ch_roll" else cmd.NextGame
    await carry_out(interaction, target, command(interaction.user.id))


@TAPS.on("ch_view")
async def _view(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_own_board(interaction, await current(interaction, target))


async def _find(interaction: Interaction, target: CustomId) -> Picker:
    """The tapper, if they may play the roll or propose for it.

    Raises ChouetteError(NOT_YOUR_TURN) with who plays, MAY_NOT_CONSULT for the crew's members who may not, and
    StaleAction.
    """
    found = await seat(interaction, await current(interaction, target))
    if found is None:
        raise StaleAction
    return found


async def seat(interaction: Interaction, record: ChouetteRecord) -> Picker | None:
    """Somebody who picks a play at a table; None if no roll waits for its play. Raises as `_find`."""
    game, person = record.state.game, interaction.user.id
    if game is None or game.board.phase is not Phase.TO_PLAY or game.window is not None:
        return None
    player = player_of(record.state, game.board.on_roll)
    if person == player or may_consult(record.state, person):
        return await _picker(interaction, record, game, makes=person == player)
    crew = person in record.state.order[1:] and game.board.on_roll is CREW
    raise ChouetteError(ChouetteReason.MAY_NOT_CONSULT if crew else ChouetteReason.NOT_YOUR_TURN, player)


async def _picker(interaction: Interaction, record: ChouetteRecord, game: Game, *, makes: bool) -> Picker:
    """The play of the person who plays is made, that of anybody else proposed to them."""
    host, person = interaction.client, interaction.user.id
    preferences = await host.app.people.preferences(person)
    button, own = chouette_buttons(record), worn_by(host, record, game, person)

    async def choose(play: Play, _: bool) -> None:
        command = (cmd.Play if makes else cmd.Propose)(person, play.notation)
        await carry_out(interaction, button.target("ch_play"), command, "" if makes else say("chouette-proposed"))

    return Picker(
        interaction=interaction,
        preferences=preferences,
        state=game.board,
        ids=play_buttons(record),
        table=worn(host, record, game),
        own=own,
        scene=lambda partial: private_scene(host, record, game, person, preferences, partial=partial),
        show=lambda opening: show_own_board(interaction, record, opening=opening),
        label=say("button-play-it") if makes else say("button-propose"),
        choose=choose,
        beside=tuple(proposals(record, own, person)) if makes else (),
    )


TAPS.take_in(handlers("ch_", _find))
TAPS.take_in({"ch_propose": TAPS.handlers["ch_play_it"]})  # on boards of earlier versions
