"""What happened in a turn, as lines to read, and who has to do what now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, Final

from bot.app.views import Step
from bot.records import MatchRecord, Person
from bot.rules import events as ev
from bot.rules.actions import may_double, seen_by
from bot.rules.match import match_winner
from bot.rules.play_text import play_text
from bot.rules.position import BAR
from bot.rules.scoring import Grade
from bot.rules.sides import Side
from bot.rules.state import Crawford, MatchState, Phase
from bot.ui import texts
from bot.ui.names import bold, mention, plain

Players = tuple[Person, Person]


def tell(players: Players, before: MatchState | None, steps: Sequence[Step]) -> list[str]:
    """One line for each thing that happened, in order."""
    lines: list[str] = []
    state = before
    for step, following in zip_longest(steps, steps[1:]):
        teller = _TELLERS.get(type(step.event))
        if teller is not None and not _told_by(step, following):
            lines += teller(players, state or step.state, step)
        state = step.state
    return lines


def _told_by(step: Step, following: Step | None) -> bool:
    """Is this told with what follows: a roll that cannot be played, a pass or resignation that ends the game?"""
    if following is None:
        return False
    if isinstance(step.event, ev.DiceRolled):
        return isinstance(following.event, ev.TurnPassed)
    ends = isinstance(following.event, ev.GameEnded)
    return ends and isinstance(step.event, ev.ResignationOffered | ev.DoublePassed)


def score_line(record: MatchRecord) -> str:
    """Names, score, length, and what is special about this game."""
    state = record.state
    white, black = record.players
    parts = [
        f"{bold(white)} {state.score[0]} : {state.score[1]} {bold(black)}",
        texts.length(state.length),
    ]
    if state.game > 1 or not state.length:
        parts.append(f"game {state.game}")
    if state.cube.value > 1:
        parts.append(f"cube {state.cube.value}")
    if state.crawford is Crawford.NOW and not state.is_over:
        parts.append("Crawford game")
    return " · ".join(parts)


def whose_turn(record: MatchRecord, *, ping: bool) -> str:
    """Who has to do what now; empty when the match is over. With `ping` that person is mentioned."""
    state = record.state
    waiting_for = state.waiting_for
    if waiting_for is None:
        return ""
    person = record.players[waiting_for]
    who = mention(person) if ping else bold(person)
    if state.phase is Phase.TO_PLAY:
        return texts.TURN_PLAY.format(who=who, roll=state.roll)
    if state.phase is Phase.DOUBLE_OFFERED:
        value = state.cube.value
        return texts.TURN_ANSWER_DOUBLE.format(who=who, value=value * 2, cost=texts.points(value))
    if state.phase is Phase.RESIGNATION_OFFERED and state.resignation is not None:
        return texts.TURN_ANSWER_RESIGNATION.format(who=who, worth=texts.points(state.resignation.points))
    template = texts.TURN_ROLL_OR_DOUBLE if may_double(state) else texts.TURN_ROLL
    return template.format(who=who)


def _game_started(players: Players, _: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    lines = [texts.opening_tie(roll.first) for roll in event.opening[:-1]]
    white, black = (bold(person) for person in players)
    roll = event.opening[-1]
    first = white if roll.first > roll.second else black
    lines.append(
        texts.game_started(
            game=event.game, white=white, white_die=roll.first, black=black, black_die=roll.second, first=first
        )
    )
    if step.state.crawford is Crawford.NOW:
        lines.append(texts.CRAWFORD_GAME)
    return lines


def _rolled(players: Players, _: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    return [texts.rolled(bold(players[event.side]), str(event.roll))]


def _played(players: Players, before: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    return [texts.played(bold(players[event.side]), str(before.roll), play_text(event.moves))]


def _danced(players: Players, before: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    on_bar = bool(seen_by(before, event.side).mine[BAR])
    return [texts.danced(bold(players[event.side]), str(before.roll), on_bar=on_bar)]


def _doubled(players: Players, _: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    return [texts.doubled(bold(players[event.side]), event.value)]


def _taken(players: Players, _: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    return [texts.taken(bold(players[event.side]), event.value)]


def _resignation_offered(players: Players, _: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    return [texts.resignation_offered(bold(players[event.side]), Grade(event.grade), event.points)]


def _refused(players: Players, _: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    return [texts.refused(bold(players[event.side]))]


def _game_ended(players: Players, before: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    winner, loser = bold(players[event.winner]), bold(players[event.winner.other])
    worth = texts.points(event.points)
    if event.ending is ev.Ending.MATCH_RESIGNED:
        return [texts.match_resigned(loser, winner, worth, session=not before.length)]
    if event.ending is ev.Ending.RESIGNED:
        return [texts.resigned(loser, Grade(event.grade), winner, worth)]
    if event.ending is ev.Ending.PASSED:
        return [texts.passed(loser, winner, worth)]
    return [texts.game_won(winner, Grade(event.grade), worth)]


def _match_ended(players: Players, _: MatchState, step: Step) -> list[str]:
    event: Any = step.event
    score = step.state.score
    if not step.state.length:
        return [texts.session_over(plain(players[0]), plain(players[1]), score)]
    winner: Side = event.winner if event.winner is not None else match_winner(score, step.state.length) or Side.WHITE
    return [texts.match_won(plain(players[winner]), score[winner], score[winner.other])]


_TELLERS: Final[dict[type[ev.Event], Callable[[Players, MatchState, Step], list[str]]]] = {
    ev.GameStarted: _game_started,
    ev.DiceRolled: _rolled,
    ev.PlayMade: _played,
    ev.TurnPassed: _danced,
    ev.DoubleOffered: _doubled,
    ev.DoubleTaken: _taken,
    ev.ResignationOffered: _resignation_offered,
    ev.ResignationRefused: _refused,
    ev.GameEnded: _game_ended,
    ev.MatchEnded: _match_ended,
}
