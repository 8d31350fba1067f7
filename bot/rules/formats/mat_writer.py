"""A match as a Jellyfish `.mat` file, the format that every other backgammon program reads.

Two columns, the first player's (White) on the left; a turn, a double and its answer take a place each, alternating.
Checked with GNU Backgammon 1.07: it imports these files without a complaint.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.formats.event_log import rules_text
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.state import MatchState
from bot.rules.play import Move
from bot.rules.sides import Side
from bot.rules.variants import find_variant

MAT_VARIATIONS: Final = {"backgammon": "Backgammon", "nackgammon": "NackGammon", "hypergammon": "HyperGammon (3)"}
"""The games whose `.mat` files GNU Backgammon reads, with its names for them."""
AUTOMATIC_DOUBLES: Final = "automatic_doubles"
"""The name of something that a format has no place for, in its refusal."""
UNNAMED: Final = ("White", "Black")
"""The names in the columns for players without one that can be written."""
TERMINATIONS: Final = {ev.Ending.MATCH_RESIGNED: "match resigned", ev.Ending.TIME_RAN_OUT: "time ran out"}
CLAIMED: Final = "time claimed"
ABANDONED: Final = "abandoned"
_LONGEST_NAME: Final = 24  # bytes: GNU Backgammon keeps 31, but puts no space after a name that is longer than this
_BEAVERS: Final = " Beavers"
_RACCOONS: Final = " Raccoons"
_LEFT_WIDTH: Final = 27
_NAME_WIDTH: Final = 40
_RIGHT: Final = " " * 34
_LEFT: Final = " " * 6
_MATCH_RULES: Final = frozenset({"cube", "crawford"})
_SESSION_RULES: Final = frozenset({"cube", "jacoby"})  # rules that have a tag of their own, which other programs know


def column_name(name: str, side: Side) -> str:
    """The name for a column: without colons or blanks (they divide columns), at most 24 bytes of UTF-8."""
    shown = "".join("_" if letter == ":" or letter.isspace() else letter for letter in clean(name))
    cut = shown.encode("utf-8", "replace")[:_LONGEST_NAME].decode("utf-8", "ignore").strip("_")
    return cut or UNNAMED[side]


def clean(name: str) -> str:
    """A name on one line, without characters that can't be seen or stored."""
    spaced = "".join(" " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter for letter in name)
    return spaced.encode("utf-8", "ignore").decode("utf-8").strip()


def to_mat(events: Iterable[ev.Event], names: Sequence[str], *, date: str = "", own: bool = True) -> str:
    """The match as a `.mat` text.

    `names` are White's and Black's, in any script; if a column can't hold one, it's also in a remark, from which
    `from_mat` takes it. `date` is `2026.01.31`, or "". `own` is False for a
    match that was read from a file: few say whether a session was played by the Jacoby rule, so such a file isn't
    marked as played without it. Things the format doesn't know are left out: ties of the opening, offers to resign that
    were refused or aren't answered yet, and a player's wish to be passed. Raises TranscriptError (NO_MAT) for a game or
    an event that `.mat` doesn't know.
    """
    writer = _Writer((clean(names[0]), clean(names[1])), own=own)
    for event in known_outside(events):
        writer.add(event)
    return writer.text(date)


def known_outside(events: Iterable[ev.Event]) -> Iterator[ev.Event]:
    """The events without offers to resign, wishes to be passed, and takes that a beaver followed.

    These formats know the first two not at all, and a beaver only instead of the take.
    """
    taken: ev.DoubleTaken | None = None
    for event in events:
        if isinstance(event, ev.Resignations | ev.PassingAsked):
            continue
        if taken is not None and not isinstance(event, ev.CubeBeavered):
            yield taken
        taken = event if isinstance(event, ev.DoubleTaken) else None
        if taken is None:
            yield event
    if taken is not None:
        yield taken


