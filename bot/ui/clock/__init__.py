"""Time as players meet it: reminders, claims, pauses."""
