"""A SQLite file: connections in threads of their own, one writer, backup, and who may read the file."""
