"""A person's own mistakes, asked again when they're about to be forgotten."""
