"""Facts in words: short, true to the rules of such sentences, and in three languages; then at their places."""

import re

import pytest

from bot.engine.explaining import Choice, Explanation, explained
from bot.records.analyses import CubeFacts, CubeStands, DecisionKind
from bot.rules.dice import Roll
from bot.rules.facts import Fact, Family, Sentence, sentences
from bot.rules.sides import Side
from bot.rules.variants import find_variant
from bot.texts.catalogue import speaking
from bot.ui.coach.facts import LONGEST, explanation_lines
from bot.ui.match.style import PointNumbers
from tests.engine.matches import state_at
from tests.rules.facts.mistakes import facts_of, mistakes

REASONS = r"(?i)\b(?:because|since|so that|weil|denn|deshalb|çünkü|bu yüzden)\b"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "tr"])
def test_sentences_are_short_and_give_no_reasons(language):
    with speaking(language):
        for mistake in mistakes()[::3]:
            numbers = PointNumbers(find_variant(mistake.game), Side.WHITE, Side.WHITE)
            found = sentences(facts_of(mistake))
            lines = explanation_lines(Explanation(found), numbers, mistake.best)
            assert len(lines) == len(found) <= 3
            for line in lines:
                assert len(line) <= LONGEST
                assert not re.search(REASONS, line), line
                assert "{" not in line


@pytest.mark.parametrize(
    ("language", "said", "doubled"),
    [
        ("en", "doubler wins 65%. Double from about 63% on; from about 68% on, a", "on the doubled cube is 0.50"),
        ("de", "gewinnt zu 65 %. Verdoppelt wird ab etwa 63 %, abgelehnt", "beim verdoppelten Einsatz 0,50"),
        ("tr", " %63, pas ", "vidodan sonra bir mars 0,50"),
    ],
)
def test_the_cube_in_numbers(language, said, doubled):
    cube = CubeFacts(65.0, 62.7, 68.3, 80.0, 451, 30.2, 0.5, CubeStands.WINDOW)
    with speaking(language):
        lines = explanation_lines(Explanation(cube=cube), PointNumbers(find_variant("tavli"), Side.WHITE, Side.WHITE))
    assert said in lines[0]
    assert lines[1].replace(",", ".").count("62.7") == lines[1].replace(",", ".").count("68.3") == 1
    assert "451" in lines[2]
    assert len(lines) == 4
    assert [line.startswith("-# ") for line in lines] == [False, True, True, True], "a plain sentence, then the numbers"
    assert doubled in lines[3]  # before the double a gammon may be worth something else


@pytest.mark.parametrize(
    ("stands", "win", "said"),
    [
        (
            CubeStands.TAKE,
            44.8,
            "**Take:** you win 55%; a take needs about 30%.",
        ),
        (
            CubeStands.PASS,
            75.0,
            "**Pass:** you win 25%; a take needs about 30%.",
        ),
    ],
)
def test_an_answer_to_a_double_is_told_from_the_side_that_answers(stands, win, said):
    cube = CubeFacts(win, 63.8, 70.1, 80.0, None, None, None, stands)
    numbers = PointNumbers(find_variant("tavli"), Side.WHITE, Side.WHITE)
    assert explanation_lines(Explanation(cube=cube), numbers, yours=True) == [said]
    [told] = explanation_lines(Explanation(cube=cube), numbers)
    assert told == said.replace("you win", "whoever is doubled wins")


@pytest.mark.parametrize(
    ("language", "win", "said"),
    [
        (
            "en",
            "The doubler wins 65%.",
            "the raw take point is 30.2% (25% for money), not counting what owning the cube is worth.",
        ),
        (
            "de",
            "Wer verdoppelt, gewinnt zu 65 %.",
            "ohne den Wert des eigenen Dopplerwürfels, braucht man 30,2 % zum Annehmen (25 % im Money Game).",
        ),
        ("tr", "%65.", "bu skorda kabul için %30,2 gerekir (seride %25)."),
    ],
)
def test_what_stands_nowhere_begins_with_a_plain_sentence_and_a_gammon_that_isnt_won_is_worth_nothing(
    language, win, said
):
    cube = CubeFacts(65.0, 62.7, 68.3, None, None, 30.2, None)
    with speaking(language):
        lines = explanation_lines(Explanation(cube=cube), PointNumbers(find_variant("tavli"), Side.WHITE, Side.WHITE))
    assert lines[0].endswith(win)
    assert lines[1].startswith("-# ")
    assert lines[1].endswith(said)


def test_the_play_that_its_compared_with_is_named():
    numbers = PointNumbers(find_variant("backgammon"), Side.WHITE, Side.WHITE)
    found = Explanation((Sentence(Fact(Family.HITS, 1, 0, 1.0), None),))
    lines = ["Compared with `24/20`:", r"**8/5\*** hits a checker."]
    assert explanation_lines(found, numbers, "8/5*", other="24/20") == lines
    assert explanation_lines(Explanation(), numbers, "8/5*", other="24/20") == []


