"""Windows: who is asked, what silence means, what stays sealed, and what the box may answer."""

import pytest
from msgspec.structs import replace

from bot.chouette import commands as cmd
from bot.chouette.events import SEALED, WindowClosed
from bot.chouette.queries import captain_of
from bot.chouette.seen import public_log, seen_by
from bot.chouette.state import BOX, CREW, Choice, WindowKind
from bot.chouette.windows import asked_of, computers_to_act, follows_captain, overdue, unanswered, waiting_for
from bot.errors import ChouetteError, ChouetteReason, StaleAction
from bot.rules.match.state import Phase
from bot.rules.rules import Rules
from tests.chouette.table import BEAVER, DOUBLE, PASS, ROLL_ON, TAKE, Table, letters, person

A, B, C, D, E = range(1, 6)
Reason = ChouetteReason


def refused(table, command, reason, **data):
    before = table.state
    with pytest.raises(ChouetteError) as caught:
        table.do(command)
    assert caught.value.reason is reason
    assert {name: getattr(caught.value, name) for name in data} == data
    assert table.state is before


def test_everyone_who_could_double_is_asked_once_a_turn():
    table = Table("ABCD")
    assert (table.window, table.state.windows) == (None, 0)
    table.crew_doubles("B")
    assert table.window.number == table.state.windows == 2, "one to double, one to answer"
    table.answer(B=TAKE)
    assert table.game.board.phase is Phase.TO_PLAY  # the dice have fallen by themselves
    table.crew_turn()
    assert letters(unanswered(table.state)) == "CD"  # the box owns B's cube
    assert table.game.board.phase is Phase.TO_ROLL


def test_no_window_at_the_opening_nor_if_nobody_can_double():
    table = Table("ABCD", dice=None)
    assert table.window is None
    table.crew_doubles("BCD").answer(B=TAKE, C=TAKE, D=TAKE)
    for _ in range(4):
        assert table.window is None
        table.step()


def test_choices_may_be_changed_until_the_window_closes():
    table = Table("ABCD").crew_turn().say(B=DOUBLE, C=DOUBLE).say(B=ROLL_ON)
    table.say(D=ROLL_ON)
    assert table.log[-3].choices == {0: ROLL_ON, 1: DOUBLE, 2: ROLL_ON}
    assert letters(waiting_for(table.state)) == "A"


def test_silence_is_roll_on():
    table = Table("ABCD").crew_turn().say(C=DOUBLE).silent()
    assert table.window.kind is WindowKind.ANSWER
    assert table.window.asked == (1,)


def test_roll_on_until_i_say():
    table = Table("ABCD").do(cmd.RollOn(B), cmd.RollOn(C), cmd.RollOn(D))
    for _ in range(6):
        assert table.window is None
        table.step()
    table.do(cmd.RollOn(C, on=False)).crew_turn()
    assert letters(unanswered(table.state)) == "C"
    assert seen_by(table.state, None).answered == ()
    assert seen_by(table.state, B).answered == (0,)
    table.say(B=DOUBLE)
    assert seen_by(table.state, None).answered == (0, 2)  # with the first word that is spoken
    table.say(C=ROLL_ON)  # a word said now goes before
    assert table.window.asked == (0,)


def test_silence_follows_the_captain():
    assert not Table("ABCD").box_doubles("BCD").say(B=TAKE).silent().cube("C").paid
    table = Table("ABCD").box_doubles("BCD").say(B=PASS, C=TAKE).silent()
    assert (table.cube("B").paid, table.cube("C").paid, table.cube("D").paid) == (-100, None, -100)
    table = Table("ABCD").box_doubles("CD").say(C=TAKE).silent()  # the captain is not asked
    assert (table.cube("C").paid, table.cube("D").paid) == (None, -100)


def test_a_raccoon_is_answered_too():
    table = Table("ABC", rules=Rules(jacoby=True, beavers=True, raccoons=True)).crew_doubles("BC")
    table.answer(B=BEAVER, C=BEAVER)
    assert table.window.kind is WindowKind.BEAVERED
    table.say(B=Choice.RACCOON, C=PASS)
    assert table.cube("C").paid == -200
    table.answer(B=TAKE)
    assert (table.cube("B").cube.value, table.cube("B").cube.owner) == (8, BOX)


