"""Who may ask for an analysis, and who waits for which."""

import asyncio
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from bot.app.coach import MOST_WAITING, Coach, Failed, Finished, is_practice
from bot.app.dice import FairDice
from bot.app.logged import LoggedMatch, Logs, Viewer
from bot.app.studying.shares import LASTS, Shares
from bot.errors import CoachError, CoachReason, EngineUnavailable, NotFound, StorageUnavailable
from bot.records.analyses import Progress
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import AnalysisRequest, ImportedMatch
from bot.rules.match.commands import ResignMatch
from bot.store.postgresql.database import ServerDatabase
from tests.app.conftest import ALICE, BOB, CAROL, HERE, House


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


async def test_hints_are_counted_once_a_position_for_each_side_and_none_in_an_imported_match(house, coach):
    record = await house.store.match(await house.begin())
    assert [await coach.note_hint(record, side) for side in (0, 0, 1)] == [1, 1, 1]
    state = replace(record.state, seq=record.state.seq + 1)
    assert await coach.note_hint(replace(record, state=state), 0) == 2
    assert await coach.hints(LoggedMatch(str(record.match_id), record, ())) == (2, 1)
    terms = {"played_on": "", "shared": False, "created_at": house.now}
    file = ImportedMatch(1, ALICE.user_id, None, ("A", "B"), record.state, plays=0, games_left_out=0, **terms)
    assert await coach.hints(LoggedMatch(file.key, record, (), imported=file)) == (0, 0)


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


async def test_nobody_is_helped_in_a_rated_match_nor_in_a_tournament(house, coach, monkeypatch):
    rated = await house.store.match(await house.begin())
    practice = replace(rated, rated=False)
    with pytest.raises(CoachError) as refused:
        await coach.may_help(rated)
    assert (refused.value.reason, refused.value.match) == (CoachReason.RATED, str(rated.match_id))
    await coach.may_help(practice)

    async def pairing_of(_):
        return 1, 1

    monkeypatch.setattr(house.store, "pairing_of", pairing_of)
    with pytest.raises(CoachError) as refused:
        await coach.may_help(practice)
    assert refused.value.reason is CoachReason.TOURNAMENT


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


class Slow(Analyst):
    """A single decision, which takes it until it's let on."""

    def __init__(self):
        self.begun = self.made = self.left = 0
        self.let_on = asyncio.Event()

    async def analyze(self, *_):
        if self.let_on.is_set():
            yield Progress(1, 1, None)
            return
        self.begun += 1
        try:
            yield Progress(0, 1, None)
            await self.let_on.wait()
            self.made += 1
            yield Progress(1, 1, None)
        finally:
            self.left += 1


class Listener:
    def __init__(self):
        self.told, self.requests, self.whole = [], [], 0
        self.heard, self.ended = asyncio.Event(), asyncio.Event()

    async def tell(self, request, news):
        self.told.append(news)
        self.requests.append(request)
        self.heard.set()
        if isinstance(news, Failed):
            self.ended.set()
        if len(self.told) == 1:
            raise OSError("a message that can't be shown")

    async def analyzed(self, _logged, _analysis):
        self.whole += 1
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


async def test_whatever_goes_wrong_is_told_and_the_analysis_not_begun_again(house):
    class Wrong(Analyst):
        def put_together(self, *_):
            raise ZeroDivisionError

    number = await house.begin()
    await house.act(number, ALICE, ResignMatch)
    coach, listener = Coach(house.store, Logs(house.store, FairDice(house.store)), Wrong()), Listener()
    await coach.ask(request(house, ALICE, str(number)), listener)
    await listener.ended.wait()
    assert isinstance(listener.told[-1].error, EngineUnavailable)
    assert await coach.waiting_for(ALICE.user_id) is None
    await coach.ask(request(house, BOB, "404"), listener)
    await coach.at_leisure()
    assert isinstance(listener.told[-1].error, NotFound)


async def test_a_process_resumes_only_what_it_looks_after(house):
    match, coach, analyst, listener = await slowly(house)
    await house.store.ask_analysis(request(house, ALICE, match))
    await coach.resume(listener, lambda _: False)
    await asyncio.sleep(0.05)
    assert (analyst.begun, listener.told) == (0, [])
    await coach.resume(listener)
    await listener.heard.wait()
    assert analyst.begun == 1
    await coach.close()


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


async def slowly(house, shares=None):
    """A match that is over, a coach who is slow, and somebody who listens."""
    number = await house.begin()
    await house.act(number, ALICE, ResignMatch)
    logs, analyst = Logs(house.store, FairDice(house.store)), Slow()
    return str(number), Coach(house.store, logs, analyst, shares), analyst, Listener()


async def test_stopped_it_breaks_off_at_once_and_goes_on_in_the_next_process(house):
    match, coach, analyst, listener = await slowly(house)
    await coach.ask(request(house, ALICE, match), listener)
    await listener.heard.wait()
    async with asyncio.timeout(60):
        await coach.close()
    assert (analyst.begun, analyst.left) == (1, 1)
    await coach.resume(listener)
    await coach.at_leisure()
    following = Coach(house.store, Logs(house.store, FairDice(house.store)), analyst)
    await following.resume(listener, lambda _: False)
    await following.at_leisure()
    assert listener.told == [Progress(0, 1, None)], "one is closed, and it isn't for the other"
    await following.resume(listener)
    await house.store.ask_analysis(request(house, BOB, match))
    await following.resume(listener)
    analyst.let_on.set()
    await following.at_leisure()
    assert {one.user_id for one in listener.requests} == {ALICE.user_id, BOB.user_id}
    assert [type(news) for news in listener.told][-2:] == [Finished, Finished]
    assert [await following.waiting_for(person.user_id) for person in (ALICE, BOB)] == [None, None]
    assert listener.whole == 1


