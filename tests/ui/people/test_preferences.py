"""`/preferences`: every switch and list in the panel, and what they do to a match."""

from random import Random

import pytest

from bot.records.people import Numbering, Preferences
from bot.render.paint.theme import theme_names
from bot.rules.dice import LiveDice, Roll, ScriptedDice
from bot.rules.match import events as ev
from bot.rules.match.actions import may_double
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.position import Position
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from bot.texts.catalogue import languages, say
from bot.ui.kit.components import CustomId
from tests.ui.positions import put
from tests.ui.table import begin, buttons_of, forged, pictures_of, posts_in, selects_of, switched, switches_on, text_of

pytestmark = pytest.mark.simcord(check_errors=False)

WHITE, BLACK = Side.WHITE, Side.BLACK
SWITCHES = {
    "Roll for me": "auto_roll",
    "Play forced moves": "auto_forced",
    "Bear off for me": "auto_bear_off",
    "Ask before a tapped play": "confirm",
    "Ask before a double": "confirm_double",
    "Remind me": "reminders",
    "Text board": "text_board",
    "Home on the left": "home_left",
    "DM me on my turn": "dm_turns",
    "Show me everywhere": "shown_outside",
}
HABITS = {"auto_roll": True, "auto_forced": True, "auto_bear_off": True}
FORCED = Position.of({1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 12: 2, 14: 2, 24: 1}, {25: 1, 6: 5, 5: 5, 4: 4})
"""White to move; Black, on the bar, can only enter with a 6 and move no 6 after that."""
CLOSED_OUT = Position.of({25: 1, 6: 5, 5: 5, 4: 4}, {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 1, 8: 2})
"""Black to move, and unable to enter with any number."""
RACE = Position.of({1: 2, 2: 2, 3: 2}, {1: 2, 2: 2, 4: 2})


@pytest.fixture
def dice():
    """White opens with 3-1; Black follows with 6-6."""
    return ScriptedDice([(3, 1), (6, 6), (4, 3), (6, 5), (2, 1), (5, 4), (6, 2), (5, 3), (4, 1)])


async def show(person, channel):
    answer = (await person.slash(channel, "preferences show")).response
    assert answer.ephemeral
    return answer


@pytest.fixture
def alice(table):
    return table.players[0]


@pytest.fixture
async def panel(table, alice):
    return await show(alice, table.channel)


async def stored(table, person):
    """The preferences as the database has them."""
    return await table.bot.store.preferences(person.id)


def list_named(message, name):
    return next(select for select in selects_of(message) if select["custom_id"].endswith(f":{name}"))


def chosen_in(message, name):
    return [one["value"] for one in list_named(message, name)["options"] if one["label"].startswith("✅")]


async def pick(person, message, name, value):
    """Choose in one of the lists; returns what is shown then."""
    return (await person.select(message, [value], custom_id=list_named(message, name)["custom_id"])).response


