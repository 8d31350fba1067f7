"""`/roll`, `/move`, `/double`, `/take`, `/pass`, `/beaver`, `/doublet`, `/undo`, `/resign`."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Literal
from urllib.parse import parse_qsl

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.matches import side_of
from bot.errors import NotFound, NotFoundWhat, StaleAction
from bot.live.steps import CommandFor
from bot.records.matches import MatchRecord
from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_beaver, may_double, resign_options
from bot.rules.match.state import MatchState, Phase
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.board.play import ask_pass, ask_resign, carry_out, make_typed, offer_double
from bot.ui.chouette.acting import show_own_board
from bot.ui.chouette.deals import ask_resign as ask_which_cubes
from bot.ui.kit.commands import Callback, Option, command, subcommand
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.host import Interaction
from bot.ui.match.lookup import match_choices
from bot.ui.typed.chouettes import (
    beaver_there,
    double_there,
    in_match_or_chouette,
    move_there,
    pass_there,
    play_called,
    play_choices,
    roll_there,
    take_there,
)

TAPS: Final = Taps()
_GRADES: Final = {"single": 1, "gammon": 2, "backgammon": 3}


_READ: Final[dict[discord.AppCommandOptionType, Callable[[str], Any]]] = {
    discord.AppCommandOptionType.integer: int,
    discord.AppCommandOptionType.boolean: "True".__eq__,
}


async def _answer(by: Interaction, record: MatchRecord, answer: CommandFor, *, sure: bool = True) -> None:
    """Answer the double, a pass after asking unless the player is sure. Raises NotFound where there's none."""
    if record.state.phase is not Phase.DOUBLE_OFFERED:
        raise NotFound(NotFoundWhat.OFFER)
    if sure:
        await carry_out(by, record.match_id, answer)
    else:
        await ask_pass(by, record, side_of(record, by.user.id))


async def _pass(interaction: Interaction, given: dict[str, Any]) -> None:
    answer = partial(_answer, answer=cmd.Pass, sure=given["sure"])
    await in_match_or_chouette(interaction, given["match"], answer, pass_there, allowed=_asked(Phase.DOUBLE_OFFERED))


class PlayCog(commands.Cog):
    """The game itself."""

    @command(match=match_choices)
    async def roll(self, interaction: Interaction, match: str | None = None) -> None:
        """Roll."""
        roll = _carrying_out(cmd.RollDice)
        await in_match_or_chouette(interaction, match, roll, roll_there, allowed=_asked(Phase.TO_ROLL))

    @command(play=play_choices, match=match_choices)
    async def move(self, interaction: Interaction, play: str, match: str | None = None) -> None:
        """Make a play. The list names its match where several wait; the option `match` outweighs that."""
        text, named = play_called(play)
        make, there = partial(make_typed, text=text), partial(move_there, text=text)
        await in_match_or_chouette(interaction, match or named, make, there, allowed=_asked(Phase.TO_PLAY))

    @command(match=match_choices)
    async def double(self, interaction: Interaction, sure: bool = False, match: str | None = None) -> None:
        """Offer a double."""

        def allowed(state: MatchState, side: Side) -> bool:
            return may_double(state) and state.on_roll is side

        offer = partial(offer_double, sure=sure)
        await in_match_or_chouette(interaction, match, offer, double_there, allowed=allowed)

    @command(match=match_choices)
    async def take(self, interaction: Interaction, match: str | None = None) -> None:
        """Take the double."""
        take = partial(_answer, answer=cmd.Take)
        await in_match_or_chouette(interaction, match, take, take_there, allowed=_asked(Phase.DOUBLE_OFFERED))

    passing = subcommand(  # `pass` is a word of Python's
        "", "pass", (Option("sure", bool, False), Option("match", str | None, None, match_choices)), _pass
    )

    @command(match=match_choices)
    async def beaver(self, interaction: Interaction, match: str | None = None) -> None:
        """Turn the cube again, or once more as a raccoon."""
        await in_match_or_chouette(interaction, match, _carrying_out(cmd.Beaver), beaver_there, allowed=may_beaver)

    @command(match=match_choices)
    async def doublet(
        self, interaction: Interaction, number: app_commands.Range[int, 1, 6], match: str | None = None
    ) -> None:
        """Name the doublet that a 1-2 gives."""
        name = _carrying_out(lambda side: cmd.NameDoublet(side, number))
        there = partial(show_own_board, heading_line=say("error-no-doublet"))
        await in_match_or_chouette(interaction, match, name, there, allowed=_asked(Phase.TO_NAME))

    @command(match=match_choices)
    async def undo(self, interaction: Interaction, match: str | None = None) -> None:
        """Say that nothing can be taken back, and show the board to choose on."""
        show, words = interaction.client.get(Boards).panels.show, say("undo-nothing")
        there = partial(show_own_board, heading_line=words)
        await in_match_or_chouette(interaction, match, lambda by, record: show(by, record, words), there)

    @command(match=match_choices)
    async def resign(
        self,
        interaction: Interaction,
        what: Literal["single", "gammon", "backgammon", "match"] | None = None,
        sure: bool = False,
        match: str | None = None,
    ) -> None:
        """Resign."""
        await in_match_or_chouette(
            interaction, match, lambda by, record: _resign(by, record, what, sure=sure), ask_which_cubes, of_all=True
        )


def _carrying_out(command_for: CommandFor) -> Callable[[Interaction, MatchRecord], Awaitable[None]]:
    return lambda by, record: carry_out(by, record.match_id, command_for)


def _asked(phase: Phase) -> Callable[[MatchState, Side], bool]:
    """Is a match in this phase, and waits for a side?"""
    return lambda state, side: state.phase is phase and state.waiting_for is side


async def _resign(interaction: Interaction, record: MatchRecord, what: str | None, *, sure: bool) -> None:
    """Resign a match or the game, after asking unless the player has said how much and that they are sure."""
    if what == "match" and sure:
        await carry_out(interaction, record.match_id, cmd.ResignMatch)
        return
    grade, own = _GRADES.get(what or "", 0), side_of(record, interaction.user.id)
    least = next(iter(resign_options(record.state, own)), None)
    if not sure or not grade or (least is not None and grade < least.grade):
        # In some games the least that can be resigned costs more than the player said.
        await ask_resign(interaction, record, own, str(grade or what))
    else:
        await carry_out(interaction, record.match_id, lambda side: cmd.Resign(side, grade))


@TAPS.on("meant")
async def _meant(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Carry out the command that was given, in the match that was chosen."""
    name, _, given = target.argument.partition("?")
    command = interaction.client.tree.get_command(name)
    if not isinstance(command, app_commands.Command):
        raise StaleAction
    typed = dict(parse_qsl(given))
    options = {one.name: _READ.get(one.type, str)(typed[one.name]) for one in command.parameters if one.name in typed}
    match = values[0] if values else str(target.subject)
    carry_out_command: Callback = command.callback
    await carry_out_command(command.binding, interaction, **{**options, "match": match})
