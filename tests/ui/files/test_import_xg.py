"""Files of eXtreme Gammon as people bring them: read, studied, asked again, or refused in words that help."""

import struct

import pytest

from bot.rules.sides import Side
from tests.rules.formats.xg_writer import archived, to_xg, written
from tests.ui.coach.coached import remember, short_log, store_match
from tests.ui.table import pictures_of, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]


@pytest.fixture(autouse=True)
def remembering(engine):
    remember(engine)


async def brought(table, data, name="match.xg"):
    return (await table.players[0].slash(table.channel, "import", file=(name, data))).response


async def test_a_match_is_read_studied_and_asked_again(table):
    alice = table.players[0]
    await store_match(table, short_log())  # so that her name is known
    card = await brought(table, to_xg(short_log(), ("alice", "Bill")))
    assert card.ephemeral
    assert "**alice**" in text_of(card)
    assert "played on 2026.01.31" in text_of(card).lower()
    assert len(pictures_of(card)) == 1
    await table.by_button(Side.WHITE, "Analyze", card)
    made = await table.bot.store.cards_of(alice.id)
    assert made
    assert {one.match for one in made} == {"i1"}
    assert "Train: 5 new today" in text_of((await alice.slash(table.channel, "train")).response)
    words = pictures_of((await alice.slash(table.channel, "insights")).response)
    assert "in 2 matches" in words[0], "the match itself has the same games"


async def test_an_illegal_play_is_named_by_game_move_and_side(table):
    stream = bytearray(written(short_log()))
    places = [at for at in range(0, len(stream), 2560) if stream[at + 8] == 3]
    at = places[2]
    struct.pack_into("<8i", stream, at + 68, 23, 4, -1, -1, -1, -1, -1, -1)
    stream[at + 35 : at + 61] = bytes(26)
    text = text_of(await brought(table, archived(bytes(stream))))
    assert "Game 1, move 2, **" in text
    assert "`24/5` isn't legal with" in text
    assert await table.bot.store.imports_of(table.players[0].id) == []


async def test_another_game_and_a_file_cut_off_are_refused_in_words(table):
    stream = bytearray(written(short_log()))
    struct.pack_into("<i", stream, 96, 3)
    assert "I don't know a game called `LongGammon`" in text_of(await brought(table, archived(bytes(stream))))
    data = to_xg(short_log())
    assert "cut off or damaged" in text_of(await brought(table, data[: len(data) // 2]))
    stream = written(short_log())
    text = text_of(await brought(table, archived(stream[: len(stream) // 2 + 100])))
    assert "Game 1, move" in text
    assert "cut off or damaged" in text


async def test_fifty_megabytes_are_not_even_fetched(table, monkeypatch):
    async def fetched(*_):
        raise AssertionError

    monkeypatch.setattr(table.bot.http, "get_from_cdn", fetched)
    text = text_of(await brought(table, b"RGMH" + bytes(50_000_000)))
    assert "too big" in text
    assert "`.xg`" in text
