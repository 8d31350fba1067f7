"""Typed commands where a chouette is played, as in a match: `/roll`, `/move`, `/double` and others; plays on offer."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from discord import app_commands

from bot.app.matches import side_of
from bot.chouette import commands as cmd
from bot.chouette.queries import may_consult, player_of
from bot.chouette.state import BOX, Choice, ChouettePhase, WindowKind
from bot.chouette.windows import asked_of, waiting_for
from bot.errors import AccessError, NotFound, NotFoundWhat, StaleAction
from bot.records.chouettes import ChouetteRecord
from bot.records.matches import MatchRecord
from bot.rules.match.state import MatchState, Phase
from bot.rules.sides import Side
from bot.texts.catalogue import say
from bot.ui.board.buttons import buttons_of, crowd_button
from bot.ui.chouette.acting import carry_out, seat, show_own_board
from bot.ui.chouette.answers import ask_doubles, asks_double, asks_pass
from bot.ui.chouette.buttons import choice_label, chouette_buttons, may_double, own_board_button
from bot.ui.chouette.sheet import worn
from bot.ui.kit.commands import LONGEST, MOST, Choices
from bot.ui.kit.components import BLUE
from bot.ui.kit.feature import Shared
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Post
from bot.ui.kit.names import shown_name
from bot.ui.kit.places import is_direct, place_of
from bot.ui.kit.sending import answer_alone
from bot.ui.match.lookup import chosen_match, match_label
from bot.ui.match.style import numbers_for, with_numbering
from bot.ui.match.waiting import shared_by
from bot.ui.picking.words import plays_typed

CHOUETTE_MARK: Final = "c"
"""Begins the number of a chouette where that of a match could stand."""
_MOST: Final = 4
_Then = Callable[[Interaction, MatchRecord], Awaitable[None]]
_ThenHere = Callable[[Interaction, ChouetteRecord], Awaitable[None]]


async def in_match_or_chouette(
    interaction: Interaction,
    chosen: str | None,
    in_match: _Then,
    in_chouette: _ThenHere,
    *,
    allowed: Callable[[MatchState, Side], bool] = lambda *_: True,
    of_all: bool = False,
) -> None:
    """Do what was typed in the match or the chouette that is meant.

    That is the one named, else the one here that waits for this person; of several matches it's the one in which it's
    `allowed` to their side. If several wait, one of them a chouette, the person is asked which; if none does, their
    match here comes before their chouette. With `of_all` it's as if all waited. Raises as `chosen_match`.
    """
    if chosen and chosen.lstrip("#").startswith(CHOUETTE_MARK):
        await _do(interaction, await _named(interaction, chosen), in_chouette)
        return
    mine = [] if chosen or is_direct(interaction) else await played_here(interaction)
    person, matches = interaction.user.id, interaction.client.app.matches
    find = partial(chosen_match, interaction, chosen, lambda one: allowed(one.state, side_of(one, person)))
    if not mine:
        await _in_match(interaction, find(of_all=of_all), in_match)
        return
    waiting = [record for record in mine if of_all or person in waiting_for(record.state)]
    waiting_matches = await matches.mine(person, place_of(interaction), waiting_only=not of_all)
    if waiting and (waiting_matches or len(waiting) > 1):
        await _ask_which(interaction, waiting_matches, waiting)
    elif waiting:
        await _do(interaction, waiting[0], in_chouette)
    elif await matches.mine(person, place_of(interaction)):
        await in_match(interaction, await find())
    else:
        await _do(interaction, mine[0], in_chouette)


async def _in_match(interaction: Interaction, found: Awaitable[MatchRecord], in_match: _Then) -> None:
    """Do what was typed in the match that is `found`.

    Who plays with others and has none is told of that, with a button to vote or consult.
    """
    match_id = None
    try:
        record = await found
        match_id = record.match_id
        await in_match(interaction, record)
    except (NotFound, AccessError) as error:
        none_here = type(error) is NotFound and error.what is NotFoundWhat.MATCH_HERE
        shared = await shared_by(interaction.client, interaction.user.id)
        shared = [one for one in shared if none_here or (match_id is not None and one.match_id == match_id)]
        if not shared:
            raise
        await _tell_shared(interaction, shared)


async def told_of_shared(interaction: Interaction) -> bool:
    """Tell who has no match of their own here of what they play with others and that waits for them, if anything."""
    if await interaction.client.app.matches.mine(interaction.user.id, place_of(interaction)):
        return False
    shared = [one for one in await shared_by(interaction.client, interaction.user.id) if one.waits]
    if shared:
        await _tell_shared(interaction, shared)
    return bool(shared)


async def _tell_shared(interaction: Interaction, shared: list[Shared]) -> None:
    app = interaction.client.app
    voted = [await app.matches.match(one.match_id) for one in shared[:_MOST] if one.match_id is not None]
    row = tuple(buttons_of(one)("c_vote", match_label(one)[:80], BLUE) for one in voted)
    if len(voted) == 1:
        row = (crowd_button(voted[0], BLUE),)
    chouettes = [await app.chouettes.look(one.chouette_id) for one in shared[:_MOST] if one.chouette_id is not None]
    row += tuple(own_board_button(one) for one in chouettes)
    lines = (say("typed-shared"), *(one.item for one in shared[:_MOST]))
    await answer_alone(interaction, Post(lines, (), (row,) if row else ()))


async def _do(interaction: Interaction, record: ChouetteRecord, in_chouette: _ThenHere) -> None:
    """Do what was typed, or show the chouette as it is if that came too late."""
    try:
        await in_chouette(interaction, record)
    except StaleAction:
        record = await interaction.client.app.chouettes.look(record.chouette_id)
        await show_own_board(interaction, record, say("chouette-stale"))


async def played_here(interaction: Interaction) -> list[ChouetteRecord]:
    """The chouettes under way in this channel that the person has a place in, the latest first."""
    found = await interaction.client.app.chouettes.in_channel(place_of(interaction).channel_id)
    begun = [one for one in found if one.state.phase is not ChouettePhase.LOBBY]
    return [one for one in begun if interaction.user.id in one.state.seated]


async def _named(interaction: Interaction, chosen: str) -> ChouetteRecord:
    """A chouette of the person here by its number, `c3`. Raises NotFound."""
    number = chosen.lstrip("#").removeprefix(CHOUETTE_MARK)
    found = next((one for one in await played_here(interaction) if str(one.chouette_id) == number), None)
    if found is None:
        raise NotFound(NotFoundWhat.CHOUETTE)
    return found


async def _ask_which(interaction: Interaction, matches: list[MatchRecord], chouettes: list[ChouetteRecord]) -> None:
    """Ask which board is meant, with a button to each."""
    boards = [
        *(own_board_button(one) for one in chouettes[: _MOST // 2]),
        *(buttons_of(one)("my_view", match_label(one)[:80]) for one in matches[: _MOST // 2]),
    ]
    await answer_alone(interaction, Post((say("chouette-which"),), (), (tuple(boards),)))


async def roll_there(interaction: Interaction, record: ChouetteRecord) -> None:
    """Roll for the box; a person who is asked whether they double rolls on."""
    if not await _said(interaction, record, {WindowKind.DOUBLE: Choice.ROLL_ON}):
        await _act(interaction, record, cmd.Roll(interaction.user.id))


async def double_there(interaction: Interaction, record: ChouetteRecord) -> None:
    """The box chooses whom it doubles; a person who is asked doubles, once they have said that they mean it."""
    if await asks_double(interaction, record) or await _said(interaction, record, {WindowKind.DOUBLE: Choice.DOUBLE}):
        return
    if may_double(record.state) and record.state.order[0] == interaction.user.id:
        await ask_doubles(interaction, record)
    else:
        await _act(interaction, record, cmd.DoubleCubes(interaction.user.id, ()))


async def take_there(interaction: Interaction, record: ChouetteRecord) -> None:
    """Take the cubes that one is asked about, or accept what has been made of them."""
    kinds = (WindowKind.ANSWER, WindowKind.BEAVERED, WindowKind.RACCOONED, WindowKind.TAKER)
    if not await _said(interaction, record, dict.fromkeys(kinds, Choice.TAKE)):
        await show_own_board(interaction, record, say("chouette-nothing-to-answer"))


async def pass_there(interaction: Interaction, record: ChouetteRecord) -> None:
    """Pass them, once one has said that one means it."""
    if not await asks_pass(interaction, record):
        await show_own_board(interaction, record, say("chouette-nothing-to-answer"))


async def beaver_there(interaction: Interaction, record: ChouetteRecord) -> None:
    """Turn the cubes again that one is asked about, or once more as raccoons."""
    meant = {WindowKind.ANSWER: Choice.BEAVER, WindowKind.BEAVERED: Choice.RACCOON}
    if not await _said(interaction, record, meant):
        await show_own_board(interaction, record, say("chouette-nothing-to-beaver"))


async def move_there(interaction: Interaction, record: ChouetteRecord, text: str) -> None:
    """Make a play, or propose it to the person who plays for one's side."""
    async with interaction.client.deliveries.holding(("command", interaction.id)):
        who = await seat(interaction, record)
        if who is not None:
            await who.typed(text)
            return
    await _act(interaction, record, cmd.Play(interaction.user.id, text))  # it is refused in words


