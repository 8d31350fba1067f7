"""What people learn from: analyses, imported matches, cards to train with."""
