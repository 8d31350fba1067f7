"""The options of `/challenge`: what its form offers, the reasons given for the rest, what is remembered and shown."""

import discord
import pytest

from bot.records.people import Person, Posting, Preferences, ServerSettings, Style
from bot.rules.house_rules import usual_rules
from bot.rules.match.state import Phase
from bot.rules.match.time_control import AtZero
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import BACKGAMMON, VARIANTS
from bot.ui.challenge.draft import Draft, _groups, decode
from bot.ui.match.clocks import SWITCHES
from tests.ui.table import buttons_of, forged, last_post, posts_in, selects_of, sent_tap, switched, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK


async def opened(table, **options):
    """The panel of White's challenge to Black."""
    result = await table.players[0].slash(
        table.channel, "challenge", opponent=table.players[1], options=True, **options
    )
    assert result.response.ephemeral
    return result.response


async def tap(table, panel, label, person=0):
    return (await table.players[person].click(panel, label=label)).response


FORM = "Change it"


async def asked(table, panel):
    """What the form offers: for each of its groups the values, and those that are chosen."""
    form = await table.players[0].click(panel, label=FORM)
    groups = [one["component"] for one in form.modal["components"]]
    return {
        group["custom_id"]: {one["value"]: bool(one.get("default")) for one in group["options"]} for group in groups
    }


async def change(table, panel, *rules, **chosen):
    """The panel once these rules were turned, and these were chosen of the other groups."""
    return await switched(table.players[0], panel, *rules, form=FORM, **chosen)


async def test_nothing_is_posted_before_it_is_sent(table):
    before = len(posts_in(table.env, table.channel))
    panel = await opened(table, length=0)
    assert "unlimited session" in text_of(panel)
    assert len(posts_in(table.env, table.channel)) == before


async def test_a_session_begins_with_the_usual_rules_and_offers_the_others(table):
    form = await asked(table, await opened(table, length=0))
    assert {one for one, is_on in form["rules"].items() if is_on} == {"cube", "jacoby", "beavers"}
    assert "rated" not in form["rules"], "a session never counts"
    assert {"raccoons", "winner_starts", "quadruple"} <= set(form["rules"])
    assert form["automatic"] == {"0": True, "1": False, "2": False, "3": False, "9": False}


@pytest.mark.parametrize("game", VARIANTS)
async def test_a_form_has_no_group_without_an_entry(game):
    groups = _groups(Draft(game, 0, Rules()))
    assert all(one.entries for one in groups)
    assert "rated" not in {entry.value for one in groups for entry in one.entries}


async def test_a_match_is_not_offered_what_belongs_to_sessions(table):
    form = await asked(table, await opened(table, length=5))
    assert not {"jacoby", "beavers", "raccoons"} & set(form["rules"])
    assert set(form) == {"rules", "posting", "numbers"}


async def test_what_does_not_go_together_is_left_out_and_it_is_said_why(table):
    panel = await change(table, await opened(table, length=0), "raccoons", "beavers")
    assert "allow beavers too" in text_of(panel)
    assert "raccoons" not in text_of(panel).splitlines()[0]
    panel = await change(table, panel, "cube")
    assert "this needs the doubling cube" in text_of(panel)
    form = await asked(table, panel)
    assert {one for one, is_on in form["rules"].items() if is_on} == set()


async def test_what_was_chosen_is_what_is_played(table):
    panel = await opened(table, length=0)
    panel = await change(table, panel, "raccoons", "winner_starts", "jacoby", automatic="1", posting="1", numbers="2")
    assert "a post a turn, fixed numbers" in text_of(panel)
    await tap(table, panel, "Send the challenge")
    sent = last_post(table)
    assert not sent.ephemeral
    assert "beavers, raccoons, winner starts, automatic doubles: up to 1" in text_of(sent)
    await table.by_button(BLACK, "Accept", sent)
    state = await table.state()
    assert state.rules == Rules(beavers=True, raccoons=True, automatic_doubles=1, winner_starts=True)
    assert "raccoons" in text_of(table.board)
    assert (await table.bot.store.match(1)).style == Style(Posting.TURNS, fixed_numbers=True)


