"""Tournaments and their matches: each begun once and taken in once, whatever comes in between."""

from datetime import timedelta

import pytest

from bot.app.acting import Locks
from bot.app.matches import Table
from bot.app.tournament.tournaments import Tournaments
from bot.app.views import What
from bot.errors import StorageUnavailable, TournamentError, TournamentReason
from bot.records.people import Person
from bot.records.tournaments import TournamentPlan
from bot.rules.dice import ScriptedDice
from bot.rules.match.commands import Abandon, MakePlay, ResignMatch, RollDice, RunOutOfTime
from bot.rules.match.state import Phase as MatchPhase
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format, Seeding, TournamentSettings
from bot.tournaments.state import How, Status, TournamentPhase
from tests.app.conftest import ALICE, HERE

PEOPLE = [Person(number, f"player{number}") for number in range(101, 105)]
ONE, TWO, THREE, FOUR = PEOPLE
ORGANIZER = 7


class Club:
    """Tournament 1 of four people, seeded as they came: 1 meets 4, and 2 meets 3."""

    def __init__(self, house):
        self.house = house
        house.dice = ScriptedDice([(3, 1)] * 50)

    @property
    def tournaments(self):
        house, table = self.house, Table(lambda: self.house.now, Locks(), absence=self.house.absence)
        return Tournaments(house.store, house.matches, house, table, lambda: 1)

    async def begin(self, format_=Format.SINGLE_ELIMINATION, people=PEOPLE, **plan):
        settings = TournamentSettings(format=format_, seeding=Seeding.MANUAL)
        await self.tournaments.create(HERE, ALICE, "Cup", settings, TournamentPlan(**plan), interaction_id=None)
        for person in people:
            await self.do(cmd.Join(person.user_id, person.name))
        await self.tournaments.start(1, actor_id=None, interaction_id=None)
        return self

    async def do(self, command, interaction_id=None):
        return await self.tournaments.act(1, command, actor_id=ORGANIZER, interaction_id=interaction_id)

    async def report(self, pairing, person):
        return await self.do(cmd.Report(pairing, person.user_id, (5, 0), ORGANIZER, organizer=True))

    async def correct(self, pairing, person):
        return await self.do(cmd.Correct(pairing, person.user_id, (5, 0), ORGANIZER))

    async def state(self):
        return (await self.tournaments.tournament(1)).state

    async def match(self, pairing):
        links = await self.house.store.matches_of_tournament(1)
        return await self.house.store.match(links[pairing])

    async def resign(self, match, person):
        turn = await self.house.matches.act(match.match_id, person, ResignMatch, interaction_id=None)
        return turn.record

    async def due(self):
        return [notice async for notice in self.tournaments.due()]


@pytest.fixture
def club(house):
    return Club(house)


def ids(match):
    return {person.user_id for person in match.players}


async def test_the_matches_of_a_round_are_begun_once(club):
    await club.begin()
    opened = await club.tournaments.open_matches(1)
    assert [ids(match) for match in opened] == [{101, 104}, {102, 103}]
    assert await club.tournaments.open_matches(1) == []
    await club.house.restart()
    assert await club.tournaments.open_matches(1) == []
    assert len(await club.house.store.matches_of_tournament(1)) == 2


async def test_stopped_in_the_middle_of_beginning_them(club, monkeypatch):
    await club.begin()
    create_match, calls = club.house.store.create_match, []

    async def only_one(*arguments, **options):
        calls.append(arguments)
        if len(calls) > 1:
            raise StorageUnavailable
        return await create_match(*arguments, **options)

    monkeypatch.setattr(club.house.store, "create_match", only_one)
    with pytest.raises(StorageUnavailable):
        await club.tournaments.open_matches(1)
    first = await club.match(1)
    await club.house.restart()
    opened = await club.tournaments.open_matches(1)
    assert [ids(match) for match in opened] == [{102, 103}]
    assert await club.match(1) == first
    assert opened[0].match_id == first.match_id + 1


async def test_matches_and_pairings_lead_to_each_other(club):
    await club.begin()
    record = await club.tournaments.tournament(1)
    assert await club.tournaments.current_matches(record, 2) == {}
    first, second = await club.tournaments.open_matches(1)
    assert await club.tournaments.current_matches(record, 2) == {1: first, 2: second}
    assert await club.tournaments.current_matches(record, 1) == {1: first}
    assert (await club.tournaments.pairing_in(record, second)).number == 2
    other = await club.house.store.match(await other_match(club))
    assert await club.tournaments.pairing_in(record, other) is None


