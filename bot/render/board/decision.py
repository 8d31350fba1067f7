"""The picture of a mistake: the play that was made and the best one as two kinds of arrows.

Both are on one board if they keep apart, otherwise on two halves of boards, where these have room for them. All words
are handed in. A cube mistake has no arrows: the board shows the cube, the legend the words.
"""

from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Final

from PIL import Image

from bot.render.board.alt_text import board_alt_text
from bot.render.board.arrows import BEST_PLAY, PLAYED, entangled, lay_plays, lay_sample, lay_sign, run_of, ways_of
from bot.render.board.geometry import DESIGN_WIDTH, layout
from bot.render.board.pair import fit_in_halves, pair_of_boards
from bot.render.board.picture import compose_board
from bot.render.board.scene import BoardScene, LastMove
from bot.render.paint.page import Lettering, encoded
from bot.render.paint.theme import RGB, Theme, load_theme, mix
from bot.render.paint.writing import shortened

_ROW: Final = 68  # height of a line of the legend
_PAD: Final = 10
_EDGE: Final = 28
_SAMPLE: Final = 150  # width of the sample of an arrow
_SIGN: Final = 46
_TYPE: Final = (42, 38, 34)  # sizes of the words; shown 360 pixels wide, the smallest is still ten pixels high
_KEPT: Final = 32
"""Pictures that are kept, of 130 KB at most: once a position of the day is solved, all who answered ask for them."""
_DRAWING: Final = Lock()  # one at a time: of those who ask for the same one, the first has it drawn


@dataclass(frozen=True, slots=True)
class DecisionPicture:
    """A decision to learn from.

    `scene` is the position in which it was made, without a last play; `played` and `best` are moves from there, empty
    for a cube decision. The words describe each of them ("Played: 13/8 6/5, loses 0.12"; none where the best was
    played), the `heads` do so in a word each, over boards of their own.
    """

    scene: BoardScene
    played: tuple[LastMove, ...]
    best: tuple[LastMove, ...]
    played_words: str
    best_words: str
    heads: tuple[str, str] = ("", "")


def render_decision(analysis: DecisionPicture) -> bytes:
    """The picture as a PNG, 1200 pixels wide: the board with the legend below it, or two halves if arrows would cross.

    Takes a few tenths of a second at most: not for the event loop. Where many look at the same one, it's drawn once.

    Raises ThemeError for a theme that can't be used.
    """
    with _DRAWING:
        return _drawn(analysis)


@lru_cache(maxsize=_KEPT)
def _drawn(analysis: DecisionPicture) -> bytes:
    theme, scene = load_theme(analysis.scene.theme), analysis.scene
    places = layout(DESIGN_WIDTH, home_left=scene.home_left, same_way=scene.game.same_way)
    # The best play is drawn last: where the two overlap, it's the one to be seen.
    played, best = (ways_of(scene, moves, places) for moves in (analysis.played, analysis.best))
    plays = ((played, PLAYED), (best, BEST_PLAY))
    apart = played and best and entangled(played, best, places)
    if apart and fit_in_halves(plays, places):
        board = pair_of_boards(scene, plays, places, theme, analysis.heads)
    else:
        board = compose_board(scene, arrows=run_of(plays, places)).convert("RGB")
        lay_plays(board, scene, plays, places)
    rows = sum(bool(words) for words in (analysis.played_words, analysis.best_words))
    page = _below(theme, board, rows * _ROW)
    _write_legend(page, theme, analysis, board.height + _PAD)
    return encoded(theme, page, _colours(), board=True)


def _below(theme: Theme, board: Image.Image, room: int) -> Image.Image:
    """A page with the board at its top and `room` for words below it."""
    page = Image.new("RGB", (board.width, board.height + room + 2 * _PAD), theme["strip.base"])
    page.paste(board, (0, 0))
    return page


def _write_legend(page: Image.Image, theme: Theme, analysis: DecisionPicture, top: int) -> None:
    """A line for each decision that is told, with its sign and a sample of its arrows."""
    lettering = Lettering()
    right = page.width - _EDGE
    both = ((analysis.played_words, PLAYED), (analysis.best_words, BEST_PLAY))
    lines = [(words, style) for words, style in both if words]
    arrows = bool(analysis.played or analysis.best)
    for row, (words, style) in enumerate(lines):
        y = top + row * _ROW
        lay_sign(page, theme["strip.ink"], (_EDGE, y + (_ROW - _SIGN) // 2), style, _SIGN)
        left = _EDGE + _SIGN + 24
        if arrows:
            lay_sample(page, (left + 10, y + _ROW / 2), (left + _SAMPLE, y + _ROW / 2), style)
            left += _SAMPLE + 24
        lettering.write(page, words, (left, y, right, y + _ROW), theme["strip.ink"], sizes=_TYPE)


def _colours() -> list[RGB]:
    """The colors that the arrows add to a theme's palette: their own and the shades between them."""
    shades = [mix(style.ink, style.edge, share / 4) for style in (PLAYED, BEST_PLAY) for share in range(5)]
    return list(dict.fromkeys(shades))


def decision_alt_text(analysis: DecisionPicture) -> str:
    """The picture in words: both decisions, and the board; at most 1024 characters."""
    told = " ".join(_sentence(words) for words in (analysis.played_words, analysis.best_words) if words)
    return shortened(f"{told} {board_alt_text(analysis.scene)}")


def _sentence(words: str) -> str:
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."
