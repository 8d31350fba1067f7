"""What is said under seal: a scene is played twice with another choice, and all that others get is the same.

Until it is opened: then the two must differ, or the scene would prove nothing.
"""

import json
import re
from contextlib import asynccontextmanager
from random import Random

import discord
import pytest
import simcord

from bot.rules.dice import LiveDice, ScriptedDice
from bot.ui.client import create_bot
from tests import chance
from tests.crowd.hall import Hall, to_a_play
from tests.crowd.test_guesses import guessed
from tests.crowd.test_session import teams_to_a_play
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.chouette.test_chouette import rolls
from tests.ui.sealed.dailies import DAILIES, by_the_hour
from tests.ui.table import Table, begin, buttons_of, play_on, posts_in, selects_of

EPHEMERAL = 1 << 6
_PRIVATE_BY_NATURE = (8, 9)
"""Suggestions and forms."""


@asynccontextmanager
async def stage(settings, directory, dice, *, slow=False):
    """A server like the one of the other run, to the last id and the last roll; `slow`: days go by in it."""
    directory.mkdir()
    settings = settings.model_copy(
        update={
            "database_url": f"sqlite:///{directory}/matches.db",
            "health_file": directory / "health",
            "sync_commands": False,  # once in a process, and each takes an id
        }
    )
    with chance.the_same_each_time("sealed"):
        bot = create_bot(settings, dice=dice(), clock=lambda: discord.utils.utcnow())  # noqa: PLW0108 - replaced
        if slow:
            by_the_hour(bot)
        env = simcord.Env(bot, check_errors=False, strict_sync=False)
        await env.start()
        with env.time_context():
            guild = env.create_guild()
            channel = guild.create_text_channel("backgammon")
            people = [guild.add_member(env.create_user(name)) for name in ("alice", "bob")]
            yield Table(env, guild, channel, tuple(people), bot)
        await env.shutdown()
        await bot.end_processes()
        await bot.store.close()


def gets_others(env, person, first):
    """Every request but the first so many ones, unless only `person` sees what comes of it."""
    backend = env.backend
    private = {one.message_id for one in backend.interactions.values() if one.ephemeral}
    for request in env.http_requests[first:]:
        token = next((part for part in request.path.split("/") if part in backend.interaction_tokens), None)
        by = None if token is None else backend.interactions[backend.interaction_tokens[token]]
        if by is None or by.user_id != person.id:
            yield request
            continue
        said = request.json or {}
        changed = by.message_id or by.source_message_id
        is_private = (said.get("data") or said).get("flags", 0) & EPHEMERAL or changed in private
        if not is_private and said.get("type") not in _PRIVATE_BY_NATURE:
            yield request


def _plain(request):
    """What is sent, by whatever way."""
    said = request.json if isinstance(request.json, dict) else {}
    said = said.get("data") or said
    return json.dumps({name: said.get(name) for name in ("content", "components", "attachments")}, sort_keys=True)


def numbered(lines, people):
    """Lines with Discord's ids replaced by numbers, in the order in which they turn up, but not those of people.

    Theirs are the same in both runs, and would tell who it was.
    """
    numbers = {str(person): str(person) for person in people}
    return [re.sub(r"\d{17,20}", lambda one: numbers.setdefault(one[0], f"#{len(numbers)}"), line) for line in lines]


def timeless(line):
    """A line without its moments, and these in seconds: a second may begin while a run waits for what is under way."""
    return re.sub(r"<t:\d+", "<t:", line), [int(one) for one in re.findall(r"<t:(\d+)", line)]


def shown(env):
    """What stands in all channels, with the size of each picture."""
    posts = [one for place in env.backend.messages.values() for one in place.values() if one.visible_to(None)]
    return [f"{one.id} {json.dumps(one.components)} {[file['size'] for file in one.attachments]}" for one in posts]


class Scene:
    """A scene on its way, and what others get from the moment on from which they must not see a difference."""

    def __init__(self, table):
        self.table, self.env, self.channel = table, table.env, table.channel
        self.compared = []

    async def sealed(self, person, choose, others=()):
        """A person chooses; then each of the `others` looks: a coroutine that does what they can."""
        first = len(self.env.http_requests)
        await choose()
        await self.env.settle()
        for look in others:
            await look()
        self.compared += [*map(_plain, gets_others(self.env, person, first)), *shown(self.env)]


def looks(person, message, label):
    """A look at what a button shows."""

    async def look():
        await person.click(message(), label=label)

    return look


