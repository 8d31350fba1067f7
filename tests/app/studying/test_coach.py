"""Who may ask for an analysis, and who waits for which."""

import asyncio
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.app.coach import Coach, Failed, Finished, is_practice
from bot.app.dice import FairDice
from bot.app.logged import LoggedMatch, Logs
from bot.errors import CoachError, CoachReason, EngineUnavailable
from bot.records.analyses import Progress
from bot.records.computers import ComputerLevel, computer
from bot.records.studies import AnalysisRequest, ImportedMatch
from bot.rules.match.commands import ResignMatch
from tests.app.conftest import ALICE, BOB, CAROL, HERE


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


async def test_a_file_with_what_a_match_under_way_waits_for_is_not_analyzed_for_its_players(house, coach):
    match_id = await house.begin()
    record = await house.store.match(match_id)
    events = tuple(stored.event for stored in await house.store.events(match_id))
    terms = {"played_on": "", "shared": False, "created_at": house.now}
    file = ImportedMatch(1, ALICE.user_id, None, ("A", "B"), record.state, plays=0, games_left_out=0, **terms)
    logged = LoggedMatch(file.key, record, events, imported=file)
    for player in (ALICE, BOB):
        with pytest.raises(CoachError) as refused:
            await coach.may_analyze(player.user_id, logged, None)
        error = refused.value
        assert (error.reason, error.match, error.detail) == (CoachReason.BEING_PLAYED, str(match_id), file.key)
    await coach.may_analyze(CAROL.user_id, logged, None)
    await coach.may_analyze(ALICE.user_id, LoggedMatch(str(match_id), record, events), None)
    await house.act(match_id, ALICE, ResignMatch)
    await coach.may_analyze(ALICE.user_id, logged, None)


@pytest.mark.parametrize(
    ("rated", "length", "opponent", "practice"),
    [
        (True, 5, BOB, False), (True, 1, BOB, False), (True, 0, BOB, True), (False, 5, BOB, True),
        (True, 5, computer(ComputerLevel.SIMPLE), True),
    ],
)  # fmt: skip
async def test_what_is_practice(house, rated, length, opponent, practice):
    record = await house.store.match(await house.begin())
    state = replace(record.state, length=length)
    assert is_practice(replace(record, rated=rated, state=state, players=(ALICE, opponent))) is practice


class Analyst:
    """Two decisions, one after the other, of which nothing is known."""

    level = "2ply"

    async def analyze(self, *_):
        for done in range(3):
            yield Progress(done, 2, None)

    def put_together(self, *_):
        return "the analysis"


class Broken(Analyst):
    """Never gets on."""

    def __init__(self):
        self.begun = 0

    async def analyze(self, *_):
        self.begun += 1
        raise EngineUnavailable("gone")
        yield


class Listener:
    def __init__(self):
        self.told, self.heard, self.ended = [], asyncio.Event(), asyncio.Event()

    async def tell(self, _request, news):
        self.told.append(news)
        self.heard.set()
        if isinstance(news, Failed):
            self.ended.set()
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


async def test_who_waited_is_refused_if_a_match_has_come_to_the_position_meanwhile(house, monkeypatch):
    number = await house.begin()
    await house.act(number, ALICE, ResignMatch)
    coach, listener = Coach(house.store, Logs(house.store, FairDice(house.store)), Analyst()), Listener()

    async def stands_so(*_):
        raise CoachError(CoachReason.BEING_PLAYED, "2")

    monkeypatch.setattr(coach, "may_analyze", stands_so)
    await coach.ask(request(house, ALICE, str(number)), listener)
    await listener.ended.wait()
    assert listener.told[-1].error.reason is CoachReason.BEING_PLAYED


async def test_an_engine_that_dies_five_times_at_one_decision_is_given_up(house):
    number = await house.begin()
    await house.act(number, ALICE, ResignMatch)
    coach, listener = Coach(house.store, Logs(house.store, FairDice(house.store)), Broken()), Listener()
    await coach.ask(request(house, ALICE, str(number)), listener)
    await listener.heard.wait()
    assert coach._analyst.begun == 5
    assert [type(news) for news in listener.told] == [Failed]
