"""What everything that is stored as a log of events shares: matches, chouettes, crowds, tournaments. Pure."""
