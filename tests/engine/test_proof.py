"""The benchmarks of the games: what a file must be, that no game counts twice, and that no network is worse by it."""

import math
from random import Random

import msgspec
import numpy as np
import pytest

from bot.engine import evaluator
from bot.engine.judge import Judge
from bot.engine.levels import choose_action, level_in
from bot.engine.nets import net_file
from bot.engine.nets.net import GameNet
from bot.engine.standing import HINT_PLIES, Watch
from tests.nightly import NIGHTLY
from tools.prove.decisions import plays_in_order, state_of
from tools.prove.file import EDITION, FOLDER, SUFFIX, BadBenchmark, Decision, Worth, path_of, read, rules_of, write
from tools.prove.judge import Judged, charged_to_perfect, worse_than_shipped
from tools.prove.kept import Begun, Games, Kept, OtherRun, is_settled, standings, still

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
        for worth in one.worths:
            # Known to 0.007, or to a sixth of the loss as it seemed when the play stopped; the rest are dropped.
            known = worth.error <= max(0.00705 * found.head.unit, worth.loss / 3)
            assert known or worth.loss > 0.09 * found.head.unit, one


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
    assert again.seconds == {7: 3.0}
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


def scattered(*deviations, count=224):
    """Games of four plays whose differences from the first scatter as much, and have the means they should."""
    scatter = np.random.default_rng(1).normal(size=(count, 4))
    scatter = (scatter - scatter.mean(axis=0)) / scatter.std(axis=0, ddof=1) * deviations
    return np.array(rows(count, 1.0, 0.8, 0.85, 0.99)) + scatter


def test_a_play_is_dropped_after_200_games_or_when_it_is_certain():
    early, late = (standings(scattered(0, 0.2, 1.0, 1.0, count=count)) for count in (192, 224))
    assert late.loss.tolist() == pytest.approx([0, 0.2, 0.15, 0.01])
    assert late.error.tolist() == pytest.approx([0, 0.2 / math.sqrt(224), *[1 / math.sqrt(224)] * 2])
    assert still(early, 1.0, 0.007).tolist() == [True, False, True, True]
    assert still(late, 1.0, 0.007).tolist() == [True, False, False, True]
    assert still(late, 8.0, 0.007).tolist() == [True, False, True, True], "a tenth of eight points, or to a sixth"


def test_a_play_goes_on_until_it_is_known():
    games = scattered(0, 0.2, 0.2, 0.2, count=96)
    assert still(standings(games), 8.0, 0.03).tolist() == [True, False, False, False], "0.02 each"
    # The second is behind by ten times its error, the third by seven, the fourth by half.
    assert still(standings(games), 8.0, 0.007).tolist() == [True, False, False, True]
    few = scattered(0, 0.2, 0.19, 0.2, count=64)
    assert still(standings(few), 8.0, 0.03).tolist() == [True, False, False, True], (
        "too few to believe 0.025 of the last"
    )
    assert still(standings(few), 8.0, 0.06).tolist() == [True, False, False, False]
    stopped = games.copy()
    stopped[64:, 3] = np.nan
    found = standings(stopped)
    assert found.games.tolist() == [96, 96, 96, 64]
    assert not still(found, 8.0, 1e-9)[3], "it doesn't begin again"


def test_a_decision_is_left_out_if_a_play_stopped_too_early():
    games = scattered(0, 0.2, 0.2, 0.2)
    games[32:, 3] = np.nan
    found = standings(games)
    assert found.error[3] > 0.02
    assert not is_settled(found, 8.0, 0.014)
    assert is_settled(found._replace(loss=found.loss + np.array([0, 0, 0, 0.3])), 8.0, 0.014)


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


def test_world_class_finds_a_play_that_the_first_look_misjudges():
    judged, at, best = Judged(read(path_of("plakoto"), "plakoto")), 73, "24/19 24/22"
    state, lost = judged.states[at], judged.benchmark.decisions[at].worths
    looks = evaluator.first_look(state)
    assert looks[0].equity - next(one.equity for one in looks if one.play.notation == best) > 0.05
    assert lost[judged.plays[at].index(looks[0].play.notation)].loss >= 0.1
    assert choose_action(state, level_in(state, "world_class"), Random(1), Watch()).play == best
    assert evaluator.analyze_position(state, HINT_PLIES).plays[0].play == best, "and so does a hint"


@pytest.mark.parametrize("game", GAMES if NIGHTLY else GAMES[:2])
def test_no_network_is_worse_than_the_one_that_shipped(game):
    assert worse_than_shipped(read(path_of(game), game)) is None


def test_a_worse_network_is_found(monkeypatch):
    """Here the network alone, without the table of all positions."""
    alone = Judge(GameNet("hypergammon", net_file("hypergammon")))
    monkeypatch.setattr(evaluator, "judge_of", lambda _: alone)
    said = worse_than_shipped(read(path_of("hypergammon"), "hypergammon"))
    assert said.startswith("hypergammon: the network was 0.0")