def test_what_is_said_is_seen_by_nobody_else():
    tables = [Table("ABCD").crew_turn().say(C=choice) for choice in (DOUBLE, ROLL_ON)]
    for person_ in (A, B, D, 99, None):
        first, second = (seen_by(table.state, person_) for table in tables)
        assert first == second
        assert first.answered == (1,)
    assert seen_by(tables[0].state, C).state.game.window.choices == {1: DOUBLE}
    assert not any(isinstance(event, SEALED) for event in public_log(tables[0].log))
    assert not any(isinstance(event, WindowClosed) for event in tables[0].log)


def test_with_open_cubes_the_crew_sees_them_and_the_box_does_not():
    state = Table("ABCD", cubes_open=True).crew_turn().say(C=DOUBLE).state
    assert seen_by(state, B).state.game.window.choices == {1: DOUBLE}
    assert seen_by(state, A).state.game.window.choices == {}
    assert seen_by(state, None).state.game.window.choices == {}


def test_standing_words_are_sealed_as_well():
    state = Table("ABCD").do(cmd.RollOn(B), cmd.RollOn(C)).state
    assert seen_by(state, A).state.standing == ()
    assert seen_by(state, B).state.standing == (B,)


def test_a_window_that_opens_tells_nobody_who_rolls_on_until_further_notice():
    """The box and the rest of the crew see the same, whether somebody's word stands or is awaited."""
    tables = [Table("ABCD").do(*standing).crew_turn() for standing in ([cmd.RollOn(B)], [])]
    for person_ in (A, C, D, None):
        first, second = (seen_by(table.state, person_) for table in tables)
        assert first.answered == second.answered == ()
        assert first.state.standing == second.state.standing
        assert letters(first.waiting) == letters(second.waiting) == "BCD"
    table = tables[0]
    assert letters(seen_by(table.state, B).waiting) == "CD"  # their own word is known to them
    assert letters(seen_by(table.say(C=DOUBLE).state, None).waiting) == "D"


def test_the_answer_of_a_computer_brings_no_standing_word_with_it():
    """It comes as the window opens, before any person could have said something."""
    table = Table("ABC", begin=False).do(cmd.Join(D, computer=True)).next_game()
    table.do(cmd.RollOn(B)).crew_turn().say(D=ROLL_ON)
    own = table.cube("D").number
    for person_ in (A, C, None):
        assert seen_by(table.state, person_).answered == (own,)
        assert letters(seen_by(table.state, person_).waiting) == "BC"


def test_proposals_are_for_the_captain_alone():
    table = Table("ABCD").crew_turn().silent()
    table.do(cmd.Propose(C, "13/11 6/5"), cmd.Propose(D, "13/10"))
    assert seen_by(table.state, B).state.game.proposals == {C: "13/11 6/5", D: "13/10"}
    assert seen_by(table.state, C).state.game.proposals == {C: "13/11 6/5"}
    assert seen_by(table.state, A).state.game.proposals == {}
    refused(table, cmd.Propose(A, "13/10"), Reason.MAY_NOT_CONSULT)
    refused(table, cmd.Propose(B, "13/10"), Reason.MAY_NOT_CONSULT)
    assert table.play().game.proposals == {}


def test_consulting_after_the_cube_was_turned_or_never():
    table = Table("ABCD", "cambridge").crew_doubles("C").answer(C=TAKE)
    table.do(cmd.Propose(C, "13/10"))
    refused(table, cmd.Propose(D, "13/10"), Reason.MAY_NOT_CONSULT)
    refused(Table("ABCD", "los_angeles").crew_turn().silent(), cmd.Propose(C, "13/10"), Reason.MAY_NOT_CONSULT)


def test_the_partner_consults_with_the_box():
    table = Table("ABCDE+P", "woolsey").do(cmd.Propose(person("P"), "8/5 6/5"))
    assert seen_by(table.state, A).state.game.proposals
    refused(table, cmd.Propose(B, "8/5 6/5"), Reason.MAY_NOT_CONSULT)


def test_the_box_answers_all_at_once_and_at_most_as_the_table_allows():
    table = Table("ABCD").crew_doubles("BC")
    refused(table, cmd.Choose(A, table.window.number, {0: TAKE}), Reason.ALL_AT_ONCE)
    refused(table, cmd.Choose(A, table.window.number, {0: TAKE, 1: ROLL_ON}), Reason.NO_SUCH_CHOICE, cube=1)
    refused(table, cmd.CloseWindow(table.window.number), Reason.BOX_CLOCK)


