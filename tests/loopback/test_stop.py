"""Stopping properly, as `docker stop` does, while people play."""

from tests.loopback.boards import begin, to_commit


async def test_clicks_just_before_the_end_are_answered(club, nothing_unexpected):
    boards = [await begin(club.channel, *club.players) for _ in range(5)]
    due = [(await to_commit(club.players, board, club.random))[1] for board in boards]
    clicks = [tap.by(club.players) for tap in due]
    # All were sent together: once one has changed its match, the bot has received the others.
    await clicks[0]
    await club.bot.close()
    # A click that is not answered may log anything; the check below says the same.
    nothing_unexpected.clear()
    for click in clicks:
        await click
