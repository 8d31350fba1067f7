"""Lobby, order by dice, presets and their lines."""

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette import machine
from bot.chouette.machine import decide, fold, open_lobby
from bot.chouette.people import throw_for_order
from bot.chouette.settings import PRESETS, Joiner, Rotation
from bot.chouette.state import BOX, ChouettePhase
from bot.errors import ChouetteError, ChouetteReason
from bot.rules.dice import Roll
from bot.rules.rules import Rules
from tests.chouette.table import PASS, Table, fold_on, letters, person


class Thrown:
    """Dice that fall as scripted, and note which were asked for."""

    def __init__(self, *dice):
        self.dice, self.asked = dice, []

    def roll(self, game, index):
        self.asked.append((game, index))
        return Roll(self.dice[index], 1)


def test_the_highest_die_is_box():
    dice = Thrown(2, 6, 4)
    assert letters(throw_for_order((1, 2, 3), dice).order) == "BCA"
    assert dice.asked == [(0, 0), (0, 1), (0, 2)]


def test_the_tied_throw_again_for_their_places():
    # A and C tie at 5, B and D at 3; then C beats A, and B and D tie once more before D wins.
    thrown = throw_for_order((1, 2, 3, 4), Thrown(5, 3, 5, 3, 1, 6, 2, 2, 4, 5))
    assert letters(thrown.order) == "CADB"
    assert [[(letters([one.person]), one.die) for one in each] for each in thrown.rounds] == [
        [("A", 5), ("B", 3), ("C", 5), ("D", 3)],
        [("A", 1), ("C", 6), ("B", 2), ("D", 2)],
        [("B", 4), ("D", 5)],
    ]


def test_three_are_needed():
    state = fold(open_lobby(cmd.Open(PRESETS["standard"])))
    dice = Thrown(*range(6, 0, -1))
    for one in (1, 2):
        state = fold_on(state, decide(state, cmd.Join(one), dice))
    with pytest.raises(ChouetteError) as refused:
        decide(state, cmd.Start(1), dice)
    assert (refused.value.reason, refused.value.number) == (ChouetteReason.TOO_FEW, 3)


def test_who_has_not_joined_cannot_start_it_and_before_the_start_nobody_plays():
    state = fold(open_lobby(cmd.Open(PRESETS["standard"])))
    for one in (1, 2, 3):
        state = fold_on(state, decide(state, cmd.Join(one), Thrown()))
    for command, reason in [
        (cmd.Start(4), ChouetteReason.NOT_HERE),
        (cmd.Roll(1), ChouetteReason.NOT_STARTED),
        (cmd.NextGame(), ChouetteReason.NOT_STARTED),
    ]:
        with pytest.raises(ChouetteError) as refused:
            decide(state, command, Thrown(3, 2, 1))
        assert refused.value.reason is reason


def test_who_comes_to_a_full_table_waits_for_room():
    table = Table("ABCDEFG", "los_angeles").do(cmd.Join(person("H")))
    assert letters(table.state.joiners) == "H"
    table.do(cmd.Leave(person("D")))
    while table.game:
        table.do(cmd.RunOutOfTime(BOX)) if not table.window else table.silent()
    assert "H" in letters(table.state.order)
    assert "D" not in letters(table.state.order)
    assert table.state.joiners == ()


def test_the_presets_are_as_the_page_says():
    standard, woolsey, angeles = (PRESETS[key] for key in ("standard", "woolsey", "los_angeles"))
    cambridge, colorado = PRESETS["cambridge"], PRESETS["colorado"]
    assert [one.most for one in (standard, woolsey, angeles, cambridge, colorado)] == [12, 10, 7, 12, 12]
    partners = [(one.partner_may, one.partner_must) for one in (standard, woolsey, angeles, cambridge, colorado)]
    assert partners == [(0, 0), (0, 6), (6, 7), (0, 0), (6, 0)]
    assert [one.preset for one in PRESETS.values() if one.la1 and one.extras] == ["los_angeles"]
    assert [one.preset for one in PRESETS.values() if one.rotation is Rotation.LA2] == ["los_angeles"]
    assert [one.preset for one in PRESETS.values() if one.joiner is Joiner.BEFORE_LOSER] == ["cambridge"]
    assert [one.preset for one in PRESETS.values() if not one.settlements] == ["cambridge"]
    assert [one.preset for one in PRESETS.values() if not one.rules.beavers] == ["cambridge"]
    assert all(one.rules.jacoby and not one.rules.raccoons and not one.limit for one in PRESETS.values())
    assert [one.consulting for one in PRESETS.values()] == ["free", "free", "none", "after_turned", "after_turned"]
    assert standard.window_seconds == 30
    assert replace(standard, live=False).window_seconds == 12 * 60 * 60


