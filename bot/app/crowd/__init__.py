"""Use cases of crowds: votes, teams that consult, and what spectators guess."""
