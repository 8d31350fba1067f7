"""Every error the bot raises on purpose.

    BotError
    ├── RuleError                 the rules do not allow it now
    │   ├── WrongPhase            right person, wrong moment
    │   ├── NotOnRoll             it is the other side's turn
    │   ├── IllegalPlay           the play cannot be made with this roll
    │   ├── AmbiguousPlay         the text fits more than one legal play
    │   └── CubeUnavailable       no double now
    ├── NotationError             text that is not notation at all
    ├── AccessError               this person may not do that
    ├── ChallengeError            a challenge that cannot be made or answered
    ├── ClockError                the clock of a match does not allow it
    ├── PreferenceError           a choice that cannot be made
    ├── TranscriptError           a record of a match that cannot be read or written
    ├── TournamentError           a tournament does not allow it now
    ├── StaleAction               decided on a position that has moved on
    ├── NotFound                  no such match, challenge, player
    │   └── PlayedElsewhere       it is there, but cannot be played from here
    └── InfrastructureError       the machine failed, not the player
        ├── StorageUnavailable    the database is locked, full or gone
        ├── StorageCorrupt        what was read back makes no sense
        ├── ThemeError            the file of a board's colours is broken or missing
        ├── EngineMissing         the analysis engine is not installed here
        └── EngineUnavailable     the analysis engine did not answer, however often it was asked

Pure code raises with data, never with sentences for people: `bot.ui.replies` turns a class and its
data into words. `str(error)` is for logs only.
"""

from __future__ import annotations

from enum import StrEnum


class BotError(Exception):
    """Root of every error that is expected and answered."""


class RuleError(BotError):
    """The rules of the game do not allow the command in this state."""


class WrongPhase(RuleError):
    """The command does not fit the phase of the game.

    `phase` is the value of the state's phase (a `bot.rules.state.Phase`), `command` the name of what was asked.
    """

    def __init__(self, phase: str, command: str) -> None:
        super().__init__(f"{command} in phase {phase}")
        self.phase = phase
        self.command = command


class NotOnRoll(RuleError):
    """The other side has to act; `waiting_for` is that side (0 or 1)."""

    def __init__(self, waiting_for: int) -> None:
        super().__init__(f"waiting for side {waiting_for}")
        self.waiting_for = waiting_for


class IllegalReason(StrEnum):
    """Why a play is illegal, most specific first."""

    BAR_FIRST = "bar_first"
    NO_CHECKER = "no_checker"
    BLOCKED = "blocked"
    NOBODY_HERE = "nobody_here"
    NOT_HOME = "not_home"
    HIGHER_CHECKER = "higher_checker"
    WRONG_DISTANCE = "wrong_distance"
    WRONG_WAY = "wrong_way"
    MUST_USE_BOTH = "must_use_both"
    MUST_USE_HIGHER = "must_use_higher"
    MUST_USE_MORE = "must_use_more"
    TOO_MANY_MOVES = "too_many_moves"
    CANNOT_MOVE = "cannot_move"
    FORBIDDEN = "forbidden"
    FULL_POINT = "full_point"
    """Five checkers of one's own stand there already (five-checker limit)."""
    HEAD = "head"
    """Only one checker may leave the head a turn (Narde)."""
    RUNNER_FIRST = "runner_first"
    """The first checker has to arrive before another may move (Makhbusa, Fevga)."""
    PINNED = "pinned"
    """The checker is pinned, or one is while checkers are to be borne off (Plakoto)."""
    PRIME = "prime"
    """The play would leave a row of points that this game forbids (Fevga, Narde)."""
    EXACT = "exact"
    """Checkers are borne off with the exact number only (Acey-Deucey)."""
    INSIDE_HOME = "inside_home"
    """Only checkers in the home board move backwards, and they do not leave it (Runte)."""
    NO_BEARING_OFF = "no_bearing_off"
    """Nothing is borne off in this game (Sugoroku)."""


class IllegalPlay(RuleError):
    """A readable play that this roll does not allow.

    `reason` says why, `move` is the (source, target) pair the reason is about (None when it is about the whole
    play), `legal` holds up to a handful of legal plays in notation as examples, `count` how many there are in all.
    """

    def __init__(
        self,
        reason: IllegalReason,
        move: tuple[int, int] | None = None,
        legal: tuple[str, ...] = (),
        count: int | None = None,
    ) -> None:
        super().__init__(f"illegal play: {reason.value} {move or ''}".strip())
        self.reason = reason
        self.move = move
        self.legal = legal
        self.count = len(legal) if count is None else count


class AmbiguousPlay(RuleError):
    """The text fits several legal plays; `candidates` are their notations, at least two."""

    def __init__(self, candidates: tuple[str, ...]) -> None:
        super().__init__(f"ambiguous play: {', '.join(candidates)}")
        self.candidates = candidates


