"""Why another decision was right, in words: computed facts, each with its drawback.

No sentence says why: facts stand beside each other, joined by "though" and "instead".
"""

import asyncio
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import structlog

from bot.app.logged import LoggedMatch
from bot.engine.explaining import Choice, Explain, Explanation, choice_of
from bot.engine.pool import EnginePool
from bot.errors import EngineMissing, EngineUnavailable
from bot.records.analyses import CubeFacts, CubeStands, DecisionAnalysis
from bot.rules.facts import CHANCES, Fact, Family, Sentence
from bot.rules.match.evolution import states_before
from bot.texts.catalogue import Key, decimal, keys, say
from bot.ui.kit.names import unmarked
from bot.ui.match.style import PointNumbers

_log: Final = structlog.get_logger(__name__)
LONGEST: Final = 220
"""Characters of a sentence."""
_CLAUSES: Final = keys("facts", Family)
_DOUBLES: Final = {Family.GAMMON: Key("facts-double"), Family.GAMMON_LOST: Key("facts-double-lost")}
"""The name of a win that counts double, where it isn't called a gammon."""
_IN_TENTHS: Final = frozenset({Family.EPC, Family.WASTE})
_ANSWERS: Final = (CubeStands.TAKE, CubeStands.BEAVER, CubeStands.PASS)
Explanations = Mapping[int, Explanation]
"""By the `seq` of the decision."""
UNEXPLAINED: Final[Explanations] = MappingProxyType({})


async def explained_in(pool: EnginePool, logged: LoggedMatch, wanted: Sequence[DecisionAnalysis]) -> Explanations:
    """The facts about these decisions of a match; nothing if the workers don't answer."""
    states = await asyncio.to_thread(states_before, logged.events, [one.seq for one in wanted])
    choices = [choice_of(one, states[one.seq]) for one in wanted]
    return dict(zip((one.seq for one in wanted), await explained(pool, choices), strict=True))


async def explained(pool: EnginePool, choices: Sequence[Choice]) -> tuple[Explanation, ...]:
    """The facts about choices, by a worker; where none answers, in a thread what needs no network."""
    try:
        return await pool.ask(Explain(tuple(choices)))
    except (EngineMissing, EngineUnavailable):
        return await asyncio.to_thread(Explain(tuple(choices), bare=True).answer)
    except ValueError as error:
        _log.info("nothing explained", error=repr(error))
        return (Explanation(),) * len(choices)


def explanation_lines(
    found: Explanation, numbers: PointNumbers, best: str = "", *, other: str = "", yours: bool = False
) -> list[str]:
    """The sentences about a decision. `best` is the notation of the best play; without it that isn't told.

    `other`: that of the play that it's compared with, where nothing above names that. `yours`: the reader has
    that decision.
    """
    if found.equal:
        return [say("facts-equal")]
    if found.cube is not None:
        return _cube_lines(found.cube, yours=yours)
    play = unmarked(numbers.text(best)) if best else say("facts-another")
    said = (_sentence(one, numbers, play, first=not place) for place, one in enumerate(found.sentences))
    lines = [sentence for sentence in said if len(sentence) <= LONGEST]
    return [say("facts-compared", play=numbers.text(other)), *lines] if other and lines else lines


def _sentence(one: Sentence, numbers: PointNumbers, play: str, *, first: bool) -> str:
    gain = "" if one.gain is None else _clause(one.gain, numbers)
    loss = "" if one.loss is None else _clause(one.loss, numbers)
    if not gain:
        return say("facts-only-though", play=play, loss=loss)
    if first:
        if loss:
            return say("facts-first-though", play=play, gain=gain, loss=loss)
        return say("facts-first", play=play, gain=gain)
    return say("facts-more-though", gain=gain, loss=loss) if loss else say("facts-more", gain=gain)


