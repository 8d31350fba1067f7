"""`/puzzle` as people meet it: a position, a verdict, a rating, the next one."""

import re
from random import Random

import pytest

from bot.app.positions import pack
from bot.engine import pool as engine_pool
from bot.records.analyses import DecisionKind
from bot.rules.dice import LiveDice
from bot.rules.ids import xgid
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.transcript import to_mat
from bot.ui.coach import trying
from bot.ui.coach.words import compared
from bot.ui.picking.words import value_of
from bot.ui.puzzle.desk import rating_line
from tests import puzzles as made_up
from tests.nightly import every
from tests.puzzles import cube_puzzle, play_puzzle, some_puzzles, states, use_pack
from tests.ui.coach.coached import choose, pick, store_match
from tests.ui.table import buttons_of, forged, pictures_of, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


async def puzzle(table, person, **options):
    return (await person.slash(table.channel, "puzzle", **options)).response


def number_in(question):
    shown = str([*map(str, selects_of(question)), buttons_of(question)])
    return int(re.search(r"puzzle_\w+:(\d+):", shown)[1])


async def asked_in(table, question, puzzles):
    """The position that a question is about."""
    return puzzles[(await table.bot.store.puzzle(number_in(question))).key]


async def solve(table, person, question, puzzles, place=0):
    """Choose the best play, or the one at that place."""
    one = await asked_in(table, question, puzzles)
    return await choose(person, question, one.scene.state, list(one.losses)[place])


async def test_three_taps_lead_somebody_new_to_a_verdict(table, puzzles):
    alice = table.players[0]
    posts = len(posts_in(table.env, table.channel))
    question = await puzzle(table, alice)
    assert question.ephemeral
    one = await asked_in(table, question, puzzles)
    assert one.rating == 1250, "somebody new begins there"
    assert one.best not in text_of(question)
    assert f"**{one.scene.roll}**: what's the best play?" in text_of(question)
    assert "You" in text_of(question)
    assert len(pictures_of(question)) == 1
    value = value_of(one.scene.state, next(p for p in plays_of(one) if p.notation == one.best))
    [select] = [s for s in selects_of(question) if any(o["value"] == value for o in s["options"])]
    picked = (await alice.select(question, custom_id=select["custom_id"], values=[value])).response
    verdict = (await alice.click(picked, label="Choose it")).response
    assert f"**Best!** `{one.best}`\nCompared with `{[*one.losses][1]}`:\n**" in text_of(verdict), "it may be luck"
    assert re.search(r"Your rating: 1[56]\d\d \(\+\d+\)\. It jumps at first and soon settles\.", text_of(verdict))
    assert rating_line(1600, 1588) == "-# Your rating: 1588 (\N{MINUS SIGN}12)"
    assert list(buttons_of(verdict)) == ["Next", "Why", "Wrong?"]
    assert len(pictures_of(verdict)) == 1
    assert len(posts_in(table.env, table.channel)) == posts, "nobody else sees it"


def plays_of(one):
    return plays_now(one.scene.state)


async def test_the_verdict_is_told_while_one_looks_at_the_play(table, puzzles, monkeypatch):
    alice, drawn = table.players[0], []
    monkeypatch.setattr(
        trying, "compared", lambda *given, **more: drawn.append(given[1].played) or compared(*given, **more)
    )
    question = await puzzle(table, alice)
    one = await asked_in(table, question, puzzles)
    other = list(one.losses)[1]
    picked = await pick(alice, question, one.scene.state, other)
    assert drawn == [other]
    verdict = (await alice.click(picked, label="Choose it")).response
    assert f"`{other}`" in text_of(verdict)
    assert drawn == [other], "once"


async def test_the_first_five_get_harder_or_easier_with_each_answer(table, puzzles):
    alice = table.players[0]
    question = await puzzle(table, alice)
    ratings = []
    for place in (0, 2, 0, 0):
        ratings.append((await asked_in(table, question, puzzles)).rating)
        verdict = await solve(table, alice, question, puzzles, place)
        question = (await alice.click(verdict, label="Next")).response
    ratings.append((await asked_in(table, question, puzzles)).rating)
    assert ratings == [1250, 1350, 1200, 1300, 1400]


