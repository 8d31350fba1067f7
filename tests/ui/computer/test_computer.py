"""Playing the computer, through a simulated Discord and the real engine."""

import asyncio
import os
import re
import signal
from itertools import product
from random import Random

import pytest
from simcord.builders import UserHandle

from bot.engine import analyst as computer_mind
from bot.records.computers import ComputerLevel, computer, level_of
from bot.records.people import Posting
from bot.rules.dice import LiveDice, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from bot.ui.computer import desk as computer_desk
from bot.ui.computer.desk import ComputerDesk
from tests.inside import pids_of
from tests.nightly import every
from tests.ui.computer.computer_table import act, challenge, play_on, settled, until_computer, without_pause
from tests.ui.table import buttons_of, last_post, pictures_of, posts_in, selects_of, text_of


@pytest.fixture
def dice(request):
    """Dice that can be checked, unless a test wants particular ones."""
    return getattr(request, "param", None)


@pytest.fixture
def simcord_bot(make_bot, patient):
    return make_bot()


async def log_of(table):
    return [stored.event for stored in await table.bot.store.events(table.match_id)]


async def test_a_match_begins_at_once_and_is_not_rated(table):
    answer = await challenge(table, 3, level="expert")
    assert "Computer (expert)" in pictures_of(answer)[0]
    record = await table.bot.store.match(1)
    assert record.rated is False
    assert level_of(record.players[1].user_id) is ComputerLevel.EXPERT
    details = (await table.players[0].click(answer, label="Details")).response
    assert record.commitment in text_of(details)
    assert "aren't rated" in text_of(details)


@pytest.mark.parametrize("game", ["backgammon", "plakoto"])
async def test_the_first_board_is_three_lines_whoever_opens(table, game):
    """The level stands on the board, and who goes first is told with the play."""
    table.board = await challenge(table, 3, level="casual", variant=game)
    state = await settled(table)
    lines = [line for line in text_of(table.board).strip().splitlines() if not line.startswith(("Both roll", "-# 💡"))]
    assert len(lines) <= 3
    assert "Computer (casual)" in pictures_of(table.board)[0]
    assert "(casual)" not in "".join(lines)
    assert ("**Computer** opens with" in lines[1]) is (state.last_turn is not None)


async def test_without_a_level_it_is_intermediate(table):
    assert "Computer (intermediate)" in pictures_of(await challenge(table, 1))[0]


@pytest.mark.parametrize(
    ("level", "length"),
    every(product(("beginner", "expert"), (1, 3)), daily=[("beginner", 1)]),
)
async def test_a_whole_match(table, level, length):
    await challenge(table, length, level=level)
    state = await play_on(table, seed=length, doubles=True)
    assert state.is_over
    assert max(state.score) >= length
    assert "Result of match 1" in text_of(last_post(table))
    [ending] = [text_of(one) for one in posts_in(table.env, table.channel) if "wins the match" in text_of(one)]
    how = ending.partition("wins the match")[0]
    assert any(word in how for word in ("wins", "resigns", "passes"))
    counted = re.search(r"\d points?\b", ending)
    assert not counted or "wins" not in how, "its last game counts no more than the match"
    report = await table.bot.app.dice.report(await table.bot.store.match(1))
    assert report.revealed
    assert report.is_right, "its dice can be checked like any others"
    doubles = [event for event in await log_of(table) if isinstance(event, ev.DoubleOffered)]
    assert bool(doubles) is (length > 1)


@pytest.mark.parametrize("dice", [ScriptedDice([(3, 1), (2, 1), (2, 1)])], indirect=True)
async def test_a_turn_of_the_computer_is_one_edit_of_the_one_board(table):
    """With numbers that enter from the bar wherever the checkers are: what nobody can play is told in the next turn."""
    await challenge(table, 1, level="beginner")
    before, requests = len(posts_in(table.env, table.channel)), len(table.env.http_requests)
    await play_on(table, turns=1)
    assert len(posts_in(table.env, table.channel)) == before == 1
    sent = [one for one in table.env.http_requests[requests:] if one.method in ("POST", "PATCH")]
    assert len(sent) == 3, "the answer to the typed play, the board after it, and the computer's turn"
    assert not any(one.path.startswith("/channels/") for one in sent), "all by the token of the interaction"
    assert "played" in text_of(last_post(table))


async def test_nothing_is_offered_while_the_computer_thinks(table):
    await until_computer(table)
    assert "is thinking" in text_of(last_post(table))
    assert set(buttons_of(last_post(table))) == {"My board", "Details"}
    assert not selects_of(last_post(table))


