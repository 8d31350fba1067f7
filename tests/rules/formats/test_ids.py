"""XGID and GNU Backgammon's match ID.

The golden values were read off GNU Backgammon 1.07 (`set xgid ...`, `set matchid ...`, `double`, `resign gammon`,
`show board`).
"""

import re
import shutil
import subprocess
from base64 import b64decode
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.errors import NotationError
from bot.rules.dice import Roll
from bot.rules.ids import gnubg_match_id, parse_gnubg_match_id, parse_xgid, xgid
from bot.rules.match.state import LONGEST, Crawford, MatchState, Phase, Resignation
from bot.rules.position import BAR, Position
from bot.rules.rules import Rules
from bot.rules.scoring import Cube
from bot.rules.sides import Side
from tests.nightly import examples

WHITE, BLACK = Side.WHITE, Side.BLACK
START = "-b----E-C---eE---c-e----B-"
MIDDLE = "-a-B--E-A-a-dDB--b-bcb----"
GNUBG = shutil.which("gnubg", path="/usr/games:/usr/bin:/usr/local/bin")

# XGID, position ID, match ID of the same board in GNU Backgammon
GOLDEN = [
    (f"{START}:0:0:1:00:0:0:0:7:10", "4HPwATDgc/ABMA", "cAngAAAAAAAE"),
    (f"{START}:1:-1:-1:00:2:1:0:7:10", "4HPwATDgc/ABMA", "AQHgABAAEAAE"),
    (f"{START}:0:0:1:63:6:2:1:7:10", "4HPwATDgc/ABMA", "8AnvACAAMAAE"),
    (f"{START}:0:0:1:00:0:0:1:0:10", "4HPwATDgc/ABMA", "cAkAAAAAAAAA"),
    (f"{START}:0:0:1:00:0:0:0:0:10", "4HPwATDgc/ABMA", "cAkAAAAAAAAE"),
    (f"{START}:2:1:1:00:0:0:1:0:10", "4HPwATDgc/ABMA", "UgkAAAAAAAAA"),
    (f"{MIDDLE}:1:1:-1:63:3:2:0:5:10", "jE/wBgDsZvAEEA", "EQGvACAAGAAE"),
    (f"{MIDDLE}:1:1:1:00:3:2:0:9:10", "2M3gCSCMT/AGAA", "UQkgASAAGAAE"),
    (f"{MIDDLE}:1:1:1:D:3:2:0:9:10", "2M3gCSCMT/AGAA", "UREgASAAGAAE"),
]


@pytest.mark.parametrize(("text", "position_id", "match_id"), GOLDEN)
def test_golden(text, position_id, match_id):
    state = parse_xgid(text)
    assert xgid(state) == f"XGID={text}"
    assert state.position.gnubg_id == position_id
    assert gnubg_match_id(state) == match_id
    assert parse_gnubg_match_id(match_id, Position.from_gnubg_id(position_id)) == state


def test_a_resignation_on_offer_in_a_match_id():
    position = Position.from_gnubg_id("2M3gCSCMT/AGAA")
    state = parse_gnubg_match_id("UUEgASAAGAAE", position)
    assert state.phase is Phase.RESIGNATION_OFFERED
    assert state.resignation == Resignation(WHITE, 2, 4, Phase.TO_ROLL)
    assert gnubg_match_id(state) == "UUEgASAAGAAE"
    # An XGID cannot hold it and shows what was before.
    assert xgid(state) == f"XGID={MIDDLE}:1:1:1:00:3:2:0:9:10"


def test_the_fields_of_an_xgid():
    state = parse_xgid(f"XGID={MIDDLE}:1:1:-1:63:3:2:0:5:10")
    assert state.on_roll is BLACK
    assert (state.cube, state.roll, state.phase) == (Cube(2, WHITE, turned=True), Roll(6, 3), Phase.TO_PLAY)
    assert (state.score, state.length, state.crawford) == ((3, 2), 5, Crawford.BEFORE)
    # Capitals are White's: two on White's 3-point, which Black sees as the other side's.
    assert state.position.theirs[3] == 2
    assert state.position.mine[24] == 1


def test_a_double_names_the_side_that_doubled_and_the_cube_before_it():
    state = parse_xgid(f"{START}:1:-1:-1:D:0:0:0:7:10")
    assert (state.phase, state.on_roll, state.waiting_for) == (Phase.DOUBLE_OFFERED, BLACK, WHITE)
    assert state.cube == Cube(2, BLACK, turned=True)


