"""Leaderboards, profiles, histories, and what a match does to the ratings, as people see it."""

import re

import discord
import pytest

from bot.rules.sides import Side
from tests.ui.table import begin, components_of, last_post, play_on, switched, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
async def played(table):
    """Bob has beaten alice to 5 points: after three turns each she gave up a game worth three points at most."""
    await begin(table)
    await play_on(table, 6)
    await table.by_command(WHITE, "resign", what="match", sure=True)
    return table


def pictures_of(message):
    return [item for one in components_of(message) if one["type"] == 12 for item in one["items"]]


async def ask(table, side, name, **options):
    answer = (await table.players[side].slash(table.channel, name, **options)).response
    assert answer.ephemeral
    return answer


async def test_the_result_says_what_it_did_to_the_ratings(played):
    text = text_of(last_post(played))
    assert "**alice**: 1500 → **1490** (\N{MINUS SIGN}10.0), provisional" in text
    assert "**bob**: 1500 → **1510** (+10.0), provisional" in text
    [_, card] = pictures_of(last_post(played))
    assert re.search(r"alice: Rating 1500 → 1490 · .*rolls", card["description"])
    assert re.search(r"bob: Rating 1500 → 1510 · .*rolls", card["description"])


async def test_a_match_resigned_at_once_does_not_count(table):
    await begin(table)
    await table.by_command(WHITE, "resign", what="match", sure=True)
    assert "Too short to rate" in text_of(last_post(table))
    assert "→" not in text_of(last_post(table))
    assert "Nobody has played a rated match" in text_of(await ask(table, WHITE, "leaderboard"))


async def test_a_rated_match_to_26_points_is_refused_with_what_would_work(table):
    refused = (await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=26)).response
    assert "Pick a shorter one, or play unrated (`rated: False`)" in text_of(refused)
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=26, rated=False)
    assert "26-point match" in text_of(table.board)


async def test_a_challenge_says_that_its_match_counts(table):
    shown = await table.by_command(WHITE, "challenge", opponent=table.players[1], length=3)
    assert "3-point match, rated\n" in text_of(shown)
    shown = await table.by_command(WHITE, "challenge", length=0)
    assert "rated" not in text_of(shown)


async def test_an_unrated_match_does_nothing_to_them(table):
    shown = await table.by_command(WHITE, "challenge", opponent=table.players[1], length=3, rated=False)
    assert "rated" not in text_of(shown)
    await table.by_button(BLACK, "Accept")
    await table.by_command(WHITE, "resign", what="match", sure=True)
    assert "**1500**" not in text_of(last_post(table))
    assert "→" not in text_of(last_post(table))
    assert "Nobody has played a rated match" in text_of(await ask(table, WHITE, "leaderboard"))


@pytest.mark.parametrize("options", [{}, {"where": "everywhere"}, {"month": True}])
async def test_the_leaderboard_has_the_winner_first(played, options):
    answer = await ask(played, WHITE, "leaderboard", **options)
    (picture,) = pictures_of(answer)
    first, second = picture["description"].splitlines()
    assert ("bob" in first, "alice" in second) == (True, True)
    assert "Provisional" in text_of(answer)
    assert ("this month" in text_of(answer)) is ("month" in options)


async def test_the_leaderboard_is_described_in_sentences(played):
    for options, best in (({}, "a rating of 1510"), ({"month": True}, "gained +10.0")):
        (picture,) = pictures_of(await ask(played, WHITE, "leaderboard", **options))
        first, second = picture["description"].splitlines()
        assert first.endswith(f"bob has {best} in 1 match.")
        assert second.endswith("in 1 match.")


async def test_a_profile(played):
    own = await ask(played, WHITE, "profile")
    assert "**1490**" in text_of(own)
    assert "Matches (not sessions): 0 won, 1 lost" in text_of(own)
    assert "Gammons in them: 0 won" in text_of(own)
    assert len(pictures_of(own)) == 1
    other = await ask(played, WHITE, "profile", person=played.players[1])
    assert "**alice** against this player: 0 won, 1 lost" in text_of(other)
    assert "Longest streak: 1" in text_of(other)


async def test_a_profile_of_somebody_who_has_not_played(table, carol):
    answer = (await carol.slash(table.channel, "profile")).response
    assert "no rated match yet" in text_of(answer)
    assert pictures_of(answer) == []


async def test_the_history_names_opponent_score_and_change(played, carol):
    text = text_of(await ask(played, BLACK, "history"))
    assert "Match 1: won 5 : 0 against **alice** (+10.0)" in text
    answer = (await carol.slash(played.channel, "history")).response
    assert "hasn't finished a match yet" in text_of(answer)


async def test_a_name_full_of_markup_stays_a_name(played):
    await played.players[0].slash(played.channel, "matches")
    text = text_of(await ask(played, BLACK, "history", person=played.players[0]))
    assert "@everyone" not in text


class TestWhatOthersMaySee:
    """Somebody else's matches and rating, from where one asks."""

    @pytest.fixture
    def hidden(self, table, carol):
        """A channel that carol may not see."""
        return table.guild.create_text_channel(
            "staff", overwrites={carol: discord.PermissionOverwrite(view_channel=False)}
        )

    async def test_no_matches_of_channels_that_one_cannot_see(self, played, carol, hidden):
        alice, bob = played.players
        offered = (await alice.slash(hidden, "challenge", opponent=bob, length=3)).response
        await bob.click(offered, label="Accept")
        await alice.slash(hidden, "resign", what="match", sure=True)
        text = text_of((await carol.slash(played.channel, "history", person=bob)).response)
        assert "Match 1: won" in text
        assert "Match 2" not in text
        for one in (alice, bob):
            text = text_of((await one.slash(played.channel, "history", person=bob)).response)
            assert "Match 1: won" in text
            assert "Match 2: won" in text

    async def test_nobody_is_listed_in_other_servers_who_has_not_chosen_it(self, played):
        bob = played.players[BLACK]
        club = played.env.create_guild()
        stranger = club.add_member(played.env.create_user("stranger"))
        channel = club.create_text_channel("club")

        async def listed():
            answer = (await stranger.slash(channel, "leaderboard", where="everywhere")).response
            assert "Show me everywhere" in text_of(answer)
            return " ".join(picture["description"] for picture in pictures_of(answer))

        assert await listed() == ""
        panel = (await bob.slash(played.channel, "preferences show")).response
        await switched(bob, panel, "shown_outside")
        assert "bob has a rating of 1501" in await listed()
        assert "alice" not in await listed()

    async def test_a_profile_outside_servers_is_only_for_who_wants_it(self, played, carol):
        bob = played.players[BLACK]
        answer = (await carol.user.slash("profile", person=bob.user)).response
        assert "only shown in servers they play in" in text_of(answer)
        assert "1501" not in text_of(answer)
        assert "0 won, 1 lost" in text_of((await played.players[WHITE].user.slash("profile", person=bob.user)).response)
        assert "1501" in text_of((await bob.user.slash("profile")).response)
        await played.bot.app.people.prefer(bob.id, shown_outside=True)
        assert "1501" in text_of((await carol.user.slash("profile", person=bob.user)).response)
