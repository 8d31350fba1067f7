"""The result card of a finished match: score, ratings, games, cube actions, the longest run, the best roll.

All words are handed in, in the language of those who read them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from PIL import Image, ImageDraw

from bot.render.paint.names import side_word
from bot.render.paint.page import WIDTH, encoded, plank
from bot.render.paint.pieces import lay_piece, paint_cube, paint_die, paint_token
from bot.render.paint.theme import RGB, Theme, load_theme, rounded, star_mask, strip_style
from bot.render.paint.writing import Line, baseline, fitted, wrapped, write
from bot.rules.sides import Side

MOST_GAMES: Final = 12
MOST_ACTIONS: Final = 5
"""Most rows of games and of cube actions; if there are more, the first row says how many are left out."""
_TITLE: Final = 96
_PLAYER: Final = 96
_SCORE: Final = 220  # width of the box with a side's score
_FACTS: Final = 46  # how much higher a strip is for the line below a name
_ROW: Final = 45
_LINE: Final = 44
_GAP: Final = 18
_EDGE: Final = 40
_TEXT: Final = 130  # where the texts start, from the left
_TYPE: Final = (36, 34, 32)  # sizes of the type; shown 360 pixels wide, the smallest is still ten pixels high
_HIGHEST: Final = 2000
_Item = TypeVar("_Item")


class GameRow(NamedTuple):
    """A game on the card: who won it, its points, how ("gammon, cube on 2"), the score after it.

    A drawn game has no winner and no points.
    """

    number: int
    winner: Side | None
    points: int
    how: str
    score: tuple[int, int]


@dataclass(frozen=True)
class ResultCard:
    """The content of a result card. `names` and scores are indexed by Side; `length` is 0 for an unlimited session."""

    names: tuple[str, str]
    score: tuple[int, int]
    length: int
    winner: Side | None
    """None if nobody won: a session that ended level, a match that was abandoned."""
    games: Sequence[GameRow] = ()
    cube_actions: Sequence[str] = ()
    best_roll: str = ""
    facts: tuple[str, str] = ("", "")
    """A line below each name, such as the rating before and after the match."""
    longest_run: str = ""
    runner: Side = Side.WHITE
    """The side whose run that is."""
    title: str = ""
    theme: str = "classic"
    left_out: Callable[[int], str] = "+{}".format
    """The words for this many earlier games or cube actions that aren't shown."""


def render_result_card(card: ResultCard) -> bytes:
    """The card as a PNG, 1200 pixels wide and as high as needed, at most about as high as wide.

    If there are many games and cube actions, only the last are shown. Raises ThemeError for a theme that can't be used.
    """
    theme = load_theme(card.theme)
    return encoded(theme, _painted(card, theme))


def _painted(card: ResultCard, theme: Theme) -> Image.Image:
    """The card in true color, from top to bottom."""
    picture = Image.new("RGB", (WIDTH, _HIGHEST), theme["strip.base"])
    y = 0
    if card.title:
        picture.paste(plank(theme, (WIDTH, _TITLE), offset=92), (0, 0))
        line = fitted(card.title, (46, 42, 38, 34), WIDTH - 4 * _EDGE)
        size = (round(line.width) + 2 * _EDGE, _TITLE - 24)
        left = (WIDTH - size[0]) // 2
        box = (left, 12, left + size[0], 12 + size[1])
        picture.paste(theme["caption.base"], box, rounded(size, 18))
        write(picture, line, (left + _EDGE, 12 + baseline(size[1], line.size)), theme["caption.ink"])
        y = _TITLE
    for side in Side:
        y = _paint_player(picture, theme, card, side, y)
    if card.games:
        y = _paint_games(picture, theme, card, y + _GAP)
    if card.cube_actions:
        cube = paint_cube(theme, 2, 50)
        shown, left_out = _last(card.cube_actions, MOST_ACTIONS)
        texts = [card.left_out(left_out), *shown] if left_out else shown
        y = _paint_texts(picture, theme, cube, [fitted(text, _TYPE, WIDTH - _EDGE - _TEXT) for text in texts], y + _GAP)
    if card.longest_run:
        token = paint_token(theme, card.runner, 46, theme["strip.base"], theme["strip.ink"])
        lines = wrapped(card.longest_run, _TYPE[1], WIDTH - _EDGE - _TEXT, 2)
        y = _paint_texts(picture, theme, token, lines, y + _GAP)
    if card.best_roll:
        die = paint_die(theme, Side.WHITE, 6, 46)
        lines = wrapped(card.best_roll, _TYPE[1], WIDTH - _EDGE - _TEXT, 2)
        y = _paint_texts(picture, theme, die, lines, y + _GAP)
    y += _GAP
    picture.paste(plank(theme, (WIDTH, _GAP), offset=231), (0, y))
    return picture.crop((0, 0, WIDTH, y + _GAP))