@pytest.mark.parametrize("game", every(["plakoto", "fevga"], daily=["fevga"]))
async def test_a_whole_match_of_a_game_without_a_network(table, game, monkeypatch):
    monkeypatch.setattr(computer_mind, "knows", lambda *_, **__: False)
    answer = await challenge(table, 1, level="expert", variant=game)
    assert "our own simple player steps in" in text_of(answer)
    assert "Computer (simple player)" in pictures_of(answer)[0]
    state = await play_on(table)
    assert state.is_over
    assert state.variant == game
    assert not table.bot.engine._asked, "the network was not even asked"


async def test_without_the_engine_the_simple_player_plays_backgammon(table, monkeypatch):
    monkeypatch.setattr(computer_mind, "engine_installed", lambda: False)
    monkeypatch.setattr(computer_desk, "engine_installed", lambda: False)
    answer = await challenge(table, 1, level="expert")
    assert "isn't installed here" in text_of(answer)
    assert (await play_on(table)).is_over


async def test_a_match_goes_on_after_a_restart(table, make_bot):
    seq = (await until_computer(table)).seq
    await table.restart(lambda: without_pause(make_bot()))
    state = await settled(table)
    assert state.seq > seq
    assert state.waiting_for is Side.WHITE
    said = text_of(last_post(table))
    assert "**Computer** opens with" in said or "**Computer** played" in said


@pytest.mark.parametrize("dice", [LiveDice(Random(5).randrange)], indirect=True)
async def test_a_roll_that_was_stored_is_played_after_a_restart(table, make_bot):
    await until_computer(table)
    record = await table.bot.store.match(1)
    if record.state.phase is Phase.TO_ROLL:
        await table.bot.app.matches.act(1, record.players[1], cmd.RollDice, interaction_id=None)
    before = await table.state()
    assert (before.phase, before.waiting_for) == (Phase.TO_PLAY, Side.BLACK)
    await table.restart(lambda: without_pause(make_bot()))
    await settled(table)
    played = (await log_of(table))[before.seq]
    assert isinstance(played, ev.PlayMade)
    assert played.side is Side.BLACK


@pytest.mark.usefixtures("engine_processes")
async def test_a_worker_killed_in_mid_thought_is_replaced(table):
    await until_computer(table, level="world_class")
    pool = table.bot.engine
    turn = asyncio.create_task(table.bot.app.computers.take_turn(1))
    for _ in range(12_000):
        if pool._busy:
            break
        await asyncio.sleep(0.005)
    killed = pids_of(pool)[0]
    os.kill(killed, signal.SIGKILL)
    assert (await turn).steps
    assert killed not in pids_of(pool)


async def test_housekeeping_finds_what_no_task_plays(table):
    await until_computer(table)
    del table.bot.get(ComputerDesk).tasks.wake  # the class's own again
    await table.env.advance_time(16)
    assert (await settled(table)).waiting_for is Side.WHITE


async def test_it_takes_and_answers_by_itself_what_is_offered_by_buttons(table):
    await challenge(table, 5, level="intermediate")
    while (state := await settled(table)).phase is not Phase.TO_ROLL:
        await act(table, state, Random(1))
    await table.by_button(Side.WHITE, "Double to 2")
    await settled(table)
    assert any(isinstance(event, ev.DoubleTaken | ev.DoublePassed) for event in await log_of(table))
    answer = await table.by_button(Side.WHITE, "Resign")
    label = next(label for label in buttons_of(answer) if "match" in label.casefold())
    await table.by_button(Side.WHITE, label, answer)
    state = await settled(table)
    assert (state.is_over, state.winner) == (True, Side.BLACK)


@pytest.mark.parametrize("dice", [ScriptedDice([(3, 1), (1, 3), (2, 1)])], indirect=True)
async def test_how_a_game_ended_still_stands_where_the_computer_opens_the_next(table):
    """The board in place is the next game's within a second, and a moment later the computer has played."""
    await challenge(table, 5, level="casual")
    answer = await table.by_button(Side.WHITE, "Resign")
    await table.by_button(Side.WHITE, next(label for label in buttons_of(answer) if "1 point" in label), answer)
    assert (await settled(table)).game == 2
    told = text_of(last_post(table))
    assert "alice** resigns a single game: 1 point for **Computer**." in told
    assert "opens with" in told
    await play_on(table, turns=2)
    assert "resigns" not in text_of(last_post(table))


