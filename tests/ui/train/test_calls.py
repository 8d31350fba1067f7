"""The daily message to whoever has asked to be told when there is something to train."""

from datetime import datetime, timedelta

import pytest

from bot.records.training import Keeping
from bot.rules.sides import Side
from bot.rules.transcript import to_mat
from bot.ui.train.desk import call_to_train
from tests.ui.coach.coached import choose, remember, short_log, store_match
from tests.ui.table import buttons_of, posts_in, switched, switches_on, text_of
from tests.ui.train.test_train import asked_in, mistakes_alone, train

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]
LABEL = "DM me to train"


@pytest.fixture(autouse=True)
def remembering(engine):
    remember(engine)


@pytest.fixture
async def alice(table):
    """She has mistakes of one match to train with."""
    await store_match(table, short_log())
    await table.by_command(Side.WHITE, "analyze", match="1")
    await mistakes_alone(table, table.players[0])
    return table.players[0]


def at(table, days, hour=13):
    """So many days later; after one o'clock it is everybody's turn, before noon nobody's."""
    begins = table.bot.clock().replace(hour=0, minute=0, second=0, microsecond=0)
    now = begins + timedelta(days=days, hours=hour)
    table.bot.app.training._clock = table.bot.app.training_calls._clock = lambda: now
    return now


def said_to(table, person):
    """All that they were sent by direct message."""
    return posts_in(table.env, person.user.dm_channel)


def told(table, person):
    """What they were told about positions that wait."""
    return [one for one in said_to(table, person) if "Stop these messages" in buttons_of(one)]


async def panel_of(table, person):
    return (await person.slash(table.channel, "preferences show")).response


async def wanting(table, person):
    panel = await switched(person, await panel_of(table, person), "training")
    assert LABEL in switches_on(panel)


async def kept(table):
    await call_to_train(table.bot)


async def answered(table, person):
    question = await train(table, person)
    card, state = await asked_in(table, question)
    await choose(person, question, state, card.best)


async def test_nobody_is_told_who_has_not_asked_for_it(table, alice):
    assert LABEL not in switches_on(await panel_of(table, alice))
    at(table, 1)
    await kept(table)
    assert said_to(table, alice) == []


async def test_one_message_a_day_says_how_many_are_due_and_leads_there(table, alice):
    at(table, 0)
    await answered(table, alice)  # comes back in two days
    await wanting(table, alice)
    [said] = said_to(table, alice)
    assert "I'll message you here when positions are waiting in" in text_of(said)
    at(table, 2, hour=11)
    await kept(table)
    assert told(table, alice) == [], "not before noon"
    at(table, 2, hour=14)
    standing = await table.bot.app.training.standing(alice.id)
    assert len(standing.due) == 1
    for _ in range(2):
        await kept(table)
    [message] = told(table, alice)
    count = 1 + len(standing.new)
    assert f"{count} positions are waiting in" in text_of(message)
    assert f": 1 to repeat, {len(standing.new)} new." in text_of(message)
    assert list(buttons_of(message)) == ["Train", "Stop these messages"]
    question = (await alice.user.click(message, label="Train")).response
    assert question.ephemeral
    assert "Train: 1 to repeat" in text_of(question)
    at(table, 3)
    await kept(table)
    assert len(told(table, alice)) == 2


async def test_not_on_the_day_on_which_it_was_switched_on_however_often(table, alice):
    at(table, 0)
    await wanting(table, alice)
    await kept(table)
    assert told(table, alice) == []
    at(table, 1)
    await kept(table)
    assert len(told(table, alice)) == 1
    panel = await switched(alice, await panel_of(table, alice), "training")
    assert LABEL not in switches_on(panel)
    await wanting(table, alice)
    await kept(table)
    assert len(told(table, alice)) == 1


async def test_not_after_training_and_not_without_anything_to_train(table, alice):
    bob = table.players[1]
    at(table, 0)
    for person in (alice, bob):
        await wanting(table, person)
    for card in await table.bot.store.cards_of(bob.id):
        await table.bot.app.training.forget(card)
    at(table, 1)
    await answered(table, alice)
    await kept(table)
    assert told(table, alice) == told(table, bob) == []


