"""Boards that games seldom come to, most of them near a rule that is peculiar to a game."""

from tests.rules.oracles.board import empty


def random_board(random, oracle):
    """A board of a game, likely or not, on which the game goes on for both sides."""
    while True:
        plan = getattr(_Near, oracle.near) if random.random() < 0.4 else _any_plan
        board = _dropped(random, oracle, plan(random, oracle))
        if board is not None and not _over(board, oracle):
            return board


def _over(board, oracle):
    return oracle.result(board) is not None or oracle.result(board.turned(oracle.opposite)) is not None


def _anywhere(random, oracle):
    """Everything within reach: at home, on one half, on the whole board."""
    reach = random.choice((6, 7, 12, 24, 24))
    return lambda: random.randint(1, reach)


def _few_points(random, oracle):
    """Five points a side: high stacks, and full points where they have a limit."""
    points = [random.randint(1, 24) for _ in range(random.choice((2, 4, 5)))]
    return lambda: random.choice(points)


def _row(random, oracle):
    """A row of six, or almost, that may go over the corner, and something elsewhere."""
    first = random.randint(1, 24)
    row = [(first - step - 1) % 24 + 1 for step in range(random.choice((5, 6, 7)))]
    return lambda: random.choice(row) if random.random() < 0.85 else random.randint(1, 24)


def _at_the_start(random, oracle):
    """As it was set up, but for a few."""
    stray, points = random.choice((0, 0.05, 0.2)), list(oracle.setup())
    return lambda: random.randint(1, 24) if random.random() < stray else random.choice(points)


def _runner(random, oracle):
    """All on the first point but one."""
    runner = iter([random.randint(2, 23)])
    return lambda: next(runner, 24)


def _pile(random, oracle):
    """All on one point."""
    point = random.randint(7, 24)
    return lambda: point


def _last_of_the_start(random, oracle):
    """One on the first point, the others further on."""
    reach = random.choice((6, 20))
    first = iter([24])
    return lambda: next(first, random.randint(1, reach))


def _nearly_done(random, oracle):
    """One to three still to come home or off; the others are done."""
    left = iter([random.randint(1, 9) for _ in range(random.randint(1, 3))])
    done = "off" if oracle.bears_off else 1
    return lambda: next(left, done)


_ONE_SIDE = (_anywhere, _few_points, _row, _at_the_start, _runner, _pile, _last_of_the_start, _nearly_done)


def _any_plan(random, oracle):
    return [random.choice(_ONE_SIDE)(random, oracle) for _ in "xo"]


class _Near:
    """For both sides together: boards near a rule that two random sides hardly ever meet."""

    @staticmethod
    def start(random, _):
        """My first turn, and some of his on my way or none."""
        his = iter([random.randint(1, 23) for _ in range(random.choice((0, 1, 1, 3)))])
        return lambda: 24, lambda: next(his, 24)

    @staticmethod
    def prime(random, oracle):
        """All of his on one point, and before it a row of mine from which a checker may be missing."""
        pile = random.choice((24, 24, 11, 10, 9, 8))
        row = [oracle.opposite(pile - step) for step in range(1, 7)]
        strays = [random.choice(row) % 24 + random.randint(1, 2) for _ in range(random.choice((0, 1, 2)))]
        rest = [point for point in row if random.random() < 0.9]
        mine = iter([random.randint(1, 5), *strays, *rest])
        return lambda: next(mine, random.choice(row + strays)), lambda: pile

    @staticmethod
    def end(random, oracle):
        """A game that is soon over."""
        return _nearly_done(random, oracle), random.choice(_ONE_SIDE)(random, oracle)

    @staticmethod
    def pinned_at_home(random, _):
        """Mine are home; one of them is alone, and there his last ones may be."""
        alone, *others = random.sample(range(1, 7), random.choice((3, 4)))
        mine, his = iter([alone]), iter([25 - alone] * random.choice((1, 1, 2)))
        return lambda: next(mine, random.choice(others)), lambda: next(his, random.randint(1, 12))


def _dropped(random, oracle, places):
    board, count = empty(), sum(oracle.setup().values())
    sides = list(zip("xo", places, strict=True))
    if random.random() < 0.5:
        sides.reverse()
    elsewhere = random.choice((0, 0, 0.05, 0.2))
    for checker, place in sides:
        for _ in range(count):
            point = place()
            if random.random() < elsewhere or point == "hand":
                point = random.choice(["off", "off", *(["hand"] if oracle.with_hand else []), "bar"])
            board = _drop(board, oracle, point, checker)
    seen_by_both = (board, board.turned(oracle.opposite))
    return board if all(oracle.runner_alone(seen) for seen in seen_by_both) else None


def _drop(board, oracle, place, checker):
    """One checker more where it can lie, or off where it cannot."""
    if place == "bar" and not oracle.has_bar:
        place = "off"
    if isinstance(place, int):
        point = place if checker == "x" else oracle.opposite(place)
        seen = board if checker == "x" else board.turned(oracle.opposite)
        stack = seen.points[place]
        room = stack[-1:] in ("", "x") or (oracle.pins and stack == "o")
        if not room:
            place = "off"
        else:
            return board.with_point(point, board.points[point] + checker)
    return board.dropped(place, checker)
