"""A second reading of the chouette, written from the page on group play and sharing nothing with the code.

It is fed the log as plain data, event by event, and believes of it only what people chose, threw and moved. Cubes,
owners, payments, captains, the share of the partner and who sits where it works out by itself.
"""

import re
from functools import cache

START = {
    "backgammon": {24: 2, 13: 5, 8: 3, 6: 5},
    "nackgammon": {24: 2, 23: 2, 13: 4, 8: 3, 6: 4},
    "hypergammon": {24: 1, 23: 1, 22: 1},
}
BOX, CREW = 0, 1
PRESET_LINES = {
    "most": 12,
    "partner_may": 0,
    "partner_must": 0,
    "last_asked_first": False,
    "extras": False,
    "rotation": "captain",
    "joiner": "last",
    "limit": 0,
    "variant": "backgammon",
}


@cache
def handler_named(kind):
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower()


class Board:
    def __init__(self, variant):
        self.men = [dict(START[variant]), dict(START[variant])]
        self.total = sum(START[variant].values())

    def move(self, side, source, target):
        mine, theirs = self.men[side], self.men[1 - side]
        mine[source] -= 1
        if target <= 0:
            return
        mine[target] = mine.get(target, 0) + 1
        if theirs.get(25 - target, 0) == 1:
            theirs[25 - target] = 0
            theirs[25] = theirs.get(25, 0) + 1

    def left(self, side):
        return sum(self.men[side].values())

    def size(self, winner):
        loser = self.men[1 - winner]
        if self.left(1 - winner) < self.total:
            return 1
        return 3 if any(count and point >= 19 for point, count in loser.items()) else 2


class Stake:
    """A cube between two people."""

    def __init__(self, crew, other, value, owner=None, turned=False):
        self.crew, self.other, self.value, self.owner, self.turned = crew, other, value, owner, turned
        self.pending, self.doubler, self.paid = 0, None, None
        self.offer = None
        """Who offers to lose it, and how often its value."""

    def agreed(self):
        return self.value * 2 ** max(0, self.pending - 1), self.turned or self.pending > 1


