"""What people can do with the bot, one module a capability. Knows the rules, never Discord."""
