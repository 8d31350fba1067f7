"""*Details*: what of a match does not stand on its board, for one person, and what is rarely done."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord

from bot.app.coach import is_practice
from bot.engine.analyst import can_teach
from bot.records.matches import MatchRecord
from bot.rules.ids import gnubg_match_id, xgid
from bot.rules.match.state import Phase
from bot.rules.match.turn import game_of, plays_now
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.buttons import buttons_of
from bot.ui.coach.hint import has_decision
from bot.ui.kit.components import Buttons, TapButton
from bot.ui.kit.message import Post, Row
from bot.ui.match.clocks import clock_line
from bot.ui.match.narration import commitment_line, match_link, score_line, whose_turn

_IN_PLAY: Final = (Phase.TO_ROLL, Phase.TO_PLAY, Phase.TO_NAME)


def details_post(record: MatchRecord, side: Side | None) -> Post:
    """Everything to copy or to check, and the rarer actions of the player of `side`."""
    begun = say("match-begun", when=discord.utils.format_dt(record.created_at, "R"))
    lines = [
        say("match-heading", match=record.match_id),
        score_line(record),
        whose_turn(record, ping=False),
        clock_line(record),
        *_ids(record),
        commitment_line(record.commitment),
        f"{begun} {match_link(record)}".strip(),
    ]
    rows = tool_rows(record, side)
    if side is not None and record.state.phase in _IN_PLAY:
        rows = ((buttons_of(record)("resign", say("button-resign")), *(rows[0] if rows else ())),)
    return Post(tuple(line for line in lines if line), (), rows)


def _ids(record: MatchRecord) -> list[str]:
    """The position to copy into an analysis program, in a game that such programs know."""
    state = record.state
    if not game_of(state).has_ids:
        return []
    lines = [say("details-xgid", xgid=xgid(state))]
    with suppress(ValueError):  # it cannot hold a cube above 32,768
        lines.append(say("details-gnu", id=f"{state.position.gnubg_id}:{gnubg_match_id(state)}"))
    return lines


def guess_buttons(record: MatchRecord) -> tuple[TapButton, ...]:
    """The button with which a spectator guesses the play, where there is one to guess."""
    if len(plays_now(record.state)) < 2:
        return ()
    return (buttons_of(record)("guess", say("button-guess")),)


def tool_rows(record: MatchRecord, side: Side | None) -> tuple[Row, ...]:
    """A hint and the clock for the player of `side`, following for a spectator; one row or none."""
    if record.state.is_over:
        return ()
    if side is None:
        follow = _timeless(record)("follow", say("button-follow"))
        return ((follow, *guess_buttons(record)),)
    row: list[TapButton] = []
    state = record.state
    helps = can_teach(state.variant, state.rules) and is_practice(record) and state.waiting_for is side
    if helps and has_decision(state):
        row.append(_timeless(record)("hint", say("button-hint")))
    row += _of_clock(record, side)
    return (tuple(row),) if row else ()


def _of_clock(record: MatchRecord, side: Side) -> list[TapButton]:
    """Asking for a break, agreeing to one, or ending it."""
    clock = record.agreed_clock
    if clock is None:
        return []
    if clock.is_paused:
        action, label = "resume_here", say("button-resume")
    elif clock.expired or clock.pause_asked_by is side:
        return []
    elif clock.pause_asked_by is None:
        action, label = "ask_pause", say("button-ask-pause")
    else:
        action, label = "ask_pause", say("button-agree-pause")
    return [_timeless(record)(action, label)]


def _timeless(record: MatchRecord) -> Buttons:
    """Makes buttons that mean the match, whatever its position."""
    return buttons_of(record)._replace(seq=0)
