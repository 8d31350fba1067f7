"""The picture of a mistake: two plays as arrows that anyone can tell apart, and the words beside them."""

import io
import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image

from bot.render.board import arrows, decision, pair, picture
from bot.render.board.arrows import BEST_PLAY, PLAYED, ArrowWay, lay_plays, ways_of
from bot.render.board.decision import DecisionPicture, decision_alt_text, render_decision
from bot.render.board.geometry import layout
from bot.render.board.picture import BoardScene, LastMove, compose_board
from bot.render.board.scene import GameLook
from bot.render.paint.page import encoded
from bot.render.paint.theme import contrast, theme_names
from bot.rules.dice import Roll
from bot.rules.notation import parse_play
from bot.rules.position import HAND, Position
from bot.rules.sides import Side
from bot.rules.variants import find_variant
from tests.nightly import every
from tests.render.games import PINS

W, B = Side
PLACES = layout(1200)
START = BoardScene(Position.start(), dice=Roll(3, 1), names=("Alexandra", "Magnus"), length=7)
IN_A_HALF = replace(START, dice=Roll(2, 1))
TWO_BOARDS = [(START, "13/10 6/5", "8/5 6/5"), (IN_A_HALF, "6/4 6/5", "24/23 6/4")]


def moves(scene, text):
    """A legal play of the scene's roll as moves to draw."""
    play = parse_play(text, scene.position, scene.dice)
    return tuple(LastMove(scene.mover, move.source, move.target, hit=move.hit) for move in play.moves)


def mistake(scene=START, played="13/10 6/5", best="8/5 6/5", **words):
    texts = {"played_words": "Played: 13/10 6/5, loses 0.18", "best_words": "Best: 8/5 6/5"} | words
    return DecisionPicture(scene, moves(scene, played), moves(scene, best), **texts)


def apart(scene=START, **words):
    """A mistake whose arrows do not come near those of the best play: it has one board."""
    texts = {"played_words": "Played: 24/23 24/21, loses 0.18", "best_words": "Best: 8/5 6/5"} | words
    return mistake(scene, "24/23 24/21", **texts)


def opened(analysis):
    with Image.open(io.BytesIO(render_decision(analysis))) as picture:
        return picture.convert("RGB")


def test_what_many_ask_for_at_once_is_drawn_once(monkeypatch):
    drawn, analysis = [], apart(played_words="Asked for by many")
    monkeypatch.setattr(decision, "encoded", lambda *args, **options: drawn.append(1) or encoded(*args, **options))
    with ThreadPoolExecutor(8) as pool:
        pictures = [*pool.map(render_decision, [analysis] * 8)]
    assert len(drawn) == 1
    assert {*pictures} == {render_decision(analysis)}


def amount(picture, ink):
    """How many pixels have very nearly this color."""
    found = picture.getcolors(1 << 24)
    return sum(count for count, colour in found if all(abs(a - b) <= 6 for a, b in zip(colour, ink, strict=True)))


@pytest.mark.parametrize("theme", every(theme_names(), daily=("classic", "high_contrast")))
def test_both_plays_are_on_the_board_in_every_theme(theme):
    analysis = apart(replace(START, theme=theme))
    picture = opened(analysis)
    board = picture.crop((0, 0, 1200, 900))
    bare = compose_board(analysis.scene).convert("RGB")
    for style in (PLAYED, BEST_PLAY):
        drawn = amount(board, style.ink) - amount(bare, style.ink)
        assert drawn > 1000, (style, drawn)
        assert amount(picture, style.ink) > amount(board, style.ink) + 500, "no sample in the legend"


@pytest.mark.parametrize("theme", every(theme_names(), daily=("classic", "paper")))
def test_plays_that_would_cross_have_a_board_each(theme):
    """The play made is on the left, the best one on the right, if both are in one half of the board."""
    picture = opened(mistake(replace(IN_A_HALF, theme=theme), "6/4 6/5", "24/23 6/4"))
    left, right = map(picture.crop, ((0, 100, 600, 900), (600, 100, 1200, 900)))
    for style, here, there in ((PLAYED, left, right), (BEST_PLAY, right, left)):
        assert amount(here, style.ink) > 500
        assert amount(there, style.ink) < 50


