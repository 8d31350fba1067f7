"""Sessions of two, played again through the machine of matches as commands."""

from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, fold, start
from bot.rules.play import play_text


class LoggedDice:
    """The rolls of a log; what the machine draws for a game after it does not matter."""

    def __init__(self, events):
        self.rolls = []
        for event in events:
            if isinstance(event, ev.GameStarted):
                self.rolls += event.opening
            elif isinstance(event, ev.DiceRolled):
                self.rolls.append(event.roll)

    def roll(self, game, index):
        return self.rolls[index] if game == 1 and index < len(self.rolls) else Roll(2, 1)


class Node:
    """A state that the machine has reached, and the events by which it went on from there."""

    def __init__(self, state, *, decided):
        self.state, self.decided, self.onward = state, decided, {}
        """`decided`: nothing more came of the command that led here."""


class Replays:
    """Replays logs as far as their first game goes. What the cubes of one game have in common is decided once."""

    def __init__(self):
        self.begun = {}

    def check(self, events):
        """Raise AssertionError unless the machine makes exactly these events of the log's commands."""
        (opened, started), dice = events[:2], LoggedDice(events)
        node = self.begun.get((opened, started))
        if node is None:
            made = start(cmd.StartMatch(opened.variant, 0, opened.rules), dice)
            assert made[:2] == events[:2]
            node = self.begun[opened, started] = Node(fold(made[:2]), decided=len(made) == 2)
            self.go_on(node, made[2:])
        for index, event in enumerate(events[2:], 2):
            if node.decided and event not in node.onward:
                assert not isinstance(events[index - 1], ev.GameEnded)
                caused = decide(node.state, _command(node.state, event), dice)
                assert caused[0] == event
                self.go_on(node, caused)
            node = node.onward[event]
        assert node.decided

    def go_on(self, node, caused):
        for index, event in enumerate(caused, 1):
            ended = isinstance(event, ev.GameEnded)
            node.onward[event] = Node(evolve(node.state, event), decided=ended or index == len(caused))
            node = node.onward[event]
            if ended:
                break


def _command(state, event):
    match event:
        case ev.DiceRolled():
            return cmd.RollDice(event.side)
        case ev.PlayMade():
            return cmd.MakePlay(event.side, play_text(event.moves, state.position))
        case ev.DoubleOffered():
            return cmd.OfferDouble(event.side)
        case ev.DoubleTaken():
            return cmd.Take(event.side)
        case ev.DoublePassed():
            return cmd.Pass(event.side)
        case ev.CubeBeavered():
            return cmd.Beaver(event.side)
        case ev.ResignationOffered():
            return cmd.Resign(event.side, event.grade)
        case ev.ResignationRefused():
            return cmd.RefuseResignation(event.side)
        case ev.TimeRanOut():
            return cmd.RunOutOfTime(event.side)
        case ev.GameEnded():
            return cmd.AcceptResignation(event.winner)
    raise AssertionError(event)