async def test_calling_off_closes_the_matches_begun_and_not_decided(club):
    await club.begin()
    record = await club.tournaments.tournament(1)
    assert await club.tournaments.count_under_way(record) == 0
    await club.tournaments.open_matches(1)
    assert await club.tournaments.count_under_way(record) == 2
    assert await club.tournaments.count_under_way((await club.report(1, ONE)).record) == 1


async def test_a_match_without_a_winner_is_played_again_while_its_pairing_is_open(club):
    await club.begin()
    match, _ = await club.tournaments.open_matches(1)
    abandoned = (
        await club.house.matches.happen(match.match_id, lambda record: Abandon(record.state.waiting_for))
    ).record
    record = await club.tournaments.to_play_again(abandoned)
    assert record == await club.tournaments.tournament(1)
    (again,) = await club.tournaments.open_matches(1)
    assert ids(again) == ids(match)
    won = await club.resign(again, FOUR)
    assert await club.tournaments.to_play_again(won) is None
    await club.tournaments.match_ended(won)
    assert await club.tournaments.to_play_again(abandoned) is None
    assert await club.tournaments.to_play_again(await club.house.store.match(await other_match(club))) is None


async def test_a_result_is_taken_in_once(club):
    await club.begin()
    match, _ = await club.tournaments.open_matches(1)
    assert await club.tournaments.match_ended(match) is None  # it goes on
    over = await club.resign(match, FOUR)
    turn = await club.tournaments.match_ended(over)
    assert turn.record.state.pairing(1).result.winner == 101
    assert await club.tournaments.match_ended(over) is None
    assert await club.tournaments.match_ended(await club.house.store.match(await other_match(club))) is None


async def other_match(club):
    """A match that belongs to no tournament, and is over."""
    match_id = await club.house.begin()
    await club.house.act(match_id, ALICE, ResignMatch)
    return match_id


async def test_a_result_that_was_missed_is_found(club):
    await club.begin()
    match, _ = await club.tournaments.open_matches(1)
    await club.resign(match, FOUR)
    await club.house.restart()
    [(record, [over])] = [one async for one in club.tournaments.missed()]
    assert (record.tournament_id, over.match_id) == (1, match.match_id)
    await club.tournaments.match_ended(over)
    [(_, left)] = [one async for one in club.tournaments.missed()]
    assert left == []


async def test_a_match_that_ends_otherwise_than_an_organizer_decided(club):
    await club.begin()
    match, _ = await club.tournaments.open_matches(1)
    await club.report(1, FOUR)
    over = await club.resign(match, FOUR)
    assert await club.tournaments.match_ended(over) is None
    assert (await club.state()).pairing(1).result.winner == 104


async def test_a_decided_match_is_ended(club):
    await club.begin()
    match, other = await club.tournaments.open_matches(1)
    turn = await club.report(1, FOUR)
    [closed] = await club.tournaments.close_overtaken(turn)
    assert (closed.record.match_id, closed.record.state.winner) == (match.match_id, None)
    assert await club.tournaments.close_overtaken(turn) == []
    turn = await club.do(cmd.Withdraw(102, 102))
    assert [one.record.match_id for one in await club.tournaments.close_overtaken(turn)] == [other.match_id]


async def test_calling_off_ends_every_match(club):
    await club.begin()
    await club.tournaments.open_matches(1)
    turn = await club.do(cmd.Cancel(ORGANIZER))
    assert len(await club.tournaments.close_overtaken(turn)) == 2
    assert [(await club.match(number)).state.is_over for number in (1, 2)] == [True, True]


async def test_a_stop_before_needless_matches_are_ended(club):
    await club.begin()
    match, other = await club.tournaments.open_matches(1)
    for command, ended in ((cmd.Report(1, 104, (5, 0), ORGANIZER, organizer=True), match), (cmd.Cancel(1), other)):
        await club.do(command)
        [closed] = [one async for one in club.tournaments.close_left_over()]
        assert (closed.record.match_id, closed.record.state.winner) == (ended.match_id, None)
    assert [one async for one in club.tournaments.close_left_over()] == []


