"""Ratings: the formula, what farming is worth, and a person's record. Pure: every number and moment is handed in."""
