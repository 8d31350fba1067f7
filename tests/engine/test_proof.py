"""The benchmarks of the games: what a file must be, that no game counts twice, and that no network is worse by it."""

import math

import msgspec
import numpy as np
import pytest

from bot.engine import evaluator
from bot.engine.judge import Judge
from bot.engine.nets import net_file
from bot.engine.nets.net import GameNet
from tests.nightly import NIGHTLY
from tools.prove.decisions import plays_in_order, state_of
from tools.prove.file import EDITION, FOLDER, SUFFIX, BadBenchmark, Decision, Worth, path_of, read, rules_of, write
from tools.prove.judge import Judged, charged_to_perfect, worse_than_shipped
from tools.prove.kept import Begun, Games, Kept, OtherRun, is_done, standings, still

GAMES = sorted(path.stem for path in FOLDER.glob(f"*{SUFFIX}"))
BEGUN = Begun(EDITION, "fevga", "rules", "net", 8)


def test_all_files_fit_into_two_megabytes():
    assert "hypergammon" in GAMES
    assert sum(path_of(game).stat().st_size for game in GAMES) < 2 << 20


@pytest.mark.parametrize("game", GAMES)
def test_a_file_knows_each_play_of_its_decisions(game):
    found = read(path_of(game), game)
    assert len({one.seed for one in found.decisions}) == len(found.decisions), "a decision a game of self-play"
    for one in found.decisions:
        state = state_of(game, one.position, one.roll, one.turns)
        assert len(plays_in_order(state)) == len(one.worths)
        assert min(worth.loss for worth in one.worths) == 0
        wanted = [max(0.007 * found.head.unit, worth.loss / 6) for worth in one.worths if worth.games >= 96]
        errors = [worth.error for worth in one.worths if worth.games >= 96]
        behind = [worth.loss > 0.1 * found.head.unit for worth in one.worths if worth.games >= 96]
        assert all(error <= most + 1e-4 or late for error, most, late in zip(errors, wanted, behind, strict=True))


@pytest.mark.parametrize("harm", ["edition", "cut", "changed", "head", "game", "rules", "large"])
def test_a_file_that_cannot_be_used_is_refused_with_its_name(harm, tmp_path):
    good, path = read(path_of("hypergammon"), "hypergammon"), tmp_path / f"hypergammon{SUFFIX}"
    changes = {"edition": {"edition": EDITION + 1}, "game": {"game": "fevga"}, "rules": {"rules": rules_of("fevga")}}
    write(path, msgspec.structs.replace(good.head, **changes.get(harm, {})), good.decisions)
    data = bytearray(path.read_bytes())
    if harm == "changed":
        data[-9] ^= 1
    path.write_bytes({"cut": data[:-1], "head": data[:40], "large": data + bytes(1 << 18)}.get(harm, data))
    why = {"edition": "edition 2", "game": "for fevga", "rules": "other rules", "large": "too large"}
    with pytest.raises(BadBenchmark, match=f"hypergammon.*{why.get(harm, 'cut off')}"):
        read(path, "hypergammon")


def test_what_is_written_is_read(tmp_path):
    good, path = read(path_of("hypergammon"), "hypergammon"), tmp_path / f"hypergammon{SUFFIX}"
    write(path, good.head, good.decisions)
    assert read(path, "hypergammon") == good
    assert path.read_bytes() == path_of("hypergammon").read_bytes()


def rows(count, *means, first=0):
    """Games of plays that win their mean, and half a point more or less in turn; None is a play that was dropped."""
    return [[None if one is None else one + (at % 2) - 0.5 for one in means] for at in range(first, first + count)]


def test_no_game_counts_twice_and_a_run_goes_on_where_it_was_cut_off(tmp_path):
    path = tmp_path / "kept" / "fevga-8.jsonl"
    kept = Kept(path, BEGUN)
    first, second = Games(7, 0, rows(32, 0.5, 0.25), 2.0), Games(7, 32, rows(32, 0.5, None), 1.0)
    kept.add(first)
    kept.add(first)  # two runs at the same time
    kept.add(second)
    assert len(kept.of(7, 2)) == 64
    again = Kept(path, BEGUN)
    assert np.array_equal(again.of(7, 2), kept.of(7, 2), equal_nan=True)
    assert again.seconds == 3.0
    path.write_bytes(path.read_bytes()[:-9])
    cut = Kept(path, BEGUN)
    assert len(cut.of(7, 2)) == 32
    cut.add(second)
    assert np.array_equal(Kept(path, BEGUN).of(7, 2), kept.of(7, 2), equal_nan=True)


