"""Playing with the thumb: the same match tapped, typed and mixed; and taps that should not have been made."""

import asyncio
from random import Random

import pytest

from bot.rules.dice import LiveDice, Roll, ScriptedDice
from bot.rules.match.actions import may_double
from bot.rules.match.partial import PartialStep, encode_steps
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.ui.kit.components import CustomId
from tests.nightly import every
from tests.ui.match.test_whole_match import ByButton, ByCommand
from tests.ui.positions import put
from tests.ui.table import (
    buttons_of,
    forged,
    pictures_of,
    posts_in,
    requests_since,
    selects_of,
    sent_tap,
    text_of,
)

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4)])


class ByForm(ByButton):
    """Buttons, but with plays typed into the form."""

    async def play(self, side, play, roll):
        if "Move by move" not in buttons_of(self.table.board):
            await super().play(side, play, roll)  # the only play there is has a button of its own
            return
        steps = await self.table.players[side].click(self.table.board, label="Move by move")
        form = await self.table.players[side].click(steps.response, label="Type it")
        self.table.board = (await self.table.players[side].submit_modal(form, {"text": play.notation})).response


class BySteps(ByButton):
    """Buttons, but with plays put together die by die."""

    async def play(self, side, play, roll):
        if "Move by move" not in buttons_of(self.table.board):
            await super().play(side, play, roll)
        else:
            await self.table.play_by_steps(side, play, roll)


class Mixed:
    """One way at random, then another."""

    def __init__(self, table, random):
        self.ways = [ByCommand(table), ByButton(table), ByForm(table), BySteps(table)]
        self.used = set()
        self.random = random

    def __getattr__(self, action):
        way = self.random.choice(self.ways)
        self.used.add((type(way), action))
        return getattr(way, action)


def decision(state, seed):
    """What to do in a state: always the same in the same match, however it is done."""
    random = Random(f"{seed} {state.seq}")
    if state.phase is Phase.TO_ROLL:
        return ("double",) if may_double(state) and random.random() < 0.15 else ("roll",)
    if state.phase is Phase.TO_PLAY:
        if state.turns > 2 and random.random() < 0.03:
            return ("resign", 1)
        return ("play", random.choice(plays_now(state)), state.roll)
    if state.phase is Phase.DOUBLE_OFFERED:
        return ("take",) if random.random() < 0.7 else ("pass_double",)
    return ("refuse_resignation",)


async def play_match(table, hands, seed):
    """Play a match to 3, to its end; returns who did what in it."""
    await table.by_command(WHITE, "challenge", length=3)
    await table.by_button(BLACK, "Accept")
    actions = set()
    while not (state := await table.state()).is_over:
        assert pictures_of(table.board)
        action, *arguments = decision(state, seed)
        actions.add(action)
        await getattr(hands, action)(state.waiting_for, *arguments)
        assert (await table.state()).seq > state.seq
    return [(stored.event, stored.actor_id) for stored in await table.bot.store.events(table.match_id)], actions


@pytest.mark.slow
@pytest.mark.parametrize("seed", every([1, 5, 36], daily=[36]))  # a short match with everything in it
async def test_a_match_to_three_by_taps_by_typing_and_mixed_leaves_the_same_log(table, seed):
    """Three whole matches with the same dice and decisions."""
    mixed = Mixed(table, Random(seed))
    logs = []
    for number, hands in enumerate((ByButton(table), ByCommand(table), mixed), start=1):
        table.match_id = number
        table.bot.app.matches.dice = table.bot.app.challenges.dice = LiveDice(Random(seed).randrange)
        log, actions = await play_match(table, hands, seed)
        logs.append(log)
    assert logs[0] == logs[1] == logs[2]
    assert {"roll", "play", "double", "take"} <= actions
    assert {(way, "play") for way in (ByCommand, ByButton, ByForm, BySteps)} <= mixed.used


