"""The end of a match as a card: ratings, score by game, cube actions, runs, the best roll, what can be done next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.app.summary import CubeEvent, GameSummary, MatchSummary
from bot.engine.analyst import can_teach
from bot.ratings.records import RatingChange
from bot.records.analyses import MatchAnalysis
from bot.records.computers import is_crowd
from bot.records.matches import MatchRecord
from bot.render.pages.result_card import GameRow, ResultCard, render_result_card
from bot.render.paint.writing import shortened
from bot.rules.match import events as ev
from bot.rules.match.state import score_shown
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.kit.components import TapButton
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import bold, shown_name
from bot.ui.match.house_rules import played_for
from bot.ui.match.keys import analyze_button, export_button, rematch_button, replay_button
from bot.ui.match.narration import match_title, score_line, shortly
from bot.ui.match.ratings import change_of, number_text

_CUBE_KINDS: Final = {
    ev.DoubleOffered: "double",
    ev.CubeBeavered: "beaver",
    ev.DoubleTaken: "take",
    ev.DoublePassed: "pass",
}


def result_post(
    record: MatchRecord, summary: MatchSummary, theme: str, changes: Sequence[RatingChange] | None = None
) -> Post:
    """The result card of a match that is over, drawn, with its button; `changes` are what it did to the ratings."""
    picture = card_picture(record, summary, theme, changes=changes)
    lines = [say("result-heading", match=record.match_id), score_line(record)]
    if record.commitment is not None:
        lines.append(say("dice-result", commitment=shortly(record.commitment)))
    return Post(tuple(lines), (), (_buttons(record),), extra=(picture,))


def card_picture(
    record: MatchRecord,
    summary: MatchSummary,
    theme: str,
    *,
    changes: Sequence[RatingChange] | None = None,
    analysis: MatchAnalysis | None = None,
) -> Picture:
    """The card, and the same in words; `analysis` is what the match looks like once it was analyzed."""
    card = result_card(record, summary, theme)
    card = replace(card, facts=_facts(record, summary, changes, analysis))
    about = [f"{name}: {facts}" for name, facts in zip(card.names, card.facts, strict=True) if facts]
    games = [_game_in_words(record, game) for game in summary.games]
    said = [match_title(record), *about, *games, card.longest_run, card.best_roll]
    return Picture(render_result_card(card), shortened("\n".join(line for line in said if line)))


def _facts(
    record: MatchRecord,
    summary: MatchSummary,
    changes: Sequence[RatingChange] | None,
    analysis: MatchAnalysis | None,
) -> tuple[str, str]:
    """For each side: its rating before and after, how it played if that was analyzed, and its luck."""
    found = []
    for side in Side:
        parts = []
        change = change_of(record, changes or (), side)
        if change is not None:
            rating = say("result-rating", before=number_text(change.before), after=number_text(change.after))
            parts.append(rating)
        if analysis is not None:
            own = analysis.sides[side]
            if own.rating is not None:
                parts.append(say("result-pr", rating=f"{own.rating:.2f}"))
            parts.append(say("result-luck", luck=f"{round(own.luck, 2) or 0.0:+.2f}"))
        elif summary.rolls[side].rolls:
            parts.append(say("result-dice", pips=f"{summary.rolls[side].pip_luck:+.0f}"))
        found.append(" · ".join(parts))
    return found[0], found[1]


def _buttons(record: MatchRecord) -> tuple[TapButton, ...]:
    """Buttons to see the match again, to learn from it if the engine can teach that game, and for a rematch."""
    analysis = (analyze_button(record),) if can_teach(record.state.variant, record.state.rules) else ()
    together = any(is_crowd(person.user_id) for person in record.players)
    rematch = () if together else (rematch_button(record),)
    return (replay_button(record), *analysis, export_button(record), *rematch)


def hint_lines(record: MatchRecord, hints: tuple[int, int]) -> list[str]:
    """How many hints each player took; nobody is named who took none."""
    return [say("hint-result", who=bold(record.players[side]), count=hints[side]) for side in Side if hints[side]]


def result_card(record: MatchRecord, summary: MatchSummary, theme: str) -> ResultCard:
    """Everything the card says, in words."""
    state = record.state
    best = summary.best_roll
    best_roll = (
        ""
        if best is None
        else say(
            "result-best-roll",
            who=shown_name(record.players[best.side]),
            roll=str(best.roll),
            game=best.game,
            pips=round(best.pips),
            hits=best.pips > sum(best.roll.numbers),
        )
    )
    run = summary.longest_run
    return ResultCard(
        names=(shown_name(record.players[0]), shown_name(record.players[1])),
        score=score_shown(state.score, state.length),
        length=state.length,
        winner=state.winner,
        title=played_for(state),
        games=[
            GameRow(game.number, game.winner, game.points, _how(game), score_shown(game.score, state.length))
            for game in summary.games
        ],
        cube_actions=[_cube_in_words(record, action) for action in summary.cube],
        best_roll=best_roll,
        longest_run=""
        if run is None
        else say("result-run", who=shown_name(record.players[run.side]), games=run.games, points=run.points),
        runner=run.side if run else Side.WHITE,
        theme=theme,
        left_out=lambda count: say("result-left-out", count=count),
    )


def _how(game: GameSummary) -> str:
    if game.winner is None:
        return say("result-drawn")
    if game.ending is ev.Ending.PASSED:
        return say("result-passed")
    if game.ending is ev.Ending.TIME_RAN_OUT:
        return say("result-time")
    if game.ending is ev.Ending.MATCH_RESIGNED:
        return say("result-match-resigned")
    return say("result-how", grade=game.grade, resigned=game.ending is ev.Ending.RESIGNED)


def _game_in_words(record: MatchRecord, game: GameSummary) -> str:
    white, black = score_shown(game.score, record.state.length)
    if game.winner is None:
        return say("result-game-drawn", game=game.number, white=white, black=black)
    return say(
        "result-game",
        game=game.number,
        winner=shown_name(record.players[game.winner]),
        points=game.points,
        how=_how(game),
        white=white,
        black=black,
    )


def _cube_in_words(record: MatchRecord, action: CubeEvent) -> str:
    kind = _CUBE_KINDS[action.event]
    return say(
        "result-cube", game=action.game, who=shown_name(record.players[action.side]), kind=kind, value=action.value
    )