async def test_a_request_taken_back_ends_the_analysis_once_nobody_waits_for_it(house):
    match, coach, analyst, listener = await slowly(house)
    for person in (ALICE, BOB):
        await coach.ask(request(house, person, match), listener)
    await listener.heard.wait()
    assert (await coach.cancel(ALICE.user_id)).user_id == ALICE.user_id
    assert await coach.cancel(ALICE.user_id) is None
    joined = await coach.ask(request(house, CAROL, match), listener)
    assert joined[1:] == (None, Progress(0, 1, None)), "Bob still waits for it"
    for person in (BOB, CAROL):
        await coach.cancel(person.user_id)
    await asyncio.wait_for(coach.at_leisure(), 60)
    await coach.ask(request(house, ALICE, match), listener)
    listener.heard.clear()
    await listener.heard.wait()
    analyst.let_on.set()
    await coach.at_leisure()
    assert (analyst.begun, analyst.made, listener.whole) == (2, 1, 1)
    assert listener.requests[-1].user_id == ALICE.user_id


async def test_asked_twice_by_the_same_person_it_is_told_where_they_asked_last(house):
    match, coach, analyst, listener = await slowly(house)
    for person in (ALICE, BOB):
        await coach.ask(request(house, person, match), None if person is BOB else listener)
    await listener.heard.wait()
    newer = replace(request(house, ALICE, match), message_id=9)
    _, replaced, progress = await coach.ask(newer, listener)
    assert (replaced.message_id, progress) == (None, Progress(0, 1, None))
    analyst.let_on.set()
    await coach.at_leisure()
    finished = [one for one, news in zip(listener.requests, listener.told, strict=True) if isinstance(news, Finished)]
    assert [(one.user_id, one.message_id) for one in finished] == [(BOB.user_id, None), (ALICE.user_id, 9)]
    assert [(one.user_id, one.message_id) for one in listener.requests].count((ALICE.user_id, None)) == 1


async def test_when_too_many_wait_only_what_is_under_way_can_be_asked_for(house):
    match, coach, _, listener = await slowly(house)
    await coach.ask(request(house, ALICE, match), listener)
    for game in range(1, MOST_WAITING):
        await coach.ask(request(house, replace(ALICE, user_id=1000 + game), match, game), listener)
    with pytest.raises(CoachError) as refused:
        await coach.ask(request(house, BOB, match, MOST_WAITING), listener)
    assert refused.value.reason is CoachReason.BUSY
    await coach.ask(request(house, BOB, match), listener)
    await coach.close()


async def test_only_a_whole_match_that_somebody_was_told_of_is_announced(house):
    match, coach, analyst, listener = await slowly(house)
    await coach.ask(request(house, ALICE, match, 1), listener)
    dropped, *_ = await coach.ask(request(house, BOB, match), listener)
    while analyst.begun < 2:  # noqa: ASYNC110 - it says nothing of that
        await asyncio.sleep(0.01)
    await house.store.drop_analysis_request(dropped.request_id)  # as another process does
    analyst.let_on.set()
    await coach.at_leisure()
    finished = [one for one, news in zip(listener.requests, listener.told, strict=True) if isinstance(news, Finished)]
    assert ([one.user_id for one in finished], listener.whole) == ([ALICE.user_id], 0)


async def test_who_could_not_be_told_is_told_when_it_is_resumed_and_the_others_at_once(house, monkeypatch):
    match, coach, analyst, listener = await slowly(house)
    for person in (ALICE, BOB):
        await coach.ask(request(house, person, match), listener)
    check, failures = coach.may_analyze, [StorageUnavailable("gone")]

    async def fails_once(*args):
        if failures:
            raise failures.pop()
        return await check(*args)

    monkeypatch.setattr(coach, "may_analyze", fails_once)
    analyst.let_on.set()
    await coach.at_leisure()
    assert (listener.requests[-1].user_id, await coach.waiting_for(BOB.user_id)) == (BOB.user_id, None)
    assert await coach.waiting_for(ALICE.user_id) is not None
    await coach.resume(listener)
    await coach.at_leisure()
    assert isinstance(listener.told[-1], Finished)
    assert listener.requests[-1].user_id == ALICE.user_id


async def test_only_what_is_over_has_an_analysis_and_only_once_it_is_made(house):
    match, coach, analyst, _ = await slowly(house)
    goes_on = await house.begin()
    logs = Logs(house.store, FairDice(house.store))
    over, running = [await logs.load(one, Viewer(ALICE.user_id, HERE)) for one in (match, str(goes_on))]
    for logged, game, reason in (
        (running, None, CoachReason.NOT_FINISHED),
        (running, 1, CoachReason.GAME_GOES_ON),
        (over, 2, CoachReason.NO_SUCH_GAME),
    ):
        with pytest.raises(CoachError) as refused:
            await coach.ready(logged, game)
        assert refused.value.reason is reason
    assert await coach.ready(over, None) is None
    assert await coach.so_far(over, 1) == Progress(0, 1, None)
    analyst.let_on.set()
    assert await coach.ready(over, None) == "the analysis"


async def test_what_a_process_was_making_is_free_for_others_as_soon_as_it_stops(postgresql):
    house = House(postgresql)
    house.database = lambda: ServerDatabase(postgresql)
    await house.open()
    match, coach, _, listener = await slowly(house, Shares(house.store, "one"))
    await coach.ask(request(house, ALICE, match), listener)
    await listener.heard.wait()
    now = await house.store.database_now()
    assert await house.store.take_study("two", now, now + LASTS) is None
    await coach.close()
    assert (await house.store.take_study("two", now, now + LASTS)).user_id == ALICE.user_id
    await house.store.close()
