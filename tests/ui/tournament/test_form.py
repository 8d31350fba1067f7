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
    assert record.name == f"Tournament, {MONTHS[club.bot.clock().month - 1]} {club.bot.clock().day}"
    assert record.state.settings.format is Format.SINGLE_ELIMINATION
    assert record.plan.lengths == (5,)
    assert "Join" in buttons_of(last_post(club.table))
    assert "**0 of 64** signed up\n" in f"{text_of(last_post(club.table))}\n"
    [form] = [one for one in private_to(club.table, club.organizer) if one.id == form.id]
    assert (text_of(form).strip(), buttons_of(form)) == (f"**{record.name}** is announced.", {})


MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"]


async def test_a_second_one_of_the_usual_name_has_a_number(club):
    for number in (1, 2, 3):
        await club.organizer.click(await club.organize("create"), label="Announce it")
        name = (await club.bot.app.tournaments.tournament(number)).name
        assert name.endswith(f" ({number})") or number == 1
    offered = await club.organizer.autocomplete(club.channel, "tournament status", "tournament", "(2)")
    assert len(offered) == 1


def chosen(**chosen):
    """What is sent of the form: a start in 20 minutes, with a check-in, unless it's chosen otherwise."""
    lists = {"length": ["1"], "clock": ["none"], "starts_in": ["20mc"], "filler": ["-"]}
    return {"format": "single_elimination", **lists, **chosen}


async def test_a_start_is_offered_as_it_is_typed(club):
    async def offered(typed):
        found = await club.organizer.autocomplete(club.channel, "tournament create", "starts_in", typed)
        return [(one["name"], one["value"]) for one in found]

    assert ("Starts in 1 h 30 min", "1h30") in await offered("")
    assert (await offered("25m"))[0] == ("Starts in 25 minutes", "25m")
    assert (await offered("2"))[0] == ("Starts in 2 hours", "2")
    assert await offered("parsecs") == []


async def test_an_evening_cup_with_check_in_by_the_form(club):
    form = await club.organize("create")
    asked = await club.organizer.click(form, label="Change it")
    form = (await club.organizer.submit_modal(asked, chosen(format="swiss"))).response
    assert "1-point match · No clock · Starts in 20 minutes, check-in 10 minutes before · No computers" in text_of(form)
    asked = await club.organizer.click(form, label="Change it")
    arena = (await club.organizer.submit_modal(asked, chosen(format="arena"))).response
    assert "Starts in 20 minutes\n" in text_of(arena)
    form = await club.organize("create")
    asked = await club.organizer.click(form, label="Change it")
    form = (await club.organizer.submit_modal(asked, chosen())).response
    await club.organizer.click(form, label="Announce it")
    record = await club.bot.app.tournaments.tournament(1)
    assert record.plan.check_in == 10
    assert record.state.settings.check_in
    assert 1190 < (record.plan.starts_at - club.bot.clock()).total_seconds() <= 1200


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("20m", 20),
        ("1h30", 90),
        ("1:30", 90),
        ("2", 120),
        (" 2 Std ", 120),
        ("3d", 4320),
        ("45 dk", 45),
        ("1h 5 min", 65),
    ],
)
async def test_a_start_is_typed_in_minutes_hours_or_days(club, typed, minutes):
    await club.organize("create", name="Cup", starts_in=typed, check_in=10)
    record = await club.bot.app.tournaments.tournament(1)
    left = (record.plan.starts_at - club.bot.clock()).total_seconds()
    assert minutes * 60 - 10 < left <= minutes * 60


@pytest.mark.parametrize("typed", ["soon", "20 parsecs", "31d", "-3"])
async def test_any_other_start_is_refused_with_what_to_type(club, typed):
    answer = await club.organize("create", name="Friday Cup", starts_in=typed, check_in=10)
    assert "`starts_in` takes a time such as `20m`, `1h30`, `2` (hours) or `3d`" in text_of(answer)
    assert f"You typed: `/tournament create name:Friday Cup starts_in:{typed} check_in:10`" in text_of(answer)


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


async def test_the_form_says_what_an_arena_has_no_use_for(club):
    form = await club.organize("create")
    for system in ("round_robin", "arena"):
        asked = await club.organizer.click(form, label="Change it")
        sent = chosen(format=system, clock=["3d"], filler=["advanced"])
        form = (await club.organizer.submit_modal(asked, sent)).response
        arena = system == "arena"
        assert ("no byes, so no computers fill any" in text_of(form)) is arena
        assert ("Computer (advanced)" in text_of(form)) is not arena
        assert ("3 days" in text_of(form)) is not arena


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
