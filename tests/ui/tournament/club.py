"""A server that holds a tournament: its organizer, its people, and how they play their matches."""

from contextlib import suppress
from itertools import count
from random import Random

import discord

from bot.errors import NotFound
from bot.rules.match.state import Phase as MatchPhase
from bot.rules.match.turn import plays_now
from bot.tournaments.queries import open_pairings
from bot.tournaments.state import TournamentPhase
from tests.ui.table import posts_in, text_of


def named(options):
    """The options of a command; entrants are chosen from a list that is offered, by their ids as text, or typed."""
    chosen = ("person", "winner")
    return {name: str(getattr(one, "id", one)) if name in chosen else one for name, one in options.items()}


class Club:
    """People who play tournament 1. Whoever signed up first wins, unless a test says otherwise."""

    def __init__(self, table, size):
        self.table, self.env, self.channel = table, table.env, table.channel
        admin = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
        self.organizer = table.guild.add_member(self.env.create_user("organizer"), roles=[admin])
        self.people = [table.guild.add_member(self.env.create_user(f"player{number}")) for number in range(size)]
        self.absent = set()
        """The ids of people who never do anything in a match."""
        self._random = Random(size)

    @property
    def bot(self):
        return self.table.bot

    async def by(self, person, command, /, **options):
        if "starts_in" in options:
            options["starts_in"] = str(options["starts_in"])  # typed: a bare number counts hours
        return (await person.slash(self.channel, f"tournament {command}", **named(options))).response

    async def organize(self, command, /, **options):
        """What an organizer does, who is sure of a start."""
        if command == "start":
            options.setdefault("sure", True)
        return await self.by(self.organizer, command, **options)

    async def reverse(self, **options):
        """Enter another winner and answer the question; its text."""
        question = await self.organize("report", **options)
        asked = text_of(question)
        await self.organizer.click(question, label="Change the winner")
        return asked

    async def state(self):
        return (await self.bot.app.tournaments.tournament(1)).state

    async def goes_on(self):
        return (await self.state()).phase is TournamentPhase.RUNNING

    def person(self, user_id):
        return next(one for one in self.people if one.id == user_id)

    async def links(self):
        """The match of each pairing that has one."""
        return await self.bot.store.matches_of_tournament(1)

    async def matches(self):
        """Every match that was ever begun, by its number."""
        found = {}
        with suppress(NotFound):
            for number in count(1):
                found[number] = await self.bot.store.match(number)
        return found

    async def open(self):
        """The pairings that can be played, each with its match, which is in progress."""
        state, links = await self.state(), await self.links()
        found = [(pairing, await self.bot.store.match(links[pairing.number])) for pairing in open_pairings(state)]
        for pairing, match in found:
            assert {person.user_id for person in match.players} == set(pairing.entrants)
            assert not match.state.is_over
        return found

    async def play_some(self, match_id, turns):
        """Let both players really play, until it is the turn of somebody who never does anything."""
        for _ in range(turns):
            match = await self.bot.store.match(match_id)
            state = match.state
            actor = None if state.is_over else self.person(match.players[state.waiting_for].user_id)
            if actor is None or actor.id in self.absent:
                return
            if state.phase is MatchPhase.TO_PLAY:
                play = self._random.choice(plays_now(state)).notation
                answer = (await actor.slash(self.channel, "move", play=play, match=str(match_id))).response
            else:
                answer = (await actor.slash(self.channel, "roll", match=str(match_id))).response
            assert not answer.ephemeral, text_of(answer)

    async def resign(self, match_id, user_id):
        answer = await self.person(user_id).slash(self.channel, "resign", what="match", sure=True, match=str(match_id))
        assert answer.response is not None
        assert (await self.bot.store.match(match_id)).state.is_over

    async def play_round(self, loser=max):
        """Play every open match: the first for some turns. `loser` picks which of the two entrants' ids gives it up."""
        for number, (pairing, match) in enumerate(await self.open()):
            if self.absent & set(pairing.entrants):
                await self.play_some(match.match_id, 2)
            else:
                await self.play_some(match.match_id, 6 if number == 0 else 0)
                await self.resign(match.match_id, loser(pairing.entrants))

    def posts(self):
        """The text of the channel's messages, oldest first."""
        return [text_of(post) for post in posts_in(self.env, self.channel)]

    def calls(self):
        """The ids of the people pinged by each call to a match, in the order of the calls."""
        found = []
        for request in self.env.http_requests:
            payload = request.json if isinstance(request.json, dict) else {}
            if request.method == "POST" and request.path.endswith("/messages") and "> against <@" in str(payload):
                found.append([int(user) for user in payload["allowed_mentions"]["users"]])
        return found


def of(club, group):
    """How people give the commands of a group other than `/tournament`; whoever goes on with a league is sure."""

    async def by(person, command, /, channel=None, **options):
        if command == "next":
            options.setdefault("sure", True)
        return (await person.slash(channel or club.channel, f"{group} {command}", **named(options))).response

    return by


async def league(club, /, **options):
    """How people give a league's commands, and the announcement of one with everyone in it."""
    by = of(club, "league")
    announced = await by(club.organizer, "create", **{"name": "Liga", "length": 1, **options})
    for person in club.people:
        await person.click(announced, label="Join")
    return by, announced


async def sign_up(club, /, **options):
    """An announced tournament with everyone in it."""
    chosen = {"name": "Cup", "system": "single_elimination", "length": 1, "seeding": "manual", **options}
    announced = await club.organize("create", **chosen)
    for person in club.people:
        await club.by(person, "join")
    return announced


def sent(club, start, words):
    """The messages since the first `start` requests that say `words`: text and whom each pings."""
    posted = [
        request.json
        for request in club.env.http_requests[start:]
        if request.method == "POST" and request.path.endswith("/messages") and words in str(request.json)
    ]
    return [(one["content"], one["allowed_mentions"].get("users", [])) for one in posted]


def looking_every(make_bot, pulse, *, missed):
    """Bots that look at the clock in this time; so many missed beats count as having been away."""

    def make():
        bot = make_bot()
        bot.housekeeping.change_interval(seconds=pulse.total_seconds())
        bot.app.absence.least = missed * pulse
        return bot

    return make
