"""How many requests a turn costs, counted where Discord would count them: one per tap, and never one more."""

import asyncio

import pytest

from bot.records import Posting
from bot.rules.dice import ScriptedDice
from bot.rules.match.partial import PartialStep, encode_steps, steps_of
from bot.rules.match.state import Phase
from bot.rules.notation import parse_play
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON
from tests.loopback.boards import Tap, board_in

WHITE, BLACK = Side.WHITE, Side.BLACK
CALLBACK = "POST /interactions/{interaction}/{token}/callback"
FOLLOWUP = "POST /webhooks/{application}/{token}"
EDIT = "PATCH /channels/{channel}/messages/{message}"
TO_A_FOLLOWER = ["GET /users/{user}", "POST /users/@me/channels", "POST /channels/{channel}/messages"]
QUIET = 0.1
"""Seconds after an answer in which an extra request would show."""


class Counter:
    """Two people at a table; everything they do reports the requests it cost."""

    def __init__(self, club):
        self.club = club
        self.board = None
        self.cost = []
        """The requests of the latest tap, as `METHOD route`."""

    def dice(self, *rolls):
        dice = ScriptedDice(rolls)
        for table in (self.club.bot.app.matches, self.club.bot.app.challenges):
            table.dice, table.fair = dice, None

    async def prefer(self, side, **changes):
        await self.club.bot.app.people.prefer(self.club.players[side].id, **changes)

    async def counted(self, interaction_of):
        with self.club.server.counting() as made:
            answer = await interaction_of()
            await asyncio.sleep(QUIET)
        self.cost = [f"{request.method} {request.route}" for request in made]
        return answer

    async def sent(self, interaction_of):
        """Send something that is answered with a board."""
        answer = await self.counted(interaction_of)
        self.board = board_in(answer.message)
        return answer

    async def begin(self, length):
        offer = await self.club.alice.slash(self.club.channel, "challenge", opponent=self.club.bob, length=length)
        await self.sent(lambda: self.club.bob.click(offer, "Accept"))

    async def tap(self, side, action):
        tap = Tap(side, self.board.message, self.board.button(action))
        assert tap.custom_id, f"no {action} here"
        return await self.sent(lambda: tap.by(self.club.players))

    async def choose(self, side, step):
        select = next(one for one in self.board.message.selects if one["custom_id"].endswith(f"-{step.die}"))
        tap = Tap(side, self.board.message, select["custom_id"], encode_steps((step,)))
        return await self.sent(lambda: tap.by(self.club.players))

    async def choose_all(self, side, play):
        """Make a play by the lists; returns the cost of each tap, in order."""
        state = self.board.state
        costs = []
        found = parse_play(play, state.position, state.roll, BACKGAMMON, state.rules)
        for step in steps_of(found, state.roll, BACKGAMMON):
            await self.choose(side, step)
            costs.append(self.cost)
        return costs

    async def state(self):
        return (await self.club.bot.store.match(self.board.match_id)).state


@pytest.fixture
def at(club):
    return Counter(club)


async def test_a_turn_is_one_request_a_tap(at):
    at.dice((3, 1), (6, 5))
    await at.begin(5)
    assert await at.choose_all(WHITE, "8/5 6/5") == [[CALLBACK]] * 2
    await at.tap(WHITE, "undo")
    assert at.cost == [CALLBACK]
    await at.choose(WHITE, PartialStep(6, 1))
    assert at.cost == [CALLBACK]
    await at.tap(WHITE, "play")
    assert at.cost == [CALLBACK]
    await at.tap(BLACK, "roll")
    assert at.cost == [CALLBACK]
    assert await at.choose_all(BLACK, "24/18 18/13") == [[CALLBACK]] * 2
    await at.tap(BLACK, "play")
    assert at.cost == [CALLBACK]
    assert (await at.state()).turns == 2


async def test_a_match_begins_with_its_board_and_the_challenge_closed(at):
    at.dice((3, 1))
    await at.begin(5)
    assert sorted(at.cost) == sorted([CALLBACK, EDIT])


async def test_the_last_list_makes_the_play_for_whoever_does_not_want_to_confirm(at):
    at.dice((3, 1))
    await at.prefer(WHITE, confirm=False)
    await at.begin(5)
    assert await at.choose_all(WHITE, "8/5 6/5") == [[CALLBACK]] * 2
    state = await at.state()
    assert (state.on_roll, state.phase) == (BLACK, Phase.TO_ROLL)
    assert at.board.seq == state.seq


async def test_a_typed_play_costs_the_form_and_the_play(at):
    at.dice((3, 1), (6, 5))
    await at.begin(5)
    button = at.board.button("type")
    form = await at.counted(lambda: at.club.alice.click(at.board.message, custom_id=button))
    assert at.cost == [CALLBACK]
    await at.sent(lambda: at.club.alice.submit_modal(form, text="8/5 6/5"))
    assert at.cost == [CALLBACK]
    await at.sent(lambda: at.club.bob.slash(at.club.channel, "roll"))
    assert at.cost == [CALLBACK]
    await at.sent(lambda: at.club.bob.slash(at.club.channel, "move", play="24/13"))
    assert at.cost == [CALLBACK]
    assert (await at.state()).turns == 2


