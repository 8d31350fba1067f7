"""The tests. Nothing is imported before this."""

import os

# numpy reads it when it's imported; more threads would only wait busily beside the other tests.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
