"""A match played again, turn by turn or as an animation."""
