"""How long all the pages of a large tournament take: `pytest tests/benchmarks --benchmark-only`.

Goals are printed, not asserted: they are CPU time, and the machine has other things to do.
"""

import statistics
import time

import pytest

from bot.render.pages.bracket import render_bracket
from bot.render.pages.bracket_layout import BracketLayout, BracketPicture
from bot.render.pages.crosstable import CrosstableCell, render_cross_table
from bot.render.pages.podium import Podium, render_podium
from bot.render.pages.standings import StandingRow, render_standings
from tests.render.tournament.brackets import columns, double_elimination, name_of, single_elimination

ENTRANTS = 256
ROUNDS = 5


def spent(work):
    """CPU seconds of the middle one of some rounds, after one that opens the fonts; and what came of it."""
    made = work()
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        made = work()
        times.append(time.process_time() - start)
    return statistics.median(times), made


@pytest.mark.parametrize("make", [single_elimination, double_elimination])
def test_large_bracket(benchmark, make, capsys):
    picture = make(ENTRANTS)
    seconds, pages = spent(lambda: render_bracket(picture))
    benchmark.pedantic(lambda: render_bracket(picture), rounds=3)
    with capsys.disabled():
        print(f"\n{make.__name__} of {ENTRANTS} on {len(pages)} pages: {seconds:.2f} s CPU (goal <= 0.7)")
        print(
            f"  {1e3 * seconds / len(pages):.0f} ms a page, largest {max(map(len, pages)) / 1e3:.0f} KB (goal <= 150)"
        )


def test_bracket_of_16(benchmark, capsys):
    picture = BracketPicture([BracketLayout(columns(16, 2))], "Monday Cup")
    seconds, _ = spent(lambda: render_bracket(picture))
    benchmark.pedantic(lambda: render_bracket(picture), rounds=5)
    with capsys.disabled():
        print(f"\nbracket of 16: {seconds * 1e3:.0f} ms CPU (goal <= 80)")


def test_lists_and_cards(benchmark, capsys):
    rows = [StandingRow(n, name_of(n), (f"{n}.0", str(n))) for n in range(1, 41)]
    names = [name_of(n) for n in range(1, 11)]
    cells, totals = [[CrosstableCell("7", won=True)] * 10] * 10, [("4", "5.25")] * 10
    works = {
        "standings of 40": lambda: render_standings(rows, ("Points", "Buchholz"), "Swiss"),
        "cross-table of 10": lambda: render_cross_table(names, cells, totals, "Group", headings=("Pts", "S-B")),
        "winner's card": lambda: [render_podium(Podium("Monday Cup", "Alexandra", "Magnus", "Zoë"))],
    }
    benchmark.pedantic(works["standings of 40"], rounds=3)
    with capsys.disabled():
        print()
        for name, work in works.items():
            seconds, pages = spent(work)
            print(f"{name}: {seconds * 1e3:.0f} ms CPU (goal <= 150), largest {max(map(len, pages)) / 1e3:.0f} KB")
