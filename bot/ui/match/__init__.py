"""The parts of a match that every feature shows: narration, pictures, clocks, choices."""
