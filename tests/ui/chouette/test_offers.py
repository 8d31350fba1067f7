"""What the box and the crew offer each other in the middle of a game, and what is said of their answers."""

import pytest

from bot.app.chouette.views import ChouetteStep
from bot.chouette import events as ev
from bot.chouette.evolution import evolve
from bot.chouette.state import BOX, CREW
from bot.ui.chouette.telling import Happened, told
from bot.ui.match.emoji import EmojiSet
from tests.ui.chouette.chouette_table import ChouetteTable, begun, rolls
from tests.ui.table import buttons_of, pictures_of, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice(request):
    """Live dice, unless a test wants particular ones."""
    return getattr(request, "param", None)


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5), (5, 4))], indirect=True)
async def test_what_the_box_offers_to_lose_is_told_at_once_and_answered_on_ones_own_board(table):
    club = await begun(table)
    ann, bo, cy, *others = club.people
    for person in club.people[1:]:
        await club.double(person)
    panel = await club.tap(ann, "Answer")
    await club.tap(ann, "That's my answer", panel)
    resign = await club.tap(ann, "Resign", await club.tap(ann, "More", await club.tap(ann, "My board")))
    labels = [label for label in buttons_of(resign) if ": lose " in label]
    refusable = ["Single: lose 8 points (can be refused)", "Gammon: lose 16 points (can be refused)"]
    assert labels == [*refusable, "Backgammon: lose 24 points"]
    await club.tap(ann, labels[0], resign)
    for person in (bo, cy, *others):
        line = f"**ann** offers to resign a single game (2 points) to **{person.name}**. Answer under **My board**."
        assert line in text_of(club.board)
    own = await club.tap(cy, "My board")
    assert "Answer under" not in text_of(own), "they're on it"
    assert {"Accept", "Play on"} <= buttons_of(own).keys()
    await club.tap(cy, "Accept", own)
    assert "**ann** resigns: **cy** +2" in text_of(club.board)
    assert "Accept" not in buttons_of(await club.tap(cy, "My board"))
    await club.tap(bo, "Play on", await club.tap(bo, "My board"))
    assert (await club.state()).game.cubes[0].resigning is None


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_a_price_is_answered_by_what_it_is_and_until_when_is_said(table):
    club = await begun(table, 3)
    ann, bo, cy = club.people
    settle = await club.tap(ann, "Settle", await club.tap(ann, "More", await club.tap(ann, "My board")))
    [cubes] = selects_of(settle)
    place = next(one["value"] for one in cubes["options"] if one["label"] == "cy")
    form = await ann.select(settle, custom_id=cubes["custom_id"], values=[place])
    await ann.submit_modal(form, {"text": "0.5"})
    own = {person: await club.tap(person, "My board") for person in (bo, cy)}
    assert "Settlement: **ann** asks **cy** for 0.5. It stands until the next roll." in text_of(own[cy])
    assert ["Pay 0.5" in buttons_of(own[person]) for person in (bo, cy)] == [False, True]
    await club.tap(cy, "Pay 0.5", own[cy])
    assert "Settled: **cy** \N{MINUS SIGN}0.5" in text_of(club.board)


@pytest.mark.parametrize(
    ("dice", "options"),
    [(rolls((3, 1), (6, 5)), {"pace": "by correspondence"}), (rolls((3, 1), (6, 5)), {})],
    indirect=["dice"],
)
async def test_by_correspondence_who_is_offered_something_is_called(table, options):
    club = await begun(table, **options)
    ann = club.people[0]
    for person in club.people[1:]:
        await club.double(person)
    await club.tap(ann, "That's my answer", await club.tap(ann, "Answer"))
    before = club.board
    resign = await club.tap(ann, "Resign", await club.tap(ann, "More", await club.tap(ann, "My board")))
    await club.tap(ann, next(label for label in buttons_of(resign) if "refused" in label), resign)
    assert "**ann** offers to resign a single game" in text_of(club.board)
    line = next((line for line in text_of(club.board).splitlines() if "offer for you" in line), "")
    called = [one for one in club.people if f"<@{one.id}>" in line]
    assert (club.board.id != before.id) == bool(called) == bool(options)
    assert ann not in called
    assert not called or called == club.people[1:]
    assert not called or "**ann** played" in text_of(club.board), "the post still tells what it's about"


