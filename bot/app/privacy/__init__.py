"""People's rights over their data: to see it, to have it as a file, to have it deleted."""