async def test_a_button_of_an_earlier_version_leads_to_the_form(table):
    panel = await opened(table, length=0)
    target = buttons_of(panel)[FORM].replace("house_form", "house").replace(":0:", ":3:", 1)
    form = await sent_tap(table.players[0], panel, target)
    assert "rules" in {one["component"]["custom_id"] for one in form.modal["components"]}


async def test_another_game_drops_what_it_does_not_have(table):
    panel = await opened(table, length=0, variant="backgammon")
    select = selects_of(panel)[0]
    assert {one["value"] for one in select["options"]} == set(VARIANTS)
    panel = (await table.players[0].select(panel, ["plakoto"], custom_id=select["custom_id"])).response
    assert "Plakoto" in text_of(panel)
    assert set((await asked(table, panel))["rules"]) == {"free_choice"}


async def test_rules_that_change_the_play_are_not_rated(table):
    panel = await opened(table, length=5)
    panel = await change(table, panel, "five_checkers")
    await tap(table, panel, "Send the challenge")
    sent = last_post(table)
    assert "rated" not in text_of(sent)


async def test_kept_rules_are_those_of_the_next_challenge(table):
    panel = await opened(table, length=0)
    panel = await change(table, panel, "raccoons")
    panel = await tap(table, panel, "Save as mine")
    assert "your house rules now" in text_of(panel)
    sent = (await table.players[0].slash(table.channel, "challenge", length=0)).response
    assert "raccoons" in text_of(sent)
    in_match = (await table.players[0].slash(table.channel, "challenge", length=3)).response
    assert "raccoons" not in text_of(in_match)
    stored = await table.bot.store.preferences(table.players[0].id)
    assert stored.house_rules == Rules(jacoby=True, beavers=True, raccoons=True)


async def test_who_manages_the_server_keeps_rules_for_everyone(table):
    role = table.guild.create_role("admin", permissions=discord.Permissions(manage_guild=True))
    admin = table.guild.add_member(table.env.create_user("admin"), roles=[role])
    settings = (await admin.slash(table.channel, "settings")).response
    panel = (await admin.click(settings, label="House rules")).response
    panel = await switched(admin, panel, "winner_starts", form=FORM)
    panel = (await admin.click(panel, label="Save for this server")).response
    assert "this server's house rules" in text_of(panel)
    sent = (await table.players[0].slash(table.channel, "challenge", length=5)).response
    assert "winner starts" in text_of(sent)


async def test_nobody_else_keeps_rules_for_the_server(table):
    panel = await opened(table, length=0)
    assert "Save for this server" not in buttons_of(panel)
    target = buttons_of(panel)["Save as mine"].replace("house_keep", "house_server")
    answer = await forged(table.players[0], panel, target)
    assert "manage this server" in answer.content


async def test_unknown_games_are_refused_with_the_known_ones(table):
    answer = (await table.players[0].slash(table.channel, "challenge", variant="chess")).response
    assert answer.ephemeral
    assert "`Backgammon`" in answer.content


async def test_a_cube_where_there_is_none_is_refused(table):
    answer = (await table.players[0].slash(table.channel, "challenge", variant="plakoto", cube=True)).response
    assert answer.ephemeral
    assert "Plakoto doesn't have this rule" in answer.content


async def test_a_beaver_in_a_match_and_without_a_double(table):
    sent = (await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=5)).response
    await table.by_button(BLACK, "Accept", sent)
    answer = (await table.players[0].slash(table.channel, "beaver")).response
    assert "Only unlimited sessions" in answer.content


async def play_to_a_double(table):
    """Play until the side on roll can double, and double."""
    for _ in range(20):
        state = await table.state()
        if state.phase is Phase.TO_ROLL:
            await table.by_button(state.on_roll, f"Double to {state.cube.value * 2}")
            return state.on_roll
        play = (await table.bot.app.matches.match(table.match_id)).state
        await table.by_command(play.on_roll, "move", play=plays_now(play)[0].notation)
    raise AssertionError("no double")


