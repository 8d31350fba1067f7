"""Make the benchmark of a game: `python -m tools.prove.make plakoto --minutes 8` plays on from where it stopped.

Every play within .15 of the best, as the network's look at all answers has it, and the best at its first look are
played out by the network, with the same dice for all plays of a roll and the luck taken out. A play more than .10
behind after 200 games is dropped, or sooner if that's certain. Each of the others goes on until it's known to a
standard error of .007 against the best, or to a sixth of what it's behind. Races are played to their end; where there
is contact, the network says the rest after eight rolls. Games are kept in `data/prove`, so a run that is cut off loses
half a minute at most and counts none twice.
Decisions in the game's file are taken from there if the same network played them out in the same way.

The file has the decisions up to the first one for which the time was too short: later ones that need no games would be
the easy ones, and all ratings would look better. A file that has more isn't replaced by one that has less.
"""

from __future__ import annotations

import argparse
import contextlib
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from bot.engine.evaluator import frame_of, values_of
from bot.engine.nets.net import table_of
from bot.engine.network import bearing_off
from tools.prove.choose import TO_THE_END, Found, Player, decisions_of, share_of_contact, unit_of
from tools.prove.file import EDITION, Benchmark, Decision, Head, Worth, path_of, read, rules_of, write
from tools.prove.judge import shipped_now
from tools.prove.kept import Begun, Games, Kept, Standings, is_settled, standings, still
from tools.train.compiled import compile_judges
from tools.train.spec import NAMES

NEAR: Final = 0.15
ERROR: Final = 0.007
_CHUNK: Final = 32
ROLLS: Final = 8
_CLOSER: Final = 0.3
"""How far behind at the first look a play may be to get a second."""
_DATA: Final = Path("data/prove")


