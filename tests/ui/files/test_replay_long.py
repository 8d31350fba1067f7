"""Replays of long games and of many: a large file keeps nobody waiting, and every game is a tap away."""

import re
import threading
from dataclasses import replace as with_field
from random import Random

import pytest
from msgspec.structs import replace

from bot.app.logged import LoggedMatch
from bot.errors import StillBusy
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.rules import Rules
from bot.rules.transcript import to_mat
from bot.ui.replay import film as replay_film
from bot.ui.replay.film import Film, Filmed, film_of, film_view, games_in, make_film, shots_of
from bot.ui.replay.view import replay_post
from tests.app.studying.test_summary import log_of
from tests.nightly import NIGHTLY
from tests.rules.random_matches import held_by_mat, play_match
from tests.ui.files.replays import frames_of, record_of, sensible_log
from tests.ui.files.test_records import bring
from tests.ui.table import buttons_of, selects_of, text_of

simulated = pytest.mark.simcord(check_errors=False)


@pytest.fixture
async def brought(table):
    """A match of many games, imported from a file: the card, and the log."""
    log = play_match(Random(20), 7, Rules())  # four games, short ones
    card = await bring(table, table.players[0], to_mat(log, ("Ann", "Bill")).encode())
    return card, held_by_mat(log)


def score_before(log, game):
    at = next(index for index, event in enumerate(log) if isinstance(event, ev.GameStarted) and event.game == game)
    return "{} : {}".format(*fold(log[:at]).score)


def score_after(log, game):
    following = [index for index, one in enumerate(log) if isinstance(one, ev.GameStarted) and one.game == game + 1]
    state = fold(log[: following[0]] if following else log)
    return "{} : {}".format(*(min(points, state.length) for points in state.score))


def test_of_a_game_without_end_no_more_boards_are_drawn_than_its_last(monkeypatch):
    log = sensible_log(1)
    record, events = record_of(log), games_in(frames_of(log))[1]
    drawn = []
    monkeypatch.setattr(replay_film, "MOST", 20)
    monkeypatch.setattr(replay_film, "render_replay", lambda shots, **_: drawn.append(len(shots)) or b"GIF89a")
    film = film_of(record, events, "classic", 8_000_000)
    assert len(events) > 40
    assert drawn == [film.boards]
    assert 10 < film.boards <= 20
    assert film.cut == len(events) - 20
    logged = LoggedMatch("7", record, tuple(log))
    view = film_view(logged, Filmed.of(1, (1,), events, film), steps=False)
    assert str(view.to_components()).count(f"these are its last {film.boards} boards") == 2  # in the words for it too
    whole = with_field(film, cut=0)
    view = film_view(logged, Filmed.of(1, (1,), events, whole), steps=False)
    assert "its last" not in str(view.to_components())


@pytest.mark.skipif(not NIGHTLY, reason="a film of many hundred plies: make nightly")
def test_the_longest_game_is_made_in_a_moment():
    log = log_of(1)
    events = games_in(frames_of(log))[1] * 200
    film = film_of(record_of(log), events, "classic", 8_000_000)
    assert isinstance(film, Film)
    assert film.boards <= 800 < len(events)


@simulated
async def test_the_boards_are_laid_out_beside_the_event_loop(table, brought, monkeypatch):
    threads = []

    def noting(*arguments, **options):
        threads.append(threading.current_thread())
        return shots_of(*arguments, **options)

    monkeypatch.setattr(replay_film, "shots_of", noting)
    shown = (await table.players[0].click(brought[0], label="Animation")).response
    assert "game" in text_of(shown)
    assert threads
    assert threading.main_thread() not in threads


@simulated
async def test_nobody_has_two_animations_in_work(table, brought, monkeypatch):
    alice, bob = table.players
    workshop = table.bot.app.workshop
    await table.by_command(0, "replay", match="i1", game=1)  # the first one has let go of its maker
    with workshop.one_thing(alice.id):
        refused = await table.by_command(0, "replay", match="i1", game=1)
        assert refused.ephemeral
        assert "still working on your last request" in text_of(refused)
        other = (await bob.slash(table.channel, "replay", match="99")).response
        assert "still working on your last request" not in text_of(other)
    seen = []

    def noting(shots, limit):
        with pytest.raises(StillBusy), workshop.one_thing(alice.id):
            pass
        seen.append(limit)
        return make_film(shots, limit)

    monkeypatch.setattr(replay_film, "make_film", noting)
    for game in (2, 99):
        await table.by_command(0, "replay", match="i1", game=game)
        with workshop.one_thing(alice.id):
            pass
    assert len(seen) == 1


