"""Studies, those who wait for them, and hints, as they are stored."""

from datetime import timedelta

import pytest

from bot.analyses import Chances, CubeVerdict, DecisionAnalysis, DecisionKind, RankedPlay
from bot.errors import StorageCorrupt
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.study_records import AnalysisRequest

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
