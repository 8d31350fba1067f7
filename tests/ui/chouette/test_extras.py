"""Extras: they're offered to the only one who took, who may silently accept; whoever gives one sees it and can play."""

import pytest

from tests.ui.chouette.chouette_table import ChouetteTable, rolls, yes_in
from tests.ui.table import buttons_of, pictures_of, selects_of, text_of

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


async def test_extras_are_among_the_cubes_of_both_and_nobody_resigns_to_themselves(table):
    club = await one_took(table)
    _, bo, cy, dee = club.people
    await club.tap(dee, "Accept all")
    taken, given = [text_of(await club.tap(one, "My board")) for one in (dee, bo)]
    assert "Your cube: 2, your own\nYour extra with **bo**: 2, your own" in taken
    assert "Your extra with **dee**: 2, with them" in given
    assert "Extra: bo 2, their own" in pictures_of(club.board)[0]
    resign = await club.tap(dee, "Resign", await club.more(dee))
    assert "Resign to **ann**, **bo**?" in text_of(resign)
    resign = await club.tap(bo, "Resign", await club.more(bo))
    assert "Resign to **dee**?" in text_of(resign)
    assert "Resign" not in buttons_of(await club.more(cy)), "nothing is left to lose"


async def test_the_giver_who_plays_once_only_extras_are_left_is_named(table):
    club = await one_took(table)
    ann, bo, _, dee = club.people
    await club.tap(dee, "Accept all")
    panel = await club.tap(dee, "Settle", await club.more(dee))
    [cubes] = selects_of(panel)
    form = await dee.select(panel, custom_id=cubes["custom_id"], values=["2"])
    await dee.submit_modal(form, {"text": "-0.5"})
    await club.tap(ann, "dee: Take 0.5", await club.tap(ann, "My board"))
    assert "Only extras are left: **bo** plays the box's side now." in text_of(club.board)
    assert f"<@{bo.id}> to roll" in text_of(club.board)


async def test_whoever_is_out_leaves_without_naming_who_decides_their_cube(table):
    club = await one_took(table)
    _, _, cy, dee = club.people
    asked = await club.tap(cy, "Leave", await club.more(cy))
    assert (list(buttons_of(asked)), selects_of(asked)) == (["Keep playing", "After this game", "Right now"], [])
    assert "You've left" in text_of(await club.tap(cy, "Right now", asked))
    assert "Gone: **cy**" in text_of(club.board)
    assert selects_of(await club.tap(dee, "Leave", await club.more(dee)))
