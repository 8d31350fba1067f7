"""Games for animations, played at random or with some sense."""

from datetime import UTC, datetime
from random import Random

from bot.app.logged import frames_of
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place
from bot.rules.dice import LiveDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.ui.replay.film import games_in, shots_of
from tests.app.studying.test_summary import log_of

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def record_of(log):
    """A match of two people with this log."""
    players = Person(1, "Alexandra"), Person(2, "MagnusTheGreat")
    return MatchRecord(7, Place(1, 1), players, fold(log), None, NOW, NOW)


def sensible_log(seed, length=3):
    """A match whose players leave few blots, make points and hit: about as eventful as a match between people."""
    random = Random(seed)
    dice = LiveDice(random.randrange)
    log = list(start(cmd.StartMatch("backgammon", length, Rules()), dice))
    while not (state := fold(log)).is_over:
        side = state.waiting_for
        if state.phase is Phase.TO_PLAY:
            command = cmd.MakePlay(side, max(plays_now(state), key=_merit).notation)
        else:
            command = cmd.RollDice(side)
        log += decide(state, command, dice)
    return log


def _merit(play):
    mine = play.after.mine
    points = sum(3 if count > 1 else -4 if count else 0 for count in mine[1:25])
    last = max((point for point, count in enumerate(mine) if count), default=0)
    return points + 5 * sum(move.hit for move in play.moves) - last / 10


def games_of(plies, theme, log_of=log_of):
    """The boards of the first `plies` turns of the first game that is long enough."""
    for seed in range(100):
        log = log_of(seed)
        for events in games_in(frames_of(log)).values():
            turns = 0
            for number, happened in enumerate(events):
                turns += isinstance(happened.step.event, ev.PlayMade | ev.TurnPassed)
                if turns == plies:
                    return shots_of(record_of(log), events[: number + 1], theme)
    raise LookupError("no game is long enough")
