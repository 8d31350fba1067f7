"""Positions to solve that nobody has judged: legal, and with losses made up, so that a test knows them."""

from random import Random

from bot.app.positions import pack
from bot.records.analyses import Chances, CubeVerdict, DecisionKind, RankedPlay
from bot.records.positions import Puzzle, Scene, Source, Theme, Truth
from bot.rules.dice import LiveDice
from bot.rules.match import commands as cmd
from bot.rules.match.machine import decide, evolve, fold, start
from bot.rules.match.state import Phase
from bot.rules.match.turn import plays_now
from bot.rules.rules import Rules
from tools.positions.packing import packed

LOSSES = (0.0, 0.045, 0.1, 0.2)
"""What the best play loses, the next one, the third, and all others: scores of 1, .5, 0 and 0."""
_MOST = 80
CHANCES = Chances(0.6, 0.2, 0.01, 0.1, 0.01)
VERDICT = CubeVerdict(no_double=0.6, double_take=0.9, double_pass=1.0, chances=CHANCES)
"""Double loses nothing and rolling .3; taking loses nothing and passing .1."""


def states(count, seed=1, *, phase=Phase.TO_PLAY, variant="backgammon", length=7):
    """So many states of games played at random, all different, each some turns old."""
    random = Random(seed)
    dice = LiveDice(random.randrange)
    found = []
    while len(found) < count:
        state = fold(start(cmd.StartMatch(variant, length, Rules()), dice))
        for turn in range(random.randrange(8, 24)):
            if state.phase is Phase.TO_ROLL:
                events = decide(state, cmd.RollDice(state.on_roll), dice)
            elif state.phase is Phase.TO_PLAY:
                events = decide(state, cmd.MakePlay(state.on_roll, random.choice(plays_now(state)).notation), dice)
            else:
                break
            for event in events:
                state = evolve(state, event)
            # More than a hundred plays are chosen in two steps.
            plays = len(plays_now(state))
            fits = state.phase is phase and (phase is not Phase.TO_PLAY or len(LOSSES) <= plays <= _MOST)
            if turn > 6 and fits:
                found.append(state)
                break
    return found


def play_puzzle(state, rating=1250.0, theme=Theme.CONTACT):
    """A roll to play. The best play is the last of the legal ones."""
    plays = plays_now(state)[::-1]
    losses = [LOSSES[min(place, len(LOSSES) - 1)] for place in range(len(plays))]
    ranked = tuple(
        RankedPlay(play.notation, 0.25 - loss, loss, CHANCES) for play, loss in zip(plays, losses, strict=True)
    )
    return Puzzle(
        Scene.of(state, DecisionKind.CHECKER), Truth("3ply", Source.BGSAGE, ranked, 5), theme, rating, found=0.5
    )


def cube_puzzle(state, rating=1250.0, kind=DecisionKind.DOUBLE):
    """A double, or the answer to one."""
    return Puzzle(Scene.of(state, kind), Truth("3ply", Source.BGSAGE, cube=VERDICT), Theme.CUBE, rating, found=0.5)


def some_puzzles(count, seed=1):
    """So many plays, each 10 points harder than the one before it, the easiest at 1000."""
    return [play_puzzle(state, 1000.0 + 10 * place) for place, state in enumerate(states(count, seed))]


def use_pack(monkeypatch, folder, puzzles, variant="backgammon"):
    """Have the bot ask these positions of a game, and no others."""
    (folder / f"{variant}{pack.SUFFIX}").write_bytes(packed(puzzles, variant))
    monkeypatch.setattr(pack, "_folder", lambda: folder)
    pack.load_pack.cache_clear()
