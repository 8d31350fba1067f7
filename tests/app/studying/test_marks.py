"""A button carries a mark of what it is about: after a backup was restored, something else may have the number."""

import pytest

from bot.app.studying.marks import Marks
from bot.errors import NotFound, NotFoundWhat
from bot.records.marks import record_mark


async def test_a_button_of_a_match_that_is_gone_leads_to_no_other(house):
    one = await house.begin()
    house.wait(minutes=5)
    two = await house.begin()
    marks = Marks(house.store)
    mark = record_mark(await house.store.match(one))
    for _ in range(2):  # read once, remembered afterwards
        await marks.check(mark, one)
    with pytest.raises(NotFound) as refused:
        await marks.check(mark, two)
    assert refused.value.what is NotFoundWhat.MATCH
    with pytest.raises(NotFound):
        await marks.check(mark, two + 1)


async def test_a_button_of_a_challenge_neither(house):
    await house.begin()
    (challenge_id, made) = 1, await house.store.challenge(1)
    marks = Marks(house.store)
    await marks.check(record_mark(made), challenge_id)
    house.wait(minutes=5)
    await house.begin()
    with pytest.raises(NotFound) as refused:
        await marks.check(record_mark(made), 2)
    assert refused.value.what is NotFoundWhat.CHALLENGE
