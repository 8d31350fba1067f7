"""Plain records of what is studied: matches brought in files, analyses that somebody waits for."""

from datetime import datetime
from enum import StrEnum

import msgspec

from bot.records.people import Place
from bot.rules.match.state import MatchState
from bot.rules.sides import Side


class AnalysisRequest(msgspec.Struct, frozen=True):
    """A message that shows how far the analysis of a match, or of one `game` of it, has come.

    `match` is the key of the match (see `bot.app.logged`), `token` lets the answer be edited for a quarter of an hour
    after `asked_at`; a `public` one is a message that everyone sees.
    """

    request_id: int
    user_id: int
    match: str
    game: int | None
    place: Place
    message_id: int | None
    token: str
    public: bool
    language: str
    asked_at: datetime
    is_studied: bool = False
    """Was it made, or given up, by whatever process?"""

    @property
    def subject(self) -> tuple[str, int | None]:
        """An analysis to be made."""
        return self.match, self.game


class OwnSide(StrEnum):
    """Which side of an imported match is its owner's."""

    WHITE = "white"
    BLACK = "black"
    NEITHER = "neither"

    @property
    def sides(self) -> tuple[Side, ...]:
        """The side, or none."""
        return () if self is OwnSide.NEITHER else (Side[self.name],)


class ImportedMatch(msgspec.Struct, frozen=True):
    """A match that somebody has brought in a file, to analyze it. `state` is the one that its log leads to."""

    import_id: int
    owner_id: int
    guild_id: int | None
    """The server in which it was imported; None in direct messages and groups."""
    names: tuple[str, str]
    """White's and Black's, as they stand in the file."""
    state: MatchState
    plays: int
    """Plays made, turns without a move not counted."""
    games_left_out: int
    """Games of the file after the match's end."""
    played_on: str
    """When it was played, `2026.01.31`; empty where the file does not say it."""
    shared: bool
    """May others of the server see it?"""
    created_at: datetime
    own_side: OwnSide | None = None
    """None: it isn't known, and its owner is asked."""

    @property
    def key(self) -> str:
        """Its name among all matches, such as `i12`."""
        return f"i{self.import_id}"


class Filing(StrEnum):
    """How an import ended."""

    STORED = "stored"
    KNOWN = "known"
    """Its owner had brought the same file before."""
    FULL = "full"
    """Its owner has the largest number that is allowed."""


class StoredImport(msgspec.Struct, frozen=True):
    """The outcome of an import: `match` is the match as stored or, where there was no room, its owner's oldest."""

    match: ImportedMatch
    filing: Filing