async def test_cubes_that_a_side_resigns_at_once_are_told_in_a_line(table):
    club = ChouetteTable(table, 2)
    await club.open(computers=2)
    record = await club.record()
    before, cubes = record.state, record.state.game.cubes
    happened = []
    for cube in cubes[1:]:
        after = evolve(before, settled(cube))
        happened.append(Happened(before, ChouetteStep(settled(cube), after)))
        before = after
    [line] = filter(None, told(record, happened, table.bot.get(EmojiSet)))
    assert line.count("resigns") == 1
    assert line.count("+1") == 2


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5), (5, 4))], indirect=True)
async def test_whoever_answers_for_two_cubes_sees_which_button_means_which(table):
    club = await begun(table, 4)
    ann, bo, cy, dee = club.people
    for person in (bo, cy, dee):
        await club.double(person)
    panel = await club.tap(ann, "Answer")
    await club.tap(ann, "That's my answer", panel)
    leave = await club.tap(cy, "Leave", await club.tap(cy, "More", await club.tap(cy, "My board")))
    [proxies] = selects_of(leave)
    assert [one["label"] for one in proxies["options"]] == ["the captain (now bo)", "dee"], "nobody twice"
    await cy.select(leave, custom_id=proxies["custom_id"], values=[proxies["options"][0]["value"]])
    resign = await club.tap(ann, "Resign", await club.tap(ann, "More", await club.tap(ann, "My board")))
    await club.tap(ann, "Gammon: lose 12 points (can be refused)", resign)
    told = text_of(club.board)
    assert "**ann** offers to resign a gammon (4 points) to **bo**. Answer" in told
    assert "**ann** offers to resign a gammon (4 points) to **bo** for **cy**. Answer" in told
    assert "Next in line: **dee**" in told, "cy is gone"
    resign = await club.tap(ann, "Resign", await club.tap(ann, "More", await club.tap(ann, "My board")))
    assert "You offered to resign a gammon (4 points) to **bo** for **cy**." in text_of(resign)
    own = await club.tap(bo, "My board")
    answers = [label for label in buttons_of(own) if "Accept" in label or "Play on" in label]
    assert answers == ["bo: Accept", "bo: Play on", "cy: Accept", "cy: Play on"]
    await club.tap(bo, "cy: Play on", own)
    await club.tap(bo, "Accept", await club.tap(bo, "My board"))
    cubes = (await club.state()).game.cubes
    assert [(one.paid, one.resigning is None) for one in cubes] == [(400, True), (None, True), (None, False)]
    assert {"Accept", "Play on"} <= buttons_of(await club.tap(dee, "My board")).keys()


@pytest.mark.parametrize(
    ("offered", "line"),
    [
        (0, "**ann** ran out of time."),
        (1, "**ann** ran out of time. That accepts the offer to resign."),
        (2, "**ann** ran out of time. That accepts the offers to resign."),
    ],
)
async def test_time_that_runs_out_accepts_what_is_offered(table, offered, line):
    club = ChouetteTable(table, 3)
    await club.open()
    record = await club.record()
    before, box = record.state, record.state.order[0]
    for number in range(offered):
        before = evolve(before, ev.ResignationOffered(number, CREW, 1))
    lines = told(record, [Happened(before, ChouetteStep(ev.TimeRanOut(BOX), before))], table.bot.get(EmojiSet))
    assert lines == [line.replace("ann", club.person(box).name)]


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_where_the_last_game_ends_no_next_box_is_named(table):
    club = ChouetteTable(table, 1)
    await club.open(computers=2)
    [ann] = club.people
    leave = await club.tap(ann, "Leave", await club.tap(ann, "More", await club.tap(ann, "My board")))
    await club.tap(ann, "After this game", leave)
    resign = await club.tap(ann, "Resign", await club.tap(ann, "More", await club.tap(ann, "My board")))
    await club.tap(ann, "Single: lose 2 points", resign)
    told = text_of(posts_in(club.env, club.channel)[-1])
    assert "**Game 1 is over:**" in told
    assert "The chouette is over after one game." in told
    assert told.count("\N{MINUS SIGN}2") == 1, "the only game's points are the result, which is told once"
    [board] = pictures_of(club.board)
    assert "\N{MINUS SIGN}2" not in board
    assert "is captain" not in told


def settled(cube):
    return ev.CubesSettled(ev.How.RESIGNED, (ev.Payment(cube.number, 100, BOX, 1, 1),))


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_the_last_answer_is_not_said_to_be_open(table):
    club = await begun(table)
    *first, last = club.people[1:]
    for person in first:
        said = await club.tap(person, "Roll on", await club.tap(person, "My board"))
        assert "Once everyone has answered or time's up, you can't change it." in text_of(said)
    said = await club.tap(last, "Roll on", await club.tap(last, "My board"))
    assert said is None or "change it" not in text_of(said)


async def test_whoever_is_asked_to_be_partner_reads_what_that_means_and_nobody_else_answers(table):
    club = ChouetteTable(table, 6)
    await club.open("colorado")
    state = await club.state()
    box, captain, *_, last = (club.person(one) for one in state.order)
    assert "Score sheet" not in buttons_of(club.board), "no game has ended"
    await club.tap(box, "Ask for a partner")
    asked = "asks you to be the box's partner: no cube of your own, but half of what the box wins or loses."
    assert f"<@{last.id}>, **{box.name}** {asked}" in text_of(club.board)
    refused = text_of(await club.tap(captain, "Be the partner"))
    assert refused == "Only the person who was asked can answer that."
    await club.tap(last, "Be the partner")
    assert f"**{last.name}** is **{box.name}**'s partner." in text_of(club.board)
