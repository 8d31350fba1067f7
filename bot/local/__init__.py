"""Playing on this machine, in a browser, without a Discord account."""
