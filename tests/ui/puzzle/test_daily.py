"""The position of the day as a server meets it: posted at its hour, answered in private, solved when it closes."""

import re

import pytest
from msgspec.structs import replace

from bot.app.positions import pack
from bot.records.analyses import DecisionKind
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.ui.coach import trying
from bot.ui.picking.words import value_of
from bot.ui.puzzle import daily_desk
from tests.puzzles import cube_puzzle, states, use_pack
from tests.ui.puzzle.daily_server import answer, asked, begun, daily, keep, later, shown
from tests.ui.table import buttons_of, forged, pictures_of, posts_in, text_of

pytestmark = pytest.mark.simcord(check_errors=False)


async def test_four_answer_and_the_same_message_is_solved(table, puzzles, admin, carol):
    alice, bob = table.players
    post = await begun(table, admin)
    one, puzzle = await asked(table)
    assert "Position of the day" in text_of(post)
    asks = f"**White** to play **{puzzle.scene.roll}**: what's the best play?"
    assert asks in text_of(post), "the score beside it has two colours"
    assert "Nobody has answered yet" in text_of(post)
    assert list(buttons_of(post)) == ["Answer", "How it works"]
    assert len(pictures_of(post)) == 1
    assert puzzle.best not in text_of(post) + pictures_of(post)[0]
    for person, place in ((alice, 0), (bob, 2), (carol, 2), (admin, 0)):
        noted = await answer(table, person, post, place)
        assert noted.ephemeral
        assert "**Noted:**" in text_of(noted)
        assert "costs" not in text_of(noted)
        assert pictures_of(noted) == [], "nothing is told before it closes"
    changed = await answer(table, bob, post, 3)
    assert list(puzzle.losses)[3] in text_of(changed)
    await later(table, 1)
    assert "4 have answered" in text_of(shown(table, post))
    assert len(pictures_of(shown(table, post))) == 1
    await later(table, 24)
    solved = shown(table, post)
    text = text_of(solved)
    assert "Position of the day: solved" in text
    assert asks in text
    assert "**2 of 4 found it.**" in text
    assert f"`{puzzle.best}`, the best: **2**" in text
    assert f"`{list(puzzle.losses)[2]}`, loses 0.100: **1**" in text
    assert f"`{list(puzzle.losses)[3]}`, loses 0.200: **1**" in text
    assert list(buttons_of(solved)) == ["My answer", "Talk", "Puzzle"]
    assert len(pictures_of(solved)) == 1
    assert f"Most popular alternative: {list(puzzle.losses)[2]}" in pictures_of(solved)[0]
    assert "alice" not in text
    mine = (await alice.click(solved, label="My answer")).response
    assert mine.ephemeral
    assert f"**Best!** `{puzzle.best}`\nCompared with `{list(puzzle.losses)[1]}`:\n**" in text_of(mine)
    assert re.search(r"Your rating: 1[56]\d\d \(\+\d+\)", text_of(mine))
    assert "1 day in a row" in text_of(mine)
    assert pictures_of(mine)[0].startswith(f"Best: {puzzle.best}"), "the best alone, since that was chosen"
    assert list(buttons_of(mine)) == ["Why", "Wrong?", "Hide my streak"]
    assert f"1. {puzzle.best}" in text_of((await alice.click(mine, label="Why")).response)
    talk = (await bob.click(solved, label="Talk")).response
    again = (await carol.click(solved, label="Talk")).response
    assert [thread.name for thread in table.channel.threads] == ["Position of Jan 1"]
    assert talk.ephemeral
    assert text_of(talk) == text_of(again), "one thread"
    assert "what's the best play?" in text_of((await bob.click(solved, label="Puzzle")).response)
    posts = [text_of(p) for p in posts_in(table.env, table.channel)]
    assert sum("Position of the day" in p for p in posts) == 2, "and the next one"
    assert (await asked(table))[0].daily_id != one.daily_id


