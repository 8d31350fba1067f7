"""Several people who play one side of a match together: by vote, or as a team with a captain."""
