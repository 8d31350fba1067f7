"""How many requests a turn costs, counted where Discord would count them: five, three of them on the last tap."""

import pytest

from bot.records.people import Posting
from bot.rules.dice import ScriptedDice
from bot.rules.match.partial import encode_steps, steps_of
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.notation import parse_play
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON
from bot.ui.board.boards import Boards
from bot.ui.post import old_boards
from tests.loopback.boards import Tap, all_done, board_in

WHITE, BLACK = Side.WHITE, Side.BLACK
CALLBACK = "POST /interactions/{interaction}/{token}/callback"
FOLLOWUP = "POST /webhooks/{application}/{token}"
EDIT = "PATCH /channels/{channel}/messages/{message}"
DISARMED = "PATCH /webhooks/{application}/{token}/messages/{message}"
CARD = DISARMED
"""A result that is put on the last board."""
CLOSED = "DELETE /webhooks/{application}/{token}/messages/{message}"
TO_A_FOLLOWER = ["POST /users/@me/channels", "POST /channels/{channel}/messages"]


async def first_answered(act):
    """What `await act()` gives, without waiting for what the bot still has to do."""
    return await act()


class Counter:
    """Two people at a table; everything they do reports the requests it cost."""

    def __init__(self, club):
        self.club = club
        self.board = None
        self.until = all_done
        """What a tap is waited for with."""
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
            answer = await self.until(interaction_of)
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

    async def pick(self, side, text):
        """Choose a play in the lists, and play it if that is asked; returns the cost of each tap, in order."""
        state = await self.state()
        play = parse_play(text, state.position, state.roll, BACKGAMMON, state.rules)
        value = encode_steps(steps_of(play, state.roll, BACKGAMMON))
        selects = self.board.message.selects
        select = next(one for one in selects if any(option["value"] == value for option in one["options"]))
        tap = Tap(side, self.board.message, select["custom_id"], value)
        answer = await self.counted(lambda: tap.by(self.club.players))
        costs = [self.cost]
        if answer.ephemeral:
            button = board_in(answer.message).button("play_it")
            answer = await self.counted(lambda: self.club.players[side].click(answer, custom_id=button))
            costs.append(self.cost)
        self.board = board_in(answer.message) or self.board
        return costs

    async def ask(self, side, action, yes):
        """Tap what asks first, and confirm it; returns the cost of the second tap."""
        person, board = self.club.players[side], self.board
        question = await self.counted(lambda: person.click(board.message, custom_id=board.button(action)))
        assert self.cost == [CALLBACK]
        assert question.ephemeral
        buttons = [one["custom_id"] for one in question.message.buttons.values()]
        sure = next(one for one in buttons if f":{yes}:" in one)
        answer = await self.counted(lambda: person.click(question, custom_id=sure))
        self.board = board_in(answer.message) or self.board
        return self.cost

    async def state(self):
        return (await self.club.bot.store.match(self.board.match_id)).state


@pytest.fixture
def at(club):
    return Counter(club)


async def test_a_turn_costs_five_requests_and_the_new_board_goes_first(at):
    """The roll, the pick, and three on the tap that ends the turn; all by the tokens of this turn's interactions."""
    at.dice((3, 1), (6, 5), (4, 2))
    await at.begin(5)
    assert await at.pick(WHITE, "8/5 6/5") == [[CALLBACK], [CALLBACK, CLOSED, DISARMED]]
    for _ in range(2):
        old = at.board
        side = (await at.state()).on_roll
        await at.tap(side, "roll")
        assert at.cost == [CALLBACK]
        assert at.board.message.id == old.message.id
        play = plays_now(await at.state())[0].notation
        assert await at.pick(side, play) == [[CALLBACK], [CALLBACK, CLOSED, DISARMED]]
        assert at.board.message.id > old.message.id
        assert not old.message.buttons
    assert (await at.state()).turns == 3


async def test_old_boards_are_closed_once_no_new_one_is_being_made(at, monkeypatch):
    monkeypatch.setattr(old_boards, "_LONGEST", 60)
    at.dice((3, 1))
    await at.begin(5)
    server, boards = at.club.server, at.club.bot.get(Boards)
    at.until = first_answered  # the rest waits for the end of the rush
    with boards.live.new_first.board():
        assert await at.pick(WHITE, "8/5 6/5") == [[CALLBACK], [CALLBACK]]
        before = len(server.requests)
    await server.until(lambda: len(server.requests) == before + 2, what="the old board closed")
    assert [f"{request.method} {request.route}" for request in server.requests[before:]] == [CLOSED, DISARMED]