@pytest.mark.parametrize(("phase", "said"), [
    (Phase.TO_ROLL, "**White** to roll: double or not?"),
    (Phase.DOUBLE_OFFERED, "**White** has been doubled: take or pass?"),
])  # fmt: skip
async def test_a_cube_says_whose_it_is(table, admin, monkeypatch, tmp_path, phase, said):
    [state] = states(1, phase=Phase.TO_ROLL)
    kind = DecisionKind.DOUBLE if phase is Phase.TO_ROLL else DecisionKind.TAKE
    one = cube_puzzle(state if phase is Phase.TO_ROLL else replace(state, phase=phase), kind=kind)
    use_pack(monkeypatch, tmp_path, [one])
    post = await begun(table, admin)
    assert said in text_of(post)
    await later(table, 24)
    assert said in text_of(shown(table, post))
    pack.load_pack.cache_clear()


async def test_at_once_everyone_is_told_and_an_answer_is_final(table, puzzles, admin):
    alice, bob = table.players
    post = await begun(table, admin, answers="at once")
    _, puzzle = await asked(table)
    verdict = await answer(table, alice, post, 1)
    assert "**Almost.**" in text_of(verdict)
    assert f"\nCompared with `{[*puzzle.losses][1]}`:\n" in text_of(verdict)
    assert "Your rating" in text_of(verdict)
    assert "first answer counts" in text_of(verdict)
    again = (await alice.click(post, label="Answer")).response
    assert "**Almost.**" in text_of(again), "it stays"
    best = value_of(puzzle.scene.state, next(p for p in plays_now(puzzle.scene.state) if p.notation == puzzle.best))
    late = await forged(alice, post, buttons_of(post)["Answer"].replace("daily_answer", "daily_play_it") + f":{best}")
    assert "**Almost.**" in text_of(late)
    assert (await table.bot.store.solver(alice.id)).answers == 1
    early = await forged(bob, post, buttons_of(post)["Answer"].replace("daily_answer", "daily_mine"))
    assert "once you've answered" in text_of(early)


async def test_nothing_is_told_before_a_sealed_one_closes(table, puzzles, admin, monkeypatch):
    alice, prepared = table.players[0], []
    monkeypatch.setattr(trying, "compared", lambda *given, **_: prepared.append(given))
    post = await begun(table, admin)
    _, puzzle = await asked(table)
    await answer(table, alice, post)
    assert prepared == []
    for action in ("daily_mine", "daily_why", "daily_wrong", "daily_talk"):
        early = await forged(alice, post, buttons_of(post)["Answer"].replace("daily_answer", action))
        assert "once you've answered" in text_of(early), action
        assert puzzle.best not in text_of(early)
    question = (await alice.click(post, label="Answer")).response
    assert f"Your answer so far: `{puzzle.best}`" in text_of(question), "their own"
    rules = (await alice.click(post, label="How it works")).response
    assert "You can change your answer until it closes." in text_of(rules)


async def test_who_comes_too_late_is_shown_the_solution_and_counts_for_nothing(table, puzzles, admin):
    alice, bob = table.players
    post = await begun(table, admin)
    one, puzzle = await asked(table)
    question = (await alice.click(post, label="Answer")).response
    button = buttons_of(post)["Answer"]
    await later(table, 24)
    value = value_of(puzzle.scene.state, plays_now(puzzle.scene.state)[0])
    late = await forged(alice, question, button.replace("daily_answer", "daily_play_it") + f":{value}")
    assert f"**Solution:** `{puzzle.best}`. You didn't answer in time" in text_of(late)
    assert len(pictures_of(late)) == 1
    assert await table.bot.store.daily_answers(one.daily_id) == []
    assert "Solution" in text_of(await forged(bob, shown(table, post), button))
    told = text_of(shown(table, post))
    assert "Nobody answered this one." in told
    assert ", the best\n" in told
    assert ": nobody" not in told, "that has been said"


