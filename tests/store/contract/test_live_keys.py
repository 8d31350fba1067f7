"""What every store promises about codes and sessions of the live board."""

import asyncio
from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.records.people import LiveKey

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
LATER = NOW + timedelta(hours=12)
KEY = LiveKey(7, "alice", "de", NOW + timedelta(minutes=10), match_id=12)


async def test_a_code_becomes_a_session_once(store):
    await store.add_live_key("code", KEY, is_code=True, now=NOW)
    assert await store.live_session("code", NOW) is None
    found = await store.exchange_live_code("code", "session", now=NOW, expires_at=LATER)
    assert found == replace(KEY, expires_at=LATER)
    assert await store.exchange_live_code("code", "other", now=NOW, expires_at=LATER) is None
    assert await store.exchange_live_code("session", "other", now=NOW, expires_at=LATER) is None
    assert await store.live_session("session", NOW) == found
    assert await store.live_session("session", LATER) is None


async def test_of_many_who_bring_a_code_at_once_one_gets_a_session(store):
    for round_ in range(5):
        await store.add_live_key(f"code {round_}", KEY, is_code=True, now=NOW)
        names = [f"session {round_}.{number}" for number in range(10)]
        found = await asyncio.gather(
            *(store.exchange_live_code(f"code {round_}", name, now=NOW, expires_at=LATER) for name in names)
        )
        assert [one for one in found if one is not None] == [replace(KEY, expires_at=LATER)]
        sessions = [await store.live_session(name, NOW) for name in names]
        assert sum(one is not None for one in sessions) == 1


async def test_what_has_expired_opens_nothing_and_goes(store):
    await store.add_live_key("code", KEY, is_code=True, now=NOW)
    assert await store.exchange_live_code("code", "session", now=KEY.expires_at, expires_at=LATER) is None
    await store.add_live_key("another", replace(KEY, user_id=8), is_code=True, now=KEY.expires_at)
    assert await store.live_keys_of(7) == []


async def test_a_session_is_renewed_and_revoked(store):
    inside = replace(KEY, match_id=None, channel_id=5, guild_id=6, expires_at=NOW + timedelta(hours=1))
    await store.add_live_key("session", inside, is_code=False, now=NOW)
    await store.renew_live_session("session", LATER)
    assert await store.live_session("session", NOW + timedelta(hours=11)) == replace(inside, expires_at=LATER)
    await store.add_live_key("code", KEY, is_code=True, now=NOW)
    assert [is_code for is_code, _ in await store.live_keys_of(7)] == [True, False]
    await store.revoke_live_keys(7)
    assert await store.live_keys_of(7) == []