async def test_rolls_by_themselves_and_an_opponent_who_dances_cost_nothing(at):
    """At 2 of 2 the cube is dead, so both sides roll automatically. Black, on the bar, dances with 6-6."""
    at.dice((3, 1), (6, 2), (6, 1), (6, 6), (4, 2))
    for side in Side:
        await at.prefer(side, auto_roll=True, confirm=False)
    await at.begin(2)
    assert await at.choose_all(WHITE, "8/5 6/5") == [[CALLBACK]] * 2
    await at.tap(BLACK, "double")
    assert at.cost == [CALLBACK]
    await at.tap(WHITE, "take")
    assert at.cost == [CALLBACK]
    # Black's own roll came with the answer.
    assert at.board.state.phase is Phase.TO_PLAY
    assert await at.choose_all(BLACK, "24/18 13/11") == [[CALLBACK]] * 2
    # A whole turn of White's: a roll, a play, Black's roll and dance, White's next roll. Two taps, two requests.
    before = await at.state()
    assert (before.on_roll, before.phase) == (WHITE, Phase.TO_PLAY)
    assert await at.choose_all(WHITE, "13/7* 8/7") == [[CALLBACK]] * 2
    after = await at.state()
    assert (after.on_roll, after.phase, after.turns) == (WHITE, Phase.TO_PLAY, before.turns + 2)
    assert "can't enter" in at.board.text
    assert tuple(after.roll) == (4, 2)


async def test_confirming_is_one_more_and_all_that_follows_still_one_message(at):
    at.dice((3, 1), (6, 2), (6, 1), (6, 6), (4, 2))
    for side in Side:
        await at.prefer(side, auto_roll=True)
    await at.begin(2)
    await at.sent(lambda: at.club.alice.slash(at.club.channel, "move", play="8/5 6/5"))
    await at.tap(BLACK, "double")
    await at.tap(WHITE, "take")
    await at.sent(lambda: at.club.bob.slash(at.club.channel, "move", play="24/18 13/11"))
    await at.choose_all(WHITE, "13/7* 8/7")
    posts = len(at.club.channel.messages)
    await at.tap(WHITE, "play")
    assert at.cost == [CALLBACK]
    assert len(at.club.channel.messages) == posts + 1
    assert (await at.state()).on_roll is WHITE


async def test_the_cube_is_one_request_a_tap_and_a_pass_asks_again(at):
    at.dice((3, 1), (6, 5), (5, 2))
    await at.begin(5)
    await at.sent(lambda: at.club.alice.slash(at.club.channel, "move", play="8/5 6/5"))
    await at.tap(BLACK, "double")
    assert at.cost == [CALLBACK]
    offered = at.board
    question = await at.counted(lambda: at.club.alice.click(offered.message, custom_id=offered.button("pass")))
    assert at.cost == [CALLBACK]
    assert question.ephemeral
    sure = next(
        button["custom_id"] for button in question.message.buttons.values() if ":pass_yes:" in button["custom_id"]
    )
    await at.sent(lambda: at.club.alice.click(question, custom_id=sure))
    assert at.cost == [CALLBACK]
    assert (await at.state()).score == (0, 1)


async def resign_match(at, side):
    """Resign the whole match by taps; returns the cost of the last tap."""
    person, board = at.club.players[side], at.board
    question = await at.counted(lambda: person.click(board.message, custom_id=board.button("resign")))
    assert at.cost == [CALLBACK]
    sure = next(
        button["custom_id"] for button in question.message.buttons.values() if ":resign_match:" in button["custom_id"]
    )
    await at.counted(lambda: person.click(question, custom_id=sure))
    assert (await at.state()).is_over
    return at.cost


async def test_the_end_of_a_match_adds_its_result_card(at):
    at.dice((3, 1))
    await at.begin(5)
    assert await resign_match(at, WHITE) == [CALLBACK, FOLLOWUP]


async def test_the_end_of_a_match_adds_one_message_for_a_follower(at):
    at.dice((3, 1))
    await at.begin(5)
    shown = await at.club.carol.slash(at.club.channel, "watch", match="1")
    await at.counted(lambda: at.club.carol.click(shown, "Follow"))
    assert at.cost == [CALLBACK]
    await at.sent(lambda: at.club.alice.slash(at.club.channel, "move", play="8/5 6/5"))
    assert at.cost == [CALLBACK]  # nothing to tell a follower
    await at.tap(BLACK, "double")
    assert at.cost == [CALLBACK, *TO_A_FOLLOWER]
    await at.tap(WHITE, "take")
    assert at.cost == [CALLBACK]
    assert (await resign_match(at, WHITE))[:2] == [CALLBACK, FOLLOWUP]
    assert len(at.cost) <= 2 + len(TO_A_FOLLOWER)


async def test_a_live_board_is_edited_by_the_tap_itself(at):
    at.dice((3, 1), (6, 5))
    await at.club.bot.app.people.choose(at.club.channel.guild.id, posting=Posting.LIVE)
    await at.begin(5)
    assert await at.choose_all(WHITE, "8/5 6/5") == [[CALLBACK]] * 2
    await at.tap(WHITE, "play")
    assert at.cost == [CALLBACK]
    await at.tap(BLACK, "roll")
    assert at.cost == [CALLBACK]
    await at.counted(lambda: at.club.bob.slash(at.club.channel, "move", play="24/13"))
    assert at.cost == [CALLBACK, EDIT]


async def test_what_is_refused_or_shown_to_one_person_is_one_request_too(at):
    at.dice((3, 1))
    await at.begin(5)
    first = at.board
    for person, action in ((at.club.bob, "my_view"), (at.club.carol, "my_view"), (at.club.bob, "type")):
        answer = await at.counted(
            lambda person=person, action=action: person.click(first.message, custom_id=first.button(action))
        )
        assert answer.ephemeral
        assert at.cost == [CALLBACK]
    await at.choose_all(WHITE, "8/5 6/5")
    confirm = at.board.button("play")
    await at.tap(WHITE, "play")
    answer = await at.counted(lambda: at.club.alice.click(first.message, custom_id=confirm, stale=True))
    assert answer.ephemeral
    assert at.cost == [CALLBACK]
