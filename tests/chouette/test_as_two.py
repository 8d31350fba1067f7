"""A decision of a chouette as the session of two has it whose cube it's about."""

from bot.chouette import commands as cmd
from bot.chouette.sessions import cube_at_heart, session_over
from bot.chouette.state import BOX, CREW
from bot.rules.match.state import Phase, Resignation
from tests.chouette.table import BEAVER, TAKE, Table, letters

A, B, C, D = range(1, 5)


def at_heart(table, who, side):
    return letters([cube_at_heart(table.state, who, side).crew])


def test_a_side_plays_by_the_highest_cube_that_its_player_decides():
    table = Table("ABCD").crew_doubles("C").answer(C=TAKE)
    assert at_heart(table, A, BOX) == "C", "the box decides all of them"
    assert at_heart(table, B, CREW) == "B", "the captain has a lower one of their own"
    table.do(cmd.NameProxy(B, D))
    assert at_heart(table, B, CREW) == "C", "and once another decides that one, the highest of all"


def test_the_session_over_a_cube_waits_for_the_answer_to_it():
    table = Table("ABCD").crew_doubles("C")
    offered, other = (session_over(table.state, table.cube(who).number) for who in "CB")
    assert (offered.phase, offered.cube.value, offered.beavers) == (Phase.DOUBLE_OFFERED, 1, 0)
    assert (other.phase, other.cube.value) == (Phase.TO_ROLL, 1)
    table.answer(C=BEAVER)
    beavered = session_over(table.state, table.cube("C").number)
    assert (beavered.phase, beavered.cube.value, beavered.beavers) == (Phase.DOUBLE_OFFERED, 1, 1)


def test_the_session_over_a_cube_waits_for_the_answer_to_a_resignation():
    table = Table("ABC").crew_doubles("B").answer(B=TAKE).do(cmd.Resign(B, (0,), 2))
    session = session_over(table.state, 0)
    assert session.phase is Phase.RESIGNATION_OFFERED
    assert session.resignation == Resignation(CREW, 2, 4, table.game.board.phase)
