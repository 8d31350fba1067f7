"""The first match against the computer is guided: each new thing gets a line, once a person, until they want none."""

import re
from datetime import UTC, datetime
from random import Random

import pytest
from msgspec.structs import replace

from bot.records.matches import MatchRecord
from bot.records.people import Lesson, Preferences, Style
from bot.rules.dice import Roll
from bot.rules.match.partial import partial_now
from bot.rules.match.state import Phase
from bot.rules.scoring import Cube
from bot.ui.board.boards import Boards
from bot.ui.match.guide import guide_line, lesson_of
from bot.ui.match.style import numbers_in
from bot.ui.picking.words import progress_line
from tests.app.conftest import ALICE, BOB, HERE
from tests.engine.matches import state_at
from tests.ui.computer.computer_table import act, challenge, settled, without_pause
from tests.ui.table import buttons_of, posts_in, text_of

MARK = "💡"
BUTTON = "No more tips"
NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def dice():
    """Dice that can be checked."""


@pytest.fixture
def simcord_bot(make_bot, patient):
    return make_bot()


def lines_of(post):
    return [line for line in text_of(post).splitlines() if MARK in line]


async def explained(table):
    return (await table.bot.app.people.preferences(table.players[0].id)).explained


async def played(table, turns=400, *, until=lambda: False):
    """The lines that were read in play, each as often as it came up anew."""
    random, read = Random(2), []
    for _ in range(turns):
        state = await settled(table)
        shown = lines_of(table.board)
        assert len(shown) <= 1
        read += [line for line in shown if read[-1:] != [line]]
        if state.is_over or until():
            break
        await act(table, state, random, doubles=False)
    return read


async def test_each_thing_is_explained_once(table):
    await challenge(table, 3, level="beginner")
    await settled(table)
    assert BUTTON not in buttons_of(table.board), "not yet"
    read = await played(table)
    assert len(read) == len(set(read)), "none twice"
    assert read[0].endswith("You move from 24 down to 1, then off the board. The computer counts from its own side.")
    for word in ("blot", "close it"):
        assert word in " ".join(read)
    known = await explained(table)
    assert len(known) == len(set(known)) >= len(read) - 1


async def test_what_was_explained_elsewhere_or_in_an_earlier_match_is_not_repeated(table):
    await table.bot.app.people.prefer(table.players[0].id, explained=tuple(set(Lesson) - {Lesson.DOUBLED, Lesson.GAME}))
    await challenge(table, 1, level="beginner")
    assert (await table.bot.store.match(1)).style.guided
    assert await played(table, 6) == []
    await challenge(table, 1, level="beginner")
    assert not (await table.bot.store.match(2)).style.guided
    await challenge(table, 3, level="beginner")
    assert (await table.bot.store.match(3)).style.guided, "the first with a cube"
    await table.bot.app.people.prefer(table.players[0].id, explained=tuple(Lesson))
    await challenge(table, 3, level="beginner")
    assert not (await table.bot.store.match(4)).style.guided
    await challenge(table, 3, level="beginner", variant="nackgammon")
    assert (await table.bot.store.match(5)).style.guided


def test_a_double_is_explained_to_who_may_make_it_and_to_who_must_answer():
    state = state_at({6: 3}, {6: 3}, length=3)
    cube, met = {Lesson.CUBE, Lesson.DOUBLED, Lesson.OWNED}, set(Lesson) - {Lesson.GAME}
    offered, owned = replace(state, phase=Phase.DOUBLE_OFFERED), replace(state, cube=Cube(2, state.on_roll))
    for now, word in ((state, "you may double"), (offered, "take to play on"), (owned, "only you may double next")):
        record = MatchRecord(7, HERE, (ALICE, BOB), now, None, NOW, NOW, rated=False, style=Style(guided=True))
        lesson = lesson_of(record, now.waiting_for, Preferences(explained=tuple(met - cube)))
        assert word in guide_line(lesson, now)
        others = Preferences(explained=tuple(met - cube | {lesson}))
        assert lesson_of(record, now.waiting_for, others) is (Lesson.CUBE if now is owned else None)


