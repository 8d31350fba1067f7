"""People who play a match at the live board, each at a page of their own, whatever happens to the bot."""

import asyncio
import json
import secrets
import time
from contextlib import asynccontextmanager, suppress

import aiohttp

from bot.live.frames import interaction_of
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from tests.chaos.matches import Pair
from tests.chaos.players import controls
from tests.discord_server.options import CannotUse
from tests.ui.live.window import path_of

FIRST, LONGEST = 0.5, 8.0
"""Seconds until a page tries again: twice as long each time. As in `assets/live/wire.js`."""
LIFTED = 0.1
"""Seconds at most that somebody holds a checker."""
_DOES = ("roll", "double", "take", "pass", "play", "beaver")


def _to_do(turn):
    """What somebody might do about a turn but play it."""
    return (one for one in turn["may"] if one["do"] in _DOES)


class Page:
    """What a page does with the line: it comes back by itself, and sends again what wasn't answered, by the same id."""

    def __init__(self, person, address, session):
        self.person, self.address, self._session = person, address, session
        self.token = self.match = self.table = self.turn = self.socket = None
        self.open = {}
        """What was sent and not yet answered, by id."""
        self.shown, self.done = [], []
        self._told = set()

    @property
    def is_on(self):
        """Was it greeted in this life of the bot?"""
        return self.socket is not None

    @property
    def is_asked(self):
        """Is there something to do, and nothing on its way?"""
        turn = self.turn if self.is_on and not self.open else None
        return turn is not None and turn["seq"] == self.seq and (turn["plays"] is not None or any(_to_do(turn)))

    @property
    def is_over(self):
        return self.table is not None and bool(self.table.get("over"))

    @property
    def seq(self):
        return None if self.table is None else self.table["seq"]

    async def sign_in(self, code, match):
        """Use a link; from then on the page is there until it's closed."""
        async with self._session.post(f"{self.address}/live/session", json={"code": code}) as answer:
            assert answer.status == 200, await answer.text()
            self.token, self.match = (await answer.json())["token"], match

    async def keep(self):
        """Be there, and come back; never returns."""
        wait = FIRST
        while True:
            if self.token is not None:
                with suppress(aiohttp.ClientError, ConnectionError):
                    async with self._session.ws_connect(f"{self.address}/live/socket", max_msg_size=0) as socket:
                        await socket.send_json(
                            {"t": "session", "token": self.token, "match": self.match, "seq": self.seq}
                        )
                        async for message in socket:
                            if await self._heard(json.loads(message.data), socket):
                                wait = FIRST
                self.socket = self.turn = None
            await asyncio.sleep(wait * (0.8 + secrets.randbelow(40) / 100))
            wait = min(LONGEST, 2 * wait)

    async def _heard(self, frame, socket):
        kind = frame["t"]
        if kind == "table" and frame["match"] == self.match:
            self.table, self.socket = frame, socket
            self.shown.append(frame)
            for act in [*self.open.values()]:
                if act["id"] not in self._told:
                    await socket.send_json(act)
                    self._told.add(act["id"])
        elif kind == "turn" and not frame["guess"]:
            self.turn = frame
        elif kind in ("done", "refused") and self.open.pop(frame["id"], None):
            if kind == "done":
                self.done.append(frame["id"])
        elif kind == "hello":
            self._told = set()
        return kind == "hello"

    async def act(self, do, arg, sure):
        frame = {"t": "act", "match": self.match, "seq": self.seq, "id": secrets.token_hex(16)}
        frame |= {"do": do, "arg": arg, "sure": sure}
        self.open[frame["id"]] = frame
        self._told.add(frame["id"])
        with suppress(ConnectionError):
            await self.socket.send_json(frame)

    async def watch(self, match):
        """Go to another match."""
        self.match, self.table, self.turn = match, None, None
        self.open.clear()
        with suppress(ConnectionError):
            await self.socket.send_json({"t": "open", "match": match})


