"""Plain data that the use cases, the database and the pictures exchange."""
