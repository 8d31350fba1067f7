"""The form of a tournament: two taps announce it, every choice is a tap, nothing is lost in a restart."""

import pytest

from bot.rules.match.time_control import ClockKind
from bot.tournaments.settings import Format
from tests.ui.table import buttons_of, last_post, selects_of, text_of
from tests.ui.tournament.club import Club

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def club(table):
    return Club(table, 4)


async def chosen(club, form, field, value):
    custom_id = next(one["custom_id"] for one in selects_of(form) if f":t_form_{field}:" in one["custom_id"])
    return (await club.organizer.select(form, [value], custom_id=custom_id)).response


async def test_two_taps_announce_a_tournament(club):
    form = await club.organize("create")
    assert form.ephemeral
    await club.organizer.click(form, label="Announce it")
    record = await club.bot.app.tournaments.tournament(1)
    assert record.name.startswith("Tournament 20")
    assert record.state.settings.format is Format.SINGLE_ELIMINATION
    assert record.plan.lengths == (5,)
    assert "Join" in buttons_of(last_post(club.table))


async def test_every_choice_is_a_tap_and_outlives_a_restart(club, make_bot):
    form = await club.organize("create")
    for field, value in (
        ("format", "round_robin"),
        ("length", "3"),
        ("clock", "live"),
        ("starts_in", "24"),
        ("filler", "advanced"),
    ):
        form = await chosen(club, form, field, value)
    await club.table.restart(make_bot)
    asked = await club.organizer.click(form, label="Name it and announce")
    await club.organizer.submit_modal(asked, {"text": "Winter Cup"})
    record = await club.bot.app.tournaments.tournament(1)
    assert record.name == "Winter Cup"
    assert record.state.settings.format is Format.ROUND_ROBIN
    assert record.plan.lengths == (3,)
    assert record.plan.clock.kind is ClockKind.LIVE
    assert record.plan.fillers
    assert 86_000 < (record.plan.starts_at - club.bot.clock()).total_seconds() <= 86_400


async def test_only_organizers_get_it(club):
    answer = await club.by(club.people[0], "create")
    assert answer.ephemeral
    assert "Announce it" not in buttons_of(answer)


async def test_options_are_enough_for_who_types(club):
    await club.organize("create", name="Cup")
    record = await club.bot.app.tournaments.tournament(1)
    assert (record.name, record.state.settings.format) == ("Cup", Format.SINGLE_ELIMINATION)
    assert "Cup" in text_of(last_post(club.table))
