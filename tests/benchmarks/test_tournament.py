"""A large tournament: `pytest tests/benchmarks/test_tournament.py --benchmark-only -s`; goals are not asserted."""

import asyncio
import time
from datetime import UTC, datetime
from random import Random

from bot.app.absence import Absence
from bot.app.acting import Locks
from bot.app.matches import Matches, Table
from bot.app.people import People
from bot.app.tournament.tournaments import Tournaments
from bot.records.people import Person, Place
from bot.records.tournaments import TournamentPlan
from bot.rules.dice import LiveDice
from bot.store import Database
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.ui.tournament.pictures import tournament_pictures

ENTRANTS = 256
GOAL = 1.0
NOW = datetime(2026, 5, 1, tzinfo=UTC)


async def run(path, form):
    """Seconds of CPU for the draw, for storing it, and for the pictures, with 256 entrants signed up before."""
    store = Database(path)
    await store.open()
    try:
        table = Table(lambda: NOW, Locks(), absence=Absence(store, lambda: NOW))
        dice = LiveDice(Random(1).randrange)
        tournaments = Tournaments(store, Matches(store, People(store), dice, table), dice, table, lambda: 1)
        settings = TournamentSettings(form, Seeding.RANDOM, ENTRANTS)
        record = await tournaments.create(
            Place(1, 1), Person(1, "Organizer"), "Cup", settings, TournamentPlan(), interaction_id=None
        )
        for number in range(ENTRANTS):
            join = cmd.Join(10 + number, f"Player {number}")
            await tournaments.act(record.tournament_id, join, actor_id=None, interaction_id=None)
        began = time.process_time()
        turn = await tournaments.start(record.tournament_id, actor_id=None, interaction_id=None)
        stored = time.process_time()
        pages = tournament_pictures(turn.record, "classic")
        return stored - began, time.process_time() - stored, len(pages)
    finally:
        await store.close()


def test_a_bracket_of_256(benchmark, tmp_path, capsys, goal):
    measured = {}

    def compare():
        for form in (Format.SINGLE_ELIMINATION, Format.DOUBLE_ELIMINATION, Format.SWISS):
            measured[form] = asyncio.run(run(tmp_path / f"{form.value}.db", form))

    benchmark.pedantic(compare, rounds=1)
    with capsys.disabled():
        for form, (paired, drawn, pages) in measured.items():
            total = paired + drawn
            goal(f"{form.value}, {ENTRANTS} entrants: CPU of the draw and its pictures", total, GOAL, "s")
            print(f"\n{form.value}, {ENTRANTS} entrants: {total:.2f} s of CPU")
            print(f"  paired and stored in {paired * 1e3:.0f} ms, drawn on {pages} pages in {drawn * 1e3:.0f} ms")
