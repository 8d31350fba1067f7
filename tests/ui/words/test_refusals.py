"""Bad input gets a private sentence that says what is wrong and what would work, and the match does not change."""

import re
from datetime import timedelta

import discord
import pytest
from msgspec.structs import replace

from bot.rules.dice import ScriptedDice
from bot.rules.match.state import Crawford, Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.ui.kit.components import CustomId
from bot.ui.match.emoji import UNICODE
from bot.ui.match.narration import score_line
from tests.ui.table import FIRST_GAME, buttons_of, forged, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    return ScriptedDice(FIRST_GAME)


async def refused(table, side, name, **options):
    """The text of a refusal; fails unless it is private and changes nothing."""
    before = await table.bot.store.match(1) if await exists(table) else None
    answer = await table.by_command(side, name, **options)
    assert answer.ephemeral
    if before is not None:
        assert await table.bot.store.match(1) == before
    return text_of(answer)


async def exists(table):
    return bool(await table.bot.store.events(1))


@pytest.mark.parametrize(
    ("play", "said"),
    [
        ("hello", "can't read `hello` as a play. There are 16 legal plays, for example `24/21 24/23`"),
        ("", "can't read"),
        ("8/5 6/3", "6/3 needs a number your other moves have already used"),
        ("8/5 6/5 5/4", "more moves than you rolled"),
        ("8/5", "both numbers"),
        ("24/18", "isn't what you rolled"),
        ("7/4 6/5", "no checker on your 7 point"),
        ("6/3 1/2", "backward"),
        ("24/21 6/off", "bear off"),
    ],
)
async def test_plays_that_cannot_be_made(match, play, said):
    answer = await refused(match, WHITE, "move", play=play)
    assert said in answer
    assert "`" in answer  # an example of what would work


async def test_it_is_not_your_turn(match):
    for name, options in (("roll", {}), ("move", {"play": "8/5 6/5"}), ("double", {})):
        assert "opponent's turn" in await refused(match, BLACK, name, **options)


async def test_the_dice_are_rolled_already(match):
    assert "rolled" in await refused(match, WHITE, "roll")
    assert "already rolled" in await refused(match, WHITE, "double")


async def test_not_your_match(match, carol):
    answer = (await carol.click(match.board, label="Move by move")).response
    assert answer.ephemeral
    assert "not playing in this match" in text_of(answer)
    assert "Resign" not in buttons_of((await carol.click(match.board, label="Details")).response)
    select = selects_of(match.board)[0]
    answer = (await carol.select(match.board, [select["options"][0]["value"]], custom_id=select["custom_id"])).response
    assert answer.ephemeral
    assert "not playing in this match" in text_of(answer)
    assert "no match in this channel" in text_of((await carol.slash(match.channel, "roll")).response)
    assert "not playing in this match" in text_of((await carol.slash(match.channel, "roll", match="1")).response)


async def test_spectators_may_look(match, carol):
    answer = (await carol.slash(match.channel, "board")).response
    assert answer.ephemeral
    assert set(buttons_of(answer)) == {"Follow", "Guess the play"}
    answer = (await carol.click(match.board, label="My board")).response
    assert answer.ephemeral
    assert "alice" in text_of(answer)


@pytest.mark.parametrize("name", ["roll", "move", "double", "resign", "board", "match"])
async def test_no_match_here(table, name):
    options = {"play": "8/5"} if name == "move" else {}
    assert "/challenge" in await refused(table, WHITE, name, **options)


async def test_nothing_is_offered(match):
    for name in ("accept", "decline"):
        assert "Nothing has been offered" in await refused(match, WHITE, name)


@pytest.mark.parametrize("chosen", ["99", "zero", "9" * 60, "١٢", "#", "-1"])
async def test_no_such_match(match, chosen):
    assert "can't find that match" in await refused(match, WHITE, "board", match=chosen)


async def test_several_matches_here_are_told_apart(match, carol):
    challenge = await match.by_command(WHITE, "challenge", opponent=carol, length=3)
    await carol.click(challenge, label="Accept")
    answer = await match.by_command(WHITE, "resign", what="single")
    assert answer.ephemeral
    assert "Which match do you mean?" in text_of(answer)
    assert list(buttons_of(answer)) == ["bob", "carol"]
    question = (await match.players[0].click(answer, label="carol")).response
    assert "Do you really want to resign?" in text_of(question)
    assert ":resign_game:2." in str(buttons_of(question)), buttons_of(question)
    choices = await match.players[0].autocomplete(match.channel, "move", "match", "")
    assert {choice["value"] for choice in choices} == {"1", "2"}
    answer = await match.by_command(WHITE, "board", match="2")
    assert "carol" in text_of(answer)


