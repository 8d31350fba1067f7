"""A play is told in its mover's numbers, the rails wear those of who acts, and where these differ its arrows say so."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO
from itertools import islice
from random import Random

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.app.views import Step
from bot.errors import IllegalPlay
from bot.records.computers import ComputerLevel, computer
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place, Style
from bot.render.board.alt_text import board_alt_text
from bot.render.board.drawings import Drawings
from bot.render.board.picture import compose_board
from bot.render.board.ways import journeys_of
from bot.rules.dice import LiveDice, Roll
from bot.rules.match import commands as cmd
from bot.rules.match import events as ev
from bot.rules.match.actions import seen_by
from bot.rules.match.evolution import evolve
from bot.rules.match.machine import decide
from bot.rules.match.state import MatchState, Phase
from bot.rules.match.turn import game_of, hand_of, plays_now
from bot.rules.notation import parse_numbers
from bot.rules.position import Position
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.rules.variants import EDITION, VARIANTS
from bot.ui.match.narration import match_title, result_line, score_line, tell
from bot.ui.match.scenes import scene_of
from bot.ui.match.style import numbering_side, numbers_in, told_in
from tests.nightly import every
from tests.rules.random_matches import turns_of
from tests.ui.table import begin, last_post, pictures_of, selects_of, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK
NOW = datetime(2026, 1, 1, tzinfo=UTC)
PLAYERS = Person(1, "Anna"), Person(2, "Bob")
_SOME = ("backgammon", "runte", "plakoto", "narde", "gul_bara", "american_acey_deucey")
_TOLD = re.compile(r"\*\*([^*]*/.*)\*\*")


def posts_of(key, seed, *, fixed):
    """The record after each turn of a game that tells one play, with the state before it and what happened."""
    for before, events in turns_of(Random(f"{key} {seed}"), key, games=1):
        steps, state = [], before
        for event in events:
            state = evolve(state, event)
            steps.append(Step(event, state))
        record = MatchRecord(1, Place(1, 1), PLAYERS, state, None, NOW, NOW, style=Style(fixed_numbers=fixed))
        played = [step for step in steps if isinstance(step.event, ev.PlayMade)]
        same_game = all(step.state.game == before.game for step in steps) and not state.is_over
        if len(played) == 1 and same_game:
            yield before, tuple(steps), record


@pytest.mark.parametrize("fixed", [False, True])
@pytest.mark.parametrize("key", every(VARIANTS, daily=_SOME))
@pytest.mark.parametrize("seed", every(range(4), daily=range(1)))
def test_the_told_play_leads_to_the_board_shown(key, seed, fixed):
    """Some 4,500 posts in each numbering at night."""
    for before, steps, record in posts_of(key, seed, fixed=fixed):
        scene = scene_of(record, theme="classic")
        assert scene.numbered_by is (WHITE if fixed else record.state.waiting_for)
        lines = tell(PLAYERS, before, steps, worn=told_in(record))
        (told,) = [found[1] for line in lines if (found := _TOLD.search(line))]
        assert scene.tells(before.on_roll) is (not fixed and scene.numbered_by is not before.on_roll)
        turned, text = fixed and before.on_roll is BLACK, told.replace("\\", "")
        play = parse_numbers(text, before.position, hand_of(before), game_of(before), before.rules, turned=turned)
        assert play.after == seen_by(record.state, before.on_roll)
        assert play.after == (scene.position if scene.mover is before.on_roll else scene.position.swapped())
        _check_words(scene)


def _check_words(scene):
    """The picture in words names the same points."""
    words = board_alt_text(scene)
    for side in Side:
        told = re.search(rf"{side.name.capitalize()}[^:.]*, \d+ pips: ([^.]*)", words)
        on = {int(point): int(count) for count, point in re.findall(r"(\d+) on (\d+)", told[1])}
        counts = scene.counts(side)
        facing = scene.game.facing if side is not scene.numbered_by else int
        assert on == {facing(point): counts[point] for point in range(1, 25) if counts[point]}
    last = re.search(r"Last play[^:]*: (?:White|Black) ([^.]*)", words)
    moves = [part.split()[0] for part in last[1].split(", ")] if last else []
    assert [move.split("/")[1] for move in moves] == [
        "off" if move.target == 0 else str(scene.told(move.side, move.target)) for move in scene.last_play
    ]


@pytest.mark.parametrize("key", every(VARIANTS, daily=_SOME))
def test_a_play_in_the_other_sides_numbers_means_nothing_else(key):
    """Where the sides move in opposite directions and none moves back, no legal play reads as one the other way."""
    game = VARIANTS[key]
    if game.same_way or game.moves_backwards or key == "tavli":
        return
    for before, _, record in posts_of(key, 1, fixed=False):
        state, other = before, numbers_in(before, before.on_roll.other)
        for play in plays_now(state)[:6]:
            text = other.text(play.notation)
            if not any(char.isdigit() for char in text.replace("bar/", "").replace("/off", "")):
                continue
            assert parse_numbers(text, state.position, hand_of(state), game, state.rules, turned=True) == play
            if all(0 < point < 25 for move in play.moves for point in move[:2]):
                with pytest.raises(IllegalPlay):
                    parse_numbers(text, state.position, hand_of(state), game, state.rules)
        assert record


async def blacks_turn(table, **options):
    """A match in which Black has a roll to play, and whatever White has played before."""
    sent = await table.by_command(WHITE, "challenge", opponent=table.players[1], length=3, **options)
    await table.by_button(BLACK, "Accept", sent)
    for _ in range(3):
        state = await table.state()
        if state.phase is Phase.TO_ROLL:
            await table.by_command(state.on_roll, "roll")
            state = await table.state()
        if state.on_roll is BLACK:
            break
        await table.by_command(WHITE, "move", play=plays_now(state)[0].notation)
    return await table.state()


@pytest.mark.parametrize("numbers", ["each their own", "fixed"])
@pytest.mark.parametrize("typed_as", [WHITE, BLACK])
async def test_both_numberings_can_be_typed(table, numbers, typed_as):
    state = await blacks_turn(table, numbers=numbers)
    play = plays_now(state)[0]
    answer = await table.by_command(BLACK, "move", play=numbers_in(state, typed_as).text(play.notation))
    after = await table.state()
    assert seen_by(after, BLACK) == play.after
    # A play is told in its mover's numbers, or in White's for good.
    told = WHITE if numbers == "fixed" else BLACK
    shown = numbers_in(state, told).text(play.notation).replace("*", r"\*")
    assert f"**{shown}**" in text_of(answer)
    target = numbers_in(state, told).point(play.moves[0].target)
    words = pictures_of(answer)[-1]
    assert f"/{target}" in re.search(r"Last play[^:]*: Black[^.]*", words)[0]
    assert ("in the mover's own numbers" in words) is (numbers != "fixed")
    assert "Points are numbered from White's side" in words


async def test_fixed_numbers_are_offered_and_named_in_errors(table):
    state = await blacks_turn(table, numbers="fixed")
    written = {numbers_in(state, WHITE).text(play.notation) for play in plays_now(state)}
    choices = await table.players[1].autocomplete(table.channel, "move", "play", "")
    assert {choice["value"] for choice in choices} <= written
    answer = await table.by_command(BLACK, "move", play="2/1")
    assert answer.ephemeral
    said = text_of(answer).replace("\\", "")
    assert sum(play in said for play in written) >= 3


async def test_a_server_may_choose_fixed_numbers(table):
    await table.bot.app.people.choose(table.guild.id, fixed_numbers=True)
    state = await blacks_turn(table)
    play = plays_now(state)[-1]
    await table.by_command(BLACK, "move", play=play.notation)
    shown = numbers_in(state, WHITE).text(play.notation).replace("*", r"\*")
    assert f"**{shown}**" in text_of(last_post(table))


async def test_ones_own_board_keeps_ones_own_numbers(table):
    state = await blacks_turn(table)
    board = await table.by_button(BLACK, "My board", last_post(table))
    legal = [play.notation for play in plays_now(state)]
    assert {option["label"] for one in selects_of(board) for option in one["options"]} <= set(legal)
    await table.by_command(BLACK, "move", play=legal[0])
    # Now it's White's turn, and Black's own board still counts from Black's side.
    shown = await table.by_command(BLACK, "board")
    assert "Points are numbered from Black's side" in pictures_of(shown)[-1]


@pytest.mark.parametrize("machine", [None, WHITE, BLACK])
def test_nothing_flips_at_the_roll(machine):
    """The rails wear the numbers of who acts, from the moment a post appears; against a computer the person's."""
    players = [Person(1, "Anna"), Person(2, "Bob")]
    if machine is not None:
        players[machine] = computer(ComputerLevel.CASUAL)
    for before, events in turns_of(Random(5), "backgammon", games=1):
        worn, state = set(), before
        for event in events:
            if isinstance(event, ev.PlayMade | ev.DoubleOffered | ev.DoubleTaken | ev.GameEnded):
                break
            worn.add(numbering_side(MatchRecord(1, Place(1, 1), tuple(players), state, None, NOW, NOW)))
            state = evolve(state, event)
        assert worn <= {before.waiting_for if machine is None else machine.other}


