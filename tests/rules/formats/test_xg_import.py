"""Files of eXtreme Gammon: what is in them comes back, and what can't have been played is refused by game and move."""

import struct
from datetime import date
from itertools import count, product
from random import Random

import pytest
from bgsage import xg_file as xg

from bot.app.imports import read_file
from bot.errors import TranscriptError, TranscriptReason
from bot.rules.formats.xg_file import _move
from bot.rules.match import events as ev
from bot.rules.match.machine import fold
from bot.rules.rules import Rules
from bot.rules.transcript import from_mat, from_xg, to_mat
from tests.nightly import every
from tests.rules.formats.xg_writer import ENDINGS, archived, record, to_xg, written
from tests.rules.random_matches import play_match

GAMES = ("backgammon", "nackgammon", "hypergammon")
MOVE, CUBE, GAME = 3, 2, 1
UNTOLD = ev.ResignationOffered, ev.ResignationRefused, ev.PassingAsked


def match_of(seed, length=3, variant="backgammon", **options):
    """A match that ended as one in another program may: on the board, by a pass or a resignation."""
    rules = Rules(**options) if length else Rules(jacoby=seed % 2 == 0, **options)
    logs = (tuple(play_match(Random(f"{seed} {at}"), length, rules, variant, most_games=3)) for at in count())
    return next(log for log in logs if _is_usual(log))


def _is_usual(log):
    endings = {one.ending for one in log if isinstance(one, ev.GameEnded)}
    return endings <= ENDINGS.keys() and not any(isinstance(one, ev.MatchAbandoned) for one in log)


def same(log):
    """The log as another program could tell it, which keeps no requests, refusals, ties and rolls without a play."""
    kept = [one for one in log if not isinstance(one, UNTOLD)]
    kept = [
        one
        for one, after in zip(kept, [*kept[1:], None], strict=True)
        if not isinstance(one, ev.DiceRolled | ev.GameStarted) or isinstance(after, ev.PlayMade | ev.TurnPassed)
    ]
    return [
        ev.GameStarted(one.game, one.opening[-1:]) if isinstance(one, ev.GameStarted) else _plain(one) for one in kept
    ]


def _plain(event):
    if isinstance(event, ev.PlayMade):
        return ev.PlayMade(event.side, tuple(sorted(event.moves)))
    if isinstance(event, ev.DiceRolled):
        return (event.side, event.roll.high, event.roll.low)
    return event


def refused(data):
    with pytest.raises(TranscriptError) as error:
        read_file(data)
    return error.value


def records(stream):
    return [stream[at : at + xg.TSAVEREC_SIZE] for at in range(0, len(stream), xg.TSAVEREC_SIZE)]


def nth(found, kind, number):
    """The place of a record of a kind."""
    return [place for place, one in enumerate(found) if one[8] == kind][number]


@pytest.mark.parametrize(
    ("seed", "variant", "length"),
    [
        *every(
            product(range(40), GAMES[:1], (0, 1, 3, 5)),
            daily=[(seed, "backgammon", seed % 4 * 2) for seed in range(40)],
        )
    ]
    + [(seed, variant, 3) for seed in range(4) for variant in GAMES[1:]],
)
def test_every_play_of_a_written_file_is_read(seed, variant, length):
    log = match_of(seed, length, variant)
    found = from_xg(to_xg(log))
    assert found.names == ("Ann", "Bill")
    assert found.date == "2026.01.31"
    assert (found.state.variant, found.state.length) == (variant, length)
    plays = sum(isinstance(one, ev.PlayMade) for one in log)
    assert sum(isinstance(event, ev.PlayMade) for event in found.events) == plays
    assert found.state.score == fold(log).score
    assert same(found.events) == same(log)


@pytest.mark.parametrize("seed", range(12))
def test_it_is_what_the_mat_file_of_the_match_says(seed):
    log = match_of(seed, seed % 3 * 2)
    ours, theirs = from_xg(to_xg(log)), from_mat(to_mat(log, ("Ann", "Bill")).encode())
    assert same(ours.events) == same(theirs.events)


