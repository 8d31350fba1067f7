"""Results that are entered by hand: only scores with which a match of the pairing can end."""

import pytest

from bot.errors import TournamentError, TournamentReason
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format
from tests.app.tournament.leagues import Life, by_hand, people

ORGANIZER = 7


async def begun(house, **plan):
    """A cup of four whose first match is 101 against 104; to 3 points, and the final to 5."""
    life = Life(house, 1)
    await life.announce(by_hand(Format.SINGLE_ELIMINATION), lengths=(3,), final_length=5, **plan)
    for one in people(4):
        await life.act(1, cmd.Join(one.user_id, one.name))
    await life.start(1)
    return life.tournaments


async def enter(tournaments, command):
    return await tournaments.act(1, command, actor_id=ORGANIZER, interaction_id=None)


def report(pairing, winner, *score):
    return cmd.Report(pairing, winner, score, ORGANIZER, organizer=True)


@pytest.mark.parametrize("score", [(3, 0), (3, 2), (0, 0)])
async def test_a_result_by_hand_is_one_that_the_match_can_have_or_none(house, score):
    tournaments = await begun(house)
    turn = await enter(tournaments, report(1, 101, *score))
    assert turn.record.state.pairing(1).result.score == score
    corrected = await enter(tournaments, cmd.Correct(1, 104, (3, 1), ORGANIZER))
    assert corrected.record.state.pairing(1).result.score == (3, 1)


@pytest.mark.parametrize("score", [(5, 0), (2, 0), (3, 3), (3, 4), (4, 1)])
async def test_any_other_is_refused_with_the_length_of_the_match(house, score):
    tournaments = await begun(house)
    with pytest.raises(TournamentError) as caught:
        await enter(tournaments, report(1, 101, *score))
    assert (caught.value.reason, caught.value.pairing, caught.value.detail) == (TournamentReason.SCORE, 1, "3")
    await enter(tournaments, report(1, 101, 3, 0))
    with pytest.raises(TournamentError) as caught:
        await enter(tournaments, cmd.Correct(1, 104, score, ORGANIZER))
    assert caught.value.reason is TournamentReason.SCORE


async def test_a_final_has_a_length_of_its_own_and_a_match_that_is_none_is_no_match(house):
    tournaments = await begun(house)
    for pairing, winner in ((1, 101), (2, 102)):
        await enter(tournaments, report(pairing, winner, 3, 1))
    final = (await tournaments.tournament(1)).state.pairings[-1].number
    with pytest.raises(TournamentError) as caught:
        await enter(tournaments, report(final, 101, 3, 1))
    assert caught.value.detail == "5"
    with pytest.raises(TournamentError) as caught:
        await enter(tournaments, report(99, 101, 3, 1))
    assert caught.value.reason is not TournamentReason.SCORE
    turn = await enter(tournaments, report(final, 101, 5, 4))
    assert turn.record.state.champion == 101