# Taps that should not have been made


def refused(answer, *said):
    """The answer is private and contains these words."""
    assert answer.ephemeral
    for part in said:
        assert part in text_of(answer)


async def steps_of_white(table):
    """White's private answer in which a play is put together die by die."""
    return (await table.players[WHITE].click(table.board, label="Move by move")).response


async def tap_list(table, own, die, text):
    """White chooses a line by its text in the list of a die."""
    select = next(one for one in selects_of(own) if one["custom_id"].endswith(f"-{die}"))
    value = next(option["value"] for option in select["options"] if option["label"].startswith(text))
    return (await table.players[WHITE].select(own, [value], custom_id=select["custom_id"])).response


@pytest.fixture
async def unchanged(match):
    """Nothing that happens in the test may change the match or post anything for everyone."""
    record, posts = await match.bot.store.match(1), len(posts_in(match.env, match.channel))
    yield
    assert await match.bot.store.match(1) == record
    assert len(posts_in(match.env, match.channel)) == posts


async def test_a_list_says_the_die_and_its_moves_and_what_they_do(match):
    own = await steps_of_white(match)
    placeholders = [select["placeholder"] for select in selects_of(own)]
    assert placeholders[0].startswith("Play the 3: 24/21, ")
    assert placeholders[1].startswith("Play the 1: 24/23, ")
    own = await tap_list(match, own, 3, "8/5")
    assert "So far: 8/5. Left to play: 1." in text_of(own)
    assert [select["custom_id"][-1] for select in selects_of(own)] == ["1"]
    assert "Undo" in buttons_of(own)
    assert "Play it" not in buttons_of(own)
    own = await tap_list(match, own, 1, "6/5")
    assert "**8/5 6/5**: play it, or undo." in text_of(own)
    assert not selects_of(own)
    own = await match.by_button(WHITE, "Undo", own)
    own = await match.by_button(WHITE, "Undo", own)
    assert len(selects_of(own)) == 2
    assert "Undo" not in buttons_of(own)
    assert own.ephemeral


@pytest.mark.parametrize("confirm", [True, False])
async def test_a_die_with_one_move_is_a_button(match, confirm):
    await match.bot.app.people.prefer(match.players[WHITE].id, confirm=confirm)
    hit_or_not = Position.of({25: 1}, {4: 1, 1: 2})
    await put(match, on_roll=WHITE, phase=Phase.TO_PLAY, roll=Roll(4, 2), position=hit_or_not)
    own = await steps_of_white(match)
    assert not selects_of(own)
    assert list(buttons_of(own)) == ["Play the 4: bar/21*", "Play the 2: bar/23", "Type it", "Back"]
    own = await match.by_button(WHITE, "Play the 4: bar/21*", own)
    assert "So far: bar/21\\*. Left to play: 2." in text_of(own)
    own = await match.by_button(WHITE, "Undo", own)
    own = await match.by_button(WHITE, "Play the 2: bar/23", own)
    own = await match.by_button(WHITE, "Play the 4: 23/19", own)
    if confirm:
        await match.by_button(WHITE, "Play it", own)
    assert (await match.state()).on_roll is BLACK


@pytest.mark.usefixtures("unchanged")
class TestOutOfTurn:
    """Black taps, but it is White's turn."""

    async def test_the_other_players_list(self, match):
        shown = match.board.components
        [select] = selects_of(match.board)
        answer = (await match.players[BLACK].select(match.board, [select["options"][0]["value"]])).response
        refused(answer, "your opponent's turn")
        assert match.board.components == shown

    @pytest.mark.parametrize("action", ["steps", "undo", "play", "play_it", "type", "back"])
    async def test_the_other_players_buttons(self, match, action):
        target = CustomId(action, 1, (await match.state()).seq, "i3f1").encode("b")
        refused(await forged(match.players[BLACK], match.board, target), "your opponent's turn")

    async def test_a_roll_that_is_not_his(self, match):
        roll = CustomId("roll", 1, (await match.state()).seq).encode("b")
        for side, said in ((BLACK, "your opponent's turn"), (WHITE, "The dice have been rolled")):
            refused(await forged(match.players[side], match.board, roll), said)


