"""Every legal play can be put together from the lists under a board, nothing else can, and no message is too large."""

from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice
from random import Random

import pytest

from bot.app.matches import follow
from bot.app.views import Turn
from bot.errors import IllegalPlay
from bot.records.matches import MatchRecord
from bot.records.people import Person, Place, Preferences, ServerSettings
from bot.render.paint.theme import theme_names
from bot.rules.dice import LiveDice
from bot.rules.match import commands as cmd
from bot.rules.match.actions import may_double, resign_options
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.partial import PartialStep, begin, decode_steps, partial_now
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from bot.rules.sides import Side
from bot.texts.catalogue import languages, load_languages, say, speaking
from bot.ui.board.boards import Boards
from bot.ui.board.buttons import buttons_of, details_post, double_rows, pass_rows, resign_rows
from bot.ui.kit.components import CustomId, TapSelect
from bot.ui.kit.message import Post
from bot.ui.match.scenes import scene_of
from bot.ui.match.style import numbers_in
from bot.ui.picking.picker import Picker
from bot.ui.picking.words import step_rows
from bot.ui.settings.panels import preference_post, theme_preview
from bot.ui.settings.server import setting_post
from tests.discord_server.payloads import COMPONENTS_V2, message_problems
from tests.inside import with_step
from tests.nightly import NIGHTLY, every

MOST_ROWS = 5
"""How many rows of buttons and lists fit a small screen; also Discord's limit before its newer layouts."""
LONG_NAME = "*" * 32
"""As long as Discord allows, with every character needing an escape."""
POSITIONS = 1000 if NIGHTLY else 150


@pytest.fixture(autouse=True, scope="module")
def _languages():
    load_languages()


def record_of(state):
    people = (Person(10**18, LONG_NAME), Person(10**18 + 1, LONG_NAME))
    place = Place(10**18 + 2, 10**18 + 3)
    now = datetime(2026, 1, 1, tzinfo=UTC)
    return MatchRecord(10**9, place, people, state, None, now, now)


def anyone(record):
    """Somebody who picks a play and sees a public board."""
    numbers = numbers_in(record.state)
    return Picker(
        interaction=None,
        preferences=Preferences(),
        state=record.state,
        ids=buttons_of(record),
        table=numbers,
        own=numbers,
        scene=lambda partial: scene_of(record, theme="wood", partial=partial),
        show=None,
        label=say("button-play-it"),
        choose=None,
    )


def turns(random):
    """The turns of endless random matches: what happened in each, and the state after it."""
    dice = LiveDice(random.randrange)
    while True:
        events = start(cmd.StartMatch("backgammon", random.choice([0, 3, 7]), Rules()), dice)
        state = fold(events)
        yield Turn(record_of(state), None, follow(evolve(None, events[0]), events[1:]), None)
        while not state.is_over and state.game < 5:
            side = state.waiting_for
            steps = follow(state, decide(state, anything(state, random), dice))
            before, state = state, steps[-1].state
            yield Turn(record_of(state), before, steps, side)


def records_to_play(random):
    """Matches with a roll to play, of random games."""
    return (turn.record for turn in turns(random) if turn.record.state.phase is Phase.TO_PLAY)


def anything(state, random):
    side = state.waiting_for
    if state.phase is Phase.TO_PLAY:
        if random.random() < 0.08:
            return cmd.Resign(side, resign_options(state, side)[0].grade)
        return cmd.MakePlay(side, random.choice(plays_now(state)).notation)
    if state.phase is Phase.TO_ROLL:
        return cmd.OfferDouble(side) if may_double(state) and random.random() < 0.1 else cmd.RollDice(side)
    if state.phase is Phase.DOUBLE_OFFERED:
        return cmd.Take(side) if random.random() < 0.7 else cmd.Pass(side)
    return cmd.RefuseResignation(side)


def lists_in(rows):
    return [item for row in rows for item in row if isinstance(item, TapSelect)]


def targets_of(rows):
    """What the buttons of rows are for."""
    return [CustomId.parse(item.custom_id, "b") for row in rows for item in row if not isinstance(item, TapSelect)]


def chosen_by(rows):
    """The steps that each line of each list leads to, or the button of a die, read from what Discord would send."""
    for target in targets_of(rows):
        if target.action == "step":
            yield decode_steps(target.argument.split("-")[0])
    for select in lists_in(rows):
        target = CustomId.parse(select.custom_id, "s")
        made = decode_steps(target.argument.split("-")[0])
        for option in select.options:
            yield (*made, *decode_steps(option.value))


def confirmed_by(rows):
    """The steps that Play it would play; None if it is not offered."""
    found = [target for target in targets_of(rows) if target.action == "play"]
    assert len(found) <= 1
    return decode_steps(found[0].argument) if found else None


def limits_kept(rows):
    """Check the limits of rows that a long walk can afford to check; the full check follows below."""
    assert len(rows) <= MOST_ROWS
    for row in rows:
        assert 1 <= len(row) <= 5
        assert sum(5 if isinstance(item, TapSelect) else 1 for item in row) <= 5
    for select in lists_in(rows):
        assert 2 <= len(select.options) <= 25, "a choice of one is a button"
        assert len({option.value for option in select.options}) == len(select.options)
        assert len({option.label for option in select.options}) == len(select.options)
        assert len(select.placeholder) <= 150
        for option in select.options:
            assert 1 <= len(option.label) <= 100
            assert 1 <= len(option.value) <= 100
            assert len(option.description or "") <= 100
    ids = [item.custom_id for row in rows for item in row]
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids)) <= 100