@pytest.mark.parametrize("key", every(VARIANTS, daily=("backgammon", "plakoto", "american_acey_deucey")))
def test_the_ends_of_the_arrows_carry_the_told_numbers(key, monkeypatch):
    """In the picture itself: on ghosts, on checkers, or beside a stack that shows its count."""
    written = []

    def noting(name, read):
        drawn = getattr(Drawings, name)
        monkeypatch.setattr(Drawings, name, lambda art, *args: written.append(read(*args)) or drawn(art, *args))

    noting("number", lambda point: point)
    noting("face", lambda _, point: point)
    noting("plate", lambda text: int(text) if text.isdigit() else None)
    for before, _, record in islice(posts_of(key, 3, fixed=False), every((200,), daily=(40,))[0]):
        written.clear()
        scene = scene_of(record, theme="classic")
        compose_board(scene, 800)
        ways = [] if not scene.tells(before.on_roll) else journeys_of(scene.last_play)
        reached = {way.target for way in ways} - {0}
        left = {way.source for way in ways if way.source < 25}
        assert reached <= set(written) - {None} <= reached | left, record.state
        # A checker that has left a full stack has no ghost.
        assert all(scene.counts(before.on_roll)[point] >= 4 for point in left - set(written))


def test_what_could_not_be_played_is_said_and_the_dice_lie_on():
    """The sample game of the rules: with 5-2 only bar/20 can be played; its dice lie gray until the next roll."""
    state = MatchState(
        variant="backgammon",
        rules=Rules(),
        length=5,
        position=Position.of({25: 1, 24: 1}, {25 - 23: 2, 25 - 22: 2, 25 - 18: 2, 6: 2}),
        phase=Phase.TO_PLAY,
        roll=Roll(5, 2),
        game=1,
        edition=EDITION,
    )
    events = decide(state, cmd.MakePlay(WHITE, "bar/20"), LiveDice(Random(1).randrange))
    after = evolve(state, events[0])
    (line,) = tell(PLAYERS, state, [Step(events[0], after)])
    assert line.endswith("**bar/20** (the 2 couldn't be played)")
    record = MatchRecord(1, Place(1, 1), PLAYERS, after, None, NOW, NOW)
    assert scene_of(record, theme="classic").old_dice == Roll(5, 2)
    rolled = evolve(after, ev.DiceRolled(BLACK, Roll(3, 1)))
    scene = scene_of(MatchRecord(1, Place(1, 1), PLAYERS, rolled, None, NOW, NOW), theme="classic")
    assert (scene.dice, scene.old_dice) == (Roll(3, 1), None)


