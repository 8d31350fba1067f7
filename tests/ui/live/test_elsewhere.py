"""What another process stores is shown to those who watch here, with the plays that were made."""

import asyncio

from bot.app.app import Others
from bot.errors import NotFound, NotFoundWhat, StorageUnavailable
from bot.live.hub import Hub
from bot.rules.match.commands import MakePlay
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.ui.live.elsewhere import Elsewhere
from tests.ui.table import begin


async def test_a_turn_of_another_process_is_found(table, pages, monkeypatch):
    await begin(table)
    window = await pages.window(table.players[0], 1)
    before = window.last("table")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(table.bot.app.matches, "_hearing", [])
        state = await table.state()
        command = MakePlay(state.on_roll, plays_now(state)[0].notation)
        await table.bot.app.matches.happen(1, lambda _: command)
    await window.ask("pong", t="ping")
    assert window.last("table") == before
    await table.bot.get(Elsewhere).look()
    after = await window.after(before["seq"])
    assert after["played"]
    assert after["told"]
    await table.bot.get(Elsewhere).look()
    count = len(window.frames)
    await window.ask("pong", t="ping")
    assert [frame["t"] for frame in window.frames[count:]] == ["pong"]


async def test_a_pause_that_another_process_has_noted_is_shown(table, pages, monkeypatch):
    await table.by_command(Side.WHITE, "challenge", opponent=table.players[1], length=3, clock="live")
    await table.by_button(Side.BLACK, "Accept")
    window = await pages.window(table.players[0], 1)
    assert not window.last("table")["clocks"]["paused"]
    desk, clocks = table.bot.get(Elsewhere), table.bot.app.clocks
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(table.bot.app.matches, "_hearing", [])
        for person in (await table.bot.store.match(1)).players:
            await clocks.pause(1, person)
    await desk.look()
    shown = [frame["clocks"]["paused"] for frame in window.frames if frame["t"] == "table"]
    async with asyncio.timeout(60):
        while not window.last("table")["clocks"]["paused"]:
            await window.ask("pong", t="ping")
    await desk.look()
    count = len(window.frames)
    await window.ask("pong", t="ping")
    assert (shown, [frame["t"] for frame in window.frames[count:]]) == ([False], ["pong"])


async def test_whose_data_was_deleted_elsewhere_is_sent_away_here(table, pages, monkeypatch):
    """What this process says of it is what the other one hears."""
    said, gone = asyncio.Queue(), await pages.window(table.players[0])
    stays = await pages.window(table.players[1])
    monkeypatch.setattr(table.bot.app, "others", Others(True, said.put, lambda _: lambda: None))
    desk = table.bot.get(Elsewhere)
    desk.begin()
    await table.bot.app.signing_in.revoke(4711)
    assert await asyncio.wait_for(said.get(), 60) == "!4711"
    desk._hear(f"!{table.players[0].id}")
    assert await gone.closed() == 4401
    await stays.ask("pong", t="ping")
    await desk.close()


async def test_one_match_that_cannot_be_shown_hides_no_other(table, pages, monkeypatch):
    """What goes wrong with it is logged, and neither ends the looking nor leaves out who comes after it."""
    monkeypatch.setattr("bot.ui.live.elsewhere._LOOKS_EVERY", 0.05)
    await begin(table)
    window = await pages.window(table.players[0], 1)
    table.bot.get(Hub)._seats[2] = {next(iter(table.bot.get(Hub).seats(1))): None}  # no such match
    matches, found = table.bot.app.matches, table.bot.app.matches.match
    asked = []

    async def match(match_id, *given):
        asked.append(match_id)
        if match_id == 2:
            raise (KeyError("of ours") if asked.count(2) < 3 else NotFound(NotFoundWhat.MATCH))
        return await found(match_id, *given)

    monkeypatch.setattr(matches, "match", match)
    monkeypatch.setattr(table.bot.app, "others", Others(True, said_to_nobody, lambda _: lambda: None))
    desk = table.bot.get(Elsewhere)
    desk.begin()
    async with asyncio.timeout(60):
        while asked.count(2) < 5:  # noqa: ASYNC110 - what it asks for
            await asyncio.sleep(0.05)
    assert 1 in asked
    await desk.close()
    del table.bot.get(Hub)._seats[2]
    await window.ask("pong", t="ping")


async def test_what_nobody_looks_for_is_said_until_it_is_told(table, pages, monkeypatch):
    """Who has begun a match is led to it, also by a process that hears of it once the database is there again."""
    monkeypatch.setattr("bot.ui.live.elsewhere.KEPT", 0.2)
    monkeypatch.setattr("bot.ui.live.elsewhere._LOOKS_EVERY", 0.1)
    said, failures = [], [StorageUnavailable("away")] * 2

    async def tell(text):
        if text.startswith("+") and failures:
            raise failures.pop()
        said.append(text)

    monkeypatch.setattr(table.bot.app, "others", Others(True, tell, lambda _: lambda: None))
    desk = table.bot.get(Elsewhere)
    desk.begin()
    await begin(table)
    async with asyncio.timeout(60):
        while "+1" not in said:  # noqa: ASYNC110 - what it says
            await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    assert (said.count("+1"), failures) == (1, [])
    await desk.close()


async def said_to_nobody(_):
    pass
