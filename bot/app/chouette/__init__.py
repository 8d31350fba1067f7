"""Chouettes played: every change goes through `Chouettes`, computers act like anyone else, views are exported."""