class TestCorrections:
    """Another result may put others into a match that has begun."""

    @pytest.fixture
    async def final(self, club):
        await club.begin()
        await club.report(1, ONE)
        await club.report(2, TWO)
        [match] = await club.tournaments.open_matches(1)
        assert ids(match) == {101, 102}
        return match

    async def test_the_old_match_is_ended_and_a_new_one_begun(self, club, final):
        await club.correct(1, FOUR)
        [match] = await club.tournaments.open_matches(1)
        assert ids(match) == {104, 102}
        old = await club.house.store.match(final.match_id)
        assert (old.state.is_over, old.state.winner) == (True, None)
        assert await club.match(3) == match
        assert await club.tournaments.open_matches(1) == []

    async def test_the_result_of_the_old_match_does_not_count(self, club, final):
        await club.do(cmd.Pause())
        await club.correct(1, FOUR)
        # Both may win the old match: the one who is out, and the one who is still in.
        over = await club.resign(final, ONE)
        assert await club.tournaments.match_ended(over) is None
        assert (await club.state()).pairing(3).result is None
        await club.do(cmd.Resume())
        [match] = await club.tournaments.open_matches(1)
        assert ids(match) == {104, 102}

    async def test_there_and_back_again(self, club, final):
        await club.correct(1, FOUR)
        await club.tournaments.open_matches(1)
        await club.correct(1, ONE)
        [match] = await club.tournaments.open_matches(1)
        assert ids(match) == {101, 102}
        assert match.match_id != final.match_id

    async def test_refused_once_it_is_played_on(self, club, final):
        await club.tournaments.match_ended(await club.resign(final, TWO))
        assert (await club.state()).champion == 101
        before = await club.tournaments.tournament(1)
        with pytest.raises(TournamentError) as caught:
            await club.correct(1, FOUR)
        assert caught.value.reason is TournamentReason.PLAYED_ON
        assert await club.tournaments.tournament(1) == before

    async def test_a_decider_that_is_taken_back(self, club):
        await club.begin(Format.DOUBLE_ELIMINATION, people=(ONE, TWO))
        await club.report(1, ONE)
        final = (await club.state()).pairings[-1].number
        await club.report(final, TWO)
        [decider] = await club.tournaments.open_matches(1)
        await club.correct(final, ONE)
        assert (await club.house.store.match(decider.match_id)).state.is_over
        assert (await club.state()).champion == 101
        assert await club.tournaments.match_ended(await club.house.store.match(decider.match_id)) is None

    async def test_a_match_without_a_winner_is_played_again(self, club, final):
        await club.house.matches.happen(final.match_id, lambda record: Abandon(record.state.waiting_for))
        [match] = await club.tournaments.open_matches(1)
        assert ids(match) == {101, 102}
        assert match.match_id != final.match_id


class TestDeadlines:
    """The end of a round: whoever a match waits for loses it; who has done nothing at all is out."""

    async def test_who_was_there_stays_in_and_who_was_not_is_out(self, club):
        await club.begin(round_hours=4)
        first, second = await club.tournaments.open_matches(1)
        waited_for = {match.match_id: match.players[match.state.waiting_for] for match in (first, second)}
        await self.one_play_each(club, first)
        club.house.wait(hours=3, minutes=1)
        assert [notice.what for notice in await club.due()] == [What.REMINDER]
        assert await club.due() == []
        club.house.wait(hours=1)
        [notice] = await club.due()
        assert (notice.what, len(notice.over)) == (What.DEADLINE, 2)
        for turn in notice.over:
            await club.tournaments.match_ended(turn.record)
        state = await club.state()
        out = {one.id for one in state.entrants if one.is_out}
        assert out == {waited_for[second.match_id].user_id}
        assert state.pairing(1).result.how is How.PLAYED
        assert state.pairing(2).result.how is How.NO_SHOW
        assert await club.due() == []

    async def one_play_each(self, club, match):
        """Both have moved, and it is the turn of the one who began."""
        for play in ("8/5 6/5", "8/5 6/5"):
            record = await club.house.store.match(match.match_id)
            actor = record.players[record.state.waiting_for]
            if record.state.phase is MatchPhase.TO_ROLL:
                await club.house.act(match.match_id, actor, RollDice, (3, 1))
            await club.house.act(match.match_id, actor, lambda side, play=play: MakePlay(side, play), (3, 1))

    async def test_a_pause_gives_the_time_back(self, club):
        await club.begin(round_hours=4)
        await club.tournaments.open_matches(1)
        club.house.wait(hours=3, minutes=30)
        assert [notice.what for notice in await club.due()] == [What.REMINDER]
        await club.do(cmd.Pause())
        club.house.wait(hours=9)
        assert await club.due() == []
        await club.do(cmd.Resume())
        assert await club.due() == []
        record = await club.tournaments.tournament(1)
        assert record.next_at == club.house.now + timedelta(hours=3)
        assert not (await club.match(1)).state.is_over

    async def test_stopped_between_a_deadline_and_its_results(self, club):
        await club.begin(round_hours=4)
        first, _ = await club.tournaments.open_matches(1)
        club.house.wait(hours=5)
        await club.house.matches.happen(first.match_id, lambda record: RunOutOfTime(record.state.waiting_for))
        await club.house.restart()
        [(_, [over])] = [one async for one in club.tournaments.missed()]
        await club.tournaments.match_ended(over)
        assert (await club.state()).pairing(1).result is not None
        [notice] = await club.due()
        assert [turn.record.match_id for turn in notice.over] == [first.match_id + 1]