async def test_a_beaver_and_a_raccoon_by_buttons_and_who_owns_the_cube(table):
    panel = await opened(table, length=0)
    panel = await change(table, panel, "raccoons")
    await tap(table, panel, "Send the challenge")
    sent = last_post(table)
    await table.by_button(BLACK, "Accept", sent)
    doubler = await play_to_a_double(table)
    await table.by_button(doubler.other, "Beaver to 4")
    assert (await table.state()).waiting_for is doubler
    await table.by_button(doubler, "Raccoon to 8")
    state = await table.state()
    assert state.waiting_for is doubler.other
    assert not any("Beaver" in label or "Raccoon" in label for label in buttons_of(table.board))
    await table.by_command(doubler.other, "accept")
    state = await table.state()
    assert (state.cube.value, state.cube.owner, state.on_roll) == (8, doubler.other, doubler)
    assert "8" in text_of(table.board)


async def test_a_beaver_after_the_take_by_the_button_on_ones_own_board(table):
    sent = (await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=0)).response
    await table.by_button(BLACK, "Accept", sent)
    doubler = await play_to_a_double(table)
    await table.by_button(doubler.other, "Take")
    assert "Beaver to 4" in buttons_of(table.board)
    own = (await table.players[doubler.other].click(table.board, label="My board")).response
    assert own.ephemeral
    await table.by_button(doubler.other, "Beaver to 4", own)
    state = await table.state()
    assert (state.beavers, state.waiting_for) == (1, doubler)
    await table.by_button(doubler, "Take")
    assert (await table.state()).cube.value == 4
    await table.by_button(doubler, "Roll")
    own = (await table.players[doubler.other].click(table.board, label="My board")).response
    assert not any("Beaver" in label for message in (own, table.board) for label in buttons_of(message))


async def test_a_refused_beaver_costs_the_doubled_stake(table):
    sent = (await table.players[0].slash(table.channel, "challenge", opponent=table.players[1], length=0)).response
    await table.by_button(BLACK, "Accept", sent)
    doubler = await play_to_a_double(table)
    await table.by_command(doubler.other, "beaver")
    await table.by_command(doubler, "decline", sure=True)
    state = await table.state()
    assert state.score[doubler.other] == 2


@pytest.mark.parametrize("key", VARIANTS)
@pytest.mark.parametrize("length", [0, 1, 99])
def test_every_draft_fits_a_button(key, length):
    rules = usual_rules(VARIANTS[key], length)
    draft = Draft(
        key,
        length,
        rules,
        "live",
        AtZero.CLAIM,
        rated=False,
        opponent_id=10**19,
        style=Style(Posting.LIVE, fixed_numbers=True),
    )
    assert len(draft.encode()) <= 40
    assert decode(draft.encode(), 10**19) == draft


def test_every_switch_reads_back():
    for option in SWITCHES:
        rules = Rules(**{option: not getattr(Rules(), option)})
        assert decode(Draft(BACKGAMMON.key, 0, rules).encode(), 0).rules == rules


def test_defaults_have_no_house_rules():
    assert Preferences().house_rules is None
    assert ServerSettings().house_rules is None


async def test_crawford_can_be_switched_off_in_a_challenge_which_is_then_unrated(table):
    panel = await opened(table, length=3)
    assert (await asked(table, panel))["rules"]["crawford"]
    assert "3-point match, rated" in text_of(panel)
    panel = await change(table, panel, "crawford")
    assert "no Crawford rule" in text_of(panel)
    await tap(table, panel, "Send the challenge")
    post = posts_in(table.env, table.channel)[-1]
    assert "3-point match, no Crawford rule\n" in text_of(post)
    await table.by_button(BLACK, "Accept", post)
    record = await table.bot.store.match(1)
    assert not record.rated
    assert not record.state.rules.crawford
    assert "no Crawford rule" in text_of(table.board)


