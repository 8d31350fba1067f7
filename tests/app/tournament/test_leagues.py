"""A league over its seasons: rounds that end by the clock, who has lost then, the bot stopped at any moment."""

from collections import Counter
from datetime import timedelta

import pytest

from bot.app.tournament.terms import closing
from bot.rules.match.events import Closing
from bot.rules.match.time_control import ClockKind, TimeControl
from bot.tournaments import commands as cmd
from bot.tournaments.league import carried_over, next_places, tables
from bot.tournaments.settings import Format
from bot.tournaments.state import How, Status, TournamentPhase
from tests.app.tournament.leagues import Life, by_hand, people
from tests.nightly import every

WEEK = {"round_hours": 168}
SLOW = TimeControl(ClockKind.CORRESPONDENCE, turn=20 * 86_400)


async def league(life, count=4, *, division=8, **plan):
    """League 1 of so many, its first round begun."""
    await life.announce(by_hand(Format.LEAGUE, division=division), lengths=(3,), **WEEK, **plan)
    for one in people(count):
        await life.act(1, cmd.Join(one.user_id, one.name))
    await life.start(1)
    return life


async def first_match(life):
    return (await life.running(1))[0]


def result_of(state, match):
    ids = {person.user_id for person in match.players}
    return next(one.result for one in state.pairings if ids == {*one.entrants})


async def spend(life, match, sides):
    """Each of `sides` in turn lets so many hours pass before their turn: {user id: hours}."""
    for _ in range(60):
        match = await life.house.store.match(match.match_id)
        waits = match.players[match.state.waiting_for].user_id
        if not any(sides.values()):
            return
        life.house.now += timedelta(hours=sides[waits])
        sides[waits] = 0
        await life.turn(match.match_id)


async def end_round(life):
    record = await life.tournaments.tournament(1)
    if record.state.phase is TournamentPhase.RUNNING:
        life.house.now = max(life.house.now, record.agenda.began_at + timedelta(days=7))
        await life.due()


async def test_a_round_is_over_when_its_week_is_and_the_next_begins(house):
    life = await league(Life(house, 1))
    begun_at = house.now
    for match in await life.running(1):
        await life.resign(match.match_id, match.players[1])
    assert (await life.state(1)).opened == 1
    house.now += timedelta(days=6)
    await life.due()
    assert await life.running(1) == []
    house.now = begun_at + timedelta(days=7, minutes=10)
    await life.due()
    state = await life.state(1)
    assert state.opened == 2
    assert len(await life.running(1)) == 2
    record = await life.tournaments.tournament(1)
    assert record.agenda.began_at == begun_at + timedelta(days=7)  # the same hour of the same day
    assert record.next_at > house.now + timedelta(days=1)


async def test_a_round_that_cannot_be_closed_is_looked_at_again_an_hour_later(house, monkeypatch):
    life = await league(Life(house, 1))
    house.now += timedelta(days=7)
    with monkeypatch.context() as patched:
        patched.setattr("bot.app.tournament.league.open_pairings", lambda _: ())
        await life.due()
    assert (await life.state(1)).opened == 1
    assert (await life.tournaments.tournament(1)).next_at == house.now + timedelta(hours=1)
    house.now += timedelta(hours=1)
    await life.due()
    assert (await life.state(1)).opened == 2


async def test_a_round_has_its_week_anew_after_a_pause(house):
    """Nothing else moves its beginning: neither a result nor the pause itself."""
    life = await league(Life(house, 1))
    begun_at = house.now
    house.now += timedelta(days=5)
    match, _ = await life.running(1)
    await life.resign(match.match_id, match.players[1])
    assert (await life.tournaments.tournament(1)).agenda.began_at == begun_at
    await life.act(1, cmd.Pause(7))
    record = await life.tournaments.tournament(1)
    assert (record.state.paused, record.agenda.began_at) == (True, begun_at)
    house.now += timedelta(days=30)
    await life.due()
    assert (await life.state(1)).opened == 1
    await life.act(1, cmd.Resume(7))
    assert (await life.tournaments.tournament(1)).agenda.began_at == house.now
    house.now += timedelta(days=6, hours=23)
    await life.due()
    assert (await life.state(1)).opened == 1
    house.now += timedelta(hours=1)
    await life.due()
    assert (await life.state(1)).opened == 2


