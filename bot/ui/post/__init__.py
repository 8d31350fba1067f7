"""The one armed message of a thing that people play: posted, edited, replaced, closed, and brought up to date."""