@pytest.mark.parametrize("change", [{"edition": 2}, {"rules": "others"}, {"net": "another"}, {"rolls": 12}])
def test_games_of_another_kind_are_not_added_to(change, tmp_path):
    Kept(tmp_path / "fevga-8.jsonl", BEGUN)
    with pytest.raises(OtherRun, match="fevga-8"):
        Kept(tmp_path / "fevga-8.jsonl", msgspec.structs.replace(BEGUN, **change))


def test_a_play_is_dropped_after_200_games_or_when_it_is_certain():
    # The same dice leave no scatter between plays, except for the third and fourth.
    random = np.random.default_rng(1)
    scatter = random.normal(size=(224, 4)) * [0, 0, 1.0, 1.0]
    games = np.array(rows(224, 1.0, 0.8, 0.85, 0.95)) + scatter - scatter.mean(axis=0)
    early, late = standings(games[:192]), standings(games)
    assert still(early, 1.0).tolist() == [True, False, True, True]
    assert still(late, 1.0).tolist() == [True, False, False, True]
    assert still(late, 8.0).tolist() == [True, True, True, True], "a tenth of eight points"
    assert late.loss[2] == pytest.approx(0.15)
    assert late.error[2] == pytest.approx(1 / math.sqrt(224), rel=0.15)


def test_it_goes_on_until_each_play_left_is_known():
    scatter = np.random.default_rng(1).normal(size=(96, 1)) * [[0, 0.2]]
    games = np.array(rows(96, 1.0, 1.0)) + scatter
    found = standings(games)
    alive = np.array([True, True])
    assert found.error.max() == pytest.approx(0.2 / math.sqrt(96), rel=0.2)
    assert not is_done(found, alive, 0.007)
    assert is_done(found, alive, 0.03)
    assert is_done(found, found.loss == 0, 0.007), "the other one is dropped"
    assert not is_done(standings(games[:64]), alive, 1.0), "too few games to believe an error"


def decision(*worths):
    return Decision(1, True, None, (2, 1), 0, tuple(Worth(*one) for one in worths))


def test_what_a_perfect_player_is_charged():
    random = np.random.default_rng(1)
    level = charged_to_perfect(decision((0.0, 0.0, 400), (0.0, 0.007, 400)), random)
    assert level == pytest.approx(0.007 / math.sqrt(2 * math.pi), rel=0.05)
    assert charged_to_perfect(decision((0.0, 0.0, 400), (0.05, 0.007, 400)), random) == pytest.approx(0, abs=1e-4)
    assert charged_to_perfect(decision((0.0, 0.0, 0), (0.5, 0.0, 0)), random) == 0
    three = charged_to_perfect(decision((0.0, 0.0, 9), (0.0, 0.007, 9), (0.0, 0.007, 9)), random)
    assert three == pytest.approx(0.007 * math.sqrt(0.5) * 1.5 / math.sqrt(math.pi), rel=0.05)


def test_levels_by_exact_equities():
    judged = Judged(read(path_of("hypergammon"), "hypergammon"))
    assert judged.floor == 0
    assert max(judged.first_look()) == 0, "the table that is asked is the judge"
    lost = [judged.rating(judged.level(key)).mean for key in ("world_class", "advanced", "beginner")]
    assert lost[0] == 0
    assert 3 < lost[1] < lost[2]


@pytest.mark.parametrize("game", GAMES if NIGHTLY else GAMES[:2])
def test_no_network_is_worse_than_the_one_that_shipped(game):
    assert worse_than_shipped(read(path_of(game), game)) is None


def test_a_worse_network_is_found(monkeypatch):
    """Here the network alone, without the table of all positions."""
    alone = Judge(GameNet("hypergammon", net_file("hypergammon")))
    monkeypatch.setattr(evaluator, "judge_of", lambda _: alone)
    said = worse_than_shipped(read(path_of("hypergammon"), "hypergammon"))
    assert said.startswith("hypergammon: the network was 0.0")