def ends_by_taps(record, random):
    """Every position that taps can confirm. All lists are tried; ways that meet in a position are followed once."""
    state, plays = record.state, plays_now(record.state)
    ends, seen, ways = set(), set(), [partial_now(state)]
    while ways:
        partial = ways.pop()
        rows = step_rows(partial, numbers_in(state), buttons_of(record), "Play it")
        limits_kept(rows)
        steps = confirmed_by(rows)
        assert partial.is_complete == (steps is not None)
        if steps is not None:
            ends.add(begin(state, plays, steps).finished().after)
            assert not list(chosen_by(rows))
            continue
        following = list(chosen_by(rows))
        assert following, "a dead end"
        for steps in following:
            assert steps[:-1] == partial.steps
            then = with_step(partial, steps[-1])
            key = (then.position, then.numbers_left)
            if key not in seen:
                seen.add(key)
                ways.append(then)
        if random.random() < 0.2:
            not_offered(record, partial, {steps[-1] for steps in following}, random)
    return ends


def not_offered(record, partial, offered, random):
    """A play that no list offers is refused even if somebody sends it."""
    step = PartialStep(random.randint(1, 25), random.choice(partial.numbers_left))
    if step not in offered:
        with pytest.raises(IllegalPlay):
            begin(record.state, partial.plays, (*partial.steps, step))


@pytest.mark.slow
@pytest.mark.parametrize("seed", every(range(5), daily=[0]))
def test_every_legal_play_can_be_reached_by_taps_and_no_other(seed):
    """5,000 positions in five lots; by day one hundred and fifty."""
    random, doublets = Random(seed), 0
    for record in islice(records_to_play(random), POSITIONS):
        doublets += record.state.roll.is_doublet
        assert ends_by_taps(record, random) == {play.after for play in plays_now(record.state)}
    assert doublets > POSITIONS // 10


def problems_of(post, *, pictures=True):
    """What Discord would not like about a post, without drawing its pictures."""
    shown = replace(post, pictures=(b"png",) * len(post.scenes)) if pictures else post
    files = {file.filename: 3 for file in shown.files()}
    attachments = [{"id": index, "filename": name} for index, name in enumerate(files)]
    payload = {"flags": COMPONENTS_V2, "components": shown.view().to_components(), "attachments": attachments}
    return message_problems(payload, files=files)


def posts_of(posts, turn):
    """Everything that a turn, and the match after it, may show to anyone."""
    record = turn.record
    state = record.state
    yield posts.turn(turn, ping=True, in_place=False)
    yield posts.turn(turn, ping=False, in_place=True)
    yield posts.current(record, ping=True)
    for side in (*Side, None):
        yield posts.private(record, side, Preferences(), heading="That was for an older position.")
    yield posts.private(record, Side.BLACK, Preferences(text_board=True))
    if not state.is_over:
        yield Post(("?",), (), resign_rows(record, state.waiting_for))
        yield Post(("?",), (), pass_rows(record))
        yield Post(("?",), (), double_rows(record))
        yield details_post(record, Side.WHITE, None)


@pytest.mark.parametrize("seed", every(range(3), daily=[0]))
async def test_no_message_of_a_random_match_exceeds_a_limit(simcord_bot, seed):
    """All phases, the longest names, every language, with pictures and in words, with a play begun and complete."""
    random, phases, posts_made = Random(seed), set(), simcord_bot.get(Boards).posts
    for turn in islice(turns(random), 150):
        phases.add(turn.record.state.phase)
        with speaking(random.choice(languages())):
            for post in posts_of(posts_made, turn):
                assert problems_of(post) == []
                assert problems_of(post, pictures=False) == []
            partial, picker = partial_now(turn.record.state), anyone(turn.record)
            while partial is not None and not partial.is_complete:
                rows = step_rows(partial, numbers_in(turn.record.state), buttons_of(turn.record), "Play it")
                partial = with_step(partial, random.choice(list(chosen_by(rows)))[-1])
                assert problems_of(picker.steps_post(partial)) == []
            if partial is not None:
                assert problems_of(picker.picked_post(partial, "?")) == []
    assert phases >= {Phase.TO_ROLL, Phase.TO_PLAY, Phase.DOUBLE_OFFERED, Phase.RESIGNATION_OFFERED}


def test_no_panel_exceeds_a_limit():
    """Every language, with the longest text that may stand in each panel."""
    for language in languages():
        with speaking(language):
            blocked = [Person(number, LONG_NAME) for number in range(200)]
            assert problems_of(preference_post(Preferences(), blocked)) == []
            for chosen in (
                Preferences(),
                Preferences(**dict.fromkeys(("auto_roll", "text_board"), True), theme="paper"),
            ):
                assert problems_of(preference_post(chosen)) == []
            assert problems_of(setting_post(ServerSettings(default_length=99))) == []
            for theme in theme_names():
                assert problems_of(theme_preview(theme)) == []
