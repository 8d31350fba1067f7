"""Reading a match from eXtreme Gammon's own file: its records are played through our machine, as a `.mat` file is."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.errors import TranscriptError, TranscriptReason
from bot.rules.dice import Roll
from bot.rules.formats.mat_import import Imported
from bot.rules.formats.mat_lines import CellWord, MatCell
from bot.rules.formats.mat_reader import MatPlayer, wrong_score
from bot.rules.formats.mat_writer import clean
from bot.rules.formats.xg_file import (
    Board,
    CubeRecord,
    GameEnd,
    GameHead,
    MatchHead,
    MoveRecord,
    XgRecord,
    read_records,
)
from bot.rules.match import events as ev
from bot.rules.match.state import LONGEST, MatchState
from bot.rules.match.turn import game_numbered
from bot.rules.position import BAR, OFF, Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import EDITION, Variant

_VARIATIONS: Final = {0: "backgammon", 1: "nackgammon", 2: "hypergammon"}
_NAMES: Final = {3: "LongGammon"}
_LONGEST_NAME: Final = 100
_FACES: Final = range(1, 7)
_TAKES, _PASSES, _AGAIN = 1, 0, 2


def from_xg(data: bytes) -> Imported:
    """Read a `.xg` file. The first player is White.

    Every roll, position, play, cube action, score and result is checked by our own rules. Raises TranscriptError, and
    nothing else, for anything that can't be read or was not played by the rules; it names game and move.
    """
    records, trouble = _readable(read_records(data))
    reader = _Reader(beavered=any(isinstance(one, CubeRecord) and one.answers[0] == _AGAIN for one in records))
    try:
        for record in records:
            reader.take(record)
        if trouble is not None:
            raise trouble
    except TranscriptError as error:
        raise reader.placed(error) from error
    return reader.finished()


def _readable(found: Iterator[XgRecord]) -> tuple[list[XgRecord], TranscriptError | None]:
    """The records up to the first that can't be read, and what is wrong with that one."""
    records: list[XgRecord] = []
    try:
        for record in found:
            records.append(record)  # noqa: PERF402 - those before an error are wanted
    except TranscriptError as error:
        return records, error
    return records, None


