"""Mistakes that computer players made in matches against each other: the calibration set of the weights of facts."""

from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.rules.facts import Worth, facts_about
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import find_variant


class Mistake(NamedTuple):
    """A play that lost at least 0.04, beside the best one."""

    game: str
    position: Position
    numbers: tuple[int, ...]
    goes_on: bool
    """Does the turn go on after it?"""
    best: str
    played: str
    worths: tuple[Worth, Worth]


def mistakes():
    lines = (Path(__file__).parent / "mistakes.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Mistake) for line in lines]


def facts_of(mistake):
    game = find_variant(mistake.game)
    plays = {play.notation: play for play in game.plays_of_numbers(mistake.position, mistake.numbers, Rules())}
    best, played = plays[mistake.best], plays[mistake.played]
    return facts_about(best, played, game, Rules(), mistake.worths, ends_turn=not mistake.goes_on)
