"""A bot that died and another on the same file, while Discord went on in between."""

import asyncio

import discord
import pytest

from bot.errors import StorageUnavailable
from bot.rules.match.state import Phase
from bot.ui.board.boards import Boards
from bot.ui.client import create_bot
from bot.ui.kit.sending import own_messages
from bot.ui.post.calls import CatchUp
from tests.loopback.boards import all_done, begin, board_in, go_on, newest_board, to_commit


async def noted(club, board):
    """Wait until the bot has stored which message shows the match."""
    async with asyncio.timeout(30):
        while True:
            record = await club.bot.store.match(board.match_id)
            if record.board is not None and record.board.seq >= board.seq:
                return
            await asyncio.sleep(0.01)


async def die(club):
    """Die like a killed process: nothing that the bot meant to write is written."""
    club.bot.get(Boards).live.forget()
    await club.bot.close()


async def lost_turn(club, board):
    """A turn that is stored but shown to nobody."""
    board, tap = await to_commit(club.players, board, club.random)
    ways = (
        ("POST", "/interactions/**"),
        ("POST", "/channels/**"),
        ("PATCH", "/webhooks/**"),
        ("PATCH", "/channels/**"),
    )
    faults = [club.server.lose(*way, carried_out=False) for way in ways]
    tap.by(club.players)
    await club.server.until(lambda: sum(fault.hits for fault in faults) == 2, what="two lost requests")
    for fault in faults:
        fault.cancel()
    return await club.log(board.match_id)


async def caught_up(club, board, log):
    """Wait until everything is shown, by the old board or by a new one that calls the next player."""
    await club.server.until(
        lambda: newest_board(club.channel, board.match_id).seq == len(log), what="the board brought up to date"
    )
    assert newest_board(club.channel, board.match_id).message.id >= board.message.id


async def test_a_board_that_was_never_answered(club):
    board = await begin(club.channel, *club.players)
    await noted(club, board)
    log = await lost_turn(club, board)
    await die(club)
    bot = club.bot = create_bot(club.bot.settings)
    async with club.server.running(bot):
        await caught_up(club, board, log)
        await go_on(club.players, newest_board(club.channel, board.match_id), club.random)


async def test_the_newest_board_is_brought_up_to_date(club):
    first = await begin(club.channel, *club.players)
    await noted(club, first)
    second = await go_on(club.players, first, club.random)
    while second.message is first.message:
        second = await go_on(club.players, second, club.random)
    await noted(club, second)
    log = await lost_turn(club, second)
    await die(club)
    async with club.server.running(create_bot(club.bot.settings)):
        await caught_up(club, second, log)
    assert board_in(first.message) is None, "what was replaced has nothing to tap"


async def test_a_board_that_was_not_noted_is_closed_whoever_plays_first(club, monkeypatch):
    """The bot died between posting a board and noting it, and after its start somebody plays by a command at once."""

    async def not_noted(*_):
        raise StorageUnavailable("killed")

    async def not_yet(*_):
        return 0

    board = await begin(club.channel, *club.players)
    await noted(club, board)
    with monkeypatch.context() as patched:
        patched.setattr(club.bot.app.matches, "board_shown", not_noted)
        while board.phase is not Phase.TO_ROLL:
            board = await go_on(club.players, board, club.random)
        await die(club)
    monkeypatch.setattr(CatchUp, "catch_up", not_yet)
    bot = club.bot = create_bot(club.bot.settings)
    async with club.server.running(bot):
        rolled = await club.players[board.waiting_for].slash(club.channel, "roll")
        assert board_in(rolled.message).seq > board.seq
        await club.server.until(lambda: board_in(board.message) is None, what="the end of the board that was not noted")
        assert [one.id for one in club.channel.messages if board_in(one)] == [rolled.message.id]


async def test_a_board_whose_note_is_overtaken_is_closed_by_whoever_comes_next(club, monkeypatch):
    """Its process looks for what one before it has posted, while somebody plays on, and dies before closing it."""
    live, to_look, to_close = club.bot.get(Boards).live, asyncio.Event(), asyncio.Event()
    board = await begin(club.channel, *club.players)
    await noted(club, board)
    with monkeypatch.context() as patch:
        patch.setattr(live, "note", lambda: asyncio.sleep(0))  # killed before it could
        board = await all_done(lambda: to_new_board(club, board))
    live.forget()

    async def looked(*args):
        await to_look.wait()
        return await own_messages(*args)

    monkeypatch.setattr("bot.ui.post.live.own_messages", looked)
    monkeypatch.setattr(live.new_first, "all_sent", to_close.wait)
    newest = await to_new_board(club, board)
    await noted(club, newest)
    left = {one.message_id for one in await club.bot.store.old_boards("match")}
    to_look.set()
    to_close.set()
    assert board.message.id in left


async def to_new_board(club, board):
    """Go on until the match is shown by another message."""
    new = board
    while new.message.id == board.message.id:
        new = await go_on(club.players, new, club.random, double=0)
    return new


async def challenge_to_accept(club):
    offer = await club.alice.slash(club.channel, "challenge", opponent=club.bob, length=1)
    return offer.message, lambda: club.bob.click(offer, "Accept")


async def vote_to_start(club):
    call = await club.alice.slash(club.channel, "vote", length=1, time="5m")
    return call.message, lambda: club.alice.click(call, "Start")


async def arena_to_start(club):
    club.channel.guild.member(club.alice).permissions |= discord.Permissions(manage_guild=True).value
    post = await club.alice.slash(club.channel, "tournament create", name="Rush", system="arena", length=1)
    for person in club.players:
        await person.click(post, "Join")
    return post.message, lambda: club.alice.slash(club.channel, "tournament start")


@pytest.mark.parametrize("call", [challenge_to_accept, vote_to_start, arena_to_start])
async def test_a_call_that_was_answered_loses_its_buttons_after_a_kill(club, call):
    """The bot died between storing what was answered and editing the message that called for it."""
    post, answer = await call(club)
    before = set(post.buttons)
    faults = [
        club.server.lose("PATCH", path, times=None, carried_out=False) for path in ("/webhooks/**", "/channels/**")
    ]
    await all_done(answer)
    await die(club)
    for fault in faults:
        fault.cancel()
    assert set(post.buttons) == before
    bot = club.bot = create_bot(club.bot.settings)
    async with club.server.running(bot):
        for _ in range(3):
            await bot.housekeeping()
        # What takes long goes on beside the rounds.
        await club.server.until(lambda: not {"Accept", "Start", "Leave"} & set(post.buttons), what="its end")
        async with asyncio.timeout(30):
            while await bot.store.old_boards("tournament"):  # noqa: ASYNC110 - written after it
                await asyncio.sleep(0.01)


async def test_an_edit_that_came_after_a_later_turn_of_another_process_is_made_up_for(club, monkeypatch):
    """The note tells: another process has noted more on the same message, and nobody knows which edit came last."""
    board, late = await begin(club.channel, *club.players), []
    await noted(club, board)
    matches = club.bot.app.matches
    shown = matches.board_shown

    async def noted_elsewhere(match_id, post):
        await shown(match_id, post)
        late.append(post.message_id)
        return len(late) > 1

    monkeypatch.setattr(matches, "board_shown", noted_elsewhere)
    board = await go_on(club.players, board, club.random)
    await club.server.until(lambda: len(late) == 2, what="another note")
    assert late == [board.message.id] * 2
    assert board.message.edits > 0
