"""What other programs may rely on: these names keep their places, and the session in `bot.rules` works as written."""

import doctest

import bot.rules
from bot.rules.dice import LiveDice, Roll
from bot.rules.ids import parse_xgid, xgid
from bot.rules.match import commands as cmd
from bot.rules.match.machine import start
from bot.rules.notation import format_play, parse_play
from bot.rules.plays import legal_plays
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.transcript import from_mat, to_mat
from bot.rules.variants import BACKGAMMON, VARIANTS, find_variant

START = Position.start()


def test_the_session_in_the_docstring():
    done = doctest.testmod(bot.rules)
    assert done.attempted > 10
    assert done.failed == 0


def test_positions():
    assert Position.from_gnubg_id(START.gnubg_id) == START
    assert START.pip_count == 167
    assert START.swapped() == START
    assert parse_xgid(xgid(START)).position == START


def test_plays_of_a_tuple_or_a_roll():
    plays = legal_plays(START, (6, 5), variant=BACKGAMMON)
    assert isinstance(plays, tuple)
    assert plays == legal_plays(START, Roll(6, 5))
    for play in plays:
        assert parse_play(play.notation, START, (6, 5)) == play
        assert format_play(play) == play.notation
        assert START.pip_count - play.after.pip_count == 11


def test_games():
    assert find_variant("backgammon") is BACKGAMMON is VARIANTS["backgammon"]


def test_a_match_in_a_mat_file_and_back():
    numbers = iter((0, 2))  # an opening of 1-3
    dice = LiveDice(lambda _: next(numbers))
    events = start(cmd.StartMatch("backgammon", 5, Rules()), dice)
    text = to_mat(events, ("Alice", "Bob"))
    read = from_mat(text)
    assert read.names == ("Alice", "Bob")
    assert to_mat(read.events, read.names) == text
