"""The card of an imported match: what can be done with it, and how it shows that a record ends or breaks off."""

from random import Random

import pytest

from bot.engine import analyst as coach_analyst
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import to_json, to_mat, to_sgf, to_text
from tests.rules.formats.xg_writer import to_xg
from tests.rules.random_matches import play_match
from tests.ui.coach.coached import doubled_log
from tests.ui.files.test_records import bring, export, key_in
from tests.ui.table import buttons_of, pictures_of, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]

HEAD = """ 5 point match

 Game 1
 Ann : 0                        Bill : 0
"""
BROKEN_OFF = f"""{HEAD}  1) 31: 8/5 6/5                 52: 13/8 24/22
  2) 61: 13/7 8/7
"""
SECOND_GAME = """      Wins 1 point

 Game 2
 Ann : 1                        Bill : 0
  1)                             62: 24/18 13/11
  2)  Doubles => 2
"""


async def report_of(table, answer):
    """The study as text."""
    numbers = (await table.players[0].click(answer, label="Numbers")).response
    file = (await table.players[0].click(numbers, label="As text")).response.attachments[0]
    return (await file.read()).decode()


async def test_a_record_that_breaks_off_is_studied_as_far_as_it_goes(table):
    alice = table.players[0]
    card = await bring(table, alice, BROKEN_OFF.encode())
    assert "ends before the match does" in text_of(card)
    whole = (await alice.click(card, label="Analyze")).response
    game = (await alice.slash(table.channel, "analyze", match="i1", game=1)).response
    for answer in (whole, game):
        assert "Analysis of match i1" in text_of(answer)
        text = await report_of(table, answer)
        assert [roll in text for roll in ("3-1", "5-2", "6-1")] == [True] * 3, text


async def test_so_are_its_whole_games_and_the_one_that_breaks_off(table):
    alice = table.players[0]
    await bring(table, alice, (BROKEN_OFF + SECOND_GAME).encode())
    both = await report_of(table, (await alice.slash(table.channel, "analyze", match="i1")).response)
    assert [roll in both for roll in ("3-1", "6-1", "6-2")] == [True] * 3, both
    second = await report_of(table, (await alice.slash(table.channel, "analyze", match="i1", game=2)).response)
    assert "6-2" in second
    assert "6-1" not in second


async def test_where_nothing_was_decided_there_is_nothing_to_tell(table):
    answer = await bring(table, table.players[0], f"{HEAD}  1) 31:\n".encode())
    answer = (await table.players[0].click(answer, label="Analyze")).response
    assert "Analysis of match i1" in text_of(answer)
    assert not pictures_of(answer)


async def test_what_cannot_be_analysed_has_no_button_for_it(table, monkeypatch):
    alice = table.players[0]
    log = play_match(Random(1), 1, Rules(quadruple=True))  # which no network knows
    card = await bring(table, alice, to_json(log, ("Ann", "Bill")), "a.json")
    assert "Analyze" not in buttons_of(card)
    assert "Replay" in buttons_of(card)
    data = to_mat(play_match(Random(1), 1, Rules()), ("Ann", "Bill")).encode()
    assert "Analyze" in buttons_of(await bring(table, alice, data))
    monkeypatch.setattr(coach_analyst, "engine_installed", lambda: False)
    assert "Analyze" not in buttons_of(await bring(table, alice, data))


DROPPED = """  1) 31: 8/5 6/5                 52: 13/8 24/22
  2)  Doubles => 2               Drops
      Wins 1 point
"""
GIVEN_UP = """  1) 31: 8/5 6/5                 52: 13/8 24/22
                                 Wins 2 points
"""


