"""The tutor: in practice matches a player who wants it is asked before he blunders, without being told what is best."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import discord
import structlog

from bot.engine.decisions import Decision
from bot.engine.pool import EnginePool
from bot.engine.requests import StudyDecision
from bot.engine.standing import COUNTED
from bot.errors import BotError, EngineMissing, EngineUnavailable
from bot.records import MatchRecord, Tutor
from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_double, plays_now
from bot.rules.match.partial import encode_steps, steps_of
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of
from bot.rules.notation import parse_play
from bot.rules.sides import Side
from bot.studies import CubeAction, DecisionKind, Mark, mark_of
from bot.texts.catalogue import say
from bot.ui.board.boards import Interaction
from bot.ui.board.buttons import Post
from bot.ui.custom_id import CustomId
from bot.ui.kit.components import TapButton

_log: Final = structlog.get_logger(__name__)
PATIENCE: Final = 2.0
"""Seconds that a turn waits for the engine; then it goes through. Discord gives up after three."""
_PLIES: Final = 2
_FROM: Final = {Tutor.NONE: (), Tutor.BAD: (Mark.BAD, Mark.VERY_BAD), Tutor.VERY_BAD: (Mark.VERY_BAD,)}
"""Which mistakes each choice warns of."""
_CUBE: Final[dict[type[cmd.Command], tuple[str, CubeAction]]] = {
    cmd.OfferDouble: ("d", CubeAction.DOUBLE),
    cmd.RollDice: ("r", CubeAction.NO_DOUBLE),
    cmd.Take: ("t", CubeAction.TAKE),
    cmd.Beaver: ("b", CubeAction.BEAVER),
    cmd.Pass: ("x", CubeAction.PASS),
}
COMMANDS: Final[dict[str, Callable[[Side], cmd.Command]]] = {
    "d": cmd.OfferDouble,
    "r": cmd.RollDice,
    "t": cmd.Take,
    "b": cmd.Beaver,
    "x": cmd.Pass,
}
"""What the letter in the id of a button stands for; a play is `p` and its steps."""


async def objects(
    interaction: Interaction, match_id: int, command_for: Callable[[Side], cmd.Command], seen_seq: int | None
) -> bool:
    """Has the player been asked whether he means it? Then nothing is to be done before he answers.

    False where he wants no tutor, where he may not be helped, where nothing is wrong, and where the engine is missing
    or too slow. Never raises BotError: what is wrong with the command itself is for the turn to say.
    """
    bot = interaction.client
    try:
        if (await bot.people.preferences(interaction.user.id)).tutor is Tutor.NONE:
            return False
        record = await bot.matches.match(match_id)
        if seen_seq not in (None, record.state.seq):
            return False
        found = await _mistake(interaction, record, command_for(bot.side_of(record, interaction.user.id)))
    except BotError:
        return False
    if found is None:
        return False
    post = warning_post(record, *found)
    quiet = discord.AllowedMentions.none()
    await interaction.response.send_message(view=post.view(), ephemeral=True, allowed_mentions=quiet)
    return True


async def remark(interaction: Interaction, record: MatchRecord, command: cmd.Command) -> str:
    """What the tutor says of a command that the player is asked about in any case; nothing where nothing is wrong."""
    try:
        found = await _mistake(interaction, record, command)
    except BotError:
        return ""
    return "" if found is None else say("tutor-remark", lost=f"{found[0]:.2f}")


async def _mistake(interaction: Interaction, record: MatchRecord, command: cmd.Command) -> tuple[float, str] | None:
    """What a command gives away and the argument of the button that does it anyway; None where nothing is to be said.

    Raises CoachError where the player may not be helped, and what is wrong with the command.
    """
    bot = interaction.client
    marks = _FROM[(await bot.people.preferences(interaction.user.id)).tutor]
    found = decision_of(record.state, command) if marks else None
    if found is None:
        return None
    await bot.coach.may_help(record)
    decision, argument = found
    loss = await loss_of(bot.engine, decision)
    return None if loss is None or mark_of(loss) not in marks else (loss, argument)


async def loss_of(pool: EnginePool, decision: Decision, patience: float = PATIENCE) -> float | None:
    """What a decision gives away; None when the engine does not say so within `patience` (in seconds)."""
    try:
        return (await asyncio.wait_for(pool.ask(StudyDecision(decision, _PLIES)), patience)).loss
    except (EngineMissing, EngineUnavailable, TimeoutError, ValueError) as error:
        _log.info("tutor silent", error=repr(error))
        return None


def decision_of(state: MatchState, command: cmd.Command) -> tuple[Decision, str] | None:
    """What a command decides, and the argument of the button that does it anyway; None where there is no choice."""
    if state.variant not in COUNTED or state.waiting_for is not command.side or state.beavers:
        return None
    if isinstance(command, cmd.MakePlay):
        return _play(state, command)
    letter, action = _CUBE.get(type(command), ("", CubeAction.NO_DOUBLE))
    answers = action in (CubeAction.TAKE, CubeAction.PASS, CubeAction.BEAVER)
    if not letter or (answers and state.phase is not Phase.DOUBLE_OFFERED) or (not answers and not may_double(state)):
        return None
    if action is CubeAction.NO_DOUBLE and (state.turns == 0 or state.passing[state.on_roll] is not None):
        return None
    kind = DecisionKind.TAKE if answers else DecisionKind.DOUBLE
    return Decision(state, state.seq + 1, command.side, kind, action), letter


def _play(state: MatchState, command: cmd.MakePlay) -> tuple[Decision, str] | None:
    if state.phase is not Phase.TO_PLAY or state.roll is None or len(plays_now(state)) < 2:
        return None
    play = parse_play(command.play, state.position, state.roll, game_of(state), state.rules)
    decision = Decision(state, state.seq + 1, state.on_roll, DecisionKind.CHECKER, moves=play.moves)
    return decision, "p" + encode_steps(steps_of(play, state.roll, game_of(state)))


def warning_post(record: MatchRecord, loss: float, argument: str) -> Post:
    """The question, with both answers."""
    anyway = CustomId("tutor_anyway", record.match_id, record.state.seq, argument)
    row = (
        TapButton(CustomId("cancel", record.match_id, record.state.seq), say("button-think-again")),
        TapButton(anyway, say("button-anyway"), discord.ButtonStyle.danger),
    )
    return Post((say("tutor-warning", lost=f"{loss:.2f}"),), (), (row,))
