"""A person's record."""

from bot.ratings.records import GameWon, MatchResult, PersonalTally, tally


def results(text, variants=None, games=()):
    """A result for each letter: W won, L lost."""
    variants = variants or ["backgammon"] * len(text)
    return [MatchResult(variant, letter == "W", tuple(games)) for letter, variant in zip(text, variants, strict=True)]


def test_nothing_played():
    assert tally([]) == PersonalTally()
    assert PersonalTally().matches == 0


def test_won_and_lost():
    counted = tally(results("WLLWL"))
    assert (counted.won, counted.lost, counted.matches) == (2, 3, 5)


def test_streaks():
    found = {text: tally(results(text)) for text in ("L", "W", "WWLWWWLW", "LWW", "WWWLL")}
    assert {text: one.longest_streak for text, one in found.items()} == {
        "L": 0,
        "W": 1,
        "WWLWWWLW": 3,
        "LWW": 2,
        "WWWLL": 3,
    }


def test_gammons_and_backgammons_of_all_games():
    games = [GameWon(True, 1), GameWon(True, 2), GameWon(False, 2), GameWon(False, 3), GameWon(True, 4)]
    counted = tally(results("WL", games=games))
    assert (counted.gammons_won, counted.gammons_lost) == (2, 2)
    assert (counted.backgammons_won, counted.backgammons_lost) == (2, 2)


def test_the_favourite_is_what_is_played_most_and_last():
    assert tally(results("WLW", ["plakoto", "tapa", "tapa"])).favourite == "tapa"
    assert tally(results("WLWL", ["tapa", "plakoto", "plakoto", "tapa"])).favourite == "tapa"
    assert tally(results("WLWL", ["tapa", "plakoto", "tapa", "plakoto"])).favourite == "plakoto"
