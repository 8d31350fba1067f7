"""The live page: whatever else happens, nobody's action is refused, and everyone sees what happened."""

import asyncio
import contextlib
import io
import itertools
import time
from datetime import timedelta

import pytest
import simcord
from PIL import Image
from simcord.preview._media import MediaError

from bot.local import page
from bot.local.live import LivePage, Pictures
from bot.rules.dice import ScriptedDice


@pytest.fixture
def dice():
    return ScriptedDice([(3, 1), (6, 5), (4, 2)])


@contextlib.asynccontextmanager
async def room(make_bot):
    """A match that has begun, on the page; yields the pieces. (The simulator must end in the task that started it.)"""
    bot = make_bot()
    simulation = simcord.run(bot, check_errors=False)
    channel, people = page.furnish(simulation._env)
    page.catch_up_with_the_present(simulation._env)
    async with simulation as env:
        offer = await people[0].slash(channel, "challenge", opponent=people[1], length=3)
        await people[1].click(offer.response, label="Accept")
        vars(bot.tree).pop("on_error", None)  # as `page.serve` leaves them to the bot
        async with env.preview(channel, viewers=people, layout="channel") as preview:
            yield env, preview, LivePage(env, preview), people


class Viewer:
    """One browser window, behaving as its script does: it acts on what it read last."""

    def __init__(self, preview, person):
        self._preview = preview
        self._page = preview._open_page(str(person.id))
        self._sequence = itertools.count(1)
        self.read()

    def read(self):
        self.seen = self._preview._page_payload(self._page)

    def last_message(self):
        return self.seen["timeline"][-1]

    def control(self, label):
        """A button of the latest message by its label, or a list by the beginning of its title."""

        def walk(components):
            for component in components:
                if str(component.get("label") or component.get("placeholder") or "").startswith(label):
                    yield component
                yield from walk(component.get("components", []))

        return next(walk(self.seen["messages"][self.last_message()]["components"]))

    async def taps(self, label):
        return await self._act("click", label)

    async def chooses_first(self, label):
        return await self._act("select", label, values=[self.control(label)["options"][0]["value"]])

    async def plays_first(self):
        """Choose the first play and make it, where everyone sees it."""
        await self.chooses_first("Choose your play")
        self.read()
        return await self.taps("Play it")

    async def _act(self, kind, label, **body):
        sequence = next(self._sequence)
        return await self._preview._action(
            self._page.id,
            {
                "protocol_version": 3,
                "sequence": sequence,
                "request_id": f"request {sequence}",
                "generation": self.seen["context"]["generation"],
                "bot_generation": self.seen["botGeneration"],
                "published_revision": self.seen["publishedRevision"],
                "kind": kind,
                "target_id": self.last_message(),
                "control_key": self.control(label)["control_key"],
                **body,
            },
        )


def later(env, seconds):
    return env.now() + timedelta(seconds=seconds)


def was_done(result):
    return (result["rejected"], result["settlement"]) == (False, "settled")


async def test_a_refresh_takes_nothing_from_who_acts_on_what_he_saw_before(make_bot):
    async with room(make_bot) as (env, preview, live, people):
        alice = Viewer(preview, people[0])
        await live.tick(later(env, 0.5))
        await preview.refresh()
        await preview.refresh()
        result = await alice.chooses_first("Choose your play")
        assert was_done(result), result


async def test_two_act_at_the_same_moment_while_time_passes(make_bot):
    async with room(make_bot) as (env, preview, live, people):
        viewers = [Viewer(preview, person) for person in people]
        taps = (viewer.taps("My board") for viewer in viewers)
        results = await asyncio.gather(live.tick(later(env, 0.5)), *taps, live.tick(later(env, 1)))
        assert all(was_done(result) for result in results[1:-1])


async def test_what_an_action_shows_is_told_by_the_clock_of_the_bot(make_bot):
    """Also where nothing has happened for a while, and whoever opens the page then."""
    async with room(make_bot) as (env, preview, live, people):
        alice = Viewer(preview, people[0])
        await live.tick(later(env, 0.5))
        await live.tick(later(env, 53))
        assert was_done(await alice.taps("My board"))
        alice.read()
        for seen in (alice.seen, Viewer(preview, people[1]).seen):
            assert seen["profile"]["presentationTime"] == env.now().isoformat()


