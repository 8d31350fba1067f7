"""`/train` as people meet it: their own mistakes, with the real engine, asked again until they're known."""

import dataclasses
import re
from datetime import timedelta
from random import Random

import pytest
from msgspec.structs import replace

from bot.app.digests import Digest, _with_highlights
from bot.app.logged import Viewer
from bot.errors import EngineMissing
from bot.records.analyses import LISTED
from bot.records.computers import CrowdKind, crowd
from bot.records.people import Person, Place
from bot.records.training import MISTAKE, Keeping, Review
from bot.rules.match.evolution import states_before
from bot.rules.match.turn import plays_now
from bot.rules.sides import Side
from bot.rules.transcript import to_mat
from bot.ui.picking.words import value_of
from tests.ui.coach.coached import choose, remember, short_log, store_match
from tests.ui.computer import computer_table
from tests.ui.table import buttons_of, forged, last_post, pictures_of, posts_in, selects_of, text_of

pytestmark = [pytest.mark.simcord(check_errors=False), pytest.mark.usefixtures("engine")]


@pytest.fixture(autouse=True)
def remembering(engine):
    remember(engine)


def later(table, **duration):
    """The bot's clock for training goes on."""
    training = table.bot.app.training
    now = training._clock() + timedelta(**duration)
    training._clock = lambda: now


async def studied(table):
    """A match of the two that Alice has analyzed; returns her."""
    await store_match(table, short_log())
    await table.by_command(Side.WHITE, "analyze", match="1")
    return table.players[0]


async def cards(table, person):
    return await table.bot.store.cards_of(person.id)


async def train(table, person):
    return (await person.slash(table.channel, "train")).response


async def asked_in(table, question):
    """The card that a question is about, and the state in which it's asked."""
    number = int(re.search(r"train_\w+:(\d+):", str([*map(str, selects_of(question)), buttons_of(question)]))[1])
    card = await table.bot.store.card(number)
    viewer = Viewer(card.user_id, Place(table.channel.id, table.guild.id))
    logged = await table.bot.app.logs.load(card.match, viewer)
    return card, states_before(logged.events, (card.seq,))[card.seq]


async def mistakes_alone(table, person):
    """Leave out the decisions that were right, which come by lot."""
    for card in await cards(table, person):
        if card.quiet:
            await table.bot.store.change_card(replace(card, keeping=Keeping.GONE))


async def test_a_mistake_against_the_computer_comes_back_the_next_day(table):
    alice = table.players[0]
    await computer_table.challenge(table, 1, level="beginner")
    random = Random(3)
    for _ in range(6):  # any play will do: most are bad
        state = await computer_table.settled(table)
        if not state.is_over:
            await computer_table.act(table, state, random)
    if not (await computer_table.settled(table)).is_over:
        await table.by_command(Side.WHITE, "resign", what="match", sure=True)
    await table.by_button(Side.WHITE, "Analyze", last_post(table))
    await mistakes_alone(table, alice)
    later(table, days=1)
    posts = len(posts_in(table.env, table.channel))
    question = await train(table, alice)
    assert question.ephemeral
    made = await cards(table, alice)
    kept = [one for one in made if not one.quiet]
    assert f"Train: {min(5, len(kept))} new today\n" in text_of(question)
    card, state = await asked_in(table, question)
    assert card.loss == max(one.loss for one in kept) >= MISTAKE
    verdict = await choose(alice, question, state, card.best)
    assert verdict.ephemeral
    assert f"**Best!** `{card.best}`" in text_of(verdict)
    assert "In the match: `" in text_of(verdict)
    assert "Comes back in 2 days." in text_of(verdict)
    assert list(buttons_of(verdict)) == ["Next", "Why", "Not again"]
    assert len(posts_in(table.env, table.channel)) == posts, "nobody else sees it"


async def test_what_was_forgotten_comes_back_sooner_and_why_is_told(table):
    alice = await studied(table)
    await mistakes_alone(table, alice)
    question = await train(table, alice)
    card, state = await asked_in(table, question)
    assert len(pictures_of(question)) == 1
    assert card.best not in text_of(question)
    score = f"**alice** {state.score[0]} : {state.score[1]} **bob** · "
    assert f"{score}{state.length}-point match" in text_of(question)
    logged = await table.bot.app.logs.load("1", Viewer(alice.id, Place(table.channel.id, table.guild.id)))
    one = next(one for one in (await table.bot.app.coach.ready(logged, None)).decisions if one.seq == card.seq)
    verdict = await choose(alice, question, state, one.played)
    assert f"costs {one.loss:.3f}. Best: `{one.best}`." in text_of(verdict)
    assert "Comes back in a day." in text_of(verdict)
    why = (await alice.click(verdict, label="Why")).response
    assert f"1. {one.best}" in text_of(why)
    assert len(one.plays) == LISTED + 1
    ranked = re.findall(r"^(\S+) +\S.* [+-]", text_of(why), re.MULTILINE)
    assert ranked == ["1.", "2.", "3.", "4.", "5.", "-"], "nobody knows how many are better than the one made"
    again = (await alice.click(why, label="Next")).response
    assert again.id == why.id, "below the numbers, not above them"
    assert (await asked_in(table, again))[0].card_id != card.card_id
    old = f"bg1:b:train_play_it:{card.card_id}:0:{value_of(state, plays_now(state)[0])}"
    assert "Comes back in a day." in text_of(await forged(alice, again, old)), "counted once"
    assert (await table.bot.store.card(card.card_id)).reviews == 1
    assert len(await table.bot.store.reviews_of(alice.id)) == 1


