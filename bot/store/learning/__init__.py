"""The store of what people learn from: analyses, imported matches, cards to train with."""
