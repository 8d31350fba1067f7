"""Challenges that are declined or withdrawn, by a command or by a button that only some may use."""

import discord
import pytest

from bot.records.matches import ChallengeStatus
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.ui.challenge import offers
from tests.ui.positions import put
from tests.ui.table import buttons_of, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


async def test_a_typed_decline_closes_the_post_of_the_challenge(table):
    post = await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=5)
    answer = await table.by_command(BLACK, "decline")
    for message in (answer, post):
        assert buttons_of(message) == {}
        assert "bob" in text_of(message)
        assert "declined" in text_of(message)


async def test_a_typed_withdrawal_closes_the_post_of_the_challenge(table):
    post = await table.by_command(WHITE, "challenge", length=5)
    await table.by_command(WHITE, "decline")
    assert buttons_of(post) == {}
    assert "withdrawn" in text_of(post).casefold()


@pytest.mark.parametrize("answer", ["accept", "decline"])
async def test_two_kills_leave_no_post_open(table, make_bot, monkeypatch, answer):
    """One before the post was noted, one after a typed answer was stored and before the post was closed."""

    async def killed(*_):
        pass

    with monkeypatch.context() as before:
        before.setattr(table.bot.app.challenges, "posted", killed)
        post = await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=5)
    with monkeypatch.context() as after:
        after.setattr(offers, "mark_closed", killed)
        await table.by_command(BLACK, answer)
    assert buttons_of(post)
    table.bot = make_bot()
    await table.env.restart_bot(table.bot)
    await table.env.advance_time(60)
    assert not buttons_of(post)


async def test_a_post_that_cannot_be_closed_does_not_stand_in_the_way(table):
    await table.by_command(WHITE, "challenge", opponent=table.players[BLACK], length=5)
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50001)
    answer = await table.by_command(BLACK, "decline")
    assert "declined" in text_of(answer)
    assert (await table.bot.store.challenge(1)).status is ChallengeStatus.DECLINED


async def test_ones_own_challenges_are_told_apart(table, carol):
    alice = table.players[WHITE]
    for options in ({"opponent": table.players[BLACK]}, {"opponent": carol}, {}):
        await table.by_command(WHITE, "challenge", length=5, **options)
    names = [choice["name"] for choice in await alice.autocomplete(table.channel, "decline", "offer", "")]
    assert len(names) == 3
    for whom in ("to bob:", "to carol:", "to anyone:"):
        assert sum(whom in name for name in names) == 1
    [offered] = await carol.autocomplete(table.channel, "decline", "offer", "")
    assert "alice's challenge" in offered["name"]
    assert len(await alice.autocomplete(table.channel, "decline", "offer", "carol")) == 1


async def test_an_open_challenge_is_withdrawn_by_its_challenger_alone(table, carol):
    post = await table.by_command(WHITE, "challenge", length=5)
    answer = (await carol.click(post, label="Withdraw")).response
    assert answer.ephemeral
    assert "open to anyone" in text_of(answer)
    assert "Only the person who made it can withdraw it" in text_of(answer)
    assert (await table.bot.store.challenge(1)).status is ChallengeStatus.OPEN
    await table.by_button(WHITE, "Withdraw", post)
    assert (await table.bot.store.challenge(1)).status is ChallengeStatus.WITHDRAWN


@pytest.fixture
async def doubled(table, carol):
    """Black has been doubled, and carol has challenged them as well."""
    bob = table.players[BLACK]
    await table.by_command(WHITE, "challenge", opponent=bob, length=3)
    await table.by_button(BLACK, "Accept")
    await put(table, phase=Phase.TO_ROLL, on_roll=WHITE, roll=None, turns=2)
    await table.by_command(WHITE, "double")
    table.post = (await carol.slash(table.channel, "challenge", opponent=bob, length=7)).response
    return table


async def test_accept_asks_which_of_a_double_and_a_challenge_is_meant(doubled):
    asked = await doubled.by_command(BLACK, "accept")
    assert asked.ephemeral
    assert "Which one do you mean?" in text_of(asked)
    double, challenge = buttons_of(asked)
    assert double == "Double in match 1: alice 0-0 bob, 3-point match"
    assert challenge == "carol's challenge: 7-point match, rated"
    await doubled.by_button(BLACK, challenge, asked)
    assert (await doubled.bot.store.challenge(2)).status is ChallengeStatus.ACCEPTED
    assert buttons_of(doubled.post) == {}
    assert (await doubled.state()).phase is Phase.DOUBLE_OFFERED
    await doubled.by_button(BLACK, double, asked)
    assert (await doubled.state()).cube.value == 2


async def test_decline_asks_which_of_a_double_and_a_challenge_is_meant(doubled):
    asked = await doubled.by_command(BLACK, "decline")
    double, challenge = buttons_of(asked)
    answer = await doubled.by_button(BLACK, challenge, asked)
    assert "declined" in text_of(answer)
    assert not answer.ephemeral
    assert "declined" in text_of(doubled.post)
    assert "Pass the double to 2?" in text_of(await doubled.by_button(BLACK, double, asked))