async def test_without_the_engine_what_is_stored_judges(table, monkeypatch):
    alice = await studied(table)
    await mistakes_alone(table, alice)
    question = await train(table, alice)
    card, state = await asked_in(table, question)

    async def gone(*_, **__):
        raise EngineMissing

    monkeypatch.setattr(table.bot.engine, "ask", gone)
    logged = await table.bot.app.logs.load("1", Viewer(alice.id, Place(table.channel.id, table.guild.id)))
    one = next(one for one in (await table.bot.app.coach.ready(logged, None)).decisions if one.seq == card.seq)
    known = one.losses
    other = next(play.notation for play in plays_now(state) if play.notation not in known)
    text = text_of(await choose(alice, question, state, other))
    assert f"Not among the best five.** The engine isn't answering, so I can't say what `{other}` costs." in text
    assert "Comes back in a day." in text


async def test_a_position_of_ones_rated_match_is_not_asked(table):
    alice = await studied(table)
    await mistakes_alone(table, alice)
    first, state = await asked_in(table, await train(table, alice))
    await store_match(table, short_log()[: first.seq - 1])
    second, _ = await asked_in(table, await train(table, alice))
    assert second.card_id != first.card_id
    assert state.position == first.position
    answer = await forged(alice, await train(table, alice), f"bg1:b:train_why:{first.card_id}:0")
    assert first.best not in text_of(answer)


async def test_what_is_not_wanted_is_never_asked_again(table):
    alice = await studied(table)
    await mistakes_alone(table, alice)
    question = await train(table, alice)
    card, state = await asked_in(table, question)
    verdict = await choose(alice, question, state, card.best)
    gone = (await alice.click(verdict, label="Not again")).response
    assert "won't be asked that again" in text_of(gone)
    assert "Train: 4 new today\n" in text_of((await alice.click(gone, label="Next")).response)
    await table.by_command(Side.WHITE, "analyze", match="1")
    assert (await table.bot.store.card(card.card_id)).keeping is Keeping.GONE
    bob = table.players[1]
    answer = await forged(bob, await train(table, bob), f"bg1:b:train_drop:{card.card_id}:1")
    assert "won't be asked" not in text_of(answer), "somebody else's"


async def test_after_twenty_answers_one_goes_on_only_if_one_wants(table):
    alice = await studied(table)
    await mistakes_alone(table, alice)
    store, now = table.bot.store, table.bot.app.training._clock()
    [one, *_] = [one for one in await cards(table, alice) if one.keeping is Keeping.KEPT]
    for number in range(1, 21):
        await store.review_card(one, Review(one.card_id, number, alice.id, now, "x", 0.0))
    enough = await train(table, alice)
    assert "That's 20 for today" in text_of(enough)
    question = (await alice.click(enough, label="Go on")).response
    card, state = await asked_in(table, question)
    verdict = await choose(alice, question, state, card.best)
    assert list(buttons_of(verdict)) == ["Go on", "Why", "Not again"]
    later(table, days=1)
    assert "That's 20" not in text_of(await train(table, alice))


async def test_who_goes_on_where_nothing_can_be_asked_is_not_told_to_go_on(table):
    alice = await studied(table)
    await mistakes_alone(table, alice)
    for card in await cards(table, alice):
        await table.bot.store.change_card(replace(card, match="999"))
    training = table.bot.app.training
    for number in range(20):
        await table.bot.store.review_card(
            (await cards(table, alice))[0], Review(0, number, alice.id, training._clock(), "8/5", 0.0)
        )
    enough = await train(table, alice)
    assert "That's 20 for today" in text_of(enough)
    after = (await alice.click(enough, label="Go on")).response
    assert "Nothing to train now" in text_of(after)
    assert "Go on" not in buttons_of(after)


