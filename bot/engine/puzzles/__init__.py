"""Which positions may be asked, and how hard they are: found inside a worker, by networks and simulated people."""
