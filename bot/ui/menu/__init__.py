"""What Discord's menus of a person or a message offer, beside the commands that one types."""