class TestPanel:
    """What the panel shows, changes and refuses."""

    async def test_a_new_player_sees_the_defaults(self, panel):
        assert set(buttons_of(panel)) == {"Turn on or off", "House rules"}
        assert switches_on(panel) == {"Ask before a tapped play", "Ask before a double", "Remind me"}
        assert {name: chosen_in(panel, name) for name in ("numbering", "theme", "language")} == {
            "numbering": ["own"],
            "theme": ["auto"],
            "language": ["auto"],
        }

    @pytest.mark.parametrize("label", SWITCHES)
    async def test_each_switch_goes_on_and_off_and_changes_nothing_else(self, table, alice, panel, label):
        name, before = SWITCHES[label], await stored(table, alice)
        on = getattr(before, name)
        for now in (not on, on):
            panel = await switched(alice, panel, name)
            assert panel.ephemeral
            assert (label in switches_on(panel)) is now
            changed = await stored(table, alice)
            assert getattr(changed, name) is now
            assert {field for field in SWITCHES.values() if getattr(changed, field) != getattr(before, field)} <= {name}

    async def test_all_switches_are_turned_at_once_and_each_says_what_it_does(self, table, alice, panel):
        asked = await alice.click(panel, label="Turn on or off")
        options = [one for group in asked.modal["components"] for one in group["component"]["options"]]
        assert {one["label"] for one in options} == {*SWITCHES, "DM me to train", "Call me to play"}
        assert all(one["description"] for one in options)
        before = await stored(table, alice)
        await switched(alice, panel, *SWITCHES.values())
        after = await stored(table, alice)
        assert all(getattr(after, name) is not getattr(before, name) for name in SWITCHES.values())

    async def test_buttons_of_earlier_versions_still_switch(self, table, alice, panel):
        for on in (True, False):
            panel = await forged(alice, panel, CustomId("prefer", 0, 0, "text_board").encode("b"))
            assert (await stored(table, alice)).text_board is on
            panel = await forged(alice, panel, CustomId("prefer_calls", 0).encode("b"))
            assert ("Call me to play" in switches_on(panel)) is on

    async def test_every_line_of_every_list_can_be_chosen(self, table, alice, panel):
        for numbering in Numbering:
            panel = await pick(alice, panel, "numbering", numbering.value)
            assert chosen_in(panel, "numbering") == [numbering.value]
            assert (await stored(table, alice)).numbering is numbering
        for theme in (*theme_names(), "auto"):
            panel = await pick(alice, panel, "theme", theme)
            if theme != "auto":
                panel = (await alice.click(panel, label="Use this one")).response
            assert chosen_in(panel, "theme") == [theme]
            assert (await stored(table, alice)).theme == (None if theme == "auto" else theme)
        assert len(theme_names()) >= 6
        for language in (*languages(), "auto"):
            panel = await pick(alice, panel, "language", language)
            assert chosen_in(panel, "language") == [language]
            assert (await stored(table, alice)).language == (None if language == "auto" else language)
            assert len(buttons_of(panel)) == 2

    async def test_a_theme_is_seen_before_it_is_chosen(self, table, alice, panel):
        preview = await pick(alice, panel, "theme", "paper")
        assert "Paper" in text_of(preview)
        assert len(pictures_of(preview)) == 1
        assert preview.attachments
        assert list(buttons_of(preview)) == ["Use this one", "Back"]
        assert (await stored(table, alice)).theme is None
        panel = (await alice.click(preview, label="Back")).response
        assert not pictures_of(panel)
        assert (await stored(table, alice)).theme is None
        preview = await pick(alice, panel, "theme", "paper")
        panel = (await alice.click(preview, label="Use this one")).response
        assert (await stored(table, alice)).theme == "paper"
        assert not panel.attachments

    async def test_the_command_for_themes(self, table, alice):
        choices = await alice.autocomplete(table.channel, "preferences theme", "theme", "co")
        assert {choice["value"] for choice in choices} == {"colour_blind", "high_contrast"}
        preview = (await alice.slash(table.channel, "preferences theme", theme=" Dark ")).response
        assert preview.ephemeral
        assert len(pictures_of(preview)) == 1
        await alice.click(preview, label="Use this one")
        assert (await stored(table, alice)).theme == "dark"
        answer = (await alice.slash(table.channel, "preferences theme", theme="neon")).response
        assert answer.ephemeral
        assert "`neon` isn't one of the choices" in text_of(answer)
        assert "high_contrast" in text_of(answer)

    @pytest.mark.parametrize(
        ("kind", "action", "argument", "value", "said"),
        [
            ("b", "prefer", "auto_double", None, "auto_roll"),
            ("b", "prefer", "away_until", None, "auto_roll"),
            ("b", "prefer", "", None, "auto_roll"),
            ("b", "use_theme", "neon", None, "classic"),
            ("b", "use_theme", "", None, "classic"),
            ("s", "prefer_one", "theme", "neon", "classic"),
            ("s", "prefer_one", "numbering", "roman", "own"),
            ("s", "prefer_one", "numbering", "auto", "own"),
            ("s", "prefer_one", "language", "xx", "tr"),
            ("s", "prefer_one", "language", "`@everyone`", "tr"),
            ("s", "prefer_one", "confirm", "auto", "theme"),
            ("s", "prefer_one", "language", "", "tr"),
        ],
    )
    async def test_a_choice_there_is_not(self, table, alice, panel, kind, action, argument, value, said):
        before = await stored(table, alice)
        custom_id = CustomId(action, 0, 0, argument).encode(kind)
        answer = await forged(alice, panel, custom_id, None if value is None else [value])
        assert answer.ephemeral
        assert "isn't one of the choices" in text_of(answer)
        assert said in text_of(answer)
        assert await stored(table, alice) == before

    async def test_everything_survives_a_restart(self, table, alice, panel, make_bot):
        panel = await switched(alice, panel, *SWITCHES.values())
        panel = await pick(alice, panel, "numbering", "own")
        preview = await pick(alice, panel, "theme", "high_contrast")
        panel = (await alice.click(preview, label="Use this one")).response
        chosen = await stored(table, alice)
        expected = {name: not getattr(Preferences(), name) for name in SWITCHES.values()}
        assert chosen == Preferences(**expected, numbering=Numbering.OWN, theme="high_contrast")
        await table.restart(make_bot)
        assert await table.bot.app.people.preferences(alice.id) == chosen
        again = await show(alice, table.channel)
        assert buttons_of(again) == buttons_of(panel)
        # The panel from before the restart still works.
        panel = await switched(alice, panel, "text_board")
        assert not (await stored(table, alice)).text_board

    async def test_it_is_ones_own(self, table, alice, panel):
        await switched(alice, panel, "text_board")
        other = await show(table.players[1], table.channel)
        assert "Text board" not in switches_on(other)
        assert await stored(table, table.players[1]) == Preferences()


