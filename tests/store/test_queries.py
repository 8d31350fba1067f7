"""No query that a turn or a command needs reads more than it answers with."""

import re
import sqlite3
from contextlib import closing

import pytest

from bot.store import migrate
from tests.inside import sqlite_texts

TABLES = (
    *("matches", "events", "challenges", "players", "servers", "preferences", "blocks", "follows", "moments"),
    *("ratings", "rating_changes", "tournaments", "tournament_events", "tournament_matches"),
    "imports",
    *("chouettes", "chouette_events", "chouette_players", "chouette_results"),
    "crowd_events",
    *("digests", "training_calls"),
)

INDEX_OF = {
    "matches_waiting_for": ["matches_waiting"],
    "ongoing_matches_of": ["matches_of_white", "matches_of_black"],
    "unhelped_matches_of": ["matches_of_white", "matches_of_black"],
    "finished_matches_of": ["matches_of_white", "matches_of_black"],
    "matches_in_channel": ["matches_in_channel", "matches_in_thread"],
    "matches_in_server": ["matches_in_server"],
    "matches_ended_in_server": ["matches_ended_in_server"],
    "digests_due": ["digests_due"],
    "training_calls_due": ["training_calls_due"],
    "next_own_match": ["matches_ended_in_server"],
    "matches_due": ["matches_due"],
    "matches_to_remind": ["matches_to_remind"],
    "matches_untouched": ["matches_untouched"],
    "clocked_matches_waiting_for": ["matches_waiting"],
    "matches_behind": ["matches_board_behind"],
    "match_interaction": ["events_interaction"],
    "crowd_interaction": ["crowd_events_interaction"],
    "tournament_interaction": ["tournament_events_interaction"],
    "open_challenges_in": ["challenges_open"],
    "challenges_run_out": ["challenges_expiry"],
    "events_of_match": ["PRIMARY KEY"],
    "rateable_matches": ["matches_rated"],
    "matches_to_rate": ["matches_to_rate", "PRIMARY KEY"],
    "matches_rated_after": ["rating_changes_in_order"],
    "rated_matches_of_two": ["rating_changes_of_two"],
    "have_met": ["rating_changes_of_two"],
    "opponents_never_met": ["rating_changes_of_two"],
    "changes_of_match": ["PRIMARY KEY"],
    "rating_of": ["PRIMARY KEY"],
    "leaders": ["ratings_ranked"],
    "is_seen": ["PRIMARY KEY"],
    "leaders_since": ["rating_changes_in_order", "PRIMARY KEY"],
    "better_rated": ["ratings_ranked"],
    "rating_history": ["rating_changes_of_person"],
    "finished_matches": ["matches_of_white", "matches_of_black", "PRIMARY KEY"],
    "results_of": ["matches_of_white", "matches_of_black", "events_games"],
    "challenges_of_person": ["challenges_of_challenger", "challenges_of_opponent"],
    "imports_of": ["imports_of_owner"],
    "import_of_digest": ["imports_of_owner"],
    "count_imports": ["imports_of_owner"],
    "chouettes_in_channel": ["chouettes_in_channel", "chouettes_in_thread"],
    "chouettes_with": ["chouette_players_person"],
    "chouettes_due": ["chouettes_due"],
    "chouettes_for_computers": ["chouettes_for_computers"],
    "chouettes_behind": ["chouettes_board_behind"],
    "chouette_interaction": ["chouette_events_interaction"],
    "events_of_chouette": ["PRIMARY KEY"],
    "results_of_chouette": ["PRIMARY KEY"],
    "chouette_table": ["chouette_results_of_server"],
    "chouette_standing": ["chouette_results_of_person"],
    "chouettes_attended": ["chouette_results_of_person"],
}
READ_AS_A_WHOLE = (
    *("matches_board_behind", "matches_due", "matches_rated"),
    *("chouettes_board_behind", "chouettes_due", "chouettes_for_computers"),
    "matches_in_server",  # the matches under way, counted for the numbers of the service
)
SORTED_BY_INDEX = [
    "matches_waiting_for",
    "matches_behind",
    "challenges_run_out",
    "matches_due",
    "matches_to_remind",
    "matches_untouched",
    "matches_to_rate",
    "rating_history",
    "chouettes_due",
    "chouettes_for_computers",
    "chouettes_behind",
]


READ_EVERYTHING = {
    *("table_names", "revision"),
    "rated_people",  # computing their ratings anew
    *("running_tournaments", "tournament_matches_open", "tournaments_unposted"),  # at the start
    "restored_chouettes",  # once after a backup was restored
    "match_with_label",  # before the seed of a tournament is shown; of matches under way alone
}


def statements():
    return [
        name
        for name, sql in sqlite_texts().items()
        if re.match(r"\s*(SELECT|UPDATE|INSERT)", sql) and name not in READ_EVERYTHING
    ]


@pytest.fixture(scope="module")
def plan_of(tmp_path_factory):
    path = tmp_path_factory.mktemp("plans") / "matches.db"
    migrate(path)
    with closing(sqlite3.connect(path)) as connection:

        def plan_of(name):
            sql = sqlite_texts()[name]
            parameters = dict.fromkeys(re.findall(r":(\w+)", sql), 1)
            return [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}", parameters)]

        yield plan_of


@pytest.mark.parametrize("name", statements())
def test_no_query_scans_a_table(plan_of, name):
    for step in plan_of(name):
        if step.startswith("SCAN"):
            table = step.split()[1]
            # An index of the rows in question alone is read from end to end on purpose.
            assert table not in TABLES or any(f"USING INDEX {index}" in step for index in READ_AS_A_WHOLE)


@pytest.mark.parametrize("name", INDEX_OF)
def test_a_query_uses_the_index_made_for_it(plan_of, name):
    plan = plan_of(name)
    for index in INDEX_OF[name]:
        assert any(re.search(rf"USING (COVERING )?(INDEX )?{index}\b", step) for step in plan), plan


@pytest.mark.parametrize("name", SORTED_BY_INDEX)
def test_a_query_with_a_limit_stops_there(plan_of, name):
    assert not any("TEMP B-TREE" in step for step in plan_of(name))


def test_a_match_is_found_by_its_key(plan_of):
    assert plan_of("match_by_id")[0] == "SEARCH matches USING INTEGER PRIMARY KEY (rowid=?)"
