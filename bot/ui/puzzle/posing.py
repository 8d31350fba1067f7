"""A position as it's asked: the match that it would stand in, the words, and what can be chosen."""

from datetime import datetime
from typing import Final

from bot.records.analyses import LISTED, DecisionKind, PositionAnalysis
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.records.positions import SOLVER, Puzzle, Scene, Source
from bot.texts.catalogue import keys, say
from bot.ui.coach.trying import Asked, Judge
from bot.ui.coach.words import position_lines
from bot.ui.kit.components import Buttons
from bot.ui.match.narration import score_line
from bot.ui.match.style import PointNumbers, numbers_in

_PLIES: Final = "ply"
_QUESTIONS: Final = keys("puzzle-asks", DecisionKind)
_OF_ALL: Final = keys("daily-asks", DecisionKind)


def record_of(scene: Scene, at: datetime, *, private: bool) -> MatchRecord:
    """The match that a position would stand in. The solver is White; in `private` they're called so."""
    if private:
        people = (Person(0, say("puzzle-you")), Person(0, say("puzzle-opponent")))
    else:
        people = (Person(0, say("side", side="white")), Person(0, say("side", side="black")))
    return MatchRecord(0, Place(0), people, scene.state, None, at, at, rated=False)


def question_lines(scene: Scene, record: MatchRecord) -> tuple[str, str]:
    """The question to one solver, and the score it's asked at."""
    return say(_QUESTIONS[scene.kind], roll=str(scene.roll or "")), score_line(record)


def questions_of_all(scene: Scene, record: MatchRecord) -> tuple[str, str]:
    """The question to everybody, and its score: the side that decides has a color there."""
    who = record.players[SOLVER].name
    return say(_OF_ALL[scene.kind], roll=str(scene.roll or ""), who=who), score_line(record)


def asked_of(puzzle: Puzzle, record: MatchRecord, ids: Buttons, lines: tuple[str, ...], judge: Judge) -> Asked:
    """The decision that a person makes."""
    return Asked(puzzle.decision(), record, puzzle.losses, ids, lines, judge)


def numbers_of(scene: Scene) -> PointNumbers:
    """The numbers in which plays are told: the solver's own."""
    return numbers_in(scene.state, SOLVER)


def why_lines(puzzle: Puzzle, chosen: str | None) -> list[str]:
    """The best plays and the one chosen, with equities and chances, or the cube in numbers; and who says so."""
    truth, one = puzzle.truth, puzzle.decision()
    shown = [at for at, play in enumerate(truth.plays) if at < LISTED or play.play == chosen]
    analysis = PositionAnalysis(one.equity, None, tuple(truth.plays[at] for at in shown), truth.cube)
    lines = position_lines(puzzle.scene.state, analysis, numbers_of(puzzle.scene), [at + 1 for at in shown])
    plies = int(truth.depth.partition(_PLIES)[0])
    if truth.rollout is not None:
        games = truth.rollout.games
        return [*lines, say("puzzle-judged", by=truth.source.value, plies=plies, games=games)]
    return [*lines, say("puzzle-judged", by=truth.source.value, plies=plies, games=0)]


def plies_of(puzzle: Puzzle) -> int:
    """How deep a small network of our own has looked, which knows less; 0 where it was another that judged."""
    truth = puzzle.truth
    return int(truth.depth.partition(_PLIES)[0]) if truth.source is Source.OWN else 0