def _clause(fact: Fact, numbers: PointNumbers) -> str:
    """The merit of the better play, by one fact."""
    family, best, played = fact.family, fact.best, fact.played
    if family in (Family.POINTS, Family.ANCHOR):
        return _of_points(fact, numbers)
    if family in CHANCES:
        clauses = _CLAUSES if numbers.game.gammons else _CLAUSES | _DOUBLES
        return say(clauses[family], best=_percent(best), played=_percent(played))
    if family in _IN_TENTHS:
        return say(_CLAUSES[family], best=_tenths(best), played=_tenths(played))
    if family is Family.RACE:
        now, was = _stands(best), _stands(played)
        stands = {"now": now, "was": "same" if was == now else was}
        return say("facts-race", best=abs(int(best)), played=abs(int(played)), **stands)
    counts = {"best": int(best), "played": int(played)}
    if family is Family.SHOTS and numbers.game.pins:
        return say("facts-pin-shots", **counts)
    if family is Family.SHOTS:
        return say("facts-shots", back=bool(fact.points), **counts)
    return say(_CLAUSES[family], **counts)


def _of_points(fact: Fact, numbers: PointNumbers) -> str:
    """Points that only one of the plays holds: for the better play its own, against it those of the other."""
    ours = fact.weight > 0
    named, instead = (fact.points, fact.instead) if ours else (fact.instead, ())
    made = [point in fact.made for point in named]
    ways = ("makes", "keeps", "holds") if ours else ("misses", "breaks", "lacks")
    made += [point in fact.made for point in instead]  # if one was made and the other given up, it's neither's verb
    way = ways[0] if all(made) else ways[2] if any(made) else ways[1]
    key, others = _CLAUSES[fact.family], _listed(instead, numbers) or "none"
    return say(key, way=way, points=_listed(named, numbers), count=len(named), instead=others)


def _listed(points: tuple[int, ...], numbers: PointNumbers) -> str:
    """`8`, `8 and 5`, `8, 6 and 5`."""
    named = [str(numbers.point(point)) for point in points]
    return "".join(named) if len(named) < 2 else say("does-and", first=", ".join(named[:-1]), last=named[-1])


def _stands(pips: float) -> str:
    return "ahead" if pips > 0 else "behind" if pips < 0 else "level"


def _tenths(value: float) -> str:
    return decimal(f"{value:.1f}")


def _percent(value: float, digits: int = 1) -> str:
    return say("percent", number=decimal(f"{value:.{digits}f}"))


def _about(*values: float) -> list[str]:
    """Chances in whole numbers, unless they'd look the same then."""
    whole = len({round(value) for value in values}) == len(values)
    return [_percent(value, 0 if whole else 1) for value in values]


def _cube_lines(cube: CubeFacts, *, yours: bool) -> list[str]:
    """First what it comes to, in a plain sentence; then exactly, in small print."""
    lines = list[str]()
    if cube.stands in _ANSWERS and cube.cash is not None:
        win, needs = _about(100 - cube.win, 100 - cube.cash)
        lines.append(say("facts-answer", state=cube.stands.value, win=win, needs=needs, yours=yours))
    elif cube.stands is not None and cube.double is not None and cube.cash is not None:
        good = 100.0 if cube.too_good is None else cube.too_good
        shown = dict(
            zip(("win", "double", "cash", "good"), _about(cube.win, cube.double, cube.cash, good), strict=True)
        )
        lines.append(say("facts-window", state=cube.stands.value, yours=yours, **shown))
        lines.append(say("facts-cube-points", double=_percent(cube.double), cash=_percent(cube.cash)))
    else:
        lines.append(say("facts-doubler", win=_percent(cube.win, 0)))
    if cube.losers is not None:
        lines.append(say("facts-losers", losers=cube.losers))
    if cube.take is not None:
        gammon = "none" if cube.gammon is None else decimal(f"{cube.gammon:.2f}")
        lines.append(say("facts-stakes", take=_percent(cube.take), gammon=gammon))
    return [*lines[:1], *(f"-# {line}" for line in lines[1:])]
