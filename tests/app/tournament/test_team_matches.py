"""Team matches: four against four in two channels, with a substitute, and the bot stopped at any moment."""

from collections import Counter
from datetime import timedelta

import pytest

from bot.errors import TournamentError, TournamentReason
from bot.records.people import Person, Place
from bot.tournaments import commands as cmd
from bot.tournaments.settings import Format
from bot.tournaments.state import TournamentPhase
from bot.tournaments.teams import TeamScore, line_up_of, team_score
from tests.app.conftest import HERE
from tests.app.tournament.leagues import Life, by_hand, people
from tests.nightly import every

THERE = Place(200, 2)
SPARE = Person(999, "spare")


async def announced(life, size=4, *, code="SECRET", **settings):
    await life.announce(
        by_hand(Format.TEAM, limit=2 * size, team_names=("Reds", "Blues"), **settings), lengths=(1,), code=code
    )
    for team, first in ((1, 101), (2, 201)):
        for one in people(size, first):
            await life.act(1, cmd.Join(one.user_id, one.name, team=team))
    return life


async def substitute(life, leaves, comes=SPARE):
    record = await life.tournaments.tournament(1)
    side = next(one.team for one in record.state.field if one.id == leaves)
    await life.tournaments.substitute(record, leaves, comes, side=side, actor_id=7, interaction_id=None)
    await life.open(1)


async def test_a_second_channel_takes_part_once_it_has_the_code(house):
    life = await announced(Life(house, 1))
    for code, place in (("WRONG", THERE), ("", THERE), ("SECRET", HERE)):
        with pytest.raises(TournamentError) as caught:
            await life.tournaments.host(1, code, place)
        assert (caught.value.reason, caught.value.detail) == (TournamentReason.SETTINGS, "code")
    await life.tournaments.host(1, "SECRET", THERE)
    await life.tournaments.posted_away(1, 77)
    record = await life.tournaments.tournament(1)
    assert (record.plan.away.place, record.plan.away.message_id, record.plan.code) == (THERE, 77, "")
    with pytest.raises(TournamentError):
        await life.tournaments.host(1, "SECRET", THERE)  # once
    await life.start(1)
    matches = await life.running(1)
    assert [match.place for match in matches] == [HERE, THERE, HERE, THERE]
    for match in matches:
        assert [await life.tournaments.shares(match, guild) for guild in (HERE.guild_id, THERE.guild_id, 3)] == [
            True,
            True,
            False,
        ]


async def test_a_substitute_gets_the_match_in_which_nothing_was_done_but_not_one_under_way(house):
    life = await announced(Life(house, 2), 2)
    await life.start(1)
    first, second = await life.running(1)
    waits = [match.players[match.state.waiting_for] for match in (first, second)]
    await life.turn(first.match_id)
    await substitute(life, waits[0].user_id)
    record = await life.tournaments.tournament(1)
    mine = {person.user_id for person in first.players}
    assert mine == {*record.state.pairing(1).entrants}  # under way: it stays theirs
    assert SPARE.user_id in {one.id for one in record.state.field}
    assert sum(SPARE.user_id in one.entrants for one in record.state.pairings) == 1
    await substitute(life, waits[1].user_id, Person(998, "other"))
    running = await life.running(1)
    assert {998} < {person.user_id for match in running for person in match.players}
    assert (await house.store.match(second.match_id)).state.is_over


@pytest.mark.parametrize("seed", every(range(12), daily=range(1)))
@pytest.mark.parametrize("board_by_board", [False, True])
async def test_four_against_four_in_two_channels_with_the_bot_stopped_at_random(house, seed, board_by_board):
    life = await announced(Life(house, seed), board_by_board=board_by_board)
    await life.tournaments.host(1, "SECRET", THERE)
    life.kill = 0.1
    await life.surely("start", 1)
    substituted = False
    while (await life.state(1)).phase is TournamentPhase.RUNNING:
        for match in await life.running(1):
            life.house.now += timedelta(minutes=5)
            await life.surely("turn", match.match_id, {104})
            if 104 not in {person.user_id for person in match.players}:
                await life.surely("resign", match.match_id, life.random.choice(match.players))
        if not substituted:
            life.kill, before = 0.0, life.kill
            await substitute(life, 104)
            life.kill, substituted = before, True
    state = await life.state(1)
    assert len(state.pairings) == (4 if board_by_board else 16)
    assert all(len(matches) == 1 for players, matches in life.begun.items() if 104 not in players[1])
    assert [one.id for one in line_up_of(state, 1)][-1] == 999
    assert team_score(state, 1) == await counted(life)


async def counted(life):
    """The score from the matches themselves."""
    links = await life.house.store.matches_of_tournament(1)
    won, points = Counter(), Counter()
    firsts = []
    for _, match_id in sorted(links.items()):
        match = await life.house.store.match(match_id)
        winner = match.players[match.state.winner].user_id
        team = 1 if winner < 200 or winner == 999 else 2
        won[team] += 1
        points[team] += 1
        firsts.append(team)
    one, other = won[1], won[2]
    ahead = firsts[0] if one == other else 1 if one > other else 2
    by = "board" if one == other else "matches"
    return TeamScore((one, other), (points[1], points[2]), ahead, by)
