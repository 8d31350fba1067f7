"""Who is drawn against whom, and how a match ends whose pairing was decided in another way."""

from types import SimpleNamespace

import pytest

from bot.app.tournament.terms import overtaken
from bot.rules.match.commands import Abandon, ResignMatch
from bot.rules.match.events import Closing
from bot.rules.sides import Side
from bot.tournaments.settings import Format
from bot.tournaments.state import How, PairingResult
from tests.app.tournament.test_tournaments import FOUR, ONE, TWO, Club


@pytest.fixture
def club(house):
    return Club(house)


async def test_who_has_blocked_somebody_is_not_drawn_against_them(house, club):
    await house.store.block(ONE.user_id, FOUR.user_id)
    await club.begin()
    first, *_ = (await club.state()).pairings
    assert set(first.entrants) != {ONE.user_id, FOUR.user_id}


def test_only_an_arena_s_forfeit_is_a_loss_and_any_other_closes_the_match():
    match = SimpleNamespace(players=(ONE, TWO), state=SimpleNamespace(waiting_for=Side.WHITE))
    forfeit = PairingResult(How.FORFEIT, ONE.user_id, TWO.user_id)
    assert overtaken(Format.ARENA, forfeit)(match) == ResignMatch(Side.BLACK)
    for result, reason in (
        (forfeit, Closing.ENTRANT_OUT),
        (PairingResult(How.NO_SHOW, ONE.user_id, TWO.user_id), Closing.ENTRANT_OUT),
        (PairingResult(How.PLAYED, ONE.user_id), Closing.RESULT_ENTERED),
    ):
        closed = overtaken(Format.SINGLE_ELIMINATION, result)(match)
        assert (type(closed), closed.closing, closed.favoured) == (Abandon, reason, Side.WHITE)
    for result, reason in ((PairingResult(How.STRUCK), Closing.OTHER_PLAYERS), (None, Closing.CALLED_OFF)):
        closed = overtaken(Format.LEAGUE, result)(match)
        assert (closed.side, closed.closing, closed.favoured) == (Side.WHITE, reason, None)
    match.state.waiting_for = None
    assert overtaken(Format.LEAGUE, None)(match) is None, "it's over"