async def _act(interaction: Interaction, record: ChouetteRecord, command: cmd.Command, words: str = "") -> None:
    # If a command is delivered twice, the second one waits for the first.
    async with interaction.client.deliveries.holding(("command", interaction.id)):
        await carry_out(interaction, chouette_buttons(record).target("ch_view"), command, words)


async def _said(interaction: Interaction, record: ChouetteRecord, meant: dict[WindowKind, Choice]) -> bool:
    """Say something in the open window about all that one is asked; tells whether that was possible."""
    game, person = record.state.game, interaction.user.id
    window = None if game is None else game.window
    asked = asked_of(record.state, person)
    if window is None or not asked or window.kind not in meant:
        return False
    choice = meant[window.kind]
    words = "" if window.side is BOX else say("chouette-said-so", choice=choice_label(choice, window.kind))
    command = cmd.Choose(person, window.number, dict.fromkeys(asked, choice))
    await _act(interaction, record, command, words)
    return True


async def play_choices(interaction: Interaction, current: str) -> Choices:
    """The plays that a person may make here, or propose: in their matches, and in a chouette."""
    found: Choices = []
    if not getattr(interaction.namespace, "match", None) and not is_direct(interaction):
        for record in await played_here(interaction):
            found += _plays_of(interaction, record, current)
    return [*found, *await _in_matches(interaction, current)][:MOST]


