"""Two actions in the same instant: one of them happens, and whoever sent the other is told."""

import asyncio

import pytest

from bot.rules.match.state import Phase
from bot.texts.catalogue import say
from bot.ui.board.boards import Boards
from bot.ui.kit.components import CustomId
from bot.ui.kit.sending import disarm_tapped
from bot.ui.post import old_boards
from bot.ui.post.live import LiveBoard
from tests.loopback.boards import Tap, begin, board_in, go_on, question_in, to_commit, to_roll
from tests.nightly import NIGHTLY

DOUBLE_CLICKS = 100 if NIGHTLY else 40
CONFLICTS = 25 if NIGHTLY else 8
"""How many conflicts of each of the four kinds."""


async def one_effect(club, first, second):
    """Wait for both answers: one changed the match, and the other is refused in private. Returns the winner's."""
    answers = {one: await one for one in (first, second)}
    effects = await club.effects(first, second)
    assert len(effects) == 1
    winner = effects[0]
    loser = second if winner is first else first
    assert not answers[winner].ephemeral
    lost = answers[loser]
    if lost.ephemeral:
        # Both may have been tapped in one private answer, which the winner closes.
        assert lost.message.deleted or lost.text.startswith(say("answer-stale"))
    else:
        assert board_in(lost.message) is None, "what the winner has replaced loses its controls"
        assert (await loser.followup()).text.startswith(say("answer-stale"))
    return answers[winner]


async def test_every_action_double_clicked(club):
    board = await begin(club.channel, *club.players)
    for _ in range(DOUBLE_CLICKS):
        board, tap = await to_commit(club.players, board, club.random)
        before = await club.log(board.match_id)
        after = board_in((await one_effect(club, tap.by(club.players), tap.by(club.players))).message)
        log = await club.log(board.match_id)
        assert log[: len(before)] == before
        assert len(log) == after.seq > board.seq
        board = after


async def roll_against_double(club):
    board = await to_roll(club.players, await begin(club.channel, *club.players), club.random)
    side = board.waiting_for
    question = await club.players[side].click(board.message, custom_id=board.button("double"))
    return [Tap(side, board.message, board.button("roll")), Tap(side, question.message, question_in(question.message))]


async def take_against_pass(club):
    _, double = await roll_against_double(club)
    board = board_in((await double.by(club.players)).message)
    assert board.phase is Phase.DOUBLE_OFFERED
    side = board.waiting_for
    question = await club.players[side].click(board.message, custom_id=board.button("pass"))
    yes = question.message.buttons["Pass"]["custom_id"]
    return [Tap(side, board.message, board.button("take")), Tap(side, question.message, yes)]


async def two_plays(club):
    """One chosen on the board that everyone sees, another in a player's own view."""
    board = await begin(club.channel, *club.players)
    _, first = await to_commit(club.players, board, club.random)
    second = first
    while second.custom_id == first.custom_id:
        own = board_in((await club.players[board.waiting_for].click(board.message, "My board")).message)
        _, second = await to_commit(club.players, own, club.random)
    return [first, second]


@pytest.mark.parametrize("conflict", [roll_against_double, take_against_pass, two_plays])
async def test_one_of_two_conflicting_actions(club, conflict):
    won = set()
    for number in range(CONFLICTS):
        club.move()
        taps = await conflict(club)
        match_id = CustomId.parse(taps[0].custom_id, "b").subject
        if number % 2:
            taps.reverse()
        before = await club.log(match_id)
        first, second = (tap.by(club.players) for tap in taps)
        answer = await one_effect(club, first, second)
        won.add(taps[0 if answer.interaction is first else 1].custom_id.split(":")[2])
        log = await club.log(match_id)
        assert log[: len(before)] == before
        assert len(log) == board_in(answer.message).seq
    # Either may come first: what is tapped makes no difference to that.
    assert len(won) == (1 if conflict is two_plays else 2)


async def test_a_board_that_is_tapped_in_vain_while_somebody_goes_on_there(club, monkeypatch):
    board = await to_roll(club.players, await begin(club.channel, *club.players), club.random)
    boards, tapped_in_vain, noted, disarm = club.bot.get(Boards), asyncio.Event(), LiveBoard.noted, disarm_tapped
    await boards.post_anew(await club.bot.store.match(board.match_id), supersede=False)  # so the other counts as old

    async def later(*given, **named):
        await tapped_in_vain.wait()
        return await noted(*given, **named)

    async def last(interaction):
        await roll
        await disarm(interaction)
        tapped_in_vain.set()

    monkeypatch.setattr(LiveBoard, "noted", later)
    monkeypatch.setattr(old_boards, "disarm_tapped", last)
    side = board.waiting_for
    roll, vain = (club.players[one].click(board.message, custom_id=board.button("roll")) for one in (side, side.other))
    await vain
    await club.server.until(lambda: board_in(board.message) is not None, what="the board with its controls")
    assert board_in(board.message).waiting_for is side


async def test_one_of_two_who_accept(club):
    for _ in range(CONFLICTS):
        club.move()
        offer = await club.alice.slash(club.channel, "challenge", length=5)
        clicks = [person.click(offer, "Accept") for person in (club.bob, club.carol)]
        answers = [await click for click in clicks]
        effects = await club.effects(*clicks)
        assert len(effects) == 1
        won, lost = answers if effects[0] is clicks[0] else reversed(answers)
        board = board_in(won.message)
        record = await club.bot.store.match(board.match_id)
        assert record.players[1].user_id == won.interaction.user.id
        assert lost.ephemeral
        assert "has been accepted" in lost.text
        assert len(await club.log(board.match_id)) == board.seq


async def test_the_same_interaction_twice(club):
    board = await begin(club.channel, *club.players)
    for number in range(20):
        board, tap = await to_commit(club.players, board, club.random)
        click = tap.by(club.players)
        if number % 2:
            await click
        click.repeat()
        answer = await click
        # The second delivery cannot be answered any more: Discord refuses, and nothing else happens.
        await club.server.until(lambda click=click: bool(click.refused), what="an answer to the repeated delivery")
        assert set(click.refused) == {40060}
        assert not answer.ephemeral
        board = board_in(answer.message)
        assert len(await club.log(board.match_id)) == board.seq


async def test_the_same_accept_twice(club):
    offer = await club.alice.slash(club.channel, "challenge", opponent=club.bob, length=5)
    click = club.bob.click(offer, "Accept")
    click.repeat()
    board = board_in((await click).message)
    await club.server.until(lambda: bool(click.refused), what="an answer to the repeated delivery")
    assert [record.match_id for record in await club.bot.app.matches.everywhere(club.bob.id)] == [board.match_id]


async def test_many_matches_at_once(club):
    """Fifty, by day twelve."""
    many = 50 if NIGHTLY else 12
    people = [club.server.add_user(f"player{number}") for number in range(2 * many)]
    tables = list(zip(people[::2], people[1::2], strict=True))

    async def play(players):
        board = await begin(club.channel, *players)
        for _ in range(8):
            board = await go_on(players, board, club.random)
        return board

    with club.server.counting() as requests:
        boards = await asyncio.gather(*(play(players) for players in tables))
    assert len({board.match_id for board in boards}) == many
    for board in boards:
        assert len(await club.log(board.match_id)) == board.seq
    # One request answers each tap; besides, what it replaces is disarmed, and the private answer is closed.
    answers = [one for one in requests if one.path.startswith("/interactions/")]
    assert len(answers) == len(club.server.interactions)
    assert {one.method for one in requests if one not in answers} <= {"PATCH", "DELETE"}
    assert len(requests) - len(answers) <= 2 * len(answers)