def test_the_bars_are_at_the_ends():
    state = parse_xgid("b----------------------ABC:0:0:1:00:0:0:0:0:10")
    assert (state.position.mine[BAR], state.position.theirs[BAR]) == (3, 2)
    assert state.position.mine[24] == 2
    assert state.position.mine[23] == 1


def test_a_bare_position():
    assert xgid(Position.start()) == f"XGID={START}:0:0:1:00:0:0:0:0:10"
    assert parse_xgid(xgid(Position.start())).position == Position.start()


@pytest.mark.parametrize("text", ["XGID={}", "xgid={}", "{}", "  XGID={}\n", "\tXgid={} "])
def test_prefix_and_blanks_do_not_matter(text):
    fields = f"{START}:0:0:1:00:0:0:3:0:10"
    assert parse_xgid(text.format(fields)).rules == Rules(jacoby=True, beavers=True)


@pytest.mark.parametrize(("flag", "jacoby"), [(0, False), (1, True), (2, False), (3, True)])
def test_money_flags(flag, jacoby):
    assert parse_xgid(f"{START}:0:0:1:00:0:0:{flag}:0:10").rules.jacoby is jacoby


def test_the_crawford_game_and_after_it():
    assert parse_xgid(f"{START}:0:0:1:00:4:2:1:5:10").crawford is Crawford.NOW
    assert parse_xgid(f"{START}:0:0:1:00:4:2:0:5:10").crawford is Crawford.AFTER
    assert parse_xgid(f"{START}:0:0:1:00:3:2:0:5:10").crawford is Crawford.BEFORE
    assert parse_xgid(f"{START}:0:0:1:00:0:0:0:1:10").crawford is Crawford.BEFORE


def test_a_match_that_is_won_is_over():
    state = parse_xgid(f"{START}:0:0:1:00:5:2:0:5:10")
    assert (state.phase, state.winner) == (Phase.OVER, WHITE)
    assert b64decode(gnubg_match_id(state))[1] & 7 == 2, "GNU Backgammon's word for a game that was played to its end"
    assert parse_gnubg_match_id(gnubg_match_id(state)) == state


def test_a_cube_beyond_64_is_shown_as_it_is():
    state = parse_xgid(f"{START}:12:0:1:00:0:0:0:0:12")
    assert state.cube.value == 4096
    assert xgid(state) == f"XGID={START}:12:0:1:00:0:0:0:0:12"


@pytest.mark.parametrize(("beavers", "letter", "exponent"), [(0, "D", 1), (1, "B", 2), (2, "R", 3)])
def test_a_double_a_beaver_and_a_raccoon_on_offer(beavers, letter, exponent):
    rules = Rules(jacoby=True, beavers=True)
    cube = Cube(2, Side.WHITE, turned=True)
    state = MatchState("backgammon", rules, 0, Position.start(), phase=Phase.DOUBLE_OFFERED, cube=cube, beavers=beavers)
    assert xgid(state) == f"XGID={START}:{exponent}:1:1:{letter}:0:0:3:0:10"
    assert parse_xgid(xgid(state)) == state


