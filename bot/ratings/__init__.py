"""Ratings: the formula, the discount on farming, and a person's record. Pure: every number and moment is handed in."""
