"""A port that nobody listens at."""

import socket
from contextlib import closing


def free_port():
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