class LivePair(Pair):
    """Two people who challenge each other in the channel, and play at the live board."""

    length = 3

    def __init__(self, server, guild, number=0, seed=0):
        super().__init__(server, guild, number, seed)
        self.pages, self._match = (), None
        self.lifting, self.acting = asyncio.Event(), asyncio.Event()
        """A checker was just lifted; something was just sent, and may be about to be stored."""

    @asynccontextmanager
    async def at(self, address, session):
        """Their pages are there until the end of the block, whatever becomes of the bot."""
        self.pages = tuple(Page(person, address, session) for person in self.people)
        keeping = [asyncio.create_task(page.keep()) for page in self.pages]
        try:
            yield
        finally:
            for task in keeping:
                task.cancel()
            for ended in await asyncio.gather(*keeping, return_exceptions=True):
                if not isinstance(ended, asyncio.CancelledError):
                    raise ended

    async def step(self):
        if self._is_free():
            newest = max((board.match_id for board in self.boards()), default=0)
            if newest <= (self._match or 0):
                await self._begin()
                return
            self._match = newest
        for page in self.pages:
            if page.match != self._match:
                await self._go_there(page, self._match)
        page = next((one for one in self.pages if one.is_asked), None)
        if page is None:
            await asyncio.sleep(0.01)
            return
        await self._act(page)

    def _is_free(self):
        """Is the match over that they played, on both pages?"""
        return all(page.match == self._match and (not page.match or page.is_over) for page in self.pages)

    async def _go_there(self, page, match):
        if page.token is None:
            board = next((one for one in self.messages if controls(one, "live_link")), None)
            if board is None:
                raise CannotUse("no board")
            answer = await self.tap(page.person, board, "live_link")
            urls = [one["url"] for one in answer.message.walk() if "#c=" in one.get("url", "")]
            await page.sign_in(urls[0].partition("#c=")[2], match)
        elif page.is_on:
            await page.watch(match)

    async def _act(self, page):
        turn = page.turn
        if turn["plays"] is not None:
            self.lifting.set()
            await asyncio.sleep(self.random.random() * LIFTED)
            if page.turn is not turn or page.seq != turn["seq"] or not page.is_on:
                return
            do, arg, sure = "play", path_of(turn, lambda steps: self.random.randrange(len(steps))), False
        else:
            may = [*_to_do(turn)]
            weights = [1 if one["do"] in ("double", "pass") else 6 for one in may]
            [one] = self.random.choices(may, weights)
            do, arg, sure = one["do"], one.get("arg"), True
        await page.act(do, arg, sure)
        self.acting.set()
        self.taps += 1
        page.turn = None

    def hear_the_rest(self):
        super().hear_the_rest()
        for page in self.pages:
            for frame in page.shown:
                self.answered.append(("match", frame["match"], frame["seq"], seen_at(frame)))
            for act_id in page.done:
                self.promised[interaction_of(page.person.id, act_id)] = "an act"
            page.shown, page.done = [], []

    def wrong(self, archive):
        """What is wrong with the two pages, once everything is stored that was sent."""
        for page in self.pages:
            record = archive.records.get(("match", page.match))
            if record is None:
                continue
            if not page.is_on or page.open or page.seq != record.state.seq:
                yield f"{page.person.name}: on {page.is_on}, waits {page.open}, shows {page.seq} of {record.state.seq}"


def seen_at(table):
    """What the page says a match waits for, and whom."""
    to_act = table["to_act"]
    return (None, None) if table.get("over") else (Phase(to_act["phase"]), Side[to_act["side"].upper()])


async def all_right(pairs, archive, look, within):
    """Wait until all pages show what is stored; returns how many seconds that took."""
    began, wrong = time.monotonic(), ["not looked yet"]
    while wrong:
        assert time.monotonic() - began < within, "\n".join(wrong)
        await asyncio.sleep(0.05)
        if all(page.is_on and not page.open for pair in pairs for page in pair.pages if page.token):
            await look()
            wrong = [one for pair in pairs for one in pair.wrong(archive)]
    return time.monotonic() - began
