"""Chouettes as people play them: lobby, sealed answers, plays, the end; and everything that goes wrong on the way."""

import asyncio
import json
import re

import pytest

from bot.chouette import commands as cmd
from bot.chouette.queries import player_of
from bot.chouette.state import ChouettePhase
from bot.records.people import Person
from bot.rules.match.state import Phase
from bot.texts.catalogue import languages
from bot.ui.chouette.desk import ChouetteDesk
from tests.nightly import every
from tests.ui.chouette.chouette_table import ChouetteTable, begun, rolls
from tests.ui.table import buttons_of, components_of, pictures_of, posts_in, selects_of, sent_tap, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice(request):
    """Live dice, unless a test wants particular ones."""
    return getattr(request, "param", None)


@pytest.mark.parametrize(
    ("rules", "games"),
    every(
        [(one, 12) for one in ("standard", "woolsey", "los angeles", "cambridge", "colorado")], daily=[("standard", 1)]
    ),
)
async def test_a_session_of_five_and_a_computer(table, rules, games):
    club = ChouetteTable(table, 5)
    await club.open(rules, computers=1)
    await club.games(games)
    state = await club.state()
    assert sum(state.scores.values()) == 0
    assert state.games == games
    assert len(club.armed) == 1
    assert f"Game {games} is over" in text_of(club.board)
    assert len(pictures_of(club.board)) == 1, "the sheet is a tap away"
    assert ", captain" in pictures_of(club.board)[0]
    sheet = (await club.people[0].click(club.board, label="Score sheet")).response
    assert sheet.ephemeral
    assert "Total" not in text_of(sheet)
    assert pictures_of(sheet)
    more = await club.tap(club.people[0], "More", await club.tap(club.people[0], "My board"))
    assert pictures_of(await club.tap(club.people[0], "Server table", more))
    assert (await club.tap(club.people[0], "Export", more)).attachments
    words = pictures_of(sheet)[0].splitlines()
    assert words[-1].startswith(f"{games}: ann "), "then each game"
    assert len(set(pictures_of(sheet))) == len(pictures_of(sheet)), "the chart tells how the points went"
    assert words[:5] == [f"{one.name}: {shown(state.scores[one.id])}" for one in club.people]  # as they came


async def test_a_roll_is_told_once(table):
    """A computer rolls and plays before anybody else does anything, and is told from the other computers."""
    club = ChouetteTable(table, 2)
    await club.open("standard", computers=3)
    await club.games(1)
    told = [text_of(post) for post in posts_in(club.env, table.channel)]
    assert any("played" in one for one in told)
    assert not [one for one in told if re.search(r"rolled (.*)\.\n.* played \1:", one)]
    played = set(re.findall(r"\*\*(Computer[^*]*)\*\* played", "\n".join(told)))
    assert played <= {"Computer (beginner)", "Computer B (beginner)", "Computer C (beginner)"}
    assert played


def shown(hundredths):
    """Points as the sheet writes them."""
    sign = "\u2212" if hundredths < 0 else "+" if hundredths else ""
    return f"{sign}{abs(hundredths) / 100:.2f}".rstrip("0").rstrip(".")


