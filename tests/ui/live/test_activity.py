"""Inside Discord: a stand-in says who has come and where they are; the board opens for them alone."""

import asyncio

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.live.activity import Activity, link_text, match_in
from bot.records.marks import record_mark
from bot.ui.kit.commands import _LAUNCHES
from bot.ui.live.links import TAPS, Intents
from bot.ui.live.voice import Voice
from tests.ui.table import begin, text_of

SECRET, TOKEN = "s3same", "bot-token"


class StandIn:
    """As much of Discord's API as signing in asks."""

    def __init__(self, table):
        self.table, self.status, self.there, self.asked = table, 200, True, []
        self.channel, self.headers, self.requests = table.channel, {}, 0
        self.open = asyncio.Event()
        self.open.set()

    def app(self):
        app = web.Application()
        app.router.add_post("/oauth2/token", self.exchange)
        app.router.add_get("/users/@me", self.me)
        app.router.add_get("/applications/{client}/activity-instances/{instance}", self.instance)
        return app

    async def exchange(self, request):
        self.requests += 1
        await self.open.wait()
        if self.status != 200:
            return web.Response(status=self.status, headers=self.headers)
        form = await request.post()
        self.asked.append(dict(form))
        if form["code"] != "good" or form["client_secret"] != SECRET:
            return web.json_response({"error": "invalid_grant"}, status=400)
        return web.json_response({"access_token": "access"})

    async def me(self, request):
        assert request.headers["Authorization"] == "Bearer access"
        alice = self.table.players[0]
        return web.json_response({"id": str(alice.id), "username": "alice", "global_name": "Alice", "locale": "de"})

    async def instance(self, request):
        assert request.headers["Authorization"] == f"Bot {TOKEN}"
        if request.match_info["instance"] != "i-1-gc-2-3":
            return web.Response(status=404)
        users = [str(self.table.players[0].id)] if self.there else ["5"]
        place = {"kind": "gc", "channel_id": str(self.channel.id), "guild_id": str(self.table.guild.id)}
        return web.json_response({"users": users, "location": place})


@pytest.fixture
async def inside(table, pages):
    await begin(table)
    stand_in = StandIn(table)
    server = TestServer(stand_in.app())
    await server.start_server()
    voice = table.bot.get(Voice)
    voice._activity = Activity(lambda: "77", SECRET, TOKEN, str(server.make_url("")).rstrip("/"))
    yield stand_in
    await server.close()


async def arrive(pages, code="good", instance="i-1-gc-2-3", custom="m1"):
    given = {"code": code, "instance": instance, "custom": custom}
    async with pages.session.post(f"{pages.url}/live/activity", json=given) as answer:
        return answer.status, await answer.json()


async def test_who_discord_names_sits_down_at_the_match_of_the_link(table, pages, inside, nothing_unexpected):
    status, body = await arrive(pages)
    assert (status, body["match"]) == (200, 1)
    window = await pages.window(table.players[0], 1, token=body["token"])
    assert window.last("hello")["you"]["name"] == "Alice"
    assert window.last("hello")["language"] == "de"
    assert [one["match"] for one in window.last("hello")["channel"]] == [1]
    assert window.last("table")["view"]["you"] == "white"
    assert SECRET not in str(nothing_unexpected)
    assert "access" not in str(nothing_unexpected)


async def test_a_match_of_another_channel_is_no_board_there(table, pages, inside):
    inside.channel = table.guild.create_text_channel("elsewhere")
    _, body = await arrive(pages)
    window = await pages.window(table.players[0], 1, token=body["token"])
    assert window.last("gone")["match"] == 1
    assert window.last("table") is None


@pytest.mark.parametrize(
    ("given", "there"),
    [
        ({"code": "bad"}, True),
        ({"instance": "i-2"}, True),
        ({"instance": "../x"}, True),
        ({}, False),
        ({"code": ""}, True),
    ],
)
async def test_who_is_not_there_opens_it_again(pages, inside, given, there):
    inside.there = there
    status, body = await arrive(pages, **given)
    assert (status, body["why"]) == (403, "Open it again from the channel.")


