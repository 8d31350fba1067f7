"""Trouble on the way between Discord and a bot."""

import asyncio
import time
from pathlib import Path

import aiohttp
import discord
import pytest

from tests import forkserver
from tests.discord_server.interactions import NotAnswered
from tests.discord_server.null_bot import BUTTON, CUSTOM_ID
from tests.discord_server.sample_bot import eventually

MESSAGES = "/channels/*/messages"


def there(club):
    return club.bot.get_channel(club.channel.id)


async def test_429_is_waited_out(club):
    club.server.fail("POST", MESSAGES, 429, retry_after=0.2, times=2)
    with club.server.counting() as requests:
        await there(club).send("hello")
    assert [request.status for request in requests] == [429, 429, 200]
    assert requests[2].at - requests[0].at > 0.4
    assert club.channel.last.text == "hello"


async def test_429_on_an_answer(club):
    club.server.fail("POST", "/interactions/*/*/callback", 429, retry_after=0.2)
    answer = await club.alice.slash(club.channel, "move", play="24/18")
    assert answer.seconds > 0.2


async def test_a_bucket_as_discord_counts_it(club):
    limit = club.server.limit("POST", MESSAGES, requests=3, per=0.4)
    began = time.perf_counter()
    for number in range(6):
        await there(club).send(str(number))
    # discord.py reads the headers and waits, so it is never refused.
    assert limit.refused == 0
    assert time.perf_counter() - began > 0.3
    async with aiohttp.ClientSession() as rude:
        address = f"{club.server.base_url}/api/v10/channels/{club.channel.id}/messages"
        headers = {"Authorization": f"Bot {club.server.token}"}
        statuses = []
        for _ in range(5):
            async with rude.post(address, json={"content": "x"}, headers=headers) as response:
                statuses.append(response.status)
                body = await response.json()
    assert statuses[-1] == 429
    assert body["retry_after"] > 0
    assert response.headers["X-RateLimit-Remaining"] == "0"
    assert limit.refused >= 1


async def test_global_limit(club):
    limit = club.server.limit_globally(requests=2, per=1)
    await asyncio.gather(*(there(club).send(str(number)) for number in range(4)))
    assert limit.refused >= 1
    assert len(club.channel.messages) == 4
    # Answers to interactions are not counted.
    refused = limit.refused
    await asyncio.gather(*(club.alice.slash(club.channel, "move", play="x") for _ in range(5)))
    assert limit.refused == refused


async def test_refused_and_broken(club):
    refusal = club.server.fail("POST", MESSAGES, 403, code=50013, times=None)
    with pytest.raises(discord.Forbidden) as error:
        await there(club).send("hello")
    assert error.value.code == 50013
    refusal.cancel()
    await there(club).send("hello")
    club.server.fail("PATCH", "/channels/{channel}/messages/{message}", 503)
    # A 503 is not tried again; a 500 is, after a second.
    with pytest.raises(discord.DiscordServerError):
        await club.bot.http.edit_message(
            club.channel.id, club.channel.last.id, params=discord.http.handle_message_parameters("x")
        )
    assert refusal.hits == 1


async def test_permissions(club):
    club.channel.deny("attach_files", "send_messages")
    channel = there(club)
    await eventually(lambda: not channel.permissions_for(channel.guild.me).attach_files)
    with pytest.raises(discord.Forbidden) as error:
        await channel.send("hello")
    assert error.value.code == 50013
    club.channel.allow("send_messages")
    await channel.send("hello")
    club.channel.deny("view_channel")
    with pytest.raises(discord.Forbidden) as error:
        await channel.send("hello")
    assert error.value.code == 50001