async def test_what_may_be_anothers_is_not_counted_and_asked_about_first(table, alice):
    """Of an import nobody has said yet which side of it is hers."""
    own = [one for one in await table.bot.store.cards_of(alice.id) if one.keeping is Keeping.KEPT]
    for card in own[2:]:
        await table.bot.app.training.forget(card)
    file = ("a.mat", to_mat(short_log(5), ("Ann", "Bill")).encode())
    await table.by_button(Side.WHITE, "Analyze", (await alice.slash(table.channel, "import", file=file)).response)
    assert {one.match for one in await table.bot.store.cards_of(alice.id)} == {"1", "i1"}
    await wanting(table, alice)
    at(table, 1)
    await kept(table)
    [message] = told(table, alice)
    assert "2 positions are waiting in" in text_of(message)
    assert ": 0 to repeat, 2 new." in text_of(message)
    whose = (await alice.user.click(message, label="Train")).response
    assert "Which one is you" in text_of(whose)
    question = (await alice.user.click(whose, label="Neither")).response
    assert "Train: 5 new today" in text_of(question)


async def test_after_days_without_the_bot_there_is_one_message(table, alice, make_bot):
    at(table, 0)
    await wanting(table, alice)
    await table.restart(make_bot)
    for _ in range(2):
        at(table, 9, hour=23)
        await table.env.advance_time(120)  # housekeeping goes round
        await table.restart(make_bot)
    assert len(told(table, alice)) == 1
    assert (await table.bot.store.training_call_of(alice.id)).day == at(table, 9).date().isoformat()


async def test_its_button_switches_it_off(table, alice):
    at(table, 0)
    await wanting(table, alice)
    at(table, 1)
    await kept(table)
    [message] = told(table, alice)
    after = (await alice.user.click(message, label="Stop these messages")).response
    assert "I won't message you about training anymore" in text_of(after)
    assert list(buttons_of(after)) == ["Train"]
    assert LABEL not in switches_on(await panel_of(table, alice))
    at(table, 2)
    before = len(said_to(table, alice))
    await kept(table)
    assert len(said_to(table, alice)) == before


async def test_closed_direct_messages_switch_it_off_and_the_panel_says_so(table, alice):
    at(table, 0)
    await wanting(table, alice)
    table.env.inject_error("POST", f"/channels/{alice.user.dm_channel.id}/messages", status=403, code=50007)
    at(table, 1)
    await kept(table)
    panel = await panel_of(table, alice)
    assert "I couldn't message you" in text_of(panel)
    assert LABEL not in switches_on(panel)
    at(table, 2)
    await kept(table)
    assert told(table, alice) == []
    panel = await switched(alice, panel, "training")
    assert LABEL in switches_on(panel)
    assert "I couldn't message you" not in text_of(panel)


async def test_switched_on_where_nothing_can_be_sent(table, alice):
    panel = await panel_of(table, alice)
    table.env.inject_error("POST", f"/channels/{alice.user.dm_channel.id}/messages", status=403, code=50007)
    await switched(alice, panel, "training", "dm_turns")
    assert "I couldn't message you" in text_of(panel)
    assert not {LABEL, "DM me on my turn"} & switches_on(panel)


async def test_it_is_in_the_language_in_which_it_was_switched_on(table, alice):
    await table.bot.app.training_calls.want(alice.id, "de")
    at(table, 1)
    await kept(table)
    [message] = said_to(table, alice)
    assert "zu wiederholen" in text_of(message)
    assert list(buttons_of(message)) == ["Üben", "Nicht mehr schreiben"]


async def test_it_is_exported_and_deleted(table, alice):
    today: datetime = at(table, 0)
    await wanting(table, alice)
    exported = (await table.bot.app.privacy.export(alice.id)).decode()
    assert f'"day": "{today.date().isoformat()}"' in exported
    await table.bot.store.delete_person(alice.id)
    assert await table.bot.store.training_call_of(alice.id) is None
