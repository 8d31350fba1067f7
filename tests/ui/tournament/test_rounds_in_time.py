"""The rounds of a league end on time: who gets a match that isn't over, and what its players are told before."""

from datetime import timedelta
from random import Random

import pytest

from bot.rules.dice import LiveDice
from tests.ui.tournament.club import Club, league, looking_every, sent

pytestmark = pytest.mark.simcord(check_errors=False)
HOUR = 3600
DAY = 24 * HOUR
PULSE = timedelta(hours=1)


@pytest.fixture
def dice():
    return LiveDice(Random(3).randrange)


@pytest.fixture
def make_bot(make_bot):
    """Bots that look at the clock every hour; a week without a beat counts as having been away."""
    return looking_every(make_bot, PULSE, missed=200)


async def begun(table, **options):
    club = Club(table, 4)
    by, _ = await league(club, seeding="manual", **options)
    await by(club.organizer, "next")
    return club


async def waits_for(club, match):
    match = await club.bot.store.match(match.match_id)
    return club.person(match.players[match.state.waiting_for].user_id)


async def move(club, match):
    """Let whoever's turn it is roll and play."""
    who = await waits_for(club, match)
    while (await waits_for(club, match)) is who:
        await club.play_some(match.match_id, 1)
    return who


@pytest.mark.parametrize("early", [False, True])
async def test_nobody_wins_a_match_by_going_on_vacation(table, early):
    club = await begun(table)
    pairing, match = (await club.open())[0]
    away = await waits_for(club, match)
    await move(club, match)
    await club.env.advance_time(3 * HOUR)
    other = await move(club, match)  # who has taken three hours; the rest of the week is the other one's
    await away.slash(club.channel, "preferences vacation", days=10)
    if early:
        await club.env.advance_time(5 * DAY)
        await away.slash(club.channel, "preferences vacation", days=0)
        await move(club, match)
    await club.env.advance_time(7 * DAY)
    result = (await club.state()).pairing(pairing.number).result
    assert (result.winner, result.loser) == (other.id, away.id)


async def test_nobody_is_called_for_a_claim_as_the_round_ends(table):
    club = await begun(table)
    [(_, first), (_, second)] = await club.open()
    slow = [await waits_for(club, one) for one in (first, second)]
    start = len(club.env.http_requests)
    await club.env.advance_time(7 * DAY + HOUR)
    assert (await club.state()).opened == 2
    assert not [text for text in club.posts() if "can claim the match" in text]
    called = [pinged for _, pinged in sent(club, start, "⏳")]
    assert called == [[one.id] for one in slow], "each is reminded once"
