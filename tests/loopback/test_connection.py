"""A connection that fails in the middle of a turn: no turn is lost, and none is made twice."""

import asyncio

import pytest
from discord.http import HTTPClient, Route

from bot.texts.catalogue import know_commands
from bot.ui.board.boards import Boards
from tests.loopback.boards import Tap, begin, board_in, go_on, newest_board, to_commit
from tests.loopback.conftest import opened

CALLBACK = "/interactions/*/*/callback"
MESSAGES = "/channels/*/messages"


async def made_once(club, board, click):
    """The click was answered with the next board, and changed the match once."""
    answer = await click
    after = board_in(answer.message)
    assert not answer.ephemeral
    assert after.seq > board.seq
    assert await club.effects(click) == [click]
    assert len(await club.log(board.match_id)) == after.seq
    return after


@pytest.mark.parametrize("code", [None, 4000])
@pytest.mark.parametrize("milliseconds", [0, 0.5, 1, 2, 4, 8, 16])
async def test_dropped_between_a_click_and_its_answer(club, code, milliseconds):
    board, tap = await to_commit(club.players, await begin(club.channel, *club.players), club.random)
    click = tap.by(club.players)
    if milliseconds:
        await asyncio.sleep(milliseconds / 1000)
    assert club.server.drop_socket(code) == 1
    await made_once(club, board, click)
    await club.server.until(lambda: club.server.gateway.resumed == 1)
    assert club.server.gateway.identified == 1


async def test_dropped_again_and_again(club):
    board = await begin(club.channel, *club.players)
    for number in range(1, 9):
        board, tap = await to_commit(club.players, board, club.random)
        click = tap.by(club.players)
        await asyncio.sleep(club.random.random() * 0.005)
        club.server.drop_socket()
        board = await made_once(club, board, click)
        await club.server.until(lambda number=number: club.server.gateway.resumed == number)


async def test_a_click_while_nobody_listens(club):
    board, tap = await to_commit(club.players, await begin(club.channel, *club.players), club.random)
    club.server.drop_socket()
    click = tap.by(club.players)
    assert not club.server.gateway.connected
    await made_once(club, board, click)
    assert club.server.gateway.resumed == 1


async def test_a_resume_that_brings_a_click_again(club):
    """Discord replays what the bot has not acknowledged."""
    board, tap = await to_commit(club.players, await begin(club.channel, *club.players), club.random)
    click = tap.by(club.players)
    await click
    club.server.drop_socket()
    click.repeat()
    await club.server.until(lambda: bool(click.refused), what="an answer to what was replayed")
    await made_once(club, board, click)


@pytest.mark.parametrize("times", [1, 3])
async def test_a_rate_limit_on_the_answer(club, times):
    board, tap = await to_commit(club.players, await begin(club.channel, *club.players), club.random)
    fault = club.server.fail("POST", CALLBACK, 429, retry_after=0.2, times=times)
    click = tap.by(club.players)
    await made_once(club, board, click)
    assert fault.hits == times
    assert (await click).seconds > 0.2 * times
    assert club.channel.last.id == (await click).message.id


async def test_a_rate_limit_on_a_board_for_the_channel(club):
    """The answer is lost on its way, so the board goes to the channel, where a rate limit makes it wait."""
    board, tap = await to_commit(club.players, await begin(club.channel, *club.players), club.random)
    club.server.lose("POST", CALLBACK, carried_out=False)
    limited = club.server.fail("POST", MESSAGES, 429, retry_after=0.3, times=2)
    click = tap.by(club.players)
    await club.server.until(lambda: board_in(club.channel.last).seq > board.seq, what="a board in the channel")
    assert limited.hits == 2
    assert await club.effects(click) == [click]
    after = board_in(club.channel.last)
    assert len(await club.log(board.match_id)) == after.seq
    await go_on(club.players, after, club.random)


async def test_an_answer_that_arrives_without_the_bot_knowing(club):
    """Discord took the answer, but the connection was cut before it could say so: two boards, one turn."""
    board, tap = await to_commit(club.players, await begin(club.channel, *club.players), club.random)
    club.server.lose("POST", CALLBACK, carried_out=True)
    click = tap.by(club.players)
    after = await made_once(club, board, click)
    await club.server.until(lambda: club.channel.last.id != after.message.id, what="the board in the channel")
    assert board_in(club.channel.last).shown == after.shown


async def test_a_forbidden_answer_is_given_in_words(club):
    board, tap = await to_commit(club.players, await begin(club.channel, *club.players), club.random)
    club.server.fail("POST", CALLBACK, 403, code=50013)
    click = tap.by(club.players)
    await made_once(club, board, click)
    assert (await click).files == {}


