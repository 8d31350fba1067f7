"""The golden cases of the page on group play, row by row."""

import pytest

from bot.chouette import commands as cmd
from bot.chouette.settings import Rotation
from bot.chouette.state import BOX, CREW, Choice
from bot.errors import ChouetteError
from tests.chouette.table import BEAVER, PASS, TAKE, Table, person


def check(table, points, order):
    expected = {one[0]: float(one[1:]) for one in points.split()}
    assert {who: score for who, score in table.points().items() if who in expected or score} == expected
    assert sum(table.state.scores.values()) == 0
    assert table.seats() == order


def test_captain_doubles_then_the_box_doubles_him_not_the_others():
    table = Table("ABCDE").crew_doubles("C").answer(C=TAKE).box_doubles("B").say(B=TAKE)
    check(table.ends(CREW, 2), "A-10 B+4 C+4 D+1 E+1", "BCDEA")


@pytest.mark.parametrize(("rotation", "order"), [(Rotation.CAPTAIN, "ACDB"), (Rotation.LA2, "CDBA")])
def test_captain_who_passed_goes_to_the_end_though_others_won(rotation, order):
    table = Table("ABCD", rotation=rotation).box_doubles("BCD").say(B=PASS, C=TAKE, D=TAKE)
    check(table.ends(CREW, 1), "A-3 B-1 C+2 D+2", order)


@pytest.mark.parametrize(("rotation", "order"), [(Rotation.CAPTAIN, "BCDEA"), (Rotation.LA2, "ACDEB")])
def test_take_pass_beaver_and_a_redouble_passed(rotation, order):
    table = Table("ABCDE", rotation=rotation).box_doubles("BCD").say(B=TAKE, C=PASS, D=BEAVER)
    table.answer(D=TAKE).crew_doubles("B").answer(B=PASS)
    assert table.state.game.window is None
    check(table.ends(BOX, 1), "A+4 B+2 C-1 D-4 E-1", order)


def with_extras():
    table = Table("ABCD", "los_angeles").box_doubles("BCD").say(B=PASS, C=TAKE, D=PASS)
    return table.say(BB=Choice.OFFER, DD=Choice.OFFER).say(C=TAKE)


def test_ones_own_cube_is_no_extra():
    cubes = [cube for cube in with_extras().game.cubes if cube.crew == person("C")]
    assert [cube.is_of(person("C")) for cube in cubes] == [not cube.extra for cube in cubes]
    assert sorted(cube.extra for cube in cubes) == [False, True, True]
    assert not any(cube.is_of(person("A")) for cube in cubes)


def test_extras_won():
    check(with_extras().ends(CREW, 1), "A+0 B-4 C+8 D-4", "CDBA")


def test_extras_lost():
    check(with_extras().ends(BOX, 1), "A+4 B+0 C-4 D+0", "ACDB")


def test_settlement_beside_the_game():
    table = Table("ABCD").crew_doubles("BCD").answer(B=TAKE, C=TAKE, D=TAKE).box_turn()
    number = table.cube("D").number
    table.do(cmd.Settle(person("D"), number, 75), cmd.AcceptSettlement(person("A"), number, 75))
    table.box_doubles("BC").say(B=PASS, C=TAKE)
    check(table.ends(BOX, 2), "A+9.25 B-2 C-8 D+0.75", "ACDB")


def test_partner_of_the_box():
    table = Table("ABCDE+P", "woolsey").crew_doubles("BCE").answer(B=TAKE, C=TAKE, E=TAKE)
    check(table.ends(CREW, 1), "A-4 P-3 B+2 C+2 D+1 E+2", "B+C PDEA")


@pytest.mark.parametrize(("preset", "order"), [("standard", "ADBF"), ("cambridge", "ADFB")])
def test_one_comes_and_one_goes(preset, order):
    table = Table("ABCD", preset).do(cmd.Join(person("F")), cmd.Leave(person("C"), now=True))
    table.box_doubles("BCD").say(BB=TAKE, D=PASS)
    check(table.ends(BOX, 1), "A+5 B-2 C-2 D-1", order)


def test_box_wins_and_leaves():
    table = Table("ABCD").do(cmd.Leave(person("A")))
    check(table.ends(BOX, 1), "A+3 B-1 C-1 D-1", "CDB")


@pytest.mark.parametrize(("rotation", "order"), [(Rotation.CAPTAIN, "ACDEB"), (Rotation.LA2, "CDEBA")])
def test_net_loss_without_losing_to_the_captain(rotation, order):
    table = Table("ABCDE", rotation=rotation).crew_doubles("CDE").answer(C=PASS, D=PASS, E=PASS)
    check(table.ends(BOX, 1), "A-2 B-1 C+1 D+1 E+1", order)


@pytest.mark.parametrize("preset", ["standard", "cambridge"])
def test_a_loser_who_left_and_comes_back_is_a_joiner_like_any_other(preset):
    table = Table("ABCD", preset).box_turn()
    table.do(cmd.Leave(person("B"), now=True))
    table.do(*(cmd.Join(person(letter)) for letter in "EBF"))
    assert table.ends(BOX, 1).seats() == "ACDEBF"


def test_when_the_whole_crew_has_left_the_partner_plays_against_the_box():
    table = Table("ABC+P", "woolsey").do(cmd.Leave(person("B")), cmd.Leave(person("C")))
    assert table.ends(BOX, 1).seats() == "AP"
    table.next_game().ends(BOX, 1)
    check(table, "A+2 P+0 B-1 C-1", "AP")


def test_nobody_is_partner_who_was_asked_when_there_were_enough():
    table = Table("ABCDEF", "colorado", begin=False).do(cmd.AskPartner(person("A")))
    assert table.state.partner_asked == person("F")
    table.do(cmd.Leave(person("C")))
    with pytest.raises(ChouetteError):
        table.do(cmd.AnswerPartner(person("F"), accept=True))
    assert table.next_game().seats() == "ABDEF"


@pytest.mark.parametrize("leaver", ["A", "B"])
def test_the_question_for_a_partner_ends_if_the_box_leaves_or_the_asked_becomes_captain(leaver):
    table = Table("ABCDEF", "woolsey", begin=False, partner_may=3, partner_must=0).do(cmd.AskPartner(person("A")))
    assert table.state.partner_asked == person("C")
    table.do(cmd.Leave(person(leaver)))
    assert table.state.partner_asked is None
    with pytest.raises(ChouetteError):
        table.do(cmd.AnswerPartner(person("C"), accept=True))
    assert table.state.partner is None


def test_a_captain_who_settles_for_nothing_does_not_become_box():
    table = Table("ABC").box_turn().do(cmd.Settle(2, 0, 0), cmd.AcceptSettlement(1, 0, 0))
    table.do(cmd.Resign(3, (1,), 1))
    assert (table.game, table.seats()) == (None, "ACB")
