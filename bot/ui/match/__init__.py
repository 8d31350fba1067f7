"""What every feature says of a match: narration, pictures, clocks, choices."""
