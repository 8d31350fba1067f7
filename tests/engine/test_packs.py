"""The packs that come with the bot: every position keeps the rules, and is found to do so when it's made again."""

from collections import Counter
from random import Random

import pytest

from bot.app.positions.pack import SUFFIX, games_with_pack, load_pack, unpacked
from bot.assets import assets_folder
from bot.engine.nets.net import PAID_BY_THE_CHECKER
from bot.engine.puzzles.admission import is_fair, is_open, judge, theme_of
from bot.records.analyses import DecisionKind
from bot.records.positions import Source, Theme
from bot.rules.match.turn import plays_now
from bot.rules.variants import find_variant
from tests.nightly import NIGHTLY
from tools.positions import making, measure
from tools.positions.games import admitted, puzzles_of, scenes_of
from tools.positions.making import Making
from tools.positions.packing import packed, seeds_of
from tools.positions.rollouts import agrees, rolled_out

_GAMES = games_with_pack()
_LARGEST = 1_000_000
"""Bytes of all packs."""
_WITH_BGSAGE = tuple(game for game in _GAMES if game in {"backgammon", "nackgammon", "egyptian", "portes"})


def puzzles_in(game):
    pack = load_pack(game)
    return [pack.puzzle(one.key) for one in pack.listed]


def test_there_is_a_pack_and_all_are_small():
    assert "backgammon" in _GAMES
    files = (assets_folder() / "positions").glob(f"*{SUFFIX}")
    assert sum(path.stat().st_size for path in files) < _LARGEST


@pytest.mark.parametrize("game", _GAMES)
def test_every_position_keeps_the_rules(game):
    listed = {one.key: one for one in load_pack(game).listed}
    puzzles = puzzles_in(game)
    assert len(listed) == len(puzzles) > 0
    for puzzle in puzzles:
        scene, truth, losses = puzzle.scene, puzzle.truth, list(puzzle.losses.values())
        least = 0.05 if truth.source is Source.BGSAGE else 0.8 if game in PAID_BY_THE_CHECKER else 0.1
        row = listed[puzzle.scene.key]
        assert (row.theme, row.rating) == (puzzle.theme, puzzle.rating)
        assert scene.variant == find_variant(game).key
        assert puzzle.theme is theme_of(scene)
        assert 700 <= puzzle.rating <= 2300
        assert is_fair(puzzle.found)
        assert agrees(truth.rollout)
        assert round(losses[1], 6) >= least
        if scene.kind is DecisionKind.CHECKER:
            assert sorted(puzzle.losses) == sorted(play.notation for play in plays_now(scene.state))
            assert len(losses) >= 4
            assert is_open(truth.plays[0].chances)
            assert all(one.equity == round(one.equity, 3) for one in truth.plays)
        else:
            assert losses[1] <= 0.4
            assert is_open(truth.cube.chances)


def test_the_shares_of_the_themes():
    themes = Counter(puzzle.theme for puzzle in puzzles_in("backgammon"))
    for share, group in making._SHARES:
        met = sum(themes[theme] for theme in group)
        assert abs(met - share * themes.total()) <= 0.02 * themes.total() + making._AHEAD + 1, group


@pytest.mark.slow
@pytest.mark.parametrize("game", _WITH_BGSAGE)
def test_positions_that_are_made_again_are_the_same(game):
    puzzles = puzzles_in(game)
    for puzzle in Random(1).sample(puzzles, min(len(puzzles), 30 if NIGHTLY else 1)):
        again = admitted(puzzle.scene)
        assert again is not None, puzzle.scene
        assert (again.best, again.theme) == (puzzle.best, puzzle.theme)
        assert again.losses == pytest.approx(puzzle.losses, abs=0.002)
        assert again.rating == pytest.approx(puzzle.rating, abs=10)


@pytest.mark.slow
def test_experts_do_better_and_half_of_the_answers_foretell_the_other_half():
    """A thousand positions at night; `python -m tools.positions.measure` prints the same."""
    puzzles = measure.puzzles_of(games_with_pack(), 1000 if NIGHTLY else 80)
    assert not any(measure.under_margin(one) for one in puzzles)
    assert len({one.key for one in puzzles}) == len(puzzles)
    answers = [measure.answers_to(judge(one.scene).solvers) for one in puzzles]
    assert sum(one.expert > one.beginner for one in answers) >= 0.95 * len(answers)
    assert measure.by_rank([one.foretold for one in answers], [one.failed for one in answers]) >= 0.9


