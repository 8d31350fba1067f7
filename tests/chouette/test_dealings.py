"""Settlements, resignations, proxies, leaving, clocks, limits; and everything that is refused, with its data."""

import pytest
from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette.events import CubesSettled, renamed
from bot.chouette.queries import captain_of
from bot.chouette.sessions import sessions_of
from bot.chouette.state import BOX, CREW
from bot.chouette.windows import asked_of, waiting_for
from bot.errors import ChouetteError, ChouetteReason, ResignationRefused, StaleAction
from bot.rules.dice import Roll
from bot.rules.rules import Rules
from tests.chouette.replaying import Replays
from tests.chouette.table import DOUBLE, PASS, ROLL_ON, TAKE, Dice, Table, letters
from tests.chouette.test_windows import refused

A, B, C, D, E = range(1, 6)
Reason = ChouetteReason


def test_joining_twice():
    table = Table("ABCD")
    refused(table, cmd.Join(B), Reason.ALREADY_HERE, person=B)
    table.do(cmd.Join(E))
    refused(table, cmd.Join(E), Reason.ALREADY_HERE, person=E)


def test_who_wanted_to_leave_may_stay():
    table = Table("ABCD").do(cmd.Leave(C))
    refused(table, cmd.Leave(C), Reason.ALREADY_LEAVING, person=C)
    assert table.do(cmd.Join(C)).state.leaving == ()


def test_the_box_plays_the_game_out():
    refused(Table("ABCD"), cmd.Leave(A, now=True), Reason.BOX_PLAYS_ON, person=A)
    refused(Table("ABCD"), cmd.Leave(99), Reason.NOT_HERE, person=99)


def test_a_captain_who_leaves_is_followed_by_the_next():
    table = Table("ABCD").crew_turn().silent().do(cmd.Leave(B, now=True))
    assert captain_of(table.state) == C
    table.do(cmd.Leave(C, now=True, proxy=D))
    assert captain_of(table.state) == D
    refused(table, cmd.Leave(D, now=True), Reason.LAST_OF_SIDE, person=D)
    table.crew_turn()
    assert asked_of(table.state, D) == (0, 1, 2)
    table.say(D=ROLL_ON)


def test_leaving_in_the_middle_of_a_sealed_decision():
    """What was said stays said; what was not is for the proxy, or follows the captain."""
    table = Table("ABCD").crew_turn().say(C=DOUBLE).do(cmd.Leave(C, now=True), cmd.Leave(D, now=True))
    assert waiting_for(table.state) == (B,)
    table.do(cmd.Choose(B, table.window.number, {0: ROLL_ON}))
    assert table.window.asked == (1,)


def test_the_captain_may_say_otherwise_for_who_left():
    table = Table("ABCD").do(cmd.Leave(C, now=True)).box_doubles("BCD")
    table.say(BC=PASS, BB=TAKE, D=TAKE)
    assert table.cube("C").paid == -100
    refused(table, cmd.NameProxy(C, B), Reason.NOT_HERE, person=C)


def test_a_proxy_decides_until_revoked_and_may_not_consult_once_out():
    table = Table("ABCD").do(cmd.NameProxy(C, D)).crew_turn()
    assert asked_of(table.state, D) == (1, 2)
    table.do(cmd.NameProxy(C))
    assert asked_of(table.state, C) == (1,)
    table.do(cmd.NameProxy(C, D), cmd.Resign(D, (2,), 3))
    assert asked_of(table.state, D) == (1,)
    table.silent()
    refused(table, cmd.Propose(D, "13/10"), Reason.MAY_NOT_CONSULT, person=D)


def test_a_stand_in_takes_the_place_of_a_proxy_too():
    state = Table("ABCD").do(cmd.NameProxy(C, D)).state
    assert dict(renamed(state, D, -4).proxies) == {C: -4}
    assert dict(renamed(state, C, -3).proxies) == {-3: D}
    assert renamed(state, A, -1).games == A, "the number of a game is nobody"
    scores = replace(state, scores={A: D, D: -D})
    assert dict(renamed(scores, D, -4).scores) == {A: D, -4: -D}