async def test_a_session_that_discord_has_forgotten(club, monkeypatch):
    async def at_once(*_, **__):
        """Replace the five seconds that discord.py waits before it identifies itself again."""

    monkeypatch.setattr(club.bot, "before_identify_hook", at_once)
    boards = [await begin(club.channel, *club.players) for _ in range(2)]
    # One match goes on behind Discord's back: neither the answer nor the board reaches the channel.
    board, tap = await to_commit(club.players, boards[0], club.random)
    await club.bot.get(Boards).live.note()
    faults = [club.server.lose("POST", path, carried_out=False) for path in (CALLBACK, MESSAGES)]
    tap.by(club.players)
    await club.server.until(lambda: all(fault.hits for fault in faults), what="two lost requests")
    log = await club.log(board.match_id)
    assert len(log) > board.seq
    club.bot.started_at = club.bot.clock()
    club.server.gateway.forget()
    club.server.drop_socket()
    await club.server.until(lambda: club.server.gateway.identified == 2)
    await club.server.until(
        lambda: newest_board(club.channel, board.match_id).seq == len(log), what="the board brought up to date"
    )
    for one in (newest_board(club.channel, board.match_id), boards[1]):
        after = await go_on(club.players, one, club.random)
        assert len(await club.log(one.match_id)) == after.seq


async def test_a_click_on_a_board_edited_meanwhile(club):
    """A tap that Discord let through just before the message changed is answered too."""
    board, tap = await to_commit(club.players, await begin(club.channel, *club.players), club.random)
    board = await go_on(club.players, board, club.random, double=0)
    while (tap := Tap(board.waiting_for, board.message, board.button("roll"))).custom_id is None:
        board = await go_on(club.players, board, club.random, double=0)
    club.server.slow("POST", CALLBACK, 0.3, times=1)
    clicks = []
    for _ in range(3):
        clicks.append(tap.by(club.players))
        await asyncio.sleep(0.01)
    answers = [await click for click in clicks]
    assert [answer.ephemeral for answer in answers] == [False, True, True]
    assert len(await club.effects(*clicks)) == 1


async def test_a_proxy_of_discord_is_asked_instead(discord_server, tmp_path, monkeypatch):
    api = Route.BASE
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:1/api/v10")
    async with opened(discord_server, tmp_path, discord_api=api) as club:
        board, tap = await to_commit(club.players, await begin(club.channel, *club.players), club.random)
        await made_once(club, board, tap.by(club.players))


async def test_commands_are_registered_beside_the_entry_point_of_an_activity(discord_server, tmp_path):
    """Discord makes one where Activities are switched on in the portal, and refuses a list of commands without it."""
    launch = {"id": "77", "type": 4, "name": "launch", "description": "Open it", "handler": 2, "application_id": "1"}
    commands = discord_server.world.commands
    commands[None] = [{**launch, "version": "1", "default_member_permissions": None}]
    async with opened(discord_server, tmp_path) as club:
        known = {one["name"]: one for one in commands[None]}
        assert {"launch", "roll", "chouette"} <= set(known)
        assert (known["launch"]["id"], known["launch"]["handler"]) == ("77", 2)
        answer = await club.alice.slash(club.channel, "roll")
        assert f"</challenge:{known['challenge']['id']}>" in answer.message.text


async def test_commands_stay_tappable_where_discord_refuses_a_list_without_the_entry_point(
    discord_server, tmp_path, monkeypatch, nothing_unexpected
):
    """The list that is read first doesn't name it: Discord answers 50240 to what is sent, and changes nothing."""
    read = HTTPClient.get_global_commands

    async def unnamed(http, application_id):
        return [one for one in await read(http, application_id) if one["type"] != 4]

    monkeypatch.setattr(HTTPClient, "get_global_commands", unnamed)
    async with opened(discord_server, tmp_path) as club:
        commands = discord_server.world.commands
        before = {one["name"]: one["id"] for one in commands[None]}
        launch = {"id": "77", "type": 4, "name": "launch", "description": "Open it", "handler": 2}
        commands[None].append({**launch, "application_id": "1", "version": "1", "default_member_permissions": None})
        know_commands({})
        await club.bot._meet_commands()
        [refused] = [one for one in nothing_unexpected if one["event"] == "commands not registered"]
        assert "50240" in refused["error"]
        assert {one["name"]: one["id"] for one in commands[None]} == {**before, "launch": "77"}
        answer = await club.alice.slash(club.channel, "roll")
        assert f"</challenge:{before['challenge']}>" in answer.message.text
