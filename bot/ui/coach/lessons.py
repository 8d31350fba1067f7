"""An analysis on one screen: how both played, three lessons in words, one of them as a picture, the rest a tap away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.app.logged import LoggedMatch
from bot.records.analyses import DecisionAnalysis, DecisionKind, MatchAnalysis
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.coach.analysis import argument_of_page, heading, mistakes_of
from bot.ui.coach.facts import UNEXPLAINED, Explanations, explanation_lines
from bot.ui.coach.words import action_text, mistake_pictures, numbers_of
from bot.ui.kit.components import BLUE, GREEN, TapButton
from bot.ui.kit.message import Post
from bot.ui.kit.names import bold, unmarked
from bot.ui.match.lookup import logged_id
from bot.ui.match.ratings import performance_text

MOST: Final = 3
"""Lessons."""
_ROOM: Final = 330
"""Characters of all of them, so that the whole fits on the screen of a phone."""
_SHORT: Final = 45
"""Characters kept for each lesson that follows."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """The lessons of an analysis: of a game or of all (None), of a side or of both (None), and which is pictured."""

    game: int | None
    side: Side | None
    shown: int = 0

    def of(self, analysis: MatchAnalysis) -> tuple[DecisionAnalysis, ...]:
        """The worst mistakes of the side; of both, if it made none."""
        return (mistakes_of(analysis, self.side) or mistakes_of(analysis, None))[:MOST]


def side_for(logged: LoggedMatch, user_id: int | None) -> Side | None:
    """The side whose lessons a person wants: their own, if they played one of them."""
    sides = [side for side in Side if user_id and logged.record.players[side].user_id == user_id]
    return sides[0] if len(sides) == 1 else None


def lessons_post(logged: LoggedMatch, analysis: MatchAnalysis, wanted: Lessons, theme: str, why: Explanations) -> Post:
    """The first screen of an analysis. Draws a board: in a thread."""
    lessons = wanted.of(analysis)
    shown = max(0, min(wanted.shown, len(lessons) - 1))
    grades = [_grade(logged, analysis, side) for side in Side]
    lines = [heading(logged, wanted.game), " · ".join(grades)]
    named = len({one.side for one in lessons}) > 1 or wanted.side not in {one.side for one in lessons}
    lines += _told(logged, lessons, shown, why, named=named) if lessons else [say("study-no-mistakes")]
    pictures = mistake_pictures(logged, lessons[shown : shown + 1], theme, titled=False)
    return Post(tuple(lines), (), _rows(logged, lessons, wanted, shown), extra=pictures)


def _told(
    logged: LoggedMatch, lessons: Sequence[DecisionAnalysis], shown: int, why: Explanations, *, named: bool
) -> list[str]:
    """The lessons in words. One that isn't pictured is told by its best play alone, if there is no room for more."""
    whole = [_lesson(logged, one, number, why, named=named) for number, one in enumerate(lessons, 1)]
    short = [_lesson(logged, one, number, UNEXPLAINED, named=named) for number, one in enumerate(lessons, 1)]
    room = _ROOM - len(whole[shown])
    for place in range(len(lessons)):
        if place != shown:
            whole[place] = whole[place] if len(whole[place]) <= room - _SHORT else short[place]
            room -= len(whole[place])
    return whole


def _grade(logged: LoggedMatch, analysis: MatchAnalysis, side: Side) -> str:
    own, who = analysis.sides[side], bold(logged.record.players[side])
    if own.rating is None or own.strength is None:
        return say("study-side-nothing", who=who)
    word = say("study-word", word=own.strength.value)
    return say("study-grade", who=who, rating=performance_text(own.performance), word=word)


def _lesson(logged: LoggedMatch, one: DecisionAnalysis, number: int, why: Explanations, *, named: bool) -> str:
    """What was decided, and the first thing that tells it from the best."""
    record, plays = logged.record, one.kind is DecisionKind.CHECKER
    said = say(
        "study-lesson",
        number=number,
        who=bold(record.players[one.side]) if named else "none",
        roll=str(one.roll) if plays else "none",
        played=action_text(record, one, one.played),
    )
    found = (
        explanation_lines(why[one.seq], numbers_of(record, one), one.best if plays else "") if one.seq in why else []
    )
    best = unmarked(action_text(record, one, one.best))
    return f"{said} {found[0] if found else say('study-lesson-best', best=best)}"


def _rows(
    logged: LoggedMatch, lessons: tuple[DecisionAnalysis, ...], wanted: Lessons, shown: int
) -> tuple[tuple[TapButton, ...], ...]:
    page = argument_of_page(wanted.game, wanted.side)
    more = (
        TapButton(logged_id("study_page", logged, 0, argument_of_page(wanted.game, None)), say("button-all-mistakes")),
        TapButton(logged_id("study_numbers", logged, 0, page), say("button-numbers")),
    )
    if not lessons:
        return (more[1:],)
    again = TapButton(logged_id("study_try", logged, lessons[shown].seq), say("button-try-again"), GREEN)
    others = [
        TapButton(logged_id("study_lesson", logged, place, page), str(place + 1), BLUE, disabled=place == shown)
        for place in range(len(lessons))
    ]
    return (again, *(others if len(others) > 1 else ())), more