async def refused(club, person, label, message=None):
    """What somebody is told who taps what they may not."""
    answer = await club.tap(person, label, message)
    assert answer.ephemeral
    return text_of(answer)


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_answers_are_sealed_until_all_are_in(table):
    """What the channel gets to see is the same, whatever was said; and then all of it at once."""
    club = await begun(table)
    _, bo, cy, dee, eve = club.people
    edits = []
    for says in (club.double(bo), club.tap(bo, "Roll on"), club.double(bo)):
        await says
        edits.append(json.dumps(components_of(club.board)))
    assert edits[0] == edits[1] == edits[2]
    assert "\u2713 **bo**" in text_of(club.board)
    mine = (await bo.click(club.board, label="My board")).response
    assert mine.ephemeral
    assert "You said **Double**" in text_of(mine)
    theirs = (await cy.click(club.board, label="My board")).response
    assert "You said" not in text_of(theirs)
    await club.tap(cy, "Roll on")
    await club.tap(dee, "Roll on until I say")
    assert "doubles" not in "".join(text_of(one) for one in posts_in(club.env, club.channel))
    await club.tap(eve, "Roll on")
    assert "**bo** doubles to 2." in text_of(club.board)
    assert "**ann** answers: take and play for 2, beaver for 4, or pass and lose 1?" in text_of(club.board)
    assert len(club.armed) == 1
    kept = await club.tap(club.people[0], "Pass")
    assert "Pass? It costs 1 point," in text_of(kept)
    await club.tap(club.people[0], "Take", (await club.people[0].click(club.board, label="My board")).response)
    assert "**ann** takes **bo**'s double." in text_of(club.board)


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_ten_taps_in_the_same_instant(table):
    club = await begun(table)
    crew = club.people[1:]
    board = club.board
    target = buttons_of(board)["Roll on"]
    results = await asyncio.gather(*(sent_tap(person, board, target) for person in crew for _ in range(2)))
    assert len(results) == 8
    state = await club.state()
    assert state.game.window is None
    assert "**bo** to play 6-5 · time's up" in text_of(club.board)
    assert "rolled" not in text_of(club.board), "the call says so already"
    assert len(club.armed) == 1


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_what_is_not_allowed_is_said(table):
    club = ChouetteTable(table, 5)
    ann, bo, cy, _, eve = club.people
    await ann.slash(club.channel, "chouette", rules="standard")
    assert "at least 3" in await refused(club, ann, "Start")
    assert "already in" in await refused(club, ann, "Join")
    for person in club.people[1:]:
        await club.tap(person, "Join")
    assert f"<@{ann.id}> opened this table. Only they can start it" in await refused(club, bo, "Start")
    await club.tap(ann, "Start")
    opening = club.board
    assert "turn to roll or play" in await refused(club, bo, "Move by move")
    await club.play(ann)
    window, late = club.board, buttons_of(club.board)["Double"]
    assert "not being asked" in await refused(club, ann, "Double")
    for person in club.people[1:]:
        await club.tap(person, "Roll on")
    assert "Too late" in text_of((await sent_tap(cy, window, late)).response)
    assert not buttons_of(next(one for one in posts_in(club.env, club.channel) if one.id == opening.id))
    mine = await club.tap(bo, "My board")
    more = await club.tap(bo, "More", mine)
    leaving = await club.tap(bo, "Leave", more)
    assert "Leave after this game, or right now?" in text_of(leaving)
    box = await club.tap(ann, "Leave", await club.tap(ann, "More", await club.tap(ann, "My board")))
    assert "As the box, you play this game out" in text_of(box)
    stranger = club.guild.add_member(club.env.create_user("zoe"))
    looking = await club.tap(stranger, "My board")
    joined = await club.tap(stranger, "Join", looking)
    assert "from the next game on" in text_of(joined or looking)
    assert "Joining with the next game: **zoe**" in text_of(club.board)
    assert eve.id in (await club.state()).order


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5), (5, 4))], indirect=True)
async def test_the_captain_takes_a_play_that_was_proposed(table):
    club = await begun(table)
    _, bo, cy, *_ = club.people
    for person in club.people[1:]:
        await club.tap(person, "Roll on")
    [lists, *_] = selects_of(club.board)
    value = lists["options"][0]["value"]
    picked = (await cy.select(club.board, custom_id=lists["custom_id"], values=[value])).response
    assert picked.ephemeral
    await club.tap(cy, "Propose it", picked)
    assert "One play proposed to **bo**" in text_of(club.board)
    own = (await bo.select(club.board, custom_id=lists["custom_id"], values=[lists["options"][1]["value"]])).response
    assert "**cy**: " in text_of(own)
    mine = await club.tap(bo, "My board")
    assert "**cy**:" in text_of(mine)
    assert len(pictures_of(mine)) == 1, "the play on the board, in place of the board"
    assert "Backgammon board" not in text_of(mine), "nor is that board told in words"
    assert next(iter(buttons_of(mine))).startswith("Play ")
    take = next(label for label in buttons_of(mine) if label.startswith("Play "))
    await club.tap(bo, take, mine)
    assert "**bo** played" in text_of(club.board)
    assert "propose" not in "".join(text_of(one) for one in posts_in(club.env, club.channel))


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_it_goes_on_after_a_restart(table, make_bot):
    club = await begun(table)
    await club.double(club.people[1])
    board = club.board
    club.bot = make_bot()
    await club.env.restart_bot(club.bot)
    for person in club.people[2:]:
        await club.double(person, message=board)
    assert "The whole crew doubles to 2." in text_of(club.board)
    assert len(club.armed) == 1
    panel = await club.tap(club.people[0], "Answer")
    [cubes] = selects_of(panel)
    drop = next(one["value"] for one in cubes["options"] if one["label"] == "cy: Pass")
    panel = (await club.people[0].select(panel, custom_id=cubes["custom_id"], values=[drop])).response
    assert "Passing costs 1 point." in text_of(panel)
    await club.tap(club.people[0], "That's my answer", panel)
    told = text_of(club.board)
    assert "**ann** takes the doubles of **bo**, **dee**, **eve**." in told
    assert "**ann** passes **cy**'s double: **cy** +1" in told
    assert " to play 6-5 · time's up" in told


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5), (4, 1), (2, 1))], indirect=True)
async def test_deals_proxies_and_the_end(table):
    """A settlement, a proxy, somebody who leaves at once, a resignation of all, and the sheet of it."""
    club = await begun(table)
    ann, bo, cy, dee, eve = club.people
    more = await club.tap(cy, "More", await club.tap(cy, "My board"))
    settle = await club.tap(cy, "Settle", more)
    form = await cy.click(settle, label="Offer a price")
    [field] = form.modal["components"]
    assert field["label"].startswith("Price in points, up to ")
    assert field["component"]["placeholder"] == "1.5 if you get it, -0.75 if you pay it"
    await cy.submit_modal(form, {"text": "0.5"})
    assert "Settlement: **cy** asks **ann** for 0.5." in text_of(club.board)
    assert "for 0.5. Answer under **My board**." in text_of(club.board)
    offered = await club.tap(ann, "Settle", await club.tap(ann, "More", await club.tap(ann, "My board")))
    assert "cy: Pay 0.5" in buttons_of(offered)
    await club.tap(ann, "cy: Pay 0.5", await club.tap(ann, "My board"))
    assert "Settled: **cy** +0.5" in text_of(club.board)
    more = await club.tap(dee, "More", await club.tap(dee, "My board"))
    proxy = await club.tap(dee, "Proxy", more)
    await dee.select(proxy, custom_id=selects_of(proxy)[0]["custom_id"], values=[str(eve.id)])
    assert (await club.state()).proxies == {dee.id: eve.id}
    leave = await club.tap(bo, "Leave", await club.tap(bo, "More", await club.tap(bo, "My board")))
    await bo.select(leave, custom_id=selects_of(leave)[0]["custom_id"], values=["0"])
    assert "Gone: **bo**" in text_of(club.board)
    resign = await club.tap(ann, "Resign", await club.tap(ann, "More", await club.tap(ann, "My board")))
    [single] = [label for label in buttons_of(resign) if label.startswith("Single: lose ")]
    await club.tap(ann, single, resign)
    state = await club.state()
    assert state.phase is ChouettePhase.BETWEEN
    assert sum(state.scores.values()) == 0
    assert state.scores[cy.id] == 50
    told = text_of(club.board)
    assert "**Game 1 is over:**" in told
    assert "Box **ann**" in told.partition("Game 1 is over")[0], "it is headed by its own box"
    assert "is the box now" in told
    assert bo.id not in state.order