async def test_a_question_stays_until_it_is_answered_and_the_first_answer_counts(table, puzzles):
    alice = table.players[0]
    question = await puzzle(table, alice)
    assert number_in(await puzzle(table, alice)) == number_in(question), "nobody looks for an easier one"
    one = await asked_in(table, question, puzzles)
    early = await forged(alice, question, f"bg1:b:puzzle_why:{number_in(question)}:0")
    assert "once you've answered" in text_of(early)
    early = await forged(alice, question, f"bg1:b:puzzle_wrong:{number_in(question)}:0")
    assert "once you've answered" in text_of(early)
    await solve(table, alice, question, puzzles, 2)
    rating = (await table.bot.store.solver(alice.id)).strength.rating
    assert rating < 1500
    best = value_of(one.scene.state, next(p for p in plays_of(one) if p.notation == one.best))
    again = await forged(alice, question, f"bg1:b:puzzle_play_it:{number_in(question)}:0:{best}")
    assert "Your first answer counts." in text_of(again)
    assert "Bad" in text_of(again)
    assert (await table.bot.store.solver(alice.id)).strength.rating == rating
    assert (await table.bot.store.solver(alice.id)).answers == 1


async def test_one_that_comes_again_says_so_however_often_it_is_asked(table, monkeypatch, tmp_path):
    alice = table.players[0]
    [only] = some_puzzles(1)
    use_pack(monkeypatch, tmp_path, [only])
    question = await puzzle(table, alice)
    assert "here's the oldest again" not in text_of(question)
    await choose(alice, question, only.scene.state, only.best)
    for _ in range(2):
        assert "here's the oldest again" in text_of(await puzzle(table, alice))
    pack.load_pack.cache_clear()


async def test_a_play_worth_as_much_as_the_best_is_no_mistake(table, monkeypatch, tmp_path):
    monkeypatch.setattr(made_up, "LOSSES", (0.0, 0.0, 0.1, 0.2))
    [only] = some_puzzles(1)
    use_pack(monkeypatch, tmp_path, [only])
    alice, other = table.players[0], list(only.losses)[1]
    verdict = await choose(alice, await puzzle(table, alice), only.scene.state, other)
    assert f"**Best!** `{other}` is worth as much as `{only.best}`." in text_of(verdict)
    [told] = pictures_of(verdict)
    assert f"Best: {other}" in told
    assert "costs" not in text_of(verdict) + told
    pack.load_pack.cache_clear()


async def test_why_shows_the_best_plays_and_who_says_so(table, puzzles):
    alice = table.players[0]
    question = await puzzle(table, alice)
    one = await asked_in(table, question, puzzles)
    verdict = await solve(table, alice, question, puzzles, 1)
    assert "**Almost.**" in text_of(verdict)
    why = text_of((await alice.click(verdict, label="Why")).response)
    assert f"1. {one.best}" in why
    assert "Judged three plies ahead by bgsage." in why


async def test_a_theme_of_ones_own_does_not_count(table, monkeypatch, tmp_path):
    alice = table.players[0]
    [state] = states(1, phase=Phase.TO_ROLL)
    made = [cube_puzzle(state), *some_puzzles(3)]
    use_pack(monkeypatch, tmp_path, made)
    question = await puzzle(table, alice, theme="cube")
    assert "Puzzle: the cube" in text_of(question)
    assert "Double or not?" in text_of(question)
    assert set(buttons_of(question)) == {"Double", "Roll"}
    verdict = (await alice.click(question, label="Double")).response
    assert "**Best!**" in text_of(verdict)
    assert "You chose the theme, so your rating doesn't change" in text_of(verdict)
    assert (await table.bot.store.solver(alice.id)).at is None
    refused = await puzzle(table, alice, theme="race")
    assert "no positions with this theme" in text_of(refused)
    again = (await alice.click(verdict, label="Next")).response
    assert "here's the oldest again" in text_of(again)


async def test_a_take_is_asked_from_the_takers_side(table, monkeypatch, tmp_path):
    alice = table.players[0]
    [state] = states(1, phase=Phase.TO_ROLL)
    use_pack(monkeypatch, tmp_path, [cube_puzzle(state, kind=DecisionKind.TAKE)])
    question = await puzzle(table, alice)
    assert "Take or pass?" in text_of(question)
    assert set(buttons_of(question)) == {"Take", "Pass"}
    verdict = (await alice.click(question, label="Pass")).response
    assert "**Bad.** Passing costs 0.100. Best: `take`." in text_of(verdict)
    why = text_of((await alice.click(verdict, label="Why")).response)
    assert re.search(r"Take +-0\.900\nPass +-1\.000\n", why), "not as the doubler sees it"


