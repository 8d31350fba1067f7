"""Chouettes where people look for what is theirs: `/matches`, `/profile`, `/history`; and their analysis."""

import pytest

from bot.rules.dice import ScriptedDice
from bot.ui.chouette.desk import ChouetteDesk
from tests.app.chouette.test_coach import Analyst
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.table import components_of, pictures_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def dice(request):
    """Live dice, unless a test wants particular ones."""
    return getattr(request, "param", None)


async def asked(who, channel, name, **options):
    answer = (await who.slash(channel, name, **options)).response
    assert answer.ephemeral
    return answer


def links_of(message):
    """The addresses of the buttons that are links, by their labels."""
    return {one["label"]: one["url"] for one in components_of(message) if one["type"] == 2 and "url" in one}


ORDER = tuple((6 - place, 1) for place in range(4))


@pytest.mark.parametrize("dice", [ScriptedDice((*ORDER, (3, 1)))], indirect=True)
async def test_a_chouette_from_its_lobby_to_its_analysis(table):
    """Ann is box. What waits for somebody stands first, with a link; the others read whom it waits for."""
    club = ChouetteTable(table, 4)
    ann, bo, cy, _ = club.people
    await ann.slash(club.channel, "chouette", rules="standard")
    assert "not started, 1 player so far · chouette 1" in text_of(await asked(ann, club.channel, "matches"))
    for person in club.people[1:]:
        await club.tap(person, "Join")
    await club.tap(ann, "Start")
    playing = await asked(ann, club.channel, "matches")
    assert "### Waiting for you (1)\n- **play 3-1** · chouette 1 · box **ann**, captain **bo** · you 0 · ⏳" in text_of(
        playing
    )
    await club.play(ann)
    mine = await asked(bo, club.channel, "matches")
    url = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{club.board.id}"
    assert text_of(mine).strip().startswith("### Waiting for you (1)\n- **double to 2 or roll on** · chouette 1")
    assert text_of(mine).strip().endswith(f"[show the board]({url})")
    assert links_of(mine) == {"Next match": url}
    assert "### Your chouettes, votes and teams\n- waiting for **bo**, **cy**, **dee**" in text_of(
        await asked(ann, club.channel, "matches")
    )
    watching = await asked(table.players[0], club.channel, "matches")
    assert "### Chouettes in this channel\n- waiting for **bo**" in text_of(watching)
    assert not links_of(watching)
    await ends(club)
    assert "Chouettes: **-3** in 1 game (0 as the box) at 1 table".replace("-3", "\u22121") in text_of(
        await asked(ann, club.channel, "profile", person=bo)
    )
    history = text_of(await asked(cy, club.channel, "history"))
    assert "### **cy**: latest chouettes" in history
    assert "Chouette 1: \u22121 in 1 game, 4 players" in history
    assert "Nobody is playing here" in text_of(await asked(bo, club.channel, "matches"))
    await analyzed(club, bo)


async def ends(club):
    """The crew gives up one by one, at one point each, and all leave."""
    number = (await club.record()).chouette_id
    for person in (*club.people[1:], club.people[0]):
        for turn in await club.bot.app.chouettes.give_up(number, person.id):
            await club.bot.get(ChouetteDesk).show(turn)
    assert (await club.state()).games == 1


async def analyzed(club, person):
    """The end has a button that tells everyone's plays and cubes apart."""
    club.bot.app.chouette_coach._analyst = Analyst()
    answer = (await person.click(club.board, label="Analyze")).response
    assert answer.ephemeral
    assert "How everyone decided in chouette 1" in text_of(answer)
    assert "ann: 10 in 1 play" in pictures_of(answer)[0]
    assert "tap again" not in text_of(answer)
