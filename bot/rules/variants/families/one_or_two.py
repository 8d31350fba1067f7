"""The pay of the games that count no backgammon."""

from bot.rules.position import OFF, Position
from bot.rules.rules import Rules
from bot.rules.variants.protocol import GameResult


class OneOrTwo:
    """Games that pay one point, or two if the loser has borne off none (mars); there is no triple game."""

    def result(self, position: Position, rules: Rules) -> GameResult | None:  # noqa: ARG002
        """Won with all checkers borne off."""
        if not position.is_won:
            return None
        return GameResult(1 if position.theirs[OFF] else 2)

    def losses(self, position: Position, rules: Rules) -> tuple[int, ...]:  # noqa: ARG002
        """One point, or up to two as long as none is borne off."""
        return (1,) if position.mine[OFF] else (1, 2)
