"""The analysis engine, in processes of its own: the only room that imports it."""
