"""Dice that anyone can check: commit, draw, reveal, verify. Pure; docs/dice.md explains it to players.

A match has a *server seed* of 32 random bytes. Its *commitment* is shown before the match, the seed itself after it,
and each roll follows from the seed, the *label* of the match, the numbers of game and roll, and the *player seeds*:

    digest = HMAC-SHA256(key = the 32 bytes, message = the lines below in UTF-8, joined by one newline each)
    bg-dice-v1 / label / game, from 1 / roll of the game, from 0 / counter, from 0 / White's seed / Black's seed

The numbers are decimal. Each byte of the digest from 0 to 251 is a die, byte % 6 + 1; bytes from 252 to 255 are left
out, since with them four faces would be likelier than two. The first two dice are the roll; if a digest holds fewer,
the digest of the next counter follows.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count, islice
from typing import Any, Final

import msgspec

from bot.rules.dice import Roll

VERSION: Final = "bg-dice-v1"
"""The first line of every message: another way of drawing would get another name."""
SEED_BYTES: Final = 32
_BEGINNINGS: Final = ("GameStarted", "GameBegan")  # the events with which a game begins, in a match and in a chouette
_EVEN: Final = 252  # the largest multiple of six that a byte can count to


@dataclass(frozen=True, slots=True)
class ServerSeed:
    """The 32 bytes that the rolls of a match are drawn from; nobody may see them before the match is over.

    Raises ValueError for another number of bytes. Never shown by `repr`, so that no log can hold it by mistake.
    """

    secret: bytes = field(repr=False)

    def __post_init__(self) -> None:
        if len(self.secret) != SEED_BYTES:
            raise ValueError(f"a server seed has {SEED_BYTES} bytes")

    @classmethod
    def fresh(cls, random_bytes: Callable[[int], bytes]) -> ServerSeed:
        """A new seed; `random_bytes(32)` must be unpredictable, like `secrets.token_bytes`."""
        return cls(random_bytes(SEED_BYTES))

    @classmethod
    def from_hex(cls, text: str) -> ServerSeed:
        """A seed from 64 lowercase hexadecimal digits, as `hex` writes them. Raises ValueError for anything else."""
        if not re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", text):
            raise ValueError(f"a server seed has {2 * SEED_BYTES} small hexadecimal digits")
        return cls(bytes.fromhex(text))

    @property
    def hex(self) -> str:
        """The seed as 64 hexadecimal digits, for the database and for the reveal."""
        return self.secret.hex()

    @property
    def commitment(self) -> str:
        """SHA-256 of the 32 bytes (not of their digits), as 64 lowercase hexadecimal digits."""
        return hashlib.sha256(self.secret).hexdigest()


def derived_seed(seed: ServerSeed, label: str) -> ServerSeed:
    """The server seed of a match of a tournament, from the one that the tournament was announced with.

    HMAC-SHA256(key = the 32 bytes, message = `bg-dice-v1 / match seed / label`, three lines in UTF-8). Showing it
    reveals nothing about the tournament's own seed, nor about the other matches.
    """
    message = f"{VERSION}\nmatch seed\n{label}"
    return ServerSeed(hmac.digest(seed.secret, message.encode(), "sha256"))


def player_seed(click: int | None, phrase: str | None) -> str:
    """A player's contribution to the rolls: the id of their click and, after a colon, SHA-256 of their phrase in UTF-8.

    Without a click that part is 0; without a phrase the colon and what follows are missing. The phrase itself isn't
    part of it, so that it can be shown to everyone and kept when the player is forgotten.
    """
    return f"{click or 0}" if phrase is None else f"{click or 0}:{phrase_fingerprint(phrase)}"


def phrase_fingerprint(phrase: str) -> str:
    """SHA-256 of a phrase in UTF-8, as 64 lowercase hexadecimal digits."""
    return hashlib.sha256(phrase.encode()).hexdigest()


def draw(seed: ServerSeed, label: str, game: int, index: int, player_seeds: Sequence[str]) -> Roll:
    """Roll number `index` (from 0) of game `game` (from 1); the module's docstring says how it's drawn.

    Raises ValueError for a label or a player seed with a line break, which would make two different messages equal.
    """
    if any("\n" in part for part in (label, *player_seeds)):
        raise ValueError("a part of the message has more than one line")
    dice = _dice(seed, "\n".join((VERSION, label, str(game), str(index))), "\n".join(player_seeds))
    first, second = islice(dice, 2)
    return Roll(first, second)


def _dice(seed: ServerSeed, before: str, after: str) -> Iterator[int]:
    """Endless dice from the digests of a message, with the counter in its middle."""
    for counter in count():
        # `hmac.digest` would let other threads run, and a tap would wait until it has its turn again.
        digest = hmac.new(seed.secret, f"{before}\n{counter}\n{after}".encode(), "sha256").digest()
        yield from dice_of(digest)


def dice_of(digest: bytes) -> Iterator[int]:
    """The dice from these bytes; those from 252 on give none."""
    return (byte % 6 + 1 for byte in digest if byte < _EVEN)


@dataclass(frozen=True, slots=True)
class MatchDice:
    """The dice of one match; satisfies `DiceSource`. White's seed is the first of `player_seeds`.

    `commitment` is what was shown before the match. A chouette has a seed for everyone who was there at its start.
    """

    seed: ServerSeed
    label: str
    player_seeds: tuple[str, ...]
    commitment: str

    def roll(self, game: int, index: int) -> Roll:
        """Roll number `index` of a game: the same however often it's asked for."""
        return draw(self.seed, self.label, game, index, self.player_seeds)

    def shown(self, *, revealed: bool) -> dict[str, Any]:
        """The entry on the dice in a file of the match; it has the server seed only once that may be `revealed`."""
        return {
            "match": self.label,
            "commitment": self.commitment,
            "server_seed": self.seed.hex if revealed else None,
            "player_seeds": self.player_seeds,
        }


