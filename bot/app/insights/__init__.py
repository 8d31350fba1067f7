"""What somebody's studied decisions say about how they play."""