async def test_whoever_used_less_time_gets_the_match(house):
    life = await league(Life(house, 2), clock=SLOW)
    match = await first_match(life)
    white, black = (person.user_id for person in match.players)
    house.now += timedelta(minutes=1)
    await spend(life, match, {white: 30, black: 50})
    match = await house.store.match(match.match_id)
    house.now += timedelta(hours=1)
    while match.state.waiting_for != 0:  # the rest of the week is black's
        await life.turn(match.match_id)
        match = await house.store.match(match.match_id)
    await life.turn(match.match_id)
    await end_round(life)
    match = await house.store.match(match.match_id)
    used = match.clock.used
    result = result_of(await life.state(1), match)
    slower = white if used[0] > used[1] else black
    assert abs(used[0] - used[1]) > 3600
    assert (result.how, result.loser) == (How.PLAYED, slower)
    assert match.state.winner is not None


async def test_within_an_hour_the_match_counts_as_unplayed_and_is_not_begun_again(house, monkeypatch):
    monkeypatch.setattr("bot.app.tournament.league.EVEN", timedelta(days=8))
    life = await league(Life(house, 3), clock=SLOW)
    match = await first_match(life)
    await life.turn(match.match_id)
    await end_round(life)
    state = await life.state(1)
    assert result_of(state, match).how is How.UNPLAYED
    assert (await house.store.match(match.match_id)).state.winner is None
    await life.catch_up()
    assert all(len(matches) == 1 for matches in life.begun.values())


async def test_a_match_closed_with_its_round_just_before_the_bot_stopped_counts_as_unplayed(house):
    life = await league(Life(house, 3), clock=SLOW)
    match = await first_match(life)
    await life.turn(match.match_id)
    closed = await house.matches.happen(match.match_id, closing(Closing.ROUND_OVER))
    await life.tournaments.match_ended(closed.record)
    assert result_of(await life.state(1), match).how is How.UNPLAYED


async def test_who_never_does_anything_forfeits_and_holds_up_nobody(house):
    life = await league(Life(house, 4))
    dead = 101
    for _ in range(3):
        for match in await life.running(1):
            if dead in {person.user_id for person in match.players}:
                for _ in range(4):
                    await life.turn(match.match_id, absent={dead})
            else:
                await life.resign(match.match_id, match.players[1])
        await end_round(life)
    state = await life.state(1)
    assert state.phase is TournamentPhase.ENDED
    assert {one.result.how for one in state.pairings if dead in one.entrants} == {How.FORFEIT}
    assert tables(state)[0][-1].entrant == dead
    assert tables(state)[0][-1].points == 0
    assert dead not in carried_over(state)
    await life.due()
    following = await life.tournaments.tournament(2)
    assert {one.id for one in following.state.entrants} == {102, 103, 104}


async def test_a_loss_at_the_clock_without_a_move_is_a_forfeit(house):
    life = await league(Life(house, 5), clock=TimeControl(ClockKind.CORRESPONDENCE, turn=3600))
    match = await first_match(life)
    waits = match.players[match.state.waiting_for].user_id
    house.now += timedelta(hours=2)
    for notice in await house.clocks.run_out():
        await life.tournaments.match_ended(notice.record)
    assert result_of(await life.state(1), match).how is How.FORFEIT
    assert result_of(await life.state(1), match).loser == waits


async def test_the_next_season_is_announced_once_and_starts_at_its_date_from_the_places(house):
    life = await league(Life(house, 6), 8, division=4, break_days=3)
    await life.act(1, cmd.Join(900, "late"))
    assert (await life.state(1)).find(900).status is Status.WAITING
    while (await life.state(1)).phase is TournamentPhase.RUNNING:
        for match in await life.running(1):
            loser = max(match.players, key=lambda person: person.user_id)
            await life.resign(match.match_id, loser)
        await end_round(life)
    state = await life.state(1)
    assert state.champion == 101
    for _ in range(2):
        await life.due()
    await life.act(1, cmd.Correct(1, state.pairings[0].entrants[0], (3, 2), 7))  # which changes no place
    await life.due()
    here = await life.tournaments.here(1)
    assert [one.plan.season for one in here] == [2, 1]
    await life.act(2, cmd.Leave(105))
    house.now += timedelta(days=3)
    await life.due()
    second = await life.state(2)
    assert next_places(state) == ((101, 102, 103, 105), (104, 106, 107, 108))
    assert [[line.entrant for line in lines] for lines in tables(second)] == [
        [101, 102, 103, 104],
        [106, 107, 108, 900],
    ]