def test_a_match_without_a_cube_keeps_it_at_one():
    state = MatchState("backgammon", Rules(cube=False), 5, Position.start())
    assert xgid(state) == f"XGID={START}:0:0:1:00:0:0:0:5:0"
    assert parse_xgid(xgid(state)) == state


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "10 fields"),
        ("XGID=", "10 fields"),
        (f"{START}:0:0:1:00:0:0:0:7", "10 fields"),
        (f"{START}:0:0:1:00:0:0:0:7:10:", "10 fields"),
        (f"{START[:-1]}:0:0:1:00:0:0:0:7:10", "position: 26"),
        (f"{START}-:0:0:1:00:0:0:0:7:10", "position: 26"),
        (f"{START.replace('C', 'D')}:0:0:1:00:0:0:0:7:10", "position: White has 16"),
        (f"{START.replace('c', 'd')}:0:0:1:00:0:0:0:7:10", "position: Black has 16"),
        (f"{START.replace('C', 'P')}:0:0:1:00:0:0:0:7:10", "position: 'P'"),
        (f"{START.replace('C', '3')}:0:0:1:00:0:0:0:7:10", "position: '3'"),
        (f"{START.replace('C', 'É')}:0:0:1:00:0:0:0:7:10", "position"),
        (f"A{START[1:]}:0:0:1:00:0:0:0:7:10", "position: 'A' on place 0"),
        (f"{START[:-1]}a:0:0:1:00:0:0:0:7:10", "position: 'a' on place 25"),
        ("-" * 26 + ":0:0:1:00:0:0:0:7:10", "position: no checkers"),
        (f"{START}:-1:0:1:00:0:0:0:7:10", "cube:"),
        (f"{START}:63:0:1:00:0:0:0:7:10", "cube:"),
        (f"{START}:x:0:1:00:0:0:0:7:10", "cube:"),
        (f"{START}:01:0:1:00:0:0:0:7:10", "cube:"),
        (f"{START}:1:2:1:00:0:0:0:7:10", "cube owner:"),
        (f"{START}:0:1:1:00:0:0:0:7:10", "cube owner:"),
        (f"{START}:0:0:0:00:0:0:0:7:10", "turn:"),
        (f"{START}:0:0:2:00:0:0:0:7:10", "turn:"),
        (f"{START}:0:0:1:07:0:0:0:7:10", "dice:"),
        (f"{START}:0:0:1:6:0:0:0:7:10", "dice:"),
        (f"{START}:0:0:1:B:0:0:3:0:10", "cube:"),
        (f"{START}:1:0:1:R:0:0:3:0:10", "cube:"),
        (f"{START}:0:0:1:٣١:0:0:3:0:10", "dice:"),
        (f"{START}:1:-1:1:D:0:0:0:7:10", "dice: a double"),
        (f"{START}:0:0:1:00:-1:0:0:7:10", "score:"),
        (f"{START}:0:0:1:00:0:1.5:0:7:10", "opponent's score:"),
        (f"{START}:0:0:1:00:7:7:0:7:10", "both sides"),
        (f"{START}:0:0:1:00:0:0:1:7:10", "Crawford"),
        (f"{START}:0:0:1:00:6:0:2:7:10", "Crawford"),
        (f"{START}:1:1:1:00:6:0:1:7:10", "Crawford"),
        (f"{START}:0:0:1:D:6:0:1:7:10", "Crawford"),
        (f"{START}:0:0:1:00:0:0:4:0:10", "Crawford"),
        (f"{START}:0:0:1:00:0:0:0:100:10", "length:"),
        (f"{START}:0:0:1:00:0:0:0:7:x", "largest cube:"),
        (f"{START}:0:0:1:00:0:0:0:7:" + "9" * 100_000, "too long"),
        (":" * 100_000, "too long"),
    ],
    ids=lambda text: text[:60],
)
def test_impossible_xgids_are_refused_by_the_name_of_the_field(text, field):
    with pytest.raises(NotationError, match=re.escape(field)) as refusal:
        parse_xgid(text)
    assert refusal.value.expected == "XGID"
    assert len(str(refusal.value)) < 1_000


def test_a_refusal_says_where_in_the_text():
    with pytest.raises(NotationError) as refusal:
        parse_xgid(f" XGID={START}:0:0:1:99:0:0:0:7:10")
    assert refusal.value.text[refusal.value.position :].startswith("99")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cAngAAAAAAA",
        "cAngAAAAAAAEE",
        "cAngAAAAAA=E",
        "cAngAAAAAAAé",
        "////////////",
        "AAAAAAAAAAAA",
        "cAngAAAAAAAI",  # a bit behind the last field
        "A" * 100_000,
    ],
)
def test_impossible_match_ids_are_refused(text):
    with pytest.raises(NotationError) as refusal:
        parse_gnubg_match_id(text)
    assert refusal.value.expected == "match ID"


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"score": (7, 0)}, "the match is won, but goes on"),
        ({"score": (0, 8)}, "the match is won, but goes on"),
        ({"cube": Cube(1, Side.WHITE)}, "cube"),
        ({"roll": Roll(7, 1), "phase": Phase.TO_PLAY}, "dice"),
        ({"roll": Roll(3, 0), "phase": Phase.TO_PLAY}, "dice"),
        ({"length": LONGEST + 1}, "length"),
        ({"score": (5, 4), "crawford": Crawford.NOW}, "Crawford"),
        ({"roll": Roll(3, 1), "phase": Phase.DOUBLE_OFFERED}, "double"),
    ],
)
def test_a_match_id_of_what_cannot_be_is_refused_by_what_is_wrong(fields, told):
    state = MatchState("backgammon", Rules(), 7, Position.start(), phase=Phase.TO_ROLL)
    assert parse_gnubg_match_id(gnubg_match_id(state)) == state
    with pytest.raises(NotationError) as refusal:
        parse_gnubg_match_id(gnubg_match_id(replace(state, **fields)))
    assert refusal.value.detail == told


