"""Somebody who sits beside a match and knows the rules: who is to do what, and how a game has ended."""

from bot.rules.match import events as ev
from bot.rules.match.actions import losses_of
from bot.rules.match.state import Phase
from bot.rules.match.turn import numbers_now
from bot.rules.sides import Side
from tests.rules.oracles import oracle_of
from tests.rules.oracles.turns import Turns

_PHASES = {"play": Phase.TO_PLAY, "roll": Phase.TO_ROLL, "name": Phase.TO_NAME}
_ANSWERED = (Phase.DOUBLE_OFFERED, Phase.RESIGNATION_OFFERED, Phase.OVER)


class Referee:
    """Watches a match event by event."""

    def __init__(self, key, rules):
        self.key, self.rules = key, rules
        self.turns = Turns(key, winner_starts=rules.winner_starts)
        self.games = 0
        self.grade = self.oracle = None
        """How many times the cube the last play has won: None while the game goes on, 0 for a draw."""
        self.most = []
        """What each side could lose at most, at each moment of the game."""

    def after(self, event, state):
        """Take in what happened. Fails when it was not to happen, or when the match waits for something else."""
        ended = isinstance(event, ev.GameEnded | ev.GameDrawn)
        self.turns.after(event)
        self._check_awaited(state)
        assert ended or self.grade is None, "the game should be over"
        if isinstance(event, ev.GameStarted):
            self.oracle, self.most = oracle_with(oracle_of(self.key, state.game), self.rules), []
            assert self.oracle.board(state.position) == self.oracle.start()
        if ended:
            self.games += 1
            self._check_end(event)
        self.grade = None
        if isinstance(event, ev.PlayMade):
            seen = state.position if state.on_roll is event.side else state.position.swapped()
            self.grade = self.oracle.result(self.oracle.board(seen), quadruple=self.rules.quadruple)
        if not state.is_over and not ended:
            self.most.append({side: losses_of(state, side)[-1] for side in Side})

    def _check_awaited(self, state):
        if self.turns.awaited is None or state.phase in _ANSWERED:
            return
        kind, *numbers = self.turns.awaited
        assert (state.on_roll, state.phase) == (self.turns.side, _PHASES[kind])
        if kind == "play":
            assert sorted(numbers_now(state)) == sorted(*numbers)

    def _check_end(self, event):
        """A game ended as it should, and cost no more than the loser was told at any moment before."""
        if isinstance(event, ev.GameDrawn):
            assert self.grade == 0
        elif event.ending is ev.Ending.BORNE_OFF:
            assert self.grade
            assert event.grade == self.grade or (self.rules.jacoby and event.grade == 1)
            loser = event.winner.other
            assert self.rules.jacoby or all(losses[loser] >= event.grade for losses in self.most)


def oracle_with(oracle, rules):
    """The oracle of a game played by a table's own limit of checkers on a point, or where a pinned start wins."""
    if not (rules.five_checkers or rules.pinned_start):
        return oracle
    chosen = type(oracle)()
    if rules.five_checkers:
        chosen.most_on_a_point = 5
    if rules.pinned_start:
        chosen.start_wins = chosen.short_wins = True
    return chosen