async def test_who_is_deleted_leaves_the_league_and_is_not_in_the_next_season(house):
    life = await league(Life(house, 7))
    await life.act(1, cmd.Join(900, "late"))
    for gone in (900, 101):
        assert len(await life.tournaments.leave_all(gone)) == 1
    state = await life.state(1)
    assert state.find(900) is None
    assert state.find(101).status is Status.STRUCK


@pytest.mark.parametrize("seed", every(range(12), daily=range(1)))
async def test_three_divisions_over_a_season_into_the_next_with_the_bot_stopped_at_random(house, seed):
    """Every match begun once, every table as counted from the matches themselves, nothing waits for ever."""
    life = Life(house, seed, kill=0.0)
    members = people(14)
    dead = {102, 109}
    await life.announce(by_hand(Format.LEAGUE, division=5), lengths=(1,), break_days=2, **WEEK)
    for one in members:
        await life.act(1, cmd.Join(one.user_id, one.name))
    life.kill = 0.08
    for number in (1, 2):
        await life.surely("start", number)
        await play_season(life, number, dead)
        state = await life.state(number)
        assert len(tables(state)) == 3 if number == 1 else len(tables(state)) >= 2
        assert await counted(life, number) == {line.entrant: line.points for rows in tables(state) for line in rows}
    life.kill = 0.0
    assert life.kills > 3
    assert all(len(matches) == 1 for matches in life.begun.values())
    first, second = [await life.state(number) for number in (1, 2)]
    assert {one.id for one in second.field} == set(carried_over(first))
    await life.due()
    assert [one.plan.season for one in await life.tournaments.here(1)] == [3, 2, 1]


async def play_season(life, number, dead):
    """Some play, some leave it at a turn or two, somebody leaves; then the week is over."""
    while (await life.state(number)).phase is TournamentPhase.RUNNING:
        for match in await life.running(number):
            life.house.now += timedelta(minutes=life.random.randrange(200))
            there = [person for person in match.players if person.user_id not in dead]
            if len(there) == 2 and life.random.random() < 0.8:
                await life.surely("resign", match.match_id, life.random.choice(there))
            for _ in range(life.random.randrange(3)):
                await life.surely("turn", match.match_id, dead)
        if life.random.random() < 0.1:
            field = [one.id for one in (await life.state(number)).field if not one.is_out]
            await life.surely("act", number, cmd.Withdraw(life.random.choice(field)))
            await life.surely("open", number)
        record = await life.house.store.tournament(number)
        if record.next_at is not None:
            life.house.now = max(life.house.now, record.next_at)
        await life.surely("due")
    await life.surely("due")


async def counted(life, number):
    """The points of everyone who was drawn, from the logs of the matches that decided, and from who left when."""
    state = await life.state(number)
    struck = {one.id for one in state.field if one.status is Status.STRUCK}
    links = await life.house.store.matches_of_tournament(number)
    points = Counter({one.id: 0 for one in state.field})
    for pairing in state.pairings:
        if pairing.has_bye or struck & {*pairing.entrants}:
            continue
        match = await life.house.store.match(links[pairing.number]) if pairing.number in links else None
        if match is None or (match.state.winner is None and pairing.result.automatic):
            assert pairing.result.how is How.FORFEIT
            points[pairing.result.winner] += 2
        elif match.state.winner is not None:
            winner, loser = (match.players[side].user_id for side in (match.state.winner, 1 - match.state.winner))
            actors = {stored.actor_id for stored in await life.house.matches.log(match.match_id)}
            points[winner] += 2
            points[loser] += loser in actors
    return points
