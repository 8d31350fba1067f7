"""A game of a match as the boards of an animation, each with the time it takes to read."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Final, NamedTuple

from msgspec.structs import replace

from bot.app.summary import Frame
from bot.app.views import Step
from bot.records.matches import MatchRecord
from bot.render.board.picture import BoardScene, LastMove
from bot.render.board.replay import Shot
from bot.rules.match import events as ev
from bot.rules.match.actions import seen_by
from bot.rules.match.state import MatchState
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.match.scenes import final_scene, lost_caption, scene_of

ROLL: Final = 0.6
"""Seconds that the dice lie on the board before they are played."""
PLAY: Final = 0.9
"""Seconds that a play is shown with its arrows; a turn takes this and the roll."""
EVENT: Final = 1.5
"""Seconds for everything else: the opening, the cube, an answer, a turn without a move."""
LAST: Final = 4.0
"""Seconds that the last board stays before the animation begins again."""
_SEEN: Final = (ev.GameStarted, ev.DoubleOffered, ev.CubeBeavered, ev.ResignationOffered, ev.MatchAbandoned)
"""Events that can be seen on the board after them."""
_SAID: Final[dict[type[ev.Event], tuple[str, bool]]] = {
    ev.DoubleTaken: ("take", True),
    ev.ResignationRefused: ("play-on", True),
    ev.DoublePassed: ("pass", False),
    ev.TimeRanOut: ("time", False),
    ev.GameDrawn: ("drawn", False),
}
"""Events that need a few words, and whether on the board after them or, if the game is then over, the one before."""


class Happened(NamedTuple):
    """One event of a game with the states before and after it."""

    before: MatchState
    step: Step


def games_in(frames: Iterable[Frame]) -> dict[int, list[Happened]]:
    """The events of each game of a match by its number, in order. Games in which nothing was done are left out."""
    games: dict[int, list[Happened]] = {}
    for frame in frames:
        before = frame.before
        for step in frame.steps:
            if before is not None and step.state.game:
                games.setdefault(step.state.game, []).append(Happened(before, step))
            before = step.state
    return {number: events for number, events in games.items() if any(map(_is_action, events))}


def turns_in(events: Iterable[Happened]) -> int:
    """The number of turns that were played or had to be passed."""
    return sum(isinstance(happened.step.event, ev.PlayMade | ev.TurnPassed) for happened in events)


def _is_action(happened: Happened) -> bool:
    return not isinstance(happened.step.event, ev.GameStarted | ev.MatchEnded | ev.MatchAbandoned)


def shots_of(record: MatchRecord, events: Iterable[Happened], theme: str) -> list[Shot]:
    """The boards of a game.

    White's home is at the bottom. The points are numbered as at the match's table: a roll and its play wear the numbers
    of the player who makes it, unless these are fixed.
    """
    shown = replace(record, clock=None)
    shots = [shot for happened in events if (shot := _shot(shown, happened, theme)) is not None]
    if shots:
        shots[-1] = Shot(shots[-1].scene, LAST)
    return shots


def _shot(record: MatchRecord, happened: Happened, theme: str) -> Shot | None:
    """The board for one event; None if it is seen on the board before or after."""
    before, (event, after) = happened.before, (happened.step.event, happened.step.state)
    earlier = _unmarked(scene_of(replace(record, state=before), theme=theme))
    later = _unmarked(scene_of(replace(record, state=after), theme=theme))
    match event:
        case ev.DiceRolled() | ev.DoubletNamed():
            return Shot(dataclasses.replace(later, last_play=(), caption=""), ROLL)
        case ev.PlayMade():
            return Shot(_played(earlier, event, after), PLAY)
        case ev.TurnPassed():
            # In a later part of a turn it was not the roll that could not be moved, but that part's numbers.
            roll = "-".join(str(number) for number in before.numbers[:2]) or str(before.roll)
            caption = say("caption-danced", roll=roll)
            return Shot(dataclasses.replace(earlier, last_play=(), caption=caption), EVENT)
        case ev.GameEnded():
            final = final_scene(record, before, event, theme=theme)
            return Shot(dataclasses.replace(final, last_play=()), LAST)
        case _ if type(event) in _SEEN:
            return Shot(dataclasses.replace(later, last_play=()), EVENT)
        case _ if type(event) in _SAID:
            what, settled = _SAID[type(event)]
            scene = later if settled else dataclasses.replace(earlier, offered=None)
            return Shot(_said(scene, what, getattr(event, "side", before.on_roll)), EVENT)
        case _:
            return None


def _played(earlier: BoardScene, event: ev.PlayMade, after: MatchState) -> BoardScene:
    """The board after a play, with the dice still there and the arrows of its moves."""
    moves = tuple(LastMove(event.side, move.source, move.target, move.hit) for move in event.moves)
    return dataclasses.replace(
        earlier, position=seen_by(after, event.side), last_play=moves, caption=lost_caption(after)
    )


def _unmarked(scene: BoardScene) -> BoardScene:
    """The board without the marks of the side to move: two bright strips that keep swapping places hurt the eyes.

    The dice show whose turn it is: they have a side's color and lie on its right.
    """
    return dataclasses.replace(scene, over=True, winner=None)


def _said(scene: BoardScene, what: str, side: Side) -> BoardScene:
    """The board with a few words on it."""
    return dataclasses.replace(scene, last_play=(), caption=say("caption-said", what=what, side=side.name.lower()))
