"""Dice as people see them: committed to before the match, revealed after it, checked by anyone, counted."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.dice.fairness import phrase_fingerprint, read_logs, verify
from bot.dice.statistics import RollCounts
from bot.records.people import Person
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.texts.catalogue import speaking
from bot.ui.dice.view import person_stats_post
from tests.ui.table import begin, pictures_of, posts_in, text_of
from tests.ui.tournament.club import Club

SCRIPT = Path(__file__).parents[3] / "docs" / "verify_dice.py"
DIGITS = r"[0-9a-f]{64}"


def commitment_in(text):
    (found,) = re.findall(rf"ommitment[^`]*`({DIGITS})`", text)
    return found


async def play_some(table, turns):
    for _ in range(turns):
        state = await table.state()
        if state.is_over:
            return
        if state.phase is Phase.TO_PLAY:
            await table.by_command(state.waiting_for, "move", play=plays_now(state)[0].notation)
        else:
            await table.by_command(state.waiting_for, "roll")


async def resign(table, side=Side.WHITE):
    await table.by_command(side, "resign", what="match", sure=True)


async def exported(table, tmp_path, side=Side.WHITE):
    """A player's matches, exported to a file."""
    path = tmp_path / "export.json"
    path.write_bytes(await table.bot.app.privacy.export(table.players[side].id))
    return path


async def secret_of(table):
    return (await table.bot.store.match_dice(table.match_id)).seed.hex


async def verified(table, side=Side.BLACK):
    return text_of((await table.players[side].slash(table.channel, "dice verify")).response)


def run_script(path):
    return subprocess.run([sys.executable, str(SCRIPT), str(path)], check=False, capture_output=True, text=True)


@pytest.fixture(autouse=True)
def logs_as_they_are(monkeypatch):
    """The command line sets up its own logging, which would outlive the test."""
    monkeypatch.setattr("bot.__main__.configure_logging", lambda _: None)


def hashes_shown(table):
    """The posts that show digits to compare or to copy."""
    return [
        text for post in posts_in(table.env, table.channel) if re.search(r"`[0-9a-f]{8}|XGID", text := text_of(post))
    ]


async def test_the_commitment_comes_before_the_match(table, carol):
    posted = await table.by_command(Side.WHITE, "challenge", opponent=table.players[1], length=3)
    assert not re.search(DIGITS, text_of(posted))
    # Anyone can see all of it before the match is accepted.
    commitment = commitment_in(text_of((await carol.click(posted, label="Dice")).response))
    await table.by_button(Side.BLACK, "Accept")
    details = (await table.players[0].click(table.board, label="Details")).response
    assert commitment_in(text_of(details)) == commitment
    assert (await table.bot.store.match(1)).commitment == commitment
    assert (await table.bot.store.challenge_dice(1)) is None, "the seed is kept once"
    assert not hashes_shown(table)


async def test_before_the_end_nothing_tells_the_seed(table, tmp_path):
    await begin(table, 3)
    await play_some(table, 5)
    secret = await secret_of(table)
    said = await verified(table)
    assert "when the match is over" in said
    for person in table.players:
        await person.slash(table.channel, "board")
        await person.slash(table.channel, "match")
        await person.slash(table.channel, "dice stats")
    file = await exported(table, tmp_path)
    shown = [said, file.read_text(), *(str(request.json) for request in table.env.http_requests)]
    assert not any(secret in text for text in shown)
    assert main(["verify", str(file)]) == 2
    assert run_script(file).returncode == 2


async def test_no_log_line_holds_the_seed(table, nothing_unexpected, capfd):
    await begin(table, 3)
    await play_some(table, 5)
    await resign(table)
    secret = await secret_of(table)
    out, err = capfd.readouterr()
    assert secret not in out + err + str(nothing_unexpected)


async def test_after_the_end_everything_can_be_checked(table, tmp_path):
    await begin(table, 3)
    await play_some(table, 12)
    await resign(table)
    result = [text for post in posts_in(table.env, table.channel) if "Result of match" in (text := text_of(post))]
    assert "recomputes every roll" in result[0]
    assert not hashes_shown(table)
    said = await verified(table)
    assert "✅" in said
    assert await secret_of(table) in said
    for seed in (await table.bot.store.match_dice(1)).player_seeds:
        assert f"`{seed}`" in said
    file = await exported(table, tmp_path)
    (log,) = read_logs(file.read_bytes())
    assert verify(log) == []
    assert len(log.rolls) >= 7
    assert main(["verify", str(file)]) == 0
    checked = run_script(file)
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout == f"{len(log.rolls)} rolls checked, 0 things wrong\n"


