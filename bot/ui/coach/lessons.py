"""An analysis on one screen: how both played, three lessons in words, one of them as a picture, the rest a tap away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.app.logged import LoggedMatch, Logs
from bot.engine.explaining import Explanation
from bot.records.analyses import DecisionAnalysis, DecisionKind, MatchAnalysis
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.coach.analysis import argument_of_page, heading, mistakes_of, strength_word
from bot.ui.coach.facts import Explanations, explanation_lines
from bot.ui.coach.words import action_text, lost, mistake_pictures, numbers_of
from bot.ui.kit.components import BLUE, GREEN, TapButton
from bot.ui.kit.message import Post, Row
from bot.ui.kit.names import bold, unmarked
from bot.ui.match.lookup import logged_id
from bot.ui.match.narration import called
from bot.ui.match.ratings import counted_performance

MOST: Final = 3
"""Lessons."""
_ROOM: Final = 300  # characters of all of them, so that the whole fits on the screen of a phone
_SHORT: Final = 60  # characters kept for each lesson that follows


@dataclass(frozen=True, slots=True)
class Lessons:
    """The lessons of an analysis: of a game or of all (None), of a side or of both (None), and which is pictured."""

    game: int | None
    side: Side | None
    shown: int = 0

    def of(self, analysis: MatchAnalysis) -> tuple[DecisionAnalysis, ...]:
        """The worst mistakes of the side; of both, if it made none."""
        return (mistakes_of(analysis, self.side) or mistakes_of(analysis, None))[:MOST]


async def side_for(logs: Logs, logged: LoggedMatch, user_id: int | None) -> Side | None:
    """The side whose lessons a person wants: their own, if they played one of them."""
    sides = await logs.sides_of(logged, user_id)
    return sides[0] if len(sides) == 1 else None


def lessons_post(
    logged: LoggedMatch, analysis: MatchAnalysis, wanted: Lessons, theme: str, why: Explanations, *, live: Row = ()
) -> Post:
    """The first screen of an analysis; `live` is the way to the live board. Draws a board: in a thread."""
    lessons = wanted.of(analysis)
    shown = max(0, min(wanted.shown, len(lessons) - 1))
    grades = [_grade(logged, analysis, side) for side in Side]
    lines = [heading(logged, wanted.game), " · ".join(grades), say("study-grades-explained")]
    named = len({one.side for one in lessons}) > 1 or wanted.side not in {one.side for one in lessons}
    lines += _told(logged, lessons, shown, why, named=named) if lessons else [say("study-no-mistakes")]
    pictures = mistake_pictures(logged, lessons[shown : shown + 1], theme, wanted.side, asked=True)
    *first, last = _rows(logged, lessons, wanted, shown)
    return Post(tuple(lines), (), (*first, (*last, *live)), extra=pictures)


def _told(
    logged: LoggedMatch, lessons: Sequence[DecisionAnalysis], shown: int, why: Explanations, *, named: bool
) -> list[str]:
    """The lessons in words. One that isn't pictured is told in fewer of them, if there's no room."""
    told = [_lesson(logged, one, number, why, named=named) for number, one in enumerate(lessons, 1)]
    room = _ROOM - len(told[shown][0])
    others = [place for place in range(len(lessons)) if place != shown]
    for number, place in enumerate(others, 1):
        here = room - _SHORT * (len(others) - number)
        told[place] = [one for one in told[place] if len(one) <= here] or [min(told[place], key=len)]
        room -= len(told[place][0])
    return [ways[0] for ways in told]


def _grade(logged: LoggedMatch, analysis: MatchAnalysis, side: Side) -> str:
    own, who = analysis.sides[side], called(logged.record.players, side)
    if own.rating is None:
        return say("study-side-nothing", who=who)
    word = strength_word(logged.record, side, own)
    return say("study-grade", who=who, rating=counted_performance(own.performance), word=word)


def _lesson(logged: LoggedMatch, one: DecisionAnalysis, number: int, why: Explanations, *, named: bool) -> list[str]:
    """A decision, with the reasons why another is better: each by itself, the most telling first.

    The best is hidden until it's tapped: a person who tries again mustn't have read it.
    """
    record, plays = logged.record, one.kind is DecisionKind.CHECKER
    found = why.get(one.seq, Explanation())
    each = [found._replace(sentences=(sentence,)) for sentence in found.sentences] or [found]
    numbers, told = numbers_of(record, one), one.best if plays else ""
    lines = [line for some in each for line in explanation_lines(some, numbers, told, yours=not named)[:1]]
    if found.cube is not None and found.cube.stands is None:
        lines.clear()  # its first line doesn't name the best
    best = unmarked(action_text(record, one, one.best))
    lines.append(say("study-lesson-best", best=best, lost=lost(one.loss)))
    who, roll = bold(record.players[one.side]) if named else "none", str(one.roll) if plays else "none"
    played = action_text(record, one, one.played)
    return [say("study-lesson", number=number, who=who, roll=roll, played=played, best=line) for line in lines]


def _rows(
    logged: LoggedMatch, lessons: tuple[DecisionAnalysis, ...], wanted: Lessons, shown: int
) -> tuple[tuple[TapButton, ...], ...]:
    page = argument_of_page(wanted.game, wanted.side)
    whose = wanted.side if wanted.side in {one.side for one in lessons} else None
    more = (
        TapButton(logged_id("study_page", logged, 0, argument_of_page(wanted.game, whose)), say("button-all-mistakes")),
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