async def test_two_matches_with_one_opponent_say_in_which_it_is_whose_turn(match):
    await match.by_command(WHITE, "challenge", opponent=match.players[BLACK], length=3)
    await match.by_button(BLACK, "Accept")
    await match.by_command(WHITE, "move", play="8/5 6/5", match="1")
    answer = await match.by_command(WHITE, "resign", what="single")
    assert list(buttons_of(answer)) == [
        "2: alice 0-0 bob, 3-point match: play 6-5",
        "1: alice 0-0 bob, 5-point match: your opponent's turn",
    ]


async def test_resigning_asks_which_of_all_matches_and_says_which_it_is(match, carol):
    """Also of those that wait for somebody else, and of those in other channels, this channel's first."""
    alice, other = match.players[WHITE], match.guild.create_text_channel("other")
    challenge = (await alice.slash(other, "challenge", opponent=carol, length=3)).response
    await carol.click(challenge, label="Accept")
    for here, buttons in ((match.channel, ["bob", "carol"]), (other, ["carol", "bob"])):
        answer = (await alice.slash(here, "resign", what="match", sure=True)).response
        assert "Which match do you mean?" in text_of(answer)
        assert list(buttons_of(answer)) == buttons
    assert not any([(await match.bot.store.match(number)).state.is_over for number in (1, 2)])
    question = text_of((await alice.slash(match.channel, "resign", what="match", match="2")).response)
    assert "Match 2: **alice** 0 : 0 **carol**" in question
    assert "That loses the match." in question


async def test_two_matches_against_one_opponent_are_told_apart_by_what_they_ask(match):
    bob = match.players[BLACK]
    challenge = await match.by_command(WHITE, "challenge", opponent=bob, length=3)
    await bob.click(challenge, label="Accept")
    labels = list(buttons_of(await match.by_command(WHITE, "resign", what="single")))
    assert [label.split(":")[0] for label in labels] == ["1", "2"]
    assert all(re.search(r"-point match: (play \d-\d|roll)", label) for label in labels), labels


async def test_a_command_given_in_full_is_carried_out_in_the_match_chosen(match, carol):
    challenge = await match.by_command(WHITE, "challenge", opponent=carol, length=3)
    await carol.click(challenge, label="Accept")
    answer = await match.by_command(WHITE, "resign", what="match", sure=True)
    await match.players[0].click(answer, label="carol")
    assert (await match.bot.store.match(2)).state.winner is BLACK
    assert not (await match.bot.store.match(1)).state.is_over


async def test_many_matches_are_a_list(match, carol):
    for _ in range(5):
        challenge = await match.by_command(WHITE, "challenge", opponent=carol, length=3)
        await carol.click(challenge, label="Accept")
    answer = await match.by_command(WHITE, "resign", what="match", sure=True)
    assert not buttons_of(answer)
    [select] = selects_of(answer)
    assert len(select["options"]) == 6
    await match.players[0].select(answer, ["4"], custom_id=select["custom_id"])
    assert (await match.bot.store.match(4)).state.winner is BLACK


async def test_a_hint_is_not_asked_for_in_a_rated_match(match, carol):
    challenge = await match.by_command(WHITE, "challenge", opponent=carol, length=3, rated=False)
    await carol.click(challenge, label="Accept")
    assert {(await match.bot.store.match(number)).rated for number in (1, 2)} == {True, False}
    await match.by_command(WHITE, "hint", match="2")
    answer = text_of(await match.by_command(WHITE, "hint"))
    assert "Which match" not in answer
    assert "rated" not in answer


async def test_of_several_matches_the_one_that_allows_it_is_meant(match, carol):
    """Where none does, nobody is asked which of them."""
    challenge = await match.by_command(WHITE, "challenge", opponent=carol, length=3)
    await carol.click(challenge, label="Accept")
    for name in ("double", "beaver", "doublet"):
        options = {"number": 3} if name == "doublet" else {}
        assert "None of your matches here allows that now" in text_of(await match.by_command(WHITE, name, **options))
    await match.by_command(WHITE, "move", play="8/5 6/5", match="1")
    await match.by_command(BLACK, "roll")
    play = (await match.players[BLACK].autocomplete(match.channel, "move", "play", ""))[0]["value"]
    await match.by_command(BLACK, "move", play=play)
    waiting = [(await match.bot.store.match(number)).state.waiting_for for number in (1, 2)]
    assert waiting == [WHITE, WHITE]
    await match.by_command(WHITE, "double")
    assert (await match.state()).phase is Phase.DOUBLE_OFFERED


