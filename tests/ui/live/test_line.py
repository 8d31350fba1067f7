"""A reader that is slow holds nobody up, and one that never reads is closed."""

import asyncio

from bot.live.line import MOST, TOO_SLOW, Line


class Slow:
    """A socket whose reader takes one frame and then nothing for a while."""

    def __init__(self):
        self.sent, self.closed, self.may_go_on = [], None, asyncio.Event()

    async def send_str(self, text):
        self.sent.append(text)
        await self.may_go_on.wait()

    async def close(self, *, code):
        self.closed = code


async def test_frames_keep_their_order():
    socket = Slow()
    line = Line(socket)
    for number in range(5):
        line.put(str(number))
    socket.may_go_on.set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert socket.sent == list("01234")


async def test_more_than_256_kilobytes_do_not_wait():
    socket = Slow()
    line = Line(socket)
    for _ in range(MOST // 1000 + 2):
        line.put("x" * 1000)
    await line.flushed()
    assert socket.closed == TOO_SLOW
    line.put("later")
    assert "later" not in socket.sent


async def test_who_is_gone_is_sent_nothing():
    class Gone(Slow):
        async def send_str(self, text):
            raise ConnectionResetError(text)

    line = Line(Gone())
    line.put("a")
    for _ in range(5):
        await asyncio.sleep(0)
    line.put("b")
    assert line._sending is None