@pytest.mark.parametrize("status", [500, 502, 429])
async def test_while_discord_has_trouble_nothing_is_stored(table, pages, inside, status):
    inside.status = status
    assert (await arrive(pages))[0] == 503
    rows = await table.bot.store.read(lambda connection: [*connection.execute("SELECT * FROM live_keys")])
    assert rows == []


async def test_discord_is_not_asked_on_when_it_was_asked_too_much(table, pages, inside):
    """Ten thousand such answers within ten minutes, and it hears nothing of the bot any more."""
    now = [50.0]
    table.bot.get(Voice)._activity._seconds = lambda: now[0]
    inside.status, inside.headers = 429, {"Retry-After": "60"}
    assert {(await arrive(pages))[0] for _ in range(30)} == {503}
    assert inside.requests == 1
    inside.status = 200
    now[0] += 59
    assert (await arrive(pages))[0] == 503
    now[0] += 2
    assert (await arrive(pages))[0] == 200


async def test_only_so_many_are_asked_about_at_once(pages, inside):
    """Anybody can send any code, as fast as they like."""
    inside.open.clear()
    waiting = [asyncio.create_task(arrive(pages)) for _ in range(60)]
    refused = [await one for _, one in zip(range(40), asyncio.as_completed(waiting, timeout=20), strict=False)]
    assert {status for status, _ in refused} == {503}
    inside.open.set()
    assert sum([(await one)[0] == 200 for one in waiting]) == 20
    assert inside.requests == 20


async def test_without_the_settings_nobody_comes_that_way(pages):
    assert (await arrive(pages))[0] == 403


def test_links_name_matches():
    found = [match_in(one) for one in ("m12", "m12.m0a1b2", "", "x", "m", "m1;2", "m12.")]
    assert found == [(12, ""), (12, "m0a1b2"), None, None, None, None, None]
    assert match_in(link_text(12, "m0a1b2")) == (12, "m0a1b2")


async def test_a_link_leads_to_the_match_that_it_was_made_for_alone(table, pages, inside):
    """Its number is another's once a backup was restored."""
    right = record_mark(await table.bot.store.match(1))
    assert (await arrive(pages, custom=link_text(1, right)))[1]["match"] == 1
    wrong = right[:-1] + ("0" if right[-1] != "0" else "1")
    for custom in (link_text(1, wrong), link_text(99, right)):
        table.bot.get(Intents).note(table.players[0].id, 1)
        _, body = await arrive(pages, custom=custom)
        window = await pages.window(table.players[0], body["match"], token=body["token"])
        assert window.last("gone")["why"] == "So ein Brett gibt es nicht."
        assert window.last("table") is None


def test_what_somebody_meant_is_forgotten_soon():
    now = [10.0]
    intents = Intents(lambda: now[0])
    intents.note(1, 12)
    assert intents.of(1) == 12
    assert intents.of(2) is None
    now[0] += 121
    assert intents.of(1) is None


async def test_the_entry_point_is_registered_and_the_button_launches(table, pages, monkeypatch):
    table.bot.settings = table.bot.settings.model_copy(update={"live_activity": True})
    sent = []

    async def upsert(_, payload):
        sent.append(payload)
        return []

    monkeypatch.setattr(table.bot.http, "bulk_upsert_global_commands", upsert)
    await table.bot.tree.sync()
    assert sent[0][-1] == _LAUNCHES
    assert len(sent[0]) > 30
    assert {"live_link", "live_browser"} <= TAPS.handlers.keys()


async def test_a_tap_launches_the_activity_at_that_match(table, pages, monkeypatch):
    """The simulator doesn't know the answer that launches: it's looked at where discord.py makes it."""
    launched = []

    async def launch(response):
        launched.append(response)
        await response.send_message("launched", ephemeral=True)

    monkeypatch.setattr(discord.InteractionResponse, "launch_activity", launch)
    table.bot.settings = table.bot.settings.model_copy(update={"live_activity": True})
    await begin(table)
    await table.players[0].click(table.board, label="Live board")
    assert len(launched) == 1
    assert table.bot.get(Intents).of(table.players[0].id) == 1
    details = (await table.players[0].click(table.board, label="Details")).response
    answer = (await table.players[0].click(details, label="In a browser")).response
    assert "works once" in text_of(answer)
