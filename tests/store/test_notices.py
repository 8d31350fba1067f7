"""What one process says, the others on the same database hear."""

import asyncio

from bot.store.postgresql.database import Notices, ServerDatabase


async def test_others_hear_what_is_said(postgresql):
    loop, heard = asyncio.get_running_loop(), asyncio.Queue()
    notices = Notices(postgresql, lambda text: loop.call_soon_threadsafe(heard.put_nowait, text))
    database = ServerDatabase(postgresql)
    await database.open()
    try:
        assert await asyncio.to_thread(notices.is_listening.wait, 10)
        await database.tell_others("1,2,3")
        assert await asyncio.wait_for(heard.get(), 60) == "1,2,3"
    finally:
        await database.close()
        await asyncio.to_thread(notices.close)
