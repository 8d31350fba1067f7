"""Who is asked to check in, and when."""

from datetime import timedelta

import pytest

from bot.errors import TournamentError, TournamentReason
from bot.records.tournaments import TournamentPlan
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format, TournamentSettings
from tests.app.conftest import ALICE, HERE
from tests.app.tournament.test_tournaments import ONE, PEOPLE, THREE, TWO, Club


async def test_who_has_to_check_in_is_asked_once_it_is_open(house):
    club, start = Club(house), house.now + timedelta(hours=2)
    settings = TournamentSettings(format=Format.SWISS, limit=2, check_in=True)
    plan = TournamentPlan(starts_at=start, check_in=60)
    await club.tournaments.create(HERE, ALICE, "Cup", settings, plan, interaction_id=None)
    for person in (ONE, TWO, THREE):
        await club.do(cmd.Join(person.user_id, person.name))

    async def asked():
        people = (*PEOPLE, ALICE)
        return [person for person in people if await club.tournaments.to_check_in(person.user_id)]

    assert await asked() == []
    with pytest.raises(TournamentError) as refused:
        await club.do(cmd.CheckIn(ONE.user_id))
    assert (refused.value.reason, refused.value.at) == (TournamentReason.CHECK_IN_LATER, start - timedelta(hours=1))
    house.wait(minutes=61)
    await club.due()
    assert await asked() == [ONE, TWO, THREE], "who waits for a place has to be there as well"
    await club.do(cmd.CheckIn(ONE.user_id))
    await club.do(cmd.CheckIn(THREE.user_id))
    assert await asked() == [TWO]


async def test_nobody_is_asked_to_check_in_where_nobody_has_to(house):
    club = Club(house)
    settings, plan = TournamentSettings(format=Format.SWISS), TournamentPlan(starts_at=house.now + timedelta(hours=2))
    await club.tournaments.create(HERE, ALICE, "Cup", settings, plan, interaction_id=None)
    await club.do(cmd.Join(ONE.user_id, ONE.name))
    house.wait(minutes=90)
    await club.due()
    assert await club.tournaments.to_check_in(ONE.user_id) == []
