"""Playing: the one way from a command or a tap to the match, and every tap under a board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.app.matches import side_of
from bot.app.views import Turn
from bot.errors import NotationError, NotOnRoll, StaleAction, WrongPhase
from bot.records import MatchRecord
from bot.rules.match import commands as cmd
from bot.rules.match.actions import just_refused, resign_options
from bot.rules.match.partial import PartialPlay, decode_steps
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.answer import Answer
from bot.ui.board.boards import Boards
from bot.ui.board.buttons import partial_now, pass_rows, resign_rows
from bot.ui.coach import tutor as coach_tutor
from bot.ui.kit.components import CustomId, Taps, TextModal
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of, plain
from bot.ui.kit.sending import ask_form, reply, reply_in_place

TAPS: Final = Taps()
CommandFor = Callable[[Side], cmd.Command]
_COMMANDS: Final[dict[str, CommandFor]] = {
    "roll": cmd.RollDice,
    "pass_until": cmd.PassUntilFree,
    "double": cmd.OfferDouble,
    "take": cmd.Take,
    "beaver": cmd.Beaver,
    "accept_resignation": cmd.AcceptResignation,
    "refuse_resignation": cmd.RefuseResignation,
    "resign_match": cmd.ResignMatch,
}
"""Taps that differ only in their command."""


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
    nothing and shows the board as it is. So does one that Discord delivered twice.
    """
    if not sure and await coach_tutor.objects(interaction, match_id, command_for, seen_seq):
        return
    # If a command is delivered twice, the second one waits, as with taps in `components.run`, under its own lock.
    async with interaction.client.deliveries.holding(("command", interaction.id)):
        await _carried_out(interaction, match_id, command_for, seen_seq)


async def _carried_out(interaction: Interaction, match_id: int, command_for: CommandFor, seen_seq: int | None) -> None:
    bot = interaction.client
    answers: list[Answer] = []

    def draw(turn: Turn) -> None:
        answers.append(bot.find(Boards).answer_to(interaction, turn))

    try:
        turn = await bot.app.matches.act(
            match_id,
            person_of(interaction.user),
            command_for,
            interaction_id=interaction.id,
            seen_seq=seen_seq,
            meanwhile=draw,
        )
    except StaleAction:
        await bot.find(Boards).show_privately(interaction, await bot.app.matches.match(match_id), say("answer-stale"))
        return
    if turn.is_repeat:
        await bot.find(Boards).show_privately(interaction, turn.record, say("answer-repeat"))
        return
    await bot.find(Boards).answer(interaction, turn, answers[-1])


async def _current(interaction: Interaction, target: CustomId) -> tuple[MatchRecord, Side] | None:
    """The match of a tap and the tapper's side. A tap on an older position is answered, and None returned."""
    bot = interaction.client
    record = await bot.app.matches.match(target.subject)
    side = side_of(record, interaction.user.id)
    if record.state.seq != target.seq:
        await bot.find(Boards).show_privately(interaction, record, say("answer-stale"))
        return None
    return record, side