@pytest.mark.parametrize(
    ("lines", "detail"),
    [
        ({"variant": "portes"}, "cube"),
        ({"variant": "portes", "rules": Rules(crawford=False, cube=False)}, "cube"),
        ({"rules": Rules(crawford=False, cube=False)}, "cube"),
        ({"variant": "nothing"}, "variant"),
        ({"most": 2}, "most"),
        ({"limit": -1}, "limit"),
        ({"partner_must": 2}, "partner_must"),
        ({"rules": Rules(winner_starts=True)}, "winner_starts"),
        ({"rules": Rules(raccoons=True)}, "raccoons"),
    ],
)
def test_lines_that_cannot_be_are_refused(lines, detail):
    with pytest.raises(ChouetteError) as refused:
        open_lobby(cmd.Open(replace(PRESETS["standard"], **lines)))
    assert (refused.value.reason, refused.value.detail) == (ChouetteReason.SETTINGS, detail)


def test_one_left_or_computers_only_ends_it():
    table = Table("ABC", begin=False).do(cmd.Leave(1), cmd.Leave(2))
    assert table.state.phase is ChouettePhase.OVER
    table = Table("ABC", begin=False).do(cmd.Join(7, computer=True), cmd.Join(8, computer=True))
    table.do(cmd.Leave(1), cmd.Leave(2))
    assert table.state.phase is ChouettePhase.BETWEEN
    assert table.do(cmd.Leave(3)).state.phase is ChouettePhase.OVER


def test_two_left_play_a_session_of_two():
    table = Table("ABC", begin=False).do(cmd.Leave(3)).next_game()
    assert len(table.game.cubes) == 1
    table.crew_doubles("B").answer(B=PASS)
    assert table.points() == {"A": -1.0, "B": 1.0, "C": 0.0}
    assert table.seats() == "BA"


def test_scores_stay_for_a_return():
    table = Table("ABCD").do(cmd.Leave(person("D")))
    table.crew_doubles("D").answer(D=PASS).ends(BOX)
    assert table.points()["D"] == 1.0
    assert "D" not in table.seats()
    table.do(cmd.Join(person("D")))
    assert table.points()["D"] == 1.0
    assert table.seats()[-1] == "D"


def test_a_colorado_box_asks_the_last_in_line_first():
    table = Table("ABCDEF", "colorado", begin=False).do(cmd.AskPartner(1))
    assert table.state.partner_asked == person("F")
    table.do(cmd.AnswerPartner(person("F"), accept=False), cmd.AskPartner(1))
    assert table.state.partner_asked == person("E")
    table.do(cmd.AnswerPartner(person("E"), accept=True))
    assert table.seats() == "A+E BCDF"


def test_los_angeles_asks_the_first_at_six_and_takes_them_at_seven():
    table = Table("ABCDEF", "los_angeles", begin=False).do(cmd.AskPartner(1))
    assert table.state.partner_asked == person("C")
    table = Table("ABCDEFG", "los_angeles", begin=False)
    table.next_game()
    assert table.seats() == "A+C BDEFG"


def test_the_partner_is_box_when_the_box_leaves():
    table = Table("ABCDE+P", "woolsey").do(cmd.Leave(person("A"))).ends(BOX)
    assert table.seats() == "PCDEB"


def test_the_partner_stays_while_the_box_stays():
    table = Table("ABCDE+P", "woolsey").do(cmd.Leave(person("E")), cmd.Leave(person("D"))).ends(BOX)
    assert table.seats() == "A+P CB"


def test_every_command_is_obeyed():
    assert machine._OBEY.keys() == set(get_args(cmd.Command))
