"""`/export` and `/import`: matches leave as files and come back, for people who may see them."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from bot.app import imports
from bot.rules.dice import ScriptedDice
from bot.rules.match import events as ev
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.transcript import from_json, from_mat, from_sgf, from_text, to_json, to_mat
from tests.rules.random_matches import held_by_mat, play_match
from tests.ui.table import FIRST_GAME, begin, buttons_of, forged, pictures_of, play_to_a_take, requests_since, text_of

pytestmark = pytest.mark.simcord(check_errors=False)
WHITE, BLACK = Side.WHITE, Side.BLACK
HOSTILE = "**@everyone** <@1> [x](http://x.y) `a`"


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice(FIRST_GAME)


@pytest.fixture
async def played(table):
    """A match to 3: a double, a take, a resignation of the game and then of the match."""
    await play_to_a_take(table)
    return table


async def finish(table):
    await table.by_command(WHITE, "resign", what="match", sure=True)
    return tuple(stored.event for stored in await table.bot.store.events(1))


async def file_of(answer):
    [attachment] = answer.attachments
    return attachment.filename, await attachment.read()


async def export(table, person, **options):
    answer = (await person.slash(table.channel, "export", **options)).response
    return answer, *await file_of(answer)


async def bring(table, person, data, name="match.mat"):
    return (await person.slash(table.channel, "import", file=(name, data))).response


def mat_of(seed, names=("Ann", "Bill"), length=3):
    log = play_match(Random(seed), length, Rules())
    return log, to_mat(log, names).encode()


def key_in(answer):
    return re.search(r"\bi[0-9]+\b", text_of(answer))[0]


async def test_a_match_goes_out_in_every_format_and_comes_back(played):
    log = await finish(played)
    alice = played.players[WHITE]
    read = {
        "mat": lambda data: (from_mat(data).names, from_mat(data).events),
        "json": lambda data: (from_json(data).players, from_json(data).events),
        "text": from_text,
        "sgf": lambda data: ((read := from_sgf(data)).names, read.events),
    }
    for form, ending in (("mat", ".mat"), ("json", ".json"), ("text", ".txt"), ("sgf", ".sgf"), ("xgid", "-xgid.txt")):
        answer, name, data = await export(played, alice, match="1", format=form)
        assert answer.ephemeral
        assert name == f"match-1-alice-bob{ending}"
        if form in read:
            names, events = read[form](data)
            assert names == ("alice", "bob")
            assert events == log
            card = await bring(played, alice, data, name)
            assert card.ephemeral
            assert "**alice** 0 : 3 **bob**" in text_of(card)
            events, _ = await played.bot.store.import_log(int(key_in(card)[1:]))
            assert events == log
    assert data.decode().count("XGID=") == 4  # two plays, a double and its take


async def test_while_it_goes_on_the_log_has_no_seed(table):
    await begin(table, length=3)
    bob = table.players[BLACK]
    answer, _, data = await export(table, bob, format="json")
    assert "Match 1 so far:" in text_of(answer)
    dice = from_json(data).dice
    assert dice is None or dice.server_seed is None
    _, _, data = await export(table, bob)
    assert from_mat(data).state.is_over is False


@pytest.mark.parametrize(("rules", "said"), [({"jacoby": False}, True), ({"jacoby": True}, False)])
async def test_a_session_without_jacoby_is_recommended_as_sgf(table, rules, said):
    alice = table.players[WHITE]
    log = play_match(Random(2), 0, Rules(**rules), most_games=2)
    key = key_in(await bring(table, alice, to_json(log, ("Ann", "Bill"))))
    for form in ("mat", "sgf"):
        answer, _, _ = await export(table, alice, match=key, format=form)
        assert ("For GNU Backgammon, use the SGF" in text_of(answer)) == (said and form == "mat")


async def test_an_imported_session_is_not_said_to_be_without_jacoby(table):
    alice = table.players[WHITE]
    log = play_match(Random(2), 0, Rules(), most_games=2)
    mat = to_mat(log, ("Ann", "Bill"))
    assert '[Jacoby "Off"]' in mat
    key = key_in(await bring(table, alice, mat.replace('; [Jacoby "Off"]\n', "").encode()))
    _, _, again = await export(table, alice, match=key)
    assert b"Jacoby" not in again
    assert from_mat(again).events == held_by_mat(log)


async def test_the_export_can_be_for_everyone(played):
    answer, _, _ = await export(played, played.players[WHITE], format="text", public=True)
    assert not answer.ephemeral


async def test_a_game_that_a_format_cannot_hold_is_refused_in_words(table):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=3, variant="plakoto")
    await table.by_button(BLACK, "Accept")
    for form in ("mat", "sgf", "xgid"):
        answer = await table.by_command(WHITE, "export", format=form)
        assert answer.ephemeral
        assert not answer.attachments
        assert "no place for Plakoto. Use the event log (`json`) or the text (`text`)" in text_of(answer)
    answer, name, data = await export(table, table.players[WHITE], format="json")
    assert from_json(data).events[0].variant == "plakoto"
    answer = await bring(table, table.players[WHITE], data, name)
    assert "Imported match i1" in text_of(answer)


async def test_a_match_of_another_server_is_not_exported(played):
    other = played.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    dora = other.add_member(played.env.create_user("dora"))
    answer = (await dora.slash(channel, "export", match="1")).response
    assert not answer.attachments
    assert "can't find that match" in text_of(answer)


async def test_the_card_and_its_buttons(table, make_bot):
    log, data = mat_of(20)
    alice = table.players[WHITE]
    card = await bring(table, alice, data)
    assert card.ephemeral
    text = text_of(card)
    assert "Imported match i1" in text
    assert "**Ann**" in text
    assert "Only you can see it" in text
    assert len(pictures_of(card)) == 1
    for restarted in (False, True):
        if restarted:
            await table.restart(make_bot)
        stepped = (await alice.click(card, label="Replay")).response
        assert stepped.ephemeral
        assert "1 of" in text_of(stepped)
        assert "Match i1" in text_of(stepped)
        stepped = (await alice.click(stepped, label="▶")).response
        assert "2 of" in text_of(stepped)
        film = (await alice.click(card, label="Animation")).response
        assert "Match i1, game" in text_of(film)
        asked = (await alice.click(card, label="Export")).response
        name, again = await file_of((await alice.click(asked, label=".mat")).response)
        assert name == "match-i1-ann-bill.mat"
        assert from_mat(again).events == held_by_mat(log)


async def test_replay_and_export_take_imported_matches(table, carol):
    log, data = mat_of(20)
    alice, bob = table.players
    await bring(table, alice, data)
    for command in ("replay", "export"):
        offered = await alice.autocomplete(table.channel, command, "match", "")
        assert [choice["value"] for choice in offered] == ["i1"]
        assert offered[0]["name"].startswith("i1: Ann ")
        assert await bob.autocomplete(table.channel, command, "match", "") == []
    shown = (await alice.slash(table.channel, "replay", match="i1")).response
    assert "Match i1, game" in text_of(shown)
    public = (await alice.slash(table.channel, "replay", match="i1", public=True)).response
    assert "Replay" not in buttons_of(public)
    _, _, again = await export(table, alice, match="i1", format="json")
    assert from_json(again).events == held_by_mat(log)
    for command in ("replay", "export"):
        refused = (await bob.slash(table.channel, command, match="i1")).response
        assert refused.ephemeral
        assert "no imported match" in text_of(refused)


async def test_an_import_is_its_owners_until_it_is_shared(table, carol):
    _, data = mat_of(20)
    alice, bob = table.players
    card = await bring(table, alice, data)
    board = await post_of(table)
    assert "no imported match" in text_of(await forged(bob, board, "bg1:b:replay:1:0:i"))
    card = (await alice.click(card, label="Share here")).response
    assert "Everyone in this server can see it" in text_of(card)
    shown = (await bob.slash(table.channel, "replay", match="i1")).response
    assert "Match i1, game" in text_of(shown)
    stepped = (await bob.click(shown, label="Replay")).response
    assert re.search(r"^[0-9]+ of [0-9]+$", text_of(stepped), re.MULTILINE)
    his = (await bob.slash(table.channel, "import", match="i1")).response
    assert not {"Delete", "Stop sharing"} & set(buttons_of(his))
    other = table.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    dora = other.add_member(table.env.create_user("dora"))
    assert "no imported match" in text_of((await dora.slash(channel, "replay", match="i1")).response)
    await alice.click(card, label="Stop sharing")
    assert "no imported match" in text_of((await bob.slash(table.channel, "replay", match="i1")).response)
    assert "no imported match" in text_of((await bob.click(stepped, label="▶")).response)


async def post_of(table):
    await begin(table)
    return table.board


async def test_nobody_deletes_or_shares_what_is_not_his(table):
    _, data = mat_of(20)
    alice, bob = table.players
    await bring(table, alice, data)
    board = await post_of(table)
    for custom_id in ("bg1:b:import_delete:1:0", "bg1:b:import_delete:1:1", "bg1:b:import_share:1:1"):
        assert "no imported match" in text_of(await forged(bob, board, custom_id))
    assert len(await table.bot.app.imports.of(alice.id)) == 1


async def test_deleting_asks_first(table):
    _, data = mat_of(20)
    alice = table.players[WHITE]
    card = await bring(table, alice, data)
    asked = (await alice.click(card, label="Delete")).response
    assert "Delete imported match i1?" in text_of(asked)
    kept = (await alice.click(asked, label="Keep it")).response
    assert "Imported match i1" in text_of(kept)
    asked = (await alice.click(kept, label="Delete")).response
    gone = (await alice.click(asked, label="Yes, delete it")).response
    assert "has been deleted" in text_of(gone)
    assert "no imported match" in text_of((await alice.slash(table.channel, "replay", match="i1")).response)
    again = await bring(table, alice, data)
    assert "Imported match i2" in text_of(again)  # a number is never used twice


async def test_the_same_file_again_is_the_one_stored_already(table):
    _, data = mat_of(20)
    alice, bob = table.players
    await bring(table, alice, data)
    again = await bring(table, alice, data, "other-name.txt")
    assert "Imported match i1" in text_of(again)
    assert "You'd already imported this match" in text_of(again)
    assert "Imported match i2" in text_of(await bring(table, bob, data))


async def test_the_form(table, make_bot):
    _, data = mat_of(20)
    alice = table.players[WHITE]
    shown = await alice.slash(table.channel, "import")
    card = (await alice.submit_modal(shown, {"file": ("my.mat", data)})).response
    assert "Imported match i1" in text_of(card)
    await table.restart(make_bot)
    shown = await alice.click(card, label="Import another")
    _, other = mat_of(5)
    card = (await alice.submit_modal(shown, {"file": ("my.mat", other)})).response
    assert "Imported match i2" in text_of(card)


async def test_no_room_is_left(table, monkeypatch):
    monkeypatch.setattr(imports, "MOST_IMPORTS", 2)
    alice = table.players[WHITE]
    for seed in (4, 5):
        await bring(table, alice, mat_of(seed)[1])
    full = await bring(table, alice, mat_of(6)[1])
    assert "nothing was stored" in text_of(full)
    asked = (await alice.click(full, label="Delete")).response
    assert "i1" in text_of(asked)
    await alice.click(asked, label="Yes, delete it")
    assert "Imported match i3" in text_of(await bring(table, alice, mat_of(6)[1]))


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "can't read this as a match"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 20, "can't read this as a match"),
        (b"PK\x03\x04" + b"\x9f" * 3000, "can't read this as a match"),
        (b"Dear diary", "can't read this as a match"),
        (b"{", "can't read this as a match"),
        (b'{"format": "backgammon-bot match", "version": 2}', "newer version"),
        (b"Backgammon match, version 1\nGame: x", "can't read this as a match"),
        (
            b" 5 point match\n\n Game 1\n Ann : 0   Bill : 0\n  1) 31: 8/5 6/5   62: 24/23 13/11\n",
            "Game 1, move 1, **Bill**",
        ),
    ],
)
async def test_bad_files_are_answered_in_words_and_not_stored(table, data, said):
    alice = table.players[WHITE]
    answer = await bring(table, alice, data)
    assert answer.ephemeral
    assert said in text_of(answer)
    assert await table.bot.app.imports.of(alice.id) == []


@pytest.mark.parametrize(
    ("line", "quoted"),
    [
        ("  2) 31: 8/4               64: 24/14", ["`8/4`", "`2) 31: 8/4               64: 24/14`"]),
        ("   Wins  7  points", ["`Wins  7  points`"]),
    ],
)
async def test_an_error_quotes_the_line_as_it_stands_in_the_file(table, line, quoted):
    data = f" 5 point match\n\n Game 1\n Ann : 0   Bill : 0\n  1) 31: 8/5 6/5      62: 24/18 13/11\n{line}\n"
    answer = await bring(table, table.players[WHITE], data.encode())
    assert [part for part in re.findall("`[^`]*`", text_of(answer)) if part[1:-1] in line] == quoted


async def test_a_truncated_file_is_as_much_of_a_match_as_it_holds(table):
    _, data = mat_of(20, length=5)
    cut = data[: len(data) // 2].rpartition(b"\n")[0]
    answer = await bring(table, table.players[WHITE], cut)
    assert "The file ends before the match does" in text_of(answer)


async def test_a_huge_file_is_not_even_fetched(table):
    start = len(table.env.http_requests)
    answer = await bring(table, table.players[WHITE], b"x" * (imports.MOST_BYTES + 1))
    assert "too big" in text_of(answer)
    assert not [request for request in requests_since(table, start) if "attachments" in request.path]


async def test_hostile_names_are_neither_markup_nor_pings(table):
    log, _ = mat_of(20)
    data = to_json(log, (HOSTILE, "\u202eevil\nname"))
    card = await bring(table, table.players[WHITE], data, "@everyone.json")
    text = text_of(card)
    assert "<@1>" not in text.replace("\\<", "")
    assert "@everyone" not in text
    assert "\\*\\*" in text
    assert "\u202e" not in text
    _, name, _ = await export(table, table.players[WHITE], match=key_in(card), format="text")
    assert re.fullmatch(r"[a-z0-9.-]+", name)


@pytest.mark.parametrize("change", ["roll", "points", "length", "take", "cut"])
async def test_a_log_that_nobody_can_have_played_is_refused(table, change):
    log = list(mat_of(20)[0])
    ended = next(number for number, event in enumerate(log) if isinstance(event, ev.GameEnded))
    rolled = next(number for number, event in enumerate(log) if isinstance(event, ev.DiceRolled))
    if change == "roll":
        log[rolled] = replace(log[rolled], roll=(1, 1))
    elif change == "points":
        log[ended] = replace(log[ended], points=2 * log[ended].points)
    elif change == "length":
        log[0] = replace(log[0], length=10**15)
    elif change == "take":
        log.insert(rolled, ev.DoubleTaken(log[rolled].side.other, 2))
    else:
        del log[ended:]
    answer = await bring(table, table.players[WHITE], to_json(log, ("Ann", "Bill")))
    assert answer.ephemeral
    assert ("isn't a length" if change == "length" else "Game 1") in text_of(answer)
    assert await table.bot.app.imports.of(table.players[WHITE].id) == []


async def test_privacy_delete_takes_them_along(table):
    alice = table.players[WHITE]
    await bring(table, alice, mat_of(20)[1])
    shown = (await alice.slash(table.channel, "privacy show")).response
    assert "1 imported match" in text_of(shown)
    asked = (await alice.slash(table.channel, "privacy delete")).response
    await alice.click(asked, label="Delete everything")
    assert await table.bot.app.imports.of(alice.id) == []


async def test_without_an_option_its_the_latest_match_that_is_over_ones_own_first(table, carol):
    alice, bob = table.players
    await begin(table)
    await finish(table)
    for opponent in (carol, bob):
        challenge = (await alice.slash(table.channel, "challenge", opponent=opponent, length=3)).response
        await opponent.click(challenge, label="Accept")
        if opponent is carol:
            await alice.slash(table.channel, "resign", what="match", sure=True)
    dora = table.guild.add_member(table.env.create_user("dora"))
    for person, number in ((alice, 2), (bob, 1), (carol, 2), (dora, 2)):
        answer, name, _ = await export(table, person)
        assert name.startswith(f"match-{number}-"), person
        assert f"Match {number}:" in text_of(answer)
    offered = [one["value"] for one in await alice.autocomplete(table.channel, "export", "match", "")]
    assert offered == ["2", "1", "3"]
    empty = table.guild.create_text_channel("empty")
    assert "so far" not in text_of((await alice.slash(empty, "analyze")).response)