@TAPS.on(*_COMMANDS)
async def _plain(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await carry_out(interaction, target.subject, _COMMANDS[target.action], seen_seq=target.seq)


@TAPS.on("name")
async def _name(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    number = int(target.argument) if target.argument in tuple("123456") else 0
    await carry_out(interaction, target.subject, lambda side: cmd.NameDoublet(side, number), seen_seq=target.seq)


@TAPS.on("pass_yes")
async def _pass(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await carry_out(interaction, target.subject, cmd.Pass, seen_seq=target.seq, sure=True)


@TAPS.on("tutor_anyway")
async def _anyway(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Go on with what the tutor asked about: the player means it."""
    found = await _current(interaction, target)
    if found is None:
        return
    letter, steps = target.argument[:1], target.argument[1:]
    command_for = coach_tutor.COMMANDS.get(letter)
    if command_for is None:
        partial = partial_now(found[0].state, decode_steps(steps))
        if partial is None:
            raise NotationError(steps, "play")
        await _make(interaction, target, partial, sure=True)
    else:
        await carry_out(interaction, target.subject, command_for, seen_seq=target.seq, sure=True)


@TAPS.on("resign_game")
async def _resign_game(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    grade = int(target.argument) if target.argument.isdecimal() else 1
    await carry_out(interaction, target.subject, lambda side: cmd.Resign(side, grade), seen_seq=target.seq)


@TAPS.on("pass")
async def _ask_pass(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    found = await _current(interaction, target)
    if found is not None:
        await ask_pass(interaction, *found)


async def ask_pass(interaction: Interaction, record: MatchRecord, side: Side) -> None:
    """Ask whether a pass is meant and say what it costs. Raises NotOnRoll for the doubler."""
    waiting_for = record.state.waiting_for
    if waiting_for is not None and waiting_for is not side:
        raise NotOnRoll(waiting_for)
    value = record.state.stake
    remark = await coach_tutor.remark(interaction, record, cmd.Pass(side))
    lines = (say("ask-pass", points=value, value=value * 2), remark)
    await reply(interaction, Post(tuple(filter(None, lines)), (), pass_rows(record)))


@TAPS.on("resign")
async def _ask_resign(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    found = await _current(interaction, target)
    if found is not None:
        await ask_resign(interaction, *found)


async def ask_resign(interaction: Interaction, record: MatchRecord, side: Side) -> None:
    """Ask what to resign, each way with its cost. Raises WrongPhase once the match is over."""
    if record.state.is_over:
        raise WrongPhase(record.state.phase, cmd.Resign.__name__)
    opponent = plain(record.players[side.other])
    text = say("ask-resign", opponent=opponent, session=not record.state.length)
    lines = (text, say("ask-resign-refused")) if just_refused(record.state, side) else (text,)
    await reply(interaction, Post(lines, (), resign_rows(record, resign_options(record.state, side))))


@TAPS.on("cancel")
async def _cancel(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await reply_in_place(interaction, Post((say("answer-nothing-sent"),), ()))


@TAPS.on("my_view")
async def _my_view(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    bot = interaction.client
    await bot.find(Boards).show_privately(interaction, await bot.app.matches.match(target.subject))


@TAPS.on("step", "undo")
async def _step(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """A die was chosen in a list, or the latest one taken back: show how far the play has come."""
    found = await _to_play(interaction, target)
    if found is None:
        return
    steps = decode_steps(target.argument.split("-")[0])
    steps = (*steps, *decode_steps(values[0])) if values else steps[:-1]
    partial = partial_now(found.state, steps)
    if partial is None:
        return
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    if values and partial.is_complete and not preferences.confirm:
        await _make(interaction, target, partial)
    else:
        await interaction.client.find(Boards).show_partial(interaction, found, partial)


@TAPS.on("play")
async def _play(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Confirm: make the play that was put together, in the same way as a typed one."""
    found = await _to_play(interaction, target)
    if found is None:
        return
    partial = partial_now(found.state, decode_steps(target.argument))
    if partial is None:
        raise NotationError(target.argument, "play")
    await _make(interaction, target, partial)


async def _make(interaction: Interaction, target: CustomId, partial: PartialPlay, *, sure: bool = False) -> None:
    text = partial.finished().notation
    await carry_out(interaction, target.subject, lambda side: cmd.MakePlay(side, text), seen_seq=target.seq, sure=sure)


@TAPS.on("type")
async def _type(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await _to_play(interaction, target)
    if record is None:
        return
    partial = partial_now(record.state)
    example = partial.plays[0].notation if partial is not None else "13/8 6/5"
    form = CustomId("typed", target.subject, target.seq, mark=target.mark)
    await ask_form(interaction, TextModal(form, say("form-play-title"), say("form-play-label"), placeholder=example))


@TAPS.on("typed")
async def _typed(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    text = values[0] if values else ""
    await carry_out(interaction, target.subject, lambda side: cmd.MakePlay(side, text), seen_seq=target.seq)


async def _to_play(interaction: Interaction, target: CustomId) -> MatchRecord | None:
    """The match of a tap, if its roll waits for the tapper. A stale tap is answered, and None returned."""
    found = await _current(interaction, target)
    if found is None:
        return None
    record, side = found
    state = record.state
    if state.waiting_for not in (None, side):
        raise NotOnRoll(side.other)
    if state.phase is not Phase.TO_PLAY:
        raise WrongPhase(state.phase, cmd.MakePlay.__name__)
    return record
