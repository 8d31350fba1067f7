"""An hour of each day, where clocks are put forward and back."""

from datetime import UTC, datetime, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest

from bot.app.puzzles.dailies import hours_after, spread, zone_called, zones
from bot.errors import PuzzleError

AT_ONCE = timedelta(0)


def hours(after, hour, zone, count, late=AT_ONCE):
    found = islice(hours_after(after, hour, ZoneInfo(zone), late), count)
    return [(one.day, one.at.strftime("%d %H:%M")) for one in found]


@pytest.mark.parametrize(
    ("after", "hour", "zone", "expected"),
    [
        ((2026, 11, 25, 12), 20, "UTC", [("2026-11-25", "25 20:00"), ("2026-11-26", "26 20:00")]),
        ((2026, 11, 25, 20), 20, "UTC", [("2026-11-26", "26 20:00")]),
        # Berlin puts its clocks forward from 2 to 3 on 29 March, and back from 3 to 2 on 25 October.
        ((2026, 3, 28, 12), 2, "Europe/Berlin", [("2026-03-29", "29 01:00"), ("2026-03-30", "30 00:00")]),
        ((2026, 10, 24, 12), 2, "Europe/Berlin", [("2026-10-25", "25 00:00"), ("2026-10-26", "26 01:00")]),
        ((2026, 10, 25, 0, 30), 2, "Europe/Berlin", [("2026-10-26", "26 01:00")]),
        # Lord Howe Island moves its clocks by half an hour: 2:00 is 2:30 on 4 October.
        ((2026, 10, 3, 12), 2, "Australia/Lord_Howe", [("2026-10-04", "03 15:30")]),
        # In Beirut midnight is left out on 29 March.
        ((2026, 3, 28, 12), 0, "Asia/Beirut", [("2026-03-29", "28 22:00"), ("2026-03-30", "29 21:00")]),
        # Samoa left out the whole of 30 December 2011.
        ((2011, 12, 29, 20), 12, "Pacific/Apia", [("2011-12-29", "29 22:00"), ("2011-12-31", "30 22:00")]),
        # West of UTC the date is yesterday's.
        ((2026, 7, 1, 3), 21, "America/New_York", [("2026-07-01", "02 01:00")]),
        ((2026, 7, 1, 0, 30), 21, "America/New_York", [("2026-06-30", "01 01:00")]),
        ((2026, 7, 1, 9, 59), 0, "Pacific/Kiritimati", [("2026-07-02", "01 10:00")]),
    ],
)
def test_an_hour_of_each_day(after, hour, zone, expected):
    assert hours(datetime(*after, tzinfo=UTC), hour, zone, len(expected)) == expected


def test_each_date_has_one_through_a_year_in_every_zone():
    after = datetime(2026, 1, 1, tzinfo=UTC)
    for zone in ("Europe/Berlin", "America/Santiago", "Asia/Tehran", "Africa/Casablanca", "Antarctica/Troll"):
        for hour in range(24):
            found = list(islice(hours_after(after, hour, ZoneInfo(zone), timedelta(minutes=7)), 365))
            assert len({one.day for one in found}) == 365, (zone, hour)
            gaps = {later.at - sooner.at for sooner, later in pairwise(found)}
            assert gaps <= {timedelta(hours=hours) for hours in (22, 23, 24, 25, 26)}, (zone, hour, gaps)


def test_servers_are_spread_over_ten_minutes():
    # A second apart by the time in their ids.
    late = [spread((number * 1000) << 22) for number in range(3000)]
    assert min(late) == timedelta(0)
    assert max(late) < timedelta(minutes=10)
    moment = datetime(2026, 11, 25, 20, 5, tzinfo=UTC)
    assert hours(moment, 20, "UTC", 1, timedelta(minutes=9)) == [("2026-11-25", "25 20:09")]
    assert hours(moment, 20, "UTC", 1, timedelta(minutes=5)) == [("2026-11-26", "26 20:05")]


def test_zones_are_found_as_people_type_them():
    assert zone_called(" europe/berlin ").key == "Europe/Berlin"
    assert zone_called("america/new york").key == "America/New_York"
    assert zone_called("utc").key == "UTC"
    assert "Europe/Istanbul" in zones()
    for nonsense in ("", "Narnia", "../../etc/passwd", "Europe", "+02:00"):
        with pytest.raises(PuzzleError):
            zone_called(nonsense)
