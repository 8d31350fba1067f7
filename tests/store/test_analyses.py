"""Studies, those who wait for them, and hints, as they are stored."""

import asyncio
from datetime import timedelta

import pytest

from bot.errors import StorageCorrupt
from bot.records.analyses import Chances, CubeVerdict, DecisionAnalysis, DecisionKind, RankedPlay
from bot.records.matches import AnalysisRequest
from bot.records.people import Person
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side

CHANCES = Chances(0.5321, 0.1432, 0.0071, 0.1255, 0.0041)
PLAY = DecisionAnalysis(
    game=0, seq=4, side=Side.BLACK, kind=DecisionKind.CHECKER, position=Position.start(), roll=Roll(3, 1),
    played="24/23 13/10", best="8/5 6/5", loss=0.1234567890123, counted=True, forced=False, equity=-0.02,
    winning=0.49, winning_lost=0.03, luck=0.01, plays=(RankedPlay("8/5 6/5", 0.16, 0.0, CHANCES),),
)  # fmt: skip
CUBE = DecisionAnalysis(
    game=0, seq=6, side=Side.WHITE, kind=DecisionKind.DOUBLE, position=Position.start(), roll=None,
    played="no_double", best="no_double", loss=0.0, counted=False, forced=False, equity=0.07,
    cube=CubeVerdict(0.07, -0.2, 1.0, CHANCES),
)  # fmt: skip


def request(sample, who=None, **changes):
    fields = {
        "request_id": 0, "user_id": (who or sample.alice).user_id, "match": "12", "game": None, "place": sample.here,
        "message_id": 77, "token": "secret", "public": False, "language": "de", "asked_at": sample.now,
    }  # fmt: skip
    return AnalysisRequest(**{**fields, **changes})


async def test_what_was_studied_is_read_back_to_the_last_bit(store):
    await store.keep_analysis("aa", "2ply", 4, PLAY)
    await store.keep_analysis("aa", "2ply", 6, CUBE)
    await store.keep_analysis("aa", "3ply", 4, CUBE)
    await store.keep_analysis("bb", "2ply", 4, CUBE)
    assert await store.analyzed(["aa", "cc"], "2ply") == {"aa": {4: PLAY, 6: CUBE}, "cc": {}}


async def test_a_decision_studied_twice_stays_as_it_was(store):
    await store.keep_analysis("aa", "2ply", 4, PLAY)
    await store.keep_analysis("aa", "2ply", 4, CUBE)
    assert await store.analyzed(["aa"], "2ply") == {"aa": {4: PLAY}}


async def test_a_person_waits_for_one_study(store, sample):
    first, none = await store.ask_analysis(request(sample))
    other, _ = await store.ask_analysis(request(sample, sample.bob, game=2, public=True, message_id=None))
    assert none is None
    again, replaced = await store.ask_analysis(request(sample, match="i3", asked_at=sample.now + timedelta(hours=1)))
    assert replaced == first
    assert await store.analysis_requests() == [other, again]
    assert await store.drop_analysis_request(other.request_id)
    assert not await store.drop_analysis_request(other.request_id)
    assert await store.analysis_requests() == [again]


async def test_whoever_is_deleted_waits_for_nothing(store, sample):
    await store.ask_analysis(request(sample))
    await store.delete_person(sample.alice.user_id)
    assert await store.analysis_requests() == []


async def test_hints_count_once_a_position(store, sample):
    record, _ = await sample.begin(store)
    assert await store.hints_in(record.match_id) == (0, 0)
    for seq, side in ((3, Side.WHITE), (3, Side.WHITE), (5, Side.BLACK), (7, Side.WHITE)):
        await store.note_hint(record.match_id, seq, side)
    assert await store.hints_in(record.match_id) == (2, 1)


async def test_a_study_that_cannot_be_read_is_said_to_be_corrupt(database):
    await database.write(
        lambda connection: connection.execute("INSERT INTO studies VALUES ('aa', '2ply', 1, ?)", (b"no",))
    )
    with pytest.raises(StorageCorrupt, match="aa"):
        await database.analyzed(["aa"], "2ply")


async def test_of_several_processes_one_makes_an_analysis(store, sample):
    """The first request stands for all who wait for the same; whoever dies with it leaves it to the next in time."""
    for number, who in enumerate((sample.alice, sample.bob, sample.carol)):
        await store.ask_analysis(request(sample, who, match="12" if number < 2 else "13"))
    now, later = sample.now, sample.after(seconds=30)
    taken = [await store.take_study(worker, now, later) for worker in ("one", "two", "three")]
    assert [None if one is None else (one.user_id, one.match) for one in taken] == [
        (sample.alice.user_id, "12"),
        (sample.carol.user_id, "13"),
        None,
    ]
    twelve = ("12", None)
    assert await store.hold_study(twelve, "one", sample.after(seconds=20), sample.after(seconds=50))
    assert not await store.hold_study(twelve, "two", sample.after(seconds=31), sample.after(seconds=60))
    assert await store.hold_study(twelve, "two", sample.after(seconds=51), sample.after(seconds=80))
    assert not await store.hold_study(twelve, "one", sample.after(seconds=60), sample.after(seconds=90))
    await store.leave_studies("two")
    assert (await store.take_study("three", sample.after(seconds=61), sample.after(seconds=90))).match == "12"
    await store.end_study(twelve, sample.after(seconds=70))
    assert [one.is_studied for one in await store.analysis_requests()] == [True, True, False]
    assert not await store.hold_study(twelve, "three", sample.after(seconds=75), sample.after(seconds=99))
    assert (await store.take_study("four", sample.after(seconds=75), sample.after(seconds=99))).match == "13"


async def test_those_who_take_at_the_same_time_take_different_ones(store, sample):
    people = [Person(10**18 + number, "somebody") for number in range(12)]
    for number, who in enumerate(people):
        await store.ask_analysis(request(sample, who, match=str(number // 2)))
    moments = (sample.now, sample.after(seconds=30))
    taken = await asyncio.gather(*(store.take_study(f"process {number}", *moments) for number in range(10)))
    assert sorted(one.match for one in taken if one is not None) == [str(number) for number in range(6)]
