"""Files that come and go over a real connection: fetched or not, announced if they take long."""

import threading
from random import Random

import pytest

from bot.app import imports
from bot.rules.rules import Rules
from bot.rules.transcript import from_mat, to_mat
from tests.discord_server.messages import Upload
from tests.rules.random_matches import held_by_mat, play_match

THINKING = 5
"""The kind of answer that only announces an answer."""


def mat_of(seed):
    log = play_match(Random(seed), 3, Rules())
    return log, to_mat(log, ("Ann", "Bill")).encode()


def upload_of(data):
    return Upload("match.mat", data)


async def test_a_match_comes_in_and_goes_out(club):
    log, data = mat_of(20)
    card = await club.alice.slash(club.channel, "import", file=upload_of(data)).finished()
    assert card.ephemeral
    assert "Imported match i1" in card.text
    answer = await club.alice.slash(club.channel, "export", match="i1", format="mat")
    [(name, content)] = answer.files.items()
    assert name == "match-i1-ann-bill.mat"
    assert from_mat(content).events == held_by_mat(log)


async def test_what_takes_longer_is_announced(club, monkeypatch):
    read, told = imports.read_file, threading.Event()

    def slowly(data):
        assert told.wait(30)
        return read(data)

    monkeypatch.setattr(imports, "read_file", slowly)
    _, data = mat_of(20)
    card = await club.alice.slash(club.channel, "import", file=upload_of(data))
    refused = await club.bob.slash(club.channel, "import", file=upload_of(b"Dear diary"))
    told.set()
    for answer, words in ((card, "Imported match i1"), (refused, "can't read this as a match")):
        assert answer.type == THINKING
        assert answer.ephemeral
        await club.server.until(lambda answer=answer, words=words: words in answer.text)


@pytest.mark.parametrize("size", [imports.MOST_BYTES + 1])
async def test_a_huge_file_is_not_even_fetched(club, size):
    answer = await club.alice.slash(club.channel, "import", file=upload_of(b"x" * size))
    assert "too big" in answer.text
    assert not [request for request in club.server.requests if "/cdn/" in request.path]


async def test_a_file_that_cannot_be_fetched(club, monkeypatch):
    monkeypatch.setattr(club.server.world, "file", {}.get)
    answer = await club.alice.slash(club.channel, "import", file=upload_of(mat_of(20)[1]))
    assert answer.ephemeral
    assert "couldn't get" in answer.text
    assert await club.bot.app.imports.of(club.alice.id) == []


async def test_in_the_direct_message_there_is_nobody_to_share_with(club):
    direct = club.server.direct(club.alice)
    card = await club.alice.slash(direct, "import", file=upload_of(mat_of(20)[1])).finished()
    assert "Imported match i1" in card.text
    assert "Share" not in str(card.payload())
    shown = await club.alice.slash(direct, "replay", match="i1")
    # At once, or announced on a slow machine.
    await club.server.until(lambda: "Match i1, game" in shown.text, within=30, what="the animation")
