"""Who loses a race against another process looks again and decides anew, and not for ever."""

import pytest

from bot.app.races import until_first
from bot.errors import StaleAction
from bot.rules.match import commands as cmd
from bot.rules.match.time_control import paused
from tests.app.test_clocks import DAY


def losing(times):
    """What is too late so many times, and tells the attempt that it was in time with."""
    tried = []

    async def attempt():
        tried.append(None)
        if len(tried) <= times:
            raise StaleAction("somebody was faster")
        return len(tried)

    return attempt, tried


async def test_it_is_tried_until_nobody_is_faster():
    attempt, _ = losing(2)
    assert await until_first(attempt, attempts=3) == 3


async def test_it_is_not_tried_for_ever():
    attempt, tried = losing(3)
    with pytest.raises(StaleAction):
        await until_first(attempt, attempts=3)
    assert len(tried) == 3


async def test_what_another_look_would_not_change_is_not_tried_again():
    attempt, tried = losing(1)

    async def is_final(_):
        return True

    with pytest.raises(StaleAction):
        await until_first(attempt, is_final=is_final)
    assert len(tried) == 1


async def test_what_happens_to_a_match_happens_though_another_process_has_just_changed_its_clock(house, monkeypatch):
    match_id = await house.begin(DAY)
    append = house.store.append

    async def overtaken(record, *given, **named):
        monkeypatch.setattr(house.store, "append", append)
        await house.store.change_clock(record, paused(record.clock, house.now))
        return await append(record, *given, **named)

    monkeypatch.setattr(house.store, "append", overtaken)
    turn = await house.matches.happen(match_id, lambda record: cmd.Abandon(record.state.waiting_for))
    assert turn.record.state.is_over