class TestEveryWeek:
    """A weekly tournament is announced again when one is over, once."""

    async def weekly(self, club, people=PEOPLE):
        settings = TournamentSettings(format=Format.SWISS, swiss_rounds=1)
        plan = TournamentPlan(starts_at=club.house.now + timedelta(hours=1), weekly=True)
        await club.tournaments.create(HERE, ALICE, "Cup", settings, plan, interaction_id=None)
        for person in people:
            await club.do(cmd.Join(person.user_id, person.name))
        club.house.wait(hours=2)
        [notice] = await club.due()
        return notice.record

    async def test_once(self, club):
        record = await self.weekly(club)
        for pairing in record.state.pairings:
            await club.do(cmd.Report(pairing.number, pairing.entrants[0], (5, 0), ORGANIZER, organizer=True))
        over = await club.tournaments.tournament(1)
        assert over.state.phase is TournamentPhase.ENDED
        again = await club.tournaments.announce_again(over)
        assert again.plan.starts_at == record.plan.starts_at + timedelta(days=7)
        assert (again.state.entrants, again.organizer_id) == ((), ALICE.user_id)
        turn = await club.correct(1, Person(record.state.pairing(1).entrants[1], ""))
        assert await club.tournaments.announce_again(turn.record) is None
        assert len(await club.tournaments.here(HERE.guild_id)) == 2

    async def test_never_in_the_past(self, club):
        record = await self.weekly(club)
        club.house.wait(days=30)
        again = await club.tournaments.announce_again(record)
        assert again.plan.starts_at == record.plan.starts_at + timedelta(days=35)

    async def test_also_when_too_few_came(self, club):
        record = await self.weekly(club, people=PEOPLE[:1])
        assert record.state.phase is TournamentPhase.CANCELLED
        assert (await club.tournaments.announce_again(record)).tournament_id == 2


async def test_the_same_interaction_twice_changes_nothing(club):
    await club.begin()
    await club.do(cmd.Pause(ORGANIZER), interaction_id=55)
    before = await club.tournaments.tournament(1)
    again = await club.do(cmd.Withdraw(101, ORGANIZER), interaction_id=55)
    assert (again.is_repeat, again.record) == (True, before)
    assert await club.tournaments.tournament(1) == before


async def test_a_person_who_leaves_everything(club):
    await club.begin()
    settings = TournamentSettings(format=Format.SWISS)
    await club.tournaments.create(HERE, ALICE, "Next", settings, TournamentPlan(), interaction_id=None)
    await club.tournaments.act(2, cmd.Join(101, "player101"), actor_id=101, interaction_id=None)
    turns = await club.tournaments.leave_all(101)
    assert {turn.record.tournament_id for turn in turns} == {1, 2}
    assert (await club.state()).find(101).status is Status.WITHDRAWN
    assert (await club.tournaments.tournament(2)).state.entrants == ()
    assert await club.tournaments.leave_all(101) == []
