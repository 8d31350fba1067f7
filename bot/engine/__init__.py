"""The analysis engine in its own processes: the only room that imports it."""