class _Writer:
    """The lines of a match in the making."""

    def __init__(self, names: tuple[str, str], *, own: bool) -> None:
        self._names, self._own = names, own
        self._state: MatchState | None = None
        self._body: list[str] = []
        self._cells: list[str] = []
        self._last_roll = ""  # the roll that is waiting for its play
        self._beaver_taker: Side | None = None  # the side that has taken the beaver in the last cell
        self._termination = ""
        self._open_win = False  # is the last line a game's end, to which the match's end may be added?

    def add(self, event: ev.Event) -> None:
        """Write an event. Raises TranscriptError for one that the format doesn't know."""
        before, self._state = self._state, evolve(self._state, event)
        match event:
            case ev.MatchStarted():
                if event.variant not in MAT_VARIATIONS:
                    raise no_mat(event.variant)
            case ev.GameStarted() if before is not None:
                self._begin_game(before, event)
            case ev.DiceRolled(_, roll):
                self._last_roll = f"{roll.first}{roll.second}: "
            case ev.PlayMade(side, moves):
                self._act(side, self._last_roll + _moves_text(moves))
            case ev.TurnPassed(side):
                self._act(side, self._last_roll + "Cannot Move")
            case ev.DoubleOffered(side, value):
                self._act(side, f" Doubles => {value}")
            case ev.GameEnded():
                self._end_game(before, event)
            case _:
                self._answer(event, beavered=before is not None and before.beavers > 0)

    def _answer(self, event: ev.Event, *, beavered: bool) -> None:
        """An answer to a double, or an event that leaves no cell."""
        match event:
            case ev.CubeBeavered(side, value):
                self._act(side, f"{_BEAVERS} => {value}")
            case ev.DoubleTaken(side, _):
                # The next roll shows that a beaver is accepted; GNU Backgammon complains about a take there.
                if beavered:
                    self._beaver_taker = side
                else:
                    self._act(side, " Takes")
            case ev.DoublePassed(side):
                self._end_beaver()
                self._act(side, " Drops")
            case ev.MatchEnded():
                if self._open_win and self._state is not None and self._state.length:
                    self._body[-2] += " and the match"
            case ev.TimeRanOut(_, claimed):
                self._termination = CLAIMED if claimed else TERMINATIONS[ev.Ending.TIME_RAN_OUT]
            case ev.MatchAbandoned():
                self._termination = ABANDONED
            case _:
                raise no_mat(type(event).__name__)

    def _begin_game(self, before: MatchState, event: ev.GameStarted) -> None:
        state = self._state
        if state is None or state.cube.value > 1:
            raise no_mat(AUTOMATIC_DOUBLES)
        self._last_roll = ""
        if event.first is None:
            roll = event.opening[-1]
            self._last_roll = f"{roll.high}{roll.low}: "
        left = f" {column_name(self._names[0], Side.WHITE)} : {before.score[0]}"
        right = f"{column_name(self._names[1], Side.BLACK)} : {before.score[1]}"
        self._body += [f" Game {event.game}", f"{left:<{_NAME_WIDTH - 1}} {right}"]
        self._cells = []
        self._open_win = False

    def _act(self, side: Side, text: str) -> None:
        if len(self._cells) % 2 != side:
            # Only a game that Black begins leaves a place free.
            self._cells.append("")
        self._cells.append(text)
        self._last_roll = ""
        self._beaver_taker = None

    def _end_beaver(self) -> None:
        """The game ends without another roll, perhaps right after a beaver.

        Then GNU Backgammon would read the first roll of the next game as the take, complain and lose that roll. So the
        beaver is written as a raccoon: GNU Backgammon and `from_mat` read it the same way, but it can be taken in
        words.
        """
        if self._cells and self._cells[-1].startswith(_BEAVERS):
            self._cells[-1] = self._cells[-1].replace(_BEAVERS, _RACCOONS)
            if self._beaver_taker is not None:
                self._act(self._beaver_taker, " Takes")

    def _end_game(self, before: MatchState | None, event: ev.GameEnded) -> None:
        if not self._last_roll:
            self._end_beaver()
        if event.ending in TERMINATIONS and not self._termination:
            self._termination = TERMINATIONS[event.ending]
        points = win_text(event.points)
        self._play_last_roll(before)
        # In a row of its own behind a lone cell, GNU Backgammon takes Black's win for a beaver or a redouble.
        in_row = event.winner is Side.BLACK and len(self._cells) % 2 == 1
        if in_row:
            self._cells.append(f" {points}")
        self._flush()
        own_row = (_LEFT if event.winner is Side.WHITE else _RIGHT) + points
        self._body += [""] if in_row else [own_row, ""]
        self._open_win = True

    def _play_last_roll(self, state: MatchState | None) -> None:
        """A roll that was not played gets a cell of its own."""
        if self._last_roll and state is not None:
            self._act(state.on_roll, self._last_roll)

    def _flush(self) -> None:
        """Write the rows of the game."""
        for index in range(0, len(self._cells), 2):
            left, right = [*self._cells, ""][index : index + 2]
            # Without the blanks after a lone take, GNU Backgammon takes the win in the next line for a redouble.
            self._body.append(f"{index // 2 + 1:>3}) {left:<{_LEFT_WIDTH}} {right.rstrip(' ')}")
        self._cells = []

    def text(self, date: str) -> str:
        """The whole file."""
        state = self._state
        if state is None:
            raise TranscriptError(TranscriptReason.NOT_A_MATCH_FILE)
        if not self._last_roll:
            self._end_beaver()
        self._play_last_roll(state)
        self._flush()
        head = [f'; [{name} "{value}"]' for name, value in self._tags(state, date) if value]
        return "\n".join([*head, "", f" {state.length} point match", "", *self._body]).rstrip("\n") + "\n"

    def _tags(self, state: MatchState, date: str) -> list[tuple[str, str]]:
        rules = state.rules
        knows_jacoby = not state.length and (rules.jacoby or self._own)
        return [
            ("Player 1", self._names[0]),
            ("Player 2", self._names[1]),
            ("EventDate", clean(date)),
            ("Variation", MAT_VARIATIONS[find_variant(state.variant).key]),
            ("Crawford", _on(rules.crawford) if state.length else ""),
            ("Jacoby", _on(rules.jacoby) if knows_jacoby else ""),
            ("CubeLimit", "" if rules.cube else "1"),
            ("Rules", rules_text(rules, leave_out=_MATCH_RULES if state.length else _SESSION_RULES)),
            ("Termination", self._termination),
        ]


def win_text(points: int) -> str:
    """The words of the line that ends a game."""
    return f"Wins {points} point{'' if points == 1 else 's'}"


def no_mat(what: str) -> TranscriptError:
    """The error for something that `.mat` can't express."""
    return TranscriptError(TranscriptReason.NO_MAT, text=what)


def _on(value: bool) -> str:
    return "On" if value else "Off"


def _moves_text(moves: tuple[Move, ...]) -> str:
    """Every checker's move by itself, the bar as 25 and off as 0, so that no play is ambiguous."""
    return " ".join(f"{source}/{target}{'*' if hit else ''}" for source, target, hit in moves)
