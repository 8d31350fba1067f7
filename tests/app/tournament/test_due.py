"""What happens to a tournament by itself: its check-in, its start, the reminder and the deadline of a round."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.app.views import What
from bot.errors import StaleAction
from bot.records.tournaments import TournamentPlan
from bot.rules.match.commands import MakePlay
from bot.rules.match.time_control import PATIENCE, live_control
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format, TournamentSettings
from bot.tournaments.state import Status, TournamentPhase
from tests.app.conftest import ALICE, HERE
from tests.app.tournament.test_tournaments import FOUR, ONE, ORGANIZER, PEOPLE, THREE, TWO, Club

HOUR, SECOND = timedelta(hours=1), timedelta(seconds=1)


@pytest.fixture
def club(house):
    return Club(house)


async def announced(club, people=PEOPLE, *, weekly=False, hours=2):
    """A tournament that starts in two hours or later, with an hour to check in before that."""
    terms = TournamentSettings(format=Format.SWISS)
    plan = TournamentPlan(starts_at=club.house.now + hours * HOUR, check_in=60, weekly=weekly)
    record = await club.tournaments.create(HERE, ALICE, "Cup", terms, plan, interaction_id=None)
    for person in people:
        await club.tournaments.act(
            record.tournament_id, cmd.Join(person.user_id, person.name), actor_id=person.user_id, interaction_id=None
        )
    return await club.tournaments.tournament(record.tournament_id)


async def whats(club, can_go_on=None):
    return [notice.what async for notice in club.tournaments.due(can_go_on)]


async def test_the_check_in_and_the_start_each_happen_once_in_their_time(club):
    await announced(club)
    for wait, happens in ((HOUR - SECOND, []), (SECOND, [What.CHECK_IN]), (HOUR - SECOND, []), (SECOND, [What.TURN])):
        club.house.now += wait
        assert await whats(club) == happens
        assert await whats(club) == []
    record = await club.tournaments.tournament(1)
    assert (record.state.phase, record.plan.event_id) == (TournamentPhase.RUNNING, None)


async def test_with_too_few_it_is_called_off_and_the_next_is_announced_for_the_week_after(club):
    record = await announced(club, PEOPLE[:1], weekly=True)
    assert await club.tournaments.announce_again(await announced(club)) is None, "it isn't weekly"
    club.house.now += 3 * HOUR
    called_off = [notice.record for notice in await club.due() if notice.record.tournament_id == 1]
    called_off += [notice.record for notice in await club.due() if notice.record.tournament_id == 1]
    assert [one.state.phase for one in called_off][-1] is TournamentPhase.CANCELLED
    club.house.now += timedelta(days=8)
    following = await club.tournaments.announce_again(called_off[-1])
    assert following.plan.starts_at == record.plan.starts_at + timedelta(days=14)
    assert await club.tournaments.announce_again(called_off[-1]) is None, "once"


async def test_one_that_cannot_go_on_where_it_is_played_is_paused(club):
    await announced(club)
    club.house.now += HOUR
    asked = []

    async def cannot(record):
        asked.append(record.tournament_id)
        return False

    [notice] = [one async for one in club.tournaments.due(cannot)]
    assert (notice.what, notice.record.state.paused, asked) == (What.TURN, True, [1])
    assert await whats(club, cannot) == []


async def test_where_somebody_was_faster_nothing_happens(club, monkeypatch):
    await announced(club)
    club.house.now += HOUR
    record = await club.tournaments.tournament(1)

    async def late(*_):
        raise StaleAction("another process")

    with monkeypatch.context() as patched:
        patched.setattr(club.house.store, "reschedule", late)
        assert await whats(club) == []
    assert await club.tournaments.tournament(1) == record
    assert await whats(club) == [What.CHECK_IN]


async def test_at_the_deadline_of_a_round_whoever_is_waited_for_loses_and_whoever_did_nothing_is_out(club):
    """In 1 against 4 only who begins has played, in 2 against 3 nobody has."""
    await club.begin(round_hours=24)
    first, second = await club.tournaments.open_matches(1)
    begins = first.players[first.state.waiting_for]
    await club.house.matches.act(first.match_id, begins, lambda side: MakePlay(side, "8/5 6/5"), interaction_id=None)
    for wait, happens in ((18 * HOUR - SECOND, []), (SECOND, [What.REMINDER]), (6 * HOUR - SECOND, [])):
        club.house.now += wait
        assert await whats(club) == happens
    club.house.now += SECOND
    [notice] = await club.due()
    assert notice.what is What.DEADLINE
    assert {turn.record.match_id for turn in notice.over} == {first.match_id, second.match_id}
    state = await club.state()
    late = second.players[second.state.waiting_for]
    other = ({FOUR, ONE} - {begins}).pop()
    assert {one.id for one in state.entrants if one.status is Status.NO_SHOW} == {late.user_id, other.user_id}
    assert await whats(club) == []
    record = await club.tournaments.tournament(1)
    assert record.next_at > club.house.now


async def test_a_round_without_matches_is_looked_at_again_an_hour_after_its_deadline(club):
    await club.begin(round_hours=24)
    club.house.now += 24 * HOUR
    assert await whats(club) == [What.DEADLINE]
    assert (await club.tournaments.tournament(1)).next_at == club.house.now + HOUR
    assert (await club.state()).phase is TournamentPhase.RUNNING


async def test_what_is_soon_and_what_has_no_message_yet(club):
    record = await announced(club, hours=26)
    club.house.now += HOUR - SECOND
    assert await club.tournaments.soon() == []
    assert await club.tournaments.unposted() == [record]
    club.house.now += SECOND
    assert await club.tournaments.soon() == [record]
    club.house.now += 23 * HOUR
    assert await club.tournaments.unposted() == [record]
    club.house.now += SECOND
    assert await club.tournaments.unposted() == []


async def test_messages_threads_and_events_are_remembered(club):
    record = await announced(club)
    assert club.tournaments.boards_of(record) == HERE.channel_id
    await club.tournaments.thread_opened(1, 31)
    await club.tournaments.podium_posted(1, 32)
    await club.tournaments.scheduled(1, 33)
    after = await club.tournaments.tournament(1)
    assert (after.agenda.thread_id, after.agenda.podium_id, after.plan.event_id) == (31, 32, 33)
    assert club.tournaments.boards_of(after) == 31
    assert (after.state, after.next_at) == (record.state, record.next_at)


async def test_an_interaction_announces_one(club):
    terms = HERE, ALICE, "Cup", TournamentSettings(format=Format.SWISS), TournamentPlan()
    first = await club.tournaments.create(*terms, interaction_id=5)
    assert await club.tournaments.create(*terms, interaction_id=5) == first
    assert (await club.tournaments.create(*terms, interaction_id=6)).tournament_id == first.tournament_id + 1
    assert [one.tournament_id for one in await club.tournaments.here(HERE.guild_id)] == [2, 1]


async def test_matches_in_which_somebody_has_done_something_are_in_play(club):
    await club.begin()
    first, _ = await club.tournaments.open_matches(1)
    record = await club.tournaments.tournament(1)
    assert await club.tournaments.in_play(record) == frozenset()
    begins = first.players[first.state.waiting_for]
    await club.house.matches.act(first.match_id, begins, lambda side: MakePlay(side, "8/5 6/5"), interaction_id=None)
    assert await club.tournaments.in_play(record) == {1}
    assert await club.tournaments.match_of(record, 1) == await club.match(1)
    assert await club.tournaments.match_of(record, 3) is None
    assert await club.tournaments.tournament_of_match(first.match_id) == 1
    assert await club.tournaments.tournament_of_match(first.match_id + 9) is None


async def test_pairings_of_two_of_whom_one_has_blocked_the_other_are_told_when_they_are_drawn(club):
    """With two of four nobody can be drawn otherwise in the final."""
    turn = await (await club.begin()).report(1, ONE)
    assert await club.tournaments.blocked_pairings(turn) == []
    await club.house.store.block(TWO.user_id, ONE.user_id)
    final = await club.report(2, TWO)
    [pairing] = await club.tournaments.blocked_pairings(final)
    assert pairing.number == 3
    await club.house.store.block(THREE.user_id, ONE.user_id)
    assert await club.tournaments.blocked_pairings(await club.correct(2, THREE)) != []
    assert await club.tournaments.blocked_pairings(await club.do(cmd.Pause(ORGANIZER))) == []


@pytest.mark.parametrize("number", [1, 2])
async def test_one_that_cannot_be_read_keeps_no_other_from_its_results(club, number, monkeypatch):
    for _ in range(2):
        await announced(club, PEOPLE)
    for one in (1, 2):
        await club.tournaments.start(one, actor_id=None, interaction_id=None)
        await club.tournaments.open_matches(one)
    read = club.house.store.tournament

    async def spoiled(tournament_id):
        if tournament_id == number:
            raise ValueError("spoiled")
        return await read(tournament_id)

    monkeypatch.setattr(club.house.store, "tournament", spoiled)
    tournaments = club.tournaments
    assert [record.tournament_id async for record, _ in tournaments.missed()] == [3 - number]
    assert tournaments.setbacks.is_waiting(number)
    assert not tournaments.setbacks.is_waiting(3 - number)
    again = club.tournaments
    assert [turn async for turn in again.close_left_over()] == []
    assert len(again.setbacks) == 1


@pytest.mark.parametrize(
    ("hours", "turn"),
    [(0, PATIENCE.turn), (24, PATIENCE.turn + 24 * 3600), (PATIENCE.turn // 3600 + 1, PATIENCE.turn)],
)
async def test_without_a_clock_silence_holds_up_nobody_but_no_longer_than_a_round(club, hours, turn):
    await club.begin(round_hours=hours)
    first, *_ = await club.tournaments.open_matches(1)
    assert first.clock.control.turn == turn
    assert first.agreed_clock is None


async def test_a_live_clock_is_of_the_length_of_each_match_and_the_final_may_be_longer(club):
    await club.begin(clock=live_control(3), lengths=(3, 5), final_length=7)
    first, _ = await club.tournaments.open_matches(1)
    assert first.clock.control == live_control(3)
    for pairing, winner in ((1, ONE), (2, TWO)):
        await club.do(cmd.Report(pairing, winner.user_id, (3, 0), ORGANIZER, organizer=True))
    [final] = await club.tournaments.open_matches(1)
    assert (final.state.length, final.clock.control) == (7, live_control(7))


async def test_the_time_for_a_first_move_begins_when_the_board_is_seen(club):
    await club.begin(clock=replace(live_control(5), first=60))
    first, second = await club.tournaments.open_matches(1)
    club.house.now += 30 * SECOND
    for _ in range(2):
        await club.tournaments.first_shown(first.match_id)
        seen = await club.match(1)
        assert (seen.clock.since, seen.clock.due) == (club.house.now, first.clock.due + 30 * SECOND)
    begins = seen.players[seen.state.waiting_for]
    await club.house.matches.act(first.match_id, begins, lambda side: MakePlay(side, "8/5 6/5"), interaction_id=None)
    begun = await club.match(1)
    club.house.now += SECOND
    await club.tournaments.first_shown(first.match_id)
    assert (await club.match(1)).clock == begun.clock, "it has begun"
    assert (await club.match(2)).clock == second.clock