async def test_what_was_forgotten_six_times_is_parked_and_listed(table):
    alice = await studied(table)
    await mistakes_alone(table, alice)
    for one in await cards(table, alice):
        if one.keeping is Keeping.KEPT:
            await table.bot.store.change_card(replace(one, keeping=Keeping.PARKED, lapses=6))
    done = await train(table, alice)
    assert "Nothing to train now" in text_of(done)
    [label] = buttons_of(done)
    listed = (await alice.click(done, label=label)).response
    assert re.search(r"Match 1, \d-\d: cost 0\.\d{3}", text_of(listed))
    assert " new today\n" in text_of((await alice.click(listed, label="Ask them again")).response)


async def test_somebody_new_is_told_where_mistakes_come_from(table, carol):
    answer = await train(table, carol)
    assert "Nothing to train yet" in text_of(answer)
    assert re.search(r"or </import:\d+> a match of yours", text_of(answer))
    assert buttons_of(answer) == {}
    await store_match(table, short_log())
    answer = await train(table, table.players[0])
    assert "Nothing to train yet" in text_of(answer)
    assert list(buttons_of(answer)) == ["Analyze"]


async def test_matches_studied_before_are_looked_through(table):
    await studied(table)
    bob = table.players[1]
    for one in await cards(table, bob):
        await table.bot.store.merge_cards(bob.id, lambda _, one=one: ([], [one.card_id]))
    assert " new today\n" in text_of(await train(table, bob))
    assert await cards(table, bob)


async def test_an_import_feeds_its_owner_and_goes_with_it(table, carol):
    alice = table.players[0]
    await store_match(table, short_log())  # so that her name is known
    data = to_mat(short_log(), ("alice", "Bill")).encode()
    card = (await alice.slash(table.channel, "import", file=("a.mat", data))).response
    await table.by_button(Side.WHITE, "Analyze", card)
    [*made] = await cards(table, alice)
    assert {one.match for one in made} == {"i1"}
    log = states_before(short_log(), [one.seq for one in made])
    assert {log[one.seq].on_roll for one in made if one.roll} == {Side.WHITE}, "her name's side"
    assert await cards(table, carol) == []
    assert " new today\n" in text_of(await train(table, alice))
    await table.bot.app.imports.delete(1, alice.id)
    assert await cards(table, alice) == []


async def test_what_was_right_in_others_match_is_not_said_to_be_the_owners(table):
    """An import without one's name asks about both sides."""
    alice = table.players[0]
    data = to_mat(short_log(), ("Ann", "Bill")).encode()
    await table.by_button(
        Side.WHITE, "Analyze", (await alice.slash(table.channel, "import", file=("a.mat", data))).response
    )
    question = (await alice.click(await train(table, alice), label="Neither")).response
    while not (asked := await asked_in(table, question))[0].quiet:
        verdict = await choose(alice, question, asked[1], asked[0].best)
        question = (await alice.click(verdict, label="Next")).response
    verdict = text_of(await choose(alice, question, asked[1], asked[0].best))
    assert "In the match the right choice was made: not everything here was a mistake." in verdict


@pytest.mark.parametrize("way", ["import", "person"])
async def test_what_is_deleted_while_it_is_analyzed_leaves_no_cards(table, way):
    alice = table.players[0]
    await store_match(table, short_log())
    data = to_mat(short_log(), ("alice", "Bill")).encode()
    card = (await alice.slash(table.channel, "import", file=("a.mat", data))).response
    await table.by_button(Side.WHITE, "Analyze", card)
    app, key = table.bot.app, "i1" if way == "import" else "1"
    logged = await app.logs.load(key, Viewer(alice.id, Place(table.channel.id, table.guild.id)))
    analysis = await app.coach.ready(logged, None)
    if way == "import":
        await app.imports.delete(1, alice.id)
    else:
        await app.privacy.delete(Person(alice.id, "alice"))
    await app.training.gather(logged, analysis)
    assert await cards(table, alice) == []


async def test_a_crowd_has_no_cards(table):
    alice = await studied(table)
    app, everybody = table.bot.app, crowd(1, CrowdKind.CROWD, Side.WHITE)
    logged = await app.logs.load("1", Viewer(alice.id, Place(table.channel.id, table.guild.id)))
    analysis = await app.coach.ready(logged, None)
    players = everybody, logged.record.players[1]
    voted = dataclasses.replace(logged, record=replace(logged.record, players=players))
    assert set(await app.training._people_of(voted)) == {players[1].user_id}
    shown = _with_highlights(Digest(*[table.bot.clock()] * 2, (voted.record,)), [(voted, analysis)], ())
    assert shown.players == 1
    assert {one.person for one in (shown.best, shown.worst, shown.luckiest) if one} == {players[1]}
