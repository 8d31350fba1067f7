"""Analyses shared by several processes: each is made by one of them, whoever waits for it wherever."""
