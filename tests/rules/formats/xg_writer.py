"""Files of eXtreme Gammon, written by bgsage from a match that was recorded."""

import struct
import tempfile
from datetime import date
from pathlib import Path

from bgsage import xg_file as xg

from bot.engine.standing import board_of
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.position import Position
from bot.rules.sides import Side

VARIATIONS = {"backgammon": 0, "nackgammon": 1, "hypergammon": 2, "longgammon": 3}
ANSWERS = {ev.DoubleTaken: 1, ev.DoublePassed: 0, ev.CubeBeavered: 2}
ENDINGS = {ev.Ending.BORNE_OFF: 0, ev.Ending.PASSED: 0, ev.Ending.RESIGNED: 100}


def record(kind):
    made = bytearray(xg.TSAVEREC_SIZE)
    made[8] = kind
    return bytes(made)


def head(started, names, day):
    made = bytearray(record(xg.TS_HEADER_MATCH))
    for at, wide, name in ((9, 880, names[0]), (50, 1138, names[1])):
        plain = name.encode("cp1252", "replace")[:40]
        made[at : at + 1 + len(plain)] = bytes([len(plain)]) + plain
        made[wide : wide + 2 * len(name)] = name.encode("utf-16-le")
    struct.pack_into("<ii", made, 92, started.length or 99_999, VARIATIONS[started.variant])
    made[100], made[101], made[102] = started.rules.crawford, started.rules.jacoby, started.rules.beavers
    struct.pack_into("<d", made, 128, (day - date(1899, 12, 30)).days + 0.6)
    struct.pack_into("<ii", made, 552, 30, xg.MAGIC_DMLI)
    return bytes(made)


def written(log, names=("Ann", "Bill"), day=date(2026, 1, 31)):
    """The records of a match, as `temp.xg` holds them."""
    found = [head(log[0], names, day)]
    state = None
    for number, event in enumerate(log):
        before, state = state, evolve(state, event)
        found += _records(log, number, before, state)
    return b"".join(found)


def _records(log, number, before, state):
    event = log[number]
    match event:
        case ev.GameStarted(game):
            board = board_of(_seen(state.position, state.on_roll, Side.WHITE))
            yield xg.build_game_header(record(xg.TS_HEADER_GAME), board, game, *state.score)
        case ev.DiceRolled(side):
            board = board_of(before.position)
            yield xg.build_cube_record(record(xg.TS_CUBE), board, _actif(side), double=0)
        case ev.PlayMade(side, moves):
            after = _seen(state.position, state.on_roll, side) if state.on_roll is not side else state.position
            pairs = [(move.source, move.target) for move in moves]
            yield _move(before, side, after, pairs)
        case ev.TurnPassed(side):
            yield _move(before, side, before.position, [])
        case ev.DoubleOffered(side):
            yield from _double(log[number + 1 :], before, side)
        case ev.GameEnded(winner, points, grade, ending):
            code = ENDINGS[ending] + (0 if ending is ev.Ending.PASSED else grade)
            made = xg.build_game_footer(record(xg.TS_FOOTER_GAME), *state.score, _actif(winner), points, code)
            yield made
        case ev.MatchEnded():
            yield record(xg.TS_FOOTER_MATCH)


def _double(later, before, side):
    answers = []
    for event in later:
        if type(event) not in ANSWERS:
            break
        answers.append(ANSWERS[type(event)])
    board = board_of(before.position)
    made = bytearray(xg.build_cube_record(record(xg.TS_CUBE), board, _actif(side), double=1))
    struct.pack_into("<3i", made, 20, *[*answers, -1, -1, -1][:3])
    yield bytes(made)


def _move(before, side, after, pairs):
    roll = before.roll
    boards = board_of(before.position), board_of(after)
    return xg.build_move_record(record(xg.TS_MOVE), *boards, roll.first, roll.second, pairs, _actif(side))


def _actif(side):
    return 1 if side is Side.WHITE else -1


def _seen(position, by, wanted):
    return position if by is wanted else Position(position.theirs, position.mine)


def archived(stream, *, name="temp.xg"):
    """A whole file around the records."""
    prefix = struct.pack("<I", xg.MAGIC_RGMH).ljust(xg.RICH_HEADER_SIZE, b"\0")
    archive = xg.XgArchive(prefix, [])
    archive.set("temp.xgi", xg.rebuild_xgi(stream) if len(stream) >= xg.TSAVEREC_SIZE else b"")
    archive.set(name, stream)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.xg"
        archive.save(path)
        return path.read_bytes()


def to_xg(log, names=("Ann", "Bill"), day=date(2026, 1, 31)):
    """The match as a `.xg` file."""
    return archived(written(log, names, day), name="temp.xg")
