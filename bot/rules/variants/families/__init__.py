"""Rules that several games share: how checkers move and are held in each family, and the search for plays."""
