"""The shape of a turn: one armed message a match, private picks, few taps and few requests."""

from random import Random

import pytest

from bot.records.people import Posting
from bot.rules.dice import LiveDice, Roll, ScriptedDice
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.sides import Side
from bot.ui.match.style import POSTINGS
from tests.nightly import NIGHTLY, every
from tests.ui.computer import computer_table
from tests.ui.positions import put
from tests.ui.shape import act, armed_posts, check_channel, controls_of
from tests.ui.table import (
    begin,
    buttons_of,
    forged,
    last_post,
    pictures_of,
    posts_in,
    requests_since,
    selects_of,
    text_of,
)

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK
RANDOM_MATCHES = 50 if NIGHTLY else 1
STYLES = list(Posting)


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice([(3, 1), (6, 5), (4, 3), (6, 6), (2, 1), (5, 4)])


async def choose_style(table, posting):
    await table.bot.app.people.choose(table.guild.id, posting=posting)


def use(table, random):
    table.bot.app.matches.dice = table.bot.app.challenges.dice = LiveDice(random.randrange)
    table.bot.app.matches.fair = None


def called(posting):
    """A way to show a match, as the option of the command names it."""
    return next(name for name, style in POSTINGS.items() if style is posting)


def armed_post(table):
    """The one message of the match that can be tapped."""
    [post] = armed_posts(table)[table.match_id]
    return post


def pick_of(message):
    """The id of the list of plays."""
    return next(one for one in controls_of(message) if ":pick:" in one)


# One armed message


@pytest.mark.slow
@pytest.mark.parametrize("posting", STYLES)
@pytest.mark.parametrize("seed", range(RANDOM_MATCHES))
async def test_one_message_of_a_match_is_armed_at_every_moment(table, posting, seed):
    """A match between people, tapped and typed, in each style."""
    random = Random(f"{posting} {seed}")
    use(table, random)
    await choose_style(table, posting)
    await begin(table, length=1 if seed % 2 else 3)
    for _ in range(400 if NIGHTLY else 40):
        check_channel(table)
        state = await table.state()
        if state.is_over:
            break
        table.board = armed_post(table)
        if state.phase is Phase.TO_PLAY and random.random() < 0.3:
            await table.by_command(state.on_roll, "move", play=random.choice(plays_now(state)).notation)
        elif state.phase is Phase.TO_ROLL and random.random() < 0.3:
            await table.by_command(state.on_roll, "roll")
        else:
            await act(table, random, resigns=0.03)
        assert (await table.state()).seq > state.seq
    check_channel(table)
    boards = [post for post in posts_in(table.env, table.channel) if pictures_of(post)]
    if posting is not Posting.TURNS and not (await table.state()).is_over:
        assert len(boards) == 1


@pytest.mark.slow
@pytest.mark.usefixtures("engine")
@pytest.mark.parametrize("posting", every([None, *STYLES], daily=[None]))
@pytest.mark.parametrize("seed", range(10 if NIGHTLY else 1))
async def test_one_message_of_a_match_with_the_computer_is_armed(table, posting, seed):
    """In each style; unless another is asked for, the match stays on one board."""
    random = Random(seed)
    use(table, random)
    asked = {} if posting is None else {"posting": called(posting)}
    await computer_table.challenge(table, length=1, level="beginner", **asked)
    while not (state := await computer_table.settled(table)).is_over:
        check_channel(table)
        boards = [post for post in posts_in(table.env, table.channel) if pictures_of(post)]
        assert posting is Posting.TURNS or len(boards) == 1
        table.board = armed_post(table)
        await act(table, random)
        check_channel(table)
        assert (await table.state()).seq > state.seq
    assert 1 not in armed_posts(table)


async def test_what_is_replaced_keeps_its_lines_and_its_picture_and_loses_its_controls(match):
    first = match.board
    shown = pictures_of(first)
    await match.play_by_lists(WHITE, plays_now(await match.state())[0])
    assert controls_of(first) == []
    assert pictures_of(first) == shown
    assert "rolls 1; alice begins" in text_of(first) or "alice" in text_of(first)
    assert "<@" not in text_of(first)
    assert armed_post(match).id == match.board.id != first.id
    assert first.message.components  # it is still there, as history
    await match.by_button(BLACK, "Roll")
    assert armed_post(match).id == match.board.id


async def test_a_restart_in_the_middle_of_a_turn_disarms_the_old_board_all_the_same(match, make_bot):
    old = match.board
    picked = await match.pick(WHITE, plays_now(await match.state())[0])
    await match.restart(make_bot)
    await match.by_button(WHITE, "Play it", picked)
    assert controls_of(old) == []
    assert pictures_of(old)
    assert armed_post(match).id == last_post(match).id != old.id
    assert controls_of(picked) == []


async def test_an_old_board_that_discord_would_not_change_is_disarmed_later(match):
    old = match.board
    for path in ("/webhooks/*/*/messages/*", "/channels/*/messages/*"):
        match.env.inject_error("PATCH", path, status=500)
    await match.by_command(WHITE, "move", play="8/5 6/5")
    assert controls_of(old)
    await match.env.advance_time(60)
    assert controls_of(old) == []
    assert pictures_of(old)
    check_channel(match)