def test_correlation_by_rank():
    assert measure.by_rank([1, 2, 3, 4], [10, 20, 30, 1000]) == 1
    assert measure.by_rank([1, 2, 3, 4], [5, 4, 3, 2]) == -1
    assert measure.by_rank([1, 2, 2, 3], [1, 2, 2, 3]) == 1
    assert abs(measure.by_rank([1, 2, 3, 4, 5], [2, 1, 4, 3, 5]) - 0.8) < 1e-9


@pytest.mark.slow
def test_a_rollout_by_a_network_of_our_own_is_the_same_again():
    pytest.importorskip("numba")
    puzzle = puzzles_in("narde")[0]
    again = rolled_out(puzzle)
    assert again == puzzle.truth.rollout
    assert again.error < 0.05


def test_games_follow_from_their_seeds():
    for ends in (False, True):
        scenes = list(scenes_of("backgammon", 7, ends=ends))
        assert scenes == list(scenes_of("backgammon", 7, ends=ends))
        assert scenes != list(scenes_of("backgammon", 8, ends=ends))
        assert all(scene.turns >= 60 for scene in scenes) is ends


@pytest.mark.slow
def test_a_pack_that_was_cut_off_goes_on_to_the_same_bytes(tmp_path, monkeypatch):
    monkeypatch.setattr(Making, "_wants", lambda _, theme, __: theme in {Theme.RACE, Theme.BEAR_OFF})
    monkeypatch.setattr(Making, "_lacks", lambda *_: True)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for path in (whole, parts):
        path.write_bytes(packed([], "backgammon", 11))
    making = Making("backgammon", whole)
    for _ in range(4):
        making.step()
    making.write()
    for _ in range(4):  # cut off after each
        part = Making("backgammon", parts)
        part.step()
        part.write()
    data = whole.read_bytes()
    assert seeds_of(data) == 15
    assert len(unpacked(data, "backgammon")) > 1
    assert parts.read_bytes() == data


def test_what_gnu_backgammon_disputes_is_left_out_and_counts_for_the_mix(tmp_path, monkeypatch):
    pack, left_out = load_pack("backgammon"), making.disputed("backgammon")
    assert left_out
    assert not [key for key in left_out if key in pack]
    assert making.disputed("narde") == {}
    puzzles = puzzles_in("backgammon")[:3]
    listed, path = tmp_path / "disputed.txt", tmp_path / "backgammon.pack"
    listed.write_text(f"{puzzles[0].key} race 4\n{puzzles[1].key} cube 5\n")
    monkeypatch.setattr(making, "DISPUTED", listed)
    path.write_bytes(packed(puzzles[1:], "backgammon", 5))
    met = []
    monkeypatch.setattr(making, "puzzles_of", lambda _, __, wants, **___: met.append(wants) or puzzles)
    wanted = []
    monkeypatch.setattr(Making, "_wants", lambda _, __, themes: wanted.append(themes))
    again = Making("backgammon", path)
    assert again.step() == 0
    assert list(again.puzzles) == [puzzles[2].key]
    met[0](Theme.RACE)
    assert wanted == [Counter([puzzles[2].theme, Theme.RACE])]  # the other one comes up in a later game


@pytest.mark.slow
def test_gnu_backgammon_names_the_same_choices():
    """All of them at night; needs its wheel, which nothing else does."""
    pytest.importorskip("gnubg")
    from tools.positions.gnu import solved  # noqa: PLC0415 - it needs the wheel

    puzzles = puzzles_in("backgammon")
    for puzzle in puzzles if NIGHTLY else Random(1).sample(puzzles, 20):
        assert solved(puzzle) == puzzle.best, puzzle.scene


def test_themes_that_are_not_wanted_cost_nothing(monkeypatch):
    monkeypatch.setattr("tools.positions.games.admitted", lambda scene: pytest.fail(f"looked at {scene}"))
    assert puzzles_of("backgammon", 3, lambda _: False, ends=True) == []