async def test_the_person_takes_and_passes_what_the_computer_doubles(table):
    """Some games of a long match: sooner or later the computer doubles, and it plays on after either answer."""
    await challenge(table, 99, level="expert")
    random, answers = Random(3), []
    for _ in range(400):
        state = await settled(table)
        if state.phase is Phase.DOUBLE_OFFERED:
            label = "Pass" if len(answers) % 2 else "Take"
            answer = await table.by_button(Side.WHITE, label)
            if label == "Pass":
                yes = next(one for one in buttons_of(answer) if one.startswith("Pass"))
                await table.by_button(Side.WHITE, yes, answer)
            answers.append(label)
            if len(answers) == 2:
                break
        else:
            await act(table, state, random)
    assert answers == ["Take", "Pass"]
    assert (await settled(table)).score[Side.BLACK] > 0


async def test_it_is_chosen_in_the_options_step_too(table):
    panel = await challenge(table, 3, level="advanced", options=True)
    assert "Computer (advanced)" in text_of(panel)
    send = buttons_of(panel)["Play the computer"]
    assert f":{computer(ComputerLevel.ADVANCED).user_id}:" in send
    answer = await table.by_button(Side.WHITE, "Play the computer", panel)
    assert "Computer (advanced)" in pictures_of(answer)[0]
    assert panel.id not in table.env.backend.messages[table.channel.id], "the form is closed"
    record = await table.bot.store.match(1)
    assert level_of(record.players[1].user_id) is ComputerLevel.ADVANCED
    assert not record.rated


@pytest.mark.simcord(check_errors=False)
async def test_a_level_is_for_the_computer_alone(table):
    for options in ({}, {"opponent": table.players[1]}):
        answer = (await table.players[0].slash(table.channel, "challenge", level="expert", **options)).response
        assert answer.ephemeral
        assert "Pick me as your opponent" in text_of(answer)


@pytest.mark.simcord(check_errors=False)
async def test_other_bots_are_refused(table):
    other = table.guild.add_member(table.env.create_user("robot", bot=True))
    answer = (await table.players[0].slash(table.channel, "challenge", opponent=other)).response
    assert answer.ephemeral
    assert "Other bots" in text_of(answer)


async def test_with_a_clock_it_never_loses_on_time(table):
    await until_computer(table, length=3, clock="live")
    record = await table.bot.store.match(1)
    assert record.clock.running is None
    await table.env.advance_time(4000)
    assert not (await table.state()).is_over


async def test_one_live_board_is_edited_for_the_computer_too(table):
    await table.bot.app.people.choose(table.guild.id, posting=Posting.LIVE)
    await challenge(table, 3, level="beginner")
    state = await play_on(table, turns=6)
    assert len(posts_in(table.env, table.channel)) == 1
    assert (await table.bot.store.match(1)).board.seq == state.seq


async def test_in_a_thread_the_computer_answers_there(table):
    await table.bot.app.people.choose(table.guild.id, threads=True)
    await challenge(table, 1, level="beginner")
    state = await play_on(table, turns=4)
    record = await table.bot.store.match(1)
    assert record.thread_id is not None
    assert (record.board.channel_id, record.board.seq) == (record.thread_id, state.seq)


async def test_it_is_named_in_the_language_of_the_server(table):
    await table.bot.app.people.choose(table.guild.id, language="de")
    answer = await challenge(table, 1, level="world class")
    assert "Computer (Weltklasse)" in pictures_of(answer)[0]


async def test_the_form_of_a_challenge_offers_the_computer_at_every_level(table):
    without_pause(table.bot)
    person = table.players[0]
    form = (await person.slash(table.channel, "challenge")).response
    levels = next(one["custom_id"] for one in selects_of(form) if ":form_other:" in one["custom_id"])
    form = (await person.select(form, ["expert"], custom_id=levels)).response
    await person.click(form, label="Play the computer")
    record = await table.bot.store.match(1)
    assert computer(ComputerLevel.EXPERT) in record.players
    assert not record.rated


async def test_in_a_direct_message_a_match_begins_by_command_and_once_more_by_its_card(table):
    """Discord says of one that the bot may attach files there, and says nothing of seeing and sending."""
    alice = table.players[0].user
    bot = UserHandle(table.env, table.env.backend.bot_user)
    without_pause(table.bot)
    begun = await alice.slash("challenge", opponent=bot, level="beginner", length=1)
    assert "can't run matches" not in text_of(begun.response)
    asked = (await alice.slash("resign")).response
    await alice.click(asked, label="The game")
    await table.env.settle()
    await alice.click(last_post(table, alice.dm_channel), label="Rematch")
    assert (await table.bot.store.match(2)).state.length == 1
