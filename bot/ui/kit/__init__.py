"""The common tools of all features: sending, components, errors, names, places, languages."""
