"""A bot that died and another on the same file, while Discord went on in between."""

import asyncio

from bot.ui.board.boards import Boards
from bot.ui.client import create_bot
from tests.loopback.boards import begin, board_in, go_on, newest_board, to_commit


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