class _Reader:
    """A match that is replayed from records."""

    def __init__(self, *, beavered: bool) -> None:
        """`beavered`: was a cube turned again in it? Then that's allowed in a session."""
        self._beavered = beavered
        self._head: MatchHead | None = None
        self._player: MatPlayer | None = None
        self._left_out = 0

    @property
    def _state(self) -> MatchState:
        return self._played.state

    @property
    def _played(self) -> MatPlayer:
        if self._player is None:
            raise TranscriptError(TranscriptReason.DAMAGED)
        return self._player

    def placed(self, error: TranscriptError) -> TranscriptError:
        """An error with the game and the move in which it was found."""
        game, move = error.game, error.move
        if game is None and self._player is not None and self._state.game:
            game, move = self._state.game, self._state.turns // 2 + 1
        names = ("", "") if self._head is None else self._head.names
        return replace(error, line=None, game=game, move=move, names=names)

    def take(self, record: XgRecord) -> None:
        """Play a record. Raises TranscriptError if the rules don't allow it."""
        if isinstance(record, MatchHead):
            self._begin(record)
        elif self._played.is_over:
            self._left_out += isinstance(record, GameHead)
        elif isinstance(record, GameHead):
            self._begin_game(record)
        elif isinstance(record, MoveRecord):
            self._move(record)
        elif isinstance(record, CubeRecord):
            self._turn_cube(record)
        else:
            self._end(record)

    def _begin(self, head: MatchHead) -> None:
        if self._head is not None:
            raise TranscriptError(TranscriptReason.DAMAGED)
        if head.variation not in _VARIATIONS:
            raise TranscriptError(TranscriptReason.UNKNOWN_GAME, text=_NAMES.get(head.variation, str(head.variation)))
        if not 0 <= head.length <= LONGEST:
            raise TranscriptError(TranscriptReason.LENGTH, text=str(head.length))
        again = self._beavered
        session = Rules(jacoby=head.jacoby, beavers=again, raccoons=again)
        rules = Rules(crawford=head.crawford) if head.length else session
        self._head = head
        started = ev.MatchStarted(_VARIATIONS[head.variation], head.length, rules, EDITION)
        self._player = MatPlayer(started, "", marks_hits=True)

    def _begin_game(self, head: GameHead) -> None:
        player, state = self._played, self._state
        if not player.game_over:
            raise TranscriptError(TranscriptReason.UNFINISHED_GAME, game=max(1, state.game))
        if state.length and head.score != state.score:
            raise wrong_score(head.score, state)
        player.begin_game()

    def _cell(self, *, second: bool, word: CellWord | None = None, text: str = "", said: str = "") -> MatCell:
        return MatCell(0, self._state.turns // 2 + 1 if not self._opens else 1, second, word, None, text, said)

    @property
    def _opens(self) -> bool:
        """Does the next roll open a game?"""
        return isinstance(self._played.events[-1], ev.MatchStarted | ev.GameEnded)

    @property
    def _game(self) -> Variant:
        return game_numbered(self._state, self._state.game + self._opens)

    def _move(self, record: MoveRecord) -> None:
        cell = self._cell(second=record.second)
        before = self._game.start() if self._opens else self._state.position
        if any(die not in _FACES for die in record.roll):
            raise self._error(TranscriptReason.UNREADABLE, record, "{}-{}".format(*record.roll))
        if _position(record.before, self._game, turned=record.second) != before:
            raise self._error(TranscriptReason.WRONG_POSITION, record, "")
        text = self._play(record, before)
        self._played.act(cell._replace(roll=record.roll, text=text, said=text))

    def _play(self, record: MoveRecord, before: Position) -> str:
        """The play that leads to the board after it; or the moves as they're written, for the rules to refuse."""
        game, roll = self._game, Roll(*record.roll)
        legal = game.legal_plays(before, roll, self._state.rules)
        for turned in (False, True):
            after = _position(record.after, game, turned=turned)
            found = next((play for play in legal if play.after == after), None)
            if found is not None:
                return found.notation
        if record.moves:
            return " ".join(
                f"{'bar' if source == BAR else source}/{target or 'off'}" for source, target in record.moves
            )
        return "Cannot Move"

    def _error(self, reason: TranscriptReason, record: MoveRecord, text: str) -> TranscriptError:
        cell, side = self._cell(second=record.second), Side.BLACK if record.second else Side.WHITE
        game = self._state.game + self._opens
        return TranscriptError(reason, game=game, move=cell.number, side=side, roll=record.roll, text=text)

    def _turn_cube(self, record: CubeRecord) -> None:
        if not record.doubled:
            return
        self._played.act(self._cell(second=record.second, word=CellWord.DOUBLE, said="Double"))
        answers = record.second
        for answer in record.answers:
            answers = not answers
            word = {_TAKES: CellWord.TAKE, _PASSES: CellWord.PASS, _AGAIN: CellWord.BEAVER}.get(answer)
            if word is None:
                return
            self._played.act(self._cell(second=answers, word=word, said=word.value.capitalize()))
            if word is not CellWord.BEAVER:
                return

    def _end(self, record: GameEnd) -> None:
        """The end of a game: one that isn't over on the board was resigned."""
        text = str(record.points) if record.points > 0 else ""
        self._played.act(self._cell(second=record.second, word=CellWord.WIN, text=text, said=f"Wins {text}".strip()))

    def finished(self) -> Imported:
        """The match as far as the file goes. Raises TranscriptError."""
        player, head = self._played, self._head
        if head is None:
            raise TranscriptError(TranscriptReason.DAMAGED)
        player.finish()
        first, second = (clean(name)[:_LONGEST_NAME] for name in head.names)
        return Imported(
            names=(first, second),
            events=tuple(player.events),
            state=player.state,
            date="" if head.day is None else f"{head.day:%Y.%m.%d}",
            games_left_out=self._left_out,
        )


def _position(board: Board, game: Variant, *, turned: bool) -> Position:
    """A board as a position of the side whose checkers are positive, or (`turned`) of the other."""
    own = [max(0, count) for count in board]
    others = [max(0, -count) for count in reversed(board)]
    own[OFF], others[OFF] = 0, 0
    own[BAR], others[BAR] = abs(board[BAR]), abs(board[OFF])
    checkers = sum(game.start().mine)
    own[OFF], others[OFF] = checkers - sum(own), checkers - sum(others)
    sides = (tuple(others), tuple(own)) if turned else (tuple(own), tuple(others))
    return Position(*sides)
