"""What is typed instead of tapped: a command means the match or the chouette that waits for whoever types it."""
