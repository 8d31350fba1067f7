"""Somebody else asks for plays: a `Picker` and a prefix are all it takes, and no match is needed."""

from dataclasses import replace

import pytest

from bot.records.people import Preferences
from bot.rules.dice import Roll
from bot.rules.match.state import MatchState, Phase
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.variants import BACKGAMMON
from bot.ui.kit.components import Buttons, CustomId, Taps
from bot.ui.kit.message import Post
from bot.ui.match.scenes import start_scene
from bot.ui.match.style import numbers_in
from bot.ui.picking.picker import Picker, handlers
from bot.ui.picking.words import play_rows
from tests.ui.table import begin, buttons_of, forged, pictures_of, posts_in, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

QUESTION = MatchState("backgammon", Rules(), 5, Position.start(), phase=Phase.TO_PLAY, roll=Roll(3, 1), game=1, turns=2)


@pytest.fixture
async def quiz(table):
    """A question about an opening; returns who answers, the private question, and the answers so far."""
    answers = []

    async def find(interaction, target):
        numbers, ids = numbers_in(QUESTION), Buttons("quiz_", target.subject, target.seq)
        board = start_scene(BACKGAMMON, theme="classic")

        async def show(opening):
            lists, first = play_rows(QUESTION, numbers, ids, opening)
            await picker.answer(Post(("What would you play?",), (board,), (*lists, tuple(first))))

        async def answer(play, sure):
            answers.append((target.subject, interaction.user.id, play.notation, sure))
            await picker.answer(Post(("Thank you.",), ()))

        picker = Picker(
            interaction=interaction,
            preferences=Preferences(),
            state=QUESTION,
            ids=ids,
            table=numbers,
            own=numbers,
            scene=lambda partial: replace(board, position=partial.position),
            show=show,
            label="That's my answer",
            choose=answer,
        )
        return picker

    table.bot.get(Taps).take_in(handlers("quiz_", find))
    await begin(table, length=1)
    person, public = table.players[0], posts_in(table.env, table.channel)[-1]
    asked = await forged(person, public, CustomId("quiz_back", 42, 1).encode("b"))
    assert text_of(asked).strip() == "What would you play?"
    return person, asked, answers


async def test_from_a_list(quiz):
    person, asked, answers = quiz
    [lists] = selects_of(asked)
    value = next(option["value"] for option in lists["options"] if option["label"] == "8/5 6/5")
    picked = (await person.select(asked, custom_id=lists["custom_id"], values=[value])).response
    assert "makes your 5 point" in text_of(picked)
    assert len(pictures_of(picked)) == 1
    assert list(buttons_of(picked)) == ["That's my answer", "Back"]
    assert answers == []
    thanked = (await person.click(picked, label="That's my answer")).response
    assert text_of(thanked).strip() == "Thank you."
    assert answers == [(42, person.id, "8/5 6/5", True)]


async def test_typed_in_the_form_under_move_by_move(quiz):
    person, asked, answers = quiz
    steps = (await person.click(asked, label="Move by move")).response
    form = await person.click(steps, label="Type it")
    await person.submit_modal(form, {"text": "6/5 8/5"})
    assert answers == [(42, person.id, "8/5 6/5", False)]
