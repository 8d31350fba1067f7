"""Mistakes as pictures, and the course of a match as a curve."""

from collections.abc import Iterable, Sequence
from dataclasses import replace as dataclass_replace

from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.records.analyses import DecisionAnalysis, DecisionKind, Mark, MatchAnalysis
from bot.render.board.decision import DecisionPicture, decision_alt_text, render_decision
from bot.render.board.scene import BoardScene, LastMove
from bot.render.pages.equity_curve import (
    Blunder,
    EquityCurve,
    GameBorder,
    equity_alt_text,
    render_equity_curve,
)
from bot.rules.match.events import Event
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.texts.catalogue import say
from bot.ui.coach.words import best_words, played_words
from bot.ui.kit.message import Picture
from bot.ui.kit.names import shown_name
from bot.ui.match.scenes import scene_of


def states_before(events: Iterable[Event], wanted: Iterable[int]) -> dict[int, MatchState]:
    """The states in which the events with these numbers happened. Folds the log: not for the event loop."""
    left = set(wanted)
    found: dict[int, MatchState] = {}
    state: MatchState | None = None
    for seq, event in enumerate(events, 1):
        if seq in left and state is not None:
            found[seq] = state
        state = evolve(state, event)
    return found


def mistake_pictures(
    logged: LoggedMatch, mistakes: Sequence[DecisionAnalysis], theme: str, first: int = 1
) -> tuple[Picture, ...]:
    """Each mistake as a picture with its number, counted from `first`. Takes a tenth of a second each."""
    states = states_before(logged.events, (one.seq for one in mistakes))
    drawn = []
    for number, one in enumerate(mistakes, first):
        analysis = picture_of(logged, one, states[one.seq], theme, number)
        drawn.append(Picture(render_decision(analysis), decision_alt_text(analysis)))
    return tuple(drawn)


def picture_of(
    logged: LoggedMatch, one: DecisionAnalysis, state: MatchState, theme: str, number: int
) -> DecisionPicture:
    """The picture of a mistake, not painted yet; `state` is where it was made."""
    plays = one.kind is DecisionKind.CHECKER
    return DecisionPicture(
        scene=_scene(logged, one, state, theme),
        played=_moves(state, one, one.played) if plays else (),
        best=_moves(state, one, one.best) if plays else (),
        played_words=played_words(logged.record, one),
        best_words=best_words(logged.record, one),
        title=mistake_title(logged, one, number),
    )


def mistake_title(logged: LoggedMatch, one: DecisionAnalysis, number: int) -> str:
    """The title of a mistake's picture: its number, whose it is, in which game, with which roll."""
    return say(
        "study-title",
        number=number,
        who=shown_name(logged.record.players[one.side]),
        game=one.game,
        roll=str(one.roll or ""),
        kind=one.kind.value,
    )


def _scene(logged: LoggedMatch, one: DecisionAnalysis, state: MatchState, theme: str) -> BoardScene:
    phase = Phase.DOUBLE_OFFERED if one.kind is DecisionKind.TAKE else state.phase
    shown = replace(logged.record, state=replace(state, last_turn=None, phase=phase), clock=None)
    scene = scene_of(shown, theme=theme)
    return scene if one.kind is DecisionKind.CHECKER else dataclass_replace(scene, dice=None, dice_used=(), to_play=())


def _moves(state: MatchState, one: DecisionAnalysis, notation: str) -> tuple[LastMove, ...]:
    for play in plays_now(state):
        if play.notation == notation:
            return tuple(LastMove(one.side, source, target, hit) for source, target, hit in play.moves)
    return ()


def curve_of(logged: LoggedMatch, analysis: MatchAnalysis, theme: str) -> EquityCurve:
    """The course of a match or a game, from decision to decision: White's chances, or in a session White's equity."""
    chances = all(point.winning is not None for point in analysis.curve)
    values = [
        point.winning if chances and point.winning is not None else max(-1.0, min(1.0, point.equity))
        for point in analysis.curve
    ]
    at = {point.seq: index for index, point in enumerate(analysis.curve)}
    marked = {Mark.BAD, Mark.VERY_BAD}
    names = (shown_name(logged.record.players[0]), shown_name(logged.record.players[1]))
    return EquityCurve(
        values=values,
        games=_borders(logged, analysis),
        blunders=[Blunder(at[one.seq], one.side) for one in analysis.decisions if one.mark in marked and one.seq in at],
        scale="chance" if chances else "equity",
        title=say("study-curve-title", white=names[0], black=names[1], kind="chance" if chances else "equity"),
        names=names,
        legend=(say("study-blunder-of", who=names[0]), say("study-blunder-of", who=names[1])),
        theme=theme,
    )


def _borders(logged: LoggedMatch, analysis: MatchAnalysis) -> tuple[GameBorder, ...]:
    first: dict[int, int] = {}
    for index, point in enumerate(analysis.curve):
        first.setdefault(point.game, index)
    seqs = {game: analysis.curve[index].seq for game, index in first.items()}
    states = states_before(logged.events, seqs.values())
    return tuple(GameBorder(index, states[seqs[game]].score) for game, index in first.items() if seqs[game] in states)


def curve_picture(logged: LoggedMatch, analysis: MatchAnalysis, theme: str) -> Picture:
    """The curve as a picture. Takes a tenth of a second."""
    curve = curve_of(logged, analysis, theme)
    return Picture(render_equity_curve(curve), equity_alt_text(curve))
