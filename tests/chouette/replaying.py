"""Sessions of two, played again through the machine of matches as commands."""

from bot.rules.dice import Roll
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import plays_now
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide, fold, start


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


def replay(events):
    """What the machine makes of a log's commands, as far as its first game goes."""
    opened = events[0]
    dice = LoggedDice(events)
    made = list(start(cmd.StartMatch(opened.variant, 0, opened.rules), dice))
    state = fold(made)
    while len(made) < len(events):
        caused = decide(state, _command(state, events[len(made)]), dice)
        for event in caused:
            state = evolve(state, event)
            made.append(event)
            if isinstance(event, ev.GameEnded):
                return tuple(made)
    return tuple(made)


def _command(state, event):
    match event:
        case ev.DiceRolled():
            return cmd.RollDice(event.side)
        case ev.PlayMade():
            return cmd.MakePlay(event.side, next(one.notation for one in plays_now(state) if one.moves == event.moves))
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
