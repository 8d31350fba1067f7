"""A double is asked back for before it counts; windows say what answers are worth, and what silence means."""

import pytest

from bot.chouette import commands as cmd
from bot.records.people import Person
from bot.ui.chouette.desk import ChouetteDesk
from tests.ui.chouette.chouette_table import ChouetteTable, begun, rolls
from tests.ui.table import buttons_of, components_of, pictures_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)
STAKES = "take and play on for 2, beaver and play for 4, or pass and lose 1 point."


@pytest.fixture
def dice(request):
    """Ann is the box, bo is captain; ann opens with 3-1."""
    return getattr(request, "param", rolls((3, 1), (6, 5), (4, 3), (6, 2)))


async def choices(club):
    return (await club.state()).game.window.choices


async def test_the_first_tap_on_double_asks_and_turns_nothing(table):
    club = await begun(table, 3)
    _, bo, cy = club.people
    assert list(buttons_of(club.board))[:2] == ["Roll on", "Double"]
    styles = {one["label"]: one["style"] for one in components_of(club.board) if one["type"] == 2}
    assert (styles["Roll on"], styles["Double"]) == (3, 2), "Roll on stands out, and Double doesn't"
    asked = await club.tap(bo, "Double")
    assert asked.ephemeral
    assert f"Double to 2? **ann** can {STAKES}" in text_of(asked)
    assert "You can change it until the window closes." in text_of(asked)
    assert list(buttons_of(asked)) == ["Not now", "Double to 2"]
    await club.tap(bo, "Not now", asked)
    assert not await choices(club)
    assert "You said **Double**" in text_of(await club.double(bo))
    assert "You can't take it back." in text_of(await club.tap(cy, "Double"))
    await club.double(cy, message=await club.tap(cy, "My board"))
    assert "**bo**, **cy** double to 2." in text_of(club.board)
    assert "each cube: bo 2, doubled to 2; cy 2, doubled to 2." in pictures_of(club.board)[0]


async def test_no_beaver_is_named_where_there_is_none(table):
    club = ChouetteTable(table, 3)
    await club.open("cambridge")
    await club.play(club.people[0])
    told = text_of(await club.tap(club.people[1], "Double"))
    assert "**ann** can take and play on for 2, or pass and lose 1 point." in told


async def test_a_question_that_is_stale_turns_nothing(table):
    club = await begun(table, 3)
    _, bo, cy = club.people
    asked = await club.tap(bo, "Double")
    await club.tap(cy, "Roll on")
    await table.env.advance_time(60)
    assert "Too late" in text_of(await club.tap(bo, "Double to 2", asked))
    assert {one.cube.value for one in (await club.state()).game.cubes} == {1}


