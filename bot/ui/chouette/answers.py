"""Windows: double or roll on, take, pass or beaver. What is said is sealed, and can be changed until the window closes.

Those who answer for several cubes, above all the box, do so on a private board: each as they like, with one
confirmation. What is being chosen lives in the ids of its buttons alone.
"""

from collections.abc import Mapping, Sequence
from typing import Final
from zlib import crc32

import discord

from bot.app.chouette.views import ChouetteTurn
from bot.chouette import commands as cmd
from bot.chouette.queries import may_turn
from bot.chouette.state import BOX, Choice, GameCube, Window, WindowKind
from bot.chouette.windows import asked_of, choices_of
from bot.errors import StaleAction
from bot.records.chouettes import ChouetteRecord
from bot.texts.catalogue import say
from bot.ui.chouette.acting import Words, carry_out, current, show_late
from bot.ui.chouette.buttons import CHOICES, LETTERS, choice_label, chouette_buttons, may_double, window_buttons
from bot.ui.chouette.stakes import double_label, double_stakes, each_to, window_double
from bot.ui.chouette.words import cubes_named, value_asked, whose
from bot.ui.kit.components import BLUE, GREEN, RED, CustomId, TapButton, Taps, TapSelect, entry
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, Row, within
from bot.ui.kit.sending import answer_alone, ask_alone

TAPS: Final = Taps(lambda interaction, target: show_late(interaction, target, window=True))
DOUBLES: Final = Taps(show_late)
"""For the box, which doubles before it rolls."""
_MOST: Final = 25
_DOUBLE, _NOT = "d", "o"


