"""Nobody floods: whatever posts something new asks the fence first, and a member who tries everything gets nowhere."""

import ast
import re
from functools import cache
from pathlib import Path

import discord
import pytest

from bot.records.computers import is_computer
from bot.rules.sides import Side
from bot.store.fence import MOST_COMPUTERS, MOST_HELD, MOST_OPEN, MOST_POSTS
from bot.tournaments.settings import Format
from bot.ui.kit import rate_limit
from tests.nightly import NIGHTLY
from tests.ui.coach.coached import short_log, store_match
from tests.ui.table import buttons_of, last_post, play_on, posts_in, text_of

BOT = Path(__file__).parents[2] / "bot"
ASKS = (
    *("challenges.challenge", "challenges.play_computer", "crowds.open", "chouettes.open", "tournaments.create"),
    "fence.post",
)
"""Use cases that count what somebody has open already, or has posted."""
NEW = {
    *(
        "challenge:send_challenge",
        "live:_offer",
        "crowd:open_lobby",
        "tournament:create",
        "board:show_publicly",
        "chouette:post_below",
    ),
    *(
        "coach:analyze",
        "coach:_begin",
        "files:send_export",
        "replay:show_film",
        "puzzle:_switch_on",
        "clock:show_clock",
    ),
}
"""Functions that may post something new in a channel for somebody, by the feature they belong to."""
ELSE = {
    # What happens to a thing that is there: a turn, an answer, a result, a call.
    *("board:_sent", "board:_show_on_board", "board:refresh_tapped", "chouette:_in_place", "chouette:_anew"),
    *("post:answer", "post:post", "post:say", "board:_call", "challenge:decline_challenge", "challenge:_tell"),
    *(
        "clock:_posted_there",
        "result:show",
        "crowd:show_card",
        "crowd:open_team_threads",
        "coach:_send_anew",
    ),
    *("tournament:_send", "welcome:greet", "digest:_see_to", "puzzle:post", "puzzle:hear"),
    # The ways to Discord themselves.
    *("kit:reply", "kit:patiently", "kit:send", "kit:message_person", "post:respond"),
}
"""All other functions that post where everybody can see it."""
FENCED = {
    *("/challenge", "house_send", "rematch", "welcome_play", "welcome_challenge"),
    *("/chouette", "ch_open", "ch_another", "ch_below", "/vote", "/consult", "c_another", "/simul"),
    *("/analyze", "/export", "/replay", "/board"),
    *("/pause", "/resume", "pause", "ask_pause", "resume", "resume_here"),
    *("/tournament create", "t_announce", "/league create", "/team create", "own_on"),
}
"""Every command, button and form by which a person posts something new. Each is tried below."""


def public(call):
    """Does a call send what everybody can see?"""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ("reply", "patiently", "announce_reply"):
        return any(one.arg == "private" and ast.unparse(one.value) != "True" for one in call.keywords)
    return name in ("send", "respond", "send_message")


def feature_of(key):
    module, name = key
    return f"{module.partition('.')[0]}:{name}"


def called_as(call):
    return ast.unparse(call.func)


def calls_in_all(nodes):
    return [one for node in nodes for one in ast.walk(node) if isinstance(one, ast.Call)]


@cache
def functions():
    """Every function of `bot.ui` by its module and name, and what the names in its module are imported from."""
    found, imported = {}, {}
    for path in sorted((BOT / "ui").rglob("*.py")):
        tree, module = ast.parse(path.read_text()), ".".join(path.relative_to(BOT / "ui").with_suffix("").parts)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot.ui"):
                for one in node.names:
                    imported[module, one.asname or one.name] = (
                        node.module.removeprefix("bot.ui.").removeprefix("bot.ui"),
                        one.name,
                    )
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.setdefault((module, node.name), []).append(node)
            for action, handler in tapped(node):
                found[module, f"{action} tapped"] = [handler]
    return found, imported


def tapped(node):
    """The lines of a table of taps: each action with what it does."""
    if isinstance(node, ast.Call) and called_as(node) == "TAPS.take_in" and isinstance(node.args[0], ast.Dict):
        for action, handler in zip(node.args[0].keys, node.args[0].values, strict=True):
            yield action.value, handler


def may_be_public(node):
    return any(one.arg == "public" for one in node.args.kwonlyargs)


@cache
def called(key):
    """The functions that a function calls or hands on, as far as names tell; not those that it asks for in private."""
    found, imported = functions()
    leads = set()
    for node in found.get(key, ()):
        said = {
            id(one.func): "".join(ast.unparse(word.value) for word in one.keywords if word.arg == "public")
            for one in calls_in_all([node])
        }
        for one, other in _named(key[0], node, imported):
            is_private = said.get(id(one), "") in ("", "False")
            if other in found and not (is_private and any(map(may_be_public, found[other]))):
                leads.add(other)
    return leads