@pytest.mark.parametrize(("length", "offered"), [(0, False), (1, False), (5, True)])
async def test_crawford_is_offered_where_there_is_such_a_game(table, length, offered):
    assert ("crawford" in (await asked(table, await opened(table, length=length)))["rules"]) is offered


async def lengths(table, typed):
    offered = await table.players[0].autocomplete(table.channel, "challenge", "length", typed)
    return [(choice["name"], choice["value"]) for choice in offered]


async def test_usual_lengths_are_offered_first_each_with_and_without_the_cube(table):
    usual = [
        (f"{points}-point match, {words} cube", points + added)
        for points in (3, 5, 9, 21)
        for words, added in (("with", 1_000_000), ("without", 2_000_000))
    ]
    assert await lengths(table, "") == usual
    assert await lengths(table, "9") == usual[4:6]
    assert await lengths(table, "2") == [
        ("2-point match, with cube", 1_000_002),
        ("2-point match, without cube", 2_000_002),
        *usual[6:],
    ]
    assert await lengths(table, "1") == [("1-point match", 1), *usual[6:]]
    assert await lengths(table, "100") == []


@pytest.mark.parametrize(
    ("typed", "length", "cube"),
    [(2_000_009, 9, False), (1_000_021, 21, True), (7, 7, True), (25, 25, True), (0, 0, True), (2_000_000, 0, False)],
)
async def test_a_chosen_or_typed_length_is_played(table, typed, length, cube):
    await table.by_command(WHITE, "challenge", opponent=table.players[1], length=typed)
    terms = (await table.bot.store.challenge(1)).terms
    assert (terms.length, terms.rules.cube) == (length, cube)


async def test_the_cube_of_a_length_outweighs_ones_usual_rules_and_the_option_outweighs_both(table):
    people = table.bot.app.people
    await people.prefer(table.players[0].id, house_rules=Rules(cube=False))
    for number, options in enumerate(({"length": 1_000_005}, {"length": 5}, {"length": 1_000_005, "cube": False}), 1):
        await table.by_command(WHITE, "challenge", opponent=table.players[1], **options)
        assert (await table.bot.store.challenge(number)).terms.rules.cube is (number == 1)
        await table.by_command(WHITE, "decline")


@pytest.mark.parametrize("typed", [100, 999, 1100])
async def test_another_length_is_refused(table, typed):
    answer = await table.by_command(WHITE, "challenge", length=typed)
    assert answer.ephemeral
    assert "1 to 99 points" in text_of(answer)


async def test_in_a_direct_message_the_house_rules_of_the_preferences_are_for_the_computer(table):
    alice = table.players[0].user
    preferences = (await alice.slash("preferences show")).response
    panel = (await alice.click(preferences, label="House rules")).response
    assert "For **Computer (intermediate)**: the match starts right away." in text_of(panel)
    alone = next(one for one in buttons_of(panel).values() if ":house_send:" in one)
    to_anyone = "bg1:b:house_send:0:0:" + alone.split(":")[-1]
    refused = await forged(alice, panel, to_anyone)
    assert "nobody to play here but me" in text_of(refused)
    assert await table.bot.app.challenges.open_with(Person(alice.id, "alice")) == []
    await alice.click(panel, label="Play the computer")
    assert (await table.state()).length == 0


async def test_house_rules_lead_to_no_challenge_where_the_bot_may_not_play(table):
    alice = table.players[0]
    panel = (await alice.slash(table.channel, "preferences show")).response
    panel = (await alice.click(panel, label="House rules")).response
    channel = table.env.bot.get_channel(table.channel.id)
    await channel.set_permissions(channel.guild.me, overwrite=discord.PermissionOverwrite(attach_files=False))
    refused = (await alice.click(panel, label="Send the challenge")).response
    assert "Attach Files" in text_of(refused)
    assert posts_in(table.env, table.channel) == []
