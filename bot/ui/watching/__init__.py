"""For spectators: boards to look at, matches to follow."""
