"""The features of the bot. A new one is a folder beside this file, and a line here."""

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

FEATURES: Final = Features(
    (
        clock.FEATURE,
        result.FEATURE,
        board.FEATURE,
        tournament.FEATURE,
        watching.FEATURE,
        waiting.FEATURE,
        computer.FEATURE,
        chouette.FEATURE,
        crowd.FEATURE,
        challenge.FEATURE,
        coach.FEATURE,
        typed.FEATURE,
        train.FEATURE,
        puzzle.FEATURE,
        files.FEATURE,
        insights.FEATURE,
        league.FEATURE,
        live.FEATURE,
        simul.FEATURE,
        dice.FEATURE,
        digest.FEATURE,
        menu.FEATURE,
        people.FEATURE,
        replay.FEATURE,
        rules.FEATURE,
        settings.FEATURE,
        welcome.FEATURE,
    )
)
"""In the order in which their desks are made, what follows a turn is done, and housekeeping goes round."""
OF_A_TURN: Final = frozenset(action for taps in board.FEATURE.taps for action in taps.handlers)
"""The buttons of play."""
