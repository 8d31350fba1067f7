"""Playing: the one way from a command or a tap to the match, and the taps that need no more than that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.app.matches import side_of
from bot.app.views import Turn
from bot.errors import NotationError, StaleAction
from bot.records.matches import MatchRecord
from bot.rules.match import commands as cmd
from bot.rules.match.partial import decode_steps, partial_now
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.coach import tutor as coach_tutor
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.errors import concerns
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of
from bot.ui.kit.sending import reply_in_place
from bot.ui.post.kind import Answer

CommandFor = Callable[[Side], cmd.Command]
_COMMANDS: Final[dict[str, CommandFor]] = {
    "roll": cmd.RollDice,
    "pass_until": cmd.PassUntilFree,
    "take": cmd.Take,
    "double_yes": cmd.OfferDouble,
    "pass_yes": cmd.Pass,
    "beaver": cmd.Beaver,
    "accept_resignation": cmd.AcceptResignation,
    "refuse_resignation": cmd.RefuseResignation,
    "resign_match": cmd.ResignMatch,
}
"""Taps that differ only in their command. The tutor has had its say before a yes."""


async def carry_out(
    interaction: Interaction,
    match_id: int,
    command_for: CommandFor,
    *,
    seen_seq: int | None = None,
    sure: bool = False,
) -> None:
    """Carry out a player's command and answer with the new board.

    Unless `sure`, the tutor asks a player who wants it before a mistake. An action on an older position changes
    nothing and raises StaleAction. One that Discord delivered twice shows the board as it is.
    """
    concerns(match_id)
    if not sure and await coach_tutor.objects(interaction, match_id, command_for, seen_seq):
        return
    # If a command is delivered twice, the second one waits, as with taps in `components.run`, under its own lock.
    async with interaction.client.deliveries.holding(("command", interaction.id)):
        await _carried_out(interaction, match_id, command_for, seen_seq)


async def _carried_out(interaction: Interaction, match_id: int, command_for: CommandFor, seen_seq: int | None) -> None:
    bot = interaction.client
    answers: list[Answer] = []

    async def draw(turn: Turn) -> None:
        answers.append(await bot.get(Boards).answer_to(interaction, turn))

    turn = await bot.app.matches.act(
        match_id,
        person_of(interaction.user),
        command_for,
        interaction_id=interaction.id,
        seen_seq=seen_seq,
        meanwhile=draw,
    )
    if turn.is_repeat:
        await bot.get(Boards).panels.show_instead(interaction, turn.record, say("answer-repeat"))
        return
    await bot.get(Boards).answer(interaction, turn, answers[-1])


async def current(interaction: Interaction, target: CustomId) -> tuple[MatchRecord, Side]:
    """The match of a tap and the tapper's side. Raises StaleAction for a tap on an older position."""
    record = await interaction.client.app.matches.latest(target.subject, target.seq)
    side = side_of(record, interaction.user.id)
    if record.state.seq != target.seq:
        raise StaleAction
    return record, side


async def show_late(interaction: Interaction, target: CustomId) -> None:
    """Answer a tap on an older position with the match as it is."""
    record = await interaction.client.app.matches.match(target.subject)
    await interaction.client.get(Boards).panels.show_instead(interaction, record, say("answer-stale"))


TAPS: Final = Taps(show_late)


@TAPS.on(*_COMMANDS)
async def _plain(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    sure = target.action.endswith("_yes")
    await carry_out(interaction, target.subject, _COMMANDS[target.action], seen_seq=target.seq, sure=sure)


@TAPS.on("name")
async def _name(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    number = int(target.argument) if target.argument in tuple("123456") else 0
    await carry_out(interaction, target.subject, lambda side: cmd.NameDoublet(side, number), seen_seq=target.seq)


@TAPS.on("tutor_anyway")
async def _anyway(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Go on with what the tutor asked about: the player means it."""
    record, _side = await current(interaction, target)
    letter, steps = target.argument[:1], target.argument[1:]
    command_for: CommandFor | None = coach_tutor.COMMANDS.get(letter)
    if command_for is None:
        partial = partial_now(record.state, decode_steps(steps))
        if partial is None:
            raise NotationError(steps, "play")
        text = partial.finished().notation
        command_for = lambda side: cmd.MakePlay(side, text)  # noqa: E731 - one of the commands that it may be
    await carry_out(interaction, target.subject, command_for, seen_seq=target.seq, sure=True)


@TAPS.on("cancel")
async def _cancel(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await reply_in_place(interaction, Post((say("answer-nothing-sent"),), ()))


@TAPS.on("my_view", "details")
async def _look(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    bot = interaction.client
    panels, record = bot.get(Boards).panels, await bot.app.matches.match(target.subject)
    if target.seq != record.state.seq:
        raise StaleAction
    if target.action == "details":
        await panels.details(interaction, record)
    else:
        await panels.show(interaction, record)
