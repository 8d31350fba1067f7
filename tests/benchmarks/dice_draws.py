"""Ten million rolls of the bot's dice, tested: `python -m tests.benchmarks.dice_draws [ROLLS] [SEED]`. Takes a minute.

Faces, pairs of dice, and pairs of rolls so far apart; each roll is in one pair of a distance alone.
"""

import secrets
import sys
import time
from collections import Counter
from itertools import product

from bot.dice.fairness import MatchDice, ServerSeed
from bot.dice.statistics import Test, chi_square_test

LAGS = (1, 2, 3, 5, 10, 100, 1000)
GAME = 60
"""Rolls a game, as in real matches."""


def main(rolls: int, seed: ServerSeed) -> int:
    """Print each test; 0 when all of them pass."""
    dice = MatchDice(seed, "ten-million", ("0", "0"), seed.commitment)
    begun = time.perf_counter()
    thrown = bytes(6 * roll.first + roll.second - 7 for roll in (dice.roll(i // GAME, i % GAME) for i in range(rolls)))
    print(f"{rolls} rolls in {time.perf_counter() - begun:.0f} s, seed {seed.hex}")
    pairs = Counter(thrown)
    faces = [
        sum(pairs[6 * a + b] * ((a == face) + (b == face)) for a, b in product(range(6), repeat=2)) for face in range(6)
    ]
    tests = [("faces", chi_square_test(faces, [1 / 6] * 6)), ("pairs of dice", _even([pairs[n] for n in range(36)]))]
    for lag in LAGS:
        firsts = [i for begin in range(0, rolls - 2 * lag + 1, 2 * lag) for i in range(begin, begin + lag)]
        counts = Counter((thrown[i] // 6, thrown[i + lag] // 6) for i in firsts)
        tests.append((f"rolls {lag} apart", _even([counts[pair] for pair in product(range(6), repeat=2)])))
    for name, test in tests:
        print(f"{name:20} chi-square {test.chi_square:7.2f}  freedom {test.freedom:2}  p {test.p:.4f}  {test.verdict}")
    return int(any(test.verdict != "fair" for _, test in tests))


def _even(counts: list[int]) -> Test:
    return chi_square_test(counts, [1 / len(counts)] * len(counts))


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000_000
    given = ServerSeed.from_hex(sys.argv[2]) if len(sys.argv) > 2 else ServerSeed.fresh(secrets.token_bytes)
    sys.exit(main(number, given))
