"""`/settings`: every switch and list, for people who manage the server, and what follows from them."""

import re
from types import SimpleNamespace

import discord
import pytest
from simcord.backend.errors import SetupError

from bot.records.people import Posting
from bot.rules.match.time_control import AtZero, ClockKind, TimeControl
from bot.rules.sides import Side
from bot.ui.kit.components import CustomId, run
from bot.ui.match.clocks import control_of
from tests.ui.table import buttons_of, forged, selects_of, sent_tap, switched, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def admin(table):
    role = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    return table.guild.add_member(table.env.create_user("admin"), roles=[role])


@pytest.fixture
async def panel(table, admin):
    answer = (await admin.slash(table.channel, "settings")).response
    assert answer.ephemeral
    return answer


FORM = "Change settings"


async def pick(person, panel, name, value):
    """Choose in a list or in the form; returns the panel as it is then."""
    if name == "language":
        return (await person.select(panel, [value], custom_id=selects_of(panel)[0]["custom_id"])).response
    return await switched(person, panel, form=FORM, **{name: value})


async def stored(table):
    return await table.bot.store.server_settings(table.guild.id)


def chosen_on(panel):
    """What the panel says is chosen, by its titles."""
    return dict(re.findall(r"^\*\*(.+?):\*\* (.+)$", text_of(panel), re.MULTILINE))


async def test_the_command_is_not_offered_to_others(table, carol):
    with pytest.raises(SetupError, match="default-member-permissions"):
        await carol.slash(table.channel, "settings")


async def test_a_command_sent_without_the_right_is_refused(table, carol):
    """A server may give everyone the command. Changing its settings still takes the right to manage the server."""
    registered = table.env.backend.find_command("settings", table.guild.id)
    table.guild.set_command_permissions(int(registered["id"]), {carol: True})
    answer = (await carol.slash(table.channel, "settings")).response
    assert answer.ephemeral
    assert "manage this server" in text_of(answer)
    assert not selects_of(answer)


class Forged:
    """A tap on something that no message of the bot has shown."""

    def __init__(self, table, person, *, manages):
        self.client, self.user, self.guild_id = table.bot, person, table.guild.id
        self.id, self.locale, self.guild_locale, self.extras = 1, "en-US", "en-US", {}
        self.permissions = discord.Permissions(manage_guild=manages)
        self.response, self.said = self, None

    def is_done(self):
        return False

    async def send_message(self, content=None, **_):
        self.said = content
        return SimpleNamespace(message_id=None)

    async def edit_message(self, **_):
        self.said = "done"


@pytest.mark.parametrize(("action", "argument", "value"), [("setting", "threads", ""), ("setting_one", "length", "3")])
async def test_a_forged_tap_is_refused(table, carol, action, argument, value):
    before = await stored(table)
    tap = Forged(table, carol, manages=False)
    await run(tap, CustomId(action, 0, 0, argument), (value,))
    assert "manage this server" in tap.said
    assert await stored(table) == before


@pytest.mark.parametrize(
    ("argument", "value"),
    [("length", "2"), ("length", "x"), ("clock", "5m"), ("theme", "none"), ("language", "xx"), ("colour", "red")],
)
async def test_a_choice_that_does_not_exist(table, admin, argument, value):
    before = await stored(table)
    tap = Forged(table, admin, manages=True)
    await run(tap, CustomId("setting_one", 0, 0, argument), (value,))
    assert "isn't one of the choices" in tap.said
    assert await stored(table) == before


async def test_every_choice_survives_a_restart(table, admin, panel, make_bot):
    wanted = {"posting": "live", "length": "7", "clock": "3d", "theme": "paper"}
    panel = await switched(admin, panel, "threads", "fixed_numbers", form=FORM, **wanted)
    panel = await pick(admin, panel, "language", "de")
    chosen = await stored(table)
    assert (chosen.posting, chosen.threads, chosen.fixed_numbers) == (Posting.LIVE, True, True)
    assert chosen.default_length == 7
    assert chosen.default_clock == TimeControl(ClockKind.CORRESPONDENCE, 72 * 3600, at_zero=AtZero.CLAIM)
    assert (chosen.theme, chosen.language) == ("paper", "de")
    await table.restart(make_bot)
    assert await stored(table) == chosen
    panel = (await admin.slash(table.channel, "settings")).response
    assert chosen_on(panel) == {
        "Boards": "one board in place",
        "Usual length": "7-point match",
        "Usual clock": "3 days a turn",
        "Theme": "Paper",
        "Also": "Threads, Fixed numbers",
    }
    panel = await switched(admin, panel, "threads", "fixed_numbers", form=FORM, theme="auto")
    panel = await pick(admin, panel, "language", "auto")
    after = await stored(table)
    assert (after.fixed_numbers, after.threads, after.theme, after.language) == (False, False, None, None)
    assert "Also" not in chosen_on(panel)


async def test_everything_in_the_form_can_be_chosen(table, admin, panel):
    form = (await admin.click(panel, label=FORM)).modal
    for group in (one["component"] for one in form["components"][:-1]):
        for option in group["options"]:
            panel = await pick(admin, panel, group["custom_id"], option["value"])
            assert option["label"] in chosen_on(panel).values()


async def test_what_earlier_versions_showed_leads_on(table, admin, panel):
    form = await sent_tap(admin, panel, CustomId("setting", 0, 0, "threads").encode("b"))
    assert form.modal["title"] == FORM
    panel = await forged(admin, panel, CustomId("setting_one", 0, 0, "length").encode("s"), ["9"])
    assert (await stored(table)).default_length == 9
    assert chosen_on(panel)["Usual length"] == "9-point match"


async def test_public_posts_speak_the_language_of_the_server(table, admin, panel):
    panel = await pick(admin, panel, "language", "de")
    assert selects_of(panel)[0]["placeholder"] == "Language: Deutsch", "short enough for a phone"
    assert "The language is for what everyone in this server sees." in text_of(panel)
    challenge = await table.by_command(WHITE, "challenge", opponent=table.players[1], length=3)
    assert "Annehmen" in buttons_of(challenge)
    board = await table.by_button(BLACK, "Annehmen")
    assert "am Zug" in text_of(board)
    private = await table.by_command(WHITE, "match")
    assert "match" in text_of(private)  # what one person sees is in that person's language


async def test_the_usual_length_and_clock_are_those_of_a_challenge(table, admin, panel):
    await pick(admin, panel, "length", "9")
    await pick(admin, panel, "clock", "12h")
    challenge = await table.by_command(WHITE, "challenge", opponent=table.players[1])
    assert "9-point match" in text_of(challenge)
    assert "12 hours a turn" in text_of(challenge)
    await table.by_button(BLACK, "Accept")
    record = await table.bot.store.match(1)
    assert (record.state.length, record.clock.control) == (9, control_of("12h"))
    named = await table.by_command(WHITE, "challenge", length=3, clock="none")
    assert "3-point match" in text_of(named)
    assert "⏳" not in text_of(named)


async def test_a_usual_live_clock_is_for_matches_to_a_length(table, admin, panel):
    await pick(admin, panel, "clock", "live")
    challenge = await table.by_command(WHITE, "challenge", length=5)
    assert "10 minutes of reserve" in text_of(challenge)
    session = await table.by_command(BLACK, "challenge", length=0)
    assert not session.ephemeral
    assert "⏳" not in text_of(session)
    answer = await table.by_command(BLACK, "challenge", length=0, clock="live")
    assert answer.ephemeral
    assert "session" in text_of(answer)