async def test_the_answer_is_lost(club):
    club.server.lose("POST", MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await there(club).send("hello")
    assert club.channel.last.text == "hello"
    club.server.lose("POST", MESSAGES, carried_out=False)
    with pytest.raises(aiohttp.ClientError):
        await there(club).send("again")
    assert club.channel.last.text == "hello"


async def test_slow_network(club):
    club.server.slow("POST", "/interactions/**", 0.1, times=1)
    assert (await club.alice.slash(club.channel, "move", play="x")).seconds > 0.1
    club.server.faults.latency = 0.05
    assert (await club.alice.slash(club.channel, "move", play="x")).seconds > 0.05


@pytest.mark.parametrize("code", [None, 4000, 1001])
async def test_a_dropped_socket_is_resumed_and_nothing_missed(club, code):
    board = (await club.alice.slash(club.channel, "challenge", opponent=club.bob)).message
    assert club.server.drop_socket(code) == 1
    assert not club.server.gateway.connected
    missed = club.bob.click(board, label="Roll")
    answer = await missed
    assert "Bob rolled" in answer.text
    assert club.server.gateway.resumed == 1
    assert club.server.gateway.identified == 1
    assert club.bot.clicks == [missed.id]


async def test_dropped_in_the_middle_of_a_turn(club):
    club.bot.nap = 0.1
    board = (await club.alice.slash(club.channel, "challenge", opponent=club.bob)).message
    click = club.bob.click(board, label="Roll")
    await asyncio.sleep(0.05)
    club.server.drop_socket()
    await click
    await club.server.until(lambda: club.server.gateway.resumed == 1)
    assert club.bot.clicks == [click.id]


async def test_discord_asks_to_reconnect(club):
    club.server.gateway.ask_to_reconnect()
    await club.server.until(lambda: club.server.gateway.resumed == 1)
    await club.alice.slash(club.channel, "move", play="x")


async def test_a_session_discord_has_forgotten(club, monkeypatch):
    async def at_once(*_, **__):
        """Replace discord.py's five seconds before a second IDENTIFY."""

    monkeypatch.setattr(club.bot, "before_identify_hook", at_once)
    club.server.gateway.forget()
    club.server.drop_socket()
    board = club.channel.post(components=[BUTTON])
    patience, club.server.deadline = club.server.deadline, 0.3
    lost = club.alice.click(board, custom_id=CUSTOM_ID)
    club.server.deadline = patience
    await club.server.until(lambda: club.server.gateway.identified == 2)
    await club.alice.slash(club.channel, "move", play="x")
    with pytest.raises(NotAnswered):
        await lost


async def test_heartbeats(discord_server):
    discord_server.gateway.heartbeat = 0.05
    client = discord.Client(intents=discord.Intents.none(), heartbeat_timeout=0.5)
    async with discord_server.running(client):
        await discord_server.until(lambda: discord_server.gateway.heartbeats > 3)
        # The connection is up but dead: the client must notice by itself.
        discord_server.gateway.answer_heartbeats = False
        await discord_server.until(lambda: discord_server.gateway.identified + discord_server.gateway.resumed > 1)


async def test_plain_text_frames(club, monkeypatch):
    connect = discord.gateway.DiscordWebSocket.from_client.__func__

    async def plainly(cls, client, **options):
        return await connect(cls, client, **options, compress=False)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", classmethod(plainly))
    club.server.drop_socket()
    assert (await club.alice.slash(club.channel, "move", play="x")).text == "played x"


async def test_a_bot_in_its_own_process_is_killed(discord_server):
    channel = discord_server.add_guild().add_text_channel("null")
    alice = discord_server.add_user("alice")
    message = channel.post("null", components=[BUTTON])
    root = Path(__file__).parents[2]
    for life in (1, 2):
        process = await forkserver.start(
            *("tests.discord_server.child", "tests.discord_server.null_bot", "5000"),
            cwd=root,
            env=discord_server.environment,
        )
        await discord_server.until(lambda life=life: discord_server.gateway.identified == life)
        answer = await alice.click(message, custom_id=CUSTOM_ID)
        assert len(answer.files["board.png"]) == 5000
        process.kill()
        await process.wait()
        await discord_server.until(lambda: not discord_server.gateway.connected)
    discord_server.deadline = 0.1
    with pytest.raises(NotAnswered):
        await alice.click(message, custom_id=CUSTOM_ID)