# Private picks


async def test_nothing_of_a_pick_is_public_before_it_is_played(match):
    play = next(one for one in plays_now(await match.state()) if one.notation == "8/5 6/5")
    start = len(match.env.http_requests)
    before = [(post.id, post.components) for post in posts_in(match.env, match.channel)]
    picked = await match.pick(WHITE, play)
    steps = (await match.players[0].click(match.board, label="Move by move")).response
    assert picked.ephemeral
    assert steps.ephemeral
    assert "8/5 6/5" in text_of(picked)
    assert pictures_of(picked)
    assert [(post.id, post.components) for post in posts_in(match.env, match.channel)] == before
    for request in requests_since(match, start):
        data = (request.json or {}).get("data") or {}
        assert data.get("flags", 0) & 64, request.path
    board = await match.by_button(WHITE, "Play it", picked)
    assert not board.ephemeral
    assert "8/5 6/5" in text_of(board)


async def test_back_offers_the_lists_again_and_the_same_play_can_be_picked(match):
    play = plays_now(await match.state())[3]
    picked = await match.pick(WHITE, play)
    back = await match.by_button(WHITE, "Back", picked)
    assert back.ephemeral
    assert back.id == picked.id
    again = await match.pick(WHITE, play, back)
    await match.by_button(WHITE, "Play it", again)
    assert (await match.state()).on_roll is BLACK


async def test_without_confirm_a_pick_plays_at_once(match):
    await match.bot.app.people.prefer(match.players[0].id, confirm=False)
    old = match.board
    board = await match.pick(WHITE, plays_now(await match.state())[0])
    assert not board.ephemeral
    assert controls_of(old) == []
    assert (await match.state()).on_roll is BLACK


# Taps


@pytest.mark.parametrize("confirm", [True, False])
@pytest.mark.parametrize("roll", [(3, 1), (6, 6), (1, 1), (5, 4)])
async def test_a_turn_takes_four_taps_and_three_without_confirm(table, confirm, roll):
    await begin(table)
    await table.bot.app.people.prefer(table.players[0].id, confirm=confirm)
    await put(table, on_roll=WHITE, phase=Phase.TO_ROLL, roll=None)
    table.bot.app.matches.dice, table.bot.app.matches.fair = ScriptedDice([roll]), None
    start = len(table.env.http_requests)
    table.board = await table.by_command(WHITE, "board", public=True)
    await table.by_button(WHITE, "Roll")
    plays = plays_now(await table.state())
    assert len(plays) <= 100
    # A list is opened and a line of it chosen: two touches, one of them answered.
    answer = await table.pick(WHITE, plays[-1])
    if confirm:
        await table.by_button(WHITE, "Play it", answer)
    assert (await table.state()).on_roll is BLACK
    taps = [one for one in requests_since(table, start) if one.path.endswith("/callback")]
    assert len(taps) == 1 + (3 if confirm else 2)


async def test_more_plays_than_fit_in_one_list_are_in_up_to_four(table):
    await begin(table)
    await put(table, on_roll=WHITE, phase=Phase.TO_PLAY, roll=Roll(1, 1))
    board = await table.by_command(WHITE, "board", public=True)
    lists = selects_of(board)
    plays = plays_now(await table.state())
    assert 25 < len(plays) <= 100
    assert 2 <= len(lists) <= 4
    assert sorted(o["label"] for one in lists for o in one["options"]) == sorted(play.notation for play in plays)


# What is superseded, forged or gone


async def test_a_tap_on_an_old_board_is_answered_and_disarms_it(match):
    """An old board that kept its controls, as after an outage: whoever taps it takes them off."""
    old = match.board
    roll = pick_of(old)
    shown = old.components
    await match.play_by_lists(WHITE, plays_now(await match.state())[0])
    old._message.components = shown
    answer = await forged(match.players[0], old, roll, ["i3f1"])
    assert controls_of(old) == []
    assert pictures_of(old)
    private = [one for one in match.env.backend.messages[match.channel.id].values() if not one.visible_to(None)]
    assert private
    assert answer is not None
    check_channel(match)


async def test_a_private_answer_of_an_older_turn_becomes_the_present_board(match):
    picked = await match.pick(WHITE, plays_now(await match.state())[0])
    await match.by_command(WHITE, "move", play="8/5 6/5")
    answer = await match.by_button(WHITE, "Play it", picked)
    assert answer.ephemeral
    assert answer.id == picked.id
    assert "older position" in text_of(answer)
    assert not [one for one in buttons_of(answer) if one == "Play it"]


async def test_two_phones_of_one_player_play_once(match):
    plays = plays_now(await match.state())
    first = await match.pick(WHITE, plays[0])
    second = await match.pick(WHITE, plays[1])
    await match.by_button(WHITE, "Play it", first)
    seq = (await match.state()).seq
    answer = await match.by_button(WHITE, "Play it", second)
    assert answer.ephemeral
    assert (await match.state()).seq == seq