def _named(module, node, imported):
    for one in ast.walk(node):
        if isinstance(one, ast.Name):
            yield one, imported.get((module, one.id), (module, one.id))
        elif isinstance(one, ast.Attribute):
            owner = ast.unparse(one.value)
            desk = re.search(r"get\((\w+)\)$", owner)
            if desk is not None:
                yield one, (imported.get((module, desk[1]), (module, ""))[0], one.attr)
            elif (module, owner) in imported:
                yield one, (".".join(filter(None, imported[module, owner])), one.attr)
            elif owner == "self":
                yield one, (module, one.attr)


def reaches(key, wanted):
    """Does a function lead to one of those that are `wanted`?"""
    seen, left = {key}, [key]
    while left:
        new = called(left.pop()) - seen
        seen |= new
        left += new
    return bool(seen & wanted)


def entries():
    """What people use: commands and the actions of buttons, lists and forms, each with its function."""
    for key, nodes in functions()[0].items():
        if key[1].endswith(" tapped"):
            yield key[1].removesuffix(" tapped"), key
        for node in nodes:
            for one in filter(lambda one: isinstance(one, ast.Call), getattr(node, "decorator_list", ())):
                kind, words = (
                    ast.unparse(one.func),
                    [ast.literal_eval(a) for a in one.args if isinstance(a, ast.Constant)],
                )
                if kind == "command":
                    yield "/" + " ".join([*words, node.name]), key
                elif kind == "TAPS.on":
                    yield from ((action, key) for action in words)


def test_every_way_to_post_is_known():
    found = {key for key, nodes in functions()[0].items() if any(map(public, calls_in_all(nodes)))}
    assert {*map(feature_of, found)} - NEW == ELSE, "does it post something new, or show what is there?"


def test_whatever_posts_something_new_asks_the_fence():
    found, _ = functions()
    asks = {key for key, nodes in found.items() if any(called_as(one).endswith(ASKS) for one in calls_in_all(nodes))}
    new = {key for key in found if feature_of(key) in NEW}
    asking = {name for name, key in entries() if reaches(key, asks)}
    assert {name for name, key in entries() if reaches(key, new)} <= asking, "posts without a fence"
    assert asking == FENCED, "the new one has to be tried below, too"


def test_whatever_is_stored_for_others_is_counted():
    """A fifth kind of thing has to be looked at as well."""
    counted = {}
    for path in sorted((BOT / "store").glob("*.py")):
        text = path.read_text()
        counted |= dict.fromkeys(
            re.findall(r"async def (create_\w+)", text), bool(re.search(r"check_(open|match)\(", text))
        )
    assert counted == dict.fromkeys(
        ("create_challenge", "create_chouette", "create_crowd", "create_match", "create_tournament"), True
    )


ROOMS = 12
TIMES = 100 if NIGHTLY else 4
"""So often each way is tried. Six times are enough to go over most limits."""
SHORT, CLOCKED = 2, 3
"""A match of one turn: its animation is soon made; and one with a clock."""


