"""The daily message to those who asked to be told when there is something to train."""

from functools import partial
from typing import Final

from bot.app.locks import each
from bot.records.training import TrainingCall
from bot.texts.catalogue import best_language, say, speaking
from bot.ui.kit.components import GREEN, CustomId, TapButton, Taps
from bot.ui.kit.host import Host, Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.sending import reply_in_place
from bot.ui.match.waiting import call_person

TAPS: Final = Taps()


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
