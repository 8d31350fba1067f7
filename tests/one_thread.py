"""The database in the thread of the tests that are about something else: two switches of threads less for each hop."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.store.sqlite import writer


class ConnectionHere:
    """What a `Session` uses of `aiosqlite.Connection`. Work is done in the order given, in the loop's next round."""

    def __init__(self, connect, **_):
        self._connect = connect
        self._thread = SimpleNamespace()
        self._tx = SimpleNamespace(put_nowait=self._put)

    def __await__(self):
        yield from asyncio.sleep(0).__await__()
        self._raw = self._connect()

    def _put(self, queued):
        future, work = queued
        future.get_loop().call_soon(_do, future, work)

    async def close(self):
        closed = asyncio.get_running_loop().create_future()
        self._put((closed, self._raw.close))
        await closed


def _do(future, work):
    try:
        result = work()
    except BaseException as error:  # noqa: BLE001 - whoever waits for it is told
        if not future.cancelled():
            future.set_exception(error)
    else:
        if not future.cancelled():
            future.set_result(result)


@pytest.fixture
def database_thread():
    """Tell `database_here` that the thread of the database matters to a test."""


@pytest.fixture(autouse=True)
def database_here(request, monkeypatch):
    """The database works in the loop's thread, unless its own one matters to a test."""
    if "database_thread" not in request.fixturenames:
        monkeypatch.setattr(writer, "aiosqlite", SimpleNamespace(Connection=ConnectionHere))