@pytest.mark.parametrize("proxy", [A, C, 99])
def test_proxies_are_of_the_crew(proxy):
    refused(Table("ABCD"), cmd.NameProxy(C, proxy), Reason.NO_SUCH_PROXY, person=proxy)


def test_nobody_doubles_after_the_roll():
    table = Table("ABCD").crew_turn()
    number = table.window.number
    table.silent()
    with pytest.raises(StaleAction):
        table.do(cmd.Choose(B, number, {0: DOUBLE}))
    table.box_turn().do(cmd.Roll(A))
    refused(table, cmd.DoubleCubes(A, (0,)), Reason.ROLLED)


def test_the_box_doubles_once_a_turn_and_its_cubes_only():
    table = Table("ABCD").box_turn()
    refused(table, cmd.DoubleCubes(B, (0,)), Reason.NOT_YOUR_TURN, person=A)
    refused(table, cmd.DoubleCubes(A, (7,)), Reason.NOT_YOUR_CUBE, cube=7)
    refused(table, cmd.DoubleCubes(A, ()), Reason.NOT_YOUR_CUBE)
    table.do(cmd.DoubleCubes(A, (0,))).say(B=TAKE)
    refused(table, cmd.DoubleCubes(A, (1,)), Reason.DOUBLED_ALREADY)
    table.do(cmd.Roll(A)).box_turn()
    refused(table, cmd.DoubleCubes(A, (0, 1)), Reason.NOT_YOUR_CUBE, cube=0)


def test_who_does_not_play_does_not_roll_or_move():
    table = Table("ABCD")
    refused(table, cmd.Play(B, "8/5 6/5"), Reason.NOT_YOUR_TURN, person=A)
    table.crew_turn().silent()
    refused(table, cmd.Play(C, "13/10"), Reason.NOT_YOUR_TURN, person=B)
    refused(table, cmd.NextGame(), Reason.GAME_GOES_ON)


def test_a_settlement_needs_both_and_dies_with_the_roll():
    table = Table("ABCD").box_turn()
    refused(table, cmd.Settle(C, 0, 50), Reason.NOT_YOUR_CUBE, cube=0)
    refused(table, cmd.Settle(B, 0, 301), Reason.PRICE, number=300)
    refused(table, cmd.Settle(B, 9, 1), Reason.NO_SUCH_CUBE, cube=9)
    refused(table, cmd.Resign(B, (), 1), Reason.NO_SUCH_CUBE, person=B)
    table.do(cmd.Settle(B, 0, -300))
    refused(table, cmd.AcceptSettlement(B, 0, -300), Reason.NO_OFFER)
    refused(table, cmd.AcceptSettlement(A, 0, 300), Reason.NO_OFFER)
    table.do(cmd.Roll(A))
    refused(table, cmd.Settle(B, 0, 50), Reason.ROLLED)
    table.play()
    refused(table, cmd.AcceptSettlement(A, 0, -300), Reason.NO_OFFER)
    table.do(cmd.Settle(A, 0, 50), cmd.AcceptSettlement(B, 0, 50))
    assert table.points()["B"] == 0.5
    refused(table, cmd.Settle(A, 0, 50), Reason.CUBE_SETTLED, cube=0)
    assert captain_of(table.state) == C


def test_settlements_are_a_line_and_not_for_computers():
    refused(Table("ABCD", "cambridge").box_turn(), cmd.Settle(B, 0, 50), Reason.NO_SETTLEMENTS)
    table = Table("ABC", begin=False).do(cmd.Join(E, computer=True)).next_game().box_turn()
    refused(table, cmd.Settle(A, 2, 50), Reason.COMPUTER, person=E)