def test_one_cube():
    table = Table("ABCD", one_cube=True).crew_turn()
    assert letters(unanswered(table.state)) == "B"
    table.say(B=DOUBLE)
    number = table.window.number
    refused(table, cmd.Choose(A, number, {0: TAKE, 1: TAKE, 2: PASS}), Reason.ALL_ALIKE)
    table.answer(B=TAKE, C=TAKE, D=TAKE).box_turn()
    refused(table, cmd.DoubleCubes(A, (0, 1)), Reason.ALL_ALIKE)
    table.box_doubles("BCD").say(B=PASS, C=TAKE, D=PASS)  # each answers alone
    assert [one.paid for one in table.game.cubes] == [-200, None, -200]


@pytest.mark.parametrize(
    ("order", "taken", "least"),
    [
        ("ABCDE", "C", 2),
        ("ABCDE", "CD", 2),
        ("ABC", "B", 2),
        ("ABCDEFG", "B", 2),
        ("ABCDE", "", None),
        ("ABCDE", "BC", None),
    ],
)
def test_the_first_rule_of_los_angeles(order, taken, least):
    table = Table(order, "los_angeles", partner_must=0).crew_doubles(order[1:])
    answers = {letter: TAKE if letter in taken else PASS for letter in order[1:]}
    numbers = {table.cube(letter).number: one for letter, one in answers.items()}
    if least is None:
        table.answer(**answers)
    else:
        refused(table, cmd.Choose(A, table.window.number, numbers), Reason.A_THIRD, number=least)


def test_at_equal_levels_a_los_angeles_box_doubles_the_captain_too():
    table = Table("ABCD", "los_angeles").box_turn()
    refused(table, cmd.DoubleCubes(A, (1, 2)), Reason.WITH_CAPTAIN, cube=0)
    table.do(cmd.DoubleCubes(A, (0, 2)))


def test_not_all_doubled_leaves_the_box_free():
    table = Table("ABCD", "los_angeles").crew_doubles("BC").answer(B=PASS, C=TAKE)
    assert table.cube("C").cube.value == 2


def extras():
    return Table("ABCD", "los_angeles").box_doubles("BCD").say(B=PASS, C=TAKE, D=PASS)


def test_extras_are_offered_sealed_and_may_be_passed_after_all():
    table = extras()
    assert table.window.kind is WindowKind.EXTRAS
    assert letters(unanswered(table.state)) == "BD"
    table.say(BB=Choice.OFFER)
    assert seen_by(table.state, C).state.game.window.choices == {}
    table.say(DD=Choice.KEEP)
    assert table.window.givers == (0,)
    table.say(C=PASS)
    assert table.points() == {"A": 3.0, "B": -1.0, "C": -1.0, "D": -1.0}


def test_a_taker_who_never_answers_has_taken_and_accepts():
    table = extras().say(BB=Choice.OFFER).silent()
    assert table.window.kind is WindowKind.TAKER
    assert table.silent().points()["C"] == 1.0
    assert [(one.crew, one.other, one.cube.value) for one in table.game.cubes[3:]] == [(C, B, 2)]


@pytest.mark.parametrize("lines", [{"extras": False}, {"extras": True, "la1": False}])
def test_extras_only_where_the_table_plays_them_and_never_against_the_box(lines):
    alone = Table("ABCD", **lines).box_doubles("BCD").say(B=PASS, C=TAKE, D=PASS)
    assert bool(alone.window) is lines["extras"]
    assert Table("ABCD", **lines).crew_doubles("BCD").answer(B=TAKE, C=PASS, D=PASS).window is None


def test_without_an_offer_the_take_stands():
    assert extras().silent().cube("C").cube.value == 2


def test_computers_give_and_accept_every_extra():
    table = Table("ABC", "los_angeles", begin=False).do(cmd.Join(D, computer=True), cmd.Join(E, computer=True))
    table.next_game().box_turn().do(cmd.DoubleCubes(A, (0, 1, 2, 3)))
    table.say(B=PASS, C=PASS, D=TAKE, E=PASS)
    assert asked_of(table.state, E) == (3,)
    table.say(B=Choice.KEEP, C=Choice.KEEP)
    assert [(one.crew, one.other, one.cube.value) for one in table.game.cubes[4:]] == [(D, E, 2)]


