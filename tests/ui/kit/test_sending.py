"""The one way to Discord, where Discord does not answer."""

import asyncio
from types import SimpleNamespace

import pytest

from bot.errors import StillBusy
from bot.ui.kit import sending
from bot.ui.kit.sending import patiently
from bot.workers.studio import Workshop


async def test_work_whose_announcement_fails_is_done_before_anything_else_begins(monkeypatch):
    """A person has one thing at a time, and what it stores is stored by somebody who waits for it."""
    monkeypatch.setattr(sending, "_SOON", 0.01)
    workshop, finish, done = Workshop(), asyncio.Event(), []

    async def defer(**_):
        raise OSError("cut off")

    async def work():
        await finish.wait()
        done.append(True)

    async def asked():
        with workshop.one_thing(1):
            await patiently(SimpleNamespace(response=SimpleNamespace(is_done=lambda: False, defer=defer)), work())

    task = asyncio.create_task(asked())
    await asyncio.wait({task}, timeout=0.1)
    with pytest.raises(StillBusy), workshop.one_thing(1):
        pass
    finish.set()
    with pytest.raises(OSError, match="cut off"):
        await task
    assert done
