"""The bot behind signed HTTP requests: no gateway, no server in memory, and nobody let in who is not Discord."""

import asyncio
import io
import json
import time
from datetime import timedelta

import aiohttp
import pytest
from nacl.signing import SigningKey

from bot.rules.match.events import MatchEnded
from bot.ui.kit import interaction_server
from bot.ui.kit.interaction_server import EVENTS
from tests.loopback.boards import begin, go_on
from tests.loopback.conftest import ClockAhead, opened
from tests.loopback.test_requests import *  # noqa: F403 - the same turns, by the other way in
from tests.nightly import every


@pytest.fixture
async def club(discord_server, tmp_path):
    async with opened(discord_server, tmp_path, door=True) as club:
        yield club


def address_of(club, path="/interactions"):
    return f"http://127.0.0.1:{club.bot.interaction_server.port}{path}"


async def answered(club, body, *, key=None, moment=None, path="/interactions", method="POST"):
    """What the door says to a request with this body, signed by `key` (Discord's unless given)."""
    moment = str(int(time.time()) if moment is None else moment)
    signature = (key or club.server.signs).sign(moment.encode() + body).signature.hex()
    headers = {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": moment}
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, address_of(club, path), data=io.BytesIO(body), headers=headers) as answer,
    ):
        return answer.status, await answer.text()


@pytest.mark.parametrize("kind", every(["sqlite", "postgresql"], daily=["postgresql"]))
async def test_a_whole_match(request, discord_server, tmp_path, kind):
    url = None if kind == "sqlite" else request.getfixturevalue("postgresql")
    async with opened(discord_server, tmp_path, door=True, url=url) as club:
        board = await begin(club.channel, *club.players, length=1)
        while board.waiting_for is not None:
            board = await go_on(club.players, board, club.random)
        events = await club.log(board.match_id)
        assert isinstance(events[-1], MatchEnded)
        await discord_server.until(lambda: bool(club.channel.find("wins the match")), what="the end")
        assert not club.server.gateway.connected


PING = b'{"type":1}'


async def test_discord_asks_whether_anybody_is_there(club):
    assert await answered(club, PING) == (200, '{"type": 1}')


@pytest.mark.parametrize(
    "wrong",
    [
        {"key": SigningKey.generate()},
        {"moment": int(time.time()) - 3600},
        {"moment": int(time.time()) + 3600},
        {"moment": -5},
        {"moment": "٣٣"},
        {"moment": "9" * 400},
    ],
    ids=["another key", "an hour old", "an hour ahead", "before all time", "other digits", "very late"],
)
async def test_what_discord_has_not_signed_just_now_is_refused(club, wrong):
    assert (await answered(club, PING, **wrong))[0] == 401


async def test_nothing_unsigned_gets_in(club):
    async with aiohttp.ClientSession() as session:
        for headers in (
            {},
            {"X-Signature-Ed25519": "00" * 64},
            {"X-Signature-Ed25519": "none", "X-Signature-Timestamp": "1"},
        ):
            async with session.post(address_of(club), data=PING, headers=headers) as answer:
                assert answer.status == 401


async def test_the_same_request_is_taken_once(club):
    moment = int(time.time())
    assert [(await answered(club, PING, moment=moment))[0] for _ in range(3)] == [200, 401, 401]


async def test_a_signature_written_otherwise_is_the_same(club):
    moment = str(int(time.time()))
    signature = club.server.signs.sign(moment.encode() + PING).signature.hex()
    async with aiohttp.ClientSession() as session:
        said = []
        for written in (signature, signature.upper(), signature.swapcase(), f"{signature[:8]} {signature[8:]}"):
            headers = {"X-Signature-Ed25519": written, "X-Signature-Timestamp": moment}
            async with session.post(address_of(club), data=PING, headers=headers) as answer:
                said.append(answer.status)
    assert said == [200, 401, 401, 401]


async def test_the_database_says_how_old_a_request_is(discord_server, tmp_path):
    """Not the machine, whose clock may be wrong."""
    clock = ClockAhead()
    clock.ahead = timedelta(minutes=5)
    async with opened(discord_server, tmp_path, clock=clock, door=True) as club:
        assert (await answered(club, PING))[0] == 401
        assert (await answered(club, PING, moment=int(time.time()) + 300))[0] == 200


TAP = b'{"type":3,"token":"x","data":{"custom_id":"bg1:b:roll:1:1"},'


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"[1]", b"null", b"{}", b'{"type":', b"\xff\xfe", b'{"type":2}', b'{"type":"2"}', TAP + b'"id":"x"}'),
        *(TAP + b'"id":[]}', TAP + b'"id":"7","guild_id":"here"}', b'{"type":3,"id":"7","token":"x","data":[]}'),
    ],
)
async def test_signed_nonsense(club, body):
    assert (await answered(club, body))[0] == 400


