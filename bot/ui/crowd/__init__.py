"""Several people at one side of a board: votes, teams that consult, and spectators who guess."""