async def test_a_verdict_on_the_cube_uses_the_words_of_the_buttons(table, monkeypatch, tmp_path):
    alice = table.players[0]
    [state] = states(1, phase=Phase.TO_ROLL)
    double = cube_puzzle(state, kind=DecisionKind.DOUBLE)
    wrong, right = ("Roll", "Double") if double.best == "double" else ("Double", "Roll")
    use_pack(monkeypatch, tmp_path, [double])
    question = await puzzle(table, alice)
    assert set(buttons_of(question)) == {"Double", "Roll"}
    verdict = text_of((await alice.click(question, label=wrong)).response)
    assert f"{'Rolling' if wrong == 'Roll' else 'Doubling'} costs " in verdict
    assert f" Best: `{right.lower()}`." in verdict
    assert "no double" not in verdict


async def test_what_one_plays_is_not_asked(table, monkeypatch, tmp_path):
    alice = table.players[0]
    await store_match(table, [*log_to(20)])
    state = await table.state()
    near, other = play_puzzle(state, 1250), play_puzzle(states(1, 9)[0], 1400)
    use_pack(monkeypatch, tmp_path, [near, other])
    question = await puzzle(table, alice)
    assert (await table.bot.store.puzzle(number_in(question))).key == other.key
    use_pack(monkeypatch, tmp_path, [near])
    assert "close to one you're playing" in text_of(await puzzle(table, table.players[1]))


def log_to(turns):
    """The log of a match that waits for a play."""
    random = Random(5)
    dice = LiveDice(random.randrange)
    log = [*start(cmd.StartMatch("backgammon", 7, Rules()), dice)]
    while True:
        state = fold(log)
        if state.phase is Phase.TO_ROLL:
            log += decide(state, cmd.RollDice(state.on_roll), dice)
        elif state.turns < turns or len(plays_now(state)) < 4:
            log += decide(state, cmd.MakePlay(state.on_roll, plays_now(state)[0].notation), dice)
        else:
            return log


async def test_a_position_of_ones_puzzle_is_not_judged_elsewhere(table, puzzles):
    alice, bob = table.players
    question = await puzzle(table, alice)
    one = await asked_in(table, question, puzzles)
    text = xgid(one.scene.state)
    refused = (await alice.slash(table.channel, "position", text=text)).response
    assert "You're being asked that" in text_of(refused)
    allowed = (await bob.slash(table.channel, "position", text=text)).response
    assert "being asked" not in text_of(allowed)
    await solve(table, alice, question, puzzles)
    assert "being asked" not in text_of((await alice.slash(table.channel, "position", text=text)).response)


async def test_nor_by_a_hint_or_in_an_import(table, monkeypatch, tmp_path):
    log = log_to(20)
    state = fold(log)
    use_pack(monkeypatch, tmp_path, [play_puzzle(state)])
    mover = table.players[state.on_roll]
    question = await puzzle(table, mover)
    assert "what's the best play?" in text_of(question)
    await store_match(table, log, rated=False)
    assert "You're being asked that" in text_of((await mover.slash(table.channel, "hint")).response)
    assert await table.bot.store.hints_in(1) == (0, 0)
    data = to_mat(log, ("ann", "ben")).encode()
    card = (await mover.slash(table.channel, "import", file=("a.mat", data))).response
    told = (await mover.click(card, label="Analyze")).response
    assert "You're being asked that" in text_of(told)


async def test_somebody_elses_puzzle_stays_theirs(table, puzzles):
    alice, bob = table.players
    number = number_in(await puzzle(table, alice))
    other = await puzzle(table, bob)
    answer = await forged(bob, other, f"bg1:b:puzzle_why:{number}:0")
    assert "what's the best play?" in text_of(answer), "their own question"
    assert (await table.bot.store.puzzle(number)).answered_at is None


