"""The one way from a tap to a chouette, and back to whoever tapped."""

from dataclasses import replace

from bot.app.chouette.views import ChouetteTurn
from bot.chouette import commands as cmd
from bot.chouette.windows import waiting_for
from bot.errors import StaleAction
from bot.records.chouettes import ChouetteRecord
from bot.texts.catalogue import say, speaking
from bot.ui.chouette.computers import ChouetteComputerDesk
from bot.ui.chouette.desk import ChouetteDesk
from bot.ui.chouette.panel import show_own_board
from bot.ui.kit.components import CustomId
from bot.ui.kit.host import Interaction
from bot.ui.kit.languages import private_language
from bot.ui.kit.message import Post
from bot.ui.kit.names import person_of
from bot.ui.kit.sending import close_private, disarm_tapped, is_public_board, private_panel, reply, reply_in_place
from bot.ui.match.waiting import more_waiting


async def carry_out(
    interaction: Interaction, target: CustomId, command: cmd.Command, words: str = "", *, timeless: bool = False
) -> None:
    """Carry out a command, show everyone what it did, and answer whoever asked for it.

    On a private board that was tapped `words` are the answer; without any it goes once the new post is there. A tap on
    something older changes nothing and raises StaleAction, unless the command is `timeless`.
    """
    turn = await interaction.client.app.chouettes.act(
        target.subject,
        person_of(interaction.user),
        command,
        interaction_id=interaction.id,
        seen_seq=None if timeless else target.seq,
        meanwhile=lambda turn: interaction.client.get(ChouetteDesk).foresee(turn, interaction),
    )
    await finish(interaction, turn, words)


async def finish(interaction: Interaction, turn: ChouetteTurn, words: str = "") -> None:
    """Show a turn, then answer whoever caused it. Raises StaleAction for one that was shown before."""
    if turn.is_repeat:
        raise StaleAction
    if turn.late:
        words = say("chouette-late")
    tapped = private_panel(interaction)
    closable = tapped is not None and interaction.client.answers.of(tapped.id) is not None
    answer = None if tapped is None else await _answer(interaction, turn.record, words)
    if tapped is not None and not closable:
        await reply_in_place(interaction, answer or _said(words))
    await interaction.client.get(ChouetteDesk).show(turn, interaction)
    try:
        if tapped is not None and closable:
            if not interaction.response.is_done():
                await reply_in_place(interaction, answer or _said(words))
            else:
                await close_private(interaction.client, tapped.id, answer)
        elif not interaction.response.is_done() or turn.late:
            await reply(interaction, words or say("answer-done"))
    finally:  # whatever becomes of the answer, the others go on
        interaction.client.get(ChouetteComputerDesk).wake(turn.record)
        await interaction.client.get(ChouetteDesk).call(turn.record.chouette_id)


async def _answer(interaction: Interaction, record: ChouetteRecord, words: str) -> Post | None:
    """What takes the place of a private board: the words there are, and what else waits; None without either."""
    person, more = interaction.user.id, None
    if person not in waiting_for(record.state):
        with speaking(private_language(interaction)):
            more = await more_waiting(interaction.client, person, but_chouette=record.chouette_id)
    if more is None:
        return _said(words) if words else None
    post = more.as_post()
    return replace(post, lines=(words, *post.lines)) if words else post


def _said(words: str) -> Post:
    return Post((words or say("answer-done"),), ())


async def show_late(interaction: Interaction, target: CustomId, *, window: bool = False) -> None:
    """Answer a tap that came too late, perhaps for a `window`, with the chouette as it is.

    An old post that was tapped loses its controls.
    """
    record, message = await interaction.client.app.chouettes.look(target.subject), interaction.message
    old = message is not None and not interaction.client.get(ChouetteDesk).live.shows(record, message.id)
    if old and not interaction.response.is_done() and is_public_board(interaction):
        await disarm_tapped(interaction)
    await show_own_board(interaction, record, say("chouette-window-closed") if window else say("chouette-stale"))


async def current(interaction: Interaction, target: CustomId) -> ChouetteRecord:
    """The chouette of a tap. Raises StaleAction for a tap on an older one."""
    record = await interaction.client.app.chouettes.look(target.subject)
    if record.state.moved != target.seq:
        raise StaleAction
    return record