async def test_signed_nonsense_that_looks_like_a_tap_is_a_line_in_the_log(club, nothing_unexpected):
    assert (await answered(club, TAP + b'"id":"7"}'))[0] == 202
    await club.server.until(lambda: "not understood" in [one["event"] for one in nothing_unexpected], what="a line")
    told = b'{"type":1,"event":{"type":"APPLICATION_AUTHORIZED","data":[5]}}'
    assert (await answered(club, told, path=EVENTS))[0] == 204


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        (b"POST /interactions HTTP/1.1\r\nHost: here\r\n", b""),
        (b"POST /interactions HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{", b"HTTP/1.1 408"),
    ],
    ids=["half of the head", "half of the body"],
)
async def test_a_request_that_is_half_sent_ends(discord_server, tmp_path, monkeypatch, sent, said):
    for name in ("_IDLE", "_SENT_WITHIN"):
        monkeypatch.setattr(interaction_server, name, 0.1)
    async with opened(discord_server, tmp_path, door=True) as club:
        reader, writer = await asyncio.open_connection("127.0.0.1", club.bot.interaction_server.port)
        writer.write(sent)
        assert (await asyncio.wait_for(reader.read(), 60))[:12] == said
        writer.close()


async def test_what_cannot_be_read_is_no_line_in_the_log(club, caplog):
    port = club.bot.interaction_server.port
    for rest in ("Content-Length: 50\r\n\r\n{", "Content-Encoding: gzip\r\nContent-Length: 10\r\n\r\nnot packed"):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"POST /interactions HTTP/1.1\r\nHost: here\r\n{rest}".encode())
        await writer.drain()
        await asyncio.sleep(0.1)
        writer.close()
        await asyncio.sleep(0.2)
    assert [one for one in caplog.records if one.name == "aiohttp.server"] == []


async def test_ten_megabytes(club):
    assert (await answered(club, b" " * 10_000_000))[0] == 413


async def test_how_it_is(club):
    """It's ready while Discord or the database is away: people are answered, and no other worker has more of them."""
    assert await answered(club, b"", path="/healthz", method="GET") == (200, "alive")
    assert await answered(club, b"", path="/readyz", method="GET") == (200, "ready")
    club.bot.reach._lost_at = time.monotonic() - 300
    status, said = await answered(club, b"", path="/readyz", method="GET")
    assert status == 200
    assert "no connection" in said
    club.bot.interaction_server.refuse()
    assert await answered(club, b"", path="/readyz", method="GET") == (503, "it is being stopped")
    assert await answered(club, b"", path="/healthz", method="GET") == (200, "alive")


async def test_what_is_still_on_its_way_when_it_stops_is_another_processes(club):
    """Nobody would wait here until it's answered."""

    async def slowly():
        yield PING[:4]
        await asyncio.sleep(0.1)  # so much has arrived
        club.bot.interaction_server.refuse()
        yield PING[4:]

    moment = str(int(time.time()))
    signature = club.server.signs.sign(moment.encode() + PING).signature.hex()
    headers = {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": moment}
    async with (
        aiohttp.ClientSession() as session,
        session.post(address_of(club), data=slowly(), headers=headers) as answer,
    ):
        assert answer.status == 503


async def test_a_server_is_asked_for_when_it_matters_and_not_for_turns(club):
    """Of another channel's tournament nobody hears who doesn't see that channel: its roles are asked for."""
    offer = await club.alice.slash(club.channel, "challenge", opponent=club.bob, length=1)
    board = await club.bob.click(offer, "Accept")
    with club.server.counting() as made:
        await club.alice.slash(club.channel, "matches")
        await asyncio.sleep(0)
    assert club.bot.get_guild(club.channel.guild.id).me is not None
    assert board.message
    club.bot.servers._known.clear()
    club.bot._connection._guilds.clear()
    with club.server.counting() as made:
        record = await club.bot.app.matches.match(1)
        person = club.players[record.state.waiting_for]
        await person.click(board, "My board")
    assert [one.route for one in made if one.route.startswith("/guilds")] == []


def authorized(guild_id=None, **more):
    """What Discord tells when somebody has added the app to a server, or to their own apps."""
    where = {"integration_type": 1} if guild_id is None else {"integration_type": 0, "guild": {"id": str(guild_id)}}
    data = {"user": {"id": "5", "username": "somebody"}, "scopes": ["bot", "applications.commands"], **where}
    event = {"type": "APPLICATION_AUTHORIZED", "timestamp": "2026-11-22T10:00:00Z", "data": data, **more}
    return json.dumps({"version": 1, "application_id": "1", "type": 1, "event": event}).encode()


async def test_a_server_that_adds_the_bot_is_greeted(club):
    assert (await answered(club, b'{"version":1,"type":0}', path=EVENTS))[0] == 204
    here = club.server.add_guild("New").add_text_channel("general")
    elsewhere = club.server.add_foreign_guild("Only the commands").add_text_channel("general")
    club.server.unexpected.clear()
    for body in (
        authorized(),
        authorized(elsewhere.guild.id),
        authorized(here.guild.id, type="APPLICATION_DEAUTHORIZED"),
        authorized(here.guild.id),
    ):
        assert (await answered(club, body, path=EVENTS))[0] == 204
    await club.server.until(lambda: bool(here.find()), what="the welcome")
    assert [one.text for one in here.find()] == [one.text for one in here.find(label="Play the computer")]
    assert len(here.find()) == 1
    assert not elsewhere.find()
    assert not club.channel.find()


async def test_nobody_else_says_that_a_server_was_added(club):
    assert (await answered(club, authorized(1), path=EVENTS, key=SigningKey.generate()))[0] == 401
    assert (await answered(club, b"[1]", path=EVENTS))[0] == 400
    assert (await answered(club, b'{"type":1,"event":5}', path=EVENTS))[0] == 204
