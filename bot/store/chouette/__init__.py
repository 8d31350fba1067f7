"""Chouettes as stored: the rows, the log, the results, and a person in all of them."""
