"""Somebody's options at the live board now: the frame `turn`, from the very buttons that the channel shows."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import discord

from bot.app.coach import is_practice
from bot.live.steps import View, tree
from bot.records.matches import MatchRecord
from bot.records.people import Preferences, Tutor
from bot.rules.match.actions import may_double
from bot.rules.match.state import IN_PLAY, Phase
from bot.rules.match.turn import game_of, numbers_now, plays_now
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.buttons import double_question, pass_question, resign_question, resign_rows, rows_for, tool_rows
from bot.ui.kit.components import GREEN, CustomId, TapButton
from bot.ui.kit.message import Row
from bot.ui.kit.names import bold
from bot.ui.live.words import unmarked_text
from bot.ui.match.clocks import clock_line
from bot.ui.match.style import numbers_on_own_board

_SAME: Final = """
roll double take pass beaver play name pass_until accept_resignation refuse_resignation claim ask_pause resign_match
"""
_DO: Final = {one: one for one in _SAME.split()} | {"resume_here": "resume", "resign_game": "resign"}
"""The names of the channel's buttons in a frame; the others lead to what the page does in its own way."""
_NUMBERED: Final = frozenset({"name", "resign"})


class Question(NamedTuple):
    """The question, and the label of the button that does nothing."""

    words: str
    no: str


def turn_of(record: MatchRecord, side: Side, preferences: Preferences) -> dict[str, Any] | None:
    """The fields of `turn` for the player of a side, in the language being spoken; None if there is nothing to do."""
    may = [*_acts(rows_for(record, side, numbers_on_own_board(record, side)), record, side, preferences)]
    paused, asks = _pause(record, side)
    may += _acts(tool_rows(record, side), record, side, preferences, rare=not (paused or asks))
    if record.state.phase in IN_PLAY:
        may += _acts(resign_rows(record, side), record, side, preferences, rare=True)
    decides = record.state.waiting_for is side
    if not may:
        return None
    return {
        "match": record.match_id,
        "seq": record.state.seq,
        "guess": False,
        "may": may,
        "plays": plays_of(record, side) if decides and not paused else None,
        "note": " ".join(filter(None, (paused or asks, _lost(record) if decides and not paused else ""))),
    }


def _pause(record: MatchRecord, side: Side) -> tuple[str, str]:
    """The lines about a break, and about one that the other side asks for; that is no rare thing then."""
    clock = record.agreed_clock
    if clock is None or record.state.is_over:
        return "", ""
    if clock.is_paused:
        return unmarked_text(clock_line(record)), ""
    asks = clock.pause_asked_by is side.other and not clock.expired
    return "", unmarked_text(say("clock-pause-asked", who=bold(record.players[side.other]))) if asks else ""


def plays_of(record: MatchRecord, bottom: Side) -> dict[str, Any] | None:
    """The tree of the legal plays, for who sees that side below."""
    return tree(record.state, View(game_of(record.state), bottom))


def _acts(
    rows: Iterable[Row], record: MatchRecord, side: Side, preferences: Preferences, *, rare: bool = False
) -> Iterable[dict[str, Any]]:
    for button in (one for row in rows for one in row if isinstance(one, TapButton)):
        target = CustomId.parse(button.custom_id or "", "b")
        do = None if target is None else _DO.get(target.action)
        if target is None or do is None:
            continue
        found: dict[str, Any] = {"do": do, "label": _label(do, record, button)}
        if do == "play":
            found["arg"] = plays_now(record.state)[0].notation
        elif do in _NUMBERED:
            found["arg"] = int(target.argument) if target.argument.isdecimal() else 1
        if rare:
            found["rare"] = True
        if button.style is GREEN:
            found["main"] = True
        ask = _ask(do, record, side, preferences, button)
        yield found if ask is None else {**found, "ask": ask}


def _label(do: str, record: MatchRecord, button: TapButton) -> str:
    """Its label; the menu has no question above the ways to resign, so each says that it's one."""
    label = button.label or ""
    resigns = do == "resign" or (do == "resign_match" and bool(record.state.length))
    return f"{say('button-resign')} · {label}" if resigns else label


def _ask(
    do: str, record: MatchRecord, side: Side, preferences: Preferences, button: discord.ui.Button[Any]
) -> dict[str, Any] | None:
    """The question before an action, as in the channel; for a decision that a tutor looks at, not before it has."""
    state, yes = record.state, button.label or ""
    if do in ("double", "pass") and (preferences.tutor is Tutor.NONE or not is_practice(record)):
        question = question_before(do, record, side, preferences)
        return question and {"words": question.words, "yes": yes, "no": question.no, "bold": do == "double"}
    if do in ("resign", "resign_match"):
        words = resign_question(state, side, button.custom_id or "")
        return {"words": unmarked_text(words), "yes": yes, "no": say("button-keep-playing")}
    return None


def question_before(do: str, record: MatchRecord, side: Side, preferences: Preferences) -> Question | None:
    """The question before `side` doubles or passes, whatever a tutor says; None if there is none, or if they can't."""
    if do == "pass" and record.state.phase is Phase.DOUBLE_OFFERED:
        return Question(unmarked_text(pass_question(record.state)), say("button-think-again"))
    if do != "double" or not preferences.confirm_double or not may_double(record.state):
        return None
    return Question(unmarked_text(double_question(record, side)), say("button-not-now"))


def _lost(record: MatchRecord) -> str:
    """The numbers of the roll that no legal play uses."""
    plays = plays_now(record.state)
    if not plays:
        return ""
    left, count = list(numbers_now(record.state)), len(plays[0].moves)
    if count == len(left):
        return ""
    used = {step for node in _dice_used(record) for step in node}
    unused = sorted(set(left) - used, reverse=True)
    if unused:
        return say("live-cannot-play", number=unused[0])
    return say("live-plays-only", count=count)


def _dice_used(record: MatchRecord) -> list[list[int]]:
    """The dice that are used at each node of the tree of plays."""
    found = plays_of(record, Side.WHITE)
    return [] if found is None else [[code & 7 for code in node[2::4]] for node in found["nodes"]]
