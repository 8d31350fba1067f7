"""`/roll`, `/move`, `/double` and the like where a chouette is played, and where a match waits as well."""

import re

import pytest

from bot.rules.dice import ScriptedDice
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.table import buttons_of, posts_in, private_to, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

ORDER = tuple((6 - place, 1) for place in range(4))


@pytest.fixture
def dice():
    """Ann is box, bo is captain; then the rolls of the game, and of a match of ann's."""
    return ScriptedDice((*ORDER, (3, 1), (6, 5), (4, 3), (2, 1), (6, 2), (5, 4), (3, 1), (5, 2)))


async def test_a_turn_of_each_side_by_commands(table):
    club = ChouetteTable(table, 4)
    ann, bo, cy, dee = club.people
    await club.open()

    async def says(person, name, **options):
        return text_of((await person.slash(club.channel, name, **options)).response)

    offered = await ann.autocomplete(club.channel, "move", "play", "8/5 6/5")
    assert [(one["name"], one["value"]) for one in offered] == [("8/5 6/5 (Chouette 1)", "8/5 6/5 #c1")]
    assert "turn to roll or play" in await says(bo, "move", play="8/5 6/5")
    await ann.slash(club.channel, "move", play="8/5 6/5 #c1")
    assert "rolled 3-1" not in text_of(club.board)
    assert "8/5 6/5" in text_of(club.board)
    asked = (await bo.slash(club.channel, "double")).response
    told = "Double to 2? **ann** can take and play on for 2, beaver and play for 4, or pass and lose 1 point."
    assert told in text_of(asked)
    assert "You said **Double**" in text_of(await club.tap(bo, "Double to 2", asked))
    assert "You said **Roll on**" in await says(cy, "roll")
    await dee.slash(club.channel, "roll")
    assert "**bo** doubles to 2." in text_of(club.board)
    assert "There's no double to beaver" in await says(cy, "beaver")
    assert "no doublet to name right now" in await says(cy, "doublet", number=3)
    await ann.slash(club.channel, "beaver")
    assert (await club.state()).game.cubes[0].offered == 2, "the box has beavered, bo is asked"
    assert "There's nothing to take back" in await says(ann, "undo")
    await club.tap(bo, "Accept")
    assert "**bo** accepts **ann**'s beaver." in text_of(club.board)
    assert " to play 6-5 · time's up" in text_of(club.board)
    assert "Proposed. Only the player who moves sees it." in await says(cy, "move", play="24/13")
    await bo.slash(club.channel, "move", play="24/18 13/8")
    assert "24/18 13/8" in text_of(club.board)
    panel = (await ann.slash(club.channel, "double")).response
    assert "Double **bo** (8), **cy** (2), **dee** (2)?" in text_of(panel)
    await ann.slash(club.channel, "roll")
    assert "to play 4-3" in text_of(club.board)
    resigning = (await ann.slash(club.channel, "resign")).response
    assert any(label.startswith("Single: lose ") for label in buttons_of(resigning))
    assert len(club.armed) == 1


async def test_a_beaver_that_is_passed_and_the_next_captain_are_told(table):
    club = ChouetteTable(table, 4)
    ann, bo, cy, dee = club.people
    await club.open()
    await ann.slash(club.channel, "move", play="8/5 6/5")
    await club.tap(bo, "Double to 2", (await bo.slash(club.channel, "double")).response)
    for person in (cy, dee):
        await person.slash(club.channel, "roll")
    await ann.slash(club.channel, "beaver")
    await club.tap(bo, "Pass", await club.tap(bo, "Pass"))
    told = text_of(club.board)
    assert re.search(r"\*\*bo\*\* passes \*\*ann\*\*'s beaver: \*\*bo\*\* .2\n\*\*cy\*\* is captain now\.", told), told


async def test_a_double_is_answered_by_its_own_words(table):
    club = ChouetteTable(table, 4)
    ann, bo, cy, dee = club.people
    await club.open()
    await ann.slash(club.channel, "move", play="8/5 6/5")
    await club.tap(bo, "Double to 2", (await bo.slash(club.channel, "double")).response)
    for name in ("take", "pass"):
        assert "Nothing has been offered to you" in text_of((await cy.slash(club.channel, name)).response)
    for person in (cy, dee):
        await person.slash(club.channel, "roll")
    asked = (await ann.slash(club.channel, "pass")).response
    assert "Pass" in buttons_of(asked)
    assert (await club.state()).game.window is not None
    await ann.slash(club.channel, "take")
    assert "**ann** takes" in text_of(club.board)
    assert asked.id not in [one.id for one in private_to(table, ann)], "answered without it"


async def test_a_match_and_a_chouette_wait_in_one_channel(table):
    """Which is meant is asked where both wait; where one waits, it is meant."""
    club = ChouetteTable(table, 4)
    ann, bo, *_ = club.people
    await club.open()
    offered = (await ann.slash(club.channel, "challenge", opponent=bo, length=5)).response
    await bo.click(offered, label="Accept")
    asked = (await ann.slash(club.channel, "move", play="24/18 13/8")).response
    assert asked.ephemeral
    assert "Which one do you mean?" in text_of(asked)
    labels = buttons_of(asked)
    assert list(labels) == ["Chouette 1", "1: ann 0-0 bo, 5-point match"]
    chouette = (await ann.click(asked, label="Chouette 1")).response
    assert "Box **ann**" in text_of(chouette)
    before = len(posts_in(club.env, club.channel))
    await ann.slash(club.channel, "move", play="24/18 13/8", match="1")
    assert len(posts_in(club.env, club.channel)) > before
    assert (await club.bot.store.match(1)).state.turns == 1, "the match that was named"
    await ann.slash(club.channel, "move", play="8/5 6/5")
    assert (await club.state()).game.board.turns == 1, "by now the chouette alone waits"
    spectator = text_of((await table.players[0].slash(club.channel, "roll")).response)
    assert "You have no match in this channel" in spectator


async def test_what_refused_a_play_goes_once_one_is_made(table):
    club = ChouetteTable(table, 3)
    await club.open()
    ann = club.people[0]
    refused = (await ann.slash(club.channel, "move", play="8/5 6/4")).response
    assert refused.id in [one.id for one in private_to(table, ann)]
    await ann.slash(club.channel, "move", play="8/5 6/5")
    assert "8/5 6/5" in text_of(club.board)
    assert refused.id not in [one.id for one in private_to(table, ann)]


async def test_resigning_between_two_games_says_that_none_is_on(table):
    club = ChouetteTable(table, 3)
    ann, *_ = club.people
    await club.open()
    more = await club.tap(ann, "More", await club.tap(ann, "My board"))
    resign = await club.tap(ann, "Resign", more)
    await club.tap(ann, next(label for label in buttons_of(resign) if label.startswith("Single:")), resign)
    answer = text_of((await ann.slash(club.channel, "resign")).response)
    assert "No game is on in chouette 1 just now. **Next game** under its board begins the next one." in answer
    assert "The next game begins <t:" in answer
