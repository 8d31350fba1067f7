"""Analyses shared by several processes: each is made by one of them, wherever people wait for it."""
