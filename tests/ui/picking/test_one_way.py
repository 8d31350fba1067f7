"""A play is picked in one way, whatever becomes of it: made in a match or a chouette, proposed, voted for, guessed."""

import pytest

from bot.rules.dice import ScriptedDice
from bot.rules.match.partial import decode_steps
from bot.rules.match.state import Phase
from bot.rules.sides import Side
from tests.crowd.hall import Hall, to_a_play
from tests.ui.chouette.chouette_table import ChouetteTable
from tests.ui.table import begin, buttons_of, pictures_of, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

ORDER = tuple((6 - place, 1) for place in range(3))
"""Ann is box, bo is captain of the crew, and cy consults."""


@pytest.fixture
def dice():
    return ScriptedDice((*ORDER, (3, 1), (6, 5), (4, 3), (6, 2), (5, 4)))


async def in_a_match(table):
    await begin(table, length=1)
    return table.players[0], posts_in(table.env, table.channel)[-1], table.state


async def board_of(club):
    return (await club.state()).game.board


async def as_box(table):
    club = ChouetteTable(table, 3)
    await club.open()
    return club.people[0], club.board, lambda: board_of(club)


async def as_crew(table):
    """Cy proposes; the captain plays."""
    club = ChouetteTable(table, 3)
    await club.open()
    await club.play(club.people[0])
    for person in club.people[1:]:
        await club.tap(person, "Roll on")

    async def proposed():
        return (await club.state()).game.proposals

    return club.people[2], club.board, proposed


async def as_voter(table):
    hall = Hall(table, 3)
    await hall.call(length=1, level="beginner")
    for person in hall.people[1:]:
        await hall.press(person, "Join", hall.lobby)
    await hall.start()
    await to_a_play(hall)

    async def votes():
        decision = (await hall.crowd()).state.open
        return () if decision is None else decision.votes

    return hall.people[0], await hall.panel(hall.people[0]), votes


async def as_guesser(table):
    await begin(table, length=1)
    person = table.guild.add_member(table.env.create_user("zoe"))
    view = (await person.click(posts_in(table.env, table.channel)[-1], label="My board")).response
    return person, (await person.click(view, label="Guess the play")).response, lambda: table.bot.store.guesses(1)


EVERYWHERE = {
    in_a_match: "Play it",
    as_box: "Play it",
    as_crew: "Propose it",
    as_voter: "Vote for it",
    as_guesser: "Guess it",
}
"""Where a play is picked, and the button that does what it is for."""
everywhere = pytest.mark.parametrize(
    ("where", "label"), EVERYWHERE.items(), ids=lambda one: getattr(one, "__name__", "")
)


async def die_by_die(person, message):
    """Put a play together; returns the last answer, with all dice played."""
    answer = (await person.click(message, label="Move by move")).response
    while selects_of(answer):
        one = selects_of(answer)[0]
        chosen = await person.select(answer, custom_id=one["custom_id"], values=[one["options"][0]["value"]])
        if chosen.response is None:
            return None
        answer = chosen.response
        if not any(":step:" in one["custom_id"] or "_step:" in one["custom_id"] for one in selects_of(answer)):
            break
    return answer


@everywhere
async def test_a_picked_play_is_shown_on_ones_own_board_before_anything_is_done(table, where, label):
    person, message, done = await where(table)
    before = await done()
    lists = selects_of(message)[0]
    picked = (
        await person.select(message, custom_id=lists["custom_id"], values=[lists["options"][1]["value"]])
    ).response
    assert picked.ephemeral
    assert f"**{lists['options'][1]['label']}**" in text_of(picked).replace("\\", "")
    assert len(pictures_of(picked)) == 1
    assert list(buttons_of(picked)) == [label, "Back"]
    assert await done() == before, "nothing has happened yet"
    back = (await person.click(picked, label="Back")).response
    lists = selects_of(back)[0]
    picked = (await person.select(back, custom_id=lists["custom_id"], values=[lists["options"][0]["value"]])).response
    await person.click(picked, label=label)
    assert await done() != before


@everywhere
async def test_die_by_die_until_it_is_confirmed(table, where, label):
    person, message, done = await where(table)
    before = await done()
    answer = await die_by_die(person, message)
    assert list(buttons_of(answer)) == [label, "Undo", "Type it", "Back"]
    assert await done() == before
    await person.click(answer, label=label)
    assert await done() != before


@everywhere
async def test_no_question_before_a_play(table, where, label):
    """For those who want none the last die does it, and so does a whole play from a list."""
    person, message, done = await where(table)
    await table.bot.app.people.prefer(person.id, confirm=False)
    before = await done()
    answer = await die_by_die(person, message)
    assert answer is None or label not in buttons_of(answer)
    assert await done() != before


@everywhere
async def test_what_is_typed_is_done(table, where, label):
    """In the numbers of the table, whatever becomes of it."""
    person, message, done = await where(table)
    before, written = await done(), selects_of(message)[0]["options"][0]["label"]
    answer = (await person.click(message, label="Move by move")).response
    form = await person.click(answer, label="Type it")
    await person.submit_modal(form, {"text": written})
    assert await done() != before


@pytest.mark.parametrize("confirm", [True, False])
async def test_a_play_named_in_a_command_is_never_asked_about(table, confirm):
    """Neither in a match nor in a chouette, where it is made or proposed."""
    club = ChouetteTable(table, 3)
    ann, bo, cy = club.people
    for person in club.people:
        await table.bot.app.people.prefer(person.id, confirm=confirm)
    await club.open()
    await ann.slash(club.channel, "move", play="8/5 6/5")
    for person in (bo, cy):
        await club.tap(person, "Roll on")
    assert "Proposed" in text_of((await cy.slash(club.channel, "move", play="24/13")).response)
    await bo.slash(club.channel, "move", play="24/18 13/8")
    assert (await board_of(club)).phase is Phase.TO_ROLL


async def test_votes_for_one_play_count_together_however_it_was_put_together(table):
    """The order of the dice does not matter."""
    person, message, votes = await as_voter(table)
    answer = await die_by_die(person, message)
    await person.click(answer, label="Vote for it")
    [vote] = await votes()
    values = {option["value"] for one in selects_of(message) for option in one["options"]}
    assert vote.choice in values
    assert decode_steps(vote.choice)


async def test_a_warning_is_read_by_those_who_want_no_question_too(table, monkeypatch):
    """The tutor's word comes before the play, die by die as from a list."""

    async def mistaken(*_):
        return "That gives away 0.2."

    monkeypatch.setattr("bot.ui.coach.tutor.remark", mistaken)
    person, message, state = await in_a_match(table)
    await table.bot.app.people.prefer(person.id, confirm=False)
    answer = await die_by_die(person, message)
    assert "gives away" in text_of(answer)
    assert (await state()).on_roll is Side.WHITE
    await person.click(answer, label="Play it")
    assert (await state()).on_roll is Side.BLACK
