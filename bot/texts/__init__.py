"""Every text that people read, in every language: one catalogue, one file a language in `assets/locales`."""
