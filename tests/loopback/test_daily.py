"""Hundreds answer the position of the day at once, to its last moment: none lost, none twice, none told early."""

import asyncio
from datetime import timedelta

import pytest

from bot.app.positions import pack
from bot.records.puzzles import DailyPlan
from bot.rules.match.turn import plays_now
from bot.ui.coach.facts import explained
from bot.ui.picking.words import value_of
from bot.ui.puzzle import daily_posts
from tests.discord_server.options import CannotUse
from tests.nightly import NIGHTLY
from tests.puzzles import some_puzzles, use_pack

PEOPLE = 2000 if NIGHTLY else 60
AT_ONCE = 10
"""As many taps are under way at a time."""
IN_TIME = PEOPLE * 2 // 3
"""So many answer before its last moment."""


@pytest.fixture(autouse=True)
def puzzles(monkeypatch, tmp_path):
    use_pack(monkeypatch, tmp_path, some_puzzles(20))
    yield
    pack.load_pack.cache_clear()


async def begun(timed):
    """The position, and the message that shows it."""
    guild, now = timed.channel.guild, timed.bot.clock()
    plan = DailyPlan(guild.id, timed.channel.id, now.hour, "UTC", "backgammon", True, now - timedelta(seconds=1))
    await timed.bot.store.plan_daily(plan)
    await timed.bot.housekeeping()
    daily = await timed.bot.store.open_daily_of(guild.id)
    return daily, timed.channel.messages[-1]


async def test_what_is_drawn_for_long_is_still_shown(timed, monkeypatch):
    """Discord waits three seconds; once it's solved many ask at once, and each answer takes its time."""

    async def slowly(*args):
        await asyncio.sleep(3.2)
        return await explained(*args)

    await begun(timed)
    await timed.bot.store.write(lambda connection: connection.execute("UPDATE dailies SET closes_at = 0"))
    await timed.wait()
    [post] = timed.channel.messages
    await timed.server.until(lambda: "solved" in post.text, what="the solution")
    monkeypatch.setattr(daily_posts, "explained", slowly)
    timed.server.deadline = 3.0
    answer = await timed.alice.click(post, "My answer")
    await timed.server.until(lambda: "Solution" in answer.text, what="what was announced")


async def test_of_all_who_answer_at_once_each_counts_once_and_nobody_is_told_early(timed):
    daily, post = await begun(timed)
    assert "Position of the day" in post.text
    state, choices = daily.puzzle.scene.state, [*daily.puzzle.losses]
    plays = {play.notation: value_of(state, play) for play in plays_now(state)}
    people = [timed.server.add_user(f"solver {number}") for number in range(PEOPLE)]
    room, told = asyncio.Semaphore(AT_ONCE), {}

    async def answer(number):
        person, choice = people[number], choices[number % 3]
        async with room:
            try:
                panel = await person.click(post, "Answer")
            except CannotUse:  # the message is solved already
                return
            if "Nobody sees your answer" not in panel.text:
                told[person.id] = panel, panel.message
                return
            values = [plays[choice]]
            select = next(
                one for one in panel.message.selects if any(option["value"] in values for option in one["options"])
            )
            picked = await person.select(panel, select["custom_id"], values)
            told[person.id] = await person.click(picked.message, "Choose it"), picked.message

    timed.server.limit_globally()
    with timed.server.counting() as requests:
        await asyncio.gather(*map(answer, range(IN_TIME)))
        await timed.wait(minutes=2)
        assert f"{IN_TIME} have answered" in timed.channel.messages[-1].text
        public = "\n".join(message.text for message in timed.channel.messages)
        assert not [choice for choice in choices if choice in public], "nobody is told what anybody chose"
        closing = asyncio.create_task(timed.wait(rounds=2, days=2, minutes=11))
        await asyncio.gather(closing, *map(answer, range(IN_TIME, PEOPLE)))
        await timed.wait(rounds=2, minutes=2)
        # What takes long in a round goes on by itself after it.
        await timed.server.until(lambda: "solved" in post.text, within=60, what="the reveal")
        await timed.wait(minutes=2)
    stored = {one.user_id: one.chosen for one in await timed.bot.store.daily_answers(daily.daily_id)}

    def texts():
        """What takes long is answered later, on the message that was tapped."""
        return {user_id: answer.text or message.text for user_id, (answer, message) in told.items()}

    await timed.server.until(lambda: all(texts().values()), within=60)
    noted = {user_id for user_id, text in texts().items() if "Noted" in text}
    assert noted == stored.keys(), "whoever was told that it's noted is counted, and nobody else"
    assert all(choices[people.index(one) % 3] == stored[one.id] for one in people if one.id in stored)
    assert [text for user_id, text in texts().items() if user_id not in noted and "Solution" not in text] == []
    closed = await timed.bot.store.daily(daily.daily_id)
    assert closed.tally.answers == len(stored) >= IN_TIME
    edits = [one for one in requests if one.method == "PATCH" and one.path.endswith(f"/messages/{post.id}")]
    solved = [one for one in edits if "solved" in str(one.payload)]
    assert len(solved) == 1, "one reveal"
    assert [one for one in requests if one.status == 429] == []
    rated = [await timed.bot.store.solver(user_id) for user_id in stored]
    assert {one.answers for one in rated} == {1}, "each once"