class Oracle:
    def __init__(self):
        self.order, self.partner, self.scores = [], None, {}
        self.lobby, self.waiting, self.leaving, self.gone = [], [], [], []
        self.window = None
        self.loser = None
        self.games = 0

    def feed(self, event):
        handler = getattr(self, handler_named(event["type"]), None)
        if handler:
            handler(event)
        assert sum(self.scores.values()) == 0

    def chouette_opened(self, event):
        given = event["settings"]
        self.lines = {**PRESET_LINES, **{key: given[key] for key in PRESET_LINES if key in given}}
        rules = given.get("rules", {"jacoby": True, "beavers": True})
        self.jacoby = rules.get("jacoby", False)
        self.automatic = rules.get("automatic_doubles", 0)

    def member_joined(self, event):
        self.waiting.append(event["person"])
        self.scores.setdefault(event["person"], 0)

    def member_leaving(self, event):
        who = event["person"]
        if who in self.waiting:
            self.waiting.remove(who)
            return
        if who not in self.leaving:
            self.leaving.append(who)
        if event.get("now"):
            self.gone.append(who)

    def member_stayed(self, event):
        self.leaving.remove(event["person"])

    def order_changed(self, event):
        self.reseat()
        self.same_seats(event)

    def reseat(self):
        if self.partner in self.leaving:
            self.partner = None
        if self.partner is not None and self.order[0] in self.leaving:
            self.order[0], self.partner = self.partner, None
        self.order = [one for one in self.order if one not in self.leaving]
        self.leaving, self.gone = [], []
        room = self.lines["most"] - len(self.order) - (self.partner is not None)
        comers, self.waiting = self.waiting[: max(0, room)], self.waiting[max(0, room) :]
        if self.lines["joiner"] == "before_loser" and self.loser in self.order:
            at = self.order.index(self.loser)
            self.order[at:at] = comers
        else:
            self.order += comers
        if len(self.order) < 2 and self.partner is not None:
            self.order, self.partner = [*self.order, self.partner], None

    def same_seats(self, event):
        assert self.order == list(event["order"])
        assert self.partner == event.get("partner")
        assert self.waiting == list(event.get("joiners", ()))

    def order_thrown(self, event):
        """Whoever threw more in the first round in which two differ stands before the other."""
        thrown = {}
        for one_round in event["rounds"]:
            for person, die in one_round:
                thrown.setdefault(person, []).append(die)
        assert sorted(thrown) == sorted(self.order)
        assert len({tuple(dice) for dice in thrown.values()}) == len(thrown)
        self.order = sorted(self.order, key=lambda one: thrown[one], reverse=True)
        assert self.order == list(event["order"])

    def partner_taken(self, event):
        line = self.order[2:]
        assert self.partner is None
        assert event["person"] in line
        enough = [need for need in (self.lines["partner_may"], self.lines["partner_must"]) if need]
        assert enough
        assert len(self.order) >= min(enough)
        self.partner = event["person"]
        self.order.remove(self.partner)

    def game_began(self, event):
        must = self.lines["partner_must"]
        assert self.partner is not None or not must or len(self.order) < max(3, must)
        self.games += 1
        assert event["game"] == self.games
        ties = sum(1 for first, second in event["opening"] if first == second)
        value = 2 ** (ties if self.automatic == 9 else min(ties, self.automatic))
        self.stakes = [Stake(one, self.order[0], value) for one in self.order[1:]]
        self.mains = list(self.stakes)
        self.replaced, self.last, self.late = [], None, None
        self.board = Board(self.lines["variant"])
        first, second = event["opening"][-1]
        self.on_roll = BOX if first > second else CREW

    def on_board(self, event):
        inner = event["event"]
        for stake in self.stakes:
            stake.offer = None
        if inner["type"] == "DiceRolled":
            assert inner["side"] == self.on_roll
        else:
            assert inner["side"] == self.on_roll
            for source, target, *_ in inner.get("moves", ()):
                self.board.move(self.on_roll, source, target)
            self.on_roll = 1 - self.on_roll

    def window_opened(self, event):
        self.window = event
        side = event["side"]
        for number in event["asked"]:
            stake = self.stakes[number]
            if event["kind"] == "double":
                assert side == self.on_roll
                assert stake.paid is None
                assert stake.owner in (None, side)
            elif event["kind"] in ("answer", "beavered", "raccooned"):
                assert stake.pending == ("answer", "beavered", "raccooned").index(event["kind"]) + 1
                assert side == (1 - stake.doubler if stake.pending % 2 else stake.doubler)

    def window_closed(self, event):
        """What was answered becomes of the cubes; what is to be paid for passing is expected to follow."""
        window, self.window = self.window, None
        chosen = {int(number): choice for number, choice in event["choices"].items()}
        self.expected = {}
        if window["kind"] in ("answer", "beavered", "raccooned"):
            for number, choice in chosen.items():
                if choice == "pass":
                    self.expected[number] = self.cost(self.stakes[number], 1, window["side"])
                elif choice in ("beaver", "raccoon"):
                    self.stakes[number].pending += 1
        elif window["kind"] == "taker":
            (number,) = window["asked"]
            if chosen[number] == "pass":
                self.expected[number] = self.cost(self.stakes[number], 1, CREW)

    def cost(self, stake, size, loser):
        value, turned = stake.agreed()
        if self.jacoby and not turned:
            size = 1
        points = value * size
        if self.lines["limit"]:
            points = min(points, self.lines["limit"])
        return points * (100 if loser == BOX else -100)

    def doubles_offered(self, event):
        assert event["side"] == self.on_roll
        for number in event["cubes"]:
            stake = self.stakes[number]
            assert stake.paid is None
            assert stake.pending == 0
            assert stake.owner in (None, event["side"])
            stake.pending, stake.doubler, stake.offer = 1, event["side"], None

    def cubes_taken(self, event):
        for number in event["cubes"]:
            stake = self.stakes[number]
            assert stake.pending
            stake.value *= 2**stake.pending
            stake.owner, stake.turned, stake.pending = 1 - stake.doubler, True, 0

    def captain(self):
        for stake in self.mains:
            if stake.paid is None and stake.crew not in self.replaced and stake.crew not in self.gone:
                return stake.crew
        return None

    def cubes_settled(self, event):
        captain = self.captain()
        how = event["how"]
        if how == "passed":
            assert {one["cube"]: one["hundredths"] for one in event["payments"]} == self.expected
            self.expected = {}
        if how == "borne_off":
            winner = 1 - self.on_roll
            assert self.board.left(winner) == 0
            still = [number for number, stake in enumerate(self.stakes) if stake.paid is None]
            assert [one["cube"] for one in event["payments"]] == still
        for one in event["payments"]:
            stake = self.stakes[one["cube"]]
            assert stake.paid is None
            if how == "settled":
                most = 3 * stake.value
                assert abs(one["hundredths"]) <= 100 * min(most, self.lines["limit"] or most)
            elif how != "passed":
                size = self.board.size(winner) if how == "borne_off" else one["grade"]
                loser = 1 - winner if how == "borne_off" else one["loser"]
                assert one["hundredths"] == self.cost(stake, size, loser)
                if how == "resigned" and self.late is not None:
                    assert stake.offer == (loser, size) == (1 - self.late, size)
                if how == "time_ran_out":
                    assert loser == self.late
                    assert stake.offer is None or stake.offer[0] == loser
            stake.paid, stake.pending = one["hundredths"], 0
            self.scores[stake.crew] += stake.paid
            self.scores[stake.other] -= stake.paid
            if stake in self.mains:
                self.last = captain

    def resignation_offered(self, event):
        self.stakes[event["cube"]].offer = (event["side"], event["grade"])

    def resignation_refused(self, event):
        self.stakes[event["cube"]].offer = None

    def time_ran_out(self, event):
        """Everything open ends here: the other side's offers as they are, the rest as lost by who is late."""
        self.late = event["side"]

    def extras_given(self, event):
        assert self.lines["extras"]
        taker = self.stakes[event["taker"]]
        value = taker.value // 2
        for number in event["givers"]:
            giver = self.stakes[number]
            assert giver.paid is not None
            self.scores[giver.crew] -= 100 * value
            self.scores[taker.crew] += 100 * value
            self.stakes.append(Stake(taker.crew, giver.crew, 2 * value, CREW, turned=True))

    def captain_replaced(self, event):
        assert event["person"] not in self.replaced
        self.replaced.append(event["person"])

    def game_over(self, event):
        assert all(stake.paid is not None for stake in self.stakes)
        total = -sum(stake.paid for stake in self.mains)
        if self.partner is not None:
            whole = abs(total) // 200 * 100 * (1 if total > 0 else -1)
            assert event.get("share", 0) == whole
            self.scores[self.partner] += whole
            self.scores[self.order[0]] -= whole
        winner = self.new_box(total)
        if winner != "unclear":
            self.rotate(winner)
            assert self.loser == event["loser"]
        else:
            self.order, self.partner = list(event["order"]), event.get("partner")
            self.loser, self.leaving, self.gone = event["loser"], [], []
            self.waiting = list(event.get("joiners", ()))
            return
        self.reseat()
        self.same_seats(event)

    def new_box(self, total):
        """Who beats the box; None if it stays, "unclear" where the page does not say who was captain."""
        paid = {stake.crew: stake.paid for stake in self.mains}
        _box, start, *line = self.order
        if self.lines["rotation"] == "captain":
            return start if paid[start] > 0 else None
        if self.last is None:
            return "unclear"
        if paid[self.last] > 0:
            return self.last
        if total < 0:
            return line[0]
        return None

    def rotate(self, winner):
        box, start, *line = self.order
        if winner is None:
            self.order, self.loser = [box, *line, start], start
            return
        passed_over = [one for one in line if one != winner]
        rest = [*line, box] if winner == start else [*passed_over, start, box]
        self.order = [winner, *([self.partner] if self.partner is not None else []), *rest]
        self.partner, self.loser = None, box