@pytest.mark.parametrize("fixed", [False, True])
def test_a_score_stops_at_the_length_of_the_match(fixed):
    """A gammon in a match to one point wins it 1 : 0."""
    state = MatchState("backgammon", Rules(), 1, Position.start(), score=(3, 0), phase=Phase.OVER, winner=WHITE)
    style = Style(fixed_numbers=fixed)
    record = MatchRecord(1, Place(1, 1), PLAYERS, state, None, NOW, NOW, style=style)
    assert "**Anna** 1 : 0 **Bob**" in score_line(record)
    assert "Anna 1 : 0 Bob" in match_title(record)
    assert result_line(record).endswith("1\u00a0:\u00a00")
    assert scene_of(record, theme="classic").score == (1, 0)


async def test_the_dice_of_the_last_play_are_in_the_picture(table):
    """Between a play and the next roll, in the very file that is posted."""
    await begin(table)
    state = await table.state()
    rolled = state.roll
    await table.by_command(state.on_roll, "move", play=plays_now(state)[0].notation)
    scene = scene_of(await table.bot.store.match(1), theme="classic")
    assert (scene.dice, scene.old_dice) == (None, rolled)
    [file] = table.board.attachments
    posted = Image.open(BytesIO(await file.read())).convert("RGB")
    drawn, bare = (compose_board(one).convert("RGB") for one in (scene, replace(scene, old_dice=None)))
    where = ImageChops.difference(drawn, bare).getbbox()
    assert where is not None

    def distance(other):
        return sum(ImageStat.Stat(ImageChops.difference(posted.crop(where), other.crop(where))).sum)

    assert distance(drawn) < distance(bare) / 10


@pytest.mark.parametrize(("game", "first"), [(1, "Both roll a 4"), (3, "Game 3: Both roll a 4")])
def test_a_game_is_named_before_its_tied_opening_rolls(game, first):
    state = MatchState(variant="backgammon", rules=Rules(), length=5, position=Position.start(), edition=EDITION)
    event = ev.GameStarted(game, (Roll(4, 4), Roll(1, 1), Roll(5, 2)))
    told = tell(PLAYERS, None, [Step(event, evolve(state, event))])
    assert told == [
        f"{first}, so they roll again.",
        "Both roll a 1, so they roll again.",
        "**Anna** wins the opening roll, 5 to 2.",
    ]
