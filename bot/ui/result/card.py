"""The end of a match as a card: score by game, cube actions, the best roll in the race, and what can be done next."""

from __future__ import annotations

from typing import Final

from bot.app.summary import CubeEvent, GameSummary, MatchSummary
from bot.engine.analyst import can_teach
from bot.records import MatchRecord
from bot.render.pages.result_card import GameRow, ResultCard, render_result_card
from bot.rules.match import events as ev
from bot.rules.match.state import score_shown
from bot.rules.scoring import grade_name
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.kit.components import TapButton
from bot.ui.kit.message import Picture, Post
from bot.ui.kit.names import bold, shown_name
from bot.ui.match.house_rules import played_for
from bot.ui.match.keys import analyze_button, export_button, rematch_button, replay_button
from bot.ui.match.narration import match_title, score_line

_CUBE_KINDS: Final = {
    ev.DoubleOffered: "double",
    ev.CubeBeavered: "beaver",
    ev.DoubleTaken: "take",
    ev.DoublePassed: "pass",
}


def result_post(record: MatchRecord, summary: MatchSummary, theme: str) -> Post:
    """The result card of a match that is over, drawn, with its button."""
    card = result_card(record, summary, theme)
    said = [match_title(record), *(_game_in_words(record, game) for game in summary.games), card.best_roll]
    words = "\n".join(line for line in said if line)
    picture = Picture(render_result_card(card), words[:1024])
    lines = [say("result-heading", match=record.match_id), score_line(record)]
    if record.commitment is not None:
        lines.append(say("dice-result", commitment=record.commitment))
    return Post(tuple(lines), (), (_buttons(record),), extra=(picture,))


def _buttons(record: MatchRecord) -> tuple[TapButton, ...]:
    """Buttons to see the match again, to learn from it if the engine can teach that game, and for a rematch."""
    match_id = record.match_id
    analysis = (analyze_button(match_id),) if can_teach(record.state.variant) else ()
    return (replay_button(match_id), *analysis, export_button(str(match_id)), rematch_button(match_id))


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
        )
    )
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
    return say(
        "result-how", grade=grade_name(game.grade, gammons=game.gammons), resigned=game.ending is ev.Ending.RESIGNED
    )


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
