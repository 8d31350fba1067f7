"""Ratings as they are stored: a read model of finished matches, in order, that can be computed anew."""
