"""Draw the pictures of the documentation with the bot's own renderer: `python docs/images/make.py`."""

from pathlib import Path

from bot.render.board import BoardScene, LastMove, render_board
from bot.rules.cube import Cube
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.sides import Side

HERE = Path(__file__).parent


def main() -> None:
    """Write board.png: a game under way, the cube turned, the last play shown."""
    white = {24: 1, 20: 1, 13: 3, 8: 3, 6: 4, 5: 2, 4: 1}
    black = {24: 2, 13: 4, 8: 3, 7: 1, 6: 5}
    scene = BoardScene(
        position=Position.of(white, black),
        mover=Side.WHITE,
        names=("Alexandra", "Magnus"),
        score=(3, 4),
        length=7,
        cube=Cube(2, Side.WHITE, turned=True),
        dice=Roll(6, 2),
        last_play=(LastMove(Side.BLACK, 13, 7), LastMove(Side.BLACK, 13, 8)),
    )
    (HERE / "board.png").write_bytes(render_board(scene))


if __name__ == "__main__":
    main()
