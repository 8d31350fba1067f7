"""The tutor: hints in practice matches, what pasted positions are worth, and the question before a blunder."""

from collections.abc import Callable
from typing import Final

from bot.app.coach import is_practice
from bot.app.matches import side_of
from bot.engine.analyst import PoolAnalyst, decision_of, loss_of
from bot.errors import BotError, CoachError, CoachReason, EngineMissing, EngineUnavailable, NotOnRoll
from bot.records.analyses import Mark, mark_of
from bot.records.marks import record_mark
from bot.records.matches import MatchRecord
from bot.records.people import Person, Preferences, Tutor
from bot.rules.formats.position_text import as_played, read_position
from bot.rules.ids import xgid
from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_double
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, Variant
from bot.texts.catalogue import decimal, say
from bot.ui.coach.words import position_lines
from bot.ui.kit.components import RED, CustomId, TapButton
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import unmarked
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import announce_reply, answer_alone, reply
from bot.ui.match.narration import score_line
from bot.ui.match.scenes import scene_of
from bot.ui.match.style import numbers_for, private_theme_of, with_numbering

_DECIDED: Final = (Phase.TO_PLAY, Phase.TO_ROLL, Phase.DOUBLE_OFFERED)
_FROM: Final = {Tutor.NONE: (), Tutor.BAD: (Mark.BAD, Mark.VERY_BAD), Tutor.VERY_BAD: (Mark.VERY_BAD,)}
"""The mistakes that each choice warns of."""
COMMANDS: Final[dict[str, Callable[[Side], cmd.Command]]] = {
    "d": cmd.OfferDouble,
    "r": cmd.RollDice,
    "t": cmd.Take,
    "b": cmd.Beaver,
    "x": cmd.Pass,
}
"""The command for each letter in the id of a button; a play is `p` and its steps."""


async def show_hint(interaction: Interaction, record: MatchRecord) -> None:
    """Answer, for this person alone, with the best plays or the cube decision that their match waits for.

    Raises CoachError if there is nothing to decide or they may not be helped, AccessError, NotOnRoll, EngineMissing and
    EngineUnavailable.
    """
    bot = interaction.client
    side = side_of(record, interaction.user.id)
    await bot.app.coach.may_help(record)
    state = record.state
    if state.waiting_for is not side:
        raise CoachError(CoachReason.GAME_OVER) if state.is_over else NotOnRoll(side.other)
    if not has_decision(state):
        raise CoachError(CoachReason.NOTHING_TO_DECIDE)
    bot.get(PoolAnalyst).check(state)
    await bot.app.guesses.asked(interaction.user.id, state.position)
    # A busy machine may need longer than Discord waits for a first answer.
    await announce_reply(interaction)
    analysis = await bot.get(PoolAnalyst).position(state)
    lines = [
        say("hint-heading", match=record.match_id),
        *position_lines(state, analysis, numbers_for(with_numbering(bot, record))),
        say("hint-count", count=await _count(interaction, record)),
    ]
    await reply(interaction, Post(tuple(lines), ()))


def can_hint(record: MatchRecord, user_id: int) -> bool:
    """Is it a match in which somebody is helped, and their turn to decide something?"""
    waits = record.state.waiting_for is side_of(record, user_id)
    return waits and is_practice(record) and has_decision(record.state)


def has_decision(state: MatchState) -> bool:
    """Does the side that has to act have a choice that can be evaluated?"""
    if state.phase is Phase.TO_PLAY:
        return len(plays_now(state)) > 1
    return state.phase is Phase.DOUBLE_OFFERED or may_double(state)


async def show_position(interaction: Interaction, text: str, game: Variant = BACKGAMMON) -> None:
    """Answer with the board of a pasted position of `game` and what the engine says about it.

    If a practice match of theirs stands so, it is a hint, and counted as one. Raises ImpossiblePosition, and CoachError
    if it would be help in a match where nobody is helped.
    """
    bot = interaction.client
    state = as_played(read_position(text, game))
    helped = await bot.app.coach.may_value(interaction.user.id, state.position)
    await bot.app.guesses.asked(interaction.user.id, state.position)
    preferences = await bot.app.people.preferences(interaction.user.id)
    theme = private_theme_of(bot, place_of(interaction), preferences)
    await announce_reply(interaction)
    try:
        lines = position_lines(state, await bot.get(PoolAnalyst).position(state))
        for record in helped:
            count = await _count(interaction, record)
            lines.append(say("position-counted", match=record.match_id, count=count))
    except (EngineMissing, EngineUnavailable) as error:
        lines = [say("position-no-engine", missing=isinstance(error, EngineMissing))]
    await reply(interaction, position_post(interaction, state, lines, theme, preferences).drawn())


