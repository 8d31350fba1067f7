"""Taps that a modified client makes up: each action, with an argument that no button has, is refused in words."""

import pytest

from bot.ui.kit.components import CustomId
from tests.nightly import every
from tests.ui.chouette.chouette_table import begun, rolls
from tests.ui.monkey.monkey import Monkey
from tests.ui.table import posts_in, sent_tap

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.slow, pytest.mark.timeout(300)]

GARBAGE = ("", "x", "-1.x,9~", "9" * 40, "report", "dpq", "vote.0.backgammon.x")
VALUES = (None, ("x",), ("1",), ("9" * 40,))
"""What a list sends; None is the tap on a button."""
TO_THE_END = ("call_off", "s_off", "privacy", "ends", "delete")
"""In the names of actions after which little is left."""


@pytest.fixture
def dice():
    return rolls((3, 1), *[(6, 5), (4, 3), (6, 2), (2, 1), (5, 4), (4, 1)] * 40)


@pytest.fixture
async def places(table):
    """By how the names of actions begin: a person, and where they tap; there is something of each kind."""
    club = await begun(table, 3)
    monkey = Monkey(table, 1)
    organizer, alice, bob, carol, dan, eve = monkey.people
    options = {"name": "Cup", "system": "round_robin", "length": 1}
    await monkey.typed(organizer, table.channel, "tournament create", **options)
    for person in (organizer, alice, bob, carol):
        await monkey.someone("t_join", person)
    await monkey.typed(organizer, table.channel, "tournament start", sure=True)
    await monkey.typed(dan, table.channel, "vote", length=3, level="beginner")
    await monkey.someone("c_join", eve)
    await monkey.someone("c_start", dan)
    crowd = (await table.bot.app.crowds.crowd(1)).match_id
    mine = next(one for one in await table.bot.app.matches.everywhere(alice.id))
    return monkey, {
        "ch_": (club.people[1], ((1, 1), (1, (await club.state()).moved))),
        "c_": (dan, ((1, 1), (crowd, (await table.bot.app.matches.match(crowd)).state.seq))),
        "t_": (organizer, ((1, 1),)),
        "": (alice, ((1, 1), (mine.match_id, mine.state.seq))),
    }


@pytest.mark.parametrize("argument", every(GARBAGE, daily=["", "-1.x,9~"]))
async def test_a_made_up_tap_is_no_incident(places, table, argument, nothing_unexpected):
    monkey, known = places
    last = posts_in(table.env, table.channel)[-1]
    wrong = set()
    for action in sorted(monkey.actions, key=lambda one: (any(word in one for word in TO_THE_END), one)):
        person, subjects = next(found for begins, found in known.items() if action.startswith(begins))
        for subject, seq in subjects:
            for values in VALUES:
                before = len(nothing_unexpected)
                target = CustomId(action, subject, seq, argument).encode("b" if values is None else "s")
                result = await sent_tap(person, last, target, values)
                logged = [entry for entry in nothing_unexpected[before:] if entry["event"] == "unexpected"]
                if logged or not result.acknowledged:
                    wrong.add((action, *(repr(entry["exc_info"]) for entry in logged)))
    assert not wrong
