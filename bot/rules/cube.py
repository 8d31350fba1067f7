"""The doubling cube: its value, its owner, and whether it may be turned now."""

from __future__ import annotations

import msgspec

from bot.rules.sides import Side


class Cube(msgspec.Struct, frozen=True):
    """The doubling cube.

    `value` is what a single game is worth now, in points (1, 2, 4 ... without limit). `owner` is the side
    that may turn it next, None while it is centred. `turned` is True once it was turned in this game
    (an automatic double does not count: the Jacoby rule looks at this).
    """

    value: int = 1
    owner: Side | None = None
    turned: bool = False

    def available_to(self, side: Side) -> bool:
        """True when the cube is centred or belongs to `side`."""
        return self.owner is None or self.owner == side