@pytest.mark.parametrize("language", every(languages(), daily=["de"]))
async def test_twelve_long_names_fit(table, language):
    """Every payload is checked by the table: see `valid_payloads`."""
    await table.bot.app.people.choose(table.guild.id, language=language)
    club = ChouetteTable(table, 0)
    names = [chr(ord("A") + place) + "_" * 15 + "W" * 16 for place in range(12)]
    club.people = [
        club.guild.add_member(club.env.create_user(f"p{place}", global_name=name)) for place, name in enumerate(names)
    ]
    ann = club.people[0]
    await ann.slash(club.channel, "chouette", rules="standard")
    for person in club.people[1:]:
        await by_id(club, person, ":ch_join:")
    await by_id(club, ann, ":ch_start:")
    while (game := (await club.state()).game).window is None:
        person = club.person(player_of(await club.state(), game.board.on_roll))
        if game.board.phase is Phase.TO_ROLL:
            await by_id(club, person, ":ch_roll:")
        elif forced := next((one for one in buttons_of(club.board).values() if ":ch_play:" in one), None):
            await person.click(club.board, custom_id=forced)
        else:
            [lists, *_] = selects_of(club.board)
            value = lists["options"][0]["value"]
            picked = (await person.select(club.board, custom_id=lists["custom_id"], values=[value])).response
            await by_id(club, person, ":ch_play_it:", picked)
    state = await club.state()
    box, crew = club.person(state.order[0]), [club.person(one) for one in state.order[1:]]
    for person in (box, crew[0]):
        for way in (["more"], ["more", "resign"], ["more", "settle"], ["more", "leave"]):
            message = await by_id(club, person, ":ch_view:")
            for step in way:
                message = await by_id(club, person, f":ch_{step}:", message)
            assert message.ephemeral
    await by_id(
        club, crew[1], ":ch_proxy:", await by_id(club, crew[1], ":ch_more:", await by_id(club, crew[1], ":ch_view:"))
    )
    for person in crew:
        await by_id(club, person, ":ch_say:", await by_id(club, person, ":ch_turn:"))
    panel = await by_id(club, box, ":ch_answers:")
    [cubes] = selects_of(panel)
    assert len(cubes["options"]) == 11
    panel = (await box.select(panel, custom_id=cubes["custom_id"], values=[cubes["options"][3]["value"]])).response
    await by_id(club, box, ":ch_confirm:", panel)
    state = await club.state()
    assert [one.cube.value for one in state.game.cubes if one.is_open] == [2] * 10
    assert pictures_of(club.board)


