"""What every feature is built with: sending, components, errors, names, places, languages."""