def test_what_cannot_be_refused_is_lost_at_once_and_jacoby_holds_cube_by_cube():
    table = Table("ABCD").crew_doubles("C").answer(C=TAKE).do(cmd.Resign(B, (0,), 1))
    assert table.cube("B").paid == -100  # its cube was not turned: a gammon does not count
    table.do(cmd.Resign(C, (1,), 1))
    assert table.cube("C").is_open
    with pytest.raises(ChouetteError):
        table.do(cmd.AcceptResignation(C, 1))
    table.do(cmd.RefuseResignation(A, 1))
    with pytest.raises(ResignationRefused):
        table.do(cmd.Resign(C, (1,), 2))
    table.do(cmd.Resign(C, (1,), 3))
    assert table.cube("C").paid == -600


def test_the_box_resigns_any_or_all():
    table = Table("ABCD").box_turn().do(cmd.Resign(A, (1,), 1))
    assert table.cube("C").paid == 100
    refused(table, cmd.Resign(A, (0, 1), 1), Reason.CUBE_SETTLED, cube=1)
    table.do(cmd.Resign(A, (0, 2), 1))
    assert table.game is None
    assert table.points() == {"A": -3.0, "B": 1.0, "C": 1.0, "D": 1.0}


def test_an_offer_to_resign_is_accepted():
    table = Table("ABC").crew_doubles("B").answer(B=TAKE).do(cmd.Resign(B, (0,), 2), cmd.AcceptResignation(A, 0))
    assert table.cube("B").paid == -400


def test_an_offer_to_resign_is_refused_or_taken_back_once():
    for by in (A, B):
        table = Table("ABC").crew_doubles("B").answer(B=TAKE).do(cmd.Resign(B, (0,), 2))
        assert table.do(cmd.RefuseResignation(by, 0)).cube("B").resigning is None
        refused(table, cmd.RefuseResignation(by, 0), Reason.NO_OFFER, person=by, cube=0)
    assert table.cube("B").paid is None


def test_a_captain_out_of_time_is_replaced_and_the_last_one_loses():
    table = Table("ABC").crew_turn().silent().do(cmd.RunOutOfTime(CREW))
    assert captain_of(table.state) == C
    table.crew_turn()
    assert asked_of(table.state, C) == (0, 1)  # the next is their proxy, too
    table.do(cmd.Choose(C, table.window.number, {1: ROLL_ON}))
    table.do(cmd.RunOutOfTime(CREW))
    assert table.game is None
    assert table.points() == {"A": 2.0, "B": -1.0, "C": -1.0}


def test_a_cube_that_the_clock_entrusted_is_its_owners_in_the_next_game():
    table = Table("ABCD").do(cmd.NameProxy(D, C)).crew_turn().silent().do(cmd.RunOutOfTime(CREW)).ends(BOX)
    assert dict(table.state.proxies) == {D: C}
    table.next_game().crew_turn()
    assert {B, C} == {*waiting_for(table.state)}


def test_a_box_out_of_time_loses_what_the_position_can_cost():
    table = Table("ABC").crew_doubles("B")
    refused(table, cmd.RunOutOfTime(CREW), Reason.NOT_YOUR_TURN)
    table.answer(B=TAKE).box_turn().do(cmd.RunOutOfTime(BOX))
    assert table.points() == {"A": -7.0, "B": 6.0, "C": 1.0}


def test_an_offer_to_lose_is_taken_by_a_box_out_of_time():
    """What the crew offers is settled as offered, and what the box itself offers is lost with the rest."""
    table = Table("ABCD", dice=InOrder()).crew_doubles("BCD").answer(B=TAKE, C=TAKE, D=TAKE).box_turn()
    table.do(cmd.Resign(B, (0,), 1), cmd.Resign(A, (1,), 2), cmd.RunOutOfTime(BOX))
    assert table.points() == {"A": 2 - 6 - 6, "B": -2, "C": 6, "D": 6}
    ends = {letters([one.black]): (one.events[-1].ending, one.hundredths) for one in sessions_of(table.log)}
    assert ends == {"B": ("resigned", -200), "C": ("time_ran_out", 600), "D": ("time_ran_out", 600)}
    replays = Replays()
    for one in sessions_of(table.log):
        replays.check(one.events)
        assert one.hundredths == 100 * one.points_of_black


