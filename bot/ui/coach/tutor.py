"""The tutor: hints in practice matches, what pasted positions are worth, and the question before a blunder."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from bot.app.coach import is_practice
from bot.app.matches import side_of
from bot.engine.analyst import PoolAnalyst, decision_of, look_at
from bot.engine.decisions import Decision
from bot.engine.explaining import Choice, Explanation, choice_of
from bot.errors import BotError, CoachError, CoachReason, EngineMissing, EngineUnavailable, NotOnRoll
from bot.records.analyses import DecisionAnalysis, DecisionKind, Mark, PositionAnalysis, RankedPlay
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
from bot.texts.catalogue import Key, decimal, say
from bot.ui.coach.facts import explained, explanation_lines
from bot.ui.coach.words import best_picture, is_nothing, lost, position_lines, ranked_lines
from bot.ui.kit.components import GREEN, RED, CustomId, TapButton
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post, drawn_soon
from bot.ui.kit.names import unmarked
from bot.ui.kit.places import place_of
from bot.ui.kit.sending import announce_reply, answer_alone, reply
from bot.ui.match.narration import score_line
from bot.ui.match.scenes import own_scene, scene_of
from bot.ui.match.style import PointNumbers, numbers_for, numbers_in, private_theme_of, with_numbering

_DECIDED: Final = (Phase.TO_PLAY, Phase.TO_ROLL, Phase.DOUBLE_OFFERED)
_FROM: Final = {Tutor.NONE: (), Tutor.BAD: (Mark.BAD, Mark.VERY_BAD), Tutor.VERY_BAD: (Mark.VERY_BAD,)}
"""The mistakes that each choice warns of."""
_HINTED: Final = 3  # plays that a hint compares
_PATIENCE: Final = 0.6  # seconds a warning waits for what speaks against the decision: Discord waits three in all
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
    await bot.app.coach.check_not_asked(interaction.user.id, state.position)
    await bot.app.guesses.asked(interaction.user.id, state.position)
    # A busy machine may need longer than Discord waits for a first answer.
    await announce_reply(interaction)
    analysis, numbers = await bot.get(PoolAnalyst).position(state), numbers_for(with_numbering(bot, record))
    lines, table = await _valued(bot, state, analysis, numbers)
    if table:  # with all that a study tells it's higher than a phone
        table = ["```", *ranked_lines(analysis.plays[:_HINTED], numbers), "```"]
    count = say("hint-count", count=await _count(interaction, record), match=record.match_id)
    post = Post(tuple(lines), (), below=(*table, count))
    await reply(interaction, await _on_own_board(interaction, record, post, analysis.plays, numbers))


async def _on_own_board(
    interaction: Interaction, record: MatchRecord, hint: Post, plays: tuple[RankedPlay, ...], numbers: PointNumbers
) -> Post:
    """A hint with the board as this person likes it: the best play as arrows and the tap that makes it, if it's one."""
    bot, state = interaction.client, record.state
    preferences = await bot.app.people.preferences(interaction.user.id)
    certain = with_numbering(bot, record)
    scene = own_scene(bot, certain, side_of(record, interaction.user.id), preferences)
    hint = replace(hint, in_characters=preferences.text_board)
    found = decision_of(state, cmd.MakePlay(state.on_roll, plays[0].play)) if plays else None
    number, seq, mark = record.match_id, state.seq, record_mark(record)
    row = [TapButton(CustomId("my_view", number, seq, mark=mark), say("button-back-to-list"))]
    if found is not None:
        target = CustomId("tutor_anyway", number, seq, found[1], mark)
        row.insert(0, TapButton(target, say("button-play-it"), GREEN))
    hint = replace(hint, rows=(tuple(row),))
    if found is None or hint.in_characters:
        return await drawn_soon(replace(hint, scenes=(scene,)), bot.studio)
    return replace(hint, extra=(await asyncio.to_thread(best_picture, scene, state, plays[0], numbers),))


def can_hint(record: MatchRecord, user_id: int) -> bool:
    """Is it a match in which somebody is helped, and their turn to decide something?"""
    waits = record.state.waiting_for is side_of(record, user_id)
    return waits and is_practice(record) and has_decision(record.state)


async def _valued(
    host: Host, state: MatchState, analysis: PositionAnalysis, numbers: PointNumbers
) -> tuple[list[str], list[str]]:
    """The advice and its reasons, in sentences, and the numbers behind that as a table.

    The cube's are few, and stand among its sentences, after the plain one.
    """
    table, plays = position_lines(state, analysis, numbers), analysis.plays
    if len(plays) > 1:
        best, second = plays[:2]
        chances = best.chances, second.chances
        choice = Choice(state, DecisionKind.CHECKER, best.play, second.play, second.loss, chances)
    elif analysis.cube is not None:
        kind = DecisionKind.TAKE if state.phase is Phase.DOUBLE_OFFERED else DecisionKind.DOUBLE
        choice = Choice(state, kind, "", "", 0.0, cube=analysis.cube)
    else:
        return table, []
    [found] = await explained(host.engine, [choice])
    lines = explanation_lines(found, numbers, choice.best, yours=True)
    if not choice.best:
        return [*table[:1], *lines[:1], *table[1:], *lines[1:]], []
    shown = {"best": unmarked(numbers.text(choice.best)), "other": numbers.text(choice.played)}
    return [say("hint-best", lost="none" if is_nothing(choice.loss) else lost(choice.loss), **shown), *lines], table


