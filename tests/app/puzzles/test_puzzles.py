"""Which position a person is asked: as hard as they are strong, and none that would help them in a match."""

from random import Random

import pytest

from bot.app.coach import Coach
from bot.app.positions import pack
from bot.app.puzzles.puzzles import OwnPositions, Puzzles, Wanted
from bot.errors import PuzzleError, PuzzleReason, StaleAction
from bot.rules.match.commands import ResignMatch
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
