"""People: profiles, leaderboards, histories, and what is stored of them."""
