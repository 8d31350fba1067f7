"""Matches that a tournament closes: why is in their log, and logs from before mean what they meant."""

import msgspec
import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.formats.played import check_played
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import decide, fold, start
from bot.rules.rules import Rules
from bot.rules.sides import Side


def test_a_log_from_before_the_reason_was_kept():
    old = b'{"type":"MatchAbandoned"}'
    assert msgspec.json.decode(old, type=ev.Event) == ev.MatchAbandoned(ev.Closing.UNTOUCHED, None)
    assert msgspec.json.encode(ev.MatchAbandoned()) == old


@pytest.mark.parametrize("closing", ev.Closing)
@pytest.mark.parametrize("favoured", [None, *Side])
def test_a_log_with_the_reason_is_stored_and_read_back(closing, favoured):
    log = start(cmd.StartMatch("backgammon", 3, Rules()), ScriptedDice([(3, 1)]))
    state = fold(log)
    log = (*log, *decide(state, cmd.Abandon(state.on_roll, closing, favoured), None))
    read = msgspec.json.decode(msgspec.json.encode(log), type=tuple[ev.Event, ...])
    assert read == log
    assert (read[-1].closing, read[-1].favoured) == (closing, favoured)
    over = check_played(read)
    assert over.is_over
    assert over.winner is None
