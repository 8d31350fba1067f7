"""What stands under a board: its buttons and lists, the XGID, and how far a play has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import discord

from bot.app.coach import is_practice
from bot.computers import is_computer
from bot.engine.analyst import can_teach
from bot.marks import birthmark
from bot.records import MatchRecord
from bot.rules.ids import xgid
from bot.rules.match.actions import ResignOption, may_ask_to_pass, may_beaver, may_double, plays_now
from bot.rules.match.partial import PartialPlay, PartialStep, begin, encode_steps, steps_with
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, numbers_now
from bot.rules.play import Move, Play
from bot.rules.play_text import play_text
from bot.rules.position import BAR
from bot.rules.scoring import grade_name
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.kit.components import CustomId, TapButton, TapSelect
from bot.ui.kit.message import Row
from bot.ui.kit.names import unmarked

_ACCENTS: Final = (discord.Colour(0xE8DCC0), discord.Colour(0x3A2A22))
"""The stripe beside a board: the checker color of the side that has to act."""
_GREEN: Final = discord.ButtonStyle.success
_BLUE: Final = discord.ButtonStyle.primary
_RED: Final = discord.ButtonStyle.danger


def xgid_line(record: MatchRecord) -> str:
    """The position to copy into an analysis program, in small print."""
    if not game_of(record.state).has_ids:
        return say("board-footer-plain", match=record.match_id)
    return say("board-footer", match=record.match_id, xgid=xgid(record.state))


def accent_of(state: MatchState) -> discord.Colour | None:
    """The color of the side that has to act."""
    waiting_for = state.waiting_for
    return None if waiting_for is None else _ACCENTS[waiting_for]


def partial_now(state: MatchState, steps: tuple[PartialStep, ...] | None = None) -> PartialPlay | None:
    """The play being put together: `steps`, or by default the only legal play, or else nothing moved yet.

    None if there is no roll to play. Raises IllegalPlay for steps that lead nowhere.
    """
    plays = plays_now(state)
    if not plays:
        return None
    if steps is None:
        steps = _forced_steps(state, plays)
    return begin(state, plays, steps)


def _forced_steps(state: MatchState, plays: tuple[Play, ...]) -> tuple[PartialStep, ...]:
    if len(plays) > 1 or state.roll is None:
        return ()
    return steps_with(plays[0], numbers_now(state))


def rows_of(record: MatchRecord, partial: PartialPlay | None = None) -> tuple[Row, ...]:
    """The buttons and lists under a board: what the side that has to act can do now."""
    waiting_for = record.state.waiting_for
    if waiting_for is not None and is_computer(record.players[waiting_for].user_id):
        return (_waiting_row(record),)  # nobody taps for a computer
    return _with_claim(record, _rows_of(record, partial))


def rows_for(record: MatchRecord, side: Side, partial: PartialPlay | None = None) -> tuple[Row, ...]:
    """The same for a board that one player sees alone, without what they would be refused, such as their own claim."""
    state, clock = record.state, record.clock
    acts = state.is_over or state.waiting_for is side
    rows = _rows_of(record, partial) if acts else (_waiting_row(record),)
    return rows if clock is not None and clock.running is side else _with_claim(record, rows)


def _waiting_row(record: MatchRecord) -> Row:
    """What a player can do while the match waits for the other."""
    state, button = record.state, _Buttons(record)
    row = [button("my_view", say("button-my-view"))]
    waits = None if state.waiting_for is None else state.waiting_for.other
    if waits is not None and may_ask_to_pass(state, waits):
        row.append(button("pass_until", say("button-pass-until")))
    if waits is not None and state.phase is Phase.TO_ROLL and may_beaver(state, waits):
        row.append(_beaver(state, button))
    if record.state.phase in (Phase.TO_ROLL, Phase.TO_PLAY, Phase.TO_NAME):
        row.append(button("resign", say("button-resign")))
    return tuple(row)


def _with_claim(record: MatchRecord, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    if record.clock is not None and record.clock.expired and not record.state.is_over:
        return (*rows, (_Buttons(record)("claim", say("button-claim"), _RED),))
    return rows


def _rows_of(record: MatchRecord, partial: PartialPlay | None) -> tuple[Row, ...]:
    state = record.state
    button = _Buttons(record)
    if state.phase is Phase.OVER:
        return ((button("my_view", say("button-my-view")),),)
    if state.phase is Phase.DOUBLE_OFFERED:
        # A button that does nothing final takes the place of Roll.
        row = [button("my_view", say("button-my-view")), button("take", say("button-take"), _GREEN)]
        if state.waiting_for is not None and may_beaver(state, state.waiting_for):
            row.append(_beaver(state, button))
        return ((*row, button("pass", say("button-pass"), _RED)),)
    if state.phase is Phase.RESIGNATION_OFFERED:
        return (
            (
                button("my_view", say("button-my-view")),
                button("accept_resignation", say("button-accept"), _GREEN),
                button("refuse_resignation", say("button-play-on")),
            ),
        )
    if state.phase is Phase.TO_NAME:
        return _name_rows(button)
    if state.phase is Phase.TO_PLAY:
        return _play_rows(record, partial or partial_now(state), button)
    return (_roll_row(state, button),)


class _Buttons:
    """Buttons of one match at one position."""

    def __init__(self, record: MatchRecord) -> None:
        self._record = record

    def __call__(
        self, action: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, argument: str = ""
    ) -> TapButton:
        record = self._record
        target = CustomId(action, record.match_id, record.state.seq, argument, birthmark(record))
        return TapButton(target, label, style)


def _roll_row(state: MatchState, button: _Buttons) -> Row:
    row = [button("roll", say("button-roll"), _GREEN)]
    if may_double(state):
        row.append(button("double", say("button-double", value=state.cube.value * 2), _BLUE))
    if may_ask_to_pass(state, state.on_roll):
        row.append(button("pass_until", say("button-pass-until")))
    if may_beaver(state, state.on_roll.other):
        row.append(_beaver(state, button))
    return (*row, button("my_view", say("button-my-view")), button("resign", say("button-resign")))


def _beaver(state: MatchState, button: _Buttons) -> TapButton:
    stake = state.stake if state.taken is None else state.taken.value
    return button("beaver", say("button-beaver", again=state.beavers, value=stake * 4), _BLUE)


def _name_rows(button: _Buttons) -> tuple[Row, ...]:
    """A button for each doublet that can be named, the largest first."""
    names = [button("name", say("button-name", number=number), _BLUE, str(number)) for number in range(6, 0, -1)]
    return (
        tuple(names[:3]),
        tuple(names[3:]),
        (button("my_view", say("button-my-view")), button("resign", say("button-resign"))),
    )


def _play_rows(record: MatchRecord, partial: PartialPlay | None, button: _Buttons) -> tuple[Row, ...]:
    if partial is None:
        return ()
    made = encode_steps(partial.steps)
    rows: list[Row] = [(_die_select(record, partial, die, moves),) for die, moves in partial.options().items()]
    last: list[TapButton] = []
    if partial.is_complete:
        last.append(button("play", say("button-confirm"), _GREEN, made))
    if partial.steps and len(partial.plays) > 1:
        last.append(button("undo", say("button-undo"), argument=made))
    if len(partial.plays) > 1:
        last.append(button("type", say("button-type")))
    return (*rows, (*last, button("my_view", say("button-my-view")), button("resign", say("button-resign"))))


def _die_select(record: MatchRecord, partial: PartialPlay, die: int, moves: Iterable[Move]) -> TapSelect:
    left = partial.numbers_left.count(die)
    title = say("list-play-a", die=die, left=left) if left > 1 else say("list-play-the", die=die)
    moves, pins = list(moves), partial.variant.pins
    preview = ", ".join(play_text((move,)) for move in moves[:4]) + (" ..." if len(moves) > 4 else "")
    options = [_move_option(move, die, pins=pins) for move in moves]
    argument = f"{encode_steps(partial.steps)}-{die}"
    target = CustomId("step", record.match_id, record.state.seq, argument, birthmark(record))
    return TapSelect(target, f"{title}: {preview}", options, number=100 + 10 * len(partial.steps) + die)


def _move_option(move: Move, die: int, *, pins: bool) -> discord.SelectOption:
    step = PartialStep(move.source, die, move.target > move.source)
    return discord.SelectOption(
        label=play_text((move,)), value=encode_steps((step,)), description=_remark(move, pins=pins)
    )


def _remark(move: Move, *, pins: bool) -> str | None:
    if move.hit:
        return say("remark-pins") if pins else say("remark-hits")
    if move.target == 0:
        return say("remark-bears-off")
    return say("remark-enters") if move.source >= BAR else None


def progress_line(partial: PartialPlay) -> str:
    """How far a play being put together has come."""
    if partial.is_complete:
        play = unmarked(play_text(partial.finished().moves))
        return say("progress-ready", play=play) if len(partial.plays) > 1 else say("progress-forced", play=play)
    left = " ".join(str(number) for number in partial.numbers_left)
    done = unmarked(play_text(partial.moves))
    return say("progress-so-far", done=done, left=left) if done else say("progress-left", left=left)


def resign_rows(record: MatchRecord, options: Sequence[ResignOption]) -> tuple[Row, ...]:
    """The buttons that send a resignation, each saying what it costs."""
    button = _Buttons(record)
    state = record.state
    sends: list[TapButton] = []
    if state.phase in (Phase.TO_ROLL, Phase.TO_PLAY, Phase.TO_NAME):
        sends = [button("resign_game", _resign_label(state, option), _RED, str(option.grade)) for option in options]
    whole = say("button-resign-match") if state.length else say("button-leave-session", points=options[-1].points)
    sends.append(button("resign_match", whole, _RED))
    return (tuple(sends), (button("cancel", say("button-keep-playing"), _GREEN),))


def _resign_label(state: MatchState, option: ResignOption) -> str:
    grade = grade_name(option.grade, gammons=game_of(state).gammons)
    return say("button-resign-game", grade=grade, points=option.points, final=option.final)


def pass_rows(record: MatchRecord) -> tuple[Row, ...]:
    """The buttons for the question whether a pass is meant."""
    button = _Buttons(record)
    return ((button("cancel", say("button-keep-playing"), _GREEN), button("pass_yes", say("button-pass"), _RED)),)


def tool_rows(record: MatchRecord, side: Side | None) -> tuple[Row, ...]:
    """A hint and the clock for the player of `side`, following for a spectator; one row or none."""
    if record.state.is_over:
        return ()
    mark = birthmark(record)
    if side is None:
        return ((TapButton(CustomId("follow", record.match_id, mark=mark), say("button-follow")),),)
    row = []
    if can_teach(record.state.variant) and record.state.waiting_for is side and is_practice(record):
        row.append(TapButton(CustomId("hint", record.match_id, mark=mark), say("button-hint")))
    if record.agreed_clock is not None and record.agreed_clock.is_paused:
        row.append(TapButton(CustomId("resume_here", record.match_id, mark=mark), say("button-resume")))
    elif record.agreed_clock is not None and not record.agreed_clock.expired:
        row.append(TapButton(CustomId("ask_pause", record.match_id, mark=mark), say("button-ask-pause")))
    return (tuple(row),) if row else ()