class Flood:
    """An organizer of a server with many channels, who does to one friend, and in public, whatever can be done."""

    def __init__(self, table):
        self.friend = table.players[1]
        admin = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
        self.member = table.guild.add_member(table.env.create_user("flooder"), roles=[admin])
        table.players = self.member, self.friend
        self.table = table
        self.rooms = [table.channel, *(table.guild.create_text_channel(f"room{number}") for number in range(1, ROOMS))]
        self.pages = {}
        """Private answers and posts with the buttons that are tapped."""

    async def slash(self, room, command, /, **options):
        return (await self.member.slash(room, command, **options)).response

    async def tap(self, message, action):
        """Tap the button of an action, wherever it stands."""
        [tapped] = [one for one in buttons_of(message).values() if f":{action}:" in one]
        return (await self.member.click(message, custom_id=tapped)).response

    async def prepare(self):
        """A match against the friend that is over, a chouette, and what has the buttons."""
        await store_match(self.table, short_log())
        await self.table.by_command(Side.WHITE, "challenge", opponent=self.friend, length=1)
        await self.table.by_button(Side.BLACK, "Accept")
        self.table.match_id = SHORT
        await play_on(self.table, 1)
        await self.table.by_command(Side.WHITE, "resign", what="match", sure=True)
        self.pages["rematch"] = last_post(self.table)
        await self.table.by_command(Side.WHITE, "challenge", opponent=self.friend, length=5, clock="1d")
        await self.table.by_button(Side.BLACK, "Accept")
        lobby = await self.slash(self.rooms[1], "chouette", rules="standard")
        self.pages["ch_below"] = await self.tap(lobby, "ch_more")

    async def every_way(self, room):
        """Everything in FENCED, once."""
        friend, shown = self.friend, {"match": "1", "public": True}
        for name, options in (
            *(("challenge", {"length": 1}), ("challenge", {"length": 1, "opponent": friend})),
            *(("chouette", {"rules": "standard"}), ("replay", {"match": str(SHORT), "public": True})),
            *(("vote", {}), ("vote", {"opponent": friend}), ("consult", {}), ("simul", {})),
            *(("simul", {"computer": "beginner"}), ("export", shown), ("board", shown), ("analyze", shown)),
        ):
            answer = await self.slash(room, name, **options)
            if "Open another" in buttons_of(answer):
                await self.member.click(answer, label="Open another")
        await self.tap(await self.slash(room, "help"), "welcome_challenge")
        await self.tap(await self.slash(room, "help"), "welcome_play")
        await self.announce(room)
        await self.tap(await self.slash(room, "challenge"), "house_send")
        asked = await self.tap(await self.slash(room, "chouette"), "ch_open")
        if "Open another" in buttons_of(asked):
            await self.tap(asked, "ch_another")
        for action, page in self.pages.items():
            await self.tap(page, action)
        for name in ("pause", "resume"):
            await self.slash(room, name, match=str(CLOCKED))

    async def announce(self, room):
        """What only an organizer may."""
        await self.slash(room, "tournament create", name="Cup")
        await self.slash(room, "tournament create", name="Arena", system="arena")
        await self.slash(room, "league create", name="League")
        await self.slash(room, "team create", team="Lions", against="Tigers")
        await self.tap(await self.slash(room, "tournament create"), "t_announce")
        page = await self.tap(await self.slash(room, "settings"), "own_open")
        await self.tap(page, "own_on" if "Switch on" in buttons_of(page) else "own_off")

    async def position_of_the_day(self, room):
        """A server has one a date, whoever wants more of them, and wherever."""
        await self.slash(room, "daily set", channel=room, hour=12, zone="UTC")
        await self.slash(room, "daily now")
        await self.slash(room, "daily off")


@pytest.mark.simcord(check_errors=False)
async def test_a_member_who_floods_has_little_open_and_calls_a_person_once(table, monkeypatch):
    monkeypatch.setattr(rate_limit, "MOST", 10**6)
    flood = Flood(table)
    await flood.prepare()
    for number in range(TIMES):
        await flood.every_way(flood.rooms[number % ROOMS])
        await flood.position_of_the_day(flood.rooms[number % ROOMS])
        # Nobody answers, and nothing runs out; but each channel has room for new posts again.
        await table.env.advance_time(10 * 60)
    store, me, now = table.bot.store, flood.member.id, table.bot.clock()
    challenges = [one for one in await store.open_challenges_with(me, now) if one.challenger.user_id == me]
    crowds = [one for one in await store.crowds_open_for(me) if one.state.host == me]
    chouettes = [one for one in await store.chouettes_with(me) if one.host_id == me]
    held = [one for one in await store.tournaments_in(table.guild.id, 1000) if one.organizer_id == me]
    simuls = [one for one in held if one.state.settings.format is Format.SIMUL]
    assert len(challenges) + len(crowds) + len(chouettes) + len(simuls) == MOST_OPEN
    calls = [one for one in challenges if one.opponent is not None and one.opponent.user_id == flood.friend.id]
    calls += [one for one in crowds if one.state.plan.opponent == flood.friend.id and not one.state.ready]
    assert len(calls) == 1
    assert 0 < len(held) - len(simuls) <= MOST_HELD
    matches = await store.matches_of(me, None, limit=100)
    assert 0 < sum(is_computer(one.players[1].user_id) for one in matches) <= MOST_COMPUTERS
    dailies = [text_of(one) for room in flood.rooms for one in posts_in(table.env, room)]
    assert sum("Position of the day" in one for one in dailies) == 1, "one a date"


@pytest.mark.simcord(check_errors=False)
async def test_a_channel_gets_six_new_posts_of_one_member_in_ten_minutes(table, monkeypatch):
    monkeypatch.setattr(rate_limit, "MOST", 10**6)
    flood = Flood(table)
    await flood.prepare()
    await table.env.advance_time(10 * 60)
    before = {room.id: len(posts_in(table.env, room)) for room in flood.rooms}
    for _ in range(3):
        await flood.every_way(flood.rooms[-1])
    new = {room.id: len(posts_in(table.env, room)) - before[room.id] for room in flood.rooms}
    assert new[flood.rooms[-1].id] <= MOST_POSTS
    assert max(new.values()) <= MOST_POSTS