async def test_take_and_pass_answer_a_double_by_their_names(doubled):
    """The post asks "take or pass?"; a challenge that waits as well needs no question then."""
    asked = await doubled.by_command(BLACK, "pass")
    assert "Pass the double to 2?" in text_of(asked)
    assert "It's your opponent's turn" in text_of(await doubled.by_command(WHITE, "pass"))
    assert "It's your opponent's turn" in text_of(await doubled.by_command(WHITE, "take"))
    await doubled.by_command(BLACK, "take")
    assert (await doubled.state()).cube.value == 2
    for name in ("take", "pass"):
        assert "Nothing has been offered to you here" in text_of(await doubled.by_command(WHITE, name))


async def test_a_pass_that_is_sure_is_carried_out(doubled):
    await doubled.by_command(BLACK, "pass", sure=True)
    assert (await doubled.state()).score[WHITE] == 1


async def test_a_challenge_to_anyone_does_not_stand_beside_a_double(doubled, carol):
    await carol.slash(doubled.channel, "decline")
    await carol.slash(doubled.channel, "challenge", length=7)
    await doubled.by_command(BLACK, "accept")
    assert (await doubled.state()).cube.value == 2


async def test_accept_in_another_channel_says_where_the_offers_are(doubled, carol):
    other, bob = doubled.guild.create_text_channel("general"), doubled.players[BLACK]
    answer = (await bob.slash(other, "accept")).response
    assert answer.ephemeral
    told = text_of(answer).strip().splitlines()
    assert told[0] == "Nothing has been offered to you here, but there is elsewhere:"
    assert told[1].startswith("- **take or pass the double to 2** · against **alice** 0 : 0 · 3-point match")
    assert "**carol** challenges **bob**: 7-point match" in told[2]
    for line in told[1:]:
        assert f"https://discord.com/channels/{doubled.guild.id}/{doubled.channel.id}/" in line
    assert (await doubled.state()).phase is Phase.DOUBLE_OFFERED
    assert "Nothing has been offered to you here." in text_of((await carol.slash(other, "accept")).response)


async def test_a_challenge_in_a_channel_one_cannot_see_is_as_if_it_did_not_exist(table):
    """It was made there before bob lost sight of the channel, or by somebody who did not think of it."""
    staff_role, bob = table.guild.create_role("staff"), table.players[BLACK]
    hidden = {
        table.guild.default_role: discord.PermissionOverwrite(view_channel=False),
        staff_role: discord.PermissionOverwrite(view_channel=True),
        table.env.bot.user: discord.PermissionOverwrite(view_channel=True),
    }
    staff = table.guild.create_text_channel("staff", overwrites=hidden)
    chief = table.guild.add_member(table.env.create_user("chief"), roles=[staff_role])
    await chief.slash(staff, "challenge", opponent=bob, length=7)
    assert (await table.bot.store.challenge(1)).status is ChallengeStatus.OPEN
    assert "Nothing has been offered to you here." in text_of((await bob.slash(table.channel, "accept")).response)
    assert "chief" not in text_of((await bob.slash(table.channel, "matches")).response)


async def test_matches_lists_challenges_here_and_ones_own_elsewhere(doubled, carol):
    alice, bob = doubled.players
    await alice.slash(doubled.channel, "challenge", length=9)
    other = doubled.guild.create_text_channel("general")
    shown = {
        (person, channel): text_of((await person.slash(channel, "matches")).response)
        for person in (alice, bob, carol)
        for channel in (doubled.channel, other)
    }
    for (person, channel), text in shown.items():
        assert ("**carol** challenges **bob**: 7-point match" in text) == (channel is not other or person is not alice)
        assert ("**alice** is looking for an opponent: 9-point match" in text) == (
            channel is not other or person is alice
        )


async def test_who_has_offered_several_things_is_not_told_that_they_were_offered(table, carol):
    for opponent in (table.players[1], carol):
        await table.by_command(WHITE, "challenge", opponent=opponent)
    asked = await table.by_command(WHITE, "decline")
    assert text_of(asked).strip() == "There are several offers here. Which one do you mean?"
    assert len(buttons_of(asked)) == 2


@pytest.mark.parametrize("options", [{}, {"opponent": True}])
async def test_a_challenge_of_somebody_who_has_left_begins_no_match(table, options):
    alice, bob = table.players
    post = await table.by_command(WHITE, "challenge", length=3, **({"opponent": bob} if options else {}))
    await table.env.advance_time(2 * 3600)
    del table.env.backend.guilds[table.guild.id].members[alice.id]
    answer = (await bob.click(post, label="Accept")).response
    assert answer.ephemeral
    assert "isn't in this server" in text_of(answer)
    [closed] = posts_in(table.env, table.channel)
    assert "Withdrawn" in text_of(closed)
    assert not buttons_of(closed)


async def test_one_is_accepted_where_discord_does_not_say_who_is_there(table):
    alice, bob = table.players
    post = await table.by_command(WHITE, "challenge", opponent=bob, length=3)
    await table.env.advance_time(2 * 3600)
    table.env.inject_error("GET", f"/guilds/{table.guild.id}/members/{alice.id}", status=500, code=0)
    await bob.click(post, label="Accept")
    assert (await table.state()).length == 3
