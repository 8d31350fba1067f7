"""A performance rating as it's written: as exact as it is sure."""

import pytest

from bot.records.insights import Performance
from bot.texts.catalogue import speaking
from bot.ui.match.ratings import brief_performance, counted_performance, few_decisions, performance_text


@pytest.mark.parametrize(
    ("losses", "written", "brief"),
    [
        ([], "-", "-"),
        ([0.0212], "11", "11"),
        ([0.0] * 10, "0", "0"),
        ([0.0] * 5 + [0.0004], "0", "0"),
        ([0.0] * 39 + [0.0004] * 20, "0", "0"),
        ([0.0, 0.1, 0.0, 0.4, 0.1, 0.0], "50", "50"),
        ([0.0] * 39 + [0.4], "5", "5"),
        ([0.0, 0.1] * 49, "25\u00a0\u00b1\u00a05", "25\u00b15"),
        ([0.0, 0.1] * 50, "25.0\u00a0\u00b1\u00a04.9", "25\u00b15"),
        ([0.0, 0.0, 0.0, 0.0848] * 600, "10.6\u00a0\u00b1\u00a00.7", "11\u00b11"),
    ],
)
def test_it_is_as_exact_as_it_is_sure(losses, written, brief):
    one = Performance.of(losses)
    assert performance_text(one) == written
    assert brief_performance(one) == brief


@pytest.mark.parametrize(
    ("losses", "written", "few"),
    [
        ([0.0], "0 (1 decision)", "1 decision"),
        ([0.0] * 6, "0 (6 decisions)", "6 decisions"),
        ([0.0, 0.1] * 14, "25\u00a0\u00b1\u00a09 (28 decisions)", "28 decisions"),
        ([0.0, 0.1] * 15, "25\u00a0\u00b1\u00a09", ""),
    ],
)
def test_few_decisions_are_counted(losses, written, few):
    one = Performance.of(losses)
    assert counted_performance(one) == written
    assert few_decisions(one) == few


def test_the_mark_is_that_of_the_language():
    with speaking("de"):
        assert performance_text(Performance.of([0.0, 0.1] * 50)) == "25,0\u00a0\u00b1\u00a04,9"