def _paint_player(picture: Image.Image, theme: Theme, card: ResultCard, side: Side, y: int) -> int:
    """Paint a side's checker, name and final score, a winner's lit and with a star; returns the row where they end."""
    won = card.winner == side
    style = strip_style(won)
    high = _PLAYER + _FACTS * any(card.facts)
    strip = Image.new("RGB", (WIDTH, high), theme[f"{style}.base"])
    ImageDraw.Draw(strip).rectangle((0, high - 3, WIDTH, high), fill=theme[f"{style}.line"])
    if won:
        strip.paste(theme["turn.ink"], (0, high // 2 - 33), star_mask((56, 66), 21.78))
    token = paint_token(theme, side, 60, theme[f"{style}.base"], theme[f"{style}.ink"])
    lay_piece(strip, token, (90, high // 2), theme.style.cast(5))
    text = f"{card.score[side]}/{card.length}" if card.length else str(card.score[side])
    score = fitted(text, range(60, 30, -2), _SCORE - 30)
    box = (WIDTH - 20 - _SCORE, 8, WIDTH - 20, high - 11)
    size = (box[2] - box[0], box[3] - box[1])
    strip.paste(theme[f"{style}.box"], box, rounded(size, 12))
    ink = theme[f"{style}.ink"]
    write(strip, score, ((box[0] + box[2] - score.width) / 2, box[1] + baseline(size[1], score.size)), ink)
    name = fitted(card.names[side], (54, 48, 42), box[0] - 20 - _TEXT, side_word(side))
    write(strip, name, (_TEXT, baseline(_PLAYER, name.size) - (6 if high > _PLAYER else 0)), ink)
    # Both sides' in the same letters: one smaller than the other would look like less.
    facts = [fitted(facts, (*_TYPE, 30, 28), box[0] - 20 - _TEXT) for facts in card.facts]
    own = fitted(card.facts[side], (min(one.size for one in facts),), box[0] - 20 - _TEXT)
    write(strip, own, (_TEXT, _PLAYER - 20 + baseline(_FACTS, own.size)), theme[f"{style}.quiet"])
    picture.paste(strip, (0, y))
    return y + high


def _paint_games(picture: Image.Image, theme: Theme, card: ResultCard, y: int) -> int:
    """Paint a row for each game on a panel; returns the row where they end."""
    shown, left_out = _last(card.games, MOST_GAMES)
    rows = len(shown) + bool(left_out)
    size = (WIDTH - 40, rows * _ROW + 12)
    picture.paste(theme["strip.box"], (20, y, 20 + size[0], y + size[1]), rounded(size, 14))
    ink = theme["strip.ink"]
    top = y + 6
    if left_out:
        more = fitted(card.left_out(left_out), _TYPE, WIDTH - _EDGE - _TEXT)
        write(picture, more, (_TEXT, top + baseline(_ROW, _TYPE[0])), ink)
        top += _ROW
    for game in shown:
        _paint_game(picture, theme, game, top, ink)
        top += _ROW
    return y + size[1]


def _paint_game(picture: Image.Image, theme: Theme, game: GameRow, top: int, ink: RGB) -> None:
    """The number of a game, its winner's checker, how it was won, its points, the score after it."""
    base = top + baseline(_ROW, _TYPE[0])
    _write_end(picture, str(game.number), 80, base, ink)
    if game.winner is not None:
        token = paint_token(theme, game.winner, 38, theme["strip.box"], ink)
        lay_piece(picture, token, (111, top + _ROW // 2), 0)
        _write_end(picture, f"+{game.points}", 950, base, ink)
    write(picture, fitted(game.how, _TYPE, 850 - _TEXT), (_TEXT + 14, base), ink)
    _write_end(picture, f"{game.score[0]} : {game.score[1]}", WIDTH - _EDGE, base, ink)


def _write_end(picture: Image.Image, text: str, right: int, base: int, ink: RGB) -> None:
    """A short text that ends at `right`."""
    line = fitted(text, range(_TYPE[0], 20, -2), 210)
    write(picture, line, (right - line.width, base), ink)


def _last(items: Sequence[_Item], most: int) -> tuple[list[_Item], int]:
    """The last of the items, and how many are left out; saying so takes one of the `most` rows."""
    if len(items) <= most:
        return list(items), 0
    return list(items[1 - most :]), len(items) - most + 1


def _paint_texts(picture: Image.Image, theme: Theme, icon: Image.Image, lines: Sequence[Line], y: int) -> int:
    """Paint an icon and the lines beside it; returns the row where they end."""
    lay_piece(picture, icon, (72, y + max(_LINE, icon.height) // 2), 0)
    top = y + max(0, icon.height - _LINE) // 2
    for line in lines:
        write(picture, line, (_TEXT, top + baseline(_LINE, line.size)), theme["strip.ink"])
        top += _LINE
    return max(top, y + icon.height)
