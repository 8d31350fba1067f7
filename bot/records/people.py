"""People, places, and what they have chosen. Ids are Discord snowflakes, times are aware datetimes in UTC."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from enum import StrEnum
from typing import Final

import msgspec

from bot.rules.match.time_control import TimeControl
from bot.rules.position import Position
from bot.rules.rules import Rules


class Place(msgspec.Struct, frozen=True):
    """Where something happens: a channel, and the server it belongs to (None in direct messages)."""

    channel_id: int
    guild_id: int | None = None


class Person(msgspec.Struct, frozen=True):
    """A Discord user as last seen: id and display name."""

    user_id: int
    name: str


class Posting(StrEnum):
    """How a match is shown: a new board for each turn; one that moves (the old one is deleted); one in place."""

    TURNS = "turns"
    MOVES = "moves"
    LIVE = "live"


class Style(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match is shown, where its players have chosen it; None: as the server has it."""

    posting: Posting | None = None
    fixed_numbers: bool | None = None
    """Are the points numbered from White's side for both?"""
    guided: bool = False  # somebody's first match of a game against the computer: new things are explained
    gathered: bool = False  # one of the many boards of an arena or a simul: no card, no thread of its own


class Numbering(StrEnum):
    """Which point numbers a private board shows."""

    OWN = "own"
    NONE = "none"

    @classmethod
    def _missing_(cls, value: object) -> Numbering | None:
        return cls.OWN if value == "mover" else None  # stored by 1.1: those of the side on roll


class Tutor(StrEnum):
    """The mistakes before which the bot asks a player in a practice match whether they mean it."""

    NONE = "none"
    BAD = "bad"
    """Those that lose 0.08 or more."""
    VERY_BAD = "very_bad"
    """Those that lose 0.16 or more."""


class Lesson(StrEnum):
    """An explanation that a person gets the first time they meet something."""

    WAY = "way"
    BAR = "bar"
    BEAR_OFF = "bear_off"
    HIT = "hit"
    BLOT = "blot"
    POINT = "point"
    CUBE = "cube"
    """They may double."""
    DOUBLED = "doubled"
    """They were doubled, and take or pass."""
    OWNED = "owned"
    """The cube is theirs."""
    GAME = "game"
    """How this game differs from backgammon. It's told once a game: only who wants no more tips is known to know it."""


class ServerSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """A server's choices; the defaults are what a new server gets. None: as the bot does by itself."""

    default_length: int = 5
    """Points of a challenge that names no length."""
    default_clock: TimeControl | None = None
    """The clock of a challenge that names none."""
    language: str | None = None
    theme: str | None = None
    posting: Posting = Posting.TURNS
    fixed_numbers: bool = False
    """Are the points numbered from White's side for both, in words and pictures?"""
    threads: bool = False
    """Give each match a thread of its own."""
    house_rules: Rules | None = None
    """The house rules of a challenge that names none; None: the usual ones of the game."""
    organizer_role: int | None = msgspec.field(default=None, name="organiser_role")
    """The role that may organize tournaments; None: those who may manage the server, and who announced it."""


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """Somebody's question to the engine: about a position, or the whole of an import."""

    at: datetime
    position: Position | None
    import_id: int = 0


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's choices; the defaults are what a new player gets. None: as the server does."""

    auto_roll: bool = False
    """Roll by itself when no double is possible."""
    auto_forced: bool = False
    """Play by itself when all legal plays lead to the same position."""
    auto_bear_off: bool = False
    """Bear off by itself, as many checkers as possible, once the sides have passed each other."""
    confirm: bool = True
    """Ask before a play is made; `confirm_double`: before a double is offered."""
    confirm_double: bool = True
    one_tap: bool = False
    """At the live board, move a checker that is tapped by the larger die at once."""
    home_left: bool = False
    """Private boards with the home boards on the left."""
    numbering: Numbering = Numbering.OWN
    theme: str | None = None
    text_board: bool = False
    """Private boards in words instead of a picture."""
    language: str | None = None
    house_rules: Rules | None = None
    """The house rules of the player's challenges; None: as the server has it."""
    last_challenge: str = ""  # as the form of a challenge writes it; empty: there was none
    reminders: bool = True  # be mentioned when time runs short
    away_until: datetime | None = None
    """The end of the present vacation, if it is still to come."""
    vacation_year: int = 0
    vacation_used: int = 0
    """Days of vacation taken in `vacation_year`."""
    dice_phrase: str | None = None
    """The player's part of the seeds of their dice; None: only their clicks."""
    tutor: Tutor = Tutor.NONE
    """Ask the player before mistakes in practice matches."""
    dm_turns: bool = False
    """Get a direct message when a match waits for them."""
    dm_closed: bool = False
    """Could they not be sent a direct message, so that all that comes so was switched off?"""
    shown_outside: bool = False
    """Be named to people of other servers, on the leaderboard of all of them."""
    explained: tuple[Lesson, ...] = ()
    asked: tuple[Asked, ...] = ()
    """Their latest question to the engine: a person who has asked about a position does not guess its play."""


_LONGEST: Final = 64
_NOT_SHOWN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_KEPT: Final = frozenset("\u200d\u200c\ufe0f")  # joiners that emoji and some scripts need
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that look like nothing


def clean_name(name: str) -> str:
    """A name without invisible and control characters, at most 64 characters long; empty if nothing of it shows."""
    kept = "".join(c for c in name if c in _KEPT or unicodedata.category(c) not in _NOT_SHOWN)
    cut = " ".join(kept.split())[:_LONGEST]
    return cut if any(map(_shows, cut)) else ""


def _shows(character: str) -> bool:
    """Is it visible by itself? Joiners and combining marks aren't."""
    return character not in _BLANK | _KEPT and unicodedata.category(character)[0] not in "MZ"


def slug(name: str, most: int) -> str:
    """A name as part of a file's: `most` plain letters, digits and dashes at most; empty if it has none of these."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().casefold()
    words = "".join(letter if letter.isalnum() else " " for letter in plain).split()
    return "-".join(words)[:most].strip("-")


class DigestOrder(msgspec.Struct, frozen=True):
    """A server that wants a digest each week, in a channel.

    `week` is the number of the last one that was posted, or left out. `failed`: could it not be posted?
    """

    guild_id: int
    channel_id: int
    week: int
    failed: bool = False


class LiveKey(msgspec.Struct, frozen=True):
    """The owner of a code or a session, the language of their Discord, and where they came from."""

    user_id: int
    name: str
    locale: str
    expires_at: datetime
    match_id: int | None = None
    """The board that the link led to."""
    channel_id: int | None = None
    """The channel in which an Activity runs; None for a private link."""
    guild_id: int | None = None
