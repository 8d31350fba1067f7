"""Every text that people read, in every language; the files are in `assets/locales/<language>/<feature>.ftl`."""
