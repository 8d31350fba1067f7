"""The game: pure, synchronous, without I/O, clock or randomness of its own."""