class CubeReason(StrEnum):
    """Why the cube cannot be turned."""

    NO_CUBE = "no_cube"
    CRAWFORD = "crawford"
    NOT_YOURS = "not_yours"
    DEAD = "dead"
    ROLLED = "rolled"
    ALREADY_OFFERED = "already_offered"
    NO_BEAVERS = "no_beavers"
    """Beavers are not played: always so in a match."""
    NO_RACCOONS = "no_raccoons"
    NOTHING_TO_BEAVER = "nothing_to_beaver"
    """There is no double to answer, or the last word on it has been said."""


class CubeUnavailable(RuleError):
    """No double now; `reason` says why."""

    def __init__(self, reason: CubeReason) -> None:
        super().__init__(f"cube unavailable: {reason.value}")
        self.reason = reason


class HouseRuleReason(StrEnum):
    """Why a house rule cannot be played."""

    NOT_IN_GAME = "not_in_game"
    SESSION_ONLY = "session_only"
    NEEDS_CUBE = "needs_cube"
    NEEDS_BEAVERS = "needs_beavers"
    OUT_OF_RANGE = "out_of_range"


class HouseRule(RuleError):
    """A house rule does not go with the game, the length or another rule.

    `option` is the field of `Rules` it is about, `variant` the key of the game.
    """

    def __init__(self, reason: HouseRuleReason, option: str, variant: str) -> None:
        super().__init__(f"house rule {option} in {variant}: {reason.value}")
        self.reason = reason
        self.option = option
        self.variant = variant


class NotationError(BotError):
    """Text that cannot be read as what it should be.

    `text` is what was given, `position` the index in it where reading stopped (None when unknown),
    `expected` a short name of what was expected there ("play", "position ID", "XGID", "match ID").
    """

    def __init__(self, text: str, expected: str, position: int | None = None, detail: str = "") -> None:
        super().__init__(f"not a {expected}: {text!r} {detail}".strip())
        self.text = text
        self.expected = expected
        self.position = position
        self.detail = detail


class AccessReason(StrEnum):
    """Why this person may not do that."""

    NOT_A_PLAYER = "not_a_player"
    NOT_YOUR_CHALLENGE = "not_your_challenge"
    OWN_CHALLENGE = "own_challenge"
    NOT_ADMIN = "not_admin"
    NOT_ORGANISER = "not_organiser"


class AccessError(BotError):
    """The person may not do that; `reason` says why."""

    def __init__(self, reason: AccessReason) -> None:
        super().__init__(f"no access: {reason.value}")
        self.reason = reason


class ChallengeReason(StrEnum):
    """Why a challenge cannot be made or answered."""

    SELF = "self"
    BOT = "bot"
    NOT_HERE = "not_here"
    DUPLICATE = "duplicate"
    TOO_MANY = "too_many"
    LENGTH = "length"
    NOT_OPEN = "not_open"
    EXPIRED = "expired"
    WITHDRAWN = "withdrawn"
    DECLINED = "declined"
    ACCEPTED = "accepted"
    BLOCKED = "blocked"
    NOBODY_HERE = "nobody_here"


class ChallengeError(BotError):
    """A challenge that cannot be made or answered; `reason` says why, `match_id` where it already led, if anywhere."""

    def __init__(self, reason: ChallengeReason, match_id: int | None = None) -> None:
        super().__init__(f"challenge: {reason.value}")
        self.reason = reason
        self.match_id = match_id


class ClockReason(StrEnum):
    """Why the clock of a match does not allow something."""

    NO_CLOCK = "no_clock"
    PAUSED = "paused"
    STANDS_STILL = "stands_still"
    NOT_PAUSED = "not_paused"
    NOT_OUT = "not_out"
    OWN_TIME = "own_time"
    ALREADY_ASKED = "already_asked"
    SESSION = "session"
    NO_VACATION_LEFT = "no_vacation_left"
    NOT_AWAY = "not_away"


class ClockError(BotError):
    """The clock of a match does not allow it; `reason` says why, `days` how many of vacation are left."""

    def __init__(self, reason: ClockReason, days: int = 0) -> None:
        super().__init__(f"clock: {reason.value}")
        self.reason = reason
        self.days = days


class PreferenceError(BotError):
    """There is no such choice: `name` is what was to be chosen, `value` what was asked for, `known` what there is."""

    def __init__(self, name: str, value: str, known: tuple[str, ...] = ()) -> None:
        super().__init__(f"no such {name}: {value!r}")
        self.name = name
        self.value = value
        self.known = known


class TranscriptReason(StrEnum):
    """Why a record of a match cannot be read or written."""

    TOO_LARGE = "too_large"
    NOT_A_RECORD = "not_a_record"
    WRONG_VERSION = "wrong_version"
    LENGTH = "length"
    UNKNOWN_GAME = "unknown_game"
    NO_MAT = "no_mat"
    UNREADABLE = "unreadable"
    ILLEGAL_PLAY = "illegal_play"
    MISSING_PLAY = "missing_play"
    OUT_OF_TURN = "out_of_turn"
    ILLEGAL_CUBE = "illegal_cube"
    WRONG_OPENING = "wrong_opening"
    WRONG_GAME = "wrong_game"
    WRONG_SCORE = "wrong_score"
    WRONG_RESULT = "wrong_result"
    UNFINISHED_GAME = "unfinished_game"


