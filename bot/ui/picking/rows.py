"""The rows under a board where a play is picked: lists of whole plays, a list for each die, the last question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord

from bot.rules.match.partial import PartialPlay, PartialStep, encode_steps, partial_now
from bot.rules.match.state import MatchState
from bot.rules.play import Move
from bot.rules.play_text import play_text
from bot.rules.position import BAR
from bot.texts.catalogue import say
from bot.ui.kit.components import Buttons, TapButton, TapSelect
from bot.ui.kit.message import Row
from bot.ui.kit.names import unmarked
from bot.ui.match.style import PointNumbers
from bot.ui.picking.words import play_lists

_GREEN: Final = discord.ButtonStyle.success


def play_rows(
    state: MatchState, numbers: PointNumbers, ids: Buttons, opening: int | None = None
) -> tuple[tuple[Row, ...], list[TapButton]]:
    """The lists of whole plays, and the button to put one together; the only play there is needs but a button.

    With `opening` there are only the plays that begin so, and the button leads back to all of them.
    """
    partial = partial_now(state)
    if partial is None:
        return (), []
    if len(partial.plays) == 1:
        label = say("button-play-forced", play=numbers.text(partial.plays[0].notation))
        return (), [ids("play", label, _GREEN, encode_steps(partial.steps))]
    if opening is not None:
        return _lists(state, numbers, ids, opening), [ids("back", say("button-back-to-list"))]
    return _lists(state, numbers, ids, None), [ids("steps", say("button-steps"))]


def _lists(state: MatchState, numbers: PointNumbers, ids: Buttons, opening: int | None) -> tuple[Row, ...]:
    # A list for another roll needs another number: see `TapSelect`.
    return tuple(
        (TapSelect(ids.target("pick", str(place)), one.title, one.entries, number=1000 + 10 * state.seq + place),)
        for place, one in enumerate(play_lists(state, numbers, opening=opening))
    )


def step_rows(partial: PartialPlay, numbers: PointNumbers, ids: Buttons, label: str) -> tuple[Row, ...]:
    """A list for each die left, and what can be done with the dice played so far; `label` does what the play is for."""
    made = encode_steps(partial.steps)
    rows: list[Row] = [(_die_select(ids, partial, die, moves, numbers),) for die, moves in partial.options().items()]
    last: list[TapButton] = []
    if partial.is_complete:
        last.append(ids("play", label, _GREEN, made))
    if partial.steps:
        last.append(ids("undo", say("button-undo"), argument=made))
    return (*rows, (*last, ids("type", say("button-type")), ids("back", say("button-back-to-list"))))


def picked_rows(partial: PartialPlay, ids: Buttons, label: str, *, warned: bool) -> tuple[Row, ...]:
    """The buttons under a play that was picked: `label` does what the play is for, the other leads back."""
    style = discord.ButtonStyle.danger if warned else _GREEN
    do_it = ids("play_it", label, style, encode_steps(partial.steps))
    return ((do_it, ids("back", say("button-back-to-list"))),)


def progress_line(partial: PartialPlay, numbers: PointNumbers) -> str:
    """A line that tells how far a play being put together has come."""
    if partial.is_complete:
        play = unmarked(numbers.text(play_text(partial.finished().moves)))
        return say("progress-ready", play=play) if len(partial.plays) > 1 else say("progress-forced", play=play)
    left = " ".join(str(number) for number in partial.numbers_left)
    done = unmarked(numbers.text(play_text(partial.moves)))
    return say("progress-so-far", done=done, left=left) if done else say("progress-left", left=left)


def _die_select(
    ids: Buttons, partial: PartialPlay, die: int, moves: Iterable[Move], numbers: PointNumbers
) -> TapSelect:
    left = partial.numbers_left.count(die)
    title = say("list-play-a", die=die, left=left) if left > 1 else say("list-play-the", die=die)
    moves, pins = list(moves), partial.variant.pins
    preview = ", ".join(numbers.text(play_text((move,))) for move in moves[:4]) + (" ..." if len(moves) > 4 else "")
    options = [_move_option(move, die, numbers, pins=pins) for move in moves]
    target = ids.target("step", f"{encode_steps(partial.steps)}-{die}")
    return TapSelect(target, f"{title}: {preview}", options, number=100 + 10 * len(partial.steps) + die)


def _move_option(move: Move, die: int, numbers: PointNumbers, *, pins: bool) -> discord.SelectOption:
    step = PartialStep(move.source, die, move.target > move.source)
    return discord.SelectOption(
        label=numbers.text(play_text((move,))), value=encode_steps((step,)), description=_remark(move, pins=pins)
    )


def _remark(move: Move, *, pins: bool) -> str | None:
    if move.hit:
        return say("remark-pins") if pins else say("remark-hits")
    if move.target == 0:
        return say("remark-bears-off")
    return say("remark-enters") if move.source >= BAR else None