@simulated
async def test_an_animation_is_made_once(table, brought, monkeypatch):
    """The same for another person; another game, theme or language is another one."""
    made = []

    def noting(shots, limit):
        made.append(limit)
        return make_film(shots, limit)

    monkeypatch.setattr(replay_film, "make_film", noting)
    assert "game 1" in text_of(await table.by_command(0, "replay", match="i1", game=1)).lower()
    first = await table.by_command(0, "replay", match="i1", game=1, public=True)
    assert (len(made), "game 1" in text_of(first).lower()) == (1, True)
    await table.by_command(0, "replay", match="i1", game=2)
    await table.bot.app.people.prefer(table.players[0].id, theme="paper")
    await table.by_command(0, "replay", match="i1", game=1)
    assert len(made) == 3


@simulated
async def test_the_animation_of_a_game_tells_its_score_and_leads_to_its_boards(table, brought):
    _, log = brought
    for game in (1, 3):
        film = (await table.players[0].slash(table.channel, "replay", match="i1", game=game)).response
        assert f"**Ann** {score_after(log, game)} **Bill**" in text_of(film)
        steps = await table.by_button(0, "Replay", film)
        assert ("wins the opening roll" if game == 1 else f"Game {game}: **") in text_of(steps)
        assert f"**Ann** {score_before(log, game)} **Bill**" in text_of(steps)


@simulated
async def test_a_game_is_chosen_from_a_list(table, brought):
    card, log = brought
    steps = await table.by_button(0, "Replay", card)
    assert "1 of" in text_of(steps)
    [games] = selects_of(steps)
    count = fold(log).game
    assert count > 2
    wanted = [f"Game {game} at {score_before(log, game)}" for game in range(1, count + 1)]
    assert [option["label"] for option in games["options"]] == wanted
    there = (await table.players[0].select(steps, custom_id=games["custom_id"], values=[str(count)])).response
    assert f"Game {count}: **" in text_of(there)
    [games] = selects_of(there)
    assert [option["value"] for option in games["options"] if option.get("default")] == [str(count)]


@simulated
async def test_the_outer_buttons_lead_to_the_ends_of_games(table, brought):
    card, log = brought
    starts = [index for index, frame in enumerate(frames_of(log)) if "GameStarted" in kinds(frame)]
    ends = [index for index, frame in enumerate(frames_of(log)) if "GameEnded" in kinds(frame)]
    shown = await table.by_button(0, "Replay", card)
    for end in ends:
        shown = await table.by_button(0, "⏭", shown)
        assert place(shown) == end
    for start in reversed(starts):
        shown = await table.by_button(0, "⏮", shown)
        assert place(shown) == start
    assert buttons_of(shown)["⏮"]
    with pytest.raises(Exception, match="disabled"):
        await table.by_button(0, "⏮", shown)


def kinds(frame):
    return {type(step.event).__name__ for step in frame.steps}


def place(shown):
    return int(re.search(r"(\d+) of \d+", text_of(shown))[1]) - 1


def test_of_many_games_the_nearest_are_offered():
    log = log_of(1)
    frames = frames_of(log)[:2]
    many = [
        with_field(frame, steps=tuple(with_field(step, state=replace(step.state, game=game)) for step in frame.steps))
        for game in range(1, 61)
        for frame in frames
    ]
    logged = LoggedMatch("7", record_of(log), tuple(log))

    def offered(game):
        post = replay_post(logged, many, 2 * (game - 1), "classic")
        [select] = [item for row in post.rows for item in row if hasattr(item, "options")]
        return [int(option.value) for option in select.options]

    assert offered(1) == [*range(1, 26)]
    assert offered(30) == [*range(18, 43)]
    assert offered(60) == [*range(36, 61)]
