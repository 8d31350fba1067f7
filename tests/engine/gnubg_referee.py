"""Our analysis beside GNU Backgammon's "2-ply": `python -m tests.engine.gnubg_referee FOLDER`, where that is installed.

People's matches are those that FOLDER/people holds, as .mat files; eight to 7 are played by the levels, four by GNU
Backgammon with noise, and all are analyzed by both. Each network finds fewer errors in plays that it chose itself;
people's plays are chosen by neither. Of each side it prints the equity lost per decision as GNU Backgammon counts,
halved, which is a performance rating but for what counts as a decision; and the same for those plays alone of whose
equity both say about the same: where they don't, as in some back games, one of the networks is wrong. Kept in FOLDER,
so that a run that was cut off goes on.
"""

import ast
import math
import os
import re
import shutil
import subprocess
import sys
import time
from itertools import chain
from pathlib import Path

from bot.engine.analyst import match_analysis
from bot.engine.decisions import decisions_of
from bot.engine.judgement import analyze_decision
from bot.engine.standing import ANALYSIS_PLIES
from bot.records.analyses import DecisionKind
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
NOISE = ((0.025, 0.06), (0.05, 0.03), (0.08, 0.025), (0.04, 0.1))
"""GNU Backgammon's errors in the matches that it plays with itself."""
LENGTH = 7
PLAY = (
    "set confirm new off",
    "set confirm save off",
    "set display off",
    "set threads 1",
    "set player 0 gnubg",
    "set player 1 gnubg",
    "set automatic game on",
    "set automatic roll on",
    "set rng mersenne",
    f"new match {LENGTH}",
)
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
    """Play, analyze, compare; 0 if of people's records seven of eight agree within 0.5 and all within 1."""
    folder.mkdir(parents=True, exist_ok=True)
    people = list(chain(*(match(folder / "people", path.stem) for path in sorted(folder.glob("people/*.mat")))))
    ours = chain(*(match(folder, f"{n}-{'-'.join(pair)}", level_mat(n, pair)) for n, pair in enumerate(PAIRS)))
    theirs = chain(*(match(folder, f"gnubg-{n}", gnubg_mat(folder, n, noise)) for n, noise in enumerate(NOISE)))
    played_by = {"people": people, "our levels": list(ours), "GNU Backgammon": list(theirs)}
    for who, found in played_by.items():
        if not found:
            continue
        for gaps, what in zip(zip(*found, strict=True), ("all decisions", "plays seen alike"), strict=True):
            near = sum(abs(one) <= 0.5 for one in gaps)
            mean = sum(gaps) / len(gaps)
            print(f"played by {who}, {what}: {mean:+.2f} on average, {near} of {len(gaps)} within 0.5, ", end="")
            print(f"the largest {max(map(abs, gaps)):.2f}")
    apart = [abs(gap) for gap, _ in people]
    return int(not apart or 8 * sum(one <= 0.5 for one in apart) < 7 * len(apart) or max(apart) > 1)


def match(folder, name, make=None):
    """How far both are apart about each side of a match: by all decisions, and by the plays that they see alike."""
    path = folder / f"{name}.mat"
    if make and not path.exists():
        make(path)
    log = list(from_mat(path.read_text(encoding="utf-8")).events)
    theirs, their_plays = gnubg(folder, name), plays_of(folder / f"{name}.games")
    began = time.process_time()
    studied = [analyze_decision(one, ANALYSIS_PLIES) for one in decisions_of(log)]
    ours = match_analysis(log, {one.seq: one for one in studied})
    seconds = time.process_time() - began
    found = []
    for side in Side:
        own, (rate, choices) = ours.sides[side], theirs[side]
        count, their_rate, our_rate = rates_where_alike([one for one in studied if one.side is side], their_plays)
        found.append((500 * own.error - rate / 2, our_rate - their_rate))
        print(
            f"{name:24} GNU Backgammon {rate / 2:5.2f} of {choices:3}, ours {500 * own.error:5.2f} of {own.choices:3} "
            f"({found[-1][0]:+.2f}); seen alike {their_rate:5.2f} of {count:3}, ours {our_rate:5.2f} "
            f"({found[-1][1]:+.2f}); {seconds:.0f} s",
            flush=True,
        )
    return found


def level_mat(seed, pair):
    """Makes the file of a match between two levels."""
    return lambda path: path.write_text(
        to_mat(level_match(seed, LENGTH, pair, games=99), ("White", "Black")), encoding="utf-8"
    )


def gnubg_mat(folder, seed, noise):
    """Makes the file of a match that GNU Backgammon plays with itself, looking one play ahead with so much noise."""
    players = [
        f"set player {side} {what} evaluation {setting}"
        for side in range(2)
        for what, most in (("chequerplay", noise[side]), ("cubedecision", 0.02))
        for setting in ("plies 0", f"noise {most}")
    ]
    lines = [*PLAY[:-1], *players, f"set seed {seed + 5}", PLAY[-1]]
    return lambda path: run(folder, "".join(f"{line}\n" for line in (*lines, f"export match mat {path.name}")))


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
        said.write_text(run(folder, "", "-p", "script.py"), encoding="utf-8")
    text = said.read_text(encoding="utf-8")
    rates = re.findall(r"Error rate mEMG \(MWC\)" + NUMBERS, text)[-1]
    counts = [re.search(what + NUMBERS, text).groups() for what in ("Unforced moves", "Close or actual cube decisions")]
    return [(float(rate), sum(int(count[side]) for count in counts)) for side, rate in enumerate(rates)]


def run(folder, commands, *options):
    """What GNU Backgammon says to these commands."""
    return subprocess.run(
        [GNUBG, "-t", "-q", "-r", *options], cwd=folder, input=commands, capture_output=True,
        text=True, check=True, env={**os.environ, "HOME": str(folder.absolute()), "LANG": "C.UTF-8"},
    ).stdout  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
