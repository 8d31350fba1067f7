"""The next question of `/train`, the verdict on an answer, what can be done with a card, and the daily message.

A card is asked and judged as *Try again* does it; beside it stands when the card comes back.
"""

from dataclasses import replace
from functools import partial
from typing import Final

import discord
from discord.ext import commands

from bot.app.acting import each
from bot.app.logged import board_record
from bot.app.training.training import Standing
from bot.errors import CoachError, NotFound, StaleAction
from bot.records.analyses import LISTED, DecisionKind, PositionAnalysis
from bot.records.matches import ImportedMatch, OwnSide
from bot.records.training import Card, Keeping, TrainingCall
from bot.texts.catalogue import best_language, say, speaking
from bot.ui.coach.trying import Asked, ask, deciding, decision_at, losses_in, verdict_on
from bot.ui.coach.words import action_text, lost, numbers_of, position_lines
from bot.ui.files.cog import side_row
from bot.ui.kit.commands import command
from bot.ui.kit.components import GREEN, Buttons, CustomId, TapButton, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.places import private_language
from bot.ui.kit.sending import answer_alone, patiently, reply, reply_in_place
from bot.ui.match.lookup import analyze_button, logged_with_numbering, viewer_of
from bot.ui.match.narration import score_line
from bot.ui.match.waiting import call_person

_PREFIX: Final = "train_"
_LISTED: Final = 10  # parked cards


TAPS: Final = Taps(late=lambda interaction, _: show_next(interaction))


class TrainCog(commands.Cog):
    """One's own mistakes."""

    @command()
    async def train(self, interaction: Interaction) -> None:
        """Ask what is due."""
        await show_next(interaction)


async def show_next(interaction: Interaction, *, more: bool = False) -> None:
    """Ask the person's next card, or say that there is none; `more`: also after a day's number of them."""
    training, user_id = interaction.client.app.training, interaction.user.id
    standing = await training.standing(user_id)
    if not (standing.kept or standing.parked or standing.unclaimed):
        await patiently(interaction, training.look_back(user_id))
        standing = await training.standing(user_id)
    if standing.unclaimed:
        await answer_alone(interaction, _whose(standing.unclaimed[0]))
        return
    for card in standing.next() if more or not standing.is_enough else ():
        try:
            asked = await _asked(interaction, card, standing)
        except (NotFound, CoachError, StaleAction):  # it can't be asked now
            continue
        await ask(interaction, asked)
        return
    await answer_alone(interaction, await _done(interaction, standing, more=more))


def _whose(imported: ImportedMatch) -> Post:
    """Ask whose mistakes those in an import are before they're asked."""
    lines = (say("train-which-side", match=imported.key), score_line(board_record(imported)))
    return Post(lines, (), (side_row(imported, "train_side"),))


