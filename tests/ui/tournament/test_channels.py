"""Two tournaments in two channels, a third in a hidden one: every subcommand, in each channel, by everybody."""

from itertools import product

import discord
import pytest

from bot.errors import NotFound
from bot.ui.tournament.creating import TournamentCog
from tests.ui.table import forged, selects_of, text_of
from tests.ui.tournament.club import named

pytestmark = pytest.mark.simcord(check_errors=False)

WHICH = "Which tournament do you mean? ['2: Beta', '1: Alpha']"
NOBODY = "You're not in it"
ORGANIZERS = "Only organizers can do that"
TABLE = {
    # subcommand: channel -> what a stranger is told, a member, an organizer
    "join": {
        "lobby": (WHICH, "**Beta**: You're already in", WHICH),
        "alpha": ("signed up for **Alpha**", "**Alpha**: You're already in", "signed up for **Alpha**"),
        "beta": ("signed up for **Beta**", "**Beta**: You're already in", "signed up for **Beta**"),
    },
    "leave": {
        "lobby": (f"**Beta**: {NOBODY}", WHICH, f"**Beta**: {NOBODY}"),
        "alpha": (f"**Alpha**: {NOBODY}", "no longer signed up for **Alpha**", f"**Alpha**: {NOBODY}"),
        "beta": (f"**Beta**: {NOBODY}", "no longer signed up for **Beta**", f"**Beta**: {NOBODY}"),
    },
    "check-in": {
        "lobby": (f"**Beta**: {NOBODY}", WHICH, f"**Beta**: {NOBODY}"),
        "alpha": (f"**Alpha**: {NOBODY}", "checked in for **Alpha**", f"**Alpha**: {NOBODY}"),
        "beta": (f"**Beta**: {NOBODY}", "checked in for **Beta**", f"**Beta**: {NOBODY}"),
    },
    "start": {
        "lobby": (ORGANIZERS, ORGANIZERS, WHICH),
        "alpha": (ORGANIZERS, ORGANIZERS, "**Alpha**: the draw is made"),
        "beta": (ORGANIZERS, ORGANIZERS, "**Beta**: the draw is made"),
    },
    "status": {
        "lobby": (WHICH, WHICH, WHICH),
        "alpha": ("### 🏆 Alpha", "### 🏆 Alpha", "### 🏆 Alpha"),
        "beta": ("### 🏆 Beta", "### 🏆 Beta", "### 🏆 Beta"),
    },
    "standings": {
        "lobby": (WHICH, WHICH, WHICH),
        "alpha": ("**Alpha**", "**Alpha**", "**Alpha**"),
        "beta": ("**Beta**", "**Beta**", "**Beta**"),
    },
    "bracket": {
        "lobby": (WHICH, WHICH, WHICH),
        "alpha": ("**Alpha**", "**Alpha**", "**Alpha**"),
        "beta": ("**Beta**", "**Beta**", "**Beta**"),
    },
    "report": {
        "lobby": (ORGANIZERS, ORGANIZERS, WHICH),
        "alpha": (ORGANIZERS, ORGANIZERS, "**Alpha**, pairing 2: **other0** wins"),
        "beta": (ORGANIZERS, ORGANIZERS, "**Beta**, pairing 2: **other0** wins"),
    },
    "forfeit": {
        "lobby": (ORGANIZERS, ORGANIZERS, WHICH),
        "alpha": (ORGANIZERS, ORGANIZERS, "Take **other0** out of **Alpha**?"),
        "beta": (ORGANIZERS, ORGANIZERS, "Take **other0** out of **Beta**?"),
    },
    "replace": {
        "lobby": (ORGANIZERS, ORGANIZERS, WHICH),
        "alpha": (ORGANIZERS, ORGANIZERS, "**stranger** takes over **other0**'s place in **Alpha**"),
        "beta": (ORGANIZERS, ORGANIZERS, "**stranger** takes over **other0**'s place in **Beta**"),
    },
    "pause": {
        "lobby": (ORGANIZERS, ORGANIZERS, WHICH),
        "alpha": (ORGANIZERS, ORGANIZERS, "**Alpha** is paused"),
        "beta": (ORGANIZERS, ORGANIZERS, "**Beta** is paused"),
    },
    "cancel": {
        "lobby": (ORGANIZERS, ORGANIZERS, WHICH),
        "alpha": (ORGANIZERS, ORGANIZERS, "Call off **Alpha** for good?"),
        "beta": (ORGANIZERS, ORGANIZERS, "Call off **Beta** for good?"),
    },
}
PEOPLE = ("stranger", "member", "organizer")
RUNNING = ("standings", "bracket", "report", "forfeit", "replace")


