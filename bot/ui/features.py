"""The features of the bot. A new one is a folder beside this file; its import and its place in the order are here."""

from typing import Final

from bot.ui import (
    board,
    challenge,
    chouette,
    clock,
    coach,
    computer,
    crowd,
    dice,
    digest,
    files,
    insights,
    league,
    live,
    menu,
    people,
    puzzle,
    replay,
    result,
    rules,
    settings,
    simul,
    tournament,
    train,
    typed,
    waiting,
    watching,
    welcome,
)
from bot.ui.kit.feature import Features

_IN_ORDER: Final = (
    clock, result, board, tournament, watching, waiting, computer, chouette, crowd, challenge, coach, typed, train,
    puzzle, files, insights, league, live, simul, dice, digest, menu, people, replay, rules, settings, welcome,
)  # fmt: skip
FEATURES: Final = Features(one.FEATURE for one in _IN_ORDER)
"""In the order in which their desks are made, what follows a turn is done, and housekeeping goes round."""
OF_A_TURN: Final = frozenset(action for taps in board.FEATURE.taps for action in taps.handlers)
"""The buttons of play."""
