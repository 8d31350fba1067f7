"""What the result of a tournament's match says and offers."""

import pytest

from bot.tournaments import commands as cmd
from bot.tournaments.state import StageKey
from bot.ui.tournament.desk import TournamentDesk
from tests.ui.table import buttons_of, forged, pictures_of, posts_in, text_of
from tests.ui.tournament.club import Club, sent, sign_up

pytestmark = pytest.mark.simcord(check_errors=False)
NEXT = "The next round begins when this one is over."


async def card_of(club, match_id):
    """The post with the result of a match."""
    match = await club.bot.store.match(match_id)
    [card] = [one for one in posts_in(club.env, club.channel) if one.id == match.board.message_id]
    return card


async def played(club, number):
    """Let the second of a pairing lose its match; the last line of its result."""
    pairing, match = next((one, match) for one, match in await club.open() if one.number == number)
    await club.resign(match.match_id, pairing.entrants[1])
    return text_of(await card_of(club, match.match_id)).splitlines()[-1]


CUP_1 = "Next for **player0**: Final, against **Winner of player1\u2013player2**. **player3** is out."
CUP_2 = "Next for **player1**: Final, against **player0**. **player2** is out."
DOUBLE_1 = "Next for **player0**: Winners' final, against **Winner of player1\u2013player2**. "
DOUBLE_2 = "Next for **player3**: Losers bracket, Round 1, against **Loser of player1\u2013player2**."
ROUNDS = "Next for **player0**: Round 2, against **player2**. Next for **player3**: Round 2, against **player1**. "
GROUPS = "Who goes on to the knockout is settled once all group matches are played."


@pytest.mark.parametrize(
    ("system", "options", "said"),
    [
        ("single_elimination", {}, [CUP_1, CUP_2]),
        ("double_elimination", {}, [DOUBLE_1 + DOUBLE_2]),
        ("swiss", {"rounds": 2}, [NEXT]),
        ("round_robin", {}, [ROUNDS + NEXT]),
        ("round_robin", {"groups": 2, "advance": 1}, [GROUPS]),
    ],
)
async def test_it_says_what_comes_next_for_both(table, system, options, said):
    club = Club(table, 4)
    await sign_up(club, system=system, **options)
    await club.organize("start")
    assert [await played(club, number) for number, _ in enumerate(said, 1)] == said


async def test_that_of_the_final_leaves_the_end_to_the_podium(table):
    club = Club(table, 2)
    await sign_up(club)
    await club.organize("start")
    assert "player" not in await played(club, 1)
    assert sum("player0 wins Cup" in text for text in club.posts()) == 1


async def test_that_of_a_final_before_the_consolation_is_over_says_what_the_podium_waits_for(table):
    club = Club(table, 4)
    await sign_up(club, system="consolation")
    await club.organize("start")
    for number in (1, 2):
        await played(club, number)
    final = next(one.number for one, _ in await club.open() if one.entrants[0] == club.people[0].id)
    said = "The podium comes once the other matches are played."
    assert await played(club, final) == said
    assert f"You've played the final. {said}" in text_of(await club.by(club.people[0], "status"))


async def test_of_two_results_at_once_both_know_the_other(table):
    """The first is told once the second is stored."""
    club = Club(table, 4)
    await sign_up(club)
    await club.organize("start")
    opened, tournaments = await club.open(), club.bot.app.tournaments
    turns = [
        await tournaments.act(1, cmd.Report(one.number, one.entrants[0], (1, 0)), actor_id=None, interaction_id=None)
        for one, _ in opened
    ]
    for turn in turns:
        await club.bot.get(TournamentDesk).show(turn)
    told = [text_of(await card_of(club, match.match_id)) for _, match in opened]
    assert "Next for **player0**: Final, against **player1**." in told[0]
    assert "Next for **player1**: Final, against **player0**." in told[1]


@pytest.mark.parametrize(
    ("turns", "offered", "pictures"), [(0, [], 0), (3, ["Replay", "Analyze", "Export", "Rematch"], 2)]
)
async def test_where_nothing_was_played_there_is_nothing_to_look_at(table, turns, offered, pictures):
    club = Club(table, 4)
    await sign_up(club, length=3)
    await club.organize("start")
    pairing, match = (await club.open())[0]
    await club.play_some(match.match_id, turns)
    await club.by(club.person(pairing.entrants[1]), "leave", sure=True)
    card = await card_of(club, match.match_id)
    assert "**player3** is out of the tournament, so **player0** wins the pairing" in text_of(card)
    assert (list(buttons_of(card)), len(pictures_of(card))) == (offered, pictures)