@pytest.mark.parametrize(("scene", "played", "best"), TWO_BOARDS)
def test_two_boards_say_whose_play_each_shows(scene, played, best, monkeypatch):
    """In words that are ten pixels high on a phone, in the middle of a band above each: two halves look like one."""
    written, usual = [], pair.Lettering.write

    def write(lettering, page, text, area, ink, **options):
        wide = usual(lettering, page, text, area, ink, **options)
        written.append((text, area, wide))
        return wide

    monkeypatch.setattr(pair.Lettering, "write", write)
    analysis = mistake(scene, played, best, heads=("Am besten", "En iyisi"))
    render_decision(analysis)
    heads = [one for one in written if one[0] in analysis.heads]
    if scene is START:
        assert not heads, "they share a board"
        return
    assert [text for text, _, _ in heads] == ["Am besten", "En iyisi"]
    boards = [(left, left + wide) for _, (left, *_), wide in heads]
    assert boards[0][1] < 600 < boards[1][0]
    assert abs(sum(boards[0]) + sum(boards[1]) - 2400) < 120
    for _, (left, top, right, bottom), wide in heads:
        assert wide < right - left
        assert (bottom - top) * 390 / 1200 > 14


@pytest.mark.parametrize(
    ("scene", "move", "spot", "reach"),
    [
        (replace(START, position=Position.of({25: 1}, {6: 2}), mover=B), (25, 19), PLACES.cube_centre(None, W), 26),
        (replace(START, position=Position.of({6: 6, 8: 2}, {6: 2})), (6, 3), PLACES.slot(6, 4), 12),
    ],
)
def test_arrows_hide_neither_the_cube_nor_how_many_checkers_there_are(scene, move, spot, reach):
    bare = compose_board(scene).convert("RGB")
    board = bare.copy()
    lay_plays(board, scene, [(ways_of(scene, (LastMove(scene.mover, *move),), PLACES), PLAYED)], PLACES)
    x, y = spot
    number = (x - reach, y - reach, x + reach, y + reach)
    assert bare.crop(number).tobytes() == board.crop(number).tobytes()


def test_arrows_run_from_and_to_the_checkers_above_those_that_are_pinned():
    """From on top of one of theirs, and to on top of a blot of theirs."""
    scene = replace(PINS, last_play=())
    away, onto = (ways_of(scene, (LastMove(W, *move),), PLACES)[0] for move in ((11, 6), (8, 1)))
    assert away.start == PLACES.slot(11, 1)
    assert onto.end == PLACES.slot(1, 1)


def test_no_arrow_runs_over_the_name_of_the_game(monkeypatch):
    """Where there's room beside them."""
    laid, usual = [], picture._words

    def words(said, art, runs, taken, halves):
        laid.append((usual(said, art, runs, taken, halves), [*runs]))
        return laid[-1][0]

    monkeypatch.setattr(picture, "_words", words)
    scene = replace(START, game=GameLook(name="Portes"), dice=Roll(5, 4), position=Position.of({13: 5, 10: 2}, {6: 5}))
    render_decision(mistake(scene, "13/4", "13/8 10/6"))
    [((label, (x, y)), runs)] = [one for one in laid if one[1]]
    assert not any(x <= a <= x + label.width and y <= b <= y + label.height for a, b in runs)


