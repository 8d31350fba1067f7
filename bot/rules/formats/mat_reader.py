"""Events from a `.mat` file: every line is played through our own machine.

The machine decides what each action causes; rolls come from the file. So the result is a log as this bot writes it
(`bot.rules.match.machine.fold` gives the same state), and a breach of the rules is found where it happens.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bot.errors import AmbiguousPlay, BotError, NotationError, TranscriptError, TranscriptReason
from bot.rules.dice import FILLER, Roll
from bot.rules.formats.mat_lines import CANNOT_MOVE, CUBE_VALUE, MISSING, POINTS, CellWord, MatCell
from bot.rules.formats.mat_writer import ABANDONED, CLAIMED, TERMINATIONS, win_text
from bot.rules.formats.played import beavered, doubled_dead, grades, highest_grade, resigned
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side

_WORDS_BEHIND: Final = re.compile(r"(?<=\S)\s+[^\s0-9]+(?:\s+[^\s0-9]+)*$")
"""Every part of a play has a number, and the words behind it have none."""
_GIVEN_UP: Final = 1000  # more points than this times the cube are Backgammon Studio's for a match given up
_GAVE_UP: Final = frozenset({TERMINATIONS[ev.Ending.MATCH_RESIGNED], TERMINATIONS[ev.Ending.TIME_RAN_OUT], CLAIMED})


class MatPlayer:
    """A match that is replayed from a file's cells."""

    def __init__(self, started: ev.MatchStarted, termination: str, *, marks_hits: bool) -> None:
        self.state = evolve(None, started)
        self.events: list[ev.Event] = [started]
        self._termination = termination
        self._marks_hits = marks_hits  # does the file write `*` behind hits? Then what has none hits nothing
        self.game_over = True
        """Is no game under way?"""
        self._waiting: MatCell | None = None  # the cell of the roll that has no play yet
        self._resigning: Side | None = None
        self._unplayed = False  # was the last game given up before its first roll?
        self._row = 0

    @property
    def is_over(self) -> bool:
        """Is the match at its end?"""
        return self.state.phase is Phase.OVER

    def begin_game(self) -> None:
        """A game's first lines have been read; its opening roll is in the first cell."""
        self.game_over = self._unplayed = False
        self._waiting = self._resigning = None
        self._row = 0

    def error(
        self,
        reason: TranscriptReason,
        cell: MatCell,
        side: Side | None,
        cause: BotError | None = None,
        *,
        worth: Iterable[int] = (),
    ) -> BotError:
        """An error that names the cell by game and move; `worth` is for how many points the game can have been won."""
        return TranscriptError(
            reason,
            line=cell.line,
            game=max(self.state.game, 1),
            move=cell.number or self._row or None,
            side=side,
            roll=cell.roll,
            text=cell.text if cell.word is None else cell.said,
            cause=cause,
            expected=tuple(win_text(points) for points in worth),
        )

    def act(self, cell: MatCell, *, is_last_win: bool = False) -> None:
        """Carry out a cell's action; `is_last_win` marks the file's last win, which a remark about the end refers to.

        Raises TranscriptError if the rules don't allow it.
        """
        self._row = cell.number or self._row
        if cell.word in (CellWord.WIN, CellWord.LOSS):
            self._win(cell, may_give_up=is_last_win and self._termination in _GAVE_UP)
            return
        if self.game_over:
            raise self.error(TranscriptReason.WRONG_GAME, cell, None)
        if cell.word is None:
            self._turn(cell)
        elif cell.word is CellWord.RESIGN:
            self._resigning = Side.BLACK if cell.right else Side.WHITE
        else:
            self._cube(cell, cell.word)

    def finish(self) -> None:
        """The file is at its end: a last roll may wait for its play, whether nothing follows it or `????`."""
        if self._termination == ABANDONED and not self.is_over and self.state.waiting_for is not None:
            self._keep(decide(self.state, cmd.Abandon(self.state.waiting_for), FILLER))

    def _record(self, event: ev.Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)

    def _keep(self, caused: Sequence[ev.Event]) -> None:
        """Record the events of an action, without the rolls that the machine would have drawn after it."""
        for event in caused:
            if isinstance(event, ev.DiceRolled | ev.GameStarted):
                return
            self._record(event)
            if isinstance(event, ev.GameEnded):
                self.game_over = True

    def _do(self, cell: MatCell, command: cmd.Command, reason: TranscriptReason, side: Side | None) -> None:
        try:
            caused = decide(self.state, command, FILLER)
        except BotError as error:
            raise self.error(reason, cell, side, error) from error
        self._keep(caused)

    def _in_turn(self, cell: MatCell) -> Side:
        """The side whose cell it is. Raises TranscriptError if it isn't that column's turn."""
        if self._waiting is not None:
            raise self.error(TranscriptReason.MISSING_PLAY, self._waiting, self.state.on_roll)
        side = self.state.waiting_for
        if side is None or cell.right not in (None, side is Side.BLACK):
            raise self.error(TranscriptReason.OUT_OF_TURN, cell, None if side is None else side.other)
        return side

    def _turn(self, cell: MatCell) -> None:
        numbers = cell.roll or (0, 0)
        if not all(1 <= number <= 6 for number in numbers):
            side = self.state.waiting_for if cell.right is None else Side.BLACK if cell.right else Side.WHITE
            raise self.error(TranscriptReason.WRONG_DICE, cell, side)
        roll = Roll(*numbers)
        if self._opening:
            side = Side.BLACK if cell.right else Side.WHITE
            self._open(cell, roll, side)
        else:
            taker = self.state.waiting_for
            if self.state.phase is Phase.DOUBLE_OFFERED and self.state.beavers and taker is not None:
                self._do(cell, cmd.Take(taker), TranscriptReason.ILLEGAL_CUBE, taker)
            side = self._in_turn(cell)
            self._roll(cell, roll, side)
        legal = plays_now(self.state)
        text = cell.text
        if text and not (CANNOT_MOVE.fullmatch(text) or MISSING.fullmatch(text)):
            self._play(cell, side)
        elif not legal:
            self._record(ev.TurnPassed(side))
        elif CANNOT_MOVE.fullmatch(text):
            raise self.error(TranscriptReason.ILLEGAL_PLAY, cell, side)
        elif len(legal) == 1 and text:
            self._do(cell, cmd.MakePlay(side, legal[0].notation), TranscriptReason.ILLEGAL_PLAY, side)
        else:
            self._waiting = cell

    def _play(self, cell: MatCell, side: Side) -> None:
        try:
            self._do(cell, cmd.MakePlay(side, cell.text), TranscriptReason.ILLEGAL_PLAY, side)
        except TranscriptError as error:
            meant = self._meant(cell.text, error.cause)
            if not meant:
                raise
            self._do(cell, cmd.MakePlay(side, meant), TranscriptReason.ILLEGAL_PLAY, side)

    def _meant(self, text: str, cause: BotError | None) -> str:
        """The play that a text which can't be played as it stands can only mean; "" if there's none.

        Backgammon Studio writes `8/2` for 8/7/2 even where 8/3*/2 is legal too. Some programs put words behind a play.
        """
        if isinstance(cause, AmbiguousPlay):
            plain = [way for way in cause.candidates if "*" not in way]
            return plain[0] if self._marks_hits and "*" not in text and len(plain) == 1 else ""
        words = _WORDS_BEHIND.search(text)
        return text[: words.start()] if words and isinstance(cause, NotationError) else ""

    @property
    def _opening(self) -> bool:
        return isinstance(self.events[-1], ev.MatchStarted | ev.GameEnded)

    def _open(self, cell: MatCell, roll: Roll, side: Side) -> None:
        last = self.events[-1]
        if isinstance(last, ev.GameEnded) and self.state.rules.winner_starts:
            if side is not last.winner:
                raise self.error(TranscriptReason.WRONG_OPENING, cell, side)
            self._record(ev.GameStarted(self.state.game + 1, (), side))
            self._record(ev.DiceRolled(side, roll))
            return
        if roll.is_doublet:
            raise self.error(TranscriptReason.WRONG_OPENING, cell, side)
        self._record(ev.GameStarted(self.state.game + 1, (_opening_roll(roll, side),)))
        if self.state.on_roll is not side:
            raise self.error(TranscriptReason.WRONG_OPENING, cell, side)

    def _roll(self, cell: MatCell, roll: Roll, side: Side) -> None:
        if self.state.phase is not Phase.TO_ROLL:
            raise self.error(TranscriptReason.ILLEGAL_CUBE, cell, side)
        self._record(ev.DiceRolled(side, roll))

    def _cube(self, cell: MatCell, word: CellWord) -> None:
        if self._opening:
            raise self.error(TranscriptReason.ILLEGAL_CUBE, cell, None)
        side = self._in_turn(cell)
        commands: dict[CellWord, cmd.Command] = {
            CellWord.DOUBLE: cmd.OfferDouble(side),
            CellWord.TAKE: cmd.Take(side),
            CellWord.PASS: cmd.Pass(side),
            CellWord.BEAVER: cmd.Beaver(side),
        }
        said = CUBE_VALUE.match(cell.text)
        elsewhere = {CellWord.BEAVER: beavered, CellWord.DOUBLE: doubled_dead}.get(word)
        turned_there = elsewhere(self.state, side) if elsewhere else ()
        if turned_there:
            self._keep(turned_there)
        else:
            self._do(cell, commands[word], TranscriptReason.ILLEGAL_CUBE, side)
        turned = self.events[-1]
        if (
            isinstance(turned, ev.DoubleOffered | ev.CubeBeavered)
            and said
            and int(said[1] or turned.value) != turned.value
        ):
            raise self.error(TranscriptReason.ILLEGAL_CUBE, cell, side)

    def _win(self, cell: MatCell, *, may_give_up: bool) -> None:
        """The line that ends a game: compared with ours, or, if the game isn't at its end, a resignation."""
        found = POINTS.match(cell.text)
        points = int(found[1]) if found else None
        if cell.word is CellWord.LOSS and points is None:
            return  # `Loses on time`: the winner's cell says for how much
        ended = next((event for event in reversed(self.events) if isinstance(event, ev.GameEnded)), None)
        if self._unplayed:
            return
        if self.game_over:
            if ended is None or not self._agrees(ended, points):
                raise self.error(TranscriptReason.WRONG_RESULT, cell, None, worth=(ended.points,) if ended else ())
            return
        winner = Side.BLACK if bool(cell.right) is (cell.word is CellWord.WIN) else Side.WHITE
        if self._resigning is not None:
            winner = self._resigning.other
        self._waiting = None
        if self._opening:
            # Given up before the first roll: there's nothing to read in this game.
            if self.state.game == 0:
                raise self.error(TranscriptReason.NOTHING_PLAYED, cell, None)
            self.game_over = self._unplayed = True
            return
        # GNU Backgammon keeps the remark but writes no more points than a game can cost: then it's a game resigned.
        needed = self.state.away(winner)
        if needed and points is not None and points > _GIVEN_UP * self.state.cube.value:
            may_give_up, points = True, None
        gives_up = may_give_up and (not needed or points in (None, needed))
        self._concede(cell, winner, points, gives_up=gives_up)

    def _agrees(self, ended: ev.GameEnded, points: int | None) -> bool:
        """May the file give `points` for a game with this ending?

        Some programs write no more than were still needed or, as Backgammon Galaxy does, no more than the match's
        length. GNU Backgammon counts gammons in this line even where the Jacoby rule doesn't (but not in the score).
        """
        if points is None or points == ended.points:
            return True
        if self.state.rules.jacoby and ended.ending is ev.Ending.BORNE_OFF:
            return points in (2 * ended.points, 3 * ended.points)
        beyond = self.state.score[ended.winner] - self.state.length
        needed = ended.points - beyond
        return self.state.length > 0 and self.is_over and points in (needed, min(self.state.length, ended.points))

    def _concede(self, cell: MatCell, winner: Side, points: int | None, *, gives_up: bool) -> None:
        """End a game that isn't at its end on the board: a pass, a resignation, or the match given up."""
        loser = winner.other
        if not gives_up:
            self._accept_beaver(cell, loser, points)
        if not gives_up and self.state.phase is Phase.DOUBLE_OFFERED and self.state.waiting_for is loser:
            self._do(cell, cmd.Pass(loser), TranscriptReason.WRONG_RESULT, winner)
        elif gives_up or self._beyond_a_game(winner, points):
            self._do(cell, self._giving_up(loser), TranscriptReason.WRONG_RESULT, winner)
        else:
            self._resign(cell, loser, points)
        ended = next(event for event in reversed(self.events) if isinstance(event, ev.GameEnded))
        if not self._agrees(ended, points):
            raise self.error(TranscriptReason.WRONG_RESULT, cell, winner, worth=(ended.points,))

    def _resign(self, cell: MatCell, loser: Side, points: int | None) -> None:
        """A game resigned for the points in the file, which must match some grade."""
        state = self.state
        grade = next((grade for grade in grades(state) if points in (None, grade * state.stake)), None)
        if grade is None:
            worth = [each * state.stake for each in grades(state)]
            raise self.error(TranscriptReason.WRONG_RESULT, cell, loser.other, worth=worth)
        self._keep(resigned(state, loser, grade))

    def _accept_beaver(self, cell: MatCell, loser: Side, points: int | None) -> None:
        """A resignation for more than a pass would cost shows that a beaver was taken, as a roll does."""
        state = self.state
        taker = state.waiting_for
        if state.phase is not Phase.DOUBLE_OFFERED or not state.beavers or taker is None:
            return
        if taker is not loser or points not in (None, state.stake):
            self._do(cell, cmd.Take(taker), TranscriptReason.WRONG_RESULT, loser.other)

    def _beyond_a_game(self, winner: Side, points: int | None) -> bool:
        """Is the match given up: all the points needed, and more than a resigned game can cost?"""
        needed, value = self.state.away(winner), self.state.cube.value
        most = highest_grade(self.state.rules) * value
        return bool(needed and points == needed and (points % value or points > most))

    def _giving_up(self, loser: Side) -> cmd.Command:
        if self._termination == TERMINATIONS[ev.Ending.TIME_RAN_OUT]:
            return cmd.RunOutOfTime(loser)
        if self._termination == CLAIMED:
            return cmd.RunOutOfTime(loser, claimed=True)
        return cmd.ResignMatch(loser)


def wrong_score(said: tuple[int, int], state: MatchState, line: int | None = None) -> TranscriptError:
    """The error of a file that gives another score than the games before."""
    theirs, ours = ("{}-{}".format(*score) for score in (said, state.score))
    return TranscriptError(TranscriptReason.WRONG_SCORE, line=line, game=state.game + 1, text=theirs, expected=(ours,))


def _opening_roll(roll: Roll, starter: Side) -> Roll:
    """An opening roll that lets `starter` begin, White's die first."""
    return Roll(roll.high, roll.low) if starter is Side.WHITE else Roll(roll.low, roll.high)
