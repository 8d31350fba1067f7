"""A stand-in for the bot behind the live board: serves the page's files and says the frames that a test gives it."""

import asyncio
import contextlib
import json
from pathlib import Path

from aiohttp import WSMsgType, web

from bot.live.files import files_in

FILES = Path(__file__).parent.parent.parent / "assets" / "live"
POLICY = (
    "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc' {here}; img-src {here} data:;"
    " connect-src {here} {socket}; base-uri 'none'; form-action 'none'"
)
"""Without `'self'`, which matches nothing inside Discord on iOS."""
OPEN = {"Access-Control-Allow-Origin": "*"}
START = {"24": 2, "13": 5, "8": 3, "6": 5}
AGAINST = {"1": 2, "12": 5, "17": 3, "19": 5}
PREFERENCES = ("auto_roll", "auto_forced", "auto_bear_off", "confirm", "confirm_double", "home_left", "one_tap")


def hello(theme="classic", **more):
    return {
        "t": "hello",
        "you": {"id": "901", "name": "Alexandra"},
        "language": "en",
        "words": {},
        "theme": theme,
        "preferences": {name: name.startswith("confirm") for name in PREFERENCES},
        "boards": [],
        "channel": [],
        **more,
    }


def table(seq=5, **more):
    """A table of a match that has just begun; whatever else is given replaces it."""
    whole = {
        "t": "table",
        "match": 12,
        "seq": seq,
        "view": {
            "bottom": "white",
            "you": "white",
            "mirror": False,
            "theme": "classic",
            "labels": [str(point) for point in range(1, 25)],
        },
        "game": {
            "key": "backgammon",
            "name": "Backgammon",
            "number": 3,
            "same_way": False,
            "pins": False,
            "hand": False,
            "off": True,
            "head": [],
        },
        "title": "Alexandra 3 : 4 Magnus, match to 7",
        "position": {"white": START, "black": AGAINST, "pinned": {}},
        "roll": {"side": "white", "dice": [3, 1], "spent": [False, False], "old": False, "fell": 1},
        "cube": {"shown": True, "value": 1, "owner": None, "quiet": True, "offer": None},
        "score": {"white": 3, "black": 4, "length": 7, "note": ""},
        "players": {
            "white": {"name": "Alexandra", "pips": 145, "computer": False, "live": True},
            "black": {"name": "Magnus", "pips": 161, "computer": False, "live": False},
        },
        "clocks": None,
        "to_act": {"side": "white", "phase": "to_play", "you": True, "words": "You rolled 3-1."},
        "last": None,
        "told": [],
        "spoken": "Alexandra to play 3-1.",
        "watching": 12,
        "over": None,
    }
    for key, value in more.items():
        both = isinstance(value, dict) and isinstance(whole.get(key), dict) and key not in {"position", "roll"}
        whole[key] = {**whole[key], **value} if both else value
    return whole


def turn(seq=5, plays=None, may=(), **more):
    return {"t": "turn", "match": 12, "seq": seq, "guess": False, "may": list(may), "plays": plays, "note": "", **more}


class StandIn:
    """What the page said is in `said`; `says` sends frames to every page that is open."""

    def __init__(self):
        self.greeting = [hello(), table()]
        self.said = []
        self.sockets = []
        self.came = asyncio.Event()
        self.files = files_in(FILES).files
        self.client = ""
        self.arrivals = []

    async def says(self, *frames):
        for socket in list(self.sockets):
            for frame in frames:
                await socket.send_str(json.dumps(frame))

    async def hears(self, kind, count=1, *, seconds=20):
        """Wait for as many frames of a kind; returns the latest."""
        async with asyncio.timeout(seconds):
            while len(found := [frame for frame in self.said if frame["t"] == kind]) < count:
                self.came.clear()
                await self.came.wait()
        return found[-1]

    async def hang_up(self, code=1012):
        for socket in list(self.sockets):
            await socket.close(code=code)

    async def page(self, request):
        here = f"http://{request.host}"
        text = (FILES / "index.html").read_text("utf-8")
        for gap, value in (
            ("files", f"{here}/live/x/"),
            ("nonce", "abc"),
            ("client_id", self.client),
            ("language", "en"),
        ):
            text = text.replace("{{" + gap + "}}", value)
        policy = POLICY.format(here=here, socket=here.replace("http", "ws"))
        return web.Response(text=text, content_type="text/html", headers={"Content-Security-Policy": policy})

    async def file(self, request):
        found = self.files[request.match_info["name"]]
        return web.Response(body=found.data, content_type=found.kind, headers={"Access-Control-Allow-Origin": "*"})

    async def session(self, request):
        if (await request.json())["code"] != "good":
            return web.json_response({"why": "This link has been used. Get a new one in the channel."}, status=403)
        return web.json_response({"token": "secret", "match": 12})

    async def activity(self, request):
        """For an opaque origin a browser has to be told that the answer may be read."""
        self.arrivals.append(json.loads(await request.text()))
        if self.arrivals[-1]["code"] != "good":
            return web.json_response({"why": "Open it again from the channel."}, status=403, headers=OPEN)
        return web.json_response({"token": "secret", "match": 12}, headers=OPEN)

    async def socket(self, request):
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.sockets.append(socket)
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            frame = json.loads(message.data)
            self.said.append(frame)
            self.came.set()
            if frame["t"] == "session":
                for greeting in self.greeting:
                    await socket.send_str(json.dumps(greeting))
        self.sockets.remove(socket)
        return socket

    @contextlib.asynccontextmanager
    async def open(self):
        app = web.Application()
        app.router.add_get("/live/", self.page)
        app.router.add_post("/live/session", self.session)
        app.router.add_post("/live/activity", self.activity)
        app.router.add_get("/live/socket", self.socket)
        app.router.add_get("/live/x/{name:.+}", self.file)
        runner = web.AppRunner(app, shutdown_timeout=0.5)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        try:
            yield f"http://127.0.0.1:{runner.addresses[0][1]}/live/#c=good"
        finally:
            await runner.cleanup()