class Making:
    """One game's benchmark in the making."""

    def __init__(self, game: str, rolls: int, wanted: float) -> None:
        self.player, self.unit, self.rolls = Player(game), unit_of(game), rolls
        self.wanted = wanted * self.unit
        self.solved = table_of(game) is not None
        self.kept = {contact: self._kept(rolls if contact else 0) for contact in (True, False)}
        self.way = f"--rolls {rolls} --error {wanted}"
        """How plays are played out, as the command says it."""
        self.known = dict[int, Decision]()
        """The decisions in the game's file, by seed, if they were played out as here."""
        self._before = self._from_file()

    def _kept(self, rolls: int) -> Kept:
        """The games kept that stop after `rolls` rolls, or those played to the end."""
        game = self.player.game
        begun = Begun(EDITION, game, rules_of(game), self.player.digest, rolls)
        return Kept(_DATA / f"{game}-{rolls or 'end'}.jsonl", begun)

    def _from_file(self) -> float:
        """Take the decisions from the game's file; the seconds that they took."""
        path = path_of(self.player.game)
        if not path.exists():
            return 0.0
        found = read(path, self.player.game)
        if (found.head.net, found.head.made[-len(self.way) :]) != (self.player.digest, self.way):
            return 0.0
        self.known = {one.seed: one for one in found.decisions}
        return found.head.seconds

    def seconds(self, decisions: list[Decision]) -> float:
        """Processor time that the games of these decisions took."""
        new = [(self.kept[one.contact], one.seed) for one in decisions if one.seed not in self.known]
        return round(self._before + sum(kept.seconds.get(seed, 0.0) for kept, seed in new), 1)

    def looks(self, one: Found) -> np.ndarray:
        """What each play is worth by the network: two plies deep if it's near the best."""
        worths = np.array([look.equity for look in one.looks])
        if self.solved:
            return worths
        near = np.nonzero(worths >= worths.max() - _CLOSER * self.unit)[0]
        deep = values_of([one.plays[at] for at in near], frame_of(one.state), 2)
        seen = np.array([look.equity for look in deep])
        found = worths + (seen - worths[near]).mean()
        found[near] = seen
        return found

    def _borne_off(self, one: Found) -> bool:
        """Is every play looked up in the bear-off table?"""
        return all(bearing_off(self.player.game, play.after) for play in one.plays)

    def played(self, wanted: list[Found], until: float) -> Iterator[Decision]:
        """Those that are settled, up to the first one for which the time is too short."""
        with contextlib.suppress(TimeoutError):
            for one in wanted:
                if (decision := self.play(one, until)) is not None:
                    yield decision

    def play(self, one: Found, until: float) -> Decision | None:
        """Play a decision out; None if a play stopped too early to be known. Raises TimeoutError."""
        known = self.known.get(one.seed)
        if known is not None and (known.position, known.roll) == (one.state.position, roll_of(one)):
            return known
        looks = self.looks(one)
        candidates = looks >= looks.max() - NEAR * self.unit
        # The deeper look may be the one that's wrong: nobody is charged for the first one's best play unplayed.
        candidates[np.argmax([look.equity for look in one.looks])] = True
        if self.solved or candidates.sum() == 1 or self._borne_off(one):
            return self._decision(one, [Worth(round(float(looks.max() - look), 4), 0.0, 0) for look in looks])
        kept, rolls = self.kept[one.contact], self.rolls if one.contact else TO_THE_END
        while True:
            rows = kept.of(one.seed, len(looks))
            if len(rows):
                found = standings(rows)
                alive = still(found, self.unit, self.wanted)
                if alive.sum() == 1:
                    found = found._replace(loss=found.loss - found.loss.min())
                    settled = is_settled(found, self.unit, self.wanted)
                    return self._played(one, looks, found) if settled else None
            else:
                alive = candidates
            if time.monotonic() > until:
                raise TimeoutError
            begun = time.process_time()
            more = self.player.results(one, alive, rolls, len(rows), _CHUNK)
            said = [[round(float(x), 4) if on else None for x, on in zip(row, alive, strict=True)] for row in more]
            kept.add(Games(one.seed, len(rows), said, time.process_time() - begun))

    def _played(self, one: Found, looks: np.ndarray, found: Standings) -> Decision:
        """The plays without games lose what the network's look says, against the best play as it sees that.

        One that stopped early may turn out better than the one that was best in the end: then that is the best.
        """
        worths = [
            Worth(round(float(loss), 4), round(float(error), 4), int(games))
            if games
            else Worth(round(max(0.0, float(looks[found.best] - look)), 4), 0.0, 0)
            for look, loss, error, games in zip(looks, found.loss, found.error, found.games, strict=True)
        ]
        return self._decision(one, worths)

    @staticmethod
    def _decision(one: Found, worths: list[Worth]) -> Decision:
        return Decision(one.seed, one.contact, one.state.position, roll_of(one), one.state.turns, tuple(worths))

    def write(self, decisions: list[Decision], command: str) -> Head:
        """Write the file, with what the network that ships is by it."""
        game = self.player.game
        total = sum(worth.games for one in decisions for worth in one.worths)
        head = Head(
            EDITION, game, rules_of(game), command, self.player.digest, self.rolls, self.unit,
            round(share_of_contact(self.player), 3), total, self.seconds(decisions), "",
        )  # fmt: skip
        head = msgspec.structs.replace(head, shipped=shipped_now(Benchmark(head, tuple(decisions))))
        write(path_of(game), head, tuple(decisions))
        return head


def roll_of(one: Found) -> tuple[int, int]:
    """The roll of a decision as a file has it."""
    return one.state.roll.first, one.state.roll.second


def in_turn(player: Player, count: int) -> list[Found]:
    """`count` decisions: three with contact, then one in a race, since few in self-play are races."""
    races = count // 4
    found = list(decisions_of(player, count - races, races))
    contact, race = (iter([one for one in found if one.contact is kind]) for kind in (True, False))
    return [one for _ in range(count) for one in (*islice(contact, 3), *islice(race, 1))]


def main() -> None:
    """Play for so many minutes, and write what is done."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--decisions", type=int, default=60, help="how many; a quarter of them in races")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--rolls", type=int, default=ROLLS, help="rolls before the network says the rest (contact)")
    parser.add_argument("--error", type=float, default=ERROR)
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    compile_judges()
    making = Making(asked.game, asked.rolls, asked.error)
    wanted = in_turn(making.player, asked.decisions)
    done = list(making.played(wanted, until))
    if len(done) < len(making.known):
        print(f"not written: the file has {len(making.known)} decisions")
    elif done:
        making.write(done, f"python -m tools.prove.make {asked.game} --decisions {asked.decisions} {making.way}")
    print(f"{asked.game}: {len(done)} of {len(wanted)} decisions, {making.seconds(done):.0f} s", flush=True)


if __name__ == "__main__":
    main()