def test_the_only_offer_to_lose_leaves_nothing_to_be_lost_on_time():
    """Whose time runs out with every cube offered to them loses none, not even as the last captain."""
    table = Table("ABC").box_doubles("B").say(B=TAKE).do(cmd.Resign(C, (1,), 1)).crew_turn().silent()
    table.do(cmd.Resign(A, (0,), 2), cmd.RunOutOfTime(CREW))
    assert table.game is None
    assert table.points() == {"A": 1 - 4, "B": 4, "C": -1}
    assert [one.how for one in table.log if isinstance(one, CubesSettled)] == ["resigned", "resigned"]


def test_the_limit_of_a_cube():
    table = Table("ABC", limit=2).crew_doubles("BC").answer(B=TAKE, C=TAKE).ends(BOX, 2)
    assert table.points() == {"A": 4.0, "B": -2.0, "C": -2.0}
    table = Table("ABC", limit=1).box_turn()
    refused(table, cmd.Settle(B, 0, 101), Reason.PRICE, number=100)


class TiedOpening(Dice):
    def roll(self, game, index):
        return Roll(4, 4) if game and index == 0 else Roll(6, 1) if game and index == 1 else super().roll(game, index)


def test_automatic_doubles_raise_all_cubes_and_do_not_count_as_turned():
    rules = Rules(jacoby=True, beavers=True, automatic_doubles=1)
    table = Table("ABC", rules=rules, dice=TiedOpening())
    assert [one.cube.value for one in table.game.cubes] == [2, 2]
    assert table.ends(CREW, 2).points() == {"A": -4.0, "B": 2.0, "C": 2.0}


class InOrder(Dice):
    def roll(self, game, index):
        return super().roll(game, index) if game else Roll(6 - index, 1)


def test_each_of_the_crew_has_a_session_of_two():
    table = Table("ABC", dice=InOrder()).crew_doubles("B").answer(B=PASS).box_turn()
    (played,) = sessions_of(table.log)
    assert (played.white, played.black, played.hundredths) == (A, B, 100)
    assert [type(event).__name__ for event in played.events][-3:] == ["DoubleOffered", "DoublePassed", "GameEnded"]


def test_a_refused_resignation_is_in_the_session_of_its_cube_alone():
    table = Table("ABC", dice=InOrder()).crew_doubles("BC").answer(B=TAKE, C=TAKE).box_turn()
    table.do(cmd.Resign(C, (1,), 1), cmd.RefuseResignation(A, 1), cmd.RunOutOfTime(BOX))
    kinds = {one.black: [type(event).__name__ for event in one.events] for one in sessions_of(table.log)}
    assert {who: found.count("ResignationRefused") for who, found in kinds.items()} == {B: 0, C: 1}


def test_after_the_end_nothing_is_done():
    table = Table("ABC", begin=False).do(cmd.Leave(A), cmd.Leave(B))
    refused(table, cmd.Join(A), Reason.OVER)
    table = Table("ABC", begin=False)
    refused(table, cmd.Roll(A), Reason.NO_GAME)
    refused(table, cmd.Choose(B, 1, {0: PASS}), Reason.NO_GAME)
    refused(table, cmd.Start(A), Reason.STARTED)
    refused(table, cmd.AskPartner(A), Reason.NO_PARTNER)
    refused(table, cmd.AskPartner(B), Reason.NOT_BOX)
    refused(table, cmd.AnswerPartner(B, accept=True), Reason.NOT_ASKED)
    assert letters(table.state.order) == "ABC"


def test_only_who_is_there_begins_the_next_game():
    table = Table("ABC").ends(BOX)
    refused(table, cmd.NextGame(by=99), Reason.NOT_HERE, person=99)
    assert table.do(cmd.NextGame(by=B)).state.games == 2