class TranscriptError(BotError):
    """A record of a match (`.mat`, event log, text) that cannot be read or written; `reason` says why.

    `line` is the line of the text (from 1), `game` and `move` the numbers of the game and of the row in it, `side` who
    moves (0 or 1), `roll` the dice, `text` what stands there (for NO_MAT what the format does not know), and `cause`
    the rule that it breaks. All of them are None or "" where there is none.
    """

    def __init__(
        self,
        reason: TranscriptReason,
        *,
        line: int | None = None,
        game: int | None = None,
        move: int | None = None,
        side: int | None = None,
        roll: tuple[int, int] | None = None,
        text: str = "",
        cause: BotError | None = None,
    ) -> None:
        places = (("game", game), ("move", move), ("line", line))
        place = ", ".join(f"{name} {value}" for name, value in places if value)
        super().__init__(f"record: {reason.value} {place} {text[:80]!r}")
        self.reason = reason
        self.line = line
        self.game = game
        self.move = move
        self.side = side
        self.roll = roll
        self.text = text
        self.cause = cause


class TournamentReason(StrEnum):
    """Why a tournament does not allow something."""

    ALREADY_JOINED = "already_joined"
    NOT_JOINED = "not_joined"
    ALREADY_HERE = "already_here"
    FULL = "full"
    TOO_FEW = "too_few"
    SETTINGS = "settings"
    STARTED = "started"
    NOT_STARTED = "not_started"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    OVER = "over"
    NO_SUCH_PAIRING = "no_such_pairing"
    NOT_OPEN = "not_open"
    NOT_YOUR_MATCH = "not_your_match"
    NOT_IN_PAIRING = "not_in_pairing"
    ALREADY_REPORTED = "already_reported"
    DISAGREE = "disagree"
    NOTHING_TO_CORRECT = "nothing_to_correct"
    PLAYED_ON = "played_on"
    ALREADY_OUT = "already_out"
    ALREADY_PLAYED = "already_played"
    NO_BYE_LEFT = "no_bye_left"
    UNFINISHED = "unfinished"
    NO_ROUND_LEFT = "no_round_left"


class TournamentError(BotError):
    """A tournament does not allow it; `reason` says why.

    `pairing` is the number of the pairing that is in the way or meant, `entrant` the id of the entrant, `detail` the
    name of the setting that cannot be; None and "" where there is none.
    """

    def __init__(
        self, reason: TournamentReason, pairing: int | None = None, entrant: int | None = None, detail: str = ""
    ) -> None:
        super().__init__(f"tournament: {reason.value} {detail}".strip())
        self.reason = reason
        self.pairing = pairing
        self.entrant = entrant
        self.detail = detail


class StaleAction(BotError):
    """The action was decided on a position that has moved on; nothing was changed."""


class NotFoundWhat(StrEnum):
    """What was looked for."""

    MATCH = "match"
    MATCH_HERE = "match_here"
    OFFER = "offer"
    CHALLENGE = "challenge"
    SEVERAL_MATCHES = "several_matches"
    SEVERAL_OFFERS = "several_offers"
    TOURNAMENT = "tournament"


class NotFound(BotError):
    """Nothing (or not one single thing) fits; `what` says what was looked for, `candidates` the ids that fit."""

    def __init__(self, what: NotFoundWhat, candidates: tuple[int, ...] = ()) -> None:
        super().__init__(f"not found: {what.value} {candidates or ''}".strip())
        self.what = what
        self.candidates = candidates


class PlayedElsewhere(NotFound):
    """A match cannot be played from here; `link` is the address of its board, empty when that is not known."""

    def __init__(self, match_id: int, link: str) -> None:
        super().__init__(NotFoundWhat.MATCH_HERE, (match_id,))
        self.link = link


class InfrastructureError(BotError):
    """The machine failed, not the player. Nothing was changed."""


class StorageUnavailable(InfrastructureError):
    """The database is locked, full, read-only or gone; the transaction was rolled back."""


class StorageCorrupt(InfrastructureError):
    """What was read back does not make sense (unknown event, broken state)."""


class ThemeError(InfrastructureError):
    """A theme cannot be used: `file` is its file, `key` what is wrong in it ("" for the whole), `detail` why."""

    def __init__(self, file: str, key: str, detail: str) -> None:
        super().__init__(": ".join(part for part in (file, key, detail) if part))
        self.file = file
        self.key = key
        self.detail = detail


class EngineMissing(InfrastructureError):
    """The analysis engine is not installed on this machine; everything but analysis and computer players works."""


class EngineUnavailable(InfrastructureError):
    """The analysis engine died, hung or was shut down, and asking again did not help; asking later may."""
