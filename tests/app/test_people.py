"""What people and servers have chosen: read once, and again in time where other processes may change it."""

import pytest

from bot.app.people import People
from bot.records.people import Preferences, ServerSettings


class Clock:
    seconds = 100.0

    def __call__(self):
        return self.seconds


@pytest.mark.parametrize("together", [False, True])
async def test_what_another_process_has_changed_is_read_in_time(house, together):
    clock = Clock()
    here, there = (People(house.store, together=together, seconds=clock) for _ in range(2))
    assert await here.preferences(7) == Preferences()
    assert await here.settings(5) == ServerSettings()
    changed = await there.prefer(7, dm_turns=not Preferences().dm_turns), await there.choose(5, threads=True)
    assert (await there.preferences(7), await there.settings(5)) == changed
    assert (await here.preferences(7), await here.settings(5)) == (Preferences(), ServerSettings())
    clock.seconds += 3600
    read = await here.preferences(7), await here.settings(5)
    assert read == (changed if together else (Preferences(), ServerSettings()))


async def test_without_the_database_what_is_in_memory_is_known(house):
    people = People(house.store)
    assert (people.known_preferences(7), people.known_settings(5)) == (None, ServerSettings())
    chosen = await people.prefer(7, dm_turns=not Preferences().dm_turns), await people.choose(5, threads=True)
    assert (people.known_preferences(7), people.known_settings(5)) == chosen
    assert (await people.settings(None), people.known_settings(None)) == (ServerSettings(), ServerSettings())
    people.forget(7)
    assert people.known_preferences(7) is None
