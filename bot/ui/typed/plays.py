"""The plays that are offered while somebody types `/move`: in their matches, and in their chouettes."""

from discord import app_commands

from bot.chouette.queries import may_consult, player_of
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.rules.match.state import Phase
from bot.texts.catalogue import say
from bot.ui.chouette.scenes import worn
from bot.ui.kit.commands import LONGEST, MOST, Choices
from bot.ui.kit.host import Interaction
from bot.ui.kit.names import shown_name
from bot.ui.kit.places import is_direct, place_of
from bot.ui.match.style import numbers_for, with_numbering
from bot.ui.picking.words import plays_typed
from bot.ui.typed.chouettes import CHOUETTE_MARK, played_here


async def play_choices(interaction: Interaction, current: str) -> Choices:
    """The plays that a person may make here, or propose: in their matches, and in a chouette."""
    found: Choices = []
    if not getattr(interaction.namespace, "match", None) and not is_direct(interaction):
        for record in await played_here(interaction):
            found += _in_chouette(interaction, record, current)
    return [*found, *await _in_matches(interaction, current)][:MOST]


def _in_chouette(interaction: Interaction, record: ChouetteRecord, current: str) -> Choices:
    game, person = record.state.game, interaction.user.id
    if game is None or game.window is not None or game.board.phase is not Phase.TO_PLAY:
        return []
    if player_of(record.state, game.board.on_roll) != person and not may_consult(record.state, person):
        return []
    where, number = say("chouette-title", number=record.chouette_id), f"{CHOUETTE_MARK}{record.chouette_id}"
    return [
        app_commands.Choice(name=f"{play} ({where})"[:LONGEST], value=f"{play} #{number}")
        for play in plays_typed(game.board, worn(interaction.client, record, game), play_called(current)[0], where)
    ]


async def _in_matches(interaction: Interaction, current: str) -> Choices:
    """The legal plays of the roll that waits for this person, if they fit what is typed.

    If several matches wait, each play names its opponent and carries the number of its match: see `play_called`.
    """
    waiting = await _waiting(interaction)
    several = len(waiting) > 1
    ready = [record for record in waiting if record.state.phase is Phase.TO_PLAY]
    choices: Choices = []
    for left, record in zip(range(len(ready), 0, -1), ready, strict=True):
        room = (MOST - len(choices)) // left
        opponent = next((shown_name(one) for one in record.players if one.user_id != interaction.user.id), "")
        numbers, where = numbers_for(with_numbering(interaction.client, record)), opponent if several else ""
        for play in plays_typed(record.state, numbers, play_called(current)[0], where)[:room]:
            named = say("play-against", play=play, who=opponent, match=record.match_id) if several else play
            value = f"{play} #{record.match_id}" if several else play
            choices.append(app_commands.Choice(name=named[:LONGEST], value=value))
    return choices


def play_called(text: str) -> tuple[str, str | None]:
    """The play of `8/5 6/5` or `8/5 6/5 #12`, and the number of the match that it names."""
    play, _, match = text.partition("#")
    return play.strip(), match.strip() or None


async def _waiting(interaction: Interaction) -> list[MatchRecord]:
    """The matches here that wait for this person, or the one that they have named already."""
    bot = interaction.client
    chosen = str(getattr(interaction.namespace, "match", None) or "")
    if not chosen.isdecimal() or len(chosen) > 18:  # longer ones do not fit the database
        return await bot.app.matches.mine(interaction.user.id, place_of(interaction), waiting_only=True)
    record = await bot.app.matches.match(int(chosen))
    waiting_for = record.state.waiting_for
    mine = waiting_for is not None and record.players[waiting_for].user_id == interaction.user.id
    return [record] if mine else []