def test_beavers_and_raccoons():
    seen = set()
    for seed in range(60):
        log = match_of(seed, 0, beavers=True, raccoons=True)
        beavers = sum(isinstance(one, ev.CubeBeavered) for one in log)
        if beavers and beavers not in seen:
            seen.add(beavers)
            found = from_xg(to_xg(log))
            assert found.state.rules.beavers
            assert [one for one in found.events if isinstance(one, ev.CubeBeavered)] == [
                one for one in log if isinstance(one, ev.CubeBeavered)
            ]
    assert seen


def test_names_of_any_script():
    assert from_xg(to_xg(match_of(1), names=("Žofie", "Ярослав"))).names == ("Žofie", "Ярослав")


def test_an_old_file_has_names_in_latin_alone():
    stream = bytearray(written(match_of(1)))
    struct.pack_into("<i", stream, 552, 20)
    stream[880:1400] = b"x" * 520
    assert from_xg(archived(bytes(stream))).names == ("Ann", "Bill")


def test_an_illegal_play_is_refused_by_game_move_and_side():
    found = records(written(match_of(2, 1)))
    place = nth(found, MOVE, 4)
    spoiled = bytearray(found[place])
    struct.pack_into("<8i", spoiled, 68, 23, 4, -1, -1, -1, -1, -1, -1)
    spoiled[35:61] = bytes(26)
    found[place] = bytes(spoiled)
    error = refused(archived(b"".join(found)))
    assert error.reason is TranscriptReason.ILLEGAL_PLAY
    assert (error.game, error.move, error.text) == (1, 3, "24/5")
    assert error.line is None


def test_a_board_that_does_not_follow_is_refused():
    found = records(written(match_of(2, 1)))
    place = nth(found, MOVE, 3)
    spoiled = bytearray(found[place])
    spoiled[9 + 6], spoiled[9 + 5] = spoiled[9 + 5], spoiled[9 + 6]
    found[place] = bytes(spoiled)
    error = refused(archived(b"".join(found)))
    assert (error.reason, error.game, error.move) == (TranscriptReason.WRONG_POSITION, 1, 2)


def test_a_turn_left_out_is_refused():
    found = records(written(match_of(2, 1)))
    del found[nth(found, MOVE, 2)]
    error = refused(archived(b"".join(found)))
    assert error.game == 1
    assert error.reason in (TranscriptReason.OUT_OF_TURN, TranscriptReason.WRONG_POSITION)


def test_impossible_dice_are_refused():
    found = records(written(match_of(2, 1)))
    place = nth(found, MOVE, 2)
    found[place] = found[place][:100] + struct.pack("<ii", 7, 1) + found[place][108:]
    error = refused(archived(b"".join(found)))
    assert (error.reason, error.game, error.move, error.text) == (TranscriptReason.UNREADABLE, 1, 2, "7-1")


def test_another_game_is_refused():
    log = match_of(2, 1)
    stream = bytearray(written(log))
    struct.pack_into("<i", stream, 96, 3)
    error = refused(archived(bytes(stream)))
    assert (error.reason, error.text) == (TranscriptReason.UNKNOWN_GAME, "LongGammon")
    struct.pack_into("<i", stream, 96, 1)
    error = refused(archived(bytes(stream)))
    assert (error.reason, error.game, error.move) == (TranscriptReason.WRONG_POSITION, 1, 1)


def test_a_score_that_does_not_follow_is_refused():
    found = records(written(match_of(4, 5)))
    place = nth(found, GAME, 1)
    found[place] = found[place][:12] + struct.pack("<ii", 4, 4) + found[place][20:]
    error = refused(archived(b"".join(found)))
    assert (error.reason, error.game, error.text) == (TranscriptReason.WRONG_SCORE, 2, "4-4")


def test_a_game_that_is_left_for_the_next_is_refused():
    found = records(written(match_of(4, 5)))
    place = nth(found, GAME, 1)
    error = refused(archived(b"".join([*found[: place - 2], *found[place:]])))
    assert (error.reason, error.game) == (TranscriptReason.UNFINISHED_GAME, 1)