def flip_seed(match):
    digits = match["dice"]["server_seed"]
    match["dice"]["server_seed"] = f"{int(digits, 16) ^ 1:064x}"


def flip_case(match):
    """The same seed, with one letter in the other case."""
    digits = match["dice"]["server_seed"]
    place = next(place for place, digit in enumerate(digits) if digit.isalpha())
    match["dice"]["server_seed"] = digits[:place] + digits[place].swapcase() + digits[place + 1 :]


def flip_game(match):
    next(event for event in match["events"] if event["type"] == "GameStarted")["game"] ^= 2


def flip_commitment(match):
    digits = match["dice"]["commitment"]
    match["dice"]["commitment"] = f"{int(digits, 16) ^ (1 << 255):064x}"


def flip_player(match):
    seed = match["dice"]["player_seeds"][1]
    match["dice"]["player_seeds"][1] = seed[:-1] + chr(ord(seed[-1]) ^ 1)


def flip_opening(match):
    next(event for event in match["events"] if event["type"] == "GameStarted")["opening"][0][0] ^= 1


def flip_roll(match):
    [event for event in match["events"] if event["type"] == "DiceRolled"][-1]["roll"][1] ^= 1


FLIPS = (flip_seed, flip_case, flip_commitment, flip_player, flip_game, flip_opening, flip_roll)


async def test_one_changed_bit_is_noticed(table, tmp_path, capsys):
    await begin(table, 3)
    await play_some(table, 6)
    await resign(table)
    file = await exported(table, tmp_path)
    as_played = file.read_bytes()
    for flip in FLIPS:
        document = json.loads(as_played)
        flip(document["matches"][0])
        file.write_text(json.dumps(document))
        assert main(["verify", str(file)]) == 1, flip.__name__
        assert "wrong: challenge-1" in capsys.readouterr().out, flip.__name__
        assert run_script(file).returncode == 1, flip.__name__


async def test_a_file_without_its_rolls_is_not_called_right(table, tmp_path, capsys):
    await begin(table, 3)
    await play_some(table, 6)
    await resign(table)
    file = await exported(table, tmp_path)
    document = json.loads(file.read_bytes())
    match = document["matches"][0]
    match["events"] = [event for event in match["events"] if event["type"] not in ("DiceRolled", "GameStarted")]
    file.write_text(json.dumps(document))
    assert main(["verify", str(file)]) == 2
    out = capsys.readouterr().out
    assert "not checked: there is no roll of challenge-1 in the file" in out
    assert "right" not in out
    assert run_script(file).returncode == 2
    flip_commitment(match)
    file.write_text(json.dumps(document))
    assert main(["verify", str(file)]) == 1
    assert run_script(file).returncode == 1


async def test_a_file_of_something_else(tmp_path, capsys):
    for text in (
        "",
        "[]",
        "null",
        "3",
        '{"events": 3}',
        '{"dice": {}, "events": []}',
        "[" * 100_000,
        '{"matches": [1]}',
    ):
        (tmp_path / "file").write_text(text)
        assert main(["verify", str(tmp_path / "file")]) == 2
        checked = run_script(tmp_path / "file")
        assert (checked.returncode, checked.stderr) == (2, ""), text
    assert main(["verify", str(tmp_path / "nowhere")]) == 2
    assert "cannot be checked" in capsys.readouterr().err
    assert run_script(tmp_path / "nowhere").returncode == 2


async def test_a_changed_roll_in_the_database_is_told(table):
    await begin(table, 3)
    await play_some(table, 6)
    await resign(table)
    change = "UPDATE events SET payload = replace(payload, '\"roll\":[', '\"roll\":[9') WHERE type = 'DiceRolled'"
    await table.bot.store.write(lambda connection: connection.execute(change))
    assert "❌" in await verified(table)


async def test_a_phrase_of_ones_own(table):
    alice = table.players[0]
    assert "no phrase" in text_of((await alice.slash(table.channel, "dice seed")).response)
    posted = await table.by_command(Side.WHITE, "challenge", opponent=table.players[1], length=3)
    # After the commitment is shown, and before the match begins.
    chosen = (await alice.slash(table.channel, "dice seed", phrase="  Şans benden yana ")).response
    fingerprint = phrase_fingerprint("Şans benden yana")
    assert fingerprint in text_of(chosen)
    assert chosen.ephemeral
    await table.by_button(Side.BLACK, "Accept", posted)
    white, black = (await table.bot.store.match_dice(1)).player_seeds
    assert re.fullmatch(rf"\d+:{fingerprint}", white)
    assert re.fullmatch(r"\d+", black)
    assert white.split(":")[0] != black
    assert fingerprint in await verified(table)
    forgotten = (await alice.slash(table.channel, "dice seed", forget=True)).response
    assert "no phrase" in text_of(forgotten)
    assert (await table.bot.app.people.preferences(alice.id)).dice_phrase is None
    assert (await table.bot.store.match_dice(1)).player_seeds == (white, black)