@pytest.mark.parametrize(
    ("game", "score"),
    [(DROPPED, "**Ann** 1 : 0 **Bill**"), (GIVEN_UP, "**Ann** 0 : 2 **Bill**")],
    ids=["drop", "given up"],
)
@pytest.mark.parametrize("length", [0, 3, 1])
async def test_the_card_shows_how_the_last_game_ended(table, game, score, length):
    """Nothing is on offer any more and nobody has to move. A session that ends so is complete; a match is not."""
    head = HEAD.replace("5 point", f"{length} point")
    if length == 1:
        game, score = GIVEN_UP.replace("2 points", "1 point"), "**Ann** 0 : 1 **Bill**"
    card = await bring(table, table.players[0], (head + game).encode())
    assert score in text_of(card)
    assert ("ends before the match does" in text_of(card)) is (length == 3)
    [seen] = pictures_of(card)
    assert f"{'White' if ' 1 : 0 ' in score else 'Black'} has won" in seen
    assert not any(open_still in seen for open_still in ("to move", "to answer", "doubles to"))


async def test_it_shows_a_double_that_nobody_has_answered(table):
    card = await bring(table, table.players[0], (BROKEN_OFF + SECOND_GAME).encode())
    assert "ends before the match does" in text_of(card)
    assert "White doubles to 2. Black to answer" in pictures_of(card)[0]


async def test_automatic_doubles_are_in_the_sgf_and_named_where_the_mat_is_refused(table):
    alice = table.players[Side.WHITE]
    log = play_match(Random(2), 0, Rules(automatic_doubles=9), most_games=9)
    key = key_in(await bring(table, alice, to_json(log, ("Ann", "Bill"))))
    _, _, data = await export(table, alice, match=key, format="sgf")
    assert b"CV[2]" in data
    answer = await table.by_command(Side.WHITE, "export", match=key, format="mat")
    assert "no place for automatic doubles. Use" in text_of(answer)


async def test_of_an_sgf_file_that_is_cut_off_the_result_is_not_told(table):
    """It stands in front of the game."""
    whole = to_sgf(doubled_log(), ("Ann", "Bill"))
    for share, ends in ((1.0, False), (0.7, True)):
        card = text_of(await bring(table, table.players[0], whole[: int(share * len(whole))].encode()))
        assert ("The file ends before the match does." in card) is ends
        assert ("**Ann** 0 : 0 **Bill**" in card) is ends


@pytest.mark.parametrize(
    ("length", "told"), [(0, "unlimited session"), (3, "3-point match")], ids=["a session", "a match"]
)
async def test_a_file_without_its_length_is_read_where_its_games_tell_it(table, length, told):
    rows = to_mat(play_match(Random(2), length, Rules()), ("Ann", "Bill")).splitlines()
    bare = "\n".join(row for row in rows if "point match" not in row)
    card = text_of(await bring(table, table.players[0], bare.encode()))
    assert told in card
    assert "doesn't say how long the match is; this is what its games tell" in card
    corrected = text_of(await bring(table, table.players[0], f" 25 point match\n{bare}".encode()))
    assert "already" not in corrected, "with another length it's another match"
    refused = text_of(await bring(table, table.players[0], BROKEN_OFF.partition("\n")[2].encode()))
    assert "Write it in a first line, such as `5 point match`" in refused


async def test_a_match_that_comes_in_another_kind_of_file_is_the_same(table):
    """It would count twice in insights."""
    alice, log = table.players[0], play_match(Random(3), 3, Rules())
    names = ("Ann Lee", "Bill")
    await bring(table, alice, to_mat(log, names).encode())
    for data in (to_sgf(log, ("ann_lee", "Bill")), to_xg(log, names), to_json(log, names), to_text(log, names)):
        again = await bring(table, alice, data.encode() if isinstance(data, str) else data)
        assert "You'd already imported this match" in text_of(again)
        assert "Imported match i1" in text_of(again)
    other = await bring(table, alice, to_sgf(log, ("Ann Lee", "Bob")).encode())
    assert "Imported match i2" in text_of(other)
    less = await bring(table, alice, to_mat(log[: len(log) // 2], names).encode())
    assert "Imported match i3" in text_of(less)
    assert "Imported match i4" in text_of(await bring(table, table.players[1], to_mat(log, names).encode()))