async def test_a_break_and_a_claim_mean_the_match_that_allows_them(match, carol, monkeypatch):
    challenge = await match.by_command(WHITE, "challenge", opponent=carol, length=3, clock="1d")
    await carol.click(challenge, label="Accept")
    opening = (await match.bot.store.match(2)).state
    await match.by_command(WHITE, "move", play=plays_now(opening)[0].notation, match="2")
    first, second = [await match.bot.store.match(number) for number in (1, 2)]
    assert first.agreed_clock is None
    assert (first.clock.running, second.clock.running) == (WHITE, BLACK)
    await match.by_command(WHITE, "pause")
    assert (await match.bot.store.match(2)).clock.pause_asked_by is WHITE
    await carol.slash(match.channel, "pause")
    assert (await match.bot.store.match(2)).clock.is_paused
    await match.by_command(WHITE, "resume")
    assert not (await match.bot.store.match(2)).clock.is_paused
    monkeypatch.setattr(match.bot.app.clocks, "_is_out", lambda _: True)
    await match.by_command(WHITE, "claim")
    assert (await match.bot.store.match(2)).state.winner is WHITE


async def test_a_double_waits_for_its_answer(match):
    await match.by_command(WHITE, "move", play="8/5 6/5")
    await match.by_button(BLACK, "Double to 2")
    assert "double" in await refused(match, BLACK, "double")
    assert "opponent's turn" in await refused(match, BLACK, "roll")
    assert "take it" in await refused(match, WHITE, "move", play="8/5 6/5")
    answer = (await match.players[1].click(match.board, label="Take")).response
    assert answer.ephemeral
    await match.by_button(WHITE, "Take")
    assert (await match.state()).cube.value == 2
    assert "owns the cube" in await refused(match, BLACK, "double")


async def test_a_pass_and_a_resignation_ask_again_and_say_what_they_cost(match):
    await match.by_command(WHITE, "move", play="8/5 6/5")
    await match.by_button(BLACK, "Double to 2")
    before = await match.state()
    question = await match.by_button(WHITE, "Pass")
    assert "1 point" in text_of(question)
    answer = (await match.players[0].click(question, label="Think again")).response
    assert "Nothing was done" in text_of(answer)
    assert await match.state() == before
    await match.by_button(WHITE, "Take")
    question = await match.by_button(BLACK, "Resign")
    labels = [label for label in buttons_of(question) if "lose" in label]
    assert labels == [
        "Single: lose 2 points (can be refused)",
        "Gammon: lose 4 points (can be refused)",
        "Backgammon: lose 6 points",
    ]
    assert (await match.state()).phase is Phase.TO_ROLL


async def test_crawford(match):
    await match.by_command(BLACK, "resign", what="backgammon", sure=True)
    await match.by_command(BLACK, "resign", what="single", sure=True)
    await match.by_button(WHITE, "Accept")
    state = await match.state()
    assert state.score == (4, 0)
    assert "**alice** 4 : 0 **bob** ⚫, to 5 · Crawford\n" in text_of(match.board)
    record = await match.bot.store.match(1)
    later = replace(record, state=replace(record.state, crawford=Crawford.AFTER, game=4))
    assert score_line(later, UNICODE).endswith(" ⚫, to 5 · post-Crawford")
    assert score_line(later).endswith(" · 5-point match · post-Crawford")
    side = state.waiting_for
    await match.by_command(
        side, "move", play=(await match.players[side].autocomplete(match.channel, "move", "play", ""))[0]["value"]
    )
    assert "Double" not in " ".join(buttons_of(match.board))
    assert "Crawford game" in await refused(match, side.other, "double")


async def test_challenges_that_cannot_be(table):
    assert "yourself" in await refused(table, WHITE, "challenge", opponent=table.players[0])
    robot = table.guild.add_member(table.env.create_user("robot", bot=True))
    assert "Other bots don't play" in await refused(table, WHITE, "challenge", opponent=robot)
    await table.by_command(WHITE, "challenge", opponent=table.players[1])
    assert "hasn't answered you yet" in await refused(table, WHITE, "challenge", opponent=table.players[1])


