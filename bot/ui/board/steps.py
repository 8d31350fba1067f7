"""A play put together die by die, on a player's own board, and the buttons under a play that was picked."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.records.matches import MatchRecord
from bot.rules.match.partial import PartialPlay, PartialStep, encode_steps
from bot.rules.play import Move
from bot.rules.play_text import play_text
from bot.rules.position import BAR
from bot.texts.catalogue import say
from bot.ui.board.buttons import GREEN, Buttons
from bot.ui.kit.components import TapButton, TapSelect
from bot.ui.kit.message import Row
from bot.ui.match.numbering import PointNumbers


def step_rows(
    record: MatchRecord, partial: PartialPlay, numbers: PointNumbers, button: Buttons | None = None
) -> tuple[Row, ...]:
    """A list for each die left, and what can be done with the dice played so far; `button` as in `list_rows`."""
    button, made = button or Buttons(record), encode_steps(partial.steps)
    rows: list[Row] = [(_die_select(button, partial, die, moves, numbers),) for die, moves in partial.options().items()]
    last: list[TapButton] = []
    if partial.is_complete:
        last.append(button("play", say("button-play-it"), GREEN, made))
    if partial.steps:
        last.append(button("undo", say("button-undo"), argument=made))
    return (*rows, (*last, button("type", say("button-type")), button("back", say("button-back-to-list"))))


def picked_rows(record: MatchRecord, partial: PartialPlay, *, warned: bool = False) -> tuple[Row, ...]:
    """What can be done with a play that was picked: it is played, or another is picked."""
    button = Buttons(record)
    # The tutor has been asked by now: it has nothing to say, or it has said it.
    style = discord.ButtonStyle.danger if warned else GREEN
    play_it = button("play_it", say("button-play-it"), style, encode_steps(partial.steps))
    return ((play_it, button("back", say("button-back-to-list"))),)


def _die_select(
    button: Buttons, partial: PartialPlay, die: int, moves: Iterable[Move], numbers: PointNumbers
) -> TapSelect:
    left = partial.numbers_left.count(die)
    title = say("list-play-a", die=die, left=left) if left > 1 else say("list-play-the", die=die)
    moves, pins = list(moves), partial.variant.pins
    preview = ", ".join(numbers.text(play_text((move,))) for move in moves[:4]) + (" ..." if len(moves) > 4 else "")
    options = [_move_option(move, die, numbers, pins=pins) for move in moves]
    target = button.target("step", f"{encode_steps(partial.steps)}-{die}")
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