async def test_old_boards_are_closed_at_last_however_many_are_being_made(at, monkeypatch):
    monkeypatch.setattr(old_boards, "_LONGEST", 0.01)
    at.dice((3, 1))
    await at.begin(5)
    before = len(at.club.server.requests)
    with at.club.bot.get(Boards).live.new_first.board():
        await at.pick(WHITE, "8/5 6/5")
        await at.club.server.until(lambda: len(at.club.server.requests) == before + 4, what="the old board closed")


async def test_one_board_that_moves_costs_the_same(at):
    at.dice((3, 1), (6, 5))
    await at.club.bot.app.people.choose(at.club.channel.guild.id, posting=Posting.MOVES)
    await at.begin(5)
    posts = len(at.club.channel.messages)
    assert await at.pick(WHITE, "8/5 6/5") == [[CALLBACK], [CALLBACK, CLOSED, CLOSED]]
    await at.tap(BLACK, "roll")
    assert at.cost == [CALLBACK]
    assert await at.pick(BLACK, "24/13") == [[CALLBACK], [CALLBACK, CLOSED, CLOSED]]
    assert len(at.club.channel.messages) == posts


async def test_a_live_board_costs_as_many_with_a_call_and_without(at):
    """Whoever has acted within two minutes is not called: the private answer is told to wait for its end instead."""
    at.dice((3, 1), (6, 5), (4, 2))
    await at.club.bot.app.people.choose(at.club.channel.guild.id, posting=Posting.LIVE)
    await at.begin(5)
    board = at.board
    assert await at.pick(WHITE, "8/5 6/5") == [[CALLBACK], [DISARMED, CALLBACK, CLOSED]]
    at.board = board_in(board.message)
    await at.tap(BLACK, "roll")
    assert at.cost == [CALLBACK, CLOSED]  # the line that called him goes
    assert await at.pick(BLACK, "24/13") == [[CALLBACK], [DISARMED, CALLBACK, CLOSED]]
    at.board = board_in(board.message)
    await at.tap(WHITE, "roll")
    assert at.cost == [CALLBACK]
    assert len(at.club.channel.messages) == 2  # the challenge and the board


async def test_a_match_begins_with_its_board_and_the_challenge_closed(at):
    at.dice((3, 1))
    await at.begin(5)
    assert sorted(at.cost) == sorted([CALLBACK, DISARMED])


async def test_a_pick_makes_the_play_for_whoever_does_not_want_to_confirm(at):
    at.dice((3, 1))
    await at.prefer(WHITE, confirm=False)
    await at.begin(5)
    assert await at.pick(WHITE, "8/5 6/5") == [[CALLBACK, DISARMED]]
    state = await at.state()
    assert (state.on_roll, state.phase) == (BLACK, Phase.TO_ROLL)
    assert at.board.seq == state.seq


async def test_typed_turns(at):
    at.dice((3, 1), (6, 5))
    await at.begin(5)
    await at.sent(lambda: at.club.alice.slash(at.club.channel, "move", play="8/5 6/5"))
    assert at.cost == [CALLBACK, DISARMED]
    await at.sent(lambda: at.club.bob.slash(at.club.channel, "roll"))
    assert at.cost == [CALLBACK, DISARMED]
    await at.sent(lambda: at.club.bob.slash(at.club.channel, "move", play="24/13"))
    assert at.cost == [CALLBACK, DISARMED]
    assert (await at.state()).turns == 2


async def test_after_a_quarter_of_an_hour_the_channel_is_used(at):
    """A token that is too old is not tried: the private answer closes with the tap, the board through the channel."""
    at.dice((3, 1))
    await at.begin(5)
    known = at.club.bot.answers
    old = at.board
    known.of = lambda _: None
    assert await at.pick(WHITE, "8/5 6/5") == [[CALLBACK], [CALLBACK, FOLLOWUP, EDIT]]
    assert not old.message.buttons


