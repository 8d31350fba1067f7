"""The form of a tournament: two taps announce it, every choice is a tap, nothing is lost in a restart."""

import pytest

from bot.rules.match.time_control import ClockKind
from bot.tournaments.settings import Format
from bot.ui.kit.components import CustomId
from tests.ui.table import buttons_of, components_of, forged, last_post, private_to, text_of
from tests.ui.tournament.club import Club

pytestmark = pytest.mark.simcord(check_errors=False)


@pytest.fixture
def club(table):
    return Club(table, 4)


async def test_two_taps_announce_a_tournament(club):
    form = await club.organize("create")
    assert form.ephemeral
    await club.organizer.click(form, label="Announce it")
    record = await club.bot.app.tournaments.tournament(1)
    assert record.name.startswith("Tournament 20")
    assert record.state.settings.format is Format.SINGLE_ELIMINATION
    assert record.plan.lengths == (5,)
    assert "Join" in buttons_of(last_post(club.table))
    assert "**0 of 64** signed up\n" in f"{text_of(last_post(club.table))}\n"
    [form] = [one for one in private_to(club.table, club.organizer) if one.id == form.id]
    assert (text_of(form).strip(), buttons_of(form)) == (f"**{record.name}** is announced.", {})


CHANGED = {"format": "round_robin", "length": "3", "clock": "live", "starts_in": "24", "filler": "advanced"}


async def test_everything_is_chosen_on_one_screen_and_outlives_a_restart(club, make_bot):
    form = await club.organize("create")
    asked = await club.organizer.click(form, label="Change it")
    assert [one["component"]["custom_id"] for one in asked.modal["components"]] == [*CHANGED]
    sent = {field: value if field == "format" else [value] for field, value in CHANGED.items()}
    form = (await club.organizer.submit_modal(asked, sent)).response
    assert "**Round robin**: Everyone plays everyone\n3-point match · " in text_of(form)
    asked = await club.organizer.click(form, label="Change it")
    before = {one["component"]["custom_id"]: one["component"]["options"] for one in asked.modal["components"]}
    assert {field: [one["value"] for one in options if one.get("default")] for field, options in before.items()} == {
        field: [value] for field, value in CHANGED.items()
    }
    await club.table.restart(make_bot)
    asked = await club.organizer.click(form, label="Name it and announce")
    await club.organizer.submit_modal(asked, {"text": "Winter Cup"})
    record = await club.bot.app.tournaments.tournament(1)
    assert record.name == "Winter Cup"
    assert any("**Winter Cup** is announced." in text_of(one) for one in private_to(club.table, club.organizer))
    assert record.state.settings.format is Format.ROUND_ROBIN
    assert record.plan.lengths == (3,)
    assert record.plan.clock.kind is ClockKind.LIVE
    assert record.plan.fillers
    assert 86_000 < (record.plan.starts_at - club.bot.clock()).total_seconds() <= 86_400


async def test_lists_of_earlier_versions_still_choose(club):
    form = await club.organize("create")
    for field, value in CHANGED.items():
        target = next(one for one in controls(form) if one.action == "t_announce")
        form = await forged(
            club.organizer, form, CustomId(f"t_form_{field}", 0, 0, target.argument).encode("s"), [value]
        )
    assert "**Round robin**: Everyone plays everyone\n3-point match · " in text_of(form)
    refused = await forged(
        club.organizer, form, CustomId("t_form_format", 0, 0, target.argument).encode("s"), ["chess"]
    )
    assert "Round robin" not in text_of(refused)


def controls(form):
    """What the buttons of the form are for."""
    found = (CustomId.parse(one["custom_id"], "b") for one in components_of(form) if "custom_id" in one)
    return [one for one in found if one is not None]


async def test_only_organizers_get_it(club):
    answer = await club.by(club.people[0], "create")
    assert answer.ephemeral
    assert "Announce it" not in buttons_of(answer)


async def test_options_are_enough_for_who_types(club):
    await club.organize("create", name="Cup")
    record = await club.bot.app.tournaments.tournament(1)
    assert (record.name, record.state.settings.format) == ("Cup", Format.SINGLE_ELIMINATION)
    assert "Cup" in text_of(last_post(club.table))
