"""Agreements between the owners of a cube: settlements at a price, resignations."""

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.chouette import commands as cmd
from bot.chouette.deals import as_session, capped, check_settling, may_settle, payment
from bot.chouette.state import CREW, POINT, ChouettePhase, Game, GameCube
from bot.errors import ChouetteError, ChouetteReason, NotationError
from bot.records.chouettes import ChouetteRecord
from bot.rules.match.actions import resign_options
from bot.rules.match.turn import game_of
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.chouette.acting import carry_out, show_late
from bot.ui.chouette.buttons import chouette_buttons
from bot.ui.chouette.post import calls_of, own_cubes, resignation_line, resignation_rows, settlement_button
from bot.ui.chouette.words import amount, cubes_named, names_of, price_typed, whose
from bot.ui.kit.components import BLUE, GREEN, RED, CustomId, TapButton, Taps, TapSelect, TextModal, entry
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post, within
from bot.ui.kit.sending import answer_alone, ask_form

TAPS: Final = Taps(show_late)
_MOST: Final = 25


@TAPS.on("ch_settle")
async def _settle(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Choose a cube to settle, or accept a price that was offered for one."""
    record = await interaction.client.app.chouettes.look(target.subject)
    own = own_cubes(record, interaction.user.id)
    cubes = [one for one in own if may_settle(record.state, one[0])]
    if not own:
        await _nothing_to_decide(interaction, record)
        return
    if not cubes:
        check_settling(record.state, own[0][0])
    chosen = values[0] if values else target.argument
    if chosen:
        await _ask_price(interaction, record, cubes, chosen)
        return
    await answer_alone(interaction, _settle_post(record, cubes))


async def _nothing_to_decide(interaction: Interaction, record: ChouetteRecord) -> None:
    """Say that a person has no cube in the game; between two games also how it goes on. Raises ChouetteError(OVER)."""
    if record.state.phase is ChouettePhase.OVER:
        raise ChouetteError(ChouetteReason.OVER)
    lines = [say("chouette-no-cube")]
    if record.state.game is None:
        lines = [say("chouette-between-games", number=record.chouette_id)]
        lines += calls_of(interaction.client, record, ping=False)
    await answer_alone(interaction, Post(tuple(lines), ()))


def _settle_post(record: ChouetteRecord, cubes: Sequence[tuple[GameCube, Side]]) -> Post:
    """The prices that were offered, and the way to offer one."""
    button = chouette_buttons(record)
    lines = [say("chouette-settle-heading")]
    for cube, side in cubes:
        offer = cube.settlement
        if offer is not None and offer.side is not side:
            gets = (offer.hundredths > 0) is (side is CREW)
            price = amount(offer.hundredths)
            lines.append(say("chouette-settle-offered", who=cubes_named(record, (cube,)), gets=gets, price=price))
    accepts = [accept for cube, side in cubes if (accept := settlement_button(record, cube, side)) is not None]
    title = say("chouette-settle-choose")
    pick: discord.ui.Item[Any] = button("ch_settle", title, BLUE, str(cubes[0][0].number))
    if len(cubes) > 1:
        options = [entry(str(one.number), whose(record, one)) for one, _ in cubes[:_MOST]]
        pick = TapSelect(button.target("ch_settle"), title, options, number=400 + record.state.seq % 999)
    accepting = tuple(tuple(accepts[at : at + 5]) for at in range(0, min(len(accepts), 15), 5))
    return Post(tuple(within(lines, 3000)), (), (*accepting, (pick,)))


async def _ask_price(
    interaction: Interaction, record: ChouetteRecord, cubes: Sequence[tuple[GameCube, Side]], value: str
) -> None:
    """The form for a price, from the point of view of the one who offers."""
    cube = next((one for one, _ in cubes if str(one.number) == value), None)
    if cube is None:
        raise NotationError(value, "chouette")
    most = amount(capped(record.state, 3 * cube.cube.value * POINT))
    form = chouette_buttons(record).target("ch_price", str(cube.number))
    title, label = say("chouette-price-title"), say("chouette-price-label", most=most)
    await ask_form(interaction, TextModal(form, title, label, placeholder=say("chouette-price-example")))


@TAPS.on("ch_price")
async def _price(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    """Offer a price: plus is what one wants, minus what one would pay."""
    record = await interaction.client.app.chouettes.look(target.subject)
    typed = price_typed(values[0] if values else "")
    found = next((one for one in own_cubes(record, interaction.user.id) if str(one[0].number) == target.argument), None)
    if typed is None or found is None:
        await answer_alone(interaction, Post((say("chouette-price-unreadable"),), ()))
        return
    cube, side = found
    hundredths = typed if side is CREW else -typed
    words = say("chouette-settle-sent")
    await carry_out(interaction, target, cmd.Settle(interaction.user.id, cube.number, hundredths), words)


@TAPS.on("ch_settle_ok")
async def _settle_ok(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """Accept the price as it was seen."""
    cube, hundredths = _two_numbers(target.argument)
    words = say("chouette-settled-now")
    await carry_out(interaction, target, cmd.AcceptSettlement(interaction.user.id, cube, hundredths), words)


def _two_numbers(text: str) -> tuple[int, int]:
    first, _, second = text.partition(".")
    if not first.isdecimal() or not second.removeprefix("-").isdecimal():
        raise NotationError(text, "chouette")
    return int(first), int(second)


@TAPS.on("ch_resign")
async def _resign(interaction: Interaction, target: CustomId, values: tuple[str, ...]) -> None:
    record = await interaction.client.app.chouettes.look(target.subject)
    await ask_resign(interaction, record, values[0] if values else "all")


async def ask_resign(interaction: Interaction, record: ChouetteRecord, chosen: str = "all") -> None:
    """Choose what to resign; and answer what was offered."""
    cubes = own_cubes(record, interaction.user.id)
    if not cubes:
        await _nothing_to_decide(interaction, record)
        return
    await answer_alone(interaction, _resign_post(record, cubes, chosen, interaction.user.id))


def _resign_post(record: ChouetteRecord, cubes: Sequence[tuple[GameCube, Side]], chosen: str, person: int) -> Post:
    """The cubes, how much of them to lose, and the offers that wait for an answer."""
    button, game = chouette_buttons(record), record.state.game
    lines = [
        resignation_line(record, game, cube, offer, mine=offer.side is side and person == cube.owner_on(side))
        for cube, side in cubes
        if game is not None and (offer := cube.resigning) is not None
    ]
    rows = list(resignation_rows(record, cubes))
    some = [one for one in cubes if chosen in ("all", str(one[0].number))] or list(cubes)
    lines.insert(0, _resign_heading(record, some, person))
    if len(cubes) > 1:
        entries = [entry("all", say("chouette-resign-all"), chosen=chosen == "all")]
        entries += [
            entry(str(one.number), whose(record, one), chosen=chosen == str(one.number))
            for one, _ in cubes[: _MOST - 1]
        ]
        number = 500 + (len(cubes) if chosen == "all" else int(chosen) + 50)
        rows.append((TapSelect(button.target("ch_resign"), say("chouette-resign-choose"), entries, number=number),))
    sends = [] if game is None else _sends(record, game, some, "all" if len(some) > 1 else str(some[0][0].number))
    rows.append((button("ch_keep", say("button-keep-playing"), GREEN), *sends))
    return Post(tuple(within(lines, 3000)), (), tuple(rows))


def _resign_heading(record: ChouetteRecord, cubes: Sequence[tuple[GameCube, Side]], person: int) -> str:
    """Who resigns what: one's game, to whom; or for whom, with cubes of others."""
    how, who = "to", names_of(record, (one.owner_on(side.other) for one, side in cubes))
    if all(one.is_of(person) for one, _ in cubes):
        how = "own"
    elif any(person != one.owner_on(side) for one, side in cubes):
        how, who = "for", names_of(record, dict.fromkeys(one.owner_on(side) for one, side in cubes))
    return say("chouette-resign-heading", how=how, who=who)


def _sends(record: ChouetteRecord, game: Game, cubes: Sequence[tuple[GameCube, Side]], which: str) -> list[TapButton]:
    """A button for each grade that can be offered for all of these cubes, with the points that they cost together.

    A cube that can't be lost as high is lost at its highest, which is final.
    """
    state, button = record.state, chouette_buttons(record)
    each = [resign_options(as_session(state, game.board, one), side) for one, side in cubes]
    least = max(some[0].grade for some in each)
    sends = []
    for grade in sorted({one.grade for some in each for one in some if one.grade >= least}):
        lost = [next((one for one in some if one.grade >= grade), some[-1]) for some in each]
        paid = (payment(state, *cube, one.grade) for cube, one in zip(cubes, lost, strict=True))
        points, final = sum(abs(one.hundredths) for one in paid) // POINT, all(one.final for one in lost)
        label = say("button-resign-game", grade=game_of(game.board).grade_name(grade), points=points, final=final)
        sends.append(button("ch_resign_yes", label, RED, f"{grade}.{which}"))
    return sends


@TAPS.on("ch_resign_yes")
async def _resign_yes(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    record = await interaction.client.app.chouettes.look(target.subject)
    grade, _dot, which = target.argument.partition(".")
    cubes = [one.number for one, _ in own_cubes(record, interaction.user.id) if which in ("all", str(one.number))]
    if not grade.isdecimal() or not cubes:
        raise NotationError(target.argument, "chouette")
    command = cmd.Resign(interaction.user.id, tuple(cubes), int(grade))
    await carry_out(interaction, target, command, say("chouette-resign-sent"))


@TAPS.on("ch_resign_answer")
async def _resign_answer(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    cube, accept = _two_numbers(target.argument)
    make = cmd.AcceptResignation if accept else cmd.RefuseResignation
    words = say("chouette-resign-answered", accepted=bool(accept))
    await carry_out(interaction, target, make(interaction.user.id, cube), words)