def test_points_given_up_are_named_against_the_better_play():
    fact = Fact(Family.POINTS, 1, 2, -1.0, points=(15,), instead=(18, 17), made=(17, 15))
    numbers = PointNumbers(find_variant("backgammon"), Side.WHITE, Side.WHITE)
    gain = Fact(Family.HITS, 1, 0, 1.0)
    [line] = explanation_lines(Explanation((Sentence(gain, fact),)), numbers, "8/5*")
    assert line == r"**8/5\*** hits a checker, though it doesn't hold the 18 and 17 points."


def test_a_point_that_was_held_before_isnt_said_to_be_made_by_the_other_play():
    """A blitz: the best play gives up the 8 point to make another; the other kept it."""
    state = state_at({24: 2, 13: 4, 8: 3, 6: 4, 5: 2}, {25: 1, 24: 1, 13: 5, 8: 3, 6: 5}, roll=Roll(5, 5))
    choice = Choice(state, DecisionKind.CHECKER, "8/3(2) 6/1*(2)", "13/8(2) 6/1*(2)", 0.152)
    numbers = PointNumbers(find_variant("backgammon"), Side.WHITE, Side.WHITE)
    [line, *_] = explanation_lines(explained(choice), numbers, choice.best)
    assert line.endswith(" holds the 3 point instead of the 8.")
    back = Choice(state, DecisionKind.CHECKER, "13/3 8/3 6/1*", "13/8(2) 6/1*(2)", 0.1)
    assert " makes the 3 point" in " ".join(explanation_lines(explained(back), numbers, back.best))


@pytest.mark.parametrize(
    ("language", "game", "said"),
    [
        ("en", "backgammon", "**5/1** wins a gammon 40.0% of the time instead of 25.0%."),
        ("en", "plakoto", "**5/1** wins a double game 40.0% of the time instead of 25.0%."),
        ("de", "plakoto", "**5/1** gewinnt zu 40,0 % doppelt statt zu 25,0 %."),
        ("tr", "plakoto", "**5/1**: %25,0 yerine %40,0 mars yapar."),
    ],
)
def test_what_counts_double_is_called_as_the_game_calls_it(language, game, said):
    numbers = PointNumbers(find_variant(game), Side.WHITE, Side.WHITE)
    found = Explanation((Sentence(Fact(Family.GAMMON, 40.0, 25.0, 2.7), None),))
    with speaking(language):
        assert explanation_lines(found, numbers, "5/1") == [said]


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (Fact(Family.OUTSIDE, 0, 1, 1.0), "leaves no checkers outside the home board instead of 1"),
        (Fact(Family.OUTSIDE, 1, 0, -1.0), "leaves 1 checker outside the home board instead of none"),
        (Fact(Family.STUCK, 0, 2, 2.0), "has no rolls blocked next turn instead of 2"),
        (Fact(Family.PRIME, 3, 5, -2.0), "doesn't hold 5 points in a row"),
        (Fact(Family.BACK, 1, 3, 2.0), "leaves 1 checker in the opponent's home (the other leaves 3)"),
        (
            Fact(Family.SHOTS, 2, 11, 1.0, points=(22,)),
            "leaves 2 shots instead of 11, not counting checkers in the opponent's home",
        ),
    ],
)
def test_facts_in_plain_words(fact, said):
    numbers = PointNumbers(find_variant("narde"), Side.WHITE, Side.WHITE)
    assert explanation_lines(Explanation((Sentence(fact, None),)), numbers, "8/5") == [f"**8/5** {said}."]


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", (21, 20), "holds anchors on 21 and 20"),
        ("en", (20,), "makes an anchor on 20"),
        ("de", (21, 20), "hält die Anker auf 21 und 20"),
        ("de", (20,), "macht einen Anker auf 20"),
        ("tr", (21, 20), "21 ve 20 hanelerindeki"),
        ("tr", (20,), "20 hanesindeki"),
    ],
)
def test_one_anchor_and_two(language, points, said):
    numbers = PointNumbers(find_variant("backgammon"), Side.WHITE, Side.WHITE)
    fact = Fact(Family.ANCHOR, 2, 0, float(len(points)), points=points, made=(20,))
    with speaking(language):
        [line] = explanation_lines(Explanation((Sentence(fact, None),)), numbers, "bar/20")
    assert said in line


def test_equal_plays_are_called_equal():
    numbers = PointNumbers(find_variant("backgammon"), Side.WHITE, Side.WHITE)
    assert explanation_lines(Explanation(equal=True), numbers, "8/5") == ["These plays are worth the same."]
