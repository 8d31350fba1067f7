"""Chouettes: the lobby, the post that everyone taps, each person's own board, the score sheet."""
