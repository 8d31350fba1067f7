"""Draw the pictures of the documentation with the bot's own renderer: `python docs/images/make.py`."""

from dataclasses import replace
from pathlib import Path

from PIL import Image

from bot.render.board.decision import DecisionPicture, render_decision
from bot.render.board.geometry import layout
from bot.render.board.picture import BoardScene, LastMove, compose_board, render_board
from bot.render.board.scene import CrewCube
from bot.render.pages.bracket import render_bracket
from bot.render.pages.bracket_layout import BracketLayout, BracketPicture, Column, PairingBox, SlotLine
from bot.render.pages.standings import StandingRow, render_standings
from bot.render.paint.theme import load_theme
from bot.render.paint.writing import fitted, write
from bot.rules.dice import Roll
from bot.rules.position import Position
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS, Variant
from bot.ui.match.scenes import start_scene

HERE = Path(__file__).parent
THEMES = ("classic", "dark", "tournament", "paper", "high_contrast", "colour_blind")
COLUMNS, GAP = 3, 12
BOARD = (640, 480)
START_COLUMNS, START_WIDTH, TITLE = 4, 400, 40
WHITE = {24: 1, 20: 1, 13: 3, 8: 3, 6: 4, 5: 2, 4: 1}
BLACK = {24: 2, 13: 4, 8: 3, 7: 1, 6: 5}
SCENE = BoardScene(
    position=Position.of(WHITE, BLACK),
    mover=Side.WHITE,
    names=("Alexandra", "Magnus"),
    score=(3, 4),
    length=7,
    cube=Cube(2, Side.WHITE, turned=True),
    dice=Roll(6, 2),
    old_dice=Roll(6, 5),
    last_play=(LastMove(Side.BLACK, 13, 7), LastMove(Side.BLACK, 13, 8)),
)
CHOUETTE = replace(
    SCENE,
    names=("Alexandra (box)", "Magnus (captain)"),
    score=("\u22123", "+2"),
    length=0,
    cube_in_play=False,
    crew=(
        CrewCube("Magnus", 2, "with the box", Side.WHITE, plays=True),
        CrewCube("Ingrid", 4, "their own", Side.BLACK),
        CrewCube("Tomás", 64, "in the center", quiet=True),
        CrewCube("さくら", 1, "out: \u22121", out=True),
        CrewCube("Yusuf", 2, "with the box", Side.WHITE),
    ),
)
STUDY = DecisionPicture(
    scene=BoardScene(
        position=Position.start(), mover=Side.WHITE, names=("Alexandra", "Magnus"), length=7, dice=Roll(3, 1)
    ),
    played=(LastMove(Side.WHITE, 24, 21), LastMove(Side.WHITE, 21, 20)),
    best=(LastMove(Side.WHITE, 8, 5), LastMove(Side.WHITE, 6, 5)),
    played_words="Played: 24/20, costs 0.254",
    best_words="Best: 8/5 6/5, equity +0.222",
)
"""The best known of all opening plays, missed; the numbers are those of three plies."""
ENTRANTS = (
    "Alexandra", "Yusuf", "Ingrid", "Magnus", "さくら", "Tomás", "Оксана", "Bilal",
    "Chloé", "Ravi", "Ελένη", "Jonas", "דניאל", "Wanjiru", "Lucía", "Piotr",
)  # fmt: skip
SEEDS = (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)
RESULTS = ("73", "47", "76", "57", "71", "70", "27", "76", "75", "67", "74", "37", "75")
"""The scores of the matches that are over, round by round."""

LEAGUE = tuple(
    StandingRow(place, name, ("5", won, lost, difference, points), way)
    for place, (name, won, lost, difference, points, way) in enumerate(
        (
            ("Ingrid", "4", "1", "+9", "9", 1),
            ("Yusuf", "4", "1", "+6", "9", 1),
            ("Chloé", "3", "2", "+2", "8", 0),
            ("Tomás", "2", "3", "\u22121", "7", 0),
            ("Ελένη", "2", "3", "\u22124", "7", -1),
            ("Piotr", "0", "5", "\u221212", "4", -1),
        ),
        1,
    )
)
"""A division at the end of a season: two go up, two go down."""


