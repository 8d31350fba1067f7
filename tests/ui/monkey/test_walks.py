"""What chance seldom leads to is reached step by step, and nothing on the way is refused.

What no walk reaches is named here. A tap on it that comes too late is answered like any other.
"""

import pytest

from bot.app.positions import pack
from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Phase
from tests.nightly import every
from tests.puzzles import cube_puzzle, some_puzzles, states, use_pack
from tests.ui.monkey.monkey import Monkey
from tests.ui.monkey.walker import Walker, actions_of
from tests.ui.monkey.walks import DICE, WALKS
from tests.ui.sealed.dailies import by_the_hour

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.slow]

ROLLS = ((3, 1), (6, 5), (4, 3), (6, 2), (2, 1), (5, 4), (4, 1))
BY_CHANCE = {
    *("ask_pause", "c_against", "c_agree", "c_leave_match", "c_move", "c_play"),
    *("c_resign", "ch_back", "ch_below", "ch_double", "ch_doubles", "ch_file"),
    *("ch_leave", "ch_resign_yes", "ch_roll", "ch_sheet", "ch_step", "ch_steps", "ch_table"),
    *("ch_type", "ch_typed", "ch_undo", "g_play", "g_play_it", "hint"),
    *("import_file", "pause", "refuse_resignation", "replay_game", "replay_ids", "resume", "resume_here"),
    *("study_curve", "study_page", "study_terms", "study_text", "t_bracket", "t_dice"),
    *("house_rules", "prefer_these", "setting_these", "t_changed", "t_nothing", "t_team"),
    "tutor_anyway",
}
"""What the free run of a night has reached, and no walk reaches."""
STALE = {
    *("c_say", "ch_all", "ch_answer", "ch_answers", "ch_confirm", "ch_double_yes"),
    *("ch_doubles_all", "ch_leave_now", "ch_leave_yes", "ch_next", "ch_partner", "ch_play", "ch_price"),
    *("ch_propose", "ch_proxy", "ch_resign", "ch_resign_answer", "ch_settle", "ch_settle_ok", "ch_study"),
    *("claim", "disputed", "house", "meant", "next_match", "no_guide", "prefer", "prefer_calls", "setting"),
    *("study_cancel", "study_turn", "t_confirm", "t_correct", "t_end_now", "t_form_clock", "t_next"),
    *("t_form_filler", "t_form_format", "t_form_length", "t_form_starts_in", "t_play_on", "train_calls_off"),
    *("t_replace", "t_report", "train_side"),
}
"""What is reached only as a tap that comes too late."""


@pytest.fixture
def make_bot(make_bot, name):
    """In one walk a day goes by."""

    def make():
        bot = make_bot()
        if name.startswith("daily"):
            by_the_hour(bot)
        return bot

    return make


@pytest.fixture
def positions(name, monkeypatch, tmp_path):
    """Plays to solve, in one walk a double as well, and in one nothing else."""
    count = {"puzzle": 1, "daily cube": 5}.get(name, 0)
    doubles = [cube_puzzle(one) for one in states(count, phase=Phase.TO_ROLL)]
    use_pack(monkeypatch, tmp_path, [*doubles, *some_puzzles(0 if name == "daily cube" else 5)])
    yield
    pack.load_pack.cache_clear()


@pytest.fixture
def name(request):
    return getattr(request, "param", "")


@pytest.fixture
def dice(name):
    first = DICE.get(name, ())
    return None if first is None else ScriptedDice((*first, *ROLLS * 30))


@pytest.mark.usefixtures("engine", "positions")
@pytest.mark.parametrize("name", every(WALKS, daily=["closed out", "arena"]), indirect=True)
async def test_a_walk(name, table, nothing_unexpected):
    await Walker(Monkey(table, 1, sensible=True), nothing_unexpected).go(WALKS[name])


async def test_what_no_walk_reaches_is_named_and_answered(table, nothing_unexpected):
    monkey = Monkey(table, 1)
    assert monkey.actions - set().union(*map(actions_of, WALKS.values())) == BY_CHANCE | STALE
    walker = Walker(monkey, nothing_unexpected)
    await walker.go(("alice /challenge opponent=@bob length=5", "bob accept"))
    for action in sorted(BY_CHANCE | STALE):
        await walker.forged(walker.people["alice"], action)
