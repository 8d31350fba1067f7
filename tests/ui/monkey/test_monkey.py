"""Whatever is tapped, chosen, filled in or typed: it is answered, nothing unexpected is logged, all payloads are valid.

By day for some seconds, by night for ten minutes. What chance seldom leads to is done in order.
"""

import time

import pytest

from bot.live.address import Address
from tests.nightly import NIGHTLY
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.monkey.monkey import Monkey

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.slow]

MINUTES = 10
STEPS = 250
MANY = 30
"""So many actions chance leads to in `STEPS` mostly, and in four times as many always."""
FORM = ("t_change", "t_name")


@pytest.fixture
def monkey(table):
    return Monkey(table, 1)


@pytest.mark.timeout(60 * (MINUTES + 5))
async def test_everything_is_answered(monkey):
    if NIGHTLY:
        monkey.table.bot.get(Address).open_at("http://127.0.0.1:8765")
    until, steps, done = time.monotonic() + 60 * MINUTES, 0, 0
    while time.monotonic() < until if NIGHTLY else steps < STEPS or (done <= MANY and steps < 4 * STEPS):
        await monkey.do_something(opening=NIGHTLY)
        steps, done = steps + 1, len(monkey.actions) - len(monkey.missing)
    bodies = sum(isinstance(one.json, dict | list) for one in monkey.env.http_requests)
    print(f"{steps} steps, {bodies} bodies, {done} actions, not reached: {sorted(monkey.missing)}")
    assert done > MANY


async def test_a_tournament_from_its_form_to_its_being_called_off(monkey):
    organizer, *others = monkey.people
    await organizer.slash(monkey.channels[0], "tournament create")
    for action in FORM:
        await monkey.someone(action, organizer)
    await organizer.slash(monkey.channels[0], "tournament create")
    await monkey.someone("t_announce", organizer)
    for person in others[:4]:
        await monkey.someone("t_join", person)
    await monkey.someone("t_leave", others[0])
    await organizer.slash(monkey.channels[0], "tournament cancel")
    await monkey.someone("t_which", organizer)
    await monkey.someone("t_call_off", organizer)
    assert {*FORM, "t_announce", "t_join", "t_leave", "t_which", "t_call_off"} <= monkey.reached.keys()


async def test_a_chouette_with_its_sheet_and_its_file(monkey, table):
    club = ChouetteTable(table, 4)
    await club.open()
    monkey.people += club.people
    await club.games(1)
    await monkey.someone("ch_sheet", club.people[0])
    await monkey.someone("ch_view", club.people[0])
    await monkey.someone("ch_more", club.people[0])
    for action in ("ch_table", "ch_file"):
        await monkey.someone(action, club.people[0])
    assert {"ch_sheet", "ch_view", "ch_more", "ch_table", "ch_file"} <= monkey.reached.keys()
