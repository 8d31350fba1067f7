"""What is refused or asked back speaks of what was typed: the right kind and reason, a button where one helps."""

import pytest

from bot.rules.variants import VARIANTS
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.table import begin, buttons_of, posts_in, text_of
from tests.ui.tournament.club import Club

pytestmark = pytest.mark.simcord(check_errors=False)


class Asking:
    """A person who types commands in the channel, and is answered in private."""

    def __init__(self, table, person):
        self._table, self._person = table, person

    async def __call__(self, name, **options):
        self.answer = (await self._person.slash(self._table.channel, name, **options)).response
        assert self.answer.ephemeral
        return text_of(self.answer)


@pytest.fixture
def ann(table):
    return Asking(table, table.players[0])


@pytest.fixture
def bo(table):
    return Asking(table, table.players[1])


async def test_a_game_without_a_cube_has_no_form_for_a_chouette(table, ann):
    for options in ({}, {"rules": "standard"}):
        assert "game with a cube, such as backgammon" in await ann("chouette", variant="plakoto", **options)
        assert not buttons_of(ann.answer)
    offered = await table.players[0].autocomplete(table.channel, "chouette", "variant", "")
    games = [game for game in VARIANTS.values() if "cube" in game.options]
    assert [one["value"] for one in offered] == [game.key for game in games]
    assert len(games) < len(VARIANTS)


async def test_an_offer_that_is_not_there(table, ann, bo):
    await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=3)
    for command in ("accept", "decline"):
        assert "There's no such offer here" in await bo(command, offer="99")
        assert len(buttons_of(bo.answer)) == 1
    await table.players[1].click(bo.answer, label=next(iter(buttons_of(bo.answer))))
    assert "declined" in text_of(posts_in(table.env, table.channel)[-1])
    assert "Nothing has been offered" in await bo("accept", offer="99")


async def test_halves_have_no_opponent_and_no_level(table, ann):
    for options in ({"opponent": table.players[1]}, {"level": "expert"}):
        assert "one half of the channel plays the other" in await ann("vote", halves=True, **options)
    assert "Levels are only" in await ann("vote", opponent=table.players[1], level="expert")


async def test_nobody_blocks_themselves(table, ann):
    assert "can't block yourself" in await ann("preferences block", person=table.players[0])


async def test_leagues_and_team_matches_are_called_so(table, ann):
    for kind, words in (("league", "that league"), ("team", "that team match"), ("tournament", "that tournament")):
        said = await ann(f"{kind} status")
        assert words in said
        assert f"</{kind} create:" in said


async def test_what_a_league_refuses_names_its_commands(table):
    club = Club(table, 4)
    await club.organizer.slash(table.channel, "league create", name="Summer")
    for person in club.people:
        await person.slash(table.channel, "league join")

    async def organizes(name, **options):
        return text_of((await club.organizer.slash(table.channel, name, **options)).response)

    await organizes("league next", sure=True)
    assert "</league status:" in await organizes("league report", pairing=99, winner="player0", points=5)
    await organizes("league pause")
    assert "</league pause:" in await organizes("league next")


async def test_a_doublet_is_named_in_games_that_have_it(table, ann, bo):
    await begin(table, length=5)
    for person in (ann, bo):
        assert "after a 1-2 in Acey-Deucey" in await person("doublet", number=3)


async def test_a_match_that_is_over_says_so(table, ann):
    await begin(table, length=5)
    assert "wins the match" not in await ann("match", match="1")
    assert "What do you want to resign?" in await ann("resign")
    assert len(buttons_of(ann.answer)) == 5
    assert "Do you really want to resign? Nothing has been sent yet." in await ann("resign", what="single")
    assert list(buttons_of(ann.answer)) == ["Single: lose 1 point (can be refused)", "Keep playing"]
    assert "Do you really want to resign? That loses the match." in await ann("resign", what="match")
    await table.players[0].click(ann.answer, label="The whole match")
    assert "bob wins the match 5\u00a0:\u00a00" in await ann("match", match="1")
    assert "This match is over" in await ann("claim", match="1")


async def test_a_game_that_would_cost_the_match_is_offered_once(table, ann):
    await begin(table, length=1)
    for what in ({}, {"what": "single"}, {"what": "match"}):
        assert "Do you really want to resign? That loses the match." in await ann("resign", **what)
        assert list(buttons_of(ann.answer)) == ["The game", "Keep playing"]
    await table.players[0].click(ann.answer, label="The game")
    assert "bob wins the match 1\u00a0:\u00a00" in await ann("match", match="1")


async def test_nothing_is_said_of_marks_where_there_are_none(table, ann):
    await begin(table, length=5)
    assert "The maximum is final; bob can refuse anything less." in await ann("resign")
    await table.players[0].slash(table.channel, "resign", what="single", sure=True)
    await table.players[1].slash(table.channel, "decline")
    said = await ann("resign")
    assert list(buttons_of(ann.answer)) == ["Backgammon: lose 3 points", "The whole match", "Keep playing"]
    assert "What do you want to resign? Resigning the whole match" in said
    assert "Your offer was refused" in said


async def test_a_number_that_is_no_length(table, ann):
    assert "1 to 99 points" in await ann("challenge", opponent=table.players[1], length=2005)
    offered = await table.players[0].autocomplete(table.channel, "challenge", "length", "5")
    without = next(one for one in offered if "without cube" in one["name"])
    await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=without["value"])
    assert "5-point match, without cube" in text_of(posts_in(table.env, table.channel)[-1])


async def test_the_guesses_of_a_match_that_is_not_there(table, ann):
    assert "can't find that match" in await ann("guesses", match="99")
    assert "Nobody has guessed" in await ann("guesses")


async def test_a_cube_in_a_game_without_one(table, ann):
    assert "cube" in await ann("simul", cube=True, variant="plakoto")
    await table.players[0].slash(table.channel, "simul", variant="plakoto")
    assert "Simul" in text_of(posts_in(table.env, table.channel)[-1])


async def test_who_is_in_a_lobby_hears_of_it(table):
    club = ChouetteTable(table, 3)
    ann = Asking(table, club.people[0])
    await club.people[0].slash(club.channel, "chouette", rules="standard")
    for name, options in (("roll", {}), ("move", {"play": "8/5 6/5"}), ("resign", {}), ("double", {})):
        said = await ann(name, **options)
        assert "you play with others" in said
        assert "chouette 1" in said
        assert f"/{club.board.id})" in said
    assert "You have no match in this channel" in await Asking(table, club.people[1])("roll")


async def test_who_votes_hears_of_the_vote(table):
    ann, bo = table.players
    await ann.slash(table.channel, "vote", length=3)
    lobby = posts_in(table.env, table.channel)[-1]
    await bo.click(lobby, label="Join")
    asks = Asking(table, bo)
    assert "not started, " in await asks("roll")
    assert not buttons_of(asks.answer)
    await ann.click(lobby, label="Start")
    for name, options in (("roll", {}), ("move", {"play": "8/5 6/5"}), ("resign", {}), ("roll", {"match": "1"})):
        assert "you play with others" in await asks(name, **options)
        assert list(buttons_of(asks.answer)) == ["Vote"]
    ballot = (await bo.click(asks.answer, label="Vote")).response
    assert "Vote" in text_of(ballot) or buttons_of(ballot)
    assert "can't find that match" in await asks("roll", match="99")