async def test_someone_who_left_the_server_is_not_challenged(table):
    gone = table.env.create_user("gone")
    assert "isn't in this server" in await refused(table, WHITE, "challenge", opponent=gone)


async def test_a_challenge_is_answered_by_whom_it_is_for(table, carol):
    challenge = await table.by_command(WHITE, "challenge", opponent=table.players[1])
    for person, said in ((table.players[0], "The button beside **Accept** takes"), (carol, "for someone else")):
        answer = (await person.click(challenge, label="Accept")).response
        assert answer.ephemeral
        assert said in text_of(answer)
    answer = (await carol.click(challenge, label="Decline")).response
    assert answer.ephemeral
    await table.players[1].click(challenge, label="Decline")
    answer = (await table.players[0].slash(table.channel, "accept")).response
    assert "Nothing has been offered" in text_of(answer)


async def test_a_challenge_withdrawn_or_accepted_cannot_be_accepted(table, carol):
    challenge = await table.by_command(WHITE, "challenge", length=3)
    # Its buttons stay where the post cannot be changed.
    for path in ("/channels/*/messages/*", "/webhooks/*/*/messages/*"):
        table.env.inject_error("PATCH", path, status=403, code=50013, times=None)
    board = (await carol.click(challenge, label="Accept")).response
    assert not board.ephemeral
    answer = (await table.players[1].click(challenge, label="Accept")).response
    assert answer.ephemeral
    assert "has been accepted" in text_of(answer)
    other = await table.by_command(BLACK, "challenge", length=3)
    await table.players[1].slash(table.channel, "decline")
    answer = (await carol.click(other, label="Accept")).response
    assert "withdrawn" in text_of(answer)


async def test_an_accepted_challenge_loses_its_buttons(table, carol):
    challenge = await table.by_command(WHITE, "challenge", length=3)
    await carol.click(challenge, label="Accept")
    assert "accepted: match 1" in text_of(challenge)
    assert not buttons_of(challenge)


async def test_a_challenge_runs_out(table):
    table.bot.app.challenges.lasts = timedelta(minutes=10)
    challenge = await table.by_command(WHITE, "challenge", opponent=table.players[1])
    await table.env.advance_time(11 * 60)
    assert "Nobody answered" in text_of(challenge)
    answer = (await table.players[0].slash(table.channel, "challenge", opponent=table.players[1])).response
    assert not answer.ephemeral


async def test_too_many_new_posts(table):
    people = [table.guild.add_member(table.env.create_user(f"friend{i}")) for i in range(7)]
    for person in people[:6]:
        assert not (await table.by_command(WHITE, "challenge", opponent=person)).ephemeral
    assert "in ten minutes" in await refused(table, WHITE, "challenge", opponent=people[6])


async def test_an_old_button_shows_the_board_as_it_is(match):
    first = match.board
    old_select = selects_of(first)[0]
    value = old_select["options"][0]["value"]
    await match.by_command(WHITE, "move", play="8/5 6/5")
    answer = await forged(match.players[0], first, old_select["custom_id"], [value])
    assert answer.ephemeral
    assert "older position" in text_of(answer)
    second = match.board
    await match.by_button(BLACK, "Roll")
    seq = (await match.state()).seq
    stale = buttons_of(second)
    assert "Roll" not in stale  # the board stayed in place and has the lists now
    answer = await forged(match.players[0], first, CustomId("resign", 1, 2).encode("b"))
    assert answer.ephemeral
    assert (await match.state()).seq == seq


async def test_permissions_are_checked_before_a_challenge(table):
    overwrite = discord.PermissionOverwrite(attach_files=False)
    channel = table.guild.create_text_channel("quiet", overwrites={table.env.bot.user: overwrite})
    answer = (await table.players[0].slash(channel, "challenge", length=3)).response
    assert answer.ephemeral
    assert "Attach Files" in text_of(answer)


async def test_names_cannot_format_or_ping(table):
    imp = table.guild.add_member(table.env.create_user("**@everyone** `x` [a](http://b.example)"))
    challenge = (await imp.slash(table.channel, "challenge", length=3)).response
    assert "@everyone" not in text_of(challenge)
    assert "\\*\\*" in text_of(challenge)