class Town:
    """A server with an organizer and a member who cannot see the channel of the staff, nor can a stranger."""

    def __init__(self, table):
        self.table, self.env, self.guild = table, table.env, table.guild
        manages = self.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
        self.staff_role = self.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
        hidden = {
            self.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            self.staff_role: discord.PermissionOverwrite(view_channel=True),
            self.env.bot.user: discord.PermissionOverwrite(view_channel=True),
        }
        self.channels = {
            "alpha": table.channel,
            "beta": self.guild.create_text_channel("beta"),
            "lobby": self.guild.create_text_channel("lobby"),
            "staff": self.guild.create_text_channel("staff", overwrites=hidden),
        }
        self.people = {
            "organizer": self.join("organizer", manages),
            "member": self.join("member"),
            "stranger": self.join("stranger"),
            "chief": self.join("chief", self.staff_role),
        }
        self.others = [self.join(f"other{number}") for number in range(2)]

    def join(self, name, *roles):
        return self.guild.add_member(self.env.create_user(name), roles=list(roles))

    async def run(self, who, channel, subcommand, /, **options):
        if subcommand == "start":
            options.setdefault("sure", True)
        return (await who.slash(self.channels[channel], f"tournament {subcommand}", **named(options))).response

    async def announce(self, running=False):
        """Alpha and Beta, in which the member and two others are, and Secret, in which the chief is."""
        organizer, chief = self.people["organizer"], self.people["chief"]
        for person, channel, name in (
            (organizer, "alpha", "Alpha"),
            (organizer, "beta", "Beta"),
            (chief, "staff", "Secret"),
        ):
            await self.run(
                person, channel, "create", name=name, system="single_elimination", length=1, seeding="manual"
            )
        for person in (self.people["member"], *self.others):
            for number in ("1", "2"):
                await self.run(person, "lobby", "join", tournament=number)
        await self.run(chief, "staff", "join")
        for number in ("1", "2") if running else ():
            await self.run(organizer, "lobby", "start", tournament=number)

    def options(self, subcommand, person=None):
        person = person or self.others[0]
        return {
            "report": {"pairing": 2, "winner": person, "points": 1},
            "forfeit": {"person": person},
            "replace": {"person": person, "newcomer": self.people["stranger"]},
        }.get(subcommand, {})

    async def state(self, number):
        return (await self.table.bot.store.tournament(number)).state


@pytest.fixture
def town(table):
    return Town(table)


def told(answer):
    """What an answer says in a line, with what it offers to choose."""
    offered = [option["label"] for select in selects_of(answer) for option in select["options"]]
    return text_of(answer).strip().split("\n")[0] + (f" {offered}" if offered else "")


@pytest.mark.parametrize("subcommand", TABLE)
async def test_what_a_subcommand_does_in_each_channel(town, subcommand):
    await town.announce(running=subcommand in RUNNING)
    secret = await town.state(3)
    for channel, row in TABLE[subcommand].items():
        for name, expected in zip(PEOPLE, row, strict=True):
            answer = await town.run(town.people[name], channel, subcommand, **town.options(subcommand))
            assert answer.ephemeral
            assert expected in told(answer), (subcommand, channel, name, told(answer))
            assert "Secret" not in told(answer)
    assert await town.state(3) == secret


def test_no_subcommand_is_left_out():
    assert {command.name for command in TournamentCog.__cog_app_commands__} == {*TABLE, "create"}


async def test_who_announces_one_in_which_channel(town):
    await town.announce()
    before = [await town.state(number) for number in (1, 2, 3)]
    for channel in ("lobby", "alpha", "beta"):
        for name in ("stranger", "member"):
            answer = await town.run(town.people[name], channel, "create", name="Fourth")
            assert answer.ephemeral
            assert ORGANIZERS in told(answer)
    with pytest.raises(NotFound):
        await town.state(4)
    for number, channel in enumerate(("lobby", "alpha", "beta"), 4):
        answer = await town.run(town.people["organizer"], channel, "create", name=f"Of {channel}", system="swiss")
        assert f"### 🏆 Of {channel}" in told(answer)
        made = await town.table.bot.store.tournament(number)
        assert made.place.channel_id == town.channels[channel].id
    assert [await town.state(number) for number in (1, 2, 3)] == before


async def test_in_the_hidden_channel_every_subcommand_means_the_hidden_one(town):
    """Only its staff can use one there: everybody else does not see the channel."""
    await town.announce()
    chief = town.people["chief"]
    open_ones = [await town.state(number) for number in (1, 2)]
    for subcommand in sorted(TABLE, key=lambda name: name in {"leave", "cancel"}):
        answer = await town.run(chief, "staff", subcommand, **town.options(subcommand, chief))
        assert answer.ephemeral
        assert "Secret" in told(answer), (subcommand, told(answer))
    assert [await town.state(number) for number in (1, 2)] == open_ones


async def test_a_hidden_one_is_as_if_it_did_not_exist(town):
    await town.announce()
    secret = await town.state(3)
    for subcommand, name in product(TABLE, PEOPLE):
        answers = {
            text_of(
                await town.run(town.people[name], "lobby", subcommand, tournament=number, **town.options(subcommand))
            )
            for number in ("3", "99")
        }
        assert len(answers) == 1, (subcommand, name)
        assert "can't find that tournament" in answers.pop()
    assert await town.state(3) == secret


