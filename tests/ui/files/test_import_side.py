"""Which side of an imported match is its owner's: found by their names, or asked once, and what it's for."""

import re
from random import Random

import pytest

from bot.rules.match.evolution import states_before
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import to_json, to_mat
from tests.rules.random_matches import play_match
from tests.ui.coach.coached import remember, short_log
from tests.ui.files.test_records import bring
from tests.ui.table import buttons_of, forged, pictures_of, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]
QUESTION = "Which one is you?"


@pytest.fixture(autouse=True)
def remembering(engine):
    remember(engine)


async def brought(table, names, seed=None, person=None):
    """The card of a match between two of these names."""
    log = short_log() if seed is None else short_log(seed)
    return await bring(table, person or table.players[0], to_mat(log, names).encode())


async def insights(table):
    return (await table.players[0].slash(table.channel, "insights")).response


async def sides_trained(table):
    """The sides whose decisions Alice is asked again."""
    made = await table.bot.store.cards_of(table.players[0].id)
    states = states_before(short_log(), [one.seq for one in made])
    return {states[one.seq].waiting_for for one in made}


@pytest.mark.parametrize("name", ["Ali_ce", "ALICE", "a lice"])
async def test_ones_name_is_known_however_it_is_written(table, name):
    card = await brought(table, (name, "Bill"))
    assert QUESTION not in text_of(card)
    assert "You're **" in text_of(card)
    assert "Neither" not in buttons_of(card)


async def test_the_user_name_counts_as_well_as_the_name_shown(table):
    alias = table.guild.add_member(table.env.create_user("bill_92", global_name="William"))
    for seed, name in enumerate(("Bill 92", "william"), 4):
        assert "You're **" in text_of(await brought(table, ("Ann", name), seed, alias))


async def test_whoever_is_called_otherwise_is_asked_once_and_gets_their_own_mistakes(table):
    alice = table.players[0]
    card = await brought(table, ("Ann", "Bill"))
    assert card.ephemeral
    assert QUESTION in text_of(card)
    await table.by_button(Side.WHITE, "Analyze", card)
    assert await sides_trained(table) == {Side.WHITE, Side.BLACK}
    assert "Nothing to show" in text_of(await insights(table))
    await alice.click(card, label="Bill")
    card = (await alice.slash(table.channel, "import", match="i1")).response
    assert "You're **Bill**" in text_of(card)
    assert QUESTION not in text_of(card)
    assert await sides_trained(table) == {Side.BLACK}
    assert "in 1 match" in pictures_of(await insights(table))[0]
    assert "You're **bill**" in text_of(await brought(table, ("bill", "Cleo"), 5)), "the name is remembered"


async def test_a_wrong_answer_can_be_changed(table):
    alice = table.players[0]
    card = await brought(table, ("Ann", "Bill"))
    await table.by_button(Side.WHITE, "Analyze", card)
    await alice.click(card, label="Bill")
    card = (await alice.slash(table.channel, "import", match="i1")).response
    asked = await forged(alice, card, buttons_of(card)["Change my side"])
    assert QUESTION in text_of(asked)
    assert "You're **Ann**" in text_of(await forged(alice, asked, buttons_of(asked)["Ann"]))
    assert await sides_trained(table) == {Side.WHITE}


async def test_of_others_match_neither_side_is_ones_own(table):
    alice = table.players[0]
    card = await brought(table, ("Ann", "Bill"))
    await table.by_button(Side.WHITE, "Analyze", card)
    card = await forged(alice, card, buttons_of(card)["Neither"])
    assert QUESTION not in text_of(card)
    assert "You're" not in text_of(card)
    assert "Nothing to show" in text_of(await insights(table))
    assert await sides_trained(table) == {Side.WHITE, Side.BLACK}
    assert QUESTION in text_of(await brought(table, ("Ann", "Bill"), 5)), "another of them may be one's own"


async def test_training_asks_whose_the_mistakes_are_before_it_asks_for_them(table):
    alice = table.players[0]
    await table.by_button(Side.WHITE, "Analyze", await brought(table, ("Ann", "Bill")))
    asked = (await alice.slash(table.channel, "train")).response
    assert asked.ephemeral
    assert "Which one is you" in text_of(asked)
    assert "**Ann** 0 : 1 **Bill**" in text_of(asked) or "**Ann** 1 : 0 **Bill**" in text_of(asked)
    assert list(buttons_of(asked)) == ["Ann", "Bill", "Neither"]
    assert pictures_of(asked) == []
    question = (await alice.click(asked, label="Bill")).response
    assert question.id == asked.id
    assert " new today\n" in text_of(question)
    assert await sides_trained(table) == {Side.BLACK}
    assert "Which one is you" not in text_of((await alice.slash(table.channel, "train")).response)
    assert "in 1 match" in pictures_of(await insights(table))[0]


async def test_a_name_learnt_later_ends_what_training_asks_of_the_other_side(table):
    await table.by_button(Side.WHITE, "Analyze", await brought(table, ("Ann", "Bill")))
    later = await brought(table, ("Cleo", "Bill"), 5)
    await table.players[0].click(later, label="Bill")
    assert await sides_trained(table) == {Side.BLACK}
    question = (await table.players[0].slash(table.channel, "train")).response
    assert "Which one is you" not in text_of(question)
    assert " new today\n" in text_of(question)
    assert "White to move" not in pictures_of(question)[0]


async def test_both_names_alike_are_told_apart(table):
    card = await brought(table, ("alice", "Alice"))
    assert QUESTION in text_of(card)
    assert {"alice", "Alice"} <= set(buttons_of(card))
    same = await brought(table, ("Ann", "Ann"))
    assert {"Ann (White)", "Ann (Black)"} <= set(buttons_of(same))


async def test_only_the_owner_answers_and_only_while_it_is_there(table):
    alice, bob = table.players
    card = await brought(table, ("Ann", "Bill"))
    shared = await forged(alice, card, buttons_of(card)["Share here"])
    answer = buttons_of(shared)["Bill"]
    seen = (await bob.slash(table.channel, "import", match="i1")).response
    assert QUESTION not in text_of(seen)
    assert "Import one with" in text_of(await forged(bob, seen, answer))
    assert (await table.bot.store.imported(1)).own_side is None
    await table.bot.app.imports.delete(1, alice.id)
    assert "Import one with" in text_of(await forged(alice, shared, answer))


async def test_the_lessons_are_the_owners(table):
    alice = table.players[0]
    card = await brought(table, ("Ann", "Bill"))
    both = (await alice.click(card, label="Analyze")).response
    assert re.search(r"\*\*(Ann|Bill)\*\*.*\*\*(Ann|Bill)\*\*", text_of(both), re.DOTALL)
    await alice.click(card, label="Bill")
    own = (await alice.slash(table.channel, "analyze", match="i1")).response
    assert text_of(own) != text_of(both)
    assert not re.search(r"^\*?\*?\d.*\*\*(Ann|Bill)\*\*", text_of(own), re.MULTILINE), text_of(own)


async def test_where_nothing_can_be_studied_nobody_is_asked(table):
    data = to_json(play_match(Random(1), 1, Rules(quadruple=True)), ("Ann", "Bill"))  # no network knows it
    assert QUESTION not in text_of(await bring(table, table.players[0], data, "a.json"))
