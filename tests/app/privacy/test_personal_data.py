"""A person is shown, and handed out, what is stored about them."""

import json
from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from bot.app.training.training import Training
from bot.crowd.events import Guess, Joined, Opened, Readied
from bot.crowd.state import CrowdPlan, Mode
from bot.records.matches import OwnSide
from bot.records.people import Person, Preferences
from bot.records.tournaments import TournamentPlan
from bot.rules.sides import Side
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format, TournamentSettings
from tests.app.privacy.conftest import ALICE, BOB, CAROL, HERE
from tests.app.training.test_schedule import START, card


async def test_a_person_is_told_how_much_is_stored(lived_in):
    house = lived_in
    stored = await house.privacy.summary(ALICE.user_id)
    assert (stored.name, stored.preferences, stored.is_nothing) == (ALICE.name, True, False)
    assert (stored.ongoing_matches, stored.finished_matches) == (2, 2)
    assert (stored.open_challenges, stored.closed_challenges) == (2, 5)
    assert (stored.blocks, stored.follows) == (1, 2)
    all_events = [event for match_id in range(1, 6) for event in await house.store.events(match_id)]
    assert stored.events == sum(event.actor_id == ALICE.user_id for event in all_events) > 0
    assert datetime(2026, 3, 1, tzinfo=UTC) < stored.last_seen <= house.now


async def test_of_a_stranger_nothing_is_stored(lived_in):
    stranger = await lived_in.privacy.summary(5)
    assert stranger.is_nothing
    assert (stranger.name, stranger.last_seen) == (None, None)
    exported = json.loads(await lived_in.privacy.export(5))
    assert exported["person"] == {"id": "5", "name": None, "last_seen": None}
    assert not any(exported[part] for part in ("preferences", "blocked", "follows", "challenges", "matches", "ratings"))


async def test_a_person_gets_everything_of_his_own(lived_in):
    house = lived_in
    raw = await house.privacy.export(ALICE.user_id)
    assert ALICE.name.encode() in raw
    exported = json.loads(raw)
    assert exported["format"]["version"] == 1
    assert datetime.fromisoformat(exported["exported_at"]) == house.now
    assert exported["person"]["id"] == str(ALICE.user_id)
    assert exported["preferences"].keys() == set(Preferences.__struct_fields__)
    assert exported["preferences"]["auto_roll"] is True
    assert exported["blocked"] == [CAROL.name]
    assert [followed["match"] for followed in exported["follows"]] == [1, 5]
    assert exported["follows"][1] == {"match": 5, "white": BOB.name, "black": CAROL.name}
    told = [(c["you"], c["to"], c["other"], c["status"]) for c in exported["challenges"]]
    assert told[4:] == [
        ("challenger", "anyone", None, "open"),
        ("opponent", "a person", BOB.name, "open"),
        ("challenger", "a person", CAROL.name, "declined"),
    ]
    assert exported["challenges"][0]["terms"]["clock"]["turn"] == 86_400
    matches = [(m["match"], m["you"], m["opponent"], m["result"]) for m in exported["matches"]]
    assert matches == [
        (1, "white", BOB.name, "goes on"),
        (2, "black", CAROL.name, "goes on"),
        (3, "white", BOB.name, "won"),
        (4, "black", CAROL.name, "lost"),
    ]
    assert exported["matches"][2]["score"] == {"you": 3, "opponent": 0}
    assert exported["matches"][0]["board"] == {"channel": str(HERE.channel_id), "message": "77"}
    assert (exported["matches"][0]["server"], exported["matches"][1]["server"]) == (str(HERE.guild_id), None)


async def test_hints_taken_and_studies_waited_for(lived_in):
    exported = json.loads(await lived_in.privacy.export(ALICE.user_id))
    assert {match["match"]: match["hints"] for match in exported["matches"]} == {1: [3, 7], 2: [4], 3: [4], 4: []}
    [analysis] = exported["studies"]
    assert (analysis["match"], analysis["game"], analysis["message"], analysis["public"]) == ("3", None, "78", False)
    assert datetime.fromisoformat(analysis["asked_at"]) < lived_in.now + timedelta(seconds=1)
    assert "token" not in analysis
    assert json.loads(await lived_in.privacy.export(CAROL.user_id))["studies"] == []


async def test_who_only_waits_for_a_study_is_not_told_that_nothing_is_stored(lived_in):
    store = lived_in.store
    waiting = replace((await store.analysis_requests())[0], user_id=5)
    await store.ask_analysis(waiting)
    stored = await lived_in.privacy.summary(5)
    assert (stored.analyses, stored.is_nothing) == (1, False)
    await lived_in.privacy.delete(Person(5, "Eve"), lived_in.interaction())
    assert (await lived_in.privacy.summary(5)).is_nothing


async def test_which_side_of_an_import_is_theirs(lived_in):
    [imported] = json.loads(await lived_in.privacy.export(ALICE.user_id))["imports"]
    assert imported["own_side"] is None
    await lived_in.imports.own(int(imported["match"][1:]), ALICE.user_id, OwnSide.BLACK)
    [imported] = json.loads(await lived_in.privacy.export(ALICE.user_id))["imports"]
    assert imported["own_side"] == "black"


