"""What is kept of an analysis belongs to a game, in whichever matches it was played."""

import pytest

from bot.app.studying.analyzing import GameLog, found_again, kept
from bot.records.analyses import DecisionAnalysis, DecisionKind
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side


def decision(game, seq):
    kind, start = DecisionKind.CHECKER, Position.start()
    return DecisionAnalysis(game, seq, Side.WHITE, kind, start, Roll(3, 1), "8/5 6/5", "8/5 6/5", 0, True, False, 0.1)


def test_what_is_kept_of_a_game_is_the_same_in_every_match_and_is_found_again_in_each():
    games, elsewhere = (GameLog(1, 2, "a", True), GameLog(2, 40, "b", True)), (GameLog(1, 2, "b", True),)
    here, there = decision(2, 45), decision(1, 7)
    digest, place, stored = kept(here, games)
    assert kept(there, elsewhere) == (digest, place, stored)
    assert found_again({digest: {place: stored}}, games) == {45: here}
    assert found_again({digest: {place: stored}}, elsewhere) == {7: there}
    assert found_again({"c": {place: stored}}, games) == {}
    with pytest.raises(LookupError):
        kept(there, games[1:])
