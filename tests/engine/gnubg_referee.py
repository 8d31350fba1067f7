"""Our analysis beside GNU Backgammon's "2-ply": `python -m tests.engine.gnubg_referee FOLDER`, where that is installed.

Eight matches to 7 are played by the levels and analyzed by both. Of each side it prints the equity lost per decision as
GNU Backgammon counts, halved, which is a performance rating but for what counts as a decision; and the same for those
plays alone of whose equity both say about the same: where they don't, as in back games, one of the networks is wrong.
Kept in FOLDER, so that a run that was cut off goes on.
"""

import ast
import math
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from bot.analyses import DecisionKind
from bot.engine.analysis import match_analysis
from bot.engine.decisions import decisions_of
from bot.engine.depths import ANALYSIS_PLIES
from bot.engine.judgement import analyze_decision
from bot.rules.sides import Side
from bot.rules.transcript import from_mat, to_mat
from tests.engine.matches import level_match

GNUBG = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
PAIRS = (
    ("expert", "advanced"),
    ("advanced", "intermediate"),
    ("intermediate", "expert"),
    ("casual", "advanced"),
    ("advanced", "expert"),
    ("intermediate", "advanced"),
    ("expert", "intermediate"),
    ("expert", "casual"),
)
LENGTH = 7
ALIKE = 0.15
"""Equity after a play within which both see the same position."""
ANALYZE = """
def say(*lines):
    for line in lines:
        gnubg.command(line)
say("set confirm new off", "set confirm save off", "set display off", "set threads 1")
say("set analysis chequerplay evaluation plies 2", "set analysis cubedecision evaluation plies 2")
say("import mat {name}.mat", "analyse match", "show statistics match")
with open("{name}.games", "w") as file:
    file.write(repr(gnubg.match(1, 1, 1, 1)["games"]))
"""
NUMBERS = r"\s+-?\+?([\d.]+)(?: *\([^)]*\))?\s+-?\+?([\d.]+)"


def main(folder):
    """Play, analyze, compare; 0 if fourteen of sixteen records agree within 0.5 and all within 1."""
    folder.mkdir(parents=True, exist_ok=True)
    apart, apart_alike = [], []
    for number, pair in enumerate(PAIRS):
        name = f"{number}-{pair[0]}-{pair[1]}"
        log = played(folder / f"{name}.mat", number, pair)
        theirs = gnubg(folder, name)
        their_plays = plays_of(folder / f"{name}.games")
        began = time.process_time()
        studied = [analyze_decision(one, ANALYSIS_PLIES) for one in decisions_of(log)]
        ours = match_analysis(log, {one.seq: one for one in studied})
        seconds = time.process_time() - began
        for side in Side:
            own, (rate, choices) = ours.sides[side], theirs[side]
            apart.append(500 * own.error - rate / 2)
            print(
                f"{pair[side]:13} GNU Backgammon {rate / 2:5.2f} of {choices:3}, ours {500 * own.error:5.2f} of "
                f"{own.choices:3} (rating {own.rating:5.2f}), apart {apart[-1]:+.2f}, {seconds:.0f} s",
                flush=True,
            )
            count, their_rate, rate = rates_where_alike([one for one in studied if one.side is side], their_plays)
            apart_alike.append(rate - their_rate)
            print(f"{'seen alike':>13} {their_rate:20.2f} of {count:3}, ours {rate:5.2f}, apart {apart_alike[-1]:+.2f}")
    near = sum(abs(one) <= 0.5 for one in apart_alike)
    print(f"where both see the same: {near} of {len(apart)} within 0.5, the largest {max(map(abs, apart_alike)):.2f}")
    near, all_near = sum(abs(one) <= 0.5 for one in apart), max(map(abs, apart)) <= 1
    print(f"{near} of {len(apart)} within 0.5, the largest {max(map(abs, apart)):.2f}")
    return int(near < 14 or not all_near)


def played(path, seed, pair):
    """The log of a match, played unless it's there."""
    if not path.exists():
        path.write_text(to_mat(level_match(seed, LENGTH, pair, games=99), ("White", "Black")), encoding="utf-8")
    return list(from_mat(path.read_text(encoding="utf-8")).events)


def rates_where_alike(studied, their_plays):
    """How many plays both value about the same, and what they lost by them: GNU Backgammon's rate and ours."""
    losses = []
    for one in studied:
        if one.kind is not DecisionKind.CHECKER or not one.counted:
            continue
        dice = frozenset((one.roll.first, one.roll.second))
        equity, loss = their_plays.get((one.game, one.position.gnubg_id, dice), (math.inf, 0.0))
        if abs(equity - one.equity) <= ALIKE:
            losses.append((loss, one.loss))
    return len(losses), *(500 * sum(side) / len(losses) for side in zip(*losses, strict=True))


def plays_of(path):
    """What GNU Backgammon says of each play: its equity and what it loses, by game, position and roll."""
    found = {}
    for number, game in enumerate(ast.literal_eval(path.read_text(encoding="utf-8")), 1):
        for one in game["game"]:
            analysis = one.get("analysis", {})
            if one["action"] == "move" and analysis.get("moves") and analysis.get("imove") is not None:
                best, made = analysis["moves"][0]["score"], analysis["moves"][analysis["imove"]]["score"]
                found[number, one["board"], frozenset(one["dice"])] = made, best - made
    return found


def gnubg(folder, name):
    """Thousandths lost a decision and the number of decisions of both sides, by GNU Backgammon."""
    said = folder / f"{name}.txt"
    if not (said.exists() and (folder / f"{name}.games").exists()):
        (folder / "script.py").write_text(ANALYZE.format(name=name))
        done = subprocess.run(
            [GNUBG, "-t", "-q", "-r", "-p", "script.py"], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
            text=True, check=True, env={**os.environ, "HOME": str(folder.absolute()), "LANG": "C.UTF-8"},
        )  # fmt: skip
        said.write_text(done.stdout, encoding="utf-8")
    text = said.read_text(encoding="utf-8")
    rates = re.findall(r"Error rate mEMG \(MWC\)" + NUMBERS, text)[-1]
    counts = [re.search(what + NUMBERS, text).groups() for what in ("Unforced moves", "Close or actual cube decisions")]
    return [(float(rate), sum(int(count[side]) for count in counts)) for side, rate in enumerate(rates)]


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