@pytest.mark.parametrize("subcommand", TABLE)
async def test_the_choice_does_it(town, subcommand):
    await town.announce(running=subcommand in RUNNING)
    at = next(at for at, said in enumerate(TABLE[subcommand]["lobby"]) if said == WHICH)
    person = town.people[PEOPLE[at]]
    asked = await town.run(person, "lobby", subcommand, **town.options(subcommand))
    [select] = selects_of(asked)
    beta = await town.state(2)
    chosen = await person.select(asked, custom_id=select["custom_id"], values=["1"])
    [answer] = chosen.followups
    assert answer.ephemeral
    assert TABLE[subcommand]["alpha"][at] in told(answer)
    assert told(asked) == "**Alpha**"
    assert await town.state(2) == beta


async def test_a_tap_or_a_choice_does_not_reach_a_hidden_one(town):
    await town.announce()
    stranger = town.people["stranger"]
    shown = await town.run(stranger, "lobby", "status", tournament="1")
    before = await town.state(3)
    for action in (
        "t_join",
        "t_leave",
        "t_check_in",
        "t_bracket",
        "t_standings",
        "t_all",
        "t_page",
        "t_withdraw",
        "t_start",
    ):
        assert "can't find that tournament" in text_of(await forged(stranger, shown, f"bg1:b:{action}:3:0"))
    for action in ("join", "status", "leave"):
        answer = await forged(stranger, shown, f"bg1:s:t_which:0:0:{action}", ["3"])
        assert "can't find that tournament" in text_of(answer)
    assert await town.state(3) == before


async def test_the_staff_sees_all(town):
    await town.announce()
    chief = town.people["chief"]
    assert "### 🏆 Secret" in told(await town.run(chief, "staff", "status"))
    assert "### 🏆 Secret" in told(await town.run(chief, "lobby", "status", tournament="3"))
    assert "['3: Secret', '2: Beta', '1: Alpha']" in told(await town.run(chief, "lobby", "status"))


async def test_what_is_offered_as_one_types_is_what_one_can_see(town):
    await town.announce()
    for name, offered in (("stranger", ["2: Beta", "1: Alpha"]), ("chief", ["2: Beta", "3: Secret", "1: Alpha"])):
        choices = await town.people[name].autocomplete(town.channels["beta"], "tournament join", "tournament", "")
        assert [choice["name"] for choice in choices] == offered


async def test_a_thread_counts_as_its_channel(town):
    await town.announce()
    await town.table.bot.app.people.choose(town.guild.id, threads=True)
    await town.run(town.people["organizer"], "alpha", "start")
    [thread] = town.channels["alpha"].threads
    town.channels["thread"] = thread
    assert "### 🏆 Alpha" in told(await town.run(town.people["member"], "thread", "status"))
    await town.run(town.people["organizer"], "thread", "create", name="Small", system="swiss")
    assert "['4: Small', '1: Alpha']" in told(await town.run(town.people["member"], "alpha", "status"))


async def test_one_of_two_in_a_channel_is_asked_for(town):
    await town.announce()
    organizer = town.people["organizer"]
    await town.run(organizer, "alpha", "create", name="Second", system="swiss")
    assert "['4: Second', '1: Alpha']" in told(await town.run(organizer, "alpha", "pause"))
    await town.run(organizer, "alpha", "start", tournament="1")
    # Only one of the two can still be started, and only in one can a result be entered.
    assert "**Second**: A tournament needs at least two" in told(await town.run(organizer, "alpha", "start"))
    answer = await town.run(organizer, "alpha", "report", **town.options("report"))
    assert "**Alpha**, pairing 2" in told(answer)


async def test_the_seeds_are_kept_over_the_question_or_the_number_is_asked_for(town):
    await town.announce()
    organizer = town.people["organizer"]
    order = f"<@{town.others[1].id}> <@{town.others[0].id}>"
    asked = await town.run(organizer, "lobby", "start", order=order)
    [select] = selects_of(asked)
    await organizer.select(asked, custom_id=select["custom_id"], values=["1"])
    assert [one.name for one in (await town.state(1)).field] == ["other1", "other0", "member"]
    second = await town.run(organizer, "alpha", "create", name="Second", system="swiss")
    assert not second.ephemeral
    await town.run(organizer, "alpha", "create", name="Third", system="swiss")
    people = (*town.others, *town.people.values())
    for person in people:
        await town.run(person, "alpha", "join", tournament="4")
    long = " ".join(f"<@{person.id}>" for person in people)
    said = text_of(await town.run(organizer, "alpha", "start", order=long))
    assert "5: Third, 4: Second" in said
    assert "`tournament`" in said


async def test_one_that_everybody_cannot_see_is_not_among_the_events_of_the_server(town):
    for person, channel in (("chief", "staff"), ("organizer", "alpha")):
        await town.run(town.people[person], channel, "create", name=channel, system="swiss", starts_in="2")
    created = [one.json["name"] for one in town.env.http_requests if one.path.endswith("/scheduled-events")]
    assert created == ["alpha"]