def has_decision(state: MatchState) -> bool:
    """Does the side that has to act have a choice that can be evaluated?"""
    if state.phase is Phase.TO_PLAY:
        return len(plays_now(state)) > 1
    return state.phase is Phase.DOUBLE_OFFERED or may_double(state)


async def show_position(interaction: Interaction, text: str, game: Variant = BACKGAMMON) -> None:
    """Answer with the board of a pasted position of `game` and what the engine says about it.

    If a practice match of theirs stands so, it is a hint, and counted as one. Raises ImpossiblePosition, and CoachError
    if it would be help in a match where nobody is helped, or they're asked just that.
    """
    bot = interaction.client
    state = as_played(read_position(text, game))
    await bot.app.coach.check_not_asked(interaction.user.id, state.position)
    helped = await bot.app.coach.may_value(interaction.user.id, state.position)
    await bot.app.guesses.asked(interaction.user.id, state.position)
    preferences = await bot.app.people.preferences(interaction.user.id)
    theme = private_theme_of(bot, place_of(interaction), preferences)
    await announce_reply(interaction)
    try:
        said, table = await _valued(bot, state, await bot.get(PoolAnalyst).position(state), numbers_in(state))
        lines = [*said, *table]
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
        command = command_for(side_of(record, interaction.user.id))
        found = await _mistake(bot, interaction.user.id, record, command)
    except BotError:
        return False
    if found is None:
        return False
    told = await _what_speaks_for_another(bot, record, found)
    number, seq, mark = record.match_id, record.state.seq, record_mark(record)
    back = TapButton(CustomId("cancel", number, seq, mark=mark), say("button-think-again"))
    do_it = TapButton(CustomId("tutor_anyway", number, seq, found.argument, mark), anyway(record, command), RED)
    warning = say("tutor-warning", lost=_hundredths(found.analysis))
    await answer_alone(interaction, Post((warning, *told), (), ((back, do_it),)))
    return True


def anyway(record: MatchRecord, command: cmd.Command) -> str:
    """The label of the button that goes ahead in spite of the warning."""
    if isinstance(command, cmd.OfferDouble):
        return say("button-double", value=record.state.cube.value * 2)
    if isinstance(command, cmd.Pass):
        return say("button-pass")
    return say("button-anyway")


async def remark(interaction: Interaction, record: MatchRecord, command: cmd.Command) -> str:
    """The tutor's remark on a command that the player is asked about anyway; empty if nothing is wrong."""
    return "\n".join(await doubts(interaction.client, interaction.user.id, record, command, asked=True))


async def doubts(
    host: Host, user_id: int, record: MatchRecord, command: cmd.Command, *, asked: bool = False
) -> list[str]:
    """The objections to a command, in lines; nothing as in `objects`.

    The first is the question whether it's meant, or only what it loses if that is `asked` anyway.
    """
    try:
        found = await _mistake(host, user_id, record, command)
    except BotError:
        return []
    if found is None:
        return []
    key = Key("tutor-remark") if asked else Key("tutor-warning")
    return [say(key, lost=_hundredths(found.analysis)), *await _what_speaks_for_another(host, record, found)]


class _Mistake(NamedTuple):
    """The tutor's warning, with the argument of the button that goes ahead anyway."""

    decision: Decision
    analysis: DecisionAnalysis
    argument: str


async def _mistake(bot: Host, user_id: int, record: MatchRecord, command: cmd.Command) -> _Mistake | None:
    """The mistake that a command would be; None if there is nothing to say.

    Raises CoachError if the player may not be helped, and whatever is wrong with the command.
    """
    marks = _FROM[(await bot.app.people.preferences(user_id)).tutor]
    found = decision_of(record.state, command) if marks else None
    if found is None:
        return None
    await bot.app.coach.may_help(record)
    decision, argument = found
    analysis = await look_at(bot.engine, decision)
    return None if analysis is None or analysis.mark not in marks else _Mistake(decision, analysis, argument)


async def _what_speaks_for_another(host: Host, record: MatchRecord, found: _Mistake) -> list[str]:
    """The difference between the best decision and this one, without naming the best; nothing if that takes too long.

    Of the cube only what is wrong and from where on it's right: its other numbers are for a study, not for a question.
    """
    choice = choice_of(found.analysis, found.decision.state)
    try:
        [told] = await asyncio.wait_for(explained(host.engine, [choice]), _PATIENCE)
    except TimeoutError:
        told = Explanation()
    lines = explanation_lines(told, numbers_for(with_numbering(host, record)), yours=True)
    return lines if told.cube is None else lines[:1]


def _hundredths(analysis: DecisionAnalysis) -> str:
    return decimal(f"{analysis.loss:.2f}")
