"""The games that a network of our own knows, as people meet them: a match, a hint on the way, the study after it."""

import re
from random import Random

import pytest

from bot.engine.nets import games_with_net
from bot.rules.dice import LiveDice
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from tests.nightly import NIGHTLY, every
from tests.ui.computer.computer_table import challenge, play_on, settled
from tests.ui.table import buttons_of, last_post, pictures_of, text_of

pytestmark = pytest.mark.usefixtures("engine")


@pytest.fixture
def dice():
    """The same on every day."""
    return LiveDice(Random(3).randrange)


@pytest.mark.parametrize("game", every(sorted(games_with_net()), daily=["fevga"]))
async def test_a_match_with_hints_and_its_study(table, game):
    answer = await challenge(table, 1, variant=game, level="casual")
    assert "Computer (casual)" in pictures_of(answer)[0], "the level that was asked for, and no simple player"
    while (await settled(table)).phase is not Phase.TO_PLAY or "Hint" not in buttons_of(await details(table)):
        await play_on(table, turns=1)
    hint = text_of(await table.by_command(Side.WHITE, "hint"))
    equities = [float(one) for one in re.findall(r"^\d\. .+? ([+-]\d\.\d{3})", hint, re.MULTILINE)]
    assert equities
    assert equities == sorted(equities, reverse=True)
    # The rest of the match takes long, and by day nothing new comes of it.
    state = await play_on(table, turns=10_000 if NIGHTLY else 8)
    if not state.is_over:
        await table.by_command(Side.WHITE, "resign", what="match", sure=True)
    card = last_post(table)
    study = await table.by_button(Side.WHITE, "Analyze", card)
    grades = re.findall(r"\*\*(\w+)\*\* PR \d+(?:\s±\s\d+)?( \(\d+ decisions?\))?(, \*[a-z ]+\*)?", text_of(study))
    assert [who for who, *_ in grades] == ["alice", "Computer"]
    assert [bool(word) for *_, word in grades] == [not grades[0][1], False]
    if "Try again" in buttons_of(study):
        [alt] = pictures_of(study)
        assert "Played: " in alt
        assert "Best: " not in alt, "that's what one tries to find"
    numbers = (await table.players[0].click(study, label="Numbers")).response
    text = text_of(numbers)
    assert all("Computer" in alt and "Computer (" not in alt.split("\n")[0] for alt in pictures_of(numbers)[:1])
    assert len(re.findall(r"performance rating \*\*\d+(?:\s±\s\d+)?(?: \(\d+ decisions?\))?\*\*", text)) == 2
    assert "1 hint used" in text
    assert "Looked one ply ahead, with our own network" in text
    assert len(re.findall(r": luckiest \d-\d", text)) == 2
    terms = text_of((await table.players[0].click(numbers, label="What it means")).response)
    assert "500 times" in terms
    assert "as GNU Backgammon counts:" not in terms, "it doesn't know the game"


async def details(table):
    return (await table.players[0].click(table.board, label="Details")).response
