"""Discord, the disk or the bot itself fails: everybody is answered, no turn is lost, and the board follows."""

from types import SimpleNamespace
from typing import ClassVar

import pytest

from bot.errors import StorageUnavailable
from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.kit import message as board_message
from bot.ui.kit.components import CustomId, run
from tests.ui.table import FIRST_GAME, buttons_of, last_post, pictures_of, text_of
from tests.ui.words.test_refusals import refused

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    return ScriptedDice(FIRST_GAME)


async def test_a_button_of_another_version_is_answered(match, nothing_unexpected):
    class Response:
        said = None

        def is_done(self):
            return False

        async def send_message(self, content, **_):
            Response.said = content
            return SimpleNamespace(message_id=None)

    class Interaction:
        id = 1
        client = match.bot
        user = match.players[0]
        guild_id = None
        locale = "en-US"
        extras: ClassVar = {}
        response = Response()

    await run(Interaction(), CustomId("gone", 1, 1))
    assert "incident" in Response.said
    assert isinstance(nothing_unexpected[-1]["exc_info"], KeyError)
    nothing_unexpected.clear()


async def test_the_bot_may_not_attach_files(match):
    match.env.inject_error("POST", "/interactions/*/*/callback", status=403, code=50013)
    board = await match.by_command(WHITE, "move", play="8/5 6/5")
    # The second attempt, without the picture, tells the position in words.
    assert "Black to move" in text_of(board)
    assert (await match.state()).phase is Phase.TO_ROLL
    await match.by_button(BLACK, "Roll")


@pytest.mark.parametrize("step", ["board_rows", "png.encode"])
async def test_a_picture_that_cannot_be_made_is_told_in_words(match, monkeypatch, step, nothing_unexpected):
    def broken(*_):
        raise MemoryError

    monkeypatch.setattr(f"{board_message.__name__}.{step}", broken)
    board = await match.by_command(WHITE, "move", play="8/5 6/5")
    assert "Black to move" in text_of(board)
    assert pictures_of(board) == []
    assert [entry["event"] for entry in nothing_unexpected if entry["log_level"] == "error"] == ["picture failed"]
    nothing_unexpected.clear()
    monkeypatch.undo()
    await match.by_button(BLACK, "Roll")
    assert pictures_of(last_post(match))


async def test_the_answer_fails_and_the_board_goes_to_the_channel(match):
    match.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await match.players[0].slash(match.channel, "move", play="8/5 6/5")
    message = match.channel.last_message
    await match.bot.get(Boards).live.note()
    record = await match.bot.store.match(1)
    assert record.board.message_id == message.id
    assert record.board.seq == record.state.seq


async def test_discord_is_down_and_the_board_follows_later(match):
    """Neither the answer nor a message gets through; the turn stands and its board is posted when Discord is back."""
    match.env.inject_error("POST", "/interactions/*/*/callback", status=400, times=None)
    match.env.inject_error("*", "/channels/*/messages*", status=400, times=None)
    await match.bot.get(Boards).live.note()
    await match.players[0].slash(match.channel, "move", play="8/5 6/5")
    record = await match.bot.store.match(1)
    assert record.state.phase is Phase.TO_ROLL
    assert record.board.seq < record.state.seq
    await match.env.advance_time(60)
    match.env.backend.faults.clear()
    await match.env.advance_time(60)
    record = await match.bot.store.match(1)
    assert record.board.seq == record.state.seq
    match.board = match.channel.last_message
    await match.by_command(BLACK, "roll")


async def test_the_channel_is_gone(match):
    """The match goes on from another channel of the server."""
    await match.by_command(WHITE, "move", play="8/5 6/5")
    other = match.guild.create_text_channel("other")
    await match.env.bot.http.delete_channel(match.channel.id)
    match.channel = other
    assert "no match in this channel" in await refused(match, BLACK, "roll")
    board = await match.by_command(BLACK, "board", match="1")
    await match.by_button(BLACK, "Roll", board)
    assert (await match.state()).phase is Phase.TO_PLAY


async def test_the_board_message_was_deleted(match, make_bot):
    old = match.board
    await match.by_command(WHITE, "move", play="8/5 6/5")
    answer = await match.by_command(BLACK, "board")
    assert "Roll" in buttons_of(answer)
    assert old is not None
    board = await match.by_command(BLACK, "board", public=True)
    assert not board.ephemeral
    await match.by_button(BLACK, "Roll", board)


async def test_the_database_cannot_be_reached(match, monkeypatch):
    async def fail(*_, **__):
        raise StorageUnavailable("disk full")

    monkeypatch.setattr(match.bot.store, "append", fail)
    answer = await refused(match, WHITE, "move", play="8/5 6/5")
    assert "nothing was changed" in answer
    monkeypatch.undo()
    assert not (await match.by_command(WHITE, "move", play="8/5 6/5")).ephemeral


async def test_an_unexpected_error_is_answered_with_an_incident_code(match, monkeypatch, nothing_unexpected):
    async def fail(*_, **__):
        raise RuntimeError("boom")

    monkeypatch.setattr(match.bot.app.matches, "act", fail)
    answer = await refused(match, WHITE, "move", play="8/5 6/5")
    assert "incident `" in answer
    assert "boom" not in answer
    incident = next(entry for entry in nothing_unexpected if entry["event"] == "unexpected")
    assert incident["incident"] in answer
    nothing_unexpected.clear()


async def test_a_form_is_answered_after_a_restart(match, make_bot):
    steps = (await match.players[0].click(match.board, label="Move by move")).response
    shown = await match.players[0].click(steps, label="Type it")
    await match.restart(make_bot)
    await match.players[0].submit_modal(shown, {"text": "8/5 6/5"})
    assert "8/5 6/5" in text_of(last_post(match))
    assert (await match.state()).phase is Phase.TO_ROLL
