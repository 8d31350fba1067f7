"""A new kind of group play is a folder and a line: stored, shown, tapped and brought up to date as the others are."""

import shutil
from pathlib import Path
from random import Random

import pytest

from bot.assets import assets_folder
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.store import eventlog, queries
from bot.store.queries import KINDS
from bot.texts import catalogue
from bot.ui.features import FEATURES
from tests.house.relay import FEATURE
from tests.house.relay.desk import RelayDesk
from tests.house.relay.relays import KIND, LOG
from tests.inside import forget_texts
from tests.ui.conftest import nothing_unexpected, table, valid_payloads
from tests.ui.table import buttons_of, posts_in, selects_of, text_of

__all__ = ["nothing_unexpected", "table", "valid_payloads"]
FOLDER = Path(__file__).parent / "relay"
pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def relays(tmp_path, monkeypatch, make_bot):
    """Makes bots with relays: their texts lie beside the others, their kind is among those that are stored."""
    shutil.copytree(assets_folder() / "locales", tmp_path / "assets" / "locales")
    for texts in (FOLDER / "texts").iterdir():
        shutil.copy(texts, tmp_path / "assets" / "locales" / texts.stem / "relay.ftl")
    forget_texts()
    monkeypatch.setattr(catalogue, "assets_folder", lambda: tmp_path / "assets")
    monkeypatch.setattr(queries, "KINDS", (*KINDS, KIND))
    monkeypatch.setattr(eventlog, "SQL", queries.Queries())
    yield lambda: make_bot(features=(*FEATURES, FEATURE))
    forget_texts()


@pytest.fixture
def simcord_bot(relays):
    return relays()


@pytest.fixture
async def people(table):
    """Two teams of two, which have begun."""
    people = [*table.players, *(table.guild.add_member(table.env.create_user(name)) for name in ("cy", "dee"))]
    lobby = (await people[0].slash(table.channel, "relay")).response
    for person, label in zip(people, ("Join White", "Join Black") * 2, strict=True):
        await person.click(lobby, label=label)
    assert "⚪ **alice**, **cy** · ⚫ **bob**, **dee**" in text_of(posts_in(table.env, table.channel)[-1])
    await people[0].click(lobby, label="Begin")
    return people


async def state(table):
    return (await LOG.get(table.bot.store, 1)).state


async def turn(table, people, random):
    """Whoever is next rolls, or picks any play."""
    relay, board = await state(table), posts_in(table.env, table.channel)[-1]
    person = next(one for one in people if one.id == relay.next.user_id)
    if relay.match.phase is Phase.TO_ROLL:
        await person.click(board, label="Roll")
    elif len(plays_now(relay.match)) == 1:
        await person.click(board, label=next(one for one in buttons_of(board) if one.startswith("Play ")))
    else:
        picked = board
        while "Play it" not in buttons_of(picked):  # a roll with a hundred plays is looked into first
            one = random.choice(selects_of(picked))
            value = random.choice(one["options"])["value"]
            picked = (await person.select(picked, custom_id=one["custom_id"], values=[value])).response
        await person.click(picked, label="Play it")
    return person


async def test_the_members_of_the_teams_take_turns(table, people):
    """To the end of the match, with one board that can be tapped."""
    random, played = Random(1), []
    while (relay := await state(table)).next is not None:
        person = await turn(table, people, random)
        if relay.match.phase is Phase.TO_PLAY:
            played.append((relay.match.on_roll, person.name))
        armed = [one for one in posts_in(table.env, table.channel) if buttons_of(one) or selects_of(one)]
        assert len(armed) <= 1
    relay = await state(table)
    for side, names in ((Side.WHITE, {"alice", "cy"}), (Side.BLACK, {"bob", "dee"})):
        assert {name for theirs, name in played if theirs is side} == names
    assert relay.match.is_over
    assert len([*await LOG.events(table.bot.store, 1)]) == relay.seq


async def test_nobody_acts_for_another(table, people):
    relay = await state(table)
    other = next(one for one in people if one.id != relay.next.user_id)
    board = posts_in(table.env, table.channel)[-1]
    one = selects_of(board)[0]
    answer = await other.select(board, custom_id=one["custom_id"], values=[one["options"][0]["value"]])
    assert "It isn't your turn." in text_of(answer.response)
    assert await state(table) == relay


async def test_it_waits_for_people_among_everything_else(table, people):
    relay = await state(table)
    person = next(one for one in people if one.id == relay.next.user_id)
    assert "your turn in relay 1" in text_of((await person.slash(table.channel, "matches")).response)


async def test_a_restart_goes_on_and_shows_what_was_not_shown(table, people, relays):
    await turn(table, people, Random(2))
    desk, after = table.bot.get(RelayDesk), await state(table)
    await desk.kind.outdate(1)
    table.bot = relays()
    await table.env.restart_bot(table.bot)
    record = await LOG.get(table.bot.store, 1)
    assert (record.state, record.board.seq) == (after, after.seq)
    await turn(table, people, Random(3))
    assert (await state(table)).seq > after.seq


def test_it_takes_few_files_and_lines():
    files = [path for path in FOLDER.rglob("*") if path.suffix in {".py", ".ftl"}]
    assert len(files) <= 20
    assert sum(len(path.read_text().splitlines()) for path in files) <= 400
