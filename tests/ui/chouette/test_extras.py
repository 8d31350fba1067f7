"""Extras: they're offered to the only one who took, who may silently accept; whoever gives one sees it and can play."""

import pytest

from tests.ui.chouette.chouette_table import ChouetteTable, rolls, yes_in
from tests.ui.table import text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice():
    return rolls((3, 1), (6, 5), (4, 2), (6, 1))


async def one_took(table):
    """The box has doubled everyone: dee alone took, bo offers an extra, cy doesn't."""
    club = ChouetteTable(table, 4)
    await club.open(rules="los angeles")
    ann, bo, cy, dee = club.people
    await club.play(ann)
    for person in (bo, cy, dee):
        await club.tap(person, "Roll on")
    await club.play(bo)
    asked = await club.tap(ann, "Double…")
    await club.tap(ann, yes_in(asked), asked)
    await club.tap(dee, "Take")
    for person in (bo, cy):
        await club.tap(person, "Pass", await club.tap(person, "Pass"))
    await club.tap(cy, "No extra")
    await club.tap(bo, "Offer an extra")
    return club


async def test_a_taker_who_says_nothing_accepts_and_reads_so(table):
    club = await one_took(table)
    assert "no answer: accept all" in text_of(club.board)
    await club.env.advance_time(31)
    shown = text_of(club.board)
    assert "**bo** gives **dee** an extra and pays 1. That cube stands at 2." in shown
    assert "takes **ann**'s double" not in shown, "that was told before"
