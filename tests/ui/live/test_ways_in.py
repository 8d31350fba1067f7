"""Ways in: links, sessions, files, and everything that is no frame."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing

import pytest

from bot.app.people import CODE_LASTS, SESSION_LASTS, SigningIn
from bot.errors import StorageUnavailable
from bot.live import door
from bot.live.activity import match_in
from bot.live.files import page_files
from bot.records.marks import record_mark
from bot.records.people import Person
from bot.rules.dice import ScriptedDice
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.kit.components import CustomId
from bot.ui.live.opening import LiveDoor
from tests.ui.live.window import Window, pages_of
from tests.ui.table import begin, buttons_of, components_of, last_post, posts_in, sent_tap, text_of


def link_in(message):
    [url] = [one["url"] for one in components_of(message) if one["type"] == 2 and "url" in one]
    return url


async def stored(table):
    path = table.bot.settings.database_path
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT * FROM live_keys").fetchall()


async def test_the_button_under_details_leads_to_the_board_once(table, pages):
    await begin(table)
    assert list(buttons_of(table.board)) == ["Move by move", "Live board", "Details"]
    details = (await table.players[0].click(table.board, label="Details")).response
    assert "My board" in buttons_of(details)
    answer = (await table.players[0].click(table.board, label="Live board")).response
    assert answer.ephemeral
    url = link_in(answer)
    assert url.startswith(f"{pages.url}/live/#c=")
    code = url.partition("#c=")[2]
    status, body = await pages.sign_in(code)
    assert (status, body["match"]) == (200, 1)
    window = await pages.window(table.players[0], 1, token=body["token"])
    assert window.last("hello")["you"]["name"] == "alice"
    assert window.last("table")["view"]["you"] == "white"
    status, body = await pages.sign_in(code)
    assert (status, body["why"]) == (403, "This link has been used. Get a new one in the channel.")


async def test_neither_code_nor_token_is_stored(table, pages):
    code = await pages.code(table.players[0])
    assert code not in str(await stored(table))
    _, body = await pages.sign_in(code)
    [row] = await stored(table)
    assert body["token"] not in str(row)
    assert len(code) >= 43
    assert len(body["token"]) >= 43


async def test_a_link_expires(table, pages):
    code = await pages.code(table.players[0])
    await table.env.advance_time(CODE_LASTS.total_seconds())
    assert (await pages.sign_in(code))[0] == 403


async def test_a_session_lasts_by_being_used(table, pages):
    """By a clock of its own: in twelve hours the bot would make thousands of rounds."""
    now = [table.env.now()]
    signing_in = SigningIn(table.bot.store, lambda: now[0])
    alice = Person(table.players[0].id, "alice")
    token, _ = await signing_in.exchange(await signing_in.code_for(alice, "en-US", None))
    for _ in range(3):
        now[0] += SESSION_LASTS * 2 / 3
        assert (await signing_in.holder(token)).user_id == alice.user_id
    now[0] += SESSION_LASTS
    assert await signing_in.holder(token) is None


async def close_code(pages, *frames, raw=None):
    window = Window(await pages.socket(), "")
    for frame in frames:
        await window.send(**frame)
    if raw is not None:
        await window._socket.send_str(raw)
    return await window.closed()


async def test_a_token_that_was_changed_is_none(table, pages):
    token = await pages.token(table.players[0])
    assert await close_code(pages, {"t": "session", "token": token[:-1] + "x"}) == 4401
    assert await close_code(pages, {"t": "session", "token": await pages.code(table.players[0])}) == 4401
    assert await close_code(pages, {"t": "open", "match": 1}) == 4401
    assert await close_code(pages, raw="{") == 4401


async def test_who_says_nothing_is_sent_away(pages, monkeypatch):
    monkeypatch.setattr(door, "_WHO_WITHIN", 0.05)
    assert await close_code(pages) == 4401


async def test_deleting_ones_data_ends_every_session(table, pages):
    await begin(table)
    at_a_board, at_the_list = await pages.window(table.players[0], 1), await pages.window(table.players[0])
    of_another = await pages.window(table.players[1])
    code = await pages.code(table.players[0])
    await table.bot.app.privacy.delete(Person(table.players[0].id, "alice"))
    assert await at_a_board.closed() == 4401
    assert await at_the_list.closed() == 4401
    await of_another.ask("pong", t="ping")
    assert (await pages.sign_in(code))[0] == 403
    assert str(table.players[0].id) not in str(await stored(table))


NO_FRAMES = [
    "",
    "[]",
    "{",
    '"x"',
    "null",
    '{"t": "dance"}',
    '{"match": 1}',
    '{"t": "act", "match": 1}',
    '{"t": "act", "match": 1, "seq": 2, "id": "xyz", "do": "roll"}',
    '{"t": "act", "match": "1", "seq": 2, "id": "' + "0" * 32 + '", "do": "roll"}',
    '{"t": "act", "match": 1e400, "seq": 2, "id": "' + "0" * 32 + '", "do": "roll"}',
    '{"t": "act", "match": 1, "seq": 2, "id": "' + "0" * 32 + '", "do": "' + "x" * 25 + '"}',
    '{"t": "open", "match": "1"}',
    '{"t": "open", "match": 99999999999999999999}',
    '{"t": "preference", "name": "theme", "value": true}',
    '{"t": "session", "token": "again"}',
    json.dumps({"t": "ping", "more": "x" * 2048}),
    "[" * 2000,
]


@pytest.mark.parametrize("text", NO_FRAMES, ids=range(len(NO_FRAMES)))
async def test_what_is_no_frame_closes_the_socket(table, pages, text, nothing_unexpected):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    await window._socket.send_str(text)
    assert await window.closed() == 4400
    [entry] = [one for one in nothing_unexpected if one["event"] == "not a frame"]
    assert entry["person"] == table.players[0].id
    assert window.token not in str(nothing_unexpected)


async def test_bytes_are_no_frame(table, pages):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    await window._socket.send_bytes(b'{"t": "ping"}')
    assert await window.closed() == 4400


async def test_the_21st_frame_in_ten_seconds_is_one_too_many(table, pages, nothing_unexpected):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    for _ in range(20):
        await window.send(t="ping")
    await window.until(lambda _: sum(frame["t"] == "pong" for frame in window.frames) == 20)
    await window.send(t="ping")
    assert await window.closed() == 4429
    assert any(one["event"] == "too many frames" for one in nothing_unexpected)


async def test_a_board_that_there_is_not(table, pages):
    await begin(table)
    window = await pages.window(table.players[0])
    for number in (2, 999_999):
        answer = await window.ask("gone", t="open", match=number)
        assert answer == {"t": "gone", "match": number, "why": "There's no such board."}
    act = {"t": "act", "match": 7, "seq": 1, "id": "0" * 32, "do": "roll"}
    answer = await window.ask("gone", **act)
    assert (answer["why"], answer["id"]) == ("There's no such board.", act["id"])  # or the page would send it again


async def test_restart_and_database_away_send_people_back(table, pages):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    await table.bot.get(LiveDoor).close()
    assert await window.closed() == 1012


async def test_the_page_and_its_files(pages):
    async with pages.session.get(f"{pages.url}/live/", headers={"Accept-Language": "de-AT,en;q=0.5"}) as answer:
        page, policy = await answer.text(), answer.headers["Content-Security-Policy"]
        assert answer.headers["Cache-Control"] == "no-store"
    nonce = re.search(r"'nonce-([\w-]+)'", policy)[1]
    assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
    assert "frame-ancestors 'none'" in policy
    assert "{{" not in page
    files = page_files()
    for name in list(files.files)[:20]:
        async with pages.session.get(f"{pages.url}/live/{files.folder}{name}") as answer:
            assert answer.status == 200
            assert "immutable" in answer.headers["Cache-Control"]
            assert await answer.read() == files.files[name].data
    async with pages.session.get(f"{pages.url}/live/000000000000/app.js") as answer:
        assert answer.status == 404
    async with pages.session.get(f"{pages.url}/live/{files.folder}../../../etc/passwd") as answer:
        assert answer.status == 404
    assert len(nonce) > 15


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"code": 5}', b'{"code": ""}', b"x" * 5000])
async def test_a_code_that_is_none(pages, body):
    async with pages.session.post(f"{pages.url}/live/session", data=body) as answer:
        assert answer.status in (400, 403)
        assert "has been used" in (await answer.json())["why"]


async def test_a_code_that_comes_in_pieces(table, pages):
    """As a proxy may hand it on."""

    async def pieces():
        for one in (b'{"co', b'de": "', code.encode(), b'"}'):
            yield one
            await asyncio.sleep(0.02)

    code = await pages.code(table.players[0])
    async with pages.session.post(f"{pages.url}/live/session", data=pieces()) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("path", ["session", "activity"])
@pytest.mark.parametrize(
    ("sent", "said"),
    [("", b""), ("Content-Length: 50\r\n\r\n{", b"HTTP/1.1 408")],
    ids=["half of the head", "half of the body"],
)
async def test_a_sign_in_that_is_half_sent_ends(simcord_bot, simcord_env, monkeypatch, path, sent, said):
    for name in ("_IDLE", "_SENT_WITHIN"):
        monkeypatch.setattr(door, name, 0.1)
    async with pages_of(simcord_bot, simcord_env) as pages:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(pages.url.rpartition(":")[2]))
        writer.write(f"POST /live/{path} HTTP/1.1\r\nHost: here\r\n{sent}".encode())
        assert (await asyncio.wait_for(reader.read(), 30))[:12] == said
        writer.close()


@pytest.mark.parametrize("path", ["session", "activity"])
async def test_a_sign_in_that_cannot_be_read_is_no_line_in_the_log(pages, path, caplog):
    """Anybody may send anything, and each traceback is some kilobytes."""
    sent = [({}, b'{"code": "\xff"}'), ({"Content-Encoding": "gzip"}, b"not packed"), ({}, b'{"code": "\\ud800"}')]
    for headers, body in sent:
        async with pages.session.post(f"{pages.url}/live/{path}", data=body, headers=headers) as answer:
            assert answer.status in (400, 403)
    _, writer = await asyncio.open_connection("127.0.0.1", int(pages.url.rpartition(":")[2]))
    writer.write(f"POST /live/{path} HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{{".encode())
    await writer.drain()
    await asyncio.sleep(0.1)
    writer.close()
    await asyncio.sleep(0.2)
    assert [one for one in caplog.records if one.name == "aiohttp.server"] == []


async def test_without_an_address_nothing_speaks_of_it(table):
    await begin(table)
    details = (await table.players[0].click(table.board, label="Details")).response
    own = (await table.players[0].slash(table.channel, "board")).response
    for message in (details, own):
        assert "Live board" not in buttons_of(message)
    target = CustomId("live_link", 1).encode("b")
    answer = await sent_tap(table.players[0], details, target)
    assert "isn't open" in text_of(answer.response)


async def test_a_database_that_is_away_leaves_the_code_good(table, pages, monkeypatch):
    code = await pages.code(table.players[0])
    with monkeypatch.context() as patch:
        patch.setattr(table.bot.store, "exchange_live_code", unavailable)
        status, body = await pages.sign_in(code)
        assert status == 503
        assert "Try again" in body["why"]
    assert (await pages.sign_in(code))[0] == 200


async def unavailable(*_, **__):
    raise StorageUnavailable("away")


async def test_a_database_that_goes_away_sends_the_page_back_and_nothing_is_lost(table, pages, monkeypatch):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    before = (await table.state()).seq
    with monkeypatch.context() as patch:
        patch.setattr(table.bot.store, "append", unavailable)
        await window.send(t="act", match=1, seq=before, id="0" * 32, do="resign_match")
        assert await window.closed() == 1012
    assert (await table.state()).seq == before
    again = await pages.window(table.players[0], 1, token=window.token)
    assert again.last("table")["seq"] == before


@pytest.fixture
def dice():
    """White opens with 3-1."""
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 2)])


async def leads_there(pages, person, message):
    """A button of that name under a message answers with a link of that person to the match."""
    answer = (await person.click(message, label="Live board")).response
    assert answer.ephemeral
    status, body = await pages.sign_in(link_in(answer).partition("#c=")[2])
    assert status == 200
    window = await pages.window(person, body["match"], token=body["token"])
    return window.last("table")["view"]["you"]


async def test_a_call_to_ones_turn_leads_to_the_live_board(table, pages):
    bob = table.players[1]
    await table.bot.app.people.prefer(bob.id, dm_turns=True)
    await begin(table)
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    await table.bot.get(Boards).live.note()
    [call] = posts_in(table.env, bob.user.dm_channel)
    assert "Your turn against **alice**" in text_of(call)
    assert list(buttons_of(call)) == ["Live board"]
    assert await leads_there(pages, bob.user, call) == "black"


async def test_watching_leads_to_the_live_board(table, pages, carol):
    await begin(table)
    shown = (await carol.slash(table.channel, "watch", match="1")).response
    assert list(buttons_of(shown)) == ["Follow", "Guess the play", "Live board"]
    followed = (await carol.click(shown, label="Follow")).response
    assert "Live board" in buttons_of(followed)
    own = (await table.players[0].slash(table.channel, "watch")).response
    assert list(buttons_of(own))[-1] == "Live board"
    assert await leads_there(pages, table.players[0], own) == "white"


async def test_the_result_card_links_to_the_live_board_inside_discord_alone(table, pages):
    await begin(table)
    table.bot.settings = table.bot.settings.model_copy(update={"live_activity": True})
    await table.by_command(Side.WHITE, "resign", what="match", sure=True)
    card = last_post(table)
    mark = record_mark(await table.bot.store.match(1))
    link = f"https://discord.com/activities/{table.bot.application_id}?custom_id=m1.{mark}"
    assert f"-# [Live board]({link})" in text_of(card).splitlines()
    assert match_in(link.partition("custom_id=")[2]) == (1, mark)
    assert list(buttons_of(card)) == ["Rematch"], "nothing was played"


async def test_without_an_address_no_message_leads_there(table):
    bob = table.players[1]
    await table.bot.app.people.prefer(bob.id, dm_turns=True)
    await begin(table)
    shown = (await bob.slash(table.channel, "watch")).response
    await table.by_command(Side.WHITE, "move", play="8/5 6/5")
    await table.bot.get(Boards).live.note()
    await table.by_command(Side.WHITE, "resign", what="match", sure=True)
    [call] = posts_in(table.env, bob.user.dm_channel)
    assert call.content.splitlines()[-1].startswith("Your turn")
    for message in (shown, call, last_post(table)):
        assert "Live board" not in buttons_of(message)


@pytest.mark.parametrize("path", ["session", "activity"])
async def test_an_opaque_origin_may_read_the_answer(pages, path):
    """Inside Discord on iOS; and it may ask without asking for leave, which plain text doesn't need."""
    told = pages.session.post(f"{pages.url}/live/{path}", data='{"code": "none"}', headers={"Origin": "null"})
    async with told as answer:
        assert answer.status == 403
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert (await answer.json())["why"]