@pytest.mark.usefixtures("unchanged")
class TestWhatNoBoardShows:
    """Ids and values that were never shown: each gets an answer, and none does anything."""

    @pytest.mark.parametrize("steps", [(), (PartialStep(8, 3),), (PartialStep(6, 1),)])
    async def test_confirm_with_moves_still_to_play(self, match, steps):
        seq = (await match.state()).seq
        confirm = CustomId("play", 1, seq, encode_steps(steps)).encode("b")
        refused(await forged(match.players[0], match.board, confirm), "as many of your numbers as you can")

    @pytest.mark.parametrize("steps", ["i3f6", "i3i3", "y6y5", "i3f1f1", "z3f1"])
    async def test_confirm_of_a_play_that_is_not_legal(self, match, steps):
        confirm = CustomId("play", 1, (await match.state()).seq, steps).encode("b")
        refused(
            await forged(match.players[0], match.board, confirm),
            "can't play that",
            "legal plays, for example `24/21 24/23`",
        )

    @pytest.mark.parametrize("value", ["y6", "b3", "i3i3i3", "x", "??", "z1"])
    async def test_a_line_that_is_not_in_the_list(self, match, value):
        for select in (*selects_of(match.board), selects_of(await steps_of_white(match))[0]):
            answer = await forged(match.players[0], match.board, select["custom_id"], [value])
            refused(answer)
            assert "incident" not in text_of(answer)

    @pytest.mark.parametrize("argument", ["i3-9", "i9-3", "-", "zzz", "i"])
    async def test_a_list_that_there_is_not(self, match, argument):
        target = CustomId("step", 1, (await match.state()).seq, argument).encode("s")
        answer = await forged(match.players[0], match.board, target, ["f1"])
        assert "incident" not in text_of(answer)

    async def test_nothing_to_undo(self, match):
        undo = CustomId("undo", 1, (await match.state()).seq).encode("b")
        answer = await forged(match.players[0], match.board, undo)
        assert len(selects_of(answer)) == 2

    async def test_a_match_there_is_not(self, match):
        for action in ("roll", "my_view", "play", "undo", "type", "resign"):
            custom_id = CustomId(action, 99, 1).encode("b")
            refused(await forged(match.players[0], match.board, custom_id), "can't find that match")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "can't read"),
        ("   ", "can't read"),
        ("8/5", "both numbers"),
        ("24/18", "isn't what you rolled"),
        ("@everyone `x`", "can't read"),
        ("9" * 200, "can't read"),
        ("🎲" * 50, "can't read"),
    ],
)
@pytest.mark.usefixtures("unchanged")
async def test_nonsense_in_the_form(match, text, said):
    form = await match.players[0].click(await steps_of_white(match), label="Type it")
    answer = (await match.players[0].submit_modal(form, {"text": text})).response
    refused(answer, said, "`")


async def test_a_form_for_a_position_that_has_moved_on(match):
    form = await match.players[0].click(await steps_of_white(match), label="Type it")
    await match.by_command(WHITE, "move", play="8/5 6/5")
    state = await match.state()
    answer = (await match.players[0].submit_modal(form, {"text": "24/23 13/10"})).response
    refused(answer, "older position")
    assert await match.state() == state