async def test_a_list_of_an_older_roll_plays_nothing(match):
    old, pick = match.board, pick_of(match.board)
    await match.by_command(WHITE, "move", play="8/5 6/5")
    await match.by_button(BLACK, "Roll")
    state = await match.state()
    answer = await forged(match.players[0], old, pick, ["i3f1"])
    assert answer.ephemeral
    assert await match.state() == state


async def test_a_play_that_no_list_has_is_refused(match):
    pick = pick_of(match.board)
    for value in ("y6", "", "i3", "x" * 90, "+3", "+x", "??"):
        answer = await forged(match.players[0], match.board, pick, [value])
        assert answer.ephemeral
        assert "incident" not in text_of(answer)
    assert (await match.state()).on_roll is WHITE


@pytest.mark.parametrize("posting", STYLES)
async def test_a_deleted_board_does_not_stop_a_turn(table, posting):
    await choose_style(table, posting)
    await begin(table)
    picked = await table.pick(WHITE, plays_now(await table.state())[0])
    table.env.backend.delete_message(table.channel.id, table.board.id)
    await table.by_button(WHITE, "Play it", picked)
    assert (await table.state()).on_roll is BLACK
    assert controls_of(armed_post(table))


# Doubling


async def test_a_double_is_asked_about_once(match):
    await match.by_command(WHITE, "move", play="8/5 6/5")
    question = (await match.players[1].click(match.board, label="Double to 2")).response
    assert question.ephemeral
    assert "play on for 2, or pass and lose 1 point. You can't take it back" in text_of(question)
    assert (await match.state()).phase is Phase.TO_ROLL
    nothing = await match.by_button(BLACK, "Not now", question)
    assert nothing.ephemeral
    question = (await match.players[1].slash(match.channel, "double")).response
    assert question.ephemeral
    await match.by_command(BLACK, "double", sure=True)
    assert (await match.state()).phase is Phase.DOUBLE_OFFERED


async def test_who_wants_no_question_doubles_at_once(match):
    await match.bot.app.people.prefer(match.players[1].id, confirm_double=False)
    await match.by_command(WHITE, "move", play="8/5 6/5")
    await match.players[1].click(match.board, label="Double to 2")
    assert (await match.state()).phase is Phase.DOUBLE_OFFERED


async def test_take_and_pass_never_stand_where_roll_was(match):
    await match.by_command(WHITE, "move", play="8/5 6/5")
    roll = list(buttons_of(match.board)).index("Roll")
    await match.by_button(BLACK, "Double to 2")
    offered = list(buttons_of(match.board))
    assert offered.index("Take") > roll + 1
    assert offered.index("Pass") > roll + 1


# What a post says


async def test_a_board_post_has_no_ids_and_details_have_them(match):
    text = text_of(match.board)
    assert "XGID" not in text
    assert "Match 1" not in text
    assert "committed" not in text
    details = (await match.players[1].click(match.board, label="Details")).response
    assert details.ephemeral
    for part in ("XGID=", "GNU ID", "Match 1"):
        assert part in text_of(details)
    assert "Resign" in buttons_of(details)


async def test_a_live_board_calls_the_next_player_with_a_line_that_is_taken_back(table):
    await choose_style(table, Posting.LIVE)
    await begin(table)
    await table.env.advance_time(1)
    await table.play_by_lists(WHITE, plays_now(await table.state())[0])
    line = last_post(table)
    assert f"<@{table.players[1].id}>" in text_of(line)
    assert not pictures_of(line)
    table.board = armed_post(table)
    await table.env.advance_time(1)
    await table.by_button(BLACK, "Roll")
    assert line.id not in [post.id for post in posts_in(table.env, table.channel)]
    # Alice has just played: she needs no line.
    await table.play_by_lists(BLACK, plays_now(await table.state())[0])
    assert [bool(pictures_of(post)) for post in posts_in(table.env, table.channel)][-1]


@pytest.mark.parametrize("posting", every(STYLES, daily=[Posting.TURNS]))
async def test_undo_is_answered_privately(table, posting):
    await choose_style(table, posting)
    await begin(table)
    for side in Side:
        answer = await table.by_command(side, "undo")
        assert answer.ephemeral
        assert "nothing to take back" in text_of(answer)
        assert pictures_of(answer)


async def test_whoever_danced_on_the_bar_is_told_so_after_the_next_roll_too(match):
    closed = Position.of({25: 1, 6: 3}, dict.fromkeys(range(1, 7), 2))
    await put(match, on_roll=WHITE, phase=Phase.TO_ROLL, roll=None, position=closed)
    match.bot.app.matches.dice, match.bot.app.matches.fair = ScriptedDice([(6, 5), (3, 1)]), None
    assert "can't enter" in text_of(await match.by_button(WHITE, "Roll"))
    assert "can't enter" in text_of(await match.by_button(BLACK, "Roll"))