async def test_a_restart_rolls_what_would_have_been_rolled(table, make_bot):
    await begin(table, 3)
    await play_some(table, 3)
    state = await table.state()
    dice = await table.bot.store.match_dice(1)
    expected = dice.roll(state.game, state.rolls)
    await table.restart(make_bot)
    await play_some(table, 2)
    rolls = (await table.bot.app.dice.report(await table.bot.store.match(1))).log.rolls
    assert rolls[state.rolls].roll == tuple(expected)


async def test_statistics(table):
    await begin(table, 3)
    await play_some(table, 30)
    record = await table.bot.store.match(1)
    dice = 2 * len((await table.bot.app.dice.report(record)).log.rolls)
    for options in ({"scope": "match"}, {"scope": "server"}, {}):
        shown = (await table.players[0].slash(table.channel, "dice stats", **options)).response
        assert f", {dice} dice" in text_of(shown)
        (words,) = pictures_of(shown)
        assert sum(map(int, re.findall(r"\d: (\d+)", words))) == dice
        assert "not enough" in text_of(shown)
    match = text_of((await table.players[0].slash(table.channel, "dice stats", scope="match")).response)
    assert "**alice**'s luck in the race" in match
    own = (await table.players[0].slash(table.channel, "dice stats", scope="player")).response
    other = (await table.players[0].slash(table.channel, "dice stats", person=table.players[1])).response
    counted = [int(re.search(r", (\d+) dice", text_of(shown))[1]) for shown in (own, other)]
    assert sum(counted) == dice


@pytest.mark.parametrize(
    ("language", "fair", "unusual", "suspicious"),
    [
        ("en", "below 0.05 is unusual", "below 0.05 is unusual", "below 0.0001 is suspicious"),
        ("de", "unter 0,05 ist ungewöhnlich", "unter 0,05 ist ungewöhnlich", "unter 0,0001 ist verdächtig"),
        ("tr", "0,05 alt\u0131", "0,05 alt\u0131", "0,0001 alt\u0131"),
    ],
)
def test_the_limit_of_the_verdict_is_written_beside_it(language, fair, unusual, suspicious):
    words = {}
    for doublets in (100, 120, 180):
        counts = RollCounts(rolls=600, doublets=doublets, faces=(200, 190, 210, 205, 195, 200))
        with speaking(language):
            words[doublets] = person_stats_post(Person(1, "alice"), counts, "classic").lines[3]
    for doublets, limit in ((100, fair), (120, unusual), (180, suspicious)):
        assert limit in words[doublets], words


async def test_nothing_rolled_yet(table, carol):
    await begin(table, 3)
    shown = (await carol.slash(table.channel, "dice stats", scope="player")).response
    assert "Nobody has rolled yet." in text_of(shown)
    shown = (await carol.slash(table.channel, "dice stats")).response
    if not any(counts.rolls for counts in await table.bot.app.dice.rolls_of_match(1)):
        assert text_of(shown).endswith("Only the opening has been rolled so far.")


async def test_a_tournament_is_committed_to_when_it_is_announced(table):
    club = Club(table, 2)
    announced = await club.organize("create", name="Cup", system="single_elimination", length=1)
    commitment = commitment_in(text_of((await club.people[1].click(announced, label="Dice")).response))
    for person in club.people:
        await club.by(person, "join")
    await club.organize("start")
    record = await table.bot.store.match(1)
    details = (await club.people[0].click(posts_in(table.env, table.channel)[-1], label="Details")).response
    assert record.commitment in text_of(details)
    joined = [seed.split(":")[0] for seed in (await table.bot.store.match_dice(1)).player_seeds]
    assert len({*joined, "0"}) == 3
    await club.resign(1, club.people[1].id)
    said = text_of((await club.people[0].slash(club.channel, "dice verify", match="1")).response)
    assert "✅" in said
    assert commitment in said
    assert (await table.bot.store.tournament_seed(1)).hex in said
    assert not hashes_shown(table)