async def test_rolls_by_themselves_and_an_opponent_who_dances_cost_nothing(at):
    """At 2 of 2 the cube is dead, so both sides roll automatically. Black, on the bar, dances with 6-6."""
    at.dice((3, 1), (6, 2), (6, 1), (6, 6), (4, 2))
    for side in Side:
        await at.prefer(side, auto_roll=True, confirm=False, confirm_double=False)
    await at.begin(2)
    assert await at.pick(WHITE, "8/5 6/5") == [[CALLBACK, DISARMED]]
    await at.tap(BLACK, "double")
    assert at.cost == [CALLBACK, DISARMED]
    await at.tap(WHITE, "take")
    assert at.cost == [CALLBACK, DISARMED]
    # Black's own roll came with the answer.
    assert at.board.phase is Phase.TO_PLAY
    assert await at.pick(BLACK, "24/18 13/11") == [[CALLBACK, DISARMED]]
    # A whole turn of White's: a roll, a play, Black's roll and dance, White's next roll. One tap.
    before = await at.state()
    assert (before.on_roll, before.phase) == (WHITE, Phase.TO_PLAY)
    posts = len(at.club.channel.messages)
    assert await at.pick(WHITE, "13/7* 8/7") == [[CALLBACK, DISARMED]]
    assert len(at.club.channel.messages) == posts + 1
    after = await at.state()
    assert (after.on_roll, after.phase, after.turns) == (WHITE, Phase.TO_PLAY, before.turns + 2)
    assert "can't enter" in at.board.text
    assert tuple(after.roll) == (4, 2)


async def test_the_cube_asks_once_and_a_pass_asks_again(at):
    at.dice((3, 1), (6, 5), (5, 2))
    await at.begin(5)
    await at.sent(lambda: at.club.alice.slash(at.club.channel, "move", play="8/5 6/5"))
    assert await at.ask(BLACK, "double", "double_yes") == [CALLBACK, CLOSED, DISARMED]
    assert await at.ask(WHITE, "pass", "pass_yes") == [CALLBACK, CLOSED, DISARMED]
    assert (await at.state()).score == (0, 1)


async def resign_match(at, side):
    """Resign the whole match by taps; returns the cost of the last tap."""
    person, board = at.club.players[side], at.board
    details = await at.counted(lambda: person.click(board.message, custom_id=board.button("details")))
    resign = next(one["custom_id"] for one in details.message.buttons.values() if ":resign:" in one["custom_id"])
    question = await at.counted(lambda: person.click(details, custom_id=resign))
    assert at.cost == [CALLBACK]
    sure = next(
        button["custom_id"] for button in question.message.buttons.values() if ":resign_match:" in button["custom_id"]
    )

    async def to_the_end():
        answer = await person.click(question, custom_id=sure)
        await at.club.server.until(lambda: bool(at.club.channel.find("Result of match")), what="the result card")
        return answer

    await at.counted(to_the_end)
    assert (await at.state()).is_over
    return at.cost


async def test_the_end_of_a_match_puts_its_result_card_on_the_board(at):
    at.dice((3, 1))
    await at.begin(5)
    assert await resign_match(at, WHITE) == [CALLBACK, CLOSED, DISARMED, CARD]


async def test_the_end_of_a_match_adds_one_message_for_a_follower(at):
    at.dice((3, 1))
    await at.begin(5)
    shown = await at.club.carol.slash(at.club.channel, "watch", match="1")
    await at.counted(lambda: at.club.carol.click(shown, "Follow"))
    assert at.cost == [CALLBACK]
    await at.sent(lambda: at.club.alice.slash(at.club.channel, "move", play="8/5 6/5"))
    assert at.cost == [CALLBACK, DISARMED]  # nothing to tell a follower
    await at.prefer(BLACK, confirm_double=False)
    await at.tap(BLACK, "double")
    assert at.cost == [CALLBACK, DISARMED, *TO_A_FOLLOWER]
    await at.tap(WHITE, "take")
    assert at.cost == [CALLBACK, DISARMED]
    assert (await resign_match(at, WHITE))[:4] == [CALLBACK, CLOSED, DISARMED, CARD]
    assert len(at.cost) <= 4 + len(TO_A_FOLLOWER)


async def test_what_is_refused_or_shown_to_one_person_is_one_request_too(at):
    at.dice((3, 1))
    await at.begin(5)
    first = at.board
    for person, action in ((at.club.bob, "my_view"), (at.club.carol, "details"), (at.club.bob, "steps")):
        answer = await at.counted(
            lambda person=person, action=action: person.click(first.message, custom_id=first.button(action))
        )
        assert answer.ephemeral
        assert at.cost == [CALLBACK]
    steps = first.button("steps")
    await at.pick(WHITE, "8/5 6/5")
    answer = await at.counted(lambda: at.club.alice.click(first.message, custom_id=steps, stale=True))
    assert answer.ephemeral
    assert at.cost == [CALLBACK]