async def test_a_tap_on_what_has_changed_meanwhile_is_refused(make_bot):
    async with room(make_bot) as (_, preview, _, people):
        alice, elsewhere = Viewer(preview, people[0]), Viewer(preview, people[0])
        result = await alice.plays_first()
        assert was_done(result), result
        await preview.refresh()
        assert (await elsewhere.chooses_first("Choose your play"))["rejected"]


async def test_the_others_see_what_one_has_done_once(make_bot):
    async with room(make_bot) as (env, preview, live, people):
        alice, carol = Viewer(preview, people[0]), Viewer(preview, people[2])
        await live.tick(later(env, 0.5))
        carol.read()
        before = carol.seen
        await alice.plays_first()
        alice.read()
        alices = alice.seen["publishedRevision"]
        await live.tick(later(env, 0.5))
        carol.read()
        message = carol.last_message()
        assert carol.seen["messages"][message] != before["messages"].get(message)
        assert carol.seen["targetId"] == message, "the new board is in view"
        revision = carol.seen["publishedRevision"]
        alice.read()
        assert alice.seen["publishedRevision"] == alices
        await live.tick(later(env, 0.5))
        await alice.taps("My board")  # a private message
        await live.tick(later(env, 0.5))
        carol.read()
        assert carol.seen["publishedRevision"] == revision


async def test_the_clock_follows_the_real_one_until_it_is_stopped(make_bot):
    async with room(make_bot) as (env, _, live, _):
        stop = asyncio.Event()
        before = env.now()
        began = time.monotonic()
        following = asyncio.ensure_future(live.follow(stop))
        async with asyncio.timeout(60):
            while (env.now() - before).total_seconds() < 0.4:  # noqa: ASYNC110 - what time it is there
                await asyncio.sleep(0.05)
        stop.set()
        await following
        stopped = env.now()
        assert (stopped - before).total_seconds() <= time.monotonic() - began + 0.001
        await asyncio.sleep(0.7)
        assert env.now() == stopped


async def test_the_clock_does_not_run_ahead_by_what_passed_while_an_action_was_waited_for(make_bot):
    async with room(make_bot) as (env, _, live, _):
        stop = asyncio.Event()
        before = env.now()
        following = asyncio.ensure_future(live.follow(stop))
        await env.advance_time(5)
        await asyncio.sleep(0.7)
        stop.set()
        await following
        assert (env.now() - before).total_seconds() == 5


async def test_a_session_ended_in_the_page_ends_the_following(make_bot):
    async with room(make_bot) as (_, preview, live, _):
        following = asyncio.ensure_future(live.follow(asyncio.Event()))
        await preview.close()
        async with asyncio.timeout(60):
            await following


async def test_a_refusal_by_the_rules_is_an_answer_not_a_failure(make_bot):
    async with room(make_bot) as (env, preview, _, people):
        answer = await people[1].slash(preview.channel, "roll")
        assert answer.response.ephemeral
        assert env.errors == []


def picture(frames=1):
    """A picture of some frames, as bytes."""
    file = io.BytesIO()
    first, *others = (Image.new("P", (120, 90), number) for number in range(frames))
    first.save(file, "PNG", save_all=frames > 1, append_images=others)
    return file.getvalue()


async def test_a_still_picture_is_shown_as_it_is(monkeypatch):
    """A process for each keeps whoever looks at a long channel waiting for a minute."""
    begun = []

    async def begin(*args, **options):
        begun.append(args)
        raise MediaError("no process is begun")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", begin)
    pictures = Pictures()
    found = await pictures.validate("still", picture())
    assert (found.width, found.height, found.frames, found.content_type) == (120, 90, 1, "image/png")
    assert found.normalized == picture()
    assert begun == []
    for other in (picture(3), b"GIF89a", b"\x89PNG"):
        with pytest.raises(MediaError):
            await pictures.validate(str(len(begun)), other)
    assert len(begun) == 3
