"""The process for what takes long, as it really is: what goes there, what comes back, and what if it dies."""

import asyncio
import os
import pickle
import signal
import time
from random import Random

import msgspec
import pytest

from bot.app.imports import _read_all, read_file
from bot.errors import FenceError, FenceReason, Standing, StillBusy, TranscriptError, TranscriptReason, WorkFailed
from bot.rules.match.machine import fold
from bot.rules.rules import Rules
from bot.rules.transcript import to_mat
from bot.ui.replay.film import Style, filmed
from bot.workers.studio import Workshop
from tests.conftest import IN_A_PROCESS
from tests.inside import pids_of
from tests.nightly import NIGHTLY
from tests.rules.random_matches import held_by_mat, play_match
from tests.ui.files.replays import record_of

LOG = play_match(Random(4), 3, Rules())
MAT = to_mat(LOG, ("Ann", "Bill")).encode()


@pytest.fixture
async def workshop(monkeypatch):
    monkeypatch.setattr(Workshop, "do", IN_A_PROCESS)
    workshop = Workshop()
    yield workshop
    await workshop.close()


async def test_a_file_is_read_there(workshop):
    read = await workshop.do(_read_all, MAT)
    assert pids_of(workshop._pool)
    assert read.reading.state == fold(held_by_mat(LOG))
    assert msgspec.json.decode(read.events, type=list)[0]["type"] == "MatchStarted"
    assert read.end is not None


async def test_what_is_refused_there_is_refused_here_with_everything_that_is_known(workshop):
    spoiled = MAT.replace(b"8/5", b"8/2", 1)
    with pytest.raises(TranscriptError) as here:
        read_file(spoiled)
    with pytest.raises(TranscriptError) as there:
        await workshop.do(_read_all, spoiled)
    known, told = vars(here.value), vars(there.value)
    assert vars(told.pop("cause")) == vars(known.pop("cause"))
    assert told == known
    assert there.value.line
    assert str(there.value) == str(here.value)


@pytest.mark.skipif(not NIGHTLY, reason="an animation in another process: make nightly")
async def test_an_animation_is_made_there(workshop):
    record = record_of(LOG)
    made = await workshop.do(filmed, record, msgspec.json.encode(LOG), 1, Style("classic", 8_000_000, "de"))
    assert made.film.data.startswith(b"GIF89a")
    assert made == filmed(record, msgspec.json.encode(LOG), 1, Style("classic", 8_000_000, "de"))


async def test_the_loop_goes_on_meanwhile_and_a_dead_process_is_told_and_replaced(workshop):
    assert await workshop.do(abs, -1) == 1
    [pid] = pids_of(workshop._pool)
    waits, asked = [], asyncio.ensure_future(workshop.do(time.sleep, 30))
    for _ in range(20):
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        waits.append(time.perf_counter() - began)
    assert sorted(waits)[len(waits) // 2] < 0.1
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(WorkFailed):
        await asked
    assert await workshop.do(abs, -2) == 2
    assert pids_of(workshop._pool) != (pid,)


def test_a_person_has_one_thing_at_a_time():
    workshop = Workshop()
    with workshop.one_thing(1), workshop.one_thing(2):
        with pytest.raises(StillBusy), workshop.one_thing(1):
            pass
        with pytest.raises(StillBusy), workshop.one_thing(1):
            pass
    with workshop.one_thing(1):
        pass


@pytest.mark.parametrize(
    "error",
    [
        TranscriptError(TranscriptReason.UNREADABLE, line=3, text="x"),
        FenceError(FenceReason.OPEN, 10, 1, Standing("vote", 7, 8, 9)),
        StillBusy(),
        WorkFailed("killed"),
    ],
)
def test_errors_travel(error):
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - dumped just now
    assert (type(again), vars(again), str(again)) == (type(error), vars(error), str(error))