async def a_window(scene, choice):
    """One of a crew says whether to double; the others are still asked."""
    club = ChouetteTable(scene.table, 5)
    await club.open()
    await club.play(club.people[0])
    ann, bo, cy, dee, eve = club.people
    looking = [looks(one, lambda: club.board, "My board") for one in (ann, cy, dee)]
    says = (lambda: club.double(bo), lambda: club.tap(bo, "Roll on"))
    await scene.sealed(bo, says[choice], looking)
    for one in (cy, dee, eve):
        await club.tap(one, "Roll on")


async def a_standing_word(scene, choice):
    """One of a crew has rolled on, for once or until further notice: the next window opens alike."""
    club = ChouetteTable(scene.table, 5)
    await club.open()
    await club.play(club.people[0])
    ann, bo, cy, dee, eve = club.people
    await club.tap(cy, ("Roll on until I say", "Roll on")[choice])
    for one in (bo, dee, eve):
        await club.tap(one, "Roll on")
    await club.play(bo)
    await club.tap(ann, "Roll")
    looking = [looks(one, lambda: club.board, "My board") for one in (ann, bo, dee)]
    await scene.sealed(cy, lambda: club.play(ann), looking)


async def _answers(club, person, label):
    """Answer a double, and say so again where a pass is asked back for."""
    asked = await club.tap(person, label)
    if asked is not None and "Not yet" in buttons_of(asked):
        await club.tap(person, label, asked)


async def a_take(scene, choice):
    """The box has doubled all of a crew; one of them takes or passes, the others are still asked."""
    club = ChouetteTable(scene.table, 5)
    await club.open()
    await club.play(club.people[0])
    ann, bo, cy, dee, eve = club.people
    for one in (bo, cy, dee, eve):
        await club.tap(one, "Roll on")
    await club.play(bo)
    await club.double(ann, "Double…")

    looking = [looks(one, lambda: club.board, "My board") for one in (ann, bo, dee)]
    await scene.sealed(cy, lambda: _answers(club, cy, ("Take", "Pass")[choice]), looking)
    for one in (bo, dee, eve):
        await _answers(club, one, "Take")


async def an_extra(scene, choice):
    """One of a crew takes and the others pass; one of these offers an extra or doesn't, the others are still asked."""
    club = ChouetteTable(scene.table, 5)
    await club.open("los angeles")
    await club.play(club.people[0])
    ann, bo, cy, dee, eve = club.people
    for one in (bo, cy, dee, eve):
        await club.tap(one, "Roll on")
    await club.play(bo)
    await club.double(ann, "Double…")
    for one, label in ((bo, "Take"), (cy, "Pass"), (dee, "Pass"), (eve, "Pass")):
        await _answers(club, one, label)
    looking = [looks(one, lambda: club.board, "My board") for one in (ann, bo, dee)]
    await scene.sealed(cy, lambda: club.tap(cy, ("Offer an extra", "No extra")[choice]), looking)
    for one in (dee, eve):
        await club.tap(one, "No extra")


async def a_proposal_in_a_chouette(scene, choice):
    """One of a crew proposes a play to their captain: nobody else reads it."""
    club = ChouetteTable(scene.table, 5)
    await club.open()
    await club.play(club.people[0])
    ann, bo, cy, dee, eve = club.people
    for one in (bo, cy, dee, eve):
        await club.tap(one, "Roll on")

    async def proposes():
        [one, *_] = selects_of(club.board)
        values = [one["options"][choice]["value"]]
        picked = (await cy.select(club.board, custom_id=one["custom_id"], values=values)).response
        await club.tap(cy, "Propose it", picked)

    await scene.sealed(cy, proposes, [looks(one, lambda: club.board, "My board") for one in (ann, dee, eve)])
    mine = await club.tap(bo, "My board")
    await club.tap(bo, next(label for label in buttons_of(mine) if label.startswith("Play ")), mine)


async def answers_of_the_box(scene, choice):
    """Two have doubled; the box changes one of its answers before it gives both."""
    club = ChouetteTable(scene.table, 5)
    await club.open()
    await club.play(club.people[0])
    ann, bo, cy, dee, eve = club.people
    for one in (bo, cy):
        await club.double(one)
    for one in (dee, eve):
        await club.tap(one, "Roll on")

    async def changes():
        panel = await club.tap(ann, "Answer")
        [one] = selects_of(panel)
        values = [one["options"][choice]["value"]]
        scene.panel = (await ann.select(panel, custom_id=one["custom_id"], values=values)).response

    await scene.sealed(ann, changes, [looks(one, lambda: club.board, "My board") for one in (bo, cy, eve)])
    await club.tap(ann, "That's my answer", scene.panel)


