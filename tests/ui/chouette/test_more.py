"""What stands under *More* on one's own board of a chouette."""

import re

import pytest

from bot.chouette import commands as cmd
from bot.records.people import Person
from bot.rules.formats.xgid import parse_xgid
from bot.rules.sides import Side
from tests.ui.chouette.chouette_table import ChouetteTable, begun, rolls
from tests.ui.table import buttons_of, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice(request):
    """Live dice, unless a test wants particular ones."""
    return getattr(request, "param", None)


@pytest.mark.parametrize("begins", [False, True])
async def test_any_number_of_people_may_wait_for_a_place(table, begins):
    """The post says how many more there are: of a hundred names Discord would take none."""
    club = ChouetteTable(table, 3)
    await club.people[0].slash(club.channel, "chouette", rules="standard")
    for number in range(110):
        waits = Person(10**18 + number, f"{number:03} {'W' * 28}")
        await club.bot.app.chouettes.act(1, waits, cmd.Join(waits.user_id), interaction_id=None)
    await club.tap(club.people[1], "Join")
    if begins:
        await club.tap(club.people[0], "Start")
    assert "Waiting for a place: **011 " in text_of(club.board)
    assert re.search(r"\.\.\. and \d\d more \.\.\.", text_of(club.board))


async def more(club, person):
    return text_of(await club.more(person))


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


@pytest.mark.parametrize("dice", [rolls((3, 1))], indirect=True)
async def test_a_box_that_leaves_between_two_games_is_told_with_who_comes_after_it(table):
    club = await begun(table, 4)
    ann, bo, cy, dee = club.people
    resign = await club.tap(ann, "Resign", await club.more(ann))
    await club.tap(ann, "Single: lose 3 points", resign)
    assert "**bo** is the box now, **cy** is captain." in text_of(club.board)
    assert "**ann** resigns.\n**Game 1 is over:** **bo** +1" in text_of(club.board), "the points are told once"
    for person, told in ((bo, "**cy** is the box now, **dee** is captain."), (dee, "**cy** stays in the box")):
        await club.tap(person, "Leave", await club.more(person))
        assert f"**{person.name}** has left.\n{told}" in text_of(club.board)
    await club.tap(cy, "Leave", await club.more(cy))
    assert "**cy** has left.\nThe chouette is over after one game." in text_of(club.board)


@pytest.mark.parametrize("dice", [rolls((3, 1))], indirect=True)
async def test_the_box_is_not_one_of_those_who_roll_on_until_they_say(table):
    """It could take that back only once it is of the crew again."""
    club = await begun(table, 3)
    assert "You're not being asked" in text_of(await club.tap(club.people[0], "Roll on until I say"))
    assert "until you say" not in text_of(await club.tap(club.people[0], "My board"))


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_a_captain_who_leaves_is_told_and_the_next_is_called_to_play(table):
    club = await begun(table, 4)
    _, bo, cy, dee = club.people
    for person in (bo, cy, dee):
        await club.tap(person, "Roll on")
    before = club.board.id
    asked = await club.tap(bo, "Leave", await club.more(bo))
    [proxies] = selects_of(asked)
    await bo.select(asked, custom_id=proxies["custom_id"], values=[str(dee.id)])
    told = text_of(club.board)
    assert club.board.id != before
    assert "**bo** has left.\n**cy** is captain now." in told
    assert f"<@{cy.id}> to play " in told
    sent = [one.json for one in club.env.http_requests if one.method == "POST" and "has left" in str(one.json)]
    assert [one.get("data", one)["allowed_mentions"]["users"] for one in sent] == [[cy.id]]
    own = await club.tap(bo, "My board")
    assert list(buttons_of(own)) == ["More", "Join"]
    assert "You're in from the next game on." in text_of(await club.tap(bo, "Join", own))
    assert "Joining with the next game: **bo**" in text_of(club.board)
    assert "Gone" not in text_of(club.board)


@pytest.mark.parametrize(
    ("dice", "options"),
    [(rolls((3, 1), (6, 5)), {"pace": "by correspondence"}), (rolls((3, 1), (6, 5)), {})],
    indirect=["dice"],
)
async def test_whoever_is_named_to_decide_for_somebody_hears_of_it(table, options):
    club = await begun(table, 4, **options)
    _, bo, cy, dee = club.people
    before = club.board.id
    asked = await club.tap(bo, "Proxy", await club.more(bo))
    [proxies] = selects_of(asked)
    await bo.select(asked, custom_id=proxies["custom_id"], values=[str(dee.id)])
    assert f"<@{dee.id}> decides for **bo** now." in text_of(club.board)
    sent = [one.json for one in club.env.http_requests if "decides for **bo**" in str(one.json)]
    pinged = [one.get("data", one)["allowed_mentions"].get("users") or [] for one in sent]
    correspondence = bool(options)
    assert (club.board.id != before) is correspondence
    assert pinged[0] == ([dee.id] if correspondence else [])
    asked = await club.tap(bo, "Proxy", await club.more(bo))
    [proxies] = selects_of(asked)
    mine = next(one["value"] for one in proxies["options"] if one["label"] == "I'll decide it myself")
    await bo.select(asked, custom_id=proxies["custom_id"], values=[mine])
    assert "**bo** decides for themselves again." in text_of(club.board)
    asked = await club.tap(cy, "Leave", await club.more(cy))
    [proxies] = selects_of(asked)
    await cy.select(asked, custom_id=proxies["custom_id"], values=[str(dee.id)])
    assert f"**cy** has left.\n<@{dee.id}> decides for **cy** now." in text_of(club.board)
