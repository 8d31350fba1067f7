"""What a person can ask of what is kept about them: to see it, to have it as a file, to have it deleted."""
