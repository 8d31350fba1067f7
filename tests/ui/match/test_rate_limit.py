"""People who tap faster than anybody can: so many a second are done, then they are told so once."""

import asyncio

import pytest

from bot.rules.dice import ScriptedDice
from bot.ui.kit import rate_limit
from bot.ui.kit.rate_limit import RateLimit, Verdict
from tests.ui.table import begin, buttons_of, forged_or_nothing, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 5)])


@pytest.fixture
def now(simcord_bot, monkeypatch):
    """The second that it is, to be set; ten taps a second are allowed, as in earnest."""
    monkeypatch.setattr(rate_limit, "MOST", 10)
    moment = [100.0]
    simcord_bot.get(RateLimit)._clock = lambda: moment[0]
    return moment


async def taps(table, person, count):
    """The answers to so many taps on a button that changes nothing, which makes each of them as costly as the next."""
    custom_id = buttons_of(table.board)["My board"]
    answers = [await forged_or_nothing(person, table.board, custom_id) for _ in range(count)]
    return [text_of(answer) for answer in answers if answer is not None]


async def test_ten_taps_a_second_are_answered_then_a_word_then_nothing(table, now):
    await begin(table)
    now[0] += 1
    said = await taps(table, table.players[0], 30)
    assert len(said) == 11
    assert [text for text in said if "too fast" in text] == [said[10]]
    assert "10 taps" in said[10]
    # The opponent is not in the least concerned.
    assert len(await taps(table, table.players[1], 10)) == 10
    now[0] += 0.5
    said = await taps(table, table.players[0], 10)
    assert len(said) == 5  # as many as half a second allows, without another word
    now[0] += 1
    assert "too fast" in (await taps(table, table.players[0], 12))[-1]


async def test_commands_and_forms_count_as_well(table, now):
    await begin(table)
    now[0] += 1
    alice = table.players[0]
    panel = (await alice.click(table.board, label="Move by move")).response
    now[0] += 1
    said = [await alice.slash(table.channel, "board") for _ in range(12)]
    assert ["too fast" in text_of(one.response) for one in said[:11]] == [False] * 10 + [True]
    assert said[11].response is None
    seq = (await table.state()).seq
    now[0] += 0.15  # one more
    form = await alice.click(panel, label="Type it")
    await alice.submit_modal(form, {"text": "8/5 6/5"})
    assert (await table.state()).seq == seq
    now[0] += 1
    form = await alice.click(panel, label="Type it")
    await alice.submit_modal(form, {"text": "8/5 6/5"})
    assert (await table.state()).seq > seq


async def test_at_once_is_no_way_around_it(table, now):
    await begin(table)
    now[0] += 1
    custom_id = buttons_of(table.board)["My board"]
    answers = await asyncio.gather(*(forged_or_nothing(table.players[0], table.board, custom_id) for _ in range(40)))
    assert sum(answer is not None for answer in answers) == 11


def test_what_is_remembered_of_people_is_bounded():
    kept = RateLimit(lambda: 0.0)
    assert {kept.judge(person) for person in range(50_000)} == {Verdict.GO}
    assert len(kept) == 10_000


def test_what_cannot_be_told_while_somebody_types_is_told_at_their_next_tap():
    kept = RateLimit(lambda: 0.0)
    for _ in range(rate_limit.MOST):
        assert kept.judge(1) is Verdict.GO
    assert kept.judge(1, can_tell=False) is Verdict.IGNORE
    assert kept.judge(1) is Verdict.TELL
    assert kept.judge(1) is Verdict.IGNORE
    assert kept.judge(1, can_tell=False) is Verdict.IGNORE