@dataclass(frozen=True, slots=True)
class DrawnRoll:
    """A roll in the log of a match: which one it was, and how it fell."""

    game: int
    index: int
    roll: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceLog:
    """All that's needed to check the dice of a match; `server_seed` is None until it's revealed."""

    label: str
    commitment: str
    server_seed: str | None
    player_seeds: tuple[str, ...]
    rolls: tuple[DrawnRoll, ...]
    games: tuple[int, ...]
    """The numbers of the games, in the order they began."""


class Flaw(StrEnum):
    """Possible faults in the dice of a match."""

    SEED = "seed"
    """The server seed is not a seed at all."""
    COMMITMENT = "commitment"
    """The server seed is not the one that was committed to."""
    GAME = "game"
    """The games aren't numbered 1, 2, 3 and so on: two with the same number would have the same rolls."""
    ROLL = "roll"
    """A roll doesn't follow from the seeds."""


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """A discrepancy: for a roll, which one, what the log says and what follows from the seeds."""

    flaw: Flaw
    found: DrawnRoll | None = None
    expected: Roll | None = None


def verify(log: DiceLog) -> list[Discrepancy]:
    """Draw every roll again; return all discrepancies in order. Raises ValueError while there is no seed."""
    if log.server_seed is None:
        raise ValueError("the server seed is not revealed yet")
    try:
        seed = ServerSeed.from_hex(log.server_seed)
    except ValueError:
        return [Discrepancy(Flaw.SEED)]
    wrong = [] if seed.commitment == log.commitment else [Discrepancy(Flaw.COMMITMENT)]
    if log.games != tuple(range(1, len(log.games) + 1)):
        wrong.append(Discrepancy(Flaw.GAME))
    for rolled in log.rolls:
        expected = draw(seed, log.label, rolled.game, rolled.index, log.player_seeds)
        if tuple(expected)[: 2 if rolled.game else 1] != rolled.roll:
            wrong.append(Discrepancy(Flaw.ROLL, rolled, expected))
    return wrong


def rolls_of(events: Iterable[msgspec.Struct]) -> tuple[DrawnRoll, ...]:
    """Every roll in the log of a match or chouette, ties of openings included, as `MatchState.rolls` counts them.

    For the order of a chouette, game 0, only the first die of each throw is known.
    """
    return _rolls([msgspec.to_builtins(event) for event in events])


def games_of(events: Iterable[msgspec.Struct]) -> tuple[int, ...]:
    """The number of each game in the log of a match or chouette."""
    return _games([msgspec.to_builtins(event) for event in events])


def _games(events: Iterable[Mapping[str, Any]]) -> tuple[int, ...]:
    return tuple(event["game"] for event in events if event["type"] in _BEGINNINGS)


def _rolls(events: Iterable[Mapping[str, Any]]) -> tuple[DrawnRoll, ...]:
    found: list[DrawnRoll] = []
    game = index = 0
    for event in events:
        event = event["event"] if event["type"] == "OnBoard" else event  # noqa: PLW2901 - what it wraps
        drawn: Sequence[Sequence[int]] = ()
        if event["type"] in _BEGINNINGS:
            game, index, drawn = event["game"], 0, event["opening"]
        elif event["type"] == "OrderThrown":
            drawn = [[die] for throws in event["rounds"] for _, die in throws]
        elif event["type"] == "DiceRolled":
            drawn = [event["roll"]]
        for roll in drawn:
            found.append(DrawnRoll(game, index, tuple(roll)))
            index += 1
    return tuple(found)


def read_logs(text: bytes | str) -> list[DiceLog | None]:
    """The matches of an exported file: one match, or all of a person's under `matches`; None for one without seeds.

    Raises ValueError for any other kind of file.
    """
    try:
        document = msgspec.json.decode(text)
        return [_read(part) for part in document.get("matches", [document])]
    except (msgspec.DecodeError, UnicodeError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise ValueError(f"not an exported match: {error!r}") from error


def _read(part: Mapping[str, Any]) -> DiceLog | None:
    rolls = _rolls(part["events"])
    games = _games(part["events"])
    dice = part["dice"]
    if dice is None:
        return None
    seeds = (dice["match"], dice["commitment"], dice["server_seed"] or "", *dice["player_seeds"])
    if not all(isinstance(seed, str) for seed in seeds):
        raise TypeError("seeds are texts")
    return DiceLog(dice["match"], dice["commitment"], dice["server_seed"], tuple(dice["player_seeds"]), rolls, games)
