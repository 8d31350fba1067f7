"""Who may ask for an analysis, and who waits for which."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.app.coach import Coach, Finished
from bot.app.dice import FairDice
from bot.app.logged import Logs
from bot.errors import CoachError, CoachReason
from bot.records.analyses import Progress
from bot.records.studies import AnalysisRequest
from bot.rules.match.commands import ResignMatch
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


class Analyst:
    """Two decisions, one after the other, of which nothing is known."""

    level = "2ply"

    async def analyze(self, *_):
        for done in range(3):
            yield Progress(done, 2, None)

    def put_together(self, *_):
        return "the analysis"


class Listener:
    def __init__(self):
        self.told, self.ended = [], asyncio.Event()

    async def tell(self, _request, news):
        self.told.append(news)
        if len(self.told) == 1:
            raise OSError("a message that can't be shown")

    async def analyzed(self, _logged, _analysis):
        self.ended.set()


async def test_who_waits_is_told_how_far_it_is_whatever_happens_to_the_message(house):
    number = await house.begin()
    await house.act(number, ALICE, ResignMatch)
    coach, listener = Coach(house.store, Logs(house.store, FairDice(house.store)), Analyst()), Listener()
    await coach.ask(request(house, ALICE, str(number)), listener)
    await listener.ended.wait()
    *progress, finished = listener.told
    assert progress == [Progress(done, 2, None) for done in range(3)]
    assert isinstance(finished, Finished)
    assert await coach.waiting_for(ALICE.user_id) is None
