"""A match or a position as text: .mat, SGF, XGID, logs."""
