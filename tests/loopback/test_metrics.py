"""What a bot measures of itself while people play, and how Prometheus reads it."""

import asyncio
import sys
import time
from datetime import timedelta
from statistics import median

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import meter, port
from bot.metrics.answers import arrived, ignored, route_of
from bot.metrics.meter import MOST, OTHER
from tests.discord_server.places import new_id
from tests.inside import stop_measuring
from tests.loopback.boards import begin, go_on
from tests.loopback.conftest import ClockAhead, TimedClub, opened


@pytest.fixture(autouse=True)
def unmeasured():
    """No test finds what another has counted, and those after these measure nothing."""
    stop_measuring()
    yield
    stop_measuring()


async def read(at):
    """The page, as {(name, labels): value}."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{at}/metrics") as answer:
        assert answer.status == 200
        assert answer.content_type == "text/plain"
        text = await answer.text()
    return {
        (sample.name.removeprefix("backgammon_"), *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_an_evening_by_the_gateway(discord_server, tmp_path):
    async with opened(discord_server, tmp_path, metrics_port=0) as club:
        board = await begin(club.channel, club.alice, club.bob)
        discord_server.fail("POST", "/channels/*/messages", 429, retry_after=0.01)
        discord_server.fail("POST", "/channels/*/messages", 503)
        for _ in range(3):
            board = await go_on(club.players, board, club.random)
        await club.bot.housekeeping()
        await club.bot._count_matches()
        club.bot._note_numbers()
        seen = await read(club.bot.measured.port)
        assert seen["answer_seconds_count", "command", "challenge"] == 1
        assert seen["answer_seconds_count", "tap", "accept"] == 1
        taps = {labels[1] for metric, *labels in seen if metric == "answer_seconds_count" and labels[0] == "tap"}
        assert {"accept", "pick"} <= taps
        for one in taps:
            assert seen["answer_seconds_bucket", "tap", "3.0", one] == seen["answer_seconds_count", "tap", one]
        assert seen["discord_requests_total", "first answer", "2xx"] >= 5
        assert seen["commit_seconds_count",] >= 5
        assert seen["pictures_total", "board"] >= 4
        assert seen["matches_open",] == 1
        assert seen["unwell",] == 0
        assert seen["servers",] == 1
        assert seen["leases",] == 256
        assert seen["housekeeping_seconds_count", "clock"] >= 1
        assert seen["process_resident_memory_bytes",] > 10_000_000
        ids = {str(club.alice.id), str(club.channel.id), str(club.channel.guild.id)}
        assert not [key for key in seen if ids & set(key)]
        club.bot.reach._lost_at = -10_000
        club.bot._note_numbers()
        assert (await read(club.bot.measured.port))["unwell",] == 1


async def test_measuring_takes_next_to_nothing_of_a_turn(discord_server, tmp_path, monkeypatch):
    """Processor time in the meters beside that of the whole process, of which this Discord is a part, over turns.

    Each call counts as the median one: a garbage collection that falls into one isn't its doing.
    """
    spent = []

    def timed(function):
        def run(*given):
            began = time.thread_time()
            try:
                return function(*given)
            finally:
                spent.append(time.thread_time() - began)

        return run

    for one in meter.METERS:
        for way in ("add", "set", "observe"):
            monkeypatch.setattr(one, way, timed(getattr(one, way)))
    monkeypatch.setattr("bot.ui.client.arrived", timed(arrived))
    monkeypatch.setattr("bot.metrics.answers.route_of", timed(route_of))
    async with opened(discord_server, tmp_path, metrics_port=0) as club:
        board = await begin(club.channel, club.alice, club.bob)
        for turn in range(12):
            if turn == 4:  # what is measured for the first time gets its place
                began = time.process_time()
                spent.clear()
            board = await go_on(club.players, board, club.random)
        calls, whole = len(spent), time.process_time() - began
        share = calls * median(spent) / whole
        print(f"measuring takes {share:.3%}, {calls / 8:.0f} calls a step")
        assert 8 <= calls < 8 * 30
        assert share < 0.02


async def test_discord_says_no(discord_server, tmp_path):
    async with opened(discord_server, tmp_path, metrics_port=0) as club:
        discord_server.fail("POST", "/interactions/*/*/callback", 429, retry_after=0.01)
        await club.alice.slash(club.channel, "help")
        discord_server.fail("POST", "/interactions/*/*/callback", 503)
        await club.alice.slash(club.channel, "matches")  # tried again after a second
        discord_server.fail("POST", "/interactions/*/*/callback", 404, code=10062)
        club.alice.slash(club.channel, "rules")
        await discord_server.until(lambda: discord_server.faults.faults[-1].hits == 1, what="the refusal")
        for _ in range(500):
            seen = await read(club.bot.measured.port)
            if seen.get(("answers_late_total", "command")) == 1:
                break
            await asyncio.sleep(0.01)
        assert seen["answers_late_total", "command"] == 1
        assert seen["discord_requests_total", "first answer", "429"] == 1
        assert seen["discord_requests_total", "first answer", "5xx"] == 1
        for answered in ("help", "matches"):
            assert seen["answer_seconds_count", "command", answered] == 1, "the answer that came counts, and once"
        assert ("answer_seconds_count", "command", "rules") not in seen


async def test_behind_the_door(discord_server, tmp_path):
    async with opened(discord_server, tmp_path, door=True) as club:
        await club.alice.slash(club.channel, "help")
        seen = await read(club.bot.interaction_server.port)
        assert seen["answer_seconds_count", "command", "help"] == 1


async def test_a_clock_that_takes_effect_late(discord_server, tmp_path):
    clock = ClockAhead()
    async with opened(discord_server, tmp_path, TimedClub, clock, metrics_port=0) as club:
        club.clock = clock
        club.bot.app.absence.least = timedelta(days=999)
        offer = await club.alice.slash(club.channel, "challenge", opponent=club.bob, length=1, clock="live")
        await club.bob.click(offer, "Accept")
        record = await club.bot.store.match(1)
        await club.wait(rounds=1, seconds=(record.clock.due - clock()).total_seconds() + 40)
        seen = await read(club.bot.measured.port)
        assert seen["clock_lateness_seconds_bucket", "30.0"] == 0
        assert seen["clock_lateness_seconds_bucket", "60.0"] == 1


async def test_unasked_nothing_is_measured(discord_server, tmp_path):
    async with opened(discord_server, tmp_path) as club:
        await club.alice.slash(club.channel, "help")
        assert club.bot.measured is None
        assert port.page() is None


async def test_without_the_package_the_bot_runs_as_before(discord_server, tmp_path, monkeypatch, nothing_unexpected):
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    async with opened(discord_server, tmp_path, metrics_port=0) as club:
        assert "Backgammon" in (await club.alice.slash(club.channel, "help")).text
        assert club.bot.measured is None
    assert [one["event"] for one in nothing_unexpected if "nothing is measured" in one["event"]]


def counted(meter, *labels):
    samples = next(iter(meter._real.collect())).samples
    return sum(one.value for one in samples if tuple(one.labels.values()) == labels and one.name.endswith("_total"))


def test_who_gets_no_answer_in_time_is_counted_and_who_gets_none_on_purpose_is_not(monkeypatch):
    assert port.begin()
    now = [0.0]
    monkeypatch.setattr("bot.metrics.answers.time.monotonic", lambda: now[0])
    monkeypatch.setattr("bot.metrics.answers._waiting", {})  # what earlier tests have left has real times
    first, second, third = new_id(), new_id(), new_id()
    ignored(first)  # a command's haste is seen before the command itself is noted
    for one in (first, second):
        arrived(one, 2, {"name": "roll"})
    now[0] = 60.0
    arrived(third, 2, {"name": "roll"})
    assert counted(meter.LATE, "command") == 1


def test_labels_are_bounded():
    assert port.begin()
    for number in range(2 * MOST):
        meter.WORK.observe(0.1, f"request {number}")
    series = {next(iter(one.labels.values())) for one in next(iter(meter.WORK._real.collect())).samples}
    assert len(series) == MOST + 1
    assert OTHER in series
    assert route_of("/api/v10/applications/1/commands") == "application"


async def test_nothing_is_left_behind(discord_server, tmp_path):
    async with opened(discord_server, tmp_path, metrics_port=0) as club:
        listened = club.bot.measured.port
    assert not [task for task in asyncio.all_tasks() if "_beat" in repr(task)]
    with pytest.raises(aiohttp.ClientError):
        await read(listened)