async def prefer(table, side, **changes):
    await table.bot.app.people.prefer(table.players[side].id, **changes)


async def posted_by(table, action):
    """The messages that an action adds for everyone."""
    before = len(posts_in(table.env, table.channel))
    await action
    return posts_in(table.env, table.channel)[before:]


class TestHabits:
    """What happens by itself, told in one message; never the cube."""

    async def test_a_roll_and_a_forced_move_are_told_with_the_turn_before(self, match):
        await prefer(match, BLACK, **HABITS)
        await put(match, position=FORCED, cube=Cube(2, WHITE))
        posts = await posted_by(match, match.by_command(WHITE, "move", play="14/11 14/13"))
        assert len(posts) == 1
        text = text_of(posts[0])
        # Each play in its mover's numbers.
        assert [part for part in ("14/11 14/13", "6-6", "bar/19") if part not in text] == []
        assert text.index("14/11") < text.index("6-6") < text.index("bar/19")
        state = await match.state()
        assert (state.on_roll, state.phase) == (WHITE, Phase.TO_ROLL)
        assert "**alice**, it's your turn: roll or double." in text
        assert "<@" not in text  # it is still the turn of who has just tapped

    async def test_only_what_is_asked_for_happens(self, match):
        await prefer(match, BLACK, auto_roll=True)
        await put(match, position=FORCED, cube=Cube(2, WHITE))
        await match.by_command(WHITE, "move", play="14/11 14/13")
        state = await match.state()
        assert (state.on_roll, state.phase, state.roll) == (BLACK, Phase.TO_PLAY, Roll(6, 6))
        assert "Play bar/19" in buttons_of(match.board)
        assert "only one play: **bar/19**" in text_of(match.board)
        await match.by_button(BLACK, "Play bar/19")
        assert (await match.state()).on_roll is WHITE

    async def test_a_forced_play_is_shown_as_one_that_would_be_played_until_it_is_confirmed(self, match):
        """Words and picture are those of the position before it."""
        await prefer(match, BLACK, auto_roll=True)
        await put(match, position=FORCED, cube=Cube(2, WHITE))
        await match.by_command(WHITE, "move", play="14/11 14/13")
        board = match.board
        private = await match.by_command(BLACK, "board")
        pips = (await match.state()).position.pip_count
        for shown in (board, private):
            [words] = pictures_of(shown)
            assert "Points are numbered from Black's side" in words
            assert "only one play: **bar/19**" in text_of(shown)
            assert "Only play: bar/19." in words
            assert "already played" not in words
            assert "Last play, in the mover's own numbers: White 14/11, 14/13." in words
            assert f"Black, {pips} pips: 1 on the bar" in words.replace(" (bob)", "")
        await match.by_button(BLACK, "Play bar/19", board)
        assert "in the mover's own numbers: Black bar/19." in pictures_of(match.board)[0]

    async def test_a_match_bears_itself_off_in_one_message(self, table):
        table.bot.app.matches.dice = LiveDice(Random(3).randrange)
        await begin(table, length=1)
        for side in Side:
            await prefer(table, side, **HABITS)
        await put(table, position=RACE, on_roll=WHITE, roll=Roll(2, 1), phase=Phase.TO_PLAY)
        posts = await posted_by(table, table.by_command(WHITE, "move", play="2/off 1/off"))
        assert (await table.state()).is_over
        board, card = posts
        assert text_of(board).count("played") >= 2
        assert "wins the match" in text_of(board)
        assert not selects_of(board)
        assert "alice" in text_of(card)

    async def test_no_choice_of_several_plays_is_made(self, match):
        await prefer(match, BLACK, **HABITS)
        await put(match, cube=Cube(2, WHITE))
        await match.by_command(WHITE, "move", play="8/5 6/5")
        state = await match.state()
        assert (state.on_roll, state.phase) == (BLACK, Phase.TO_PLAY)
        assert len(plays_now(state)) > 1

    @pytest.mark.parametrize("cube", [Cube(), Cube(2, BLACK)])
    async def test_nothing_is_rolled_for_whoever_may_double(self, match, cube):
        for side in Side:
            await prefer(match, side, **HABITS)
        await put(match, cube=cube)
        await match.by_command(WHITE, "move", play="8/5 6/5")
        state = await match.state()
        assert (state.on_roll, state.phase) == (BLACK, Phase.TO_ROLL)
        assert may_double(state)
        assert {"Roll", f"Double to {cube.value * 2}"} <= set(buttons_of(match.board))

    async def test_no_double_and_no_resignation_is_answered(self, match):
        for side in Side:
            await prefer(match, side, **HABITS)
        await match.by_command(WHITE, "move", play="8/5 6/5")
        await match.by_command(BLACK, "double")
        assert (await match.state()).phase is Phase.DOUBLE_OFFERED
        await match.by_command(WHITE, "accept")
        # White owns the cube now, so Black's roll needs no tap.
        state = await match.state()
        assert (state.on_roll, state.phase) == (BLACK, Phase.TO_PLAY)
        await match.by_command(BLACK, "resign", what="single", sure=True)
        assert (await match.state()).phase is Phase.RESIGNATION_OFFERED

    async def test_without_confirm_the_last_die_makes_the_play(self, match):
        await prefer(match, WHITE, confirm=False)
        own = (await match.players[0].click(match.board, label="Move by move")).response
        for die in (3, 1):
            select = next(one for one in selects_of(own) if one["custom_id"].endswith(f"-{die}"))
            value = select["options"][0]["value"]
            own = (await match.players[0].select(own, [value], custom_id=select["custom_id"])).response
        match.board = own
        state = await match.state()
        assert (state.on_roll, state.phase) == (BLACK, Phase.TO_ROLL)
        assert "Roll" in buttons_of(match.board)


