"""`/replay`: a game as an animation, privately or for everyone, and the answer when there is none."""

import asyncio
import re
from random import Random
from types import SimpleNamespace

import pytest

from bot.render.board.sheet import render_replay
from bot.rules.dice import LiveDice, ScriptedDice
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.ui.kit import sending as patience
from bot.ui.replay import film as replay_film
from bot.ui.replay.film import EVENT, LAST, PLAY, ROLL, Filmed, ending_line, games_in, make_film, shots_of, turns_in
from tests.app.studying.test_summary import log_of
from tests.ui.files.replays import frames_of, games_of, record_of
from tests.ui.files.test_records import bring, export, finish, key_in, mat_of
from tests.ui.table import FIRST_GAME, begin, buttons_of, pictures_of, play_to_a_take, posts_in, requests_since, text_of

simulated = pytest.mark.simcord(check_errors=False)
WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-5."""
    return ScriptedDice(FIRST_GAME)


@pytest.fixture
async def played(table):
    """A game with a double, a take and a resignation; the second game has just begun."""
    await play_to_a_take(table)
    await table.by_command(WHITE, "resign", what="single", sure=True)
    await table.by_command(BLACK, "accept")
    return table


@simulated
async def test_the_last_game_in_which_something_was_done_to_one_person_alone(played, carol):
    shown = (await carol.slash(played.channel, "replay")).response
    assert shown.ephemeral
    assert "Match 1, game 1" in text_of(shown)
    assert "**bob** wins the game: +2 points after 2 turns" in text_of(shown)
    [words] = pictures_of(shown)
    assert words == (
        "Animation of game 1, alice (White) against bob (Black): the dice and the play of every turn, 2 turns in all. "
        "bob wins the game: +2 points after 2 turns"
    )
    stepped = (await carol.click(shown, label="Replay")).response
    assert "1 of" in text_of(stepped)
    assert "XGID" not in text_of(stepped)
    details = text_of((await carol.click(stepped, label="Details")).response)
    assert "XGID=-b----E-C---eE---c-e----B-:0:0:1:31" in details
    assert "GNU ID" in details
    again = (await carol.click(stepped, label="Animation")).response
    assert "Match 1, game 1" in text_of(again)


@simulated
async def test_for_everyone(played, carol):
    before = len(posts_in(played.env, played.channel))
    shown = (await carol.slash(played.channel, "replay", match="1", game=1, public=True)).response
    assert not shown.ephemeral
    assert len(posts_in(played.env, played.channel)) == before + 1
    assert "Replay" in buttons_of(shown)


@simulated
async def test_an_animation_that_takes_its_time_is_announced(played, carol, monkeypatch):
    async def too_slow(tasks, **_):
        return set(), tasks

    # The clock of the simulated Discord stands still while a thread works.
    monkeypatch.setattr(patience, "asyncio", SimpleNamespace(ensure_future=asyncio.ensure_future, wait=too_slow))
    start = len(played.env.http_requests)
    shown = (await carol.slash(played.channel, "replay")).response
    assert "Match 1, game 1" in text_of(shown)
    kinds = [request.json["type"] for request in requests_since(played, start) if request.path.endswith("/callback")]
    assert kinds == [5]
    shown = (await carol.slash(played.channel, "replay", public=True)).response
    assert "Match 1, game 1" in text_of(shown)
    assert not shown.ephemeral


@simulated
async def test_a_game_that_is_not_there_and_a_match_of_which_nothing_is(played, table):
    for game in (2, 3, 9999):
        answer = await table.by_command(WHITE, "replay", match="1", game=game)
        assert answer.ephemeral
        assert f"Match 1 has nothing to show for game {game}. Try one of these: 1." in text_of(answer)
    await table.by_command(WHITE, "resign", what="match", sure=True)
    await begin(table, length=5)
    answer = await table.by_command(WHITE, "replay", match="2")
    assert answer.ephemeral
    assert "Nothing has been played in match 2 yet" in text_of(answer)


@simulated
@pytest.mark.parametrize("match", ["99", "x", "-1", "9" * 30])
async def test_a_match_that_is_not_there(played, table, match):
    answer = await table.by_command(WHITE, "replay", match=match)
    assert answer.ephemeral
    assert not pictures_of(answer)


@simulated
async def test_a_match_of_another_server(played):
    other = played.env.create_guild()
    channel = other.create_text_channel("elsewhere")
    dora = other.add_member(played.env.create_user("dora"))
    answer = (await dora.slash(channel, "replay", match="1")).response
    assert answer.ephemeral
    assert not pictures_of(answer)


@simulated
async def test_matches_that_are_over_are_offered_to_their_players(played, table, carol):
    await table.by_command(WHITE, "resign", what="match", sure=True)
    [choice] = await table.players[WHITE].autocomplete(table.channel, "replay", "match", "")
    assert choice["value"] == "1"
    assert await carol.autocomplete(table.channel, "replay", "match", "") == []
    assert await table.players[WHITE].autocomplete(table.channel, "replay", "match", "nobody") == []


@simulated
async def test_an_animation_that_can_never_be_uploaded(played, carol, monkeypatch):
    monkeypatch.setattr(replay_film, "MOST_BYTES", 100)
    answer = (await carol.slash(played.channel, "replay")).response
    assert answer.ephemeral
    assert "too big" in text_of(answer)


@pytest.mark.parametrize("seed", range(3))
def test_every_turn_is_seen_with_its_dice_and_its_play(seed):
    log = log_of(seed)
    record, games = record_of(log), games_in(frames_of(log))
    assert sum(map(turns_in, games.values())) == sum(isinstance(event, ev.PlayMade | ev.TurnPassed) for event in log)
    for events in games.values():
        shots = shots_of(record, events, "classic")
        assert shots[-1].seconds == LAST
        rolls = [happened.step.event.roll for happened in events if isinstance(happened.step.event, ev.DiceRolled)]
        assert [shot.scene.dice for shot in shots if shot.seconds == ROLL] == rolls
        plays = [happened.step.event for happened in events if isinstance(happened.step.event, ev.PlayMade)]
        played = [shot.scene for shot in shots if shot.seconds == PLAY]
        assert len(played) == len(plays)
        for scene, play in zip(played, plays, strict=True):
            assert [(move.source, move.target, move.hit) for move in scene.last_play] == [*map(tuple, play.moves)]
            assert scene.mover == play.side
            assert scene.dice is not None
        ended = events[-1].step.event if isinstance(events[-1].step.event, ev.GameEnded) else events[-2].step.event
        assert isinstance(ended, ev.GameEnded)
        assert shots[-1].scene.winner == ended.winner


def test_the_cube_its_answers_and_the_result_are_seen():
    said = set()
    for seed in range(6):
        log = log_of(seed)
        for events in games_in(frames_of(log)).values():
            for shot in shots_of(record_of(log), events, "classic"):
                said.add(re.sub(r"\d+", "#", shot.scene.caption.replace("White", "X").replace("Black", "X")))
                if shot.scene.offered:
                    assert shot.seconds == EVENT
                    said.add("offered")
    assert {"offered", "X takes", "X passes", "+# point", "+# points", "#-#: can't move"} <= said


def told(*commands):
    """The words on the boards of a game in which White and Black give these commands after the opening play."""
    dice = LiveDice(Random(3).randrange)
    log = list(start(cmd.StartMatch("backgammon", 5, Rules()), dice))
    state = fold(log)
    first = state.waiting_for
    log += decide(state, cmd.MakePlay(first, plays_now(state)[0].notation), dice)
    for make in commands:
        log += decide(fold(log), make(first), dice)
    shots = shots_of(record_of(log), games_in(frames_of(log))[1], "classic")
    return shots, [shot.scene.caption for shot in shots[2:]]


def test_resignations_and_time_are_told():

    def offered(first):
        return cmd.Resign(first.other, 2)

    def answered(first):
        return cmd.Resign(first, 2)

    def accepted(first):
        return cmd.AcceptResignation(first.other)

    shots, captions = told(offered, cmd.RefuseResignation, answered, accepted)
    first = shots[1].scene.mover
    name, other = first.name.capitalize(), first.other.name.capitalize()
    offers = [f"{one} offers to resign" for one in (other, name)]
    assert captions == [offers[0], f"{name} plays on", offers[1], "+2 points"]
    assert shots[-1].scene.winner is first.other
    shots, captions = told(lambda first: cmd.RunOutOfTime(first.other))
    assert captions == [f"{first.other.name.capitalize()} is out of time", "+5 points"]
    assert [shot.seconds for shot in shots] == [EVENT, PLAY, EVENT, LAST]


def test_a_drawn_game_is_told():
    log = log_of(1)
    until = next(number for number, event in enumerate(log) if isinstance(event, ev.DiceRolled))
    log = [*log[:until], ev.GameDrawn()]
    record, events = record_of(log), games_in(frames_of(log))[1]
    assert shots_of(record, events, "classic")[-1].scene.caption == "game drawn"
    assert ending_line(record, Filmed.of(1, (1,), events, None)) == "The game is a draw. Nobody scores."


def test_a_film_that_is_too_large_loses_its_beginning():
    shots = games_of(20, "classic")
    whole = make_film(shots, 8_000_000)
    assert whole.cut == 0
    assert whole.data == render_replay(shots)
    limit = len(whole.data) * 2 // 3
    part = make_film(shots, limit)
    assert 0 < part.cut < len(shots)
    assert len(part.data) <= limit
    assert part.data == render_replay(shots[part.cut :])
    assert make_film(shots, 100) is None


@simulated
async def test_what_somebody_has_just_imported_is_meant_until_their_match_goes_on(played):
    alice, bob = played.players
    await played.env.advance_time(1)
    key = key_in(await bring(played, alice, mat_of(1)[1]))

    async def meant(person, **options):
        film = text_of((await person.slash(played.channel, "replay", **options)).response)
        exported = (await export(played, person, **options))[1]
        return [kind for kind in ("Ann", "alice") if kind in film and kind.lower() in exported]

    assert await meant(alice) == ["Ann"]
    assert await meant(alice, match="1") == ["alice"]
    assert await meant(alice, public=True) == ["alice"], "nobody else may see it"
    assert await meant(bob) == ["alice"]
    await played.bot.app.imports.share(int(key[1:]), alice.id, shared=True)
    assert await meant(alice, public=True) == ["Ann"]
    await played.env.advance_time(60 * 60)
    assert await meant(alice) == ["alice"], "that's long ago"
    await bring(played, alice, mat_of(2)[1])
    assert await meant(alice) == ["Ann"]
    await played.env.advance_time(1)
    await finish(played)
    assert await meant(alice) == ["alice"]
    await played.env.advance_time(1)
    assert key_in(await bring(played, alice, mat_of(1)[1])) == key
    assert await meant(alice, public=True) == ["Ann"], "the file was known, and is meant all the same"
    await played.env.advance_time(60 * 60)
    assert await meant(alice) == ["alice"]