async def test_streaks_are_told_hidden_and_go_on_over_a_day_without_a_post(table, puzzles, admin, carol):
    alice, bob = table.players
    post = await begun(table, admin)
    for person in (alice, bob, carol):
        await answer(table, person, post, 3)
    assert "No position on Jan 2. The next one comes <t:" in text_of(await daily(table, admin, "skip"))
    await later(table, 24)
    assert len([p for p in posts_in(table.env, table.channel) if "Position of the day" in text_of(p)]) == 1
    assert "solved" in text_of(shown(table, post)), "it closes all the same"
    await later(table, 24)
    second = posts_in(table.env, table.channel)[-1]
    assert second.id != post.id
    for person in (alice, bob):
        await answer(table, person, second, 0)
    await later(table, 24)
    solved = text_of(shown(table, second))
    assert f"Days in a row: <@{alice.id}> 2, <@{bob.id}> 2" in solved
    assert str(carol.id) not in solved
    mine = (await alice.click(shown(table, second), label="My answer")).response
    assert "2 days in a row" in text_of(mine)
    hidden = (await alice.click(mine, label="Hide my streak")).response
    assert "gone within a minute" in text_of(hidden)
    await later(table, 1)
    assert f"Days in a row: <@{bob.id}> 2" in text_of(shown(table, second))
    assert str(alice.id) not in text_of(shown(table, second))


async def test_who_hides_while_the_solution_is_being_shown_is_hidden_all_the_same(table, puzzles, admin, monkeypatch):
    alice, _ = table.players
    post = await begun(table, admin)
    await answer(table, alice, post)
    await later(table, 24)
    post = posts_in(table.env, table.channel)[-1]
    await answer(table, alice, post)
    edit, dailies, (one, _) = daily_desk.edit, table.bot.app.dailies, await asked(table)
    told = []

    async def slowly(*arguments, **options):
        if await dailies.named(one.daily_id):
            told.append(one)
            await dailies.hide(table.guild.id, alice.id, hidden=True)
        await edit(*arguments, **options)

    with monkeypatch.context() as patch:
        patch.setattr(daily_desk, "edit", slowly)
        await later(table, 24)
    assert told, "she was named in what was on its way"
    await later(table, 1)
    assert "solved" in text_of(shown(table, post))
    assert str(alice.id) not in text_of(shown(table, post))
    assert await table.bot.store.dailies_stale() == []


async def test_nobody_is_named_where_somebody_they_block_would_read_it(table, puzzles, admin, carol):
    alice, bob = table.players
    await table.bot.store.block(alice.id, carol.id)
    post = await begun(table, admin)
    for day in range(2):
        for person in (alice, bob, carol):
            await answer(table, person, post)
        before = post
        await later(table, 24)
        post = posts_in(table.env, table.channel)[-1]
        assert day in {0, 1}
    assert f"<@{bob.id}> 2, <@{carol.id}> 2" in text_of(shown(table, before))
    assert str(alice.id) not in text_of(shown(table, before))


async def test_a_deletion_in_mid_daily_takes_all_rows_and_what_is_shown(table, puzzles, admin):
    alice, bob = table.players
    post = await begun(table, admin)
    for person in (alice, bob):
        await answer(table, person, post)
    await later(table, 24)
    second = posts_in(table.env, table.channel)[-1]
    for person in (alice, bob):
        await answer(table, person, second)
    await later(table, 24)
    third = posts_in(table.env, table.channel)[-1]
    await answer(table, alice, third)
    await later(table, 1)
    assert f"<@{alice.id}> 2" in text_of(shown(table, second))
    assert "1 has answered" in text_of(shown(table, third))
    ask = (await alice.slash(table.channel, "privacy delete")).response
    await alice.click(ask, custom_id=next(one for one in buttons_of(ask).values() if "privacy_delete" in one))
    for name in ("puzzles", "daily_answers", "daily_streaks", "daily_named", "solvers", "objections"):
        rows = await table.bot.store.read(
            lambda connection, name=name: connection.execute(
                f"SELECT count(*) AS n FROM {name} WHERE user_id = ?",  # noqa: S608 - a table of ours
                (alice.id,),
            ).fetchone()
        )
        assert rows["n"] == 0, name
    await table.env.advance_time(61)
    await keep(table)
    assert str(alice.id) not in text_of(shown(table, second))
    assert "**2 of 2 found it.**" in text_of(shown(table, second)), "counts stay, without anybody"
    assert "Nobody has answered yet" in text_of(shown(table, third))
