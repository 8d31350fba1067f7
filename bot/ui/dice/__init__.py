"""The dice: commitments, checks, counts."""
