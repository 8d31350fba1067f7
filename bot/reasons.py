"""Why something is refused: data for errors, to be put into words by `bot.ui.kit.error_texts`."""

from __future__ import annotations

from enum import StrEnum


class IllegalReason(StrEnum):
    """Why a play is illegal, most specific first."""

    BAR_FIRST = "bar_first"
    NO_CHECKER = "no_checker"
    BLOCKED = "blocked"
    NOBODY_HERE = "nobody_here"
    NOT_HOME = "not_home"
    HIGHER_CHECKER = "higher_checker"
    WRONG_DISTANCE = "wrong_distance"
    USED_NUMBER = "used_number"
    """The number was rolled, but the other moves of the play have used it."""
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


class HouseRuleReason(StrEnum):
    """Why a house rule cannot be played."""

    NOT_IN_GAME = "not_in_game"
    ALWAYS = "always"
    SESSION_ONLY = "session_only"
    NEEDS_CUBE = "needs_cube"
    NEEDS_BEAVERS = "needs_beavers"
    OUT_OF_RANGE = "out_of_range"


class AccessReason(StrEnum):
    """Why this person may not do that."""

    NOT_A_PLAYER = "not_a_player"
    NOT_YOUR_CHALLENGE = "not_your_challenge"
    OWN_CHALLENGE = "own_challenge"
    OPEN_CHALLENGE = "open_challenge"
    """Nobody is asked in particular, so there is nothing to decline; withdrawing is the challenger's."""
    NOT_ADMIN = "not_admin"
    NOT_ORGANISER = "not_organiser"


class ChallengeReason(StrEnum):
    """Why a challenge cannot be made or answered."""

    SELF = "self"
    BOT = "bot"
    NOT_HERE = "not_here"
    DUPLICATE = "duplicate"
    TOO_MANY = "too_many"
    LENGTH = "length"
    RATED_LENGTH = "rated_length"
    """Too long to be rated."""
    NOT_OPEN = "not_open"
    EXPIRED = "expired"
    WITHDRAWN = "withdrawn"
    DECLINED = "declined"
    ACCEPTED = "accepted"
    BLOCKED = "blocked"
    NOBODY_HERE = "nobody_here"
    LEVEL_OF_A_PERSON = "level_of_a_person"
    """A level was chosen, but not the computer."""
    TOO_MANY_MATCHES = "too_many_matches"
    """A player has as many matches under way as are allowed."""
    TOO_MANY_COMPUTERS = "too_many_computers"


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


class TranscriptReason(StrEnum):
    """Why a record of a match cannot be read or written."""

    TOO_LARGE = "too_large"
    NOT_A_MATCH_FILE = "not_a_record"
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


class TournamentReason(StrEnum):
    """Why a tournament does not allow something."""

    ALREADY_JOINED = "already_joined"
    NOT_JOINED = "not_joined"
    ALREADY_HERE = "already_here"
    CHECK_IN_LATER = "check_in_later"
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


class CoachReason(StrEnum):
    """Why the coach does not help."""

    RATED = "rated"
    TOURNAMENT = "tournament"
    NOTHING_TO_DECIDE = "nothing_to_decide"
    UNKNOWN_GAME = "unknown_game"
    NOT_FINISHED = "not_finished"
    NO_SUCH_GAME = "no_such_game"
    GAME_GOES_ON = "game_goes_on"
    ONE_AT_A_TIME = "one_at_a_time"
    BUSY = "busy"
    NOT_ANALYZED = "not_studied"
    SOMEBODY_ELSES = "somebody_elses"
    IMPOSSIBLE = "impossible"
    BEING_PLAYED = "being_played"
    """A pasted position that stands in one of the person's own matches, where no help is given."""
    GAME_OVER = "game_over"


class PositionFault(StrEnum):
    """What is wrong with a position."""

    UNREADABLE = "unreadable"
    TOO_MANY = "too_many"
    ONE_POINT = "one_point"
    BOTH_OFF = "both_off"
    OVER = "over"
    BOTH_WON = "both_won"
    BOTH_SHUT = "both_shut"
    FIELD = "field"
    MATCH_ID = "match_id"


class NotFoundWhat(StrEnum):
    """What was looked for."""

    MATCH = "match"
    MATCH_HERE = "match_here"
    OFFER = "offer"
    CHALLENGE = "challenge"
    SEVERAL_MATCHES = "several_matches"
    TOURNAMENT = "tournament"
    IMPORT = "import"
    """A match that was imported: there is none of that number, or it is somebody else's."""
    NUMBER = "number"
    """Whatever it is, it has no number so large."""
