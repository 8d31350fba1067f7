"""Each match has dice of its own: committed to in time, never the same twice, shown only when the match is over."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app.acting import Locks
from bot.app.challenges import Challenges
from bot.app.dice import FairDice, luck_of
from bot.app.matches import Matches, Table
from bot.app.tournament.tournaments import Tournaments
from bot.dice.fairness import ServerSeed, derived_seed, read_logs, verify
from bot.errors import StorageUnavailable
from bot.records.matches import Terms
from bot.records.people import Person
from bot.records.tournaments import TournamentPlan
from bot.rules.dice import LiveDice, ScriptedDice
from bot.rules.formats.event_log import to_json
from bot.rules.match.commands import Abandon, MakePlay, ResignMatch, RollDice
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from tests.app.conftest import ALICE, BOB, HERE

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_dice.py"
TERMS = Terms("backgammon", 3, Rules())
ONE, TWO = Person(101, "one"), Person(102, "two")
ORGANIZER = 7


class Casino:
    """The use cases with dice that can be checked."""

    def __init__(self, house):
        self.house, self.store, self.people = house, house.store, house.people
        self.fair = FairDice(self.store)
        self.table = Table(lambda: house.now, Locks(), self.fair, absence=house.absence)
        live = ScriptedDice([])  # complains when it is asked
        self.matches = Matches(self.store, self.people, live, self.table)
        self.challenges = Challenges(self.store, live, self.table)
        self.tournaments = Tournaments(self.store, self.matches, live, self.table, lambda: 1)

    async def begin(self, click=500):
        challenge = await self.challenges.challenge(HERE, ALICE, BOB, TERMS, interaction_id=click)
        turn = await self.challenges.accept(challenge.challenge_id, BOB, interaction_id=self.house.interaction())
        return challenge, turn.record

    async def play(self, record, turns):
        for _ in range(turns):
            state = record.state
            if state.is_over:
                break
            play = plays_now(state)[0].notation if state.phase is Phase.TO_PLAY else None
            turn = await self.matches.act(
                record.match_id,
                record.players[state.waiting_for],
                RollDice if play is None else lambda side, play=play: MakePlay(side, play),
                interaction_id=self.house.interaction(),
            )
            record = turn.record
        return record

    async def resign(self, record, person):
        turn = await self.matches.act(record.match_id, person, ResignMatch, interaction_id=self.house.interaction())
        return turn.record

    async def cup(self, number=1):
        """Tournament `number`, begun; those before it are only announced."""
        settings = TournamentSettings(format=Format.SINGLE_ELIMINATION, seeding=Seeding.MANUAL)
        for _ in range(number):
            announced = await self.tournaments.create(
                HERE, ALICE, "Cup", settings, TournamentPlan(), interaction_id=None
            )
        for click, person in enumerate((ONE, TWO), 900):
            join = cmd.Join(person.user_id, person.name)
            await self.tournaments.act(number, join, actor_id=person.user_id, interaction_id=click)
        await self.tournaments.start(number, actor_id=None, interaction_id=None)
        return announced

    async def opened(self, number=1):
        (match,) = await self.tournaments.open_matches(number)
        return match

    async def rolls(self, match, count=30):
        dice = await self.store.match_dice(match.match_id)
        return [dice.roll(1, index) for index in range(count)]

    async def report(self, match):
        return await self.fair.report(await self.store.match(match.match_id))


@pytest.fixture
def casino(house):
    return Casino(house)


async def test_the_match_is_played_with_what_the_challenge_committed_to(casino):
    challenge, record = await casino.begin()
    assert challenge.commitment == record.commitment
    before = await casino.report(record)
    assert (before.revealed, before.wrong) == (False, ())
    assert before.log.player_seeds[0] == "500"
    record = await casino.play(record, 15)
    dice = await casino.store.match_dice(record.match_id)
    assert (await casino.fair.shown(record))["server_seed"] is None
    over = await casino.resign(record, ALICE)
    after = await casino.report(over)
    assert (after.revealed, after.is_right) == (True, True)
    assert after.log.server_seed == dice.seed.hex == (await casino.fair.shown(over))["server_seed"]
    assert len(after.log.rolls) >= 8


def script_on(file):
    return subprocess.run([sys.executable, str(SCRIPT), str(file)], check=False).returncode


async def test_an_exported_log_can_be_checked(casino, tmp_path):
    _, record = await casino.begin()
    record = await casino.play(record, 8)

    async def exported(record):
        events = [stored.event for stored in await casino.matches.log(record.match_id)]
        return to_json(events, ("Alice", "Bob"), await casino.fair.proof(record))

    (log,) = read_logs(await exported(record))
    assert log.server_seed is None
    file = tmp_path / "match.json"
    file.write_bytes(await exported(await casino.resign(record, BOB)))
    (log,) = read_logs(file.read_bytes())
    assert verify(log) == []
    assert len(log.rolls) >= 5
    assert script_on(file) == 0
    document = json.loads(file.read_bytes())
    document["events"][1]["opening"][-1][0] ^= 1
    file.write_text(json.dumps(document))
    assert script_on(file) == 1
    plain = to_json([stored.event for stored in await casino.matches.log(record.match_id)], ("Alice", "Bob"))
    assert read_logs(plain) == [None]


async def test_no_two_matches_share_a_seed(casino):
    records = [(await casino.begin(click))[1] for click in (500, 501, 502)]
    assert len({record.commitment for record in records}) == 3


async def test_a_match_that_nobody_finishes_shows_its_seed(casino):
    _, record = await casino.begin()
    turn = await casino.matches.happen(record.match_id, lambda found: Abandon(found.state.waiting_for))
    assert (await casino.report(turn.record)).is_right


async def test_what_was_not_stored_is_rolled_the_same_again(casino, monkeypatch):
    _, record = await casino.begin()
    record = await casino.play(record, 1)
    state = record.state
    expected = (await casino.store.match_dice(record.match_id)).roll(state.game, state.rolls)
    append, failing = casino.store.append, [True, True]

    async def sometimes(*arguments, **options):
        if failing:
            failing.pop()
            raise StorageUnavailable("as if the disk were full")
        return await append(*arguments, **options)

    monkeypatch.setattr(casino.store, "append", sometimes)
    for _ in range(2):
        with pytest.raises(StorageUnavailable):
            await casino.play(record, 1)
    casino.fair._kept.clear()
    await casino.play(record, 1)
    rolls = (await casino.report(record)).log.rolls
    assert rolls[-1].roll == tuple(expected)


async def test_a_match_from_before_goes_on_with_other_dice(casino):
    match_id = await casino.house.begin()
    casino.matches = Matches(casino.store, casino.people, LiveDice(lambda _: 2), casino.table)
    record = await casino.play(await casino.store.match(match_id), 2)
    assert record.state.roll == (3, 3)
    assert await casino.report(record) is None
    assert await casino.fair.shown(record) is None


async def test_a_challenge_from_before_gets_its_seed_when_it_is_accepted(casino):
    challenge = await casino.house.challenges.challenge(HERE, ALICE, BOB, TERMS)
    assert challenge.commitment is None
    turn = await casino.challenges.accept(challenge.challenge_id, BOB, interaction_id=77)
    report = await casino.report(turn.record)
    assert report.log.player_seeds == ("0", "77")
    assert (await casino.report(await casino.resign(turn.record, BOB))).is_right


@pytest.mark.parametrize("number", [1, 2])
async def test_a_tournament_commits_before_anyone_signs_up(casino, number):
    announced = await casino.cup(number)
    match = await casino.opened(number)
    seed = await casino.store.tournament_seed(number)
    dice = await casino.store.match_dice(match.match_id)
    assert announced.commitment == (await casino.store.tournament(number)).commitment == seed.commitment
    assert dice.player_seeds == ("900", "901")
    assert dice.seed == derived_seed(seed, dice.label)
    over = await casino.resign(match, TWO)
    shown = await casino.report(over)
    assert (shown.is_right, shown.tournament.server_seed, shown.tournament.fits) == (True, None, None)
    await casino.tournaments.match_ended(over)
    shown = await casino.report(over)
    assert (shown.is_right, shown.tournament.server_seed, shown.tournament.fits) == (True, seed.hex, True)
    assert shown.tournament.tournament_id == number


async def test_a_match_played_again_does_not_roll_the_same_again(casino):
    """The first one's seed is shown when it is closed; the second one's must not follow from what is known."""
    await casino.cup()
    first = await casino.opened()
    rolled = await casino.rolls(first)
    await casino.matches.happen(first.match_id, lambda found: Abandon(found.state.waiting_for))
    second = await casino.opened()
    assert second.match_id != first.match_id
    assert await casino.rolls(second) != rolled
    assert second.commitment != first.commitment


async def test_after_the_tournaments_seed_is_shown_no_match_uses_it(casino):
    await casino.cup()
    over = await casino.resign(await casino.opened(), TWO)
    await casino.tournaments.match_ended(over)
    tournament = await casino.store.tournament(1)
    assert (await casino.report(over)).tournament.server_seed is not None
    later = await casino.fair.for_pairing(tournament, 1, (ONE, TWO), after=None)
    seed = await casino.store.tournament_seed(1)
    assert later.label.startswith("fresh-")
    assert later.seed not in {derived_seed(seed, label) for label in (later.label, later.label.removeprefix("fresh-"))}


async def test_a_tournaments_seed_is_not_shown_while_a_match_of_it_goes_on(casino):
    """The bot may be stopped between the end of a tournament and that of the matches that nobody needs any more."""
    await casino.cup()
    first = await casino.opened()
    await casino.matches.happen(first.match_id, lambda found: Abandon(found.state.waiting_for))
    second = await casino.opened()
    over = await casino.store.match(first.match_id)
    link = f"UPDATE tournament_matches SET match_id = {first.match_id}"  # noqa: S608
    await casino.store.write(lambda connection: connection.execute(link))
    turn = await casino.tournaments.act(1, cmd.Cancel(ORGANIZER), actor_id=ORGANIZER, interaction_id=None)
    assert turn.record.state.phase.value == "cancelled"
    shown = await casino.report(over)
    assert (shown.revealed, shown.tournament.server_seed, shown.tournament.fits) == (True, None, None)
    await casino.resign(second, TWO)
    shown = await casino.report(over)
    seed = await casino.store.tournament_seed(1)
    assert (shown.tournament.server_seed, shown.tournament.fits) == (seed.hex, True)


async def test_a_tournaments_seed_that_does_not_fit_is_told(casino):
    await casino.cup()
    over = await casino.resign(await casino.opened(), TWO)
    await casino.tournaments.match_ended(over)
    other = ServerSeed(bytes(32)).hex
    spoil = f"UPDATE tournaments SET server_seed = '{other}'"  # noqa: S608
    await casino.store.write(lambda connection: connection.execute(spoil))
    shown = await casino.report(over)
    assert (shown.wrong, shown.tournament.fits, shown.is_right) == ((), False, False)


async def test_the_luck_of_the_two(casino):
    _, record = await casino.begin()
    record = await casino.play(record, 12)
    events = [stored.event for stored in await casino.matches.log(record.match_id)]
    white, black = luck_of(events, most=100)
    assert white.rolls + black.rolls == sum(type(event).__name__ == "DiceRolled" for event in events) > 0
    assert white.pips != 0
    assert luck_of(events, most=1) is None