class TestPassUntilFree:
    """A side that is closed out may ask to pass until it can move."""

    async def test_it_is_offered_only_to_whoever_cannot_enter(self, match):
        await match.by_command(WHITE, "move", play="8/5 6/5")
        assert "Sit out until I can move" not in buttons_of(match.board)
        custom_id = CustomId("pass_until", 1, (await match.state()).seq).encode("b")
        answer = await forged(match.players[1], match.board, custom_id)
        assert answer.ephemeral
        assert "incident" not in text_of(answer)
        assert (await match.state()).passing == (None, None)

    async def test_it_can_be_asked_for_in_the_opponents_turn(self, match):
        await put(match, position=CLOSED_OUT.swapped(), on_roll=WHITE, phase=Phase.TO_ROLL, roll=None)
        assert "Sit out until I can move" not in buttons_of(match.board)
        own = (await match.players[BLACK].click(match.board, label="My board")).response
        await match.by_button(BLACK, "Sit out until I can move", own)
        state = await match.state()
        assert (state.on_roll, state.passing[WHITE] is None, state.passing[BLACK] is None) == (WHITE, True, False)

    async def test_the_turns_are_passed_counted_and_told_on_return(self, match):
        match.bot.app.matches.dice = LiveDice(Random(5).randrange)
        await put(match, position=CLOSED_OUT, on_roll=BLACK, phase=Phase.TO_ROLL, roll=None)
        assert "Sit out until I can move" in buttons_of(match.board)
        await match.by_button(BLACK, "Sit out until I can move")
        assert "**bob** can't move and sits out until a checker can." in text_of(match.board)
        assert "They can't double before the roll that frees them." in text_of(match.board)
        random = Random(2)
        while (state := await match.state()).waiting_for is WHITE and state.game == 1:
            if state.phase is Phase.TO_ROLL:
                await match.by_command(WHITE, "roll")
            else:
                play = max(plays_now(state), key=lambda play: (play.after.mine[0], random.random()))
                posts = await posted_by(match, match.by_command(WHITE, "move", play=play.notation))
                assert len(posts) == 1
        assert state.game == 1, "the dice of this test never let Black in"
        log = [stored.event for stored in await match.bot.store.events(1)]
        asked = next(index for index, event in enumerate(log) if isinstance(event, ev.PassingAsked))
        passed = sum(isinstance(event, ev.TurnPassed) and event.side is BLACK for event in log[asked:])
        assert passed >= 2
        assert state.phase is Phase.TO_PLAY
        assert f"bob** is back after sitting out {passed} turns" in text_of(match.board)
        assert f"<@{match.players[1].id}>" in text_of(match.board)
        await match.by_command(BLACK, "move", play=plays_now(state)[0].notation)
        assert (await match.state()).passing == (None, None)
        assert "sitting out" not in text_of(match.board)


async def test_a_number_that_could_not_be_played_is_said_with_the_play(match):
    """The 2 is closed from the bar, and again from where the 5 enters."""
    position = Position.of({25: 1, 0: 14}, {2: 2, 7: 2, 1: 11})
    await put(match, position=position, on_roll=WHITE, phase=Phase.TO_PLAY, roll=Roll(5, 2))
    await match.by_command(WHITE, "move", play="bar/20")
    assert f"bar/20** ({say('told-lost', count=1, number=2)})" in text_of(match.board)
    assert (await match.state()).on_roll is BLACK