async def by_id(club, person, part, message=None):
    """A tap on what is for something, whatever the language it is labeled in; what it leads to."""
    message = message or club.board
    target = next(one for one in buttons_of(message).values() if part in one)
    return (await person.click(message, custom_id=target)).response


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_the_picture_stays_while_only_words_change(table):
    """Who comes meanwhile is said under the same board, which is not sent again, by whichever way it is edited."""
    club = await begun(table)
    before, sent = pictures_of(club.board), len(club.env.http_requests)
    zoe = club.guild.add_member(club.env.create_user("zoe"))
    turn = await club.bot.app.chouettes.act(1, Person(zoe.id, "zoe"), cmd.Join(zoe.id), interaction_id=None)
    await club.bot.get(ChouetteDesk).show(turn)
    assert "Joining with the next game: **zoe**" in text_of(club.board)
    assert pictures_of(club.board) == before
    [edited] = club.env.http_requests[sent:]
    assert "attachments" not in edited.json
    [gallery] = [one for one in components_of(club.board) if one["type"] == 12]
    assert gallery["items"][0]["media"]["attachment_id"]


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_time_closes_a_window_and_only_the_newest_post_is_armed(table):
    club = await begun(table, 3)
    await club.tap(club.people[1], "Roll on")
    await club.env.advance_time(31)
    assert "**bo** to play 2-1 · time's up" in text_of(club.board)
    assert len(club.armed) == 1


async def test_a_second_table_in_the_same_channel_is_asked_about(table):
    club = ChouetteTable(table, 2)
    ann, bo = club.people
    await ann.slash(club.channel, "chouette", rules="standard")
    first = club.board
    await club.tap(bo, "Join")
    form = (await ann.slash(club.channel, "chouette")).response
    for asked in (
        (await ann.click(form, label="Open the table")).response,
        (await ann.slash(club.channel, "chouette", rules="woolsey")).response,
    ):
        assert "You already have [a chouette](" in text_of(asked)
        assert f"/{first.id})" in text_of(asked)
    assert len(club.armed) == 1
    assert "The table is open." in text_of(await club.tap(ann, "Open another", asked))
    assert "Woolsey" in text_of(club.board)
    assert len(club.armed) == 2
    assert "opens a chouette" in text_of((await bo.slash(club.channel, "chouette", rules="standard")).response)


async def test_the_form_asks_for_table_and_pace(table):
    club = ChouetteTable(table, 3)
    ann = club.people[0]
    form = (await ann.slash(club.channel, "chouette")).response
    assert form.ephemeral
    presets, paces = selects_of(form)
    form = (await ann.select(form, custom_id=presets["custom_id"], values=["los_angeles"])).response
    assert "Los Angeles" in text_of(form)
    presets, paces = selects_of(form)
    form = (await ann.select(form, custom_id=paces["custom_id"], values=["turns"])).response
    await ann.click(form, label="Open the table")
    settings = (await club.state()).settings
    assert (settings.preset, settings.live, settings.most, settings.extras) == ("los_angeles", False, 7, True)
    assert "**ann** opens a chouette" in text_of(club.board)
    [computers] = selects_of(club.board)
    await ann.select(club.board, custom_id=computers["custom_id"], values=["beginner"])
    assert "In (2): **ann**, **Computer (beginner)**" in text_of(club.board)
    assert "One of you plays alone" in text_of(club.board)
    more = await club.tap(club.people[1], "More")
    assert "Score sheet" not in buttons_of(more)
    assert "You're in." in text_of(await club.tap(club.people[1], "Join", more))
    await club.tap(club.people[1], "Leave")
    await club.tap(ann, "Leave")
    assert "Closed before it began." in "".join(text_of(one) for one in posts_in(club.env, club.channel))
    assert not club.armed


async def test_a_game_without_a_cube_is_refused(table):
    answer = (await table.players[0].slash(table.channel, "chouette", variant="fevga", rules="standard")).response
    assert "needs a game with a cube" in text_of(answer)
    assert not posts_in(table.env, table.channel)


@pytest.mark.parametrize("dice", [rolls((3, 1), (6, 5))], indirect=True)
async def test_by_correspondence_people_are_called_and_reminded(table):
    club = ChouetteTable(table, 3)
    await club.open(pace="by correspondence")
    await club.play(club.people[0])
    assert all(f"<@{one.id}>" in text_of(club.board) for one in club.people[1:])
    await club.tap(club.people[1], "Roll on")
    club.env.backend.advance_clock(6.1 * 3600)
    await club.bot.get(ChouetteDesk).keep()
    [last] = [one for one in posts_in(club.env, club.channel) if "is waiting for you" in text_of(one)]
    assert f"<@{club.people[2].id}>: the chouette" in text_of(last)
    assert len(club.armed) == 1
