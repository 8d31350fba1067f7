"""Frames at random: valid, stale, forged, of other matches, of others than the players. Nothing breaks."""

import json
import secrets
from collections import Counter
from random import Random

import pytest

from bot.errors import BotError
from bot.live import seat
from bot.live.desk import Guest
from bot.live.frames import Act
from bot.records.people import Person
from bot.rules.dice import LiveDice
from bot.rules.match.machine import fold
from bot.ui.live.voice import Voice
from tests.nightly import NIGHTLY
from tests.ui.live.window import path_of
from tests.ui.table import Table, begin

DOS = [
    *("roll", "play", "double", "take", "pass", "beaver", "name", "pass_until", "resign", "resign_match", ""),
    *("accept_resignation", "refuse_resignation", "claim", "ask_pause", "resume", "rematch", "castle"),
    *("vote", "join", "propose", "choose", "next"),
]
FRAMES = 20_000 if NIGHTLY else 1500


@pytest.fixture
def dice():
    return LiveDice(Random(11).randrange)


def some_act(rnd, window, matches, ids):
    """What somebody might send who wants to break it."""
    turn = window.last("turn")
    legal = turn is not None and turn["plays"] is not None and rnd.random() < 0.7
    do = "play" if legal else rnd.choice(DOS)
    arg = (
        path_of(turn, lambda steps: rnd.randrange(len(steps)))
        if legal
        else rnd.choice([None, "8/5", "@0", "@0.0", 3, 0, "bar/off", "@x"])
    )
    known = window.last("table")
    seq = known["seq"] if known and rnd.random() < 0.8 else rnd.randrange(200)
    match = known["match"] if known and rnd.random() < 0.8 else rnd.choice([*matches, 77, -1])
    act_id = rnd.choice(ids) if ids and rnd.random() < 0.1 else secrets.token_hex(16)
    ids.append(act_id)
    return {"t": "act", "match": match, "seq": seq, "id": act_id, "do": do, "arg": arg, "sure": rnd.random() < 0.5}


@pytest.mark.timeout(0)
async def test_frames_of_a_monkey(table, pages, carol, monkeypatch, nothing_unexpected):
    monkeypatch.setattr(seat, "_WITHIN", 0.0)
    rnd, ids = Random(5), []
    await begin(table, length=3)
    second = Table(table.env, table.guild, table.channel, (carol, table.players[0]), table.bot, match_id=2)
    await second.by_command(0, "challenge", opponent=table.players[0], length=0)
    await table.players[0].slash(table.channel, "accept")
    people = [*table.players, carol]
    windows = [await pages.window(person, rnd.choice([1, 2])) for person in people]
    for number in range(FRAMES):
        window = rnd.choice(windows)
        choice = rnd.random()
        if choice < 0.06:
            frame = {"t": "open", "match": rnd.choice([1, 2, 77, None])}
        elif choice < 0.09:
            frame = {
                "t": "guess",
                "match": rnd.choice([1, 2, 77]),
                "seq": rnd.randrange(60),
                "play": rnd.choice([None, "@0.0", "8/5"]),
            }
        elif choice < 0.1:
            frame = {"t": "study", "match": rnd.choice([1, 2, 77, -1]), "seq": rnd.choice([None, 3]), "play": "@0"}
        elif choice < 0.12:
            frame = {
                "t": "preference",
                "name": rnd.choice(["auto_roll", "auto_forced", "home_left"]),
                "value": rnd.random() < 0.5,
            }
        else:
            frame = some_act(rnd, window, (1, 2), ids)
        since = len(window.frames)
        await window.send(**json.loads(json.dumps(frame)))
        if number % 3 == 0:
            await window.ask("pong", t="ping")
            assert since < len(window.frames)
    for window in windows:
        await window.ask("pong", t="ping")
        assert window.close_code is None
    told = Counter(frame["t"] for window in windows for frame in window.frames)
    print(f"{FRAMES} frames, answered by {dict(told)}")
    broken = [one for one in nothing_unexpected if one["log_level"] == "error"]
    assert not broken, broken[:3]
    for match_id in (1, 2):
        log = await table.bot.app.matches.log(match_id)
        assert fold([one.event for one in log]) == (await table.bot.app.matches.match(match_id)).state
        caused = [one for one in log if one.actor_id is not None]
        players = {person.user_id for person in (await table.bot.app.matches.match(match_id)).players}
        assert {one.actor_id for one in caused} <= players


async def test_what_act_refuses_is_refused_to_a_frame(table, pages):
    """A person who does not play, by every word there is."""
    await begin(table)
    before = (await table.state()).seq
    voice = table.bot.get(Voice)
    stranger = Guest(Person(5, "stranger"), "en-US")
    for do in DOS:
        with pytest.raises(BotError):
            await voice.act(stranger, Act(1, before, "0" * 32, do))
    assert (await table.state()).seq == before