def main() -> None:
    """Write board.png (a game under way, the cube turned, the last play shown) and the other pictures beside it."""
    (HERE / "board.png").write_bytes(render_board(SCENE))
    # Colors are chosen by coverage, or the rare ones of marks would be lost among those of six boards.
    few = side_by_side().quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
    few.save(HERE / "themes.png", optimize=True)
    (HERE / "chouette.png").write_bytes(render_board(CHOUETTE))
    (page,) = render_standings(
        LEAGUE, ("Played", "Won", "Lost", "+/\u2212", "Points"), "Winter League · Division 2", medals=False
    )
    (HERE / "league.png").write_bytes(page)
    (page,) = render_bracket(bracket())
    (HERE / "bracket.png").write_bytes(page)
    (HERE / "analysis.png").write_bytes(render_decision(STUDY))
    load_theme("classic").reduced(starts()).save(HERE / "games.png", optimize=True)


def bracket() -> BracketPicture:
    """Sixteen players, one semi-final over and the other one being played."""
    results = iter(RESULTS)
    columns = []
    seeds = list(SEEDS)
    for title in ("Round of 16", "Quarter-finals", "Semi-finals", "Final"):
        pairs = list(zip(seeds[::2], seeds[1::2], strict=True))
        pairings, seeds = [], []
        for number, pair in enumerate(pairs):
            target = None if len(pairs) == 1 else number // 2
            pairing, winner = played(pair, next(results, ""))
            pairings.append(replace(pairing, leads_to=target))
            seeds.append(winner)
        columns.append(Column(title, pairings))
    return BracketPicture([BracketLayout(columns)], "Monday Cup")


def played(pair: tuple[int, int], result: str) -> tuple[PairingBox, int]:
    """A match and the seed of its winner, 0 while there is none."""
    first, second = (SlotLine(ENTRANTS[seed - 1], seed) if seed else SlotLine() for seed in pair)
    if not result:
        return PairingBox(first, second, "playing" if all(pair) else "open"), 0
    won = result[0] > result[1]
    upper = replace(first, score=result[0], winner=won)
    return PairingBox(upper, replace(second, score=result[1], winner=not won), "done"), pair[not won]


def side_by_side() -> Image.Image:
    """A board in every theme, three in a row, with the theme's name for a player's."""
    rows = -(-len(THEMES) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (BOARD[0] + GAP) - GAP, rows * (BOARD[1] + GAP) - GAP), "white")
    for index, name in enumerate(THEMES):
        row, column = divmod(index, COLUMNS)
        scene = replace(SCENE, theme=name, names=(name, "Magnus"), last_play=_hitting(SCENE.last_play))
        board = compose_board(scene).convert("RGB").resize(BOARD, Image.Resampling.LANCZOS)
        sheet.paste(board, (column * (BOARD[0] + GAP), row * (BOARD[1] + GAP)))
    return sheet


def starts() -> Image.Image:
    """How each game starts, four boards in a row, with its name; a rotation of games has no start of its own."""
    games = [game for game in VARIANTS.values() if game.of_game(1) is game]
    boards = [_start(game) for game in games]
    wide, high = boards[0].size
    rows = -(-len(boards) // START_COLUMNS)
    size = (START_COLUMNS * (wide + GAP) + GAP, rows * (high + GAP) + GAP)
    sheet = Image.new("RGB", size, load_theme("classic")["strip.box"])
    for index, board in enumerate(boards):
        row, column = divmod(index, START_COLUMNS)
        sheet.paste(board, (GAP + column * (wide + GAP), GAP + row * (high + GAP)))
    return sheet


def _start(game: Variant) -> Image.Image:
    """The start of a game without the players' strips, under its name."""
    scene = start_scene(game, theme="classic")
    # The name stands above: no need to have it on the board as well.
    board = compose_board(replace(scene, game=replace(scene.game, name=""))).convert("RGB")
    strip = layout(board.width).strip
    board = board.crop((0, strip, board.width, board.height - strip))
    small = board.resize((START_WIDTH, board.height * START_WIDTH // board.width), Image.Resampling.LANCZOS)
    theme = load_theme("classic")
    picture = Image.new("RGB", (small.width, small.height + TITLE), theme["strip.base"])
    picture.paste(small, (0, TITLE))
    line = fitted(game.name, (26,), START_WIDTH - 20)
    write(picture, line, ((START_WIDTH - line.width) / 2, 29), theme["strip.ink"])
    return picture


def _hitting(moves: tuple[LastMove, ...]) -> tuple[LastMove, ...]:
    """The same moves, the first of them a hit, so that all marks of a theme are seen."""
    return replace(moves[0], hit=True), *moves[1:]


if __name__ == "__main__":
    main()
