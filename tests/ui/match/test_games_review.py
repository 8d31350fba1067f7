"""Other games and house rules as a player meets them: what is said, what is asked, what a late tap does."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from bot.app.logged import summarise
from bot.rules.dice import Roll, ScriptedDice
from bot.rules.house_rules import fitting, usual_rules
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import VARIANTS
from bot.ui.challenge.draft import Draft
from bot.ui.result.card import result_card, result_post
from tests.ui.files.replays import record_of
from tests.ui.positions import put
from tests.ui.table import buttons_of, forged, last_post, pictures_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


async def started(table, game, length, **options):
    """An accepted match of that game."""
    sent = await table.players[0].slash(
        table.channel, "challenge", opponent=table.players[1], variant=game, length=length, **options
    )
    await table.by_button(BLACK, "Accept", sent.response)
    return await table.state()


def turned(dice):
    return pytest.mark.parametrize("dice", [ScriptedDice(dice)], ids=["scripted"])


# Games that are drawn


def about_to_draw():
    """White's last checker is pinned on its start; with a 2, White pins Black's last checker on its start."""
    mine = [0] * 26
    mine[24], mine[3], mine[2] = 1, 1, 13
    theirs = [0] * 26
    theirs[24], theirs[1], theirs[10] = 1, 13, 1
    return Position(tuple(mine), tuple(theirs), (24,))


@turned([(6, 5), (4, 3), (3, 1), (6, 2)])
async def test_a_drawn_game_is_shown_said_and_followed_by_another(table):
    await started(table, "plakoto", 1)
    await put(table, position=about_to_draw(), roll=Roll(2, 1))
    answer = await table.by_command(WHITE, "move", play="3/1 2/1")
    assert "The game is a draw. Nobody scores." in text_of(answer)
    assert "Game 2: " in text_of(answer)
    assert len(pictures_of(answer)) == 1, "the next game's: two boards would be higher than a phone"
    state = await table.state()
    assert (state.game, state.score, state.phase) == (2, (0, 0), Phase.TO_PLAY)


async def test_a_summary_has_the_games_that_nobody_won():
    log = [
        *start(cmd.StartMatch("plakoto", 3, Rules(cube=False)), ScriptedDice([(6, 5), (6, 5)])),
        ev.GameDrawn(),
        ev.GameStarted(2, (Roll(5, 2),)),
        ev.GameEnded(WHITE, 2, 2, ev.Ending.RESIGNED),
    ]
    summary = summarise(log)
    assert [(game.number, game.winner, game.score) for game in summary.games] == [(1, None, (0, 0)), (2, WHITE, (2, 0))]
    post = result_post(record_of(log), summary, "classic")
    assert "Game 1: draw, 0 : 0" in post.extra[0].words
    assert "(double, resigned)" in post.extra[0].words


def on_board(*, mine, hand, theirs, their_hand):
    """A position of a game with a hand; each side's checkers are given by that side's own points."""
    sides = []
    for points, held in ((mine, hand), (theirs, their_hand)):
        counts = [points.get(point, 0) for point in range(26)]
        sides.append((*counts, held))
    return Position(*sides)


# Naming, resigning and asking in Acey-Deucey


@turned([(2, 1), (2, 1), (6, 5)])
async def test_a_doublet_is_named_once_by_whoever_rolled_it(table):
    await started(table, "american_acey_deucey", 1)
    early = await table.by_command(WHITE, "doublet", number=3)
    assert early.ephemeral
    assert "no doublet to name right now" in text_of(early)
    await table.by_command(WHITE, "move", play="hand/24 hand/23")
    board, button = table.board, buttons_of(table.board)["3-3"]
    assert (await forged(table.players[1], board, button)).ephemeral
    assert (await table.state()).phase is Phase.TO_NAME
    await table.by_button(WHITE, "3-3")
    seq = (await table.state()).seq
    again = await forged(table.players[0], board, button)
    assert again.ephemeral
    assert "older position" in text_of(again)
    assert (await table.state()).seq == seq


@turned([(3, 1), (4, 4), (6, 5), (6, 5)])
async def test_a_refused_resignation_goes_on_in_the_middle_of_a_chain(table):
    """White has played part of a chain. Gul Bara is worth two points, so one point may be refused."""
    await started(table, "gul_bara", 3)
    await put(table, numbers=(4,) * 4, ahead=(5, 6))
    before = await table.state()
    await table.by_command(WHITE, "resign", what="single", sure=True)
    await table.by_button(BLACK, "Play on")
    after = await table.state()
    assert (after.phase, after.numbers, after.ahead) == (Phase.TO_PLAY, before.numbers, before.ahead)
    assert "to play 4 \u00d7 4" in text_of(table.board)


@turned([(2, 1), (2, 1), (6, 5), (2, 1)])
async def test_resigning_a_single_game_where_each_checker_counts_is_asked_first(table):
    await started(table, "american_acey_deucey", 0)
    asked = await table.by_command(WHITE, "resign", what="single", sure=True)
    assert asked.ephemeral
    assert "This game: lose 15 points" in buttons_of(asked)
    assert "Leave: lose 15 points" in buttons_of(asked)
    assert (await table.state()).score == (0, 0)
    await table.by_button(WHITE, "This game: lose 15 points", asked)
    assert (await table.state()).score == (0, 15)


@turned([(3, 1), (6, 5)])
async def test_nothing_is_resigned_in_a_session_that_is_over(table):
    await started(table, "backgammon", 0)
    await table.by_command(WHITE, "resign", what="match", sure=True)
    answer = await table.by_command(WHITE, "resign", match="1")
    assert answer.ephemeral
    assert "over" in text_of(answer)


@turned([(3, 1), (6, 5)])
async def test_the_question_before_a_double_names_the_beaver(table):
    await started(table, "backgammon", 0)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.bot.app.people.prefer(table.players[1].id, confirm_double=True)
    asked = (await table.players[1].slash(table.channel, "double")).response
    said = "can take and play on for 2, beaver and play for 4, or pass and lose 1 point."
    assert said in text_of(asked)


@turned([(3, 1), (6, 5), (4, 2), (4, 4)])
async def test_leaving_under_a_beaver_costs_what_it_says(table):
    await started(table, "backgammon", 0)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.by_command(BLACK, "double")
    await table.by_button(WHITE, "Beaver to 4")
    asked = await table.by_command(BLACK, "decline")
    assert "Pass the double to 4? You lose this game and 2 points." in text_of(asked)
    asked = await table.by_command(BLACK, "resign")
    await table.by_button(BLACK, "Leave: lose 6 points", asked)
    record, log = await table.bot.store.match(1), await table.bot.store.events(1)
    words = result_post(record, summarise(one.event for one in log), "classic").extra[0].words
    assert "alice +6 points (session left), 6 : 0" in words
    assert (await table.state()).score == (6, 0)
    assert "6 points" in text_of(table.board)


@turned([(3, 1), (6, 5), (4, 4)])
async def test_a_raccoon_is_called_so_on_the_board_and_on_the_card(table):
    rules = Rules(jacoby=True, beavers=True, raccoons=True)
    await table.bot.app.people.prefer(table.players[0].id, house_rules=rules)
    await started(table, "backgammon", 0)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.by_command(BLACK, "double")
    await table.by_button(WHITE, "Beaver to 4")
    assert "White beavers to 4." in pictures_of(table.board)[0]
    await table.by_button(BLACK, "Raccoon to 8")
    assert "Black raccoons to 8." in pictures_of(table.board)[0]
    await table.by_button(WHITE, "Take")
    record, log = await table.bot.store.match(1), await table.bot.store.events(1)
    cube = result_card(record, summarise(one.event for one in log), "classic").cube_actions
    assert [one.partition(": ")[2] for one in cube] == [
        "bob doubles to 2",
        "alice beavers to 4",
        "bob raccoons to 8, alice takes",
    ]


@turned([(3, 1), (6, 5), (4, 3)])
async def test_a_double_is_a_line_of_the_card_with_its_answer(table):
    await started(table, "backgammon", 3)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    await table.by_command(BLACK, "double")
    await table.by_command(WHITE, "decline", sure=True)
    record, log = await table.bot.store.match(1), await table.bot.store.events(1)
    cube = result_card(record, summarise(one.event for one in log), "classic").cube_actions
    assert list(cube) == ["Game 1: bob doubles to 2, alice passes"]


@turned([(3, 1), (6, 5)])
async def test_the_board_marks_who_answers_an_offer_to_resign(table):
    await started(table, "backgammon", 3)
    asked = await table.by_command(WHITE, "resign")
    await table.by_button(WHITE, next(label for label in buttons_of(asked) if label.startswith("Single")), asked)
    [words] = pictures_of(table.board)
    assert "Black to answer." in words
    assert "White offers to resign." in words


@turned([(3, 1), (6, 5), (4, 3)])
async def test_house_rules_are_said_as_a_session_begins_and_where_they_are_looked_up(table):
    await table.bot.app.people.prefer(table.players[0].id, house_rules=Rules(jacoby=True, beavers=True))
    await started(table, "backgammon", 0)
    said = "unlimited session · game 1 · Jacoby rule, beavers"
    assert said in text_of(table.board)
    await table.by_command(WHITE, "move", play="8/5 6/5")
    assert said in text_of(table.board), "the other player's first board"
    await table.by_command(BLACK, "roll")
    await table.by_command(BLACK, "move", play=plays_now(await table.state())[0].notation)
    board = (await table.players[WHITE].slash(table.channel, "board", public=True)).response
    assert "unlimited session · game 1" in text_of(board)
    assert "Jacoby" not in text_of(board)
    assert said in text_of((await table.players[WHITE].click(board, label="Details")).response)
    await table.by_command(WHITE, "resign", what="match", sure=True)
    assert "unlimited session" in text_of(last_post(table))
    assert "Jacoby rule, beavers" in text_of(last_post(table))


@turned([(3, 3), (5, 4)])
async def test_a_tie_doubles_the_cube_where_it_is_told(table):
    await table.bot.app.people.prefer(table.players[0].id, house_rules=Rules(automatic_doubles=9))
    await started(table, "backgammon", 0)
    lines = text_of(table.board).splitlines()
    at = lines.index("Both roll a 3, so they roll again.")
    assert lines[at + 1].startswith("A tie doubles the cube automatically.")
    assert lines[at + 2] == "**alice** wins the opening roll, 5 to 4."


@turned([(3, 1), (6, 5), (4, 4)])
async def test_the_crawford_game_is_named_also_where_the_winner_starts(table):
    admin_rules = Rules(winner_starts=True)
    await table.bot.app.people.prefer(table.players[0].id, house_rules=admin_rules)
    await started(table, "backgammon", 3)
    assert (await table.state()).rules.winner_starts
    await put(table, score=(1, 0))
    answer = await table.by_command(BLACK, "resign", what="single", sure=True)
    answer = await table.by_command(WHITE, "accept")
    assert "won the last one and starts with both dice" in text_of(answer)
    assert " · Crawford" in text_of(answer)


async def test_going_through_the_games_of_the_panel_brings_the_cube_back():
    draft = Draft("backgammon", 0, usual_rules(VARIANTS["backgammon"], 0))
    assert draft.with_game("plakoto").with_game("fevga").with_game("backgammon") == draft
    without = replace(draft, rules=fitting(with_fields(draft.rules, cube=False), VARIANTS["backgammon"], 0))
    assert not without.with_game("nackgammon").rules.cube


@pytest.mark.parametrize(("game", "rule"), [("egyptian", "five_checkers"), ("tavli", "winner_starts")])
async def test_a_rule_that_a_game_always_has_is_not_asked(table, game, rule):
    panel = (await table.players[0].slash(table.channel, "challenge", options=True, variant=game)).response
    form = (await table.players[0].click(panel, label="Change it")).modal
    assert rule not in {one["value"] for one in form["components"][0]["component"]["options"]}


@turned([(2, 1), (2, 1), (6, 5), (6, 5)])
async def test_what_cannot_be_played_of_a_named_doublet_was_not_rolled(table):
    await started(table, "american_acey_deucey", 1)
    await table.by_command(WHITE, "move", play="hand/24 hand/23")
    blocked = on_board(mine={24: 1, 23: 1}, hand=13, theirs={6: 2, 7: 2, 8: 2}, their_hand=9)
    await put(table, position=blocked)
    answer = await table.by_command(WHITE, "doublet", number=6)
    assert "**alice** can't play 4 \u00d7 6." in text_of(answer)
    assert "rolled 4" not in text_of(answer)


@turned([(3, 1), (6, 5), (4, 2), (6, 5)])
async def test_a_rotation_says_its_own_name_and_that_of_the_game(table):
    await started(table, "tavli", 2)
    assert "2-point match \u00b7 Tavli: Portes" in text_of(table.board)
    side = (await table.state()).waiting_for
    await table.by_command(side, "resign", what="single", sure=True)
    answer = await table.by_command(side.other, "accept")
    assert "Tavli: Plakoto" in text_of(answer)
    answer = await table.by_command((await table.state()).waiting_for, "resign", what="gammon", sure=True)
    assert "resigns a double game: 2 points" in text_of(answer)
    assert "2-point match \u00b7 Tavli\n" in text_of(answer)


@turned([(3, 1), (6, 5), (4, 2)])
async def test_the_clock_runs_for_whoever_answers_a_double_and_its_beaver(table):
    await started(table, "backgammon", 0, clock="1d")
    await table.by_command(WHITE, "move", play="8/5 6/5")
    for side, name, runs in ((BLACK, "double", WHITE), (WHITE, "beaver", BLACK), (BLACK, "accept", BLACK)):
        await table.by_command(side, name)
        record = await table.bot.store.match(table.match_id)
        assert (record.clock.running, record.state.waiting_for) == (runs, runs)


@turned([(6, 5), (3, 1), (6, 5)])
async def test_the_clock_runs_for_whoever_plays_what_was_left_over(table):
    await started(table, "gul_bara", 1, clock="1d")
    shut = Position.of({24: 14, 19: 1}, {8: 1, 23: 1, 24: 13})
    await put(table, position=shut, roll=Roll(4, 4), on_roll=WHITE)
    await table.by_command(WHITE, "move", play=plays_now(await table.state())[0].notation)
    record = await table.bot.store.match(table.match_id)
    assert (record.state.handed, record.state.numbers) == (True, (4, 4, 4))
    assert (record.clock.running, record.state.on_roll) == (BLACK, BLACK)
