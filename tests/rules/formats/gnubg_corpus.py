"""Matches that GNU Backgammon plays against itself: `python -m tests.rules.formats.gnubg_corpus FOLDER`.

100 matches and 20 sessions (or `MATCHES SESSIONS SEED` after the folder). Each file must import, with every position,
cube action and score as GNU Backgammon has them itself, must come back from our `.mat` event for event, and GNU
Backgammon must read our `.mat` and our SGF as the same match without a complaint. Needs GNU Backgammon with Python.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

from bot.errors import BotError
from bot.rules.formats.played import check_played
from bot.rules.match import events as ev
from bot.rules.match.evolution import evolve
from bot.rules.transcript import from_mat, to_mat, to_sgf

GNUBG = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
NOISE = (0.0, 0.02, 0.05, 0.1, 0.2)
"""How much GNU Backgammon's evaluations are disturbed: at 0.2 it plays like a beginner."""
COMPLAINT = re.compile(r"warning|invalid|unrecogni|error|doesn't|illegal|cannot", re.IGNORECASE)
PEOPLE = ("Ann", "Bill")

PLAY = """
import json, os
def say(*lines):
    for line in lines:
        gnubg.command(line)
def keep(path):
    with open(path, "w") as file:
        json.dump(gnubg.match(0, 1, 0, 0), file)
say("set confirm new off", "set confirm save off", "set display off", "set automatic roll on", "set threads 1")
say("set defaultnames Ann Bill", "set player 0 gnubg", "set player 1 gnubg")
for job in json.load(open("jobs")):
    name, length = job["name"], job["length"]
    say("set jacoby " + job["jacoby"], "set beavers 3")
    if job["play"]:
        say("set automatic game " + ("on" if length else "off"), "set seed %d" % job["seed"])
        for player, noise in enumerate(job["noise"]):
            for kind in ("chequerplay", "cubedecision"):
                say("set player %d %s evaluation plies 0" % (player, kind))
                say("set player %d %s evaluation noise %f" % (player, kind, noise))
        say("new match %d" % length if length else "new session", "play")
        for _ in range(job["games"] - 1):
            say("new game", "play")
        say("export match mat %s.mat" % name, "save match %s.sgf" % name)
        keep(name + ".json")
    else:
        for form, load in (("mat", "import mat"), ("sgf", "load match")):
            print("READS", name, form, flush=True)
            say("%s %s.ours.%s" % (load, name, form))
            keep("%s.%s.json" % (name, form))
"""


def main(folder, matches=100, sessions=20, seed=1):
    """Let them be played, read them, and print what differs; 0 when nothing does."""
    folder.mkdir(parents=True, exist_ok=True)
    jobs = [job(number, matches, Random(f"{seed} {number}")) for number in range(matches + sessions)]
    gnubg(folder, jobs)
    found = {job["name"]: imported(folder, job["name"]) for job in jobs}
    readable = [job | {"play": False} for job in jobs if (folder / f"{job['name']}.ours.mat").exists()]
    said = gnubg(folder, readable)
    for done in readable:
        found[done["name"]][1].extend(reread(folder, done["name"], said))
    counts = sum((counted for counted, _ in found.values()), Counter())
    wrong = {name: differences for name, (_, differences) in found.items() if differences}
    for name, differences in wrong.items():
        print(name, *differences, sep="\n  ")
    print(f"{len(jobs)} files, {len(wrong)} with differences;", ", ".join(f"{n} {what}" for what, n in counts.items()))
    return int(bool(wrong))


def job(number, matches, random):
    """What GNU Backgammon shall play; every length and every pair of noises comes up."""
    length = 1 + number % 9 if number < matches else 0
    return {
        "name": f"match{number}-{length}" if length else f"session{number}",
        "play": True,
        "seed": random.randrange(1 << 30),
        "length": length,
        "games": 1 if length else random.randint(1, 8),
        "noise": [NOISE[number % len(NOISE)], random.choice(NOISE)],
        "jacoby": "on" if number % 2 else "off",
    }