async def a_vote(scene, choice):
    hall = Hall(scene.table, 5)
    lobby = await hall.call(length=1, level="beginner")
    for person in hall.people[1:4]:
        await hall.press(person, "Join", lobby)
    await hall.start()
    await to_a_play(hall)
    await hall.settled()
    one, two, three, _, stranger = hall.people
    looking = [looks(person, hall.board, "Vote") for person in (two, three)]
    looking.append(looks(stranger, hall.board, "My board"))
    await scene.sealed(one, lambda: hall.vote(one, choice), looking)
    for person in hall.people[1:4]:
        await hall.vote(person, choice)
    await hall.settled()


async def a_motion(scene, choice):
    """One agrees to resign and one is against it: who it is nobody reads. How many agree is said to all."""
    hall = Hall(scene.table, 6)
    lobby = await hall.call(length=3, level="beginner")
    for person in hall.people[1:5]:
        await hall.press(person, "Join", lobby)
    await hall.start()
    await hall.settled()
    mover, one, two, three, _, stranger = hall.people
    asked = await hall.press(mover, "Resign?", await hall.panel(mover))
    await hall.press(mover, "The whole match", asked)
    await hall.settled()
    labels = ("Resign", "Play on")
    for person, label in ((one, labels[choice]), (two, labels[1 - choice])):
        await hall.press(person, label, await hall.panel(person))
        await hall.settled()
    looking = [looks(person, hall.board, "Vote") for person in (mover, three)]
    looking.append(looks(stranger, hall.board, "My board"))

    async def nothing():
        pass

    await scene.sealed(one, nothing, looking)


async def a_proposal(scene, choice):
    """What one of a team proposes to its captain the other team does not read."""
    hall = Hall(scene.table, 4)
    captain, second, *others = await teams_to_a_play(hall)
    looking = [looks(person, hall.board, "Consult") for person in others]
    await scene.sealed(second, lambda: hall.vote(second, choice), looking)
    seen = await hall.panel(captain)
    take = next(custom_id for custom_id in buttons_of(seen).values() if ":c_take:" in custom_id)
    await captain.click(seen, custom_id=take)
    await hall.settled()


async def a_guess(scene, choice):
    table = scene.table
    carol = table.guild.add_member(scene.env.create_user("carol"))
    dan = table.guild.add_member(scene.env.create_user("dan"))
    await begin(table, length=1)
    looking = [looks(one, lambda: posts_in(scene.env, scene.channel)[-1], "My board") for one in (*table.players, dan)]

    async def tables():
        await dan.slash(table.channel, "guesses")

    board = posts_in(scene.env, scene.channel)[-1]
    await scene.sealed(carol, lambda: guessed(carol, board, choice), [*looking, tables])
    await play_on(table, 1)
    await tables()


SCENES = {
    a_window: lambda: rolls((3, 1), (6, 5), (4, 3)),
    a_standing_word: lambda: rolls((3, 1), (6, 5), (4, 3)),
    a_take: lambda: rolls((3, 1), (6, 5), (4, 3)),
    an_extra: lambda: rolls((3, 1), (6, 5), (4, 3)),
    a_proposal_in_a_chouette: lambda: rolls((3, 1), (6, 5), (4, 3)),
    answers_of_the_box: lambda: rolls((3, 1), (6, 5), (4, 3)),
    a_vote: lambda: LiveDice(Random(3).randrange),
    a_motion: lambda: LiveDice(Random(3).randrange),
    a_proposal: lambda: LiveDice(Random(3).randrange),
    a_guess: lambda: ScriptedDice([(3, 1), (6, 5), (4, 3), (2, 1)]),
    **dict.fromkeys(DAILIES, lambda: LiveDice(Random(3).randrange)),
}


@pytest.mark.parametrize("scene", SCENES, ids=lambda one: one.__name__)
async def test_nobody_else_sees_what_was_chosen(scene, settings, tmp_path):
    seen, opened = [], []
    for choice in (0, 1):
        async with stage(settings, tmp_path / str(choice), SCENES[scene], slow=scene in DAILIES) as table:
            one = Scene(table)
            await scene(one, choice)
            people = [*table.env.backend.users]
            seen.append(numbered(one.compared, people))
            opened.append(numbered(map(_plain, table.env.http_requests), people))
    assert len(seen[0]) > 1
    for (ours, our_moments), (theirs, their_moments) in zip(*[map(timeless, lines) for lines in seen], strict=True):
        assert ours == theirs
        assert our_moments == pytest.approx(their_moments, abs=2)
    assert opened[0] != opened[1], "the choice changes nothing: the scene proves nothing"
