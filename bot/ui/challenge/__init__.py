"""Challenges: made, shown, accepted, declined, and played once more."""