@TAPS.on("ch_say")
async def _say(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The same for every cube that one is asked about."""
    if target.argument not in CHOICES:
        raise StaleAction
    await _choose(interaction, target, CHOICES[target.argument])


@TAPS.on("ch_pass")
async def _pass(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record, _window_now, _asked = await _window(interaction, target)
    if not await asks_pass(interaction, record):
        await _choose(interaction, target, Choice.PASS)  # it is refused in words


async def asks_pass(interaction: Interaction, record: ChouetteRecord) -> bool:
    """Ask a person who can pass in the open window whether they mean it and say the cost; tells whether it asked."""
    game, asked = record.state.game, asked_of(record.state, interaction.user.id)
    window = None if game is None else game.window
    if game is None or window is None or not asked or Choice.PASS not in choices_of(record.state, window):
        return False
    button = window_buttons(record, window)
    keep = button("ch_keep", say("button-chouette-not-yet"), GREEN)
    sure = button("ch_say", say("button-pass"), RED, LETTERS[Choice.PASS])
    own = all(game.cubes[number].is_of(interaction.user.id) for number in asked)
    text = say("chouette-ask-pass", points=_cost(record, asked), count=len(asked), own=own)
    await ask_alone(interaction, Post((text,), (), ((keep, sure),)))
    return True


@TAPS.on("ch_turn")
async def _turn(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record, _window_now, _asked = await _window(interaction, target)
    if not await asks_double(interaction, record):
        await _choose(interaction, target, Choice.DOUBLE)


async def asks_double(interaction: Interaction, record: ChouetteRecord) -> bool:
    """Ask a person whom the open window asks to double whether they mean it; tells whether it asked.

    It doesn't ask people who double without a question in a match, or whom the rules refuse.
    """
    person, game = interaction.user.id, record.state.game
    window, asked = None if game is None else game.window, asked_of(record.state, person)
    if window is None or window.kind is not WindowKind.DOUBLE or not asked:
        return False
    if not (await interaction.client.app.people.preferences(person)).confirm_double:
        return False
    text, label = window_double(record, window, asked, person)
    button = window_buttons(record, window)
    sure = button("ch_say", label, BLUE, LETTERS[Choice.DOUBLE])
    await ask_alone(interaction, Post((text,), (), ((button("ch_keep", say("button-not-now")), sure),)))
    return True


@TAPS.on("ch_keep")
async def _keep(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await ask_alone(interaction, Post((say("answer-nothing-sent"),), ()))


@TAPS.on("ch_standing")
async def _standing(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Roll on until I say, or no longer."""
    on = target.argument == "on"
    words = say("chouette-standing-set", on=on)
    await carry_out(interaction, target, cmd.RollOn(interaction.user.id, on), words, timeless=True)


async def _choose(interaction: Interaction, target: CustomId, choice: Choice) -> None:
    _record, window, asked = await _window(interaction, target)
    words = _while_open(window, say("chouette-said-so", choice=choice_label(choice, window.kind)))
    # A person who is not asked is told so by the rules.
    choices = dict.fromkeys(asked or window.asked[:1], choice)
    await carry_out(interaction, target, cmd.Choose(interaction.user.id, target.seq, choices), words, timeless=True)


def _while_open(window: Window, words: str) -> Words:
    """The answer in words, unless this answer was the last that the window waited for."""

    def answer(turn: ChouetteTurn) -> str:
        now = None if turn.state.game is None else turn.state.game.window
        return words if now is not None and now.number == window.number else ""

    return answer


async def _window(interaction: Interaction, target: CustomId) -> tuple[ChouetteRecord, Window, tuple[int, ...]]:
    """The window of a tap and the cubes it asks the tapper about. Raises StaleAction for one that has closed."""
    record = await interaction.client.app.chouettes.look(target.subject)
    window = None if record.state.game is None else record.state.game.window
    if window is None or window.number != target.seq:
        raise StaleAction
    return record, window, asked_of(record.state, interaction.user.id)


def _cost(record: ChouetteRecord, numbers: Sequence[int]) -> int:
    """The points that passing these cubes costs: their values before the double, or what a beaver has made of them."""
    game = record.state.game
    return 0 if game is None else sum(game.cubes[number].agreed.value for number in numbers)


@TAPS.on("ch_answers", "ch_answer", "ch_all")
async def _answers(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """The private board on which each cube gets its own answer."""
    record, window, asked = await _window(interaction, target)
    if not asked:
        await _choose(interaction, target, choices_of(record.state, window)[0])  # it is refused in words
        return
    letters = "".join(LETTERS[one] for one in choices_of(record.state, window))
    draft = _draft(target.argument.ljust(len(asked), letters[0]), asked, letters)
    draft = _changed(draft, asked, letters, values[0] if values else "")
    await answer_alone(interaction, _panel(record, window, asked, draft, letters))


def _draft(text: str, asked: Sequence[int], letters: str) -> str:
    """A letter for each cube that is asked about."""
    return "".join(one if one in letters else letters[0] for one in text[: len(asked)])


def _changed(draft: str, asked: Sequence[int], letters: str, value: str) -> str:
    """After a choice in the list: `3p` answers cube 3 with a pass, `3` with whatever comes next, `*p` all of them."""
    number, letter = value.rstrip("".join(letters)), value[len(value.rstrip("".join(letters))) :]
    if number == "*" and letter:
        return letter * len(asked)
    if not number.isdecimal() or int(number) not in asked:
        return draft
    place = asked.index(int(number))
    following = letters[(letters.index(draft[place]) + 1) % len(letters)]
    return draft[:place] + (letter or following) + draft[place + 1 :]


def _panel(record: ChouetteRecord, window: Window, asked: Sequence[int], draft: str, letters: str) -> Post:
    game = record.state.game
    if game is None:
        raise StaleAction
    button = window_buttons(record, window)
    labels = {letter: choice_label(CHOICES[letter], window.kind) for letter in letters}
    cubes = [game.cubes[number] for number in asked]
    lines = [say("chouette-answers-heading", kind=window.kind.value)]
    drafted = [*zip(cubes, draft, strict=True)]
    lines += [f"{cubes_named(record, (one,))} ({value_asked(one)}): **{labels[said]}**" for one, said in drafted]
    passed = [one.number for one, letter in drafted if CHOICES[letter] is Choice.PASS]
    if passed:
        lines.append(say("chouette-answers-cost", points=_cost(record, passed)))
    options = _options(record, asked, draft, labels)
    pick = TapSelect(button.target("ch_answer", draft), say("chouette-answers-change"), options, number=_number(draft))
    said = {letter: say("button-chouette-all", choice=label) for letter, label in labels.items()}
    whole = tuple(button("ch_all", label, argument=letter * len(asked)) for letter, label in said.items())
    confirm = button("ch_confirm", say("button-chouette-confirm"), GREEN, draft)
    rows: tuple[Row, ...] = ((pick,), whole, (confirm,)) if len(asked) > 1 else ((pick,), (confirm,))
    return Post(tuple(within(lines, 3000)), (), rows)


def _number(draft: str) -> int:
    """Another number for another list: see `TapSelect`."""
    return 1 + crc32(draft.encode()) % 9999


def _options(
    record: ChouetteRecord, asked: Sequence[int], draft: str, labels: Mapping[str, str]
) -> list[discord.SelectOption]:
    """An entry for each answer to each cube; where these are too many, one a cube, which leads to the next answer."""
    cubes = () if record.state.game is None else record.state.game.cubes
    now, options = dict(zip(asked, draft, strict=True)), list[discord.SelectOption]()
    several = len(asked) * len(labels) <= _MOST
    for number in asked if several else asked[:_MOST]:
        name = whose(record, cubes[number])[:70]
        if several:
            others = [one for one in labels if one != now[number]]
            options += [entry(f"{number}{one}", f"{name}: {labels[one]}") for one in others]
        else:
            options.append(entry(str(number), f"{name}: {labels[now[number]]}", say("chouette-answers-next")))
    return options


@TAPS.on("ch_confirm")
async def _confirm(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    _record, window, asked = await _window(interaction, target)
    if len(target.argument) != len(asked) or not CHOICES.keys() >= set(target.argument):
        raise StaleAction
    choices = {number: CHOICES[letter] for number, letter in zip(asked, target.argument, strict=True)}
    words = _while_open(window, say("chouette-said-all"))
    await carry_out(interaction, target, cmd.Choose(interaction.user.id, target.seq, choices), words, timeless=True)


@DOUBLES.on("ch_double", "ch_doubles", "ch_doubles_all")
async def _double(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """The box chooses which cubes it doubles."""
    record = await current(interaction, target)
    game = record.state.game
    if game is None or not may_double(record.state) or record.state.order[0] != interaction.user.id:
        # The rules say who rolls, that the dice have fallen, or that nothing can be doubled any more.
        await carry_out(interaction, target, cmd.DoubleCubes(interaction.user.id, ()))
        return
    await ask_doubles(interaction, record, target.argument, values[0] if values else "")


async def ask_doubles(interaction: Interaction, record: ChouetteRecord, draft: str = "", changed: str = "") -> None:
    """Ask the box which of the cubes that it may turn it doubles; at first all of them.

    The only one is doubled without a question by people who double without one in a match.
    """
    able = () if record.state.game is None else may_turn(record.state.game, BOX, extras=False)
    person = interaction.user.id
    if len(able) == 1 and not (await interaction.client.app.people.preferences(person)).confirm_double:
        await carry_out(interaction, chouette_buttons(record).target("ch_double"), cmd.DoubleCubes(person, able))
        return
    draft = _draft(draft.ljust(len(able), _DOUBLE), able, _DOUBLE + _NOT)
    if changed:
        draft = _changed(draft, able, _DOUBLE + _NOT, changed)
    await answer_alone(interaction, _double_panel(record, able, draft))


def _double_panel(record: ChouetteRecord, able: Sequence[int], draft: str) -> Post:
    button, cubes = chouette_buttons(record), () if record.state.game is None else record.state.game.cubes
    chosen = [cubes[number] for number, letter in zip(able, draft, strict=True) if letter == _DOUBLE]
    heading, box = _doubles_heading(record, chosen), record.state.order[0]
    if chosen:
        heading += f" {double_stakes(record, box, chosen, cubes_named(record, chosen))}"
    lines = [heading]
    rows: list[Row] = []
    if len(able) > 1:
        options = []
        for number, letter in [*zip(able, draft, strict=True)][:_MOST]:
            why = say("chouette-double-option", value=cubes[number].cube.value * 2, on=letter == _DOUBLE)
            options.append(entry(str(number), whose(record, cubes[number]), why))
        target, title = button.target("ch_doubles", draft), say("chouette-double-change")
        rows.append((TapSelect(target, title, options, number=_number(draft)),))
        both = {_DOUBLE: say("button-chouette-double-all", on=True), _NOT: say("button-chouette-double-all", on=False)}
        rows.append(tuple(button("ch_doubles_all", said, argument=one * len(able)) for one, said in both.items()))
    cancel = button("ch_keep", say("button-not-now"))
    confirm = TapButton(button.target("ch_double_yes", draft), double_label(chosen), BLUE, disabled=not chosen)
    return Post(tuple(within(lines, 3000)), (), (*rows, (cancel, confirm)))


def _doubles_heading(record: ChouetteRecord, chosen: Sequence[GameCube]) -> str:
    """Whose cubes are doubled, and to what."""
    values = {one.cube.value * 2 for one in chosen}
    if len(values) == 1:
        return say("chouette-double-heading", who=cubes_named(record, chosen), value=str(*values))
    return say("chouette-double-heading", who=each_to(record, chosen), value="mixed" if values else "none")


@DOUBLES.on("ch_double_yes")
async def _double_yes(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await current(interaction, target)
    able = () if record.state.game is None else may_turn(record.state.game, BOX, extras=False)
    if len(able) != len(target.argument):
        raise StaleAction
    cubes = tuple(number for number, letter in zip(able, target.argument, strict=True) if letter == _DOUBLE)
    await carry_out(interaction, target, cmd.DoubleCubes(interaction.user.id, cubes))