def test_what_a_match_id_cannot_hold():
    state = MatchState("backgammon", Rules(), 0, Position.start(), cube=Cube(2**16))
    with pytest.raises(ValueError, match="cube"):
        gnubg_match_id(state)
    with pytest.raises(ValueError, match="score"):
        gnubg_match_id(replace(state, cube=Cube(), score=(40_000, 0)))


@given(st.text(max_size=80) | st.text(alphabet="-aAbBoO:0123456789DBR", max_size=60))
def test_any_text_is_an_xgid_or_refused(text):
    try:
        state = parse_xgid(text)
    except NotationError:
        return
    assert parse_xgid(xgid(state)) == state


@given(st.text(alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", min_size=12, max_size=12))
def test_any_base_64_is_a_match_id_or_refused(text):
    try:
        state = parse_gnubg_match_id(text)
    except NotationError:
        return
    assert parse_gnubg_match_id(gnubg_match_id(state)) == state


@st.composite
def states(draw):
    """States that can come about, without what no ID holds; the position is put in by the test."""
    length = draw(st.integers(0, 25))
    top = length - 1 if length else 500
    score = (draw(st.integers(0, top)), draw(st.integers(0, top)))
    crawford = Crawford.BEFORE
    if length > 1 and max(score) == length - 1:
        crawford = draw(st.sampled_from([Crawford.NOW, Crawford.AFTER]))
    on_roll = draw(st.sampled_from(Side))
    cube = Cube()
    if crawford is not Crawford.NOW:
        owner = draw(st.sampled_from([None, *Side]))
        cube = Cube(2 ** draw(st.integers(owner is not None, 14)), owner, turned=owner is not None)
    phases = [Phase.TO_ROLL, Phase.TO_PLAY]
    if crawford is not Crawford.NOW and cube.available_to(on_roll):
        phases.append(Phase.DOUBLE_OFFERED)
    phase = draw(st.sampled_from(phases))
    dice = sorted((draw(st.integers(1, 6)), draw(st.integers(1, 6))), reverse=True)
    return MatchState(
        variant="backgammon",
        rules=Rules(jacoby=not length and draw(st.booleans())),
        length=length,
        position=Position.start(),
        score=score,
        crawford=crawford,
        on_roll=on_roll,
        phase=phase,
        cube=cube,
        roll=Roll(*dice) if phase is Phase.TO_PLAY else None,
    )


@settings(max_examples=examples(300))
@given(state=states(), seed=st.integers(0, 2**32))
def test_states_read_back_from_both_ids(random_position, state, seed):
    state = replace(state, position=random_position(Random(seed)))
    text = xgid(state)
    assert parse_xgid(text) == state
    assert xgid(parse_xgid(text)) == text
    assert parse_gnubg_match_id(gnubg_match_id(state), state.position) == state


@pytest.mark.slow
@pytest.mark.skipif(GNUBG is None, reason="GNU Backgammon is not installed")
@pytest.mark.parametrize("seed", range(5))
def test_gnu_backgammon_agrees(random_turns, seed):
    """The IDs it shows for our XGID are ours. It turns the board, so White is on roll throughout."""
    random = Random(seed)
    *_, (position, roll, _) = random_turns(random.randint(10, 60), seed=seed)
    state = MatchState("backgammon", Rules(), 7, position, score=(1, 3), phase=Phase.TO_PLAY, roll=Roll(*roll))
    commands = f"set xgid {xgid(state)}\nshow board\nexit\ny\n"
    shown = subprocess.run([GNUBG, "-t", "-q"], input=commands, capture_output=True, text=True, timeout=60, check=False)
    assert re.findall(r"Position ID: (\S+)", shown.stdout)[-1] == position.gnubg_id
    assert re.findall(r"Match ID *: (\S+)", shown.stdout)[-1] == gnubg_match_id(state)
