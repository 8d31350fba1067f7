"""Whose turn it is and what that side has to do, followed along a log of events."""

from bot.rules.match import events as ev
from bot.rules.sides import Side
from tests.rules.oracles import oracle_of


class Turns:
    """Follows a match and knows what it waits for: ("play", numbers), ("name",), ("roll",), or None between games."""

    def __init__(self, key, *, winner_starts):
        self.key, self.winner_starts = key, winner_starts
        self.side = self.awaited = self.oracle = self.winner = None
        self.seen = set()

    def after(self, event):
        """Take in what happened. Fails when it was not to happen."""
        handler = getattr(self, f"_{type(event).__name__}", None)
        if handler is not None:
            handler(event)
        if isinstance(event, ev.GameEnded | ev.GameDrawn | ev.MatchEnded | ev.MatchAbandoned):
            self.awaited = None
            self.winner = getattr(event, "winner", None)

    def _GameStarted(self, event):  # noqa: N802 - named after the event
        self.oracle = oracle_of(self.key, event.game)
        self.own_turns = [0, 0]
        self.rolled, self.ahead, self.handed = None, [], False
        starts = self.winner if self.winner_starts or self.oracle.winner_starts else None
        assert event.first is starts, event
        if starts is not None:
            assert not event.opening
            self.side, self.awaited = event.first, ("roll",)
            return
        *ties, (white, black) = event.opening
        assert all(first == second for first, second in ties)
        assert white != black
        self.side = Side.WHITE if white > black else Side.BLACK
        if self.oracle.rolls_afresh:
            self.awaited = ("roll",)
        else:
            self._roll(white, black)

    def _roll(self, first, second):
        self.rolled = (first, second)
        self.ahead = self.oracle.agenda(first, second, self.own_turns[self.side])
        self._next()

    def _next(self):
        """The next thing to do in the turn, or the other side's turn."""
        if self.ahead:
            self.awaited = self.ahead.pop(0)
        elif self.handed:
            # What was handed over has been played; now comes the own turn.
            self.handed, self.awaited = False, ("roll",)
        else:
            self._turn_over()

    def _turn_over(self):
        self.own_turns[self.side] += 1
        self.side = self.side.other
        self.ahead, self.handed, self.awaited = [], False, ("roll",)

    def _DiceRolled(self, event):  # noqa: N802
        assert (event.side, self.awaited) == (self.side, ("roll",)), event
        self._roll(*event.roll)

    def _DoubletNamed(self, event):  # noqa: N802
        assert (event.side, self.awaited) == (self.side, ("name",)), event
        self.seen.add("named")
        self.ahead = [*self.oracle.named(event.number), *self.ahead]
        self._next()

    def _PlayMade(self, event):  # noqa: N802
        assert event.moves
        self._played(event.side, len(event.moves))

    def _TurnPassed(self, event):  # noqa: N802
        self._played(event.side, 0)

    def _played(self, side, count):
        assert self.awaited is not None
        kind, numbers = self.awaited
        assert (side, kind) == (self.side, "play")
        left = len(numbers) - count
        assert left >= 0
        if not left:
            self._next()
        elif self.handed:
            self.seen.add("handed back")
            self.ahead = []
            self._next()
        elif self.oracle.hands_over(*self.rolled, self.own_turns[side]):
            self.seen.add("handed over")
            rest = self.ahead
            self._turn_over()
            self.handed, self.ahead, self.awaited = True, rest, ("play", numbers[:left])
        else:
            self._turn_over()
