"""The process that draws boards, as it really is: what it draws, and that a turn is shown whatever becomes of it."""

import asyncio
import io
import os
import signal
import time

import pytest
from PIL import Image

from bot.errors import WorkFailed
from bot.render.board.picture import BoardScene, render_boards
from bot.rules.position import Position
from bot.texts.catalogue import speaking
from bot.ui.kit.message import Drawing, Post, drawn
from bot.workers import studio as module
from bot.workers.process import WorkerProcess
from bot.workers.studio import Studio
from tests.inside import pid_of

send = WorkerProcess.send
SCENE = BoardScene(Position.start(), names=("Ann", "Bill"), crawford=True)


@pytest.fixture
async def studio(monkeypatch):
    """One that takes orders already."""
    monkeypatch.setattr(module, "_processors", lambda: 2)
    studio = Studio()
    monkeypatch.setattr(module, "PATIENCE", 30.0)
    studio.open(render_boards, "en", (SCENE,))
    await until(lambda: studio.is_ready)
    yield studio
    await studio.close()


async def until(condition):
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110 - it waits for another process
            await asyncio.sleep(0.01)


def pixels(files):
    """What is seen of pictures; the files of the same picture have differed once, for a reason that is not known."""
    return [Image.open(io.BytesIO(file)).convert("RGB").tobytes() for file in files]


async def pictures(studio, scene=SCENE):
    return (await Drawing((scene,), studio).on(Post((), (scene,)))).pictures


async def test_a_board_is_drawn_there_as_it_is_here_and_what_fails_there_is_tried_here(studio):
    assert await studio.order(os.getpid) == pid_of(studio) != os.getpid()
    orders = [studio.order(len, "a" * length) for length in range(20)]
    assert await asyncio.gather(*orders) == list(range(20))
    with speaking("de"):
        here = pixels(drawn(Post((), (SCENE,))).pictures)
        assert pixels(await studio.order(render_boards, "de", (SCENE,))) == here
        assert pixels(await pictures(studio)) == here
    assert here != pixels(drawn(Post((), (SCENE,))).pictures)
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        await studio.order(divmod, 1, 0)
    unknown = BoardScene(Position.start(), theme="no such theme")
    assert await pictures(studio, unknown) == ()
    assert pixels(await pictures(studio)) == pixels(render_boards("en", (SCENE,)))


async def test_what_was_foreseen_is_done_once_and_what_failed_then_is_done_anew(studio, monkeypatch):
    sent = []
    monkeypatch.setattr(WorkerProcess, "send", lambda self, message: (sent.append(message), send(self, message)))
    studio.foresee(len, "foreseen")
    studio.foresee(len, "foreseen")
    assert await studio.order(len, "foreseen") == 8
    assert len(sent) == 1
    assert await studio.order(len, "foreseen") == 8, "nobody foresaw that it would be ordered twice"
    assert len(sent) == 2
    assert await studio.order(len, ["not", "hashable"]) == 2
    studio.foresee(divmod, 1, 0)
    await studio.order(len, "")
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        await studio.order(divmod, 1, 0)
    assert len(sent) == 6
    for length in range(module._MOST_AHEAD + 5):
        studio.foresee(len, "a" * length)
    assert len(studio._ahead) == module._MOST_AHEAD


async def test_what_was_foreseen_is_lost_with_the_process(studio):
    os.kill(pid_of(studio), signal.SIGSTOP)
    studio.foresee(render_boards, "en", (SCENE,))
    os.kill(pid_of(studio), signal.SIGKILL)
    await until(lambda: pid_of(studio) is None)
    assert pixels(await pictures(studio)) == pixels(render_boards("en", (SCENE,)))


async def test_a_process_that_is_killed_keeps_no_turn_from_being_shown(studio, monkeypatch):
    monkeypatch.setattr(module, "REST", 0.0)
    pid = pid_of(studio)
    os.kill(pid, signal.SIGSTOP)
    drawing = Drawing((SCENE,), studio)
    os.kill(pid, signal.SIGKILL)
    assert (await drawing.on(Post((), (SCENE,)))).pictures == render_boards("en", (SCENE,))
    await until(lambda: studio.order(os.getpid) is not None)
    assert pid_of(studio) != pid


async def test_a_process_that_hangs_keeps_no_turn_from_being_shown(studio, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    os.kill(pid_of(studio), signal.SIGSTOP)
    assert pixels(await pictures(studio)) == pixels(render_boards("en", (SCENE,)))
    assert studio.order(os.getpid) is None
    await until(lambda: pid_of(studio) is None)


async def test_what_was_answered_while_the_loop_was_held_up_is_no_hanging(studio, monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0.5)
    pid = pid_of(studio)
    for _ in range(3):
        order = studio.order(len, "answered at once")
        time.sleep(1.0)  # noqa: ASYNC251 - a loop that gets no processor, or waits for a disk
        assert await order == 16
    assert pid_of(studio) == pid


async def test_it_ends_with_the_bot(studio):
    pid = pid_of(studio)
    os.kill(pid, signal.SIGSTOP)
    waiting = studio.order(len, "")
    await studio.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(WorkFailed):
        await waiting
    assert studio.order(len, "") is None
    assert pid_of(studio) is None


async def test_with_one_processor_there_is_none(monkeypatch):
    monkeypatch.setattr(module, "_processors", lambda: 1)
    studio = Studio()
    studio.open(os.getpid)
    assert pid_of(studio) is None
    assert pixels(await pictures(studio)) == pixels(render_boards("en", (SCENE,)))
    await studio.close()
