"""A running bot and its operator: the log without secrets, Sentry, a sign of health."""