async def test_ratings_and_what_each_match_did_to_them(lived_in):
    exported = json.loads(await lived_in.privacy.export(ALICE.user_id))
    everywhere, on_server = exported["ratings"]
    assert (everywhere["server"], on_server["server"]) == (None, str(HERE.guild_id))
    assert (everywhere["matches"], everywhere["won"], on_server["matches"], on_server["won"]) == (2, 1, 1, 0)
    assert everywhere["variant"] == "backgammon"
    going_on, _, won, lost = exported["matches"]
    assert going_on["ratings"] == []
    assert [one["server"] for one in won["ratings"]] == [None]
    assert [one["server"] for one in lost["ratings"]] == [None, str(HERE.guild_id)]
    assert won["ratings"][0]["before"] == 1500 < won["ratings"][0]["after"] == lost["ratings"][0]["before"]
    assert lost["ratings"][0]["after"] == everywhere["rating"]
    assert [(one["weight"], one["opponents_apart"]) for one in (*won["ratings"], *lost["ratings"])] == [
        (0.1, 0),
        (0.1, 0),
        (1, None),
    ]
    assert [match["terms"]["rated"] for match in exported["matches"]] == [True] * 4


async def test_the_exported_logs_are_whole(lived_in):
    house = lived_in
    exported = json.loads(await house.privacy.export(ALICE.user_id))
    for match in exported["matches"]:
        log = await house.store.events(match["match"])
        assert [event["seq"] for event in match["events"]] == [stored.seq for stored in log]
        assert [event["type"] for event in match["events"]] == [type(stored.event).__name__ for stored in log]
        assert [datetime.fromisoformat(event["at"]) for event in match["events"]] == [stored.at for stored in log]
        mine = [stored.actor_id == ALICE.user_id for stored in log]
        assert [event["by"] == "you" for event in match["events"]] == mine
        assert (match["ended_at"] is None) is (match["result"] == "goes on")


async def test_what_is_trained_with_is_exported_with_its_answers_and_without_numbers_of_ours(lived_in):
    store = lived_in.store
    await store.merge_cards(ALICE.user_id, lambda _: ([card(0, user_id=ALICE.user_id, seq=5)], []), "1")
    [one] = await store.cards_of(ALICE.user_id)
    training = Training(store, None, None, lambda: START)
    await training.answered(one, 0, "13/9", 0.2)
    [exported] = json.loads(await lived_in.privacy.export(ALICE.user_id))["training"]
    assert (exported["match"], exported["roll"], exported["best"]) == ("1", "3-1", "8/5 6/5")
    assert not {"card_id", "user_id"} & exported.keys()
    assert [(answer["chosen"], answer["loss"]) for answer in exported["answers"]] == [("13/9", 0.2)]


async def test_an_export_has_nobody_elses_id(lived_in):
    text = (await lived_in.privacy.export(ALICE.user_id)).decode()
    assert str(ALICE.user_id) in text
    assert str(BOB.user_id) not in text
    assert str(CAROL.user_id) not in text


async def test_an_event_takes_one_line_and_the_rest_is_indented(lived_in):
    lines = (await lived_in.privacy.export(ALICE.user_id)).decode().splitlines()
    assert lines[0] == "{"
    assert lines[1].startswith('  "format": {')
    events = [json.loads(line.rstrip(",")) for line in lines if line.startswith('        {"seq"')]
    log = await lived_in.store.events(1)
    assert [event["seq"] for event in events[: len(log)]] == list(range(1, len(log) + 1))


async def test_whoever_organizes_a_tournament_reads_that_they_do(lived_in):
    house = lived_in
    settings = TournamentSettings(Format.SWISS)
    await house.tournaments.create(HERE, ALICE, "Cup", settings, TournamentPlan((3,)), interaction_id=None)
    await house.tournaments.act(1, cmd.Join(BOB.user_id, BOB.name), actor_id=BOB.user_id, interaction_id=None)
    for person, organizes in ((ALICE, True), (BOB, False)):
        [told] = json.loads(await house.privacy.export(person.user_id))["tournaments"]
        assert (told["name"], told["organizer"]) == ("Cup", organizes)


async def test_of_a_vote_a_person_gets_what_they_did_in_it_and_no_other_person(lived_in):
    """Alice called for it and votes, Bob plays alone against it, and Carol joined."""
    store, at = lived_in.store, lived_in.now
    plan = CrowdPlan(Mode.VOTE, (True, False), 60, opponent=BOB.user_id, name=BOB.name)
    opened = [Opened(plan, ALICE.user_id), Joined(ALICE.user_id, ALICE.name, Side.WHITE)]
    crowd = await store.create_crowd(HERE, opened, interaction_id=None, at=at)
    for event in (Readied(BOB.user_id), Joined(CAROL.user_id, CAROL.name, Side.WHITE)):
        await store.change_crowd(crowd.crowd_id, lambda _, one=event: [one], interaction_id=None, at=at)
    record = await store.match(1)
    for person in (ALICE, CAROL):
        guess = Guess(1, record.state.seq, person.user_id, person.name, HERE.guild_id, "ab", at)
        assert await store.guess(guess)
    for person, host, events in (
        (ALICE, True, ["Opened", "Joined"]),
        (BOB, False, ["Readied"]),
        (CAROL, False, ["Joined"]),
    ):
        raw = (await lived_in.privacy.export(person.user_id)).decode()
        [told] = json.loads(raw)["crowds"]
        assert (told["crowd"], told["mode"], told["host"]) == (crowd.crowd_id, "vote", host)
        assert (told["server"], told["channel"]) == (str(HERE.guild_id), str(HERE.channel_id))
        assert [one["type"] for one in told["events"]] == events
        for other in (ALICE, BOB, CAROL):
            assert other is person or str(other.user_id) not in json.dumps(told)
        guesses = [(one["match"], one["play"], one["server"]) for one in json.loads(raw)["guesses"]]
        assert guesses == ([] if person is BOB else [(1, "ab", str(HERE.guild_id))])