async def test_three_who_know_take_a_wrong_position_off_their_server(table, puzzles, carol, nothing_unexpected):
    dave = table.guild.add_member(table.env.create_user("dave"))
    people = (*table.players, carol)
    wrong = None
    for person in people:
        question = await puzzle(table, person)
        one = await asked_in(table, question, puzzles)
        wrong = wrong or one.key
        assert one.key == wrong
        verdict = await solve(table, person, question, puzzles)
        await seasoned(table, person)
        assert "Noted" in text_of((await person.click(verdict, label="Wrong?")).response)
    assert any(entry["event"] == "position withdrawn" for entry in nothing_unexpected), "the operator sees it"
    assert (await asked_in(table, await puzzle(table, dave), puzzles)).key != wrong


async def test_an_answer_to_one_that_was_withdrawn_meanwhile_gets_its_verdict_and_does_not_count(
    table, puzzles, carol, nothing_unexpected
):
    dave = table.guild.add_member(table.env.create_user("dave"))
    question = await puzzle(table, dave)
    for person in (*table.players, carol):
        verdict = await solve(table, person, await puzzle(table, person), puzzles)
        await seasoned(table, person)
        await person.click(verdict, label="Wrong?")
    late = await solve(table, dave, question, puzzles, 2)
    assert "costs 0.100" in text_of(late)
    assert "This position isn't asked here anymore, so your rating doesn't change" in text_of(late)
    assert (await table.bot.store.solver(dave.id)).at is None
    assert any(entry["event"] == "position withdrawn" for entry in nothing_unexpected)


async def seasoned(table, person):
    """As if they had given twenty answers that counted."""
    await table.bot.store.write(
        lambda connection: connection.execute("UPDATE solvers SET answers = 20 WHERE user_id = ?", (person.id,))
    )


async def test_without_positions_or_with_broken_ones_it_says_so(table, monkeypatch, tmp_path, nothing_unexpected):
    alice = table.players[0]
    monkeypatch.setattr(pack, "_folder", lambda: tmp_path)
    pack.load_pack.cache_clear()
    assert "no positions of this game here" in text_of(await puzzle(table, alice))
    (tmp_path / "backgammon.pack").write_bytes(b"BGPOS and then nothing")
    assert "no positions of this game here" in text_of(await puzzle(table, alice))
    assert any(entry["event"] == "positions cannot be read" for entry in nothing_unexpected)
    pack.load_pack.cache_clear()


async def test_without_the_engine_everything_works(table, puzzles, monkeypatch):
    alice = table.players[0]
    monkeypatch.setattr(engine_pool, "engine_installed", lambda: False)
    question = await puzzle(table, alice)
    verdict = await solve(table, alice, question, puzzles, 3)
    assert "costs 0.200" in text_of(verdict)
    assert "Your rating" in text_of(verdict)


async def test_the_rest_of_the_games_have_positions_too(table, monkeypatch, tmp_path):
    alice = table.players[0]
    made = [play_puzzle(state) for state in states(3, variant="nackgammon")]
    use_pack(monkeypatch, tmp_path, made, "nackgammon")
    question = await puzzle(table, alice, variant="nackgammon")
    assert "Nackgammon" in text_of(question)
    verdict = await solve(table, alice, question, {one.key: one for one in made})
    follow = (await alice.click(verdict, label="Next")).response
    assert "Nackgammon" in text_of(follow)


OF_PLAYS = sorted(set(pack.games_with_pack()) - {"backgammon", "nackgammon", "egyptian"})


@pytest.mark.parametrize("game", every(OF_PLAYS, daily=("gul_bara", "runte", "plakoto")))
async def test_a_position_of_each_pack_is_asked_answered_and_explained(table, game):
    alice, listed = table.players[0], pack.load_pack(game)
    puzzles = {one.key: listed.puzzle(one.key) for one in listed.listed}
    question = await puzzle(table, alice, variant=game)
    one = await asked_in(table, question, puzzles)
    assert one.scene.variant == game
    for place in (0, -1):
        verdict = await solve(table, alice, question, puzzles, place)
        assert ("**Best!**" in text_of(verdict)) is (place == 0)
        why = (await alice.click(verdict, label="Why")).response
        one = await asked_in(table, question, puzzles)
        assert one.best in text_of(why)
        rank = len(one.losses) if place else 1
        own = re.escape([*one.losses][rank - 1])
        assert re.search(rf"\b{rank}\. +{own} ", text_of(why)), "one's own, by its rank"
        question = (await alice.click(verdict, label="Next")).response
