"""A page of the live board as the server sees it: a real socket, and the frames that come."""

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import asynccontextmanager

import aiohttp

from bot.records.people import Person
from bot.ui.live.opening import LiveDoor

PATIENCE = 20.0


def sprout(frame):
    """The steps of each node of a frame's tree, as (from, to, die, next, what it carries along)."""
    plays = frame["plays"]
    return {
        number: [
            (
                *flat[at : at + 2],
                flat[at + 2] & 7,
                flat[at + 3],
                plays["also"][(flat[at + 2] >> 3) - 1] if flat[at + 2] >> 3 else [],
            )
            for at in range(0, len(flat), 4)
        ]
        for number, flat in enumerate(plays["nodes"])
    }


def path_of(frame, choose):
    """The path of a play whose steps `choose` picks among those that are possible."""
    nodes, at, path = sprout(frame), frame["plays"]["root"], []
    while at >= 0:
        steps = nodes[at]
        index = choose(steps)
        path.append(str(index))
        at = steps[index][3]
    return "@" + ".".join(path)


class Window:
    """One page of one person."""

    def __init__(self, socket, token):
        self._socket, self.token = socket, token
        self.frames = []
        self.close_code = None
        self._news = asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self):
        async for message in self._socket:
            self.frames.append(json.loads(message.data))
            self._news.set()
        self.close_code = self._socket.close_code
        self._news.set()

    async def send(self, **frame):
        await self._socket.send_str(json.dumps(frame))

    async def until(self, wanted: Callable, since=0):
        """The first frame from number `since` on that is wanted."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for frame in self.frames[since:]:
                    if wanted(frame):
                        return frame
                assert self.close_code is None, f"closed with {self.close_code}: {self.frames[-3:]}"
                self._news.clear()
                await self._news.wait()

    async def get(self, kind, since=0, **fields):
        return await self.until(
            lambda frame: frame["t"] == kind and all(frame.get(name) == value for name, value in fields.items()), since
        )

    async def ask(self, answer, **frame):
        """Send a frame, and wait for the first answer of that kind after it."""
        since = len(self.frames)
        await self.send(**frame)
        return await self.get(answer, since)

    async def after(self, seq):
        """The first table that shows more than that."""
        return await self.until(lambda frame: frame["t"] == "table" and frame["seq"] > seq)

    def last(self, kind):
        return next((frame for frame in reversed(self.frames) if frame["t"] == kind), None)

    async def act(self, do, arg=None, *, seq=None, act_id=None, sure=False, answer=("done", "refused")):
        """Do something as the page does, and wait for the answer."""
        table = self.last("table")
        since = len(self.frames)
        given = {"t": "act", "match": table["match"], "seq": table["seq"] if seq is None else seq}
        given |= {"id": act_id or secrets.token_hex(16), "do": do, "arg": arg, "sure": sure}
        await self.send(**given)
        return await self.until(lambda frame: frame["t"] in answer, since)

    async def closed(self):
        async with asyncio.timeout(PATIENCE):
            await self._listening
        return self.close_code

    async def close(self):
        await self._socket.close()
        self._listening.cancel()


class Pages:
    """Opens pages at the address of a bot that serves them."""

    def __init__(self, bot, session, url):
        self.bot, self.session, self.url = bot, session, url
        self.open_windows = []

    async def code(self, person, match_id=None, locale="en-US"):
        return await self.bot.app.signing_in.code_for(Person(person.id, person.name), locale, match_id)

    async def sign_in(self, code):
        async with self.session.post(f"{self.url}/live/session", json={"code": code}) as answer:
            return answer.status, await answer.json()

    async def token(self, person, match_id=None):
        status, body = await self.sign_in(await self.code(person, match_id))
        assert status == 200, body
        return body["token"]

    async def socket(self):
        return await self.session.ws_connect(f"{self.url}/live/socket", max_msg_size=0)

    async def window(self, person, match_id=None, token=None):
        """A window of somebody on a match, whose table is there."""
        token = token or await self.token(person, match_id)
        window = Window(await self.socket(), token)
        self.open_windows.append(window)
        await window.send(t="session", token=token, match=match_id)
        await window.get("hello")
        if match_id is not None:
            await window.until(lambda frame: frame["t"] in ("table", "gone"))
        return window


@asynccontextmanager
async def pages_of(bot, env):
    """The pages of a running bot, at a free port; as `run` serves them, by the simulated clock."""
    with env.time_context():
        port = await bot.get(LiveDoor).open_at("127.0.0.1", 0)
    async with aiohttp.ClientSession() as session:
        pages = Pages(bot, session, f"http://127.0.0.1:{port}")
        yield pages
        for window in pages.open_windows:
            await window.close()
    await bot.get(LiveDoor).close()
