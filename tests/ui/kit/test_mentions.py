"""Good manners: only the player whose turn it is gets mentioned."""

import pytest

from bot.records.computers import ComputerLevel
from bot.records.matches import Terms
from bot.records.people import Person, Place
from bot.rules.dice import ScriptedDice
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.ui.board.boards import Boards
from tests.ui.computer.computer_table import challenge, settled
from tests.ui.conftest import shown_in
from tests.ui.table import requests_since, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4), (3, 1), (3, 1), (3, 1), (6, 1), (5, 2)])


def pinged_since(table, start):
    """The people that messages sent since then may ping."""
    shown = [shown_in(request) for request in requests_since(table, start)]
    return [user for data in shown if data is not None for user in data["allowed_mentions"].get("users") or []]


async def test_nobody_is_mentioned_but_the_one_whose_turn_it_is(table):
    """Not even they, if they go on with their own turn or the match is over."""
    alice, bob = table.players
    start = len(table.env.http_requests)
    await table.by_command(WHITE, "challenge", opponent=bob, length=3)
    assert pinged_since(table, start) == [bob.id]
    start = len(table.env.http_requests)
    await table.by_button(BLACK, "Accept")
    assert pinged_since(table, start) == [alice.id]
    for side, name, options, expected in (
        (WHITE, "board", {"public": True}, []),
        (WHITE, "move", {"play": "8/5 6/5"}, [bob.id]),
        (BLACK, "match", {}, []),
        (BLACK, "double", {"sure": True}, [alice.id]),
        (WHITE, "accept", {}, [bob.id]),
        (BLACK, "roll", {}, []),
        (BLACK, "resign", {"what": "single", "sure": True}, [alice.id]),
        (WHITE, "decline", {}, [bob.id]),
        (BLACK, "move", {"play": "24/13"}, [alice.id]),
        (WHITE, "matches", {}, []),
        (WHITE, "watch", {}, []),
        (WHITE, "resign", {"what": "match", "sure": True}, []),
    ):
        start = len(table.env.http_requests)
        await table.by_command(side, name, **options)
        assert pinged_since(table, start) == expected, name
    start = len(table.env.http_requests)
    await table.by_command(WHITE, "challenge", length=3)
    await table.by_button(WHITE, "Withdraw")
    assert pinged_since(table, start) == []


async def test_a_match_that_begins_by_itself_calls_the_person_whoever_begins(table):
    """In a tournament: the computer's answer takes the place of the first board and pings nobody."""
    alice = Person(table.players[WHITE].id, "alice")
    place, terms = Place(table.channel.id, table.guild.id), Terms("backgammon", 3, Rules())
    for number, roll in enumerate(((3, 1), (1, 3)), 1):
        table.bot.app.challenges.dice = ScriptedDice([roll])
        begun = await table.bot.app.challenges.play_computer(
            place, alice, ComputerLevel.CASUAL, terms, interaction_id=number
        )
        start = len(table.env.http_requests)
        await table.bot.get(Boards).call(begun.record, f"<@{alice.user_id}> against the computer")
        assert pinged_since(table, start) == [alice.user_id]


@pytest.mark.parametrize("posting", ["one board in place", "a post a turn"])
async def test_the_computer_mentions_nobody(table, posting):
    """It has answered before anybody looks away."""
    await challenge(table, 3, level="beginner", posting=posting)
    start = len(table.env.http_requests)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    state = await settled(table)
    assert (state.on_roll, state.turns) == (WHITE, 2)
    assert "roll" in text_of(table.board)
    assert f"<@{table.players[WHITE].id}>" not in text_of(table.board)
    assert pinged_since(table, start) == []
