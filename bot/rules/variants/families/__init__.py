"""What several games share: how checkers move, stand and are held in each family, and the search for plays."""
