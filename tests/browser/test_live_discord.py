"""The page inside Discord: the real SDK, a stand-in for the client, an opaque origin, a policy without 'self'."""

import asyncio
import contextlib

import pytest
from aiohttp import web

from tests.browser.live_stage import PLAYS
from tests.browser.live_stand_in import StandIn, hello, table, turn

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
    pytest.mark.long,
]

PORT = 3333
"""Beside Discord's own addresses the SDK takes a parent on `http://localhost:3333` alone."""
PARENT = """<!doctype html><title>Discord</title>
<iframe sandbox="allow-scripts" style="width:390px;height:844px;border:0" src="{page}"></iframe>
<script>
window.heard = [];
const config = {{ cdn_host: "cdn.discordapp.com", api_endpoint: "//discord.com/api", environment: "production" }};
addEventListener("message", ({{ data: [op, said], source }}) => {{
  heard.push([op, said?.cmd ?? null]);
  const answer = (body) => source.postMessage([1, body], "*");
  if (op === 0) answer({{ cmd: "DISPATCH", evt: "READY", nonce: null, data: {{ v: 1, config }} }});
  else if (said.cmd === "AUTHORIZE" && heard.filter(([, cmd]) => cmd === "AUTHORIZE").length <= {refusals})
    answer({{ cmd: "AUTHORIZE", evt: "ERROR", nonce: said.nonce, data: {{ code: 5000, message: "no" }} }});
  else if (said.cmd === "AUTHORIZE") {{
    window.asked = said.args;
    answer({{ cmd: "AUTHORIZE", evt: null, nonce: said.nonce, data: {{ code: "{code}" }} }});
  }} else if (said.nonce) answer({{ cmd: said.cmd, evt: null, nonce: said.nonce, data: null }});
}});
</script>"""


@contextlib.asynccontextmanager
async def client(address, *, code="good", refusals=0):
    """A stand-in for Discord's client that shows the page in a frame."""
    query = "frame_id=f&instance_id=i-1-gc-2-3&platform=desktop&custom_id=m12"
    page = f"{address.partition('#')[0]}?{query}"

    async def parent(_):
        return web.Response(text=PARENT.format(page=page, code=code, refusals=refusals), content_type="text/html")

    app = web.Application()
    app.router.add_get("/", parent)
    runner = web.AppRunner(app, shutdown_timeout=0.5)
    await runner.setup()
    await web.TCPSite(runner, "localhost", PORT).start()
    try:
        yield f"http://localhost:{PORT}/"
    finally:
        await runner.cleanup()


def in_discord(browser, look, **how):
    runner, open_window = browser

    async def all_of_it():
        bot = StandIn()
        bot.client = "4711"
        bot.greeting = [hello(), table(), turn(plays=PLAYS)]
        async with bot.open() as address, client(address, **how) as shown:
            window = await open_window(shown, width=390, height=844)
            await look(window, bot)
            await window.closes()

    runner.run(all_of_it())


async def drag(window, source, target):
    """Where slots of the lower row lie on a board 390 wide and 540 high, below two strips."""
    spots = [(5 + (12 - slot) * 29 + (32 if slot < 7 else 0) + 14, 600) for slot in (source, target)]
    (x, y), (to_x, to_y) = spots
    await window.point("down", x, y)
    for part in (0.3, 0.7, 1):
        await window.point("move", x + (to_x - x) * part, y + (to_y - y) * part)
    await window.point("up", to_x, to_y)


def test_who_comes_by_the_sdk_is_signed_in_and_plays(browser):
    async def look(window, bot):
        if "Firefox" in await window.evaluate("navigator.userAgent"):
            pytest.skip("Firefox's driver doesn't reach into a frame of another origin")
        session = await bot.hears("session")
        assert (session["token"], session["match"]) == ("secret", 12)
        assert bot.arrivals == [{"code": "good", "instance": "i-1-gc-2-3", "custom": "m12"}]
        assert (await window.evaluate("asked"))["scope"] == ["identify"]
        assert (await window.evaluate("asked"))["client_id"] == "4711"
        await asyncio.sleep(1)  # the frame is of another origin: nothing in it can be looked at
        await drag(window, 8, 5)
        await drag(window, 6, 5)
        for kind in ("down", "up"):
            await window.point(kind, 250, 800)
        act = await bot.hears("act")
        assert (act["do"], act["arg"]) == ("play", "@0.0")

    in_discord(browser, look)


def test_who_interrupts_it_is_asked_once_more(browser):
    async def look(window, bot):
        assert await bot.hears("session")
        asked = [cmd for _, cmd in await window.evaluate("heard") if cmd == "AUTHORIZE"]
        assert len(asked) == 2

    in_discord(browser, look, refusals=1)


def test_who_is_not_there_is_told_to_open_it_again(browser):
    async def look(window, bot):
        for _ in range(200):
            if bot.arrivals:
                break
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        assert len(bot.arrivals) == 1
        assert bot.said == []

    in_discord(browser, look, code="forged")
