"""Tournaments: announced and held, when each has to be looked at, and the matches of their pairings."""