def test_two_boards_can_be_read_on_a_phone():
    """Shown 326 pixels wide, their numbers are six pixels high, checkers 14, and a phone has room for them."""
    picture = opened(mistake(IN_A_HALF, "6/4 6/5", "24/23 6/4"))
    picture = picture.resize((326, picture.height * 326 // 1200), Image.Resampling.LANCZOS).convert("L")
    assert picture.height < 560
    assert max(picture.crop((0, 28, 178, 39)).getextrema()) > 190
    column = [picture.getpixel((33, y)) for y in range(40, 128)]
    gaps = [y for y in range(1, 87) if column[y] < column[y - 1] - 3 and column[y] <= column[y + 1] + 3]
    assert len(gaps) >= 4
    assert max(gaps) - min(gaps) > 4 * 13


def test_where_there_is_little_room_crossing_plays_share_a_board():
    low = opened(mistake())
    assert low.height * 366 / 1200 < 330
    for style in (PLAYED, BEST_PLAY):
        assert amount(low.crop((0, 0, 1200, 860)), style.ink) > 100
    picture = opened(mistake(IN_A_HALF, "6/4 6/5", "24/23 6/4"))
    assert picture.height * 366 / 1200 < 340
    for style, there in ((PLAYED, (0, 0, 600, 900)), (BEST_PLAY, (600, 0, 1200, 900))):
        assert amount(picture.crop(there), style.ink) == amount(picture.crop((0, 0, 1200, 900)), style.ink) > 100


def test_arrows_run_below_the_dice():
    """The dice that count are seen whole, as on any board."""
    scene = BoardScene(Position.of({21: 2, 4: 2}, {1: 2}), dice=Roll(6, 5))
    picture = opened(DecisionPicture(scene, (LastMove(Side.WHITE, 21, 4),), (LastMove(Side.WHITE, 4, 3),), "a", "b"))
    bare, die = compose_board(scene).convert("RGB"), (728, 430, 794, 470)
    assert amount(picture.crop((700, 300, 800, 400)), PLAYED.ink) > 100
    assert amount(picture.crop((700, 500, 800, 600)), PLAYED.ink) > 100
    _, white = max(bare.crop(die).getcolors(1 << 16))
    assert amount(picture.crop(die), white) >= 0.98 * amount(bare.crop(die), white) > 500


@pytest.mark.parametrize(
    ("stacks", "roll", "played", "best"),
    [
        ({6: 3, 5: 2, 3: 2, 2: 1, 1: 1}, (5, 2), "6/4 5/off", "6/1 5/3"),
        ({6: 2, 5: 2, 4: 3}, (6, 1), "6/off 5/4", "6/off 6/5"),
    ],
)
def test_no_arrow_of_a_mistake_runs_through_the_head_of_another(stacks, roll, played, best, monkeypatch):
    paths = []
    monkeypatch.setattr(arrows, "_draw", lambda _board, path, style, _scale: paths.append((path, style.ink)))
    scene = BoardScene(Position.of(stacks, {1: 2}), dice=Roll(*roll))
    render_decision(mistake(scene, played, best))
    on_boards = [(path, ink) for path, ink in paths if path[0][1] != path[-1][1]]
    assert len(on_boards) >= 4
    for path, ink in on_boards:
        others = [spot for other, its in on_boards if its == ink and other is not path for spot in other]
        assert min(math.dist(path[-1], spot) for spot in others) > 30


def test_how_many_checkers_move_can_be_read_beside_other_arrows_and_dice(monkeypatch):
    """Its disc lies beside them, and nothing is drawn after it."""
    said = []
    monkeypatch.setattr(arrows, "_draw", lambda *_: said.append("arrow"))
    monkeypatch.setattr(arrows, "_lay_count", lambda _, spot, *_rest: said.append(spot))
    board = compose_board(START).convert("RGB")
    level = ArrowWay((200, 450), (1000, 450), 2)
    middle = ArrowWay((545, 150), (545, 750), 1)  # it swings to 574
    lay_plays(board, START, [([level], BEST_PLAY), ([middle], PLAYED)], PLACES)
    assert said[:2] == ["arrow", "arrow"]
    [(x, _)] = said[2:]
    assert abs(x - 574) > 21
    assert x < 730


def test_a_tray_is_shown_only_where_a_play_ends_in_it():
    scene = BoardScene(Position.of({6: 2, 5: 2}, {1: 2}), dice=Roll(6, 1))
    off, up, on = (LastMove(Side.WHITE, *points) for points in ((6, 0), (6, 5), (6, 4)))
    off, kept = (DecisionPicture(scene, (up,), (last, up), "a", "b") for last in (off, on))
    assert opened(off).height < opened(kept).height


def test_the_two_kinds_differ_by_more_than_colour():
    assert PLAYED.broken != BEST_PLAY.broken
    for style in (PLAYED, BEST_PLAY):
        assert contrast(style.ink, style.edge) >= 4.5
    assert contrast(PLAYED.ink, BEST_PLAY.ink) >= 2
    assert contrast(PLAYED.edge, BEST_PLAY.edge) >= 15


def test_equal_plays_do_not_cover_each_other():
    picture = opened(mistake(played="8/5 6/5", best="8/5 6/5"))
    assert min(amount(picture, style.ink) for style in (PLAYED, BEST_PLAY)) > 1000


def test_a_decision_about_the_cube_has_words_and_no_arrows():
    scene = replace(START, dice=None, offered=2)
    cube = DecisionPicture(scene, (), (), "Played: pass", "Best: take")
    picture = opened(cube)
    assert picture.crop((0, 0, 1200, 900)).tobytes() == compose_board(scene).convert("RGB").tobytes()
    assert max(amount(picture, PLAYED.ink), amount(picture, BEST_PLAY.ink)) < 50


def test_an_arrow_leads_from_the_topmost_checker_to_its_new_place():
    assert ways_of(START, moves(START, "8/5 6/5"), PLACES) == [
        ArrowWay(PLACES.slot(8, 2), PLACES.slot(5, 0), 1),
        ArrowWay(PLACES.slot(6, 4), PLACES.slot(5, 1), 1),
    ]


def test_a_checker_that_goes_on_has_one_arrow():
    scene = replace(START, dice=Roll(6, 5))
    [way] = ways_of(scene, moves(scene, "24/18 18/13"), PLACES)
    assert way == ArrowWay(PLACES.slot(24, 1), PLACES.slot(13, 4), 1)


def test_equal_moves_of_a_doublet_are_one_arrow_with_their_number():
    scene = replace(START, dice=Roll(4, 4))
    first, second = ways_of(scene, moves(scene, "24/20(2) 13/9(2)"), PLACES)
    assert first == ArrowWay(PLACES.slot(24, 1), PLACES.slot(20, 0), 2)
    assert second == ArrowWay(PLACES.slot(13, 4), PLACES.slot(9, 0), 2)


def test_a_checker_enters_from_the_hand():
    game = find_variant("american_acey_deucey")
    scene = BoardScene(game.start(), dice=Roll(6, 5))
    [way] = ways_of(scene, (LastMove(Side.WHITE, HAND, 19),), PLACES)
    left, top, right, bottom = PLACES.hand_boxes[1]
    assert way == ArrowWay(((left + right) / 2, (top + bottom) / 2), PLACES.slot(19, 0), 1)


def test_black_moves_from_its_own_side():
    scene = replace(START, mover=Side.BLACK)
    assert ways_of(scene, moves(scene, "8/5 6/5"), PLACES)[0] == ArrowWay(PLACES.slot(17, 2), PLACES.slot(20, 0), 1)


def test_from_the_bar_hitting_and_off():
    mine, theirs = [0] * 26, [0] * 26
    mine[25], mine[6], mine[0] = 1, 2, 12
    theirs[20], theirs[24] = 1, 14
    scene = BoardScene(Position(tuple(mine), tuple(theirs)), dice=Roll(5, 1))
    entering = (LastMove(Side.WHITE, 25, 20, hit=True), LastMove(Side.WHITE, 6, 0))
    entered, off = ways_of(scene, entering, PLACES)
    assert entered == ArrowWay(PLACES.bar_slot(0, lower=True), PLACES.slot(20, 0), 1)
    left, top, right, bottom = PLACES.trays[1]
    assert left < off.end[0] < right
    assert top < off.end[1] < bottom
    assert opened(DecisionPicture(scene, entering, (), "a", "b")).width == 1200


@pytest.mark.parametrize("words", ["", "x" * 500, "أفضل: 8/5", "最善手 8/5 6/5", "a\u0000b\nc"])
def test_any_words_can_be_written(words):
    plain = opened(mistake(best_words="-"))
    picture = opened(mistake(best_words=words, played_words=words))
    assert picture.height == plain.height + (0 if words else -2 * 68)  # what isn't told has no line


def test_the_words_come_first_in_the_description():
    text = decision_alt_text(mistake())
    assert text.startswith("Played: 13/10 6/5, loses 0.18. Best: 8/5 6/5. Backgammon board:")
    assert len(decision_alt_text(mistake(played_words="y" * 2000))) == 1024


def test_the_home_can_be_on_the_left():
    mirrored = opened(apart(replace(START, home_left=True)))
    assert amount(mirrored.crop((0, 0, 600, 900)), BEST_PLAY.ink) > 1000