def test_if_only_extras_are_left_the_first_giver_plays_that_side():
    table = extras().say(BB=Choice.OFFER, DD=Choice.OFFER).say(C=TAKE).crew_turn()
    assert table.window.asked == (1, 3, 4)
    table.do(cmd.Choose(C, table.window.number, {1: DOUBLE, 3: ROLL_ON, 4: ROLL_ON})).answer(C=PASS)
    assert table.cube("C").paid == 200
    table.play()
    assert captain_of(table.state) == C, "the taker of the extras plays the crew's side"
    assert waiting_for(table.state) == (B,)
    refused(table, cmd.Roll(A), Reason.NOT_YOUR_TURN, person=B)
    table.do(cmd.Roll(B))
    assert table.game.board.on_roll is BOX


@pytest.mark.parametrize(("person", "proxy"), [(B, C), (C, B), (C, D)])
def test_nobody_decides_for_the_other_side_of_an_extra(person, proxy):
    table = extras().say(BB=Choice.OFFER, DD=Choice.OFFER).say(C=TAKE)
    refused(table, cmd.NameProxy(person, proxy), Reason.NO_SUCH_PROXY, person=proxy)


def test_givers_double_before_the_box_rolls():
    table = extras().say(BB=Choice.OFFER, DD=Choice.KEEP).say(C=TAKE).crew_turn()
    table.do(cmd.Choose(C, table.window.number, {1: ROLL_ON, 3: DOUBLE})).say(B=TAKE)
    assert (table.game.cubes[3].cube.value, table.game.cubes[3].cube.owner) == (4, BOX)
    table.play()
    assert (table.window.kind, table.window.side, table.window.asked) == (WindowKind.DOUBLE, BOX, (3,))
    refused(table, cmd.Roll(A), Reason.WINDOW_OPEN)
    table.say(B=DOUBLE).say(C=PASS)
    assert (table.game.cubes[3].paid, table.window) == (-400, None)


def test_an_answer_of_an_older_window_is_stale():
    table = Table("ABCD").crew_turn()
    old = table.window.number
    table.silent()
    with pytest.raises(StaleAction):
        table.do(cmd.Choose(B, old, {0: DOUBLE}))
    table.crew_turn()
    for command in (cmd.Choose(B, old, {0: DOUBLE}), cmd.CloseWindow(old)):
        with pytest.raises(StaleAction):
            table.do(command)


def test_nobody_answers_for_somebody_else():
    table = Table("ABCD").crew_turn()
    for who in (A, B):
        refused(table, cmd.Choose(who, table.window.number, {1: DOUBLE}), Reason.NOT_ASKED, cube=1)
    refused(table, cmd.Choose(99, table.window.number, {1: DOUBLE}), Reason.NOT_HERE)
    refused(table, cmd.Choose(B, table.window.number, {}), Reason.NOT_ASKED)
    assert table.game.board.on_roll is CREW


def test_nobody_is_waited_for_where_nothing_is_asked():
    assert unanswered(Table("ABC", begin=False).state) == ()
    playing = Table("ABC")
    assert playing.window is None
    assert unanswered(playing.state) == ()


def test_computers_act_where_they_are_waited_for_and_about_offers_to_lose():
    table = Table("ABC", begin=False).do(cmd.Join(D, computer=True), cmd.Join(E, computer=True))
    assert computers_to_act(table.state) == ()
    table.next_game()
    assert (waiting_for(table.state), computers_to_act(table.state)) == ((A,), ())
    table.box_doubles("CDE")
    assert (waiting_for(table.state), computers_to_act(table.state)) == ((C, D, E), (D, E))
    table.say(C=TAKE, D=TAKE, E=PASS).do(cmd.Resign(A, (1, 2), 1))
    assert (waiting_for(table.state), computers_to_act(table.state)) == ((A,), (D,)), "C is no computer"


def test_silence_follows_the_captain_only_where_others_are_asked_beside_them():
    table = Table("ABCD").box_doubles("BCD")
    assert follows_captain(table.state, table.window)
    assert not follows_captain(table.state, replace(table.window, kind=WindowKind.DOUBLE))
    assert not follows_captain(table.state, replace(table.window, side=BOX))
    alone = Table("ABCD").box_doubles("B")
    assert not follows_captain(alone.state, alone.window)
    others = Table("ABCD").box_doubles("CD")
    assert not follows_captain(others.state, others.window)


def test_what_was_not_said_in_time_is_overdue():
    table = Table("ABCD").box_doubles("BCD").say(B=TAKE)
    assert overdue(table.state, table.window) == ()
    assert overdue(table.state, replace(table.window, expired=True)) == (1, 2)
