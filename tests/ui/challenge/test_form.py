"""The form of a challenge: two taps to sent, every choice a tap, nothing lost in a restart."""

from bot.records.people import Posting
from tests.ui.computer.computer_table import me, without_pause
from tests.ui.table import buttons_of, components_of, last_post, posts_in, selects_of, switched, text_of


async def opened(table):
    """The form, as `/challenge` without options opens it."""
    form = (await table.players[0].slash(table.channel, "challenge")).response
    assert form.ephemeral
    return form


def lists_of(form):
    """The lists of the form: what each is for -> its id."""
    lists = [one["custom_id"] for one in components_of(form) if one["type"] in (3, 5)]
    return {custom_id.split(":")[2]: custom_id for custom_id in lists}


async def chosen(table, form, what, *values):
    return (await table.players[0].select(form, list(values), custom_id=lists_of(form)[what])).response


async def tapped(table, form, label):
    return (await table.players[0].click(form, label=label)).response


async def open_challenge(table):
    """The one open challenge."""
    (one,) = await table.bot.app.challenges.open_in((await table.bot.store.challenge(1)).place)
    return one


async def test_two_taps_send_a_challenge(table):
    form = await opened(table)
    before = selects_of(form)[0]
    form = await chosen(table, form, "form_person", table.players[1])
    others = selects_of(form)[0]
    assert others["placeholder"] == "Or anyone, or the computer"
    assert not any(option.get("default") for option in others["options"])
    assert others["id"] != before["id"], "a new list shows no old choice"
    sent = await tapped(table, form, "Send the challenge")
    assert buttons_of(sent) == {}, "the form is closed"
    post = last_post(table)
    assert "challenges" in text_of(post)
    assert set(buttons_of(post)) == {"Accept", "Decline", "Dice"}
    assert (await open_challenge(table)).opponent.user_id == table.players[1].id
    await table.players[1].click(post, label="Accept")
    assert (await table.state()).length == 5


async def test_one_tap_invites_anyone(table):
    await tapped(table, await opened(table), "Send the challenge")
    assert (await open_challenge(table)).opponent is None


async def test_length_cube_and_clock_are_remembered_for_the_next_one(table):
    form = await chosen(table, await opened(table), "form_length", "9.0")
    form = await chosen(table, form, "form_clock", "1d")
    assert "9-point match" in text_of(form)
    assert "without cube" in text_of(form)
    await tapped(table, form, "Send the challenge")
    terms = (await open_challenge(table)).terms
    assert (terms.length, terms.rules.cube, terms.clock.turn) == (9, False, 86_400)
    again = await opened(table)
    assert "9-point match" in text_of(again)
    assert "without cube" in text_of(again)


async def test_one_that_cannot_be_read_any_more_is_forgotten(table, nothing_unexpected):
    alice, people = table.players[0], table.bot.app.people
    usual = text_of((await alice.slash(table.channel, "challenge")).response)
    await people.prefer(alice.id, last_challenge="a game of tomorrow.5")
    assert text_of((await alice.slash(table.channel, "challenge")).response) == usual
    assert (await people.preferences(alice.id)).last_challenge == ""
    assert [one["text"] for one in nothing_unexpected if one["event"] == "last challenge not read"] == [
        "a game of tomorrow.5"
    ]


async def test_a_session_has_no_live_clock(table):
    form = await chosen(table, await opened(table), "form_clock", "live")
    assert "minutes of reserve" in text_of(form)
    form = await chosen(table, form, "form_length", "0.1")
    clocks = next(one for one in components_of(form) if one.get("custom_id") == lists_of(form)["form_clock"])
    assert "live" not in [option["value"] for option in clocks["options"]]
    await tapped(table, form, "Send the challenge")
    terms = (await open_challenge(table)).terms
    assert (terms.length, terms.clock, terms.rules.jacoby) == (0, None, True)


async def test_neither_oneself_nor_another_bot_can_be_chosen(table):
    form = await opened(table)
    other = table.guild.add_member(table.env.create_user("robot", bot=True))
    for person, why in ((table.players[0], "yourself"), (other, "bot")):
        answer = await chosen(table, form, "form_person", person)
        assert answer.ephemeral
        assert why in text_of(answer)
    assert len(posts_in(table.env, table.channel)) == 0


async def test_more_options_hold_style_and_rating_and_lead_back(table):
    panel = await tapped(table, await opened(table), "More options")
    panel = await switched(table.players[0], panel, "rated", form="Change it", posting="1")
    form = await tapped(table, panel, "Back")
    assert "rated" not in text_of(form)
    await tapped(table, form, "Send the challenge")
    terms = (await open_challenge(table)).terms
    assert not terms.rated
    assert terms.style.posting is next(iter(Posting))


async def test_the_form_outlives_a_restart(table, make_bot):
    form = await chosen(table, await opened(table), "form_length", "3.1")
    await table.restart(make_bot)
    await tapped(table, form, "Send the challenge")
    assert (await open_challenge(table)).terms.length == 3


async def test_the_computer_begins_another_match_with_another_clock_and_never_the_same_twice(table):
    without_pause(table.bot)
    for clock, matches in (("none", 1), ("none", 1), ("1d", 2)):
        form = await chosen(table, await opened(table), "form_clock", clock)
        form = await chosen(table, form, "form_person", me(table))
        await tapped(table, form, "Play the computer")
        await table.env.settle()
        assert await table.bot.store.count_open() == matches