async def test_the_first_match_of_another_game_begins_with_what_sets_it_apart(table):
    await table.bot.app.people.prefer(table.players[0].id, explained=tuple(set(Lesson) - {Lesson.GAME}))
    await challenge(table, 1, level="beginner", variant="fevga")
    [line] = await played(table, 12)
    assert "Nothing is hit: one checker holds a point. Your first checker has to pass your 12 point" in line
    assert re.search(r"Rules: </rules:\d+>", line)
    await challenge(table, 1, level="beginner", variant="fevga")
    assert await played(table, 4) == []
    await challenge(table, 1, level="beginner", variant="narde")
    assert "your starting point" in (await played(table, 4))[0]


async def test_whoever_begins_with_another_game_reads_of_it_first_and_of_the_way_next(table):
    await challenge(table, 1, level="beginner", variant="american_acey_deucey")
    first, second, *_ = await played(table, 12)
    assert "All checkers begin off the board" in first
    assert second.endswith("You move from 24 down to 1, then off the board. The computer counts from its own side.")


def test_where_only_the_first_checker_may_move_the_only_play_says_so():
    state = state_at({24: 15}, {24: 15}, roll=Roll(6, 3), variant="fevga")
    assert "as only your first checker may move yet: **24/15**" in progress_line(partial_now(state), numbers_in(state))


async def test_dont_show_me_ends_it_at_once_and_for_good(table):
    await challenge(table, 3, level="beginner")
    read = await played(table, until=lambda: BUTTON in buttons_of(table.board))
    assert read[-1:] == lines_of(table.board)
    board = (await table.players[0].click(table.board, label=BUTTON)).response
    assert lines_of(board) == []
    assert BUTTON not in buttons_of(board)
    assert set(await explained(table)) == set(Lesson)
    table.board = board
    assert await played(table, 6) == []


async def test_who_wants_no_more_tips_reads_none_that_came_with_a_later_version(table):
    cube = {Lesson.CUBE, Lesson.DOUBLED, Lesson.OWNED}
    await table.bot.app.people.prefer(table.players[0].id, explained=tuple(set(Lesson) - cube))
    await challenge(table, 3, level="beginner")
    assert await played(table, 40) == []


async def test_only_the_player_can_end_it(table, carol):
    await challenge(table, 3, level="beginner")
    await played(table, until=lambda: BUTTON in buttons_of(table.board))
    answer = (await carol.click(table.board, label=BUTTON)).response
    assert answer.ephemeral
    assert BUTTON in buttons_of(posts_in(table.env, table.channel)[-1])
    assert (await table.bot.app.people.preferences(carol.id)).explained == ()


async def test_a_restart_repeats_nothing(table, make_bot):
    await challenge(table, 3, level="beginner")
    await played(table, 8)
    known = await explained(table)
    assert known
    await table.restart(make_bot)
    without_pause(table.bot)
    assert await explained(table) == known
    record = await table.bot.store.match(1)
    post = await table.bot.get(Boards).live.present(record)
    shown = [line for line in post.calls if MARK in line]
    assert len(shown) <= 1
    read = await played(table, 200)
    assert len(read) == len(set(read))


async def test_ones_own_board_explains_the_same(table):
    await challenge(table, 3, level="beginner")
    await played(table, until=lambda: BUTTON in buttons_of(table.board))
    own = (await table.players[0].slash(table.channel, "board")).response
    assert lines_of(own) == lines_of(table.board)
    answer = (await table.players[0].click(own, label=BUTTON)).response
    assert lines_of(answer) == []


async def test_posts_that_stay_explain_nothing(table):
    await challenge(table, 3, level="beginner", posting="a post a turn")
    assert await played(table, 6) == []
