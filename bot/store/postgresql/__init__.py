"""PostgreSQL, for bots that one machine does not hold."""
