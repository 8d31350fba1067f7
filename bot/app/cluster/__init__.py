"""Several processes on one database: who looks after what, and one clock for all of them."""