@TAPS.on("train_side")
async def _claim(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    app = interaction.client.app
    imported = await app.imports.own(target.subject, interaction.user.id, tuple(OwnSide)[target.seq])
    logged = await app.logs.load(imported.key, viewer_of(interaction), shown=True)
    await patiently(interaction, app.training.sort(logged))
    await app.training.sort_named(interaction.user.id)
    await show_next(interaction)


async def _asked(interaction: Interaction, card: Card, standing: Standing | None = None) -> Asked:
    """A card as it is asked. Raises NotFound, CoachError, StaleAction if it can't be."""
    host = interaction.client
    if not await host.app.training.may_ask(card):
        raise StaleAction("a match of theirs stands so")
    logged = await host.app.logs.load(card.match, viewer_of(interaction), shown=True)
    logged = logged_with_numbering(host, logged)
    one, record = await decision_at(host, interaction.user.id, logged, card.seq)
    if not await host.app.training.is_theirs(logged, one.side):
        raise StaleAction("another's")
    lines = []
    if standing is not None:
        lines.append(say("train-heading", due=len(standing.due), new=len(standing.new)))
    plays = one.kind is DecisionKind.CHECKER
    lines.append(say("train-play", roll=str(one.roll or "")) if plays else say("train-cube", kind=one.kind.value))
    lines.append(score_line(record))
    ids = Buttons(_PREFIX, card.card_id, card.reviews)
    return Asked(one, record, losses_in(one, record.state), ids, tuple(lines), _judge)


async def _asked_about(interaction: Interaction, target: CustomId) -> Asked:
    """The card of a tap. An answer to one that was answered since then is judged, but doesn't count."""
    training, user_id = interaction.client.app.training, interaction.user.id
    card, standing = await training.card(target.subject, user_id), await training.standing(user_id)
    return replace(await _asked(interaction, card, standing), ids=Buttons(_PREFIX, card.card_id, target.seq))


TAPS.take_in(deciding(_PREFIX, _asked_about))


async def _judge(interaction: Interaction, asked: Asked, chosen: str, loss: float | None) -> None:
    """Count an answer, and say how good it was and when the card comes back."""
    training, user_id = interaction.client.app.training, interaction.user.id
    card = await training.answered(await training.card(asked.ids.subject, user_id), asked.ids.seq, chosen, loss)
    await interaction.client.app.guesses.asked(user_id, card.position)
    standing = await training.standing(user_id)
    with speaking(private_language(interaction)):
        lines = "\n".join((_in_the_match(asked, card), _comes_back(card))).strip()
        ids = Buttons(_PREFIX, card.card_id, card.reviews)
        row = (_next_button(standing), ids("why", say("button-train-why")), ids("drop", say("button-train-drop")))
        post = await verdict_on(interaction, asked, chosen, loss, lines, row)
    await answer_alone(interaction, post)


def _in_the_match(asked: Asked, card: Card) -> str:
    if card.quiet:
        return say("train-was-right")
    played = action_text(asked.record, asked.one, asked.one.played)
    return say("train-before", played=played, lost=lost(asked.one.loss))


def _comes_back(card: Card) -> str:
    if card.keeping is Keeping.PARKED:
        return say("train-parked-now", count=card.lapses)
    if card.quiet or card.reviewed_at is None:
        return ""
    return say("train-comes-back", days=(card.due.date() - card.reviewed_at.date()).days)


def _next_button(standing: Standing) -> TapButton:
    if standing.is_enough:
        return TapButton(CustomId("train_more", 0), say("button-train-on"), GREEN)
    return TapButton(CustomId("train_next", 0), say("button-train-next"), GREEN)


async def _done(interaction: Interaction, standing: Standing, *, more: bool) -> Post:
    """Nothing to ask now, and what can be done about it; `more`: they went on, and nothing can be asked now."""
    row: list[TapButton] = []
    if standing.is_enough and standing.next() and not more:
        lines = [say("train-enough", count=standing.answered)]
        row.append(_next_button(standing))
    elif standing.kept or standing.parked:
        soon = standing.soon
        when = "none" if soon is None else discord.utils.format_dt(soon, "R")
        lines = [say("train-done", kept=standing.kept, new=standing.waiting, when=when)]
    else:
        lines = [say("train-none")]
        finished = await interaction.client.app.matches.finished(interaction.user.id, 1)
        row += [analyze_button(record) for record in finished]
    if standing.parked:
        row.append(TapButton(CustomId("train_parked", 0), say("button-train-parked", count=len(standing.parked))))
    return Post(tuple(lines), (), (tuple(row),) if row else ())


@TAPS.on("train_next", "train_more")
async def _go_on(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    await show_next(interaction, more=target.action == "train_more")


@TAPS.on("train_why")
async def _why(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    """The best plays with their equities and chances, or the cube in numbers, and the way on below them."""
    training, user_id = interaction.client.app.training, interaction.user.id
    asked = await _asked(interaction, await training.card(target.subject, user_id))
    one = asked.one
    analysis = PositionAnalysis(one.equity + one.loss, None, one.plays, one.cube)
    ranks = [rank if rank <= LISTED else 0 for rank in range(1, len(one.plays) + 1)]  # the one made may come much later
    lines = position_lines(asked.record.state, analysis, numbers_of(asked.record, one), ranks)
    await reply(interaction, Post(tuple(lines), (), ((_next_button(await training.standing(user_id)),),)))


@TAPS.on("train_drop")
async def _drop(interaction: Interaction, target: CustomId, _: tuple[str, ...]) -> None:
    training = interaction.client.app.training
    await training.forget(await training.card(target.subject, interaction.user.id))
    button = _next_button(await training.standing(interaction.user.id))
    await answer_alone(interaction, Post((say("train-dropped"),), (), ((button,),)))


@TAPS.on("train_parked")
async def _parked(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    """The parked positions. The best play isn't told: it may stand in a match that goes on."""
    parked = (await interaction.client.app.training.standing(interaction.user.id)).parked
    lines = [say("train-parked", count=len(parked))]
    lines += [
        say("train-parked-one", match=card.match, roll=card.roll or "none", lost=lost(card.loss))
        for card in parked[:_LISTED]
    ]
    button = TapButton(CustomId("train_unpark", 0), say("button-train-unpark"), GREEN)
    await answer_alone(interaction, Post(tuple(lines), (), ((button,),) if parked else ()))


@TAPS.on("train_unpark")
async def _unpark(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await interaction.client.app.training.take_back(interaction.user.id)
    await show_next(interaction)


async def call_to_train(host: Host) -> None:
    """Tell everybody who is to be told now. Raises StorageUnavailable."""
    await each(await host.app.training_calls.due(), partial(_tell, host))


async def _tell(host: Host, call: TrainingCall) -> None:
    standing = await host.app.training_calls.take(call)
    if standing is None:
        return
    due, new = len(standing.due), len(standing.new)
    chosen = (await host.app.people.preferences(call.user_id)).language
    with speaking(best_language(chosen, call.language)):
        line = say("train-call", count=due + new, due=due, new=new)
        row = (_train_button(), TapButton(CustomId("train_calls_off", 0), say("button-train-calls-off")))
        await call_person(host, call.user_id, [line], row=row)


def _train_button() -> TapButton:
    return TapButton(CustomId("train_next", 0), say("button-train"), GREEN)


@TAPS.on("train_calls_off")
async def _switch_off(interaction: Interaction, _: CustomId, __: tuple[str, ...]) -> None:
    await interaction.client.app.training_calls.drop(interaction.user.id)
    await reply_in_place(interaction, Post((say("train-calls-off"),), (), ((_train_button(),),)))
