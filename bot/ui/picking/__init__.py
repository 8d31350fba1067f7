"""Picking a play for a roll: from lists, die by die, or typed. What becomes of it is for the asker to say."""
