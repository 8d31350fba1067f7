"""The frozen benchmark of a game: decisions of self-play, and what each of their plays is worth.

A file is a line of JSON, its head, and packed JSON, its decisions. What a file holds is never guessed: one of another
edition, for another game, cut off or changed, or made by other rules is refused, and the message names it.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from bot.rules.dice import Roll
from bot.rules.play import Play
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import find_variant

EDITION: Final = 1
"""The edition of the files and of how they are made: another one is not understood."""
SUFFIX: Final = ".proof"
FOLDER: Final = Path(__file__).parent / "games"
RULES: Final = Rules(cube=False)
"""Equities are those of single games without a cube and without house rules."""
_LARGEST: Final = 1 << 18
"""The largest file allowed, in bytes: all twelve games have to fit into two megabytes."""
_WALK: Final = 400
"""Rolls whose plays tell one set of rules from another."""


class BadBenchmark(ValueError):
    """A file that can't be used; the message names it and says why."""


class Worth(msgspec.Struct, frozen=True, array_like=True):
    """What a play loses against the best one (points), its standard error, and how many games say so.

    Where no game was played, the judge's look says it: exactly if the game is solved, otherwise two plies deep, or one
    ply deep for a play far behind.
    """

    loss: float
    error: float
    games: int


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """A roll to be played. `worths` are those of all legal plays, as `in_order` has them."""

    seed: int
    """The game of self-play that it's from."""
    contact: bool
    position: Position
    roll: tuple[int, int]
    turns: int
    """Turns of both sides before it."""
    worths: tuple[Worth, ...]


class Shipped(msgspec.Struct, frozen=True):
    """The network that shipped when the file was made, by the file: its first look's rating, and its mean error."""

    rating: float
    error: float


class Head(msgspec.Struct, frozen=True):
    """What is said of a file as a whole."""

    edition: int
    game: str
    rules: str
    """A digest of the game's rules, from `rules_of`."""
    made: str
    """The command."""
    net: str
    """A digest of the network that played the games."""
    rolls: int
    """Rolls after which the network said the rest where there was contact; races were played to their end."""
    unit: float
    """What .15, .10 and the standard error are multiplied with: more in games paid by the checker."""
    contact: float
    """The share of decisions with contact in self-play."""
    games: int
    seconds: float
    """Processor time it took."""
    digest: str
    """Of the packed decisions."""
    shipped: Shipped | None = None


class Benchmark(msgspec.Struct, frozen=True):
    """A file's head and its decisions."""

    head: Head
    decisions: tuple[Decision, ...]


def in_order(plays: Iterable[Play]) -> list[Play]:
    """Plays by the positions that they lead to: the order of a file's `worths`."""
    return sorted(plays, key=lambda one: (one.after.mine, one.after.theirs, one.after.pinned))


def rules_of(game: str) -> str:
    """A digest of what the game's rules allow in a random game, and of how plays end it."""
    variant, random, digest = find_variant(game), Random(f"{game}:rules"), hashlib.sha256()
    position = variant.start()
    for _ in range(_WALK):
        roll = Roll(random.randint(1, 6), random.randint(1, 6))
        plays = in_order(variant.legal_plays(position, roll, RULES))
        ends = [variant.result(one.after, RULES) for one in plays]
        digest.update(msgspec.json.encode([variant.numbers(roll), [one.after for one in plays], ends]))
        going_on = [one for one, end in zip(plays, ends, strict=True) if end is None]
        position = random.choice(going_on).after.swapped() if going_on else position.swapped()
    return digest.hexdigest()[:16]


def path_of(game: str) -> Path:
    """Where the benchmark of `game` is."""
    return FOLDER / f"{game}{SUFFIX}"


def write(path: Path, head: Head, decisions: tuple[Decision, ...]) -> None:
    """Write a file, whole or not at all; the head's digest is filled in."""
    body = lzma.compress(msgspec.json.encode(decisions), preset=9)
    head = msgspec.structs.replace(head, digest=hashlib.sha256(body).hexdigest())
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(head) + b"\n" + body)
    part.replace(path)


def read(path: Path, game: str) -> Benchmark:
    """Read the benchmark of `game`. Raises BadBenchmark, and OSError if there is no file."""
    if path.stat().st_size > _LARGEST:
        raise BadBenchmark(f"{path.name}: too large")
    first, _, body = path.read_bytes().partition(b"\n")
    try:
        found = msgspec.json.decode(first)
        edition = found["edition"]
        if edition != EDITION:
            raise BadBenchmark(f"{path.name}: of edition {edition}, and only edition {EDITION} is understood")
        head = msgspec.convert(found, Head)
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise BadBenchmark(f"{path.name}: not a benchmark, or cut off") from error
    if head.game != game:
        raise BadBenchmark(f"{path.name}: for {head.game}, not for {game}")
    if hashlib.sha256(body).hexdigest() != head.digest:
        raise BadBenchmark(f"{path.name}: cut off or changed")
    if head.rules != rules_of(game):
        raise BadBenchmark(f"{path.name}: made by other rules of {game}; make it again")
    return Benchmark(head, msgspec.json.decode(lzma.decompress(body), type=tuple[Decision, ...]))