def _plays_of(interaction: Interaction, record: ChouetteRecord, current: str) -> Choices:
    game, person = record.state.game, interaction.user.id
    if game is None or game.window is not None or game.board.phase is not Phase.TO_PLAY:
        return []
    if player_of(record.state, game.board.on_roll) != person and not may_consult(record.state, person):
        return []
    where, number = say("chouette-title", number=record.chouette_id), f"{CHOUETTE_MARK}{record.chouette_id}"
    numbers, typed = worn(interaction.client, record, game), play_called(current)[0]
    plays = plays_typed(game.board, numbers, typed, where)
    return [app_commands.Choice(name=f"{play} ({where})"[:LONGEST], value=f"{play} #{number}") for play in plays]


async def _in_matches(interaction: Interaction, current: str) -> Choices:
    """The legal plays of the roll that waits for this person, if they fit what is typed.

    If several matches wait, each play names its opponent and carries the number of its match: see `play_called`.
    """
    waiting = await _matches_waiting(interaction)
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


async def _matches_waiting(interaction: Interaction) -> list[MatchRecord]:
    """The matches here that wait for this person, or the one that they have named already."""
    bot = interaction.client
    chosen = str(getattr(interaction.namespace, "match", None) or "")
    if not chosen.isdecimal() or len(chosen) > 18:  # longer ones do not fit the database
        return await bot.app.matches.mine(interaction.user.id, place_of(interaction), waiting_only=True)
    record = await bot.app.matches.match(int(chosen))
    waiting_for = record.state.waiting_for
    mine = waiting_for is not None and record.players[waiting_for].user_id == interaction.user.id
    return [record] if mine else []
