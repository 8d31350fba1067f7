"""What can't be played is not announced."""

from contextlib import nullcontext

import pytest

from bot.app.tournament.tournaments import ARENA_LENGTHS, LARGEST_GROUP, LONGEST, SHORTEST
from bot.errors import TournamentError, TournamentReason
from bot.records.tournaments import TournamentPlan
from bot.tournaments.settings import Format, TournamentSettings
from tests.app.conftest import ALICE, HERE
from tests.app.tournament.test_tournaments import Club

GROUP, ARENA = LARGEST_GROUP, {"minutes": SHORTEST, "lengths": (ARENA_LENGTHS[0],)}


@pytest.mark.parametrize(
    ("format_", "settings", "plan", "wrong"),
    [
        (Format.ROUND_ROBIN, {"limit": GROUP}, {}, ""),
        (Format.ROUND_ROBIN, {"limit": GROUP + 1}, {}, "groups"),
        (Format.ROUND_ROBIN, {"limit": 2 * GROUP, "groups": 2}, {}, ""),
        (Format.ROUND_ROBIN, {"limit": 2 * GROUP + 1, "groups": 2}, {}, "groups"),
        (Format.SWISS, {"limit": 2 * GROUP}, {}, ""),
        (Format.SWISS, {}, {"check_in": 10, "final_length": 3, "lengths": (11, 13)}, ""),
        (Format.ARENA, {}, {}, ""),
        (Format.ARENA, {}, {"minutes": LONGEST, "lengths": (ARENA_LENGTHS[-1],)}, ""),
        (Format.ARENA, {}, {"minutes": SHORTEST - 1}, "minutes"),
        (Format.ARENA, {}, {"minutes": LONGEST + 1}, "minutes"),
        (Format.ARENA, {}, {"lengths": (max(ARENA_LENGTHS) + 1,)}, "arena_length"),
        (Format.ARENA, {}, {"lengths": ARENA_LENGTHS[:2]}, "arena_length"),
        (Format.ARENA, {}, {"final_length": ARENA_LENGTHS[0]}, "arena_length"),
        (Format.ARENA, {}, {"check_in": 10}, "arena_check_in"),
    ],
)
async def test_what_cannot_be_played_is_refused_by_its_setting(house, format_, settings, plan, wrong):
    tournaments, terms = Club(house).tournaments, TournamentPlan(**(ARENA if format_ is Format.ARENA else {}) | plan)
    made = tournaments.create(
        HERE, ALICE, "Cup", TournamentSettings(format=format_, **settings), terms, interaction_id=None
    )
    with pytest.raises(TournamentError) if wrong else nullcontext() as refused:
        await made
    assert not wrong or (refused.value.reason, refused.value.detail) == (TournamentReason.SETTINGS, wrong)
    assert len(await tournaments.here(HERE.guild_id)) == (not wrong)