async def test_a_correction_in_a_group_leaves_the_knockout_alone_that_it_does_not_change(table):
    club = Club(table, 8)
    announced = await sign_up(club, system="round_robin", groups=2, advance=2)
    await club.organize("start")
    assert ["player" in words for words in pictures_of(announced)] == [True, True], "both groups"
    while (await club.open())[0][0].stage is StageKey.GROUPS:
        await club.play_round()
    before = await club.open()
    assert pictures_of(announced) == ["Semifinal: player0 plays player2.\nSemifinal: player1 plays player3."]
    await club.play_some(before[0][1].match_id, 3)
    [last] = [one for one in (await club.state()).pairings if {*one.entrants} == {club.people[4].id, club.people[7].id}]
    asked = await club.reverse(pairing=last.number, winner=club.people[7])
    assert "ends at once" not in asked
    assert [match.match_id for _, match in await club.open()] == [match.match_id for _, match in before]
    assert not [text for text in club.posts() if "no longer paired" in text]


async def test_a_correction_in_a_swiss_tournament_says_whether_the_next_round_is_drawn(table):
    club = Club(table, 4)
    await sign_up(club, system="swiss", rounds=2)
    await club.organize("start")
    await played(club, 1)
    assert "Later rounds are drawn already" not in await club.reverse(pairing=1, winner=club.people[2])
    await played(club, 2)
    assert "Later rounds are drawn already and stay" in await club.reverse(pairing=1, winner=club.people[0])


async def test_replacing_somebody_in_the_middle_of_a_match_is_asked_first(table):
    club = Club(table, 2)
    await sign_up(club)
    await club.organize("start")
    [(_, match)] = await club.open()
    await club.play_some(match.match_id, 1)
    newcomer, gone = table.players[0], club.people[1]
    asked = await club.organize("replace", person=gone, newcomer=newcomer)
    assert "The match against **player0** has begun: it ends at once, and **alice** plays a new one." in text_of(asked)
    assert not (await club.bot.store.match(match.match_id)).state.is_over
    sure = buttons_of(asked)["Replace"]
    assert "Only organizers" in text_of(await forged(gone, posts_in(club.env, club.channel)[0], sure))
    done = await club.organizer.click(asked, label="Replace")
    assert "**alice** takes over **player1**'s place in **Cup**." in text_of(done.response)
    assert "already out" in text_of(await forged(club.organizer, asked, sure))
    [pairing] = (await club.state()).pairings
    assert pairing.entrants == (club.people[0].id, newcomer.id)


async def test_entering_a_result_in_the_middle_of_a_match_is_asked_first(table):
    club = Club(table, 4)
    await sign_up(club, length=3)
    await club.organize("start")
    (first, match), (second, other) = await club.open()
    for one in (match, other):
        await club.play_some(one.match_id, 1)
    wrong = {"pairing": 1, "winner": club.person(first.entrants[0]), "points": 5}
    assert "match is to 3 points" in text_of(await club.organize("report", **wrong))
    asked = await club.organize("report", **wrong | {"points": 3})
    assert "Enter **player0** as the winner of pairing 1 in **Cup**? That match has begun: it ends at" in text_of(asked)
    assert not (await club.bot.store.match(match.match_id)).state.is_over
    done = await club.organizer.click(asked, label="Enter the result")
    assert "pairing 1: **player0** wins." in text_of(done.response)
    assert (await club.state()).pairing(1).result.score == (3, 0)
    # What its players decide meanwhile isn't corrected by the answer.
    asked = await club.organize("report", pairing=2, winner=club.person(second.entrants[0]), points=3)
    await club.resign(other.match_id, second.entrants[0])
    done = await club.organizer.click(asked, label="Enter the result")
    assert "A different result is already in. An organizer can correct it." in text_of(done.response)
    assert (await club.state()).pairing(2).result.winner == second.entrants[1]


async def test_a_result_of_somebody_deleted_is_corrected_and_calls_the_other(table):
    club = Club(table, 4)
    await sign_up(club, system="swiss", rounds=3)
    await club.organize("start")
    await played(club, 1)
    gone, other = club.people[2], club.people[0]
    question = (await gone.slash(club.channel, "privacy delete")).response
    await gone.click(question, label="Delete everything")
    stand_in = (await club.state()).pairing(1).entrants[1]
    start = len(club.env.http_requests)
    asked = await club.organize("report", pairing=1, winner=stand_in, points=1)
    await club.organizer.click(asked, label="Change the winner")
    [(text, pinged)] = sent(club, start, "an organizer corrected the result")
    assert text.endswith(f"**a former player** beat <@{other.id}> 1 : 0.")
    assert pinged == [other.id]