def gnubg(folder, jobs):
    """Run the jobs; what GNU Backgammon prints."""
    (folder / "jobs").write_text(json.dumps(jobs))
    (folder / "script.py").write_text(PLAY)
    done = subprocess.run(
        [GNUBG, "-t", "-q", "-r", "-p", "script.py"], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True,
        text=True, check=True, env={**os.environ, "HOME": str(folder.absolute()), "LANG": "C.UTF-8"},
    )  # fmt: skip
    return done.stdout + done.stderr


def imported(folder, name):
    """Read a file and write ours beside it. Returns counts of what it holds, and what differs."""
    dump = json.loads((folder / f"{name}.json").read_text())
    counts = Counter(action["action"] for game in dump["games"] for action in game["game"])
    counts["games"] = len(dump["games"])
    try:
        read = from_mat((folder / f"{name}.mat").read_bytes())
        text = to_mat(read.events, read.names, date=read.date)
        differences = first_difference("import", theirs(dump), ours(read.events))
        differences += first_difference("export", list(map(str, read.events)), list(map(str, from_mat(text).events)))
        check_played(read.events)
        (folder / f"{name}.ours.mat").write_text(text)
        (folder / f"{name}.ours.sgf").write_text(to_sgf(read.events, read.names))
    except BotError as error:
        differences = [f"refused: {error}"]
    return counts, differences


def reread(folder, name, said):
    """What GNU Backgammon reads otherwise, and complains of, in our files."""
    differences = []
    dump = json.loads((folder / f"{name}.json").read_text())
    for form in ("mat", "sgf"):
        about = said.partition(f"READS {name} {form}\n")[2].partition("READS ")[0]
        differences += [f"complaint of {form}: {line}" for line in about.splitlines() if COMPLAINT.search(line)]
        again = json.loads((folder / f"{name}.{form}.json").read_text())
        differences += first_difference(form, theirs(dump, moves=True), theirs(again, moves=True))
    return differences


def first_difference(what, one, other):
    """Where two lists of lines part, in words; nothing where they don't."""
    if one == other:
        return []
    same = next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), -1)
    return [f"{what}: {one[same]} | {other[same]} ({len(one)} lines, {len(other)})"]


def theirs(dump, *, moves=False):
    """A match as lines, from its own account: scores, rolls with the positions before them, cubes, ends."""
    lines = []
    for game in dump["games"]:
        info, actions = game["info"], game["game"]
        lines.append(f"Game {info['score-X']}-{info['score-O']}")
        for action in actions:
            who = PEOPLE["XO".index(action["player"])]
            if action["action"] == "move":
                roll = "".join(map(str, sorted(action["dice"], reverse=True)))
                lines.append(f"{who} {roll} {action['board']}" + (f" {net(action['move'])}" if moves else ""))
            else:
                lines.append(f"{who} {action['action']}s")
        # Its account counts gammons even where the Jacoby rule does not.
        counted = "Jacoby" not in dump["match-info"].get("rules", ()) or "take" in {a["action"] for a in actions}
        won = info.get("points-won", 0) if counted or info.get("resigned") else 1
        if info["winner"]:
            lines.append(f"{PEOPLE['XO'.index(info['winner'])]} wins {won}")
    return lines


def net(moves):
    """Where checkers left and where they went; which point they touched on the way is anyone's reading."""
    change = Counter(target for _, target in moves)
    change.subtract(source for source, _ in moves)
    return sorted((point, count) for point, count in change.items() if count)


def ours(events):
    """The same lines from our events."""
    lines = []
    state = None
    for event in events:
        before, state = state, evolve(state, event)
        match event:
            case ev.GameStarted():
                lines.append("Game {}-{}".format(*before.score))
            case ev.PlayMade(side) | ev.TurnPassed(side):
                lines.append(f"{PEOPLE[side]} {before.roll.high}{before.roll.low} {before.position.gnubg_id}")
            case ev.DoubleOffered(side) | ev.CubeBeavered(side):
                lines.append(f"{PEOPLE[side]} doubles")
            case ev.DoubleTaken(side):
                lines.append(f"{PEOPLE[side]} takes")
            case ev.DoublePassed(side):
                lines.append(f"{PEOPLE[side]} drops")
            case ev.ResignationOffered(side):
                lines.append(f"{PEOPLE[side]} resigns")
            case ev.GameEnded(winner, points):
                lines.append(f"{PEOPLE[winner]} wins {points}")
    return lines


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *map(int, sys.argv[2:])))
