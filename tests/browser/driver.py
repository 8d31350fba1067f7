"""A browser that listens at a websocket: how it's started, and how it's asked."""

import asyncio
import contextlib
import itertools
import json
import os
import re

import aiohttp


@contextlib.asynccontextmanager
async def running(*command, **more):
    """A process, which is ended with the block: asked first, and killed if it's still there after ten seconds."""
    quiet = asyncio.subprocess.DEVNULL
    streams = {"stdin": quiet, "stdout": quiet, "stderr": quiet}
    process = await asyncio.create_subprocess_exec(*command, **{**streams, **more}, start_new_session=True)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        try:
            await asyncio.wait_for(process.communicate(), 10)
        except TimeoutError:
            process.kill()
            await process.communicate()


@contextlib.asynccontextmanager
async def started(*command, home, path="", **more):
    """Start a browser and yield the line to it: where it listens is in what it says, and `path` comes after that."""
    env = {"HOME": str(home), "PATH": os.environ["PATH"], **more}
    async with running(*command, stderr=asyncio.subprocess.PIPE, env=env) as process:
        async with asyncio.timeout(60):
            address = await _address(process.stderr)
        draining = asyncio.ensure_future(process.stderr.read())
        try:
            async with aiohttp.ClientSession() as session, session.ws_connect(address + path, max_msg_size=0) as socket:
                line = Line(socket)
                yield line
                await line.close()
        finally:  # what it says is read by one at a time
            process.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(draining, 10)


async def _address(lines):
    async for line in lines:
        if found := re.search(rb"ws://\S+", line):
            return found[0].decode()
    raise AssertionError("the browser ended without saying where it listens")


class Line:
    """Questions with numbers, and the answers to them."""

    def __init__(self, socket):
        self._socket = socket
        self._waiting = {}
        self._numbers = itertools.count(1)
        self._reader = asyncio.ensure_future(self._read())

    async def _read(self):
        async for message in self._socket:
            answer = json.loads(message.data)
            if (waiting := self._waiting.pop(answer.get("id"), None)) is not None and not waiting.done():
                waiting.set_result(answer)

    async def asks(self, method, session=None, **parameters):
        number = next(self._numbers)
        waiting = self._waiting[number] = asyncio.get_running_loop().create_future()
        request = {"id": number, "method": method, "params": parameters}
        await self._socket.send_json(request | ({"sessionId": session} if session else {}))
        async with asyncio.timeout(30):
            answer = await waiting
        assert "result" in answer, (method, answer)
        return answer["result"]

    async def close(self):
        self._reader.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._reader