def test_a_double_out_of_turn_is_refused():
    found = records(written(match_of(2, 5)))
    place = nth(found, CUBE, 2)
    spoiled = bytearray(found[place])
    struct.pack_into("<2i", spoiled, 12, -struct.unpack_from("<i", spoiled, 12)[0], 1)
    found[place] = bytes(spoiled)
    error = refused(archived(b"".join(found)))
    assert error.reason in (TranscriptReason.OUT_OF_TURN, TranscriptReason.ILLEGAL_CUBE)
    assert error.game == 1


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9, 0.999])
def test_a_file_cut_off_is_refused(share):
    data = to_xg(match_of(2, 3))
    error = refused(data[: max(4, int(len(data) * share))])
    assert error.reason is TranscriptReason.DAMAGED


def test_a_match_cut_off_within_a_record_is_refused_by_its_game_and_move():
    stream = written(match_of(4, 5))
    error = refused(archived(stream[: len(stream) * 2 // 3 // 2560 * 2560 + 100]))
    assert error.reason is TranscriptReason.DAMAGED
    assert error.game >= 1
    assert error.move >= 1


def test_a_match_that_breaks_off_between_records_is_read_so_far():
    stream = written(match_of(4, 5))
    found = from_xg(archived(stream[: len(stream) // 2 // 2560 * 2560]))
    assert not found.state.is_over
    assert any(isinstance(event, ev.PlayMade) for event in found.events)


def test_fifty_megabytes_are_refused_unpacked_or_packed():
    assert refused(b"RGMH" + bytes(50_000_000)).reason is TranscriptReason.TOO_LARGE
    bomb = archived(written(match_of(2, 1))[:2560] + record(9) * 24_000)
    assert len(bomb) < 1_000_000
    assert refused(bomb).reason is TranscriptReason.TOO_LARGE


@pytest.mark.parametrize("seed", range(60))
def test_a_spoiled_file_is_read_or_refused_and_nothing_else(seed):
    """Bytes of the records are changed, so that checksums fit; then bytes of the archive."""
    random = Random(seed)
    stream = bytearray(written(match_of(2, 3)))
    for _ in range(random.choice((1, 5, 50))):
        stream[random.randrange(len(stream))] = random.randrange(256)
    data = bytearray(archived(bytes(stream)))
    if seed % 3 == 0:
        for _ in range(3):
            data[random.randrange(8232, len(data))] = random.randrange(256)
    try:
        read_file(bytes(data))
    except TranscriptError:
        return


def test_an_archive_without_a_match_or_with_nonsense_for_places_is_damaged():
    stream = written(match_of(2, 1))
    assert refused(archived(stream, name="temp.abc")).reason is TranscriptReason.DAMAGED
    data = archived(stream)
    for at in (36, 32, 24, 20):
        spoiled = bytearray(data)
        struct.pack_into("<i", spoiled, len(data) - at, -5)
        assert refused(bytes(spoiled)).reason is TranscriptReason.DAMAGED


def test_games_after_the_end_are_counted():
    one = match_of(2, 1)
    stream = written(one)
    more = written(one)[2560:]
    assert from_xg(archived(stream + more)).games_left_out == 1


def test_a_day_that_cannot_be_is_none():
    assert from_xg(to_xg(match_of(2, 1), day=date(1899, 12, 30))).date == ""


def test_a_file_without_the_beginning_of_its_match_is_damaged():
    stream = written(match_of(2, 1))
    for later in (stream[2560:], stream[5120:], b"".join(records(stream)[-1:])):
        assert refused(archived(later)).reason is TranscriptReason.DAMAGED


def test_a_move_may_begin_on_the_ace_point_and_end_off():
    """Points are counted from 0 there; a source below that ends the list, a target below it is off."""
    turn = bytearray(120)
    struct.pack_into("<8i", turn, 68, 5, 0, 0, -2, -1, -1, 7, 1)
    assert _move(bytes(turn)).moves == ((6, 1), (1, 0))
