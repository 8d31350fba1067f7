"""What the engine finds out about positions, decisions and matches: records that every room may know."""
