"""Playing: the one way from a command or a tap to the match, the play that is picked, questions before what's final."""

from typing import Final

from bot.app.matches import side_of
from bot.app.views import Turn
from bot.errors import NotationError, NotOnRoll, StaleAction, WrongPhase
from bot.live.steps import PLAIN, CommandFor
from bot.records.matches import MatchRecord
from bot.records.people import Lesson
from bot.rules.match import commands as cmd
from bot.rules.match.actions import double_refusal, just_refused, resign_options
from bot.rules.match.partial import decode_steps, partial_now
from bot.rules.match.state import Phase
from bot.rules.play import Play
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.board.buttons import (
    buttons_of,
    double_question,
    double_rows,
    pass_question,
    pass_rows,
    resign_question,
    resign_rows,
)
from bot.ui.coach import tutor as coach_tutor
from bot.ui.kit.components import CustomId, Taps
from bot.ui.kit.errors import concerns
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of, plain
from bot.ui.kit.sending import ask_alone
from bot.ui.match.narration import score_line
from bot.ui.match.scenes import own_scene
from bot.ui.match.style import numbers_for, numbers_on_own_board, with_numbering
from bot.ui.picking.picker import Picker, handlers
from bot.ui.post.kind import Answer

_SURE: Final = {"double": "double_yes", "pass": "pass_yes"}
_COMMANDS: Final = {_SURE.get(name, name): command for name, command in PLAIN.items()}
"""Taps that differ only in their command. The tutor has had its say before a yes."""


async def carry_out(
    interaction: Interaction,
    match_id: int,
    command_for: CommandFor,
    *,
    seen_seq: int | None = None,
    known: MatchRecord | None = None,
    sure: bool = False,
) -> None:
    """Carry out a player's command and answer with the new board. `seen_seq` and `known` as in `Matches.act`.

    Unless `sure`, the tutor asks a player who wants it before a mistake. An action on an older position changes
    nothing and raises StaleAction. One that Discord delivered twice shows the board as it is.
    """
    concerns(match_id)
    if not sure and await coach_tutor.objects(interaction, match_id, command_for, seen_seq):
        return
    # If a command is delivered twice, the second one waits, as with taps in `components.run`, under its own lock.
    async with interaction.client.deliveries.holding(("command", interaction.id)):
        await _carried_out(interaction, match_id, command_for, seen_seq, known)


async def _carried_out(
    interaction: Interaction, match_id: int, command_for: CommandFor, seen_seq: int | None, known: MatchRecord | None
) -> None:
    bot = interaction.client
    answers: list[Answer] = []

    async def draw(turn: Turn) -> None:
        answers.append(await bot.get(Boards).answer_to(interaction, turn))

    person, number = person_of(interaction.user), interaction.id
    turn = await bot.app.matches.act(
        match_id, person, command_for, interaction_id=number, seen_seq=seen_seq, known=known, meanwhile=draw
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


@TAPS.on("cancel")
async def _cancel(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await ask_alone(interaction, Post((say("answer-nothing-sent"),), ()))


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


@TAPS.on("no_guide")
async def _explain_no_more(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    boards, record = interaction.client.get(Boards), await interaction.client.app.matches.match(target.subject)
    side_of(record, interaction.user.id)
    await interaction.client.app.people.prefer(interaction.user.id, explained=tuple(Lesson))
    if not await boards.refresh_tapped(interaction, record):
        await boards.panels.show(interaction, record)


@TAPS.on("double")
async def _double(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record, _side = await current(interaction, target)
    await offer_double(interaction, record, seen_seq=target.seq)


async def offer_double(
    interaction: Interaction, record: MatchRecord, *, sure: bool = False, seen_seq: int | None = None
) -> None:
    """Offer a double, after asking a player who wants to be asked. Raises what offering it would raise."""
    side = side_of(record, interaction.user.id)
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    possible = record.state.waiting_for is side and record.state.phase is Phase.TO_ROLL
    if sure or not preferences.confirm_double or not possible or double_refusal(record.state, side) is not None:
        await carry_out(interaction, record.match_id, cmd.OfferDouble, seen_seq=seen_seq)
        return
    lines = (double_question(record, side), await coach_tutor.remark(interaction, record, cmd.OfferDouble(side)))
    await ask_alone(interaction, Post(tuple(filter(None, lines)), (), double_rows(record)))


@TAPS.on("pass")
async def _pass(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await ask_pass(interaction, *await current(interaction, target))


@TAPS.on("resign")
async def _resign(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """*Details* stays open while the match goes on; the question is about the match as it is."""
    record = await interaction.client.app.matches.match(target.subject)
    await ask_resign(interaction, record, side_of(record, interaction.user.id))


async def ask_pass(interaction: Interaction, record: MatchRecord, side: Side) -> None:
    """Ask whether a pass is meant and say what it costs. Raises NotOnRoll for the doubler."""
    waiting_for = record.state.waiting_for
    if waiting_for is not None and waiting_for is not side:
        raise NotOnRoll(waiting_for)
    lines = (_which(record), pass_question(record.state), await coach_tutor.remark(interaction, record, cmd.Pass(side)))
    await ask_alone(interaction, Post(tuple(filter(None, lines)), (), pass_rows(record)))


async def ask_resign(interaction: Interaction, record: MatchRecord, side: Side, only: str = "") -> None:
    """Ask what to resign, each way with its cost, or whether `only` that. Raises WrongPhase once the match is over."""
    if record.state.is_over:
        raise WrongPhase(record.state.phase, cmd.Resign.__name__)
    rows, state = resign_rows(record, side, only), record.state
    refusable = any(not one.final for one in resign_options(state, side))
    opponent = plain(record.players[side.other])
    text = say("ask-resign", opponent=opponent, refusable=refusable, session=not state.length)
    if len(rows[0]) == 1:
        text = resign_question(state, side, str(getattr(rows[0][0], "custom_id", "")))
    lines = (_which(record), text, *((say("ask-resign-refused"),) if just_refused(state, side) else ()))
    await ask_alone(interaction, Post(lines, (), rows))


def _which(record: MatchRecord) -> str:
    """The match that a question is about: a player with several could mean another."""
    return say("ask-which", match=record.match_id, score=score_line(record))


@TAPS.on("resign_game")
async def _resign_game(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    grade = int(target.argument) if target.argument.isdecimal() else 1
    await carry_out(interaction, target.subject, lambda side: cmd.Resign(side, grade), seen_seq=target.seq)


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
    known, record = record, with_numbering(host, record)

    async def make(play: Play, sure: bool) -> None:
        made = cmd.MakePlay(side, play.notation)
        await carry_out(interaction, record.match_id, lambda _: made, seen_seq=state.seq, known=known, sure=sure)

    return Picker(
        interaction=interaction,
        preferences=preferences,
        state=state,
        ids=buttons_of(record),
        table=numbers_for(record),
        own=numbers_on_own_board(record, side),
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


TAPS.take_in(handlers("", _find))
