"""The decisions of the computer players, made by the pool of workers."""

import secrets

from bot.engine.pool import EnginePool, engine_installed
from bot.engine.requests import ChooseAction
from bot.engine.standing import knows
from bot.metrics.names import HURRIED
from bot.records.computers import ComputerLevel
from bot.rules.match.commands import Command
from bot.rules.match.state import MatchState
from bot.rules.rules import Rules


class NetworkMind:
    """Asks the pool. The errors of weaker levels are drawn anew each time, so nobody can predict them."""

    def __init__(self, pool: EnginePool) -> None:
        self._pool = pool

    def knows(self, variant: str, rules: Rules) -> bool:
        """Does a network play this game with these house rules, and is it installed?"""
        return knows(variant, rules) and engine_installed()

    async def choose(self, state: MatchState, level: ComputerLevel) -> Command:
        """The choice of the side to act in `state`. Raises EngineMissing, EngineUnavailable, ValueError."""
        chosen = await self._pool.ask(ChooseAction(state, level.value, secrets.randbits(63)))
        if chosen.hurried:
            HURRIED.add()
        return chosen.command
