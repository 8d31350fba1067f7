"""The computer in places where the bot is alone with one person, and where it can only answer."""

import asyncio
from random import Random

import pytest

from bot.records.computers import is_computer
from bot.rules.match import events as ev
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from bot.ui.computer.desk import ComputerDesk
from tests.nightly import NIGHTLY, every

PLACES = ["with the bot alone", "group", "server without the bot", "server"]


@pytest.fixture(params=every(PLACES, daily=["with the bot alone", "server without the bot"]))
def channel(request, club):
    club.bot.get(ComputerDesk).pace = 0.0
    if request.param == "with the bot alone":
        return club.server.direct(club.alice)
    if request.param == "group":
        return club.server.add_group(club.alice, club.bob, club.carol)
    if request.param == "server":
        return club.channel
    return club.server.add_foreign_guild().add_text_channel("games")


async def settled(club, match_id=1):
    """The match once it waits for the person, or is over, with everything shown."""
    for _ in range(6000):
        record = await club.bot.store.match(match_id)
        side = record.state.waiting_for
        waits = side is None or not is_computer(record.players[side].user_id)
        if waits and record.board is not None and record.board.seq == record.state.seq:
            return record
        await asyncio.sleep(0.01)
    raise AssertionError(f"not shown: {record.board}, {record.state.seq}")


async def act(club, channel, state, random):
    if state.phase is Phase.TO_PLAY:
        play = random.choice(plays_now(state)).notation
        answer = await club.alice.slash(channel, "move", play=play, match="1")
    else:
        answer = await club.alice.slash(channel, "roll", match="1")
    assert (await club.bot.store.match(1)).state.seq > state.seq, answer.text
    assert not answer.ephemeral or "board above" in answer.text, "everyone sees it"


async def test_a_match(club, channel):
    """Each turn of the computer is shown in one message, whatever the bot may do in the channel."""
    most = 400 if NIGHTLY else 12  # by day the person then gives it up
    answer = await club.alice.slash(channel, "challenge", opponent=club.server.world.bot, length=1, level="beginner")
    assert "Computer" in answer.text
    random = Random(1)
    with club.server.counting() as requests:
        for acted in range(400):
            record = await settled(club)
            assert record.board.message_id, "it could be posted"
            if record.state.is_over:
                break
            assert record.state.waiting_for is Side.WHITE
            if acted == most:
                await club.alice.slash(channel, "resign", what="match", sure=True, match="1")
                continue
            await act(club, channel, record.state, random)
        await club.server.until(lambda: bool(channel.find("Result of match")), what="the result card")
    assert record.state.is_over
    assert len(channel.find("Result of match")) == 1
    if not channel.has_bot:
        assert not [one for one in requests if one.path.startswith(f"/channels/{channel.id}")], "nothing is refused"
    posts = [one for one in requests if one.method == "POST" and not one.path.endswith("/callback")]
    turns = [
        one for one in await club.log(1) if isinstance(one, ev.PlayMade | ev.TurnPassed) and one.side is Side.BLACK
    ]
    assert len(posts) <= len(turns) + 1, "one a turn of the computer's, and the result card"


async def test_it_answers_what_was_shown_as_a_guest(club, monkeypatch):
    """Where the bot may only answer, each turn is answered through the person's, which is shown first.

    However quick the person is: here they play before the computer is done with what follows its own turn.
    """
    channel, boards = club.server.add_foreign_guild().add_text_channel("games"), club.bot.get(Boards)
    club.bot.get(ComputerDesk).pace = 0.0
    announce, answer, played = boards.announce, boards.answer, asyncio.Event()
    overtaken, guests = [], []

    async def lingering(turn, guest=None):
        guests.append(guest)
        played.clear()
        await announce(turn, guest)
        if turn.record.state.waiting_for is Side.WHITE:
            await played.wait()

    async def late(interaction, turn, prepared=None):
        if turn.record.state.waiting_for is Side.BLACK:
            played.set()
            await asyncio.sleep(0.2)
            overtaken.append((await club.bot.store.match(1)).state.seq > turn.record.state.seq)
        await answer(interaction, turn, prepared)

    monkeypatch.setattr(boards, "announce", lingering)
    monkeypatch.setattr(boards, "answer", late)
    await club.alice.slash(
        channel, "challenge", opponent=club.server.world.bot, length=1, level="beginner", variant="hypergammon"
    )
    random = Random(23)
    while not (record := await settled(club)).state.is_over:
        await act(club, channel, record.state, random)
    await club.server.until(lambda: bool(channel.find("Result of match")), what="the result card")
    assert overtaken
    assert not any(overtaken)
    assert all(guests)


async def test_other_matches_go_on_while_it_thinks(club):
    """The computer waits an hour before it answers; nobody else has to."""
    club.bot.get(ComputerDesk).pace = 3600.0
    await club.alice.slash(club.channel, "challenge", opponent=club.server.world.bot, length=1, level="beginner")
    record, random = await club.bot.store.match(1), Random(2)
    while record.state.waiting_for is Side.WHITE:
        await act(club, club.channel, record.state, random)
        record = await club.bot.store.match(1)
    offer = await club.bob.slash(club.channel, "challenge", opponent=club.carol, length=1)
    begun = await club.carol.click(offer, "Accept").finished()
    assert "wins the opening roll" in begun.text
    assert (await club.bot.store.match(1)).state == record.state
