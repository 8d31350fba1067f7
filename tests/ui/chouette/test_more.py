"""What stands under *More* on one's own board of a chouette."""

import re

import pytest

from bot.rules.formats.xgid import parse_xgid
from bot.rules.sides import Side
from tests.ui.chouette.chouette_table import begun, rolls
from tests.ui.table import text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice(request):
    """Live dice, unless a test wants particular ones."""
    return getattr(request, "param", None)


async def more(club, person):
    return text_of(await club.tap(person, "More", await club.tap(person, "My board")))


def read(text):
    return parse_xgid(re.search(r"`(XGID=[^`]+)`", text).group(1))


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5), (5, 4))], indirect=True)
async def test_the_xgid_has_ones_own_cube_and_the_rules_of_the_table(table):
    club = await begun(table, 4)
    ann, bo, cy, dee = club.people
    await club.tap(bo, "Roll on")
    await club.double(cy)
    doubled = read(await more(club, cy))
    assert (doubled.cube.value, doubled.rules.jacoby, doubled.rules.beavers) == (1, True, True)
    await club.tap(dee, "Roll on")
    await club.tap(ann, "Take")
    turned, whole = await more(club, cy), await more(club, bo)
    assert (read(turned).cube.value, read(turned).cube.owner) == (2, Side.WHITE)
    assert (read(whole).cube.value, read(whole).cube.owner) == (1, None)
    assert read(whole).on_roll is Side.BLACK
    assert read(whole).roll == (await club.state()).game.board.roll
    assert "With **" not in turned + whole
    assert "With **bo**'s cube: `XGID=" in await more(club, ann)


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5), (5, 4))], indirect=True)
async def test_the_xgid_of_a_cube_that_has_just_been_doubled_says_so(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    await club.double(bo)
    await club.tap(cy, "Roll on")
    assert ":D:" in await more(club, bo)
    assert ":00:" in await more(club, cy)
    assert "With **bo**'s cube: `XGID=" in await more(club, ann)
