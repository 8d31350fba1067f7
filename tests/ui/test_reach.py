import asyncio
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web

from bot.ui.kit.connection import SILENCE, Reach


@pytest.fixture
def seconds():
    return [0.0]


@pytest.fixture
def reach(seconds):
    return Reach(lambda: seconds[0])


def test_without_a_gateway_it_is_away_at_once(reach, seconds):
    reach.lost()
    seconds[0] = 40
    reach.lost()
    assert (reach.is_away, reach.gone) == (True, 40)
    reach.found()
    assert (reach.is_away, reach.gone) == (False, 0)


@pytest.mark.parametrize(("failures", "after", "is_away"), [(3, SILENCE, False), (3, 31, True), (2, 1000, False)])
def test_failed_requests_count_when_there_are_three_and_time_has_passed(reach, seconds, failures, after, is_away):
    for _ in range(failures):
        reach.failed()
    seconds[0] = after
    assert reach.is_away is is_away


def test_the_first_success_ends_it(reach, seconds):
    for _ in range(50):
        reach.failed()
    seconds[0] = 600
    assert (reach.is_away, reach.gone) == (True, 600)
    reach.succeeded()
    reach.failed()
    seconds[0] = 10_000
    assert (reach.is_away, reach.gone) == (False, 0)


async def test_requests_are_watched(reach, seconds):
    """A refusal is an answer; an error of the server's, or none at all, isn't."""
    statuses = iter((503, 500, 404, 502, 503, 503))

    async def answer(_):
        return web.Response(status=next(statuses))

    app = web.Application()
    app.add_routes([web.get("/", answer)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/"
    async with aiohttp.ClientSession(trace_configs=[reach.watch(aiohttp.TraceConfig())]) as session:
        for step, away in enumerate((False, False, False, False, False, True), 1):
            async with session.get(address):
                pass
            seconds[0] = 40.0 * step
            assert reach.is_away is away
        await runner.cleanup()
        reach.succeeded()
        for _ in range(3):
            with pytest.raises(aiohttp.ClientError):
                await session.get(address)
        seconds[0] += 31
        assert reach.is_away


async def test_a_heartbeat_that_is_not_answered(settings, monkeypatch):
    from bot.ui.client import create_bot  # noqa: PLC0415 - the other tests need no bot

    bot = create_bot(settings)
    await asyncio.sleep(0)
    now = [100.0]
    monkeypatch.setattr("bot.ui.kit.connection.time.perf_counter", lambda: now[0])
    bot.ws = SimpleNamespace(_keep_alive=SimpleNamespace(_last_send=90.0, _last_ack=91.0))
    now[0] = 1000
    assert not bot.out_of_reach
    bot.ws._keep_alive._last_send = 980.0
    assert not bot.out_of_reach
    now[0] = 1010.5
    assert bot.out_of_reach
