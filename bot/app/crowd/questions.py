"""The questions to a crowd about a match, and what its choices mean in the rules."""

from typing import Final

from bot.crowd.state import ACCEPT, DOUBLE, MATCH, PASS, REFUSE, ROLL, TAKE, CrowdPlan, Mode, Question
from bot.errors import CrowdError, CrowdReason
from bot.records.computers import CrowdKind, crowd, crowd_kind
from bot.records.matches import MatchRecord
from bot.records.people import Person
from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_double, resign_options
from bot.rules.match.partial import begin, decode_steps, encode_steps, steps_with
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import numbers_now, plays_now
from bot.rules.play import Play
from bot.rules.sides import Side

QUESTIONS: Final = {
    Phase.TO_PLAY: Question.PLAY,
    Phase.TO_NAME: Question.NAME,
    Phase.TO_ROLL: Question.CUBE,
    Phase.DOUBLE_OFFERED: Question.DOUBLE,
    Phase.RESIGNATION_OFFERED: Question.RESIGNATION,
}


def crowd_side(record: MatchRecord) -> Side | None:
    """The side of the crowd that a match waits for; None if it waits for anyone else."""
    side = record.state.waiting_for
    return side if side is not None and crowd_kind(record.players[side].user_id) is not None else None


def has_crowd(record: MatchRecord) -> bool:
    """Does a crowd play in this match?"""
    return any(crowd_kind(person.user_id) is not None for person in record.players)


def players_of(plan: CrowdPlan, crowd_id: int, other: Person | None) -> tuple[Person, Person]:
    """Who plays the match of a crowd; `other` is who plays the side that is none."""
    together = CrowdKind.HALF if all(plan.crowds) else CrowdKind.CROWD
    kind = CrowdKind.TEAM if plan.mode is Mode.TEAM else together
    white, black = (crowd(crowd_id, kind, side) if plan.crowds[side] else other for side in Side)
    if white is None or black is None:
        raise ValueError("a side without anyone")
    return white, black


def play_choices(state: MatchState) -> dict[str, Play]:
    """The legal plays of the roll, by what stands for each of them in lists."""
    numbers = numbers_now(state)
    return {encode_steps(steps_with(play, numbers)): play for play in plays_now(state)}


def forced(state: MatchState, side: Side) -> cmd.Command | None:
    """The side's act where there is nothing to decide; None where there is."""
    if state.phase is Phase.TO_ROLL and not may_double(state):
        return cmd.RollDice(side)
    if state.phase is Phase.TO_PLAY:
        plays = plays_now(state)
        return cmd.MakePlay(side, plays[0].notation) if len(plays) == 1 else None
    return None


def chosen_play(state: MatchState, choice: str) -> Play:
    """The legal play of a choice. Raises NotationError, IllegalPlay."""
    return begin(state, plays_now(state), decode_steps(choice)).finished()


def command_for(state: MatchState, side: Side, question: Question, choice: str) -> cmd.Command:
    """The command that a choice stands for. Raises CrowdError if there is none."""
    if question is Question.PLAY:
        return cmd.MakePlay(side, chosen_play(state, choice).notation)
    if question is Question.NAME:
        return cmd.NameDoublet(side, int(choice))
    plain: dict[str, cmd.Command] = {
        ROLL: cmd.RollDice(side),
        DOUBLE: cmd.OfferDouble(side),
        TAKE: cmd.Take(side),
        PASS: cmd.Pass(side),
        ACCEPT: cmd.AcceptResignation(side),
        REFUSE: cmd.RefuseResignation(side),
    }
    if choice not in plain:
        raise CrowdError(CrowdReason.NO_SUCH_CHOICE)
    return plain[choice]


def resigning(state: MatchState, side: Side, what: str) -> cmd.Command:
    """The command of a motion now: if the game cannot be given up so cheaply any more, as cheaply as it can."""
    if what == MATCH:
        return cmd.ResignMatch(side)
    options = resign_options(state, side)
    wanted = [option.grade for option in options if option.grade >= int(what)]
    return cmd.Resign(side, wanted[0] if wanted else options[-1].grade)
