"""The coach: hints, warnings, analyses."""