async def test_whoever_wants_no_question_is_asked_none(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    for person in (ann, bo):
        await table.bot.app.people.prefer(person.id, confirm_double=False)
    await club.tap(bo, "Double")
    assert list(await choices(club)) == [0]
    await club.tap(cy, "Roll on")
    await club.tap(ann, "Pass", await club.tap(ann, "Pass"))
    await club.play(cy)
    await club.tap(ann, "Double…")
    assert "**ann** doubles **cy** to 2." in text_of(club.board), "the only cube, at the first tap"


async def test_the_box_is_told_what_its_doubles_put_at_stake(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    for person in (bo, cy):
        await club.tap(person, "Roll on")
    await club.play(bo)
    asked = await club.tap(ann, "Double…")
    told = f"Double **bo**, **cy** to 2? For each cube they can {STAKES}"
    assert f"{told} You can't take it back." in text_of(asked)
    assert list(buttons_of(asked))[-2:] == ["Not now", "Double to 2"]
    await club.double(ann, "Double…")
    told = text_of(club.board)
    assert "The crew answers: take and play for 2, beaver for 4, or pass and lose 1?" in told
    assert "no answer: take if the captain does, otherwise pass" in told
    assert list(buttons_of(club.board)) == ["My board", "Take", "Pass", "Beaver"], "as in a match"
    await club.tap(bo, "Take")
    await club.env.advance_time(61)
    assert "**cy** didn't answer in time.\n**bo**, **cy** take **ann**'s double." in text_of(club.board)


async def test_a_beaver_says_what_it_costs_and_what_silence_means(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    assert "Crew: roll on, or double to 2?" in text_of(club.board)
    assert "no answer: roll on" in text_of(club.board)
    await club.double(bo)
    await club.tap(cy, "Roll on")
    assert "no answer: the box loses on time" in text_of(club.board)
    await club.tap(ann, "Beaver")
    assert "The crew answers the beaver: accept and play for 4, or pass and lose 2?" in text_of(club.board)
    assert text_of(club.board).count("no answer: pass") == 1
    await club.env.advance_time(61)
    told = text_of(club.board)
    assert "**bo** didn't answer in time.\n**bo** passes **ann**'s beaver: **bo** \u22122" in told


async def test_doubles_at_several_values_are_each_told_with_their_stakes(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    await club.double(bo)
    await club.tap(cy, "Roll on")
    await club.tap(ann, "Take")
    await club.play(bo)
    asked = await club.tap(ann, "Double…")
    told = "For each cube they can take and play on for that, beaver and play for twice as much, or pass and lose half"
    assert f"Double **bo** (4), **cy** (2)? {told} of it." in text_of(asked)
    await club.tap(ann, "Double", asked)
    told = text_of(club.board)
    assert "take, beaver or pass? **bo**: play for 4 or lose 2, **cy**: play for 2 or lose 1" in told


async def test_a_play_of_a_captain_who_passed_since_is_not_told_of_the_next(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    for person in (bo, cy):
        await club.tap(person, "Roll on")
    await club.play(bo)
    assert "**bo** played" in text_of(await club.tap(ann, "My board"))
    await club.double(ann, "Double…")
    await club.tap(bo, "Pass", await club.tap(bo, "Pass"))
    await club.tap(cy, "Take")
    own = text_of(await club.tap(ann, "My board"))
    assert "Captain **cy**" in own
    assert "**The crew** played" in own


async def test_whoever_decides_for_another_is_asked_about_both_cubes(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    await table.bot.app.chouettes.act(1, Person(cy.id, "cy"), cmd.NameProxy(cy.id, bo.id), interaction_id=70)
    asked = await club.tap(bo, "Double")
    told = f"Double for **bo**, **cy** to 2? For each cube they can {STAKES}"
    assert told in text_of(asked)
    await club.tap(bo, "Double to 2", asked)
    assert "take and play for 2, beaver for 4, or pass and lose 1? (For each cube.)" in text_of(club.board)
    assert list(buttons_of(club.board)) == ["My board", "Answer"]
    assert "Take" in text_of(await club.tap(ann, "Answer"))


async def test_whoever_does_not_sit_at_the_table_is_told_to_join(table):
    club = await begun(table, 3)
    zoe = club.guild.add_member(club.env.create_user("zoe"))
    told = text_of(await club.tap(zoe, "Roll on"))
    assert told == "You don't play in this chouette. During play, **Join** is under **My board**."
    assert "Join" in buttons_of(await club.tap(zoe, "My board"))


async def test_when_time_is_up_nobody_who_rolls_on_is_named(table):
    club = await begun(table, 3)
    await club.double(club.people[1])
    await club.env.advance_time(31)
    assert "Time's up: whoever didn't answer rolls on.\n**bo** doubles to 2." in text_of(club.board)
    assert "in time" not in text_of(club.board)


async def test_when_time_is_up_and_nobody_has_doubled_that_is_told(table):
    club = await begun(table, 3)
    await club.env.advance_time(31)
    await club.settled()
    assert "Time's up: nobody doubles." in text_of(club.board)


async def test_two_computers_are_told_apart_in_the_headline(table):
    club = ChouetteTable(table, 1)
    await club.open(computers=2)
    await club.settled()
    assert "**Computer**" not in text_of(club.board)
    assert "**Computer (beginner)**" in text_of(club.board)
    assert "**Computer B (beginner)**" in text_of(club.board)


async def test_the_only_computer_goes_without_its_level_in_the_headline(table):
    club = ChouetteTable(table, 2)
    await club.open(computers=1)
    await club.settled()
    assert "**Computer**" in text_of(club.board) or "in line: **Computer (beginner)**" in text_of(club.board)


async def test_the_crew_is_told_which_cube_goes_where_once_they_differ(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    for person in (bo, cy):
        await club.tap(person, "Roll on")
    await club.play(bo)
    await table.bot.app.chouettes.act(1, Person(ann.id, "ann"), cmd.DoubleCubes(ann.id, (0,)), interaction_id=70)
    await club.bot.get(ChouetteDesk).live.refresh(await club.record())
    await club.tap(bo, "Take")
    await club.tap(ann, "Roll")
    await club.play(ann)
    assert "Crew: roll on, or double? **bo** (4), **cy** (2)" in text_of(club.board)
    for person, value in ((bo, 4), (cy, 2)):
        mine = (await person.slash(club.channel, "matches")).response
        assert f"**double to {value} or roll on**" in text_of(mine)


async def test_cubes_are_told_with_their_value_and_whose_they_are(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    assert "each cube: bo 1, in the center; cy 1, in the center." in pictures_of(club.board)[0]
    for person in (bo, cy):
        await club.tap(person, "Roll on")
    await club.play(bo)
    await club.double(ann, "Double…")
    for person in (bo, cy):
        await club.tap(person, "Take")
    own = text_of(await club.tap(bo, "My board"))
    assert "Your cube: 2, your own" in own
    assert "their own" not in own
    assert "each cube: bo 2, their own; cy 2, their own." in pictures_of(club.board)[0]
