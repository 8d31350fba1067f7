"""Who may ask for an analysis, and who waits for which."""

from types import SimpleNamespace

import pytest

from bot.app.coach import Coach
from bot.errors import CoachError, CoachReason
from bot.records.studies import AnalysisRequest
from tests.app.conftest import ALICE, BOB, HERE


@pytest.fixture
def coach(house):
    return Coach(house.store, SimpleNamespace(), SimpleNamespace())


def request(house, person, match, game=None):
    return AnalysisRequest(0, person.user_id, match, game, HERE, None, "token", False, "en", house.now)


async def test_one_analysis_at_a_time_a_person(house, coach):
    await house.store.ask_analysis(request(house, ALICE, "1"))
    with pytest.raises(CoachError) as refused:
        await coach.check(ALICE.user_id, ("2", None))
    assert (refused.value.reason, refused.value.match) == (CoachReason.ONE_AT_A_TIME, "1")
    with pytest.raises(CoachError):
        await coach.check(ALICE.user_id, ("1", 2))
    await coach.check(ALICE.user_id, ("1", None))
    await coach.check(BOB.user_id, ("2", None))
    assert (await coach.waiting_for(BOB.user_id)) is None
