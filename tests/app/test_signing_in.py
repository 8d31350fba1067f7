"""Signing in at the live board: how long a link is good, and how long a session lasts."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.app.people import CODE_LASTS, SESSION_LASTS, SigningIn
from bot.records.people import LiveKey
from tests.app.conftest import ALICE, BOB

SECOND = timedelta(seconds=1)


@pytest.fixture
def doors(house):
    return SigningIn(house.store, lambda: house.now)


async def test_a_link_opens_one_session_within_ten_minutes(house, doors):
    code, late = await doors.code_for(ALICE, "de", 12), await doors.code_for(ALICE, "de", None)
    house.now += CODE_LASTS - SECOND
    token, key = await doors.exchange(code)
    assert key == LiveKey(ALICE.user_id, ALICE.name, "de", house.now + SESSION_LASTS, 12)
    assert await doors.holder(token) == key
    assert await doors.exchange(code) is None
    assert await doors.holder(code) is None
    house.now += SECOND
    assert await doors.exchange(late) is None


async def test_nobody_can_sign_in_with_what_is_stored(house, doors, tmp_path):
    code, token = await doors.code_for(ALICE, "de", 12), await in_an_activity(doors)
    stored = b"".join(one.read_bytes() for one in tmp_path.glob("house.db*"))
    assert ALICE.name.encode() in stored
    assert code.encode() not in stored
    assert token.encode() not in stored


async def in_an_activity(doors, person=ALICE):
    return await doors.begin(person, "tr", channel_id=5, guild_id=6)


async def test_a_session_lasts_longer_by_being_used_and_is_renewed_once_an_hour(house, doors):
    token, begun = await in_an_activity(doors), house.now
    key = LiveKey(ALICE.user_id, ALICE.name, "tr", begun + SESSION_LASTS, None, 5, 6)
    house.now = begun + timedelta(hours=1)
    assert await doors.holder(token) == key
    house.now += SECOND
    renewed = replace(key, expires_at=house.now + SESSION_LASTS)
    assert await doors.holder(token) == renewed
    assert await house.store.live_keys_of(ALICE.user_id) == [(False, renewed)]
    house.now = renewed.expires_at - SECOND
    assert (await doors.holder(token)).expires_at == house.now + SESSION_LASTS
    house.now += SESSION_LASTS
    assert await doors.holder(token) is None


async def test_whoever_signs_out_holds_nothing_and_whoever_listens_is_told(doors):
    told = []
    doors.listen(told.append)
    code, token, other = (
        await doors.code_for(ALICE, "de", 12),
        await in_an_activity(doors),
        await in_an_activity(doors, BOB),
    )
    await doors.revoke(ALICE.user_id)
    assert told == [ALICE.user_id]
    assert await doors.exchange(code) is None
    assert await doors.holder(token) is None
    assert (await doors.holder(other)).user_id == BOB.user_id
