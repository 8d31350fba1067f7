"""Two tournaments in two channels, a third in a hidden one: every subcommand, in each channel, by everybody."""

import discord
import pytest

from bot.errors import NotFound
from tests.ui.table import forged, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False, settle_timeout=60)

SUBCOMMANDS = (
    "join",
    "leave",
    "check-in",
    "start",
    "status",
    "standings",
    "bracket",
    "report",
    "forfeit",
    "replace",
    "pause",
    "cancel",
)


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

    async def run(self, person, channel, subcommand, **options):
        who = self.people.get(person, person)
        return (await who.slash(self.channels[channel], f"tournament {subcommand}", **options)).response

    async def announce(self, running=False):
        """Alpha and Beta, in which the member and two others are, and Secret, in which the staff is."""
        for person, name in (("organizer", "alpha"), ("organizer", "beta"), ("chief", "staff")):
            title = "Secret" if name == "staff" else name.title()
            await self.run(person, name, "create", name=title, system="single_elimination", length=1, seeding="manual")
        for number in ("1", "2", "3"):
            for person in ("chief", self.others[0]) if number == "3" else ("member", *self.others):
                where = "staff" if number == "3" else "lobby"
                if number == "3" and person != "chief":
                    continue
                await self.run(person, where, "join", tournament=number)
        if running:
            for number in ("1", "2"):
                await self.run("organizer", "lobby", "start", tournament=number)

    async def everything(self):
        """How all tournaments stand."""
        found = []
        try:
            for number in (1, 2, 3):
                found.append((await self.table.bot.store.tournament(number)).state)
        except NotFound:
            pass
        return found


@pytest.fixture
def town(table):
    return Town(table)


def told(answer):
    """What an answer says in a line, with what it offers to choose."""
    offered = [option["label"] for select in selects_of(answer) for option in select["options"]]
    return text_of(answer).strip().split("\n")[0] + (f" {offered}" if offered else "")


def options_of(town, subcommand):
    member, other = town.people["member"], town.others[0]
    return {
        "report": {"pairing": 1, "winner": other, "points": 1},
        "forfeit": {"person": member},
        "replace": {"person": member, "newcomer": town.people["stranger"]},
    }.get(subcommand, {})


@pytest.mark.parametrize("subcommand", SUBCOMMANDS)
async def test_generate(town, subcommand):
    await town.announce(running=subcommand in ("standings", "bracket", "report", "forfeit", "replace"))
    with open("/tmp/rows.txt", "a") as out:
        for channel in ("alpha", "beta", "lobby"):
            for person in ("stranger", "member", "organizer"):
                answer = await town.run(person, channel, subcommand, **options_of(town, subcommand))
                hidden = await town.run(person, channel, subcommand, tournament="3", **options_of(town, subcommand))
                print((subcommand, channel, person, told(answer), told(hidden)), file=out)