async def _count(interaction: Interaction, record: MatchRecord) -> int:
    """Count a hint in this person's match. Returns how many they took in it."""
    coach, side = interaction.client.app.coach, side_of(record, interaction.user.id)
    await coach.note_hint(record, side)
    return (await coach.hints_in(record.match_id))[side]


def position_post(
    interaction: Interaction, state: MatchState, lines: list[str], theme: str, preferences: Preferences
) -> Post:
    """The board of a position with `lines` about it, seen by the side on roll."""
    people = (Person(0, say("side", side="white")), Person(0, say("side", side="black")))
    now = interaction.created_at
    record = MatchRecord(0, place_of(interaction), people, state, None, now, now, rated=False)
    seen = state.on_roll if state.waiting_for is None else state.waiting_for
    scene = scene_of(record, theme=theme, bottom=seen)
    phase = state.phase if state.phase in _DECIDED else Phase.TO_ROLL
    told = (score_line(record), say("position-turn", phase=phase.value, side=seen.name.lower()), *lines)
    footer = say("position-footer", xgid=unmarked(xgid(state)))
    return Post(told, (scene,), (), footer, in_characters=preferences.text_board)


async def objects(
    interaction: Interaction, match_id: int, command_for: Callable[[Side], cmd.Command], seen_seq: int | None
) -> bool:
    """Has the player been asked whether they mean it? Then nothing is to be done before they answer.

    False if they want no tutor or may not be helped, if nothing is wrong, and if the engine is missing or too slow.
    Never raises BotError: the turn itself says what is wrong with the command.
    """
    bot = interaction.client
    try:
        if (await bot.app.people.preferences(interaction.user.id)).tutor is Tutor.NONE:
            return False
        record = await bot.app.matches.match(match_id)
        if seen_seq not in (None, record.state.seq):
            return False
        found = await _mistake(interaction, record, command_for(side_of(record, interaction.user.id)))
    except BotError:
        return False
    if found is None:
        return False
    await answer_alone(interaction, warning_post(record, *found))
    return True


async def remark(interaction: Interaction, record: MatchRecord, command: cmd.Command) -> str:
    """The tutor's remark on a command that the player is asked about anyway; empty if nothing is wrong."""
    try:
        found = await _mistake(interaction, record, command)
    except BotError:
        return ""
    return "" if found is None else say("tutor-remark", lost=decimal(f"{found[0]:.2f}"))


async def _mistake(interaction: Interaction, record: MatchRecord, command: cmd.Command) -> tuple[float, str] | None:
    """The loss of a command, and the argument of the button that does it anyway; None if there is nothing to say.

    Raises CoachError if the player may not be helped, and whatever is wrong with the command.
    """
    bot = interaction.client
    marks = _FROM[(await bot.app.people.preferences(interaction.user.id)).tutor]
    found = decision_of(record.state, command) if marks else None
    if found is None:
        return None
    await bot.app.coach.may_help(record)
    decision, argument = found
    loss = await loss_of(bot.engine, decision)
    return None if loss is None or mark_of(loss) not in marks else (loss, argument)


def warning_post(record: MatchRecord, loss: float, argument: str) -> Post:
    """The question, with both answers."""
    number, seq, mark = record.match_id, record.state.seq, record_mark(record)
    anyway = CustomId("tutor_anyway", number, seq, argument, mark)
    row = (
        TapButton(CustomId("cancel", number, seq, mark=mark), say("button-think-again")),
        TapButton(anyway, say("button-anyway"), RED),
    )
    return Post((say("tutor-warning", lost=decimal(f"{loss:.2f}")),), (), (row,))
