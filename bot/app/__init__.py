"""The use cases of the bot, one module a capability. Knows the rules, never Discord."""
