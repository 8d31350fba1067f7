"""A leaderboard of very many people: no more of it is made than is shown."""

from itertools import islice

from bot.store.ratings.ratings import _placed

ROW = {"name": "Ann", "rating": 1600.0, "experience": 500, "opponents": 9, "matches": 5, "won": 3}


def test_of_all_who_have_a_place_only_those_who_are_shown_become_lines():
    rows = iter([ROW | {"user_id": number, "gained": -(number // 2)} for number in range(1, 1001)])
    assert [line.place for line in islice(_placed(rows, "gained"), 4)] == [1, 2, 2, 4]
    assert len([*rows]) == 996
