"""A chouette: one plays alone against a crew, each of whom has a cube of their own. Pure, like the rules."""
