"""The board that one person sees alone, with what they have said, and the proposals to them."""

import asyncio
from dataclasses import replace
from typing import Final

from bot.chouette.queries import player_of
from bot.chouette.seen import seen_by
from bot.chouette.windows import asked_of, said
from bot.records.chouettes import ChouetteRecord
from bot.records.people import Preferences
from bot.render.board.alt_text import board_alt_text
from bot.render.board.picture import render_board
from bot.rules.match.partial import PartialPlay, encode_steps, partial_now, steps_with
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import numbers_now, plays_now
from bot.texts.catalogue import say, speaking
from bot.ui.chouette.buttons import choice_label, chouette_buttons, live_club_buttons, may_propose, private_rows
from bot.ui.chouette.offers import offer_rows
from bot.ui.chouette.post import calls_of, heading, recap
from bot.ui.chouette.sheet import private_scene, worn_by
from bot.ui.chouette.words import bare_name, cubes_named, name_of, own_cube_lines
from bot.ui.kit.components import GREEN
from bot.ui.kit.host import Interaction
from bot.ui.kit.message import Picture, Post, Row, drawn_soon
from bot.ui.kit.names import unmarked
from bot.ui.kit.places import private_language
from bot.ui.kit.sending import answer_alone
from bot.ui.match.style import PointNumbers
from bot.ui.picking.words import find_words

_WIDEST: Final = 5  # buttons in a row
_SHOWN: Final = 4  # the most proposals shown as pictures


async def show_own_board(
    interaction: Interaction, record: ChouetteRecord, heading_line: str = "", *, opening: int | None = None
) -> None:
    """Show a person the chouette as it is for them: in place of a private answer that was tapped, else in a new one."""
    preferences = await interaction.client.app.people.preferences(interaction.user.id)
    with speaking(private_language(interaction)):
        post = await _own(interaction, record, preferences, heading_line, opening)
    await answer_alone(interaction, post)


async def _own(
    interaction: Interaction, record: ChouetteRecord, preferences: Preferences, heading_line: str, opening: int | None
) -> Post:
    host, person = interaction.client, interaction.user.id
    state, game = record.state, record.state.game
    button = chouette_buttons(record)
    lines = [heading_line, *heading(record), *recap(host, record), *calls_of(host, record, ping=False, own=True)]
    outside: tuple[Row, ...] = ()
    here = person in state.seated and person not in state.gone
    if not here and person not in state.joiners:
        outside = ((button("ch_join", say("button-chouette-join"), GREEN),),)
    if game is None:
        more = ((button("ch_more", say("button-chouette-more")),),)
        return Post(tuple(filter(None, lines)), (), (*outside, *more))
    lines += _mine(record, person)
    numbers = worn_by(host, record, game, person)
    await find_words(game.board, numbers)
    rows = private_rows(record, person, numbers, opening)
    scene = private_scene(host, record, game, person, preferences)
    offers = offer_rows(record, person)
    if (live := live_club_buttons(host, record)) and len(rows[-1]) < _WIDEST:
        rows = (*rows[:-1], (*rows[-1], *live))
    post = Post(tuple(filter(None, lines)), (scene,), (*offers, *rows, *outside), in_characters=preferences.text_board)
    return await _with_proposals(interaction, record, preferences, await drawn_soon(post, host.studio))


def _mine(record: ChouetteRecord, person: int) -> list[str]:
    """Lines about a person's cubes and their answers in the window."""
    state = seen_by(record.state, person).state
    game = state.game
    if game is None:
        return []
    lines = own_cube_lines(record, person)
    if person in state.standing:
        lines.append(say("chouette-standing-on"))
    window = game.window
    if window is None:
        if may_propose(record.state, person):
            player = player_of(state, game.board.on_roll)
            lines.append(say("chouette-may-propose", who=name_of(record, player)))
            if person in game.proposals:
                lines.append(say("chouette-you-proposed", play=unmarked(game.proposals[person])))
        return lines
    for number in asked_of(record.state, person):
        choice, own = said(state, window, number), game.cubes[number].is_of(person)
        whose = cubes_named(record, (game.cubes[number],))
        if choice is not None:
            lines.append(say("chouette-you-said", who=whose, choice=choice_label(choice, window.kind), own=own))
        elif not own:
            lines.append(say("chouette-you-are-asked", who=whose))
    return lines[:14]


async def _with_proposals(
    interaction: Interaction, record: ChouetteRecord, preferences: Preferences, post: Post
) -> Post:
    """The post with the proposals to the person who plays: pictures with names, and a button to take each."""
    host, person = interaction.client, interaction.user.id
    game = seen_by(record.state, person).state.game
    if game is None or game.board.phase is not Phase.TO_PLAY or game.window is not None:
        return post
    if player_of(record.state, game.board.on_roll) != person or not game.proposals:
        return post
    button, numbers = chouette_buttons(record), worn_by(host, record, game, person)
    by_play: dict[str, list[int]] = {}
    for who, play in game.proposals.items():
        by_play.setdefault(play, []).append(who)
    lines, takes, pictures = [], [], []
    for play, people in sorted(by_play.items(), key=lambda one: -len(one[1]))[:_SHOWN]:
        partial = _partial_of(game.board, play)
        if partial is None:
            continue
        names = ", ".join(bare_name(record, one) for one in people)
        written = numbers.text(play)
        lines.append(
            say("chouette-proposal", who=", ".join(name_of(record, one) for one in people), play=unmarked(written))
        )
        takes.append(
            button(
                "ch_play_it", say("button-chouette-take-play", play=written)[:80], GREEN, encode_steps(partial.steps)
            )
        )
        scene = replace(
            private_scene(host, record, game, person, preferences, partial=partial), crew=(), caption=names[:60]
        )
        pictures.append(Picture(await asyncio.to_thread(render_board, scene, 800), board_alt_text(scene)))
    if not takes:
        return post
    taken = replace(post, lines=(*post.lines, *lines), rows=(tuple(takes), *post.rows))
    if preferences.text_board:
        return taken
    # The board is in view above; the plays on it take its place, side by side.
    return replace(taken, scenes=(), told=(), pictures=(), extra=tuple(pictures))


def proposals(record: ChouetteRecord, numbers: PointNumbers, person: int) -> list[str]:
    """The proposals to the person who plays, a line each."""
    game = seen_by(record.state, person).state.game
    found = {} if game is None else game.proposals
    return [
        say("chouette-proposal", who=name_of(record, who), play=unmarked(numbers.text(play)))
        for who, play in found.items()
    ]


def _partial_of(board: MatchState, notation: str) -> PartialPlay | None:
    """A legal play in notation as one that is put together; None if the roll does not allow it any more."""
    found = next((one for one in plays_now(board) if one.notation == notation), None)
    return None if found is None else partial_now(board, steps_with(found, numbers_now(board)))
