"""Which position a person is asked: as hard as they are strong, and none that would help them in a match."""

from random import Random

import pytest

from bot.app.coach import Coach
from bot.app.positions import pack
from bot.app.puzzles.puzzles import OwnPositions, Puzzles, Wanted
from bot.errors import CoachError, CoachReason, PuzzleError, PuzzleReason, StaleAction
from bot.rules.match.commands import ResignMatch
from bot.store.learning.puzzles import OBJECTORS
from tests.app.conftest import ALICE, CAROL
from tests.puzzles import play_puzzle, some_puzzles, use_pack

ANY = Wanted("backgammon")
GUILD = 5
OTHERS = some_puzzles(3)
"""From 1000 on, each harder than the one before it."""


@pytest.fixture
def puzzles(house):
    own = OwnPositions(house.store, None, None, None, lambda: house.now)
    yield Puzzles(house.store, Coach(house.store, None, None), own, lambda: house.now, Random(1))
    pack.load_pack.cache_clear()


@pytest.fixture
async def faced(house, monkeypatch, tmp_path):
    """The position of Alice's match, which a newcomer is asked first, and three that are easier. Gives it alone."""
    state = (await house.store.match(await house.begin())).state
    found = play_puzzle(state, 1250.0)
    use_pack(monkeypatch, tmp_path, [found, *OTHERS])
    return found


async def refused(puzzles, user_id, wanted=ANY):
    with pytest.raises(PuzzleError) as caught:
        await puzzles.next(user_id, None, wanted)
    return caught.value.reason


async def test_a_position_that_stands_in_a_match_of_theirs_is_passed_over_until_it_is_over(house, puzzles, faced):
    assert (await puzzles.next(CAROL.user_id, None, ANY)).puzzle.key == faced.key
    question = await puzzles.next(ALICE.user_id, None, ANY)
    assert question.puzzle.key == OTHERS[-1].key, "the hardest of the others"
    assert await puzzles.next(ALICE.user_id, None, ANY) == question, "until it's answered"
    await puzzles.answered(question, question.puzzle.truth.plays[0].play)
    await house.act(1, ALICE, ResignMatch)
    assert (await puzzles.next(ALICE.user_id, None, ANY)).puzzle.key == faced.key


async def test_a_question_whose_position_comes_up_in_a_match_gives_way_to_another(
    house, puzzles, monkeypatch, tmp_path
):
    use_pack(monkeypatch, tmp_path, OTHERS)
    first = await puzzles.next(ALICE.user_id, None, ANY)
    state = (await house.store.match(await house.begin())).state
    use_pack(monkeypatch, tmp_path, [play_puzzle(state), *OTHERS[:2]])
    second = await puzzles.next(ALICE.user_id, None, ANY)
    assert (first.puzzle.key, second.puzzle.key) == (OTHERS[2].key, OTHERS[1].key)
    with pytest.raises(StaleAction):
        await puzzles.question(first.asked.puzzle_id, ALICE.user_id)
    assert (await puzzles.question(second.asked.puzzle_id, ALICE.user_id)).puzzle == second.puzzle
    with pytest.raises(StaleAction):
        await puzzles.question(second.asked.puzzle_id, CAROL.user_id)


async def test_where_all_are_left_out_or_there_is_none_it_is_said_why(house, puzzles, monkeypatch, tmp_path, faced):
    assert await refused(puzzles, CAROL.user_id, Wanted("backgammon", "race")) is PuzzleReason.NO_THEME
    assert await refused(puzzles, CAROL.user_id, Wanted("plakoto")) is PuzzleReason.NO_PACK
    use_pack(monkeypatch, tmp_path, [faced])
    assert await refused(puzzles, ALICE.user_id) is PuzzleReason.NONE_NOW
    (tmp_path / f"backgammon{pack.SUFFIX}").write_bytes(b"no pack")
    pack.load_pack.cache_clear()
    assert await refused(puzzles, CAROL.user_id) is PuzzleReason.NO_PACK


async def test_once_all_are_answered_the_oldest_comes_again_and_does_not_count(house, puzzles, monkeypatch, tmp_path):
    use_pack(monkeypatch, tmp_path, OTHERS)
    asked = []
    for _ in range(5):
        question = await puzzles.next(CAROL.user_id, GUILD, ANY)
        asked.append(question)
        house.wait(hours=1)
        with pytest.raises(PuzzleError):
            await puzzles.object_to(question.asked, GUILD)
        await puzzles.answered(question, question.puzzle.truth.plays[-1].play)
    keys = [one.puzzle.key for one in asked]
    assert keys[:3] == [one.key for one in reversed(OTHERS)]
    assert keys[3:] == keys[:2]
    assert [(one.again, one.asked.rated) for one in asked] == [(False, True)] * 3 + [(True, False)] * 2
    themed = await puzzles.next(CAROL.user_id, GUILD, Wanted("backgammon", OTHERS[0].theme))
    assert not themed.asked.rated


async def test_what_stands_in_a_match_or_is_a_daily_position_is_not_asked_and_not_shown(
    house, puzzles, faced, monkeypatch
):
    with pytest.raises(CoachError) as caught:
        await puzzles.check_may_ask(ALICE.user_id, faced)
    assert (caught.value.reason, caught.value.match) == (CoachReason.BEING_PLAYED, "1")
    await puzzles.check_may_ask(CAROL.user_id, faced)
    asked = []

    async def open_keys(user_id, guild_id):
        asked.append((user_id, guild_id))
        return {faced.key} if guild_id == GUILD else set()

    monkeypatch.setattr(house.store, "open_daily_keys", open_keys)
    with pytest.raises(CoachError) as caught:
        await puzzles.check_not_daily(CAROL.user_id, faced, GUILD)
    assert caught.value.reason is CoachReason.BEING_ASKED
    await puzzles.check_not_daily(CAROL.user_id, OTHERS[0], GUILD)
    await puzzles.check_not_daily(CAROL.user_id, faced, None)
    assert asked[0] == (CAROL.user_id, GUILD)


async def test_a_position_that_enough_take_for_wrong_is_withdrawn_from_their_server(
    house, puzzles, monkeypatch, tmp_path
):
    use_pack(monkeypatch, tmp_path, OTHERS[:1])
    monkeypatch.setattr("bot.store.learning.puzzles._KNOWING", 1)
    key = OTHERS[0].key
    for person in range(50, 50 + OBJECTORS):
        assert not await puzzles.is_withdrawn(key, GUILD)
        question = await puzzles.next(person, GUILD, ANY)
        answered = await puzzles.answered(question, question.puzzle.truth.plays[0].play)
        await puzzles.object_to(answered, GUILD)
    assert await puzzles.is_withdrawn(key, GUILD)
    assert not await puzzles.is_withdrawn(key, GUILD + 1)
    assert not await puzzles.is_withdrawn(key, None)
    assert (await puzzles.next(99, GUILD + 1, ANY)).puzzle.key == key
    with pytest.raises(PuzzleError):
        await puzzles.next(99, GUILD, ANY)