async def test_every_tap_on_an_old_board_shows_the_present_one_to_that_person_alone(match):
    first, seq = match.board, (await match.state()).seq
    lists = [select["custom_id"] for select in selects_of(first)]
    await match.by_command(WHITE, "move", play="8/5 6/5")
    await match.by_button(BLACK, "Roll")
    state, shown = await match.state(), match.board.components
    taps = [CustomId(action, 1, seq).encode("b") for action in ("roll", "double", "play", "undo", "type")]
    for person in match.players:
        for custom_id in taps:
            answer = await forged(person, first, custom_id)
            refused(answer, "older position", "bob** to play 6-5")
            assert pictures_of(answer)
        refused(await forged(person, first, lists[0], ["i3f1"]), "older position")
    assert await match.state() == state
    assert match.board.components == shown
    assert not buttons_of(first)


async def test_a_play_before_the_roll(match):
    await match.by_command(WHITE, "move", play="8/5 6/5")
    state = await match.state()
    seq = state.seq
    for side, said in ((WHITE, "your opponent's turn"), (BLACK, "haven't rolled yet")):
        for action in ("play", "undo", "type"):
            custom_id = CustomId(action, 1, seq, "i3f1").encode("b")
            refused(await forged(match.players[side], match.board, custom_id), said)
        custom_id = CustomId("step", 1, seq, "-3").encode("s")
        refused(await forged(match.players[side], match.board, custom_id, ["i3"]), said)
    assert await match.state() == state


@pytest.mark.parametrize("label", ["Play it", "Roll"])
async def test_a_double_click_does_one_thing(match, label):
    tapped = await match.pick(WHITE, plays_now(await match.state())[0])
    side = WHITE
    if label == "Roll":
        tapped, side = await match.by_button(WHITE, "Play it", tapped), BLACK
    before, posts = await match.state(), len(posts_in(match.env, match.channel))
    custom_id = buttons_of(tapped)[label]
    start = len(match.env.http_requests)
    results = await asyncio.gather(*(sent_tap(match.players[side], tapped, custom_id) for _ in range(2)))
    assert (await match.state()).seq == before.seq + 1
    answers = [one for one in requests_since(match, start) if one.path.endswith("/callback")]
    assert len({one.path for one in answers}) == 2
    assert len({one.path for one in answers if "older position" in str(one.json)}) == 1
    # The private answer that was tapped says so for a moment at most, since the tap that counts closes it.
    private = [one.response for one in results if one.response is not None and one.response.ephemeral]
    assert len(private) == 1 or (label == "Play it" and not private)
    assert all("older position" in text_of(answer) for answer in private)
    assert len(posts_in(match.env, match.channel)) == posts + (label == "Play it")


async def test_with_two_matches_waiting_a_listed_play_names_its_opponent_and_is_played_there(table, carol):
    alice, bob = table.players
    await table.by_command(WHITE, "challenge", opponent=bob, length=3)
    await table.by_button(BLACK, "Accept")
    challenge = (await alice.slash(table.channel, "challenge", opponent=carol, length=3)).response
    await carol.click(challenge, label="Accept")
    for number in (1, 2):
        table.match_id = number
        await put(table, on_roll=WHITE, phase=Phase.TO_PLAY, roll=Roll(3, 1) if number == 1 else Roll(6, 5))

    async def listed(typed):
        return {one["name"]: one["value"] for one in await alice.autocomplete(table.channel, "move", "play", typed)}

    everything = await listed("")
    assert {name.split(" against ")[1] for name in everything} == {"bob (match 1)", "carol (match 2)"}
    assert await listed("24/18 13") == {"24/18 13/8 against carol (match 2)": "24/18 13/8 #2"}
    assert all("against bob" in name for name in await listed("bob"))
    [value] = (await listed("bob 8/5 6/5")).values()
    await alice.slash(table.channel, "move", play=value)
    assert (await table.bot.store.match(1)).state.on_roll is BLACK
    assert (await table.bot.store.match(2)).state.on_roll is WHITE
    assert "24/18 13/8" in await listed("24/18 13")  # one match is left: no name is needed
    await alice.slash(table.channel, "move", play="24/18 13/8 #2")
    assert (await table.bot.store.match(2)).state.on_roll is BLACK
