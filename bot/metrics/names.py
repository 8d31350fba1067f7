"""All metrics. Times are in seconds; docs/metrics.md lists the same for people who run the bot."""

from typing import Final

from bot.metrics.meter import Meter

ANSWER: Final = Meter(
    "histogram",
    "answer_seconds",
    "From the arrival of a command, tap, form or autocompletion to Discord's word that it has the first answer",
    "kind",
    "name",
    buckets=(0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0),
)
LATE: Final = Meter(
    "counter",
    "answers_late_total",
    "First answers that came after 3 s, were refused as too late, or never came",
    "kind",
)
REQUESTS: Final = Meter(
    "counter",
    "discord_requests_total",
    "Requests to Discord by what they are for and how they were answered",
    "route",
    "status",
)
LOOP_LAG: Final = Meter(
    "histogram",
    "loop_lag_seconds",
    "How late the event loop came back, looked at twice a second",
    buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0),
)
COMMIT: Final = Meter(
    "histogram",
    "commit_seconds",
    "From handing a unit of work to the database to its being durable",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0),
)
WORK_WAIT: Final = Meter("histogram", "work_wait_seconds", "How long a request waited for a worker process", "request")
WORK: Final = Meter(
    "histogram",
    "work_seconds",
    "How long a worker process took for a request, such as a computer's decision",
    "request",
)
WORK_QUEUE: Final = Meter("gauge", "work_queue", "Requests that wait for a worker process", "pool")
WORK_QUEUE_AGE: Final = Meter("gauge", "work_queue_age_seconds", "How long the oldest of them has waited", "pool")
WORKERS_LOST: Final = Meter("counter", "workers_lost_total", "Worker processes that died or hung over a request")
STOOD_IN: Final = Meter(
    "counter", "computer_stood_in_total", "Decisions of computer players that the simple player took for the network"
)
HURRIED: Final = Meter(
    "counter", "computer_hurried_total", "Decisions of computer players that had no time for their longest look"
)
BOARDS_BEHIND: Final = Meter(
    "gauge", "boards_behind", "Boards that do not show what is stored, as of the last round; 100 at most", "kind"
)
CLOCK_LATENESS: Final = Meter(
    "histogram",
    "clock_lateness_seconds",
    "How long after its deadline a clock took effect",
    buckets=(1.0, 5.0, 10.0, 15.0, 20.0, 30.0, 60.0, 300.0, 3600.0),
)
ROUND: Final = Meter("histogram", "housekeeping_seconds", "How long a part of the housekeeping took", "part")
OPEN: Final = Meter("gauge", "matches_open", "Matches under way in the whole database, counted every 15 s")
PICTURES: Final = Meter("counter", "pictures_total", "Pictures and animations drawn in this process", "kind")
LEASES: Final = Meter(
    "gauge", "leases", "Partitions of 256 that this process looks after: their clocks, boards, computers"
)
UNWELL: Final = Meter("gauge", "unwell", "1 while the bot cannot do its work, as `python -m bot health` says")
SERVERS: Final = Meter("gauge", "servers", "Servers that are known to this process")

LIVE_WINDOWS: Final = Meter("gauge", "live_windows", "Windows of the live board that are open in this process")
LIVE_FRAMES: Final = Meter("counter", "live_frames_total", "Frames from pages of the live board", "kind")
LIVE_CLOSED: Final = Meter("counter", "live_closed_total", "Windows that this process closed, by their code", "code")
LIVE_TOLD: Final = Meter(
    "histogram",
    "live_told_seconds",
    "From storing a turn to handing the last window that shows the match its frame",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0),
)

METERS: Final = tuple(one for one in tuple(globals().values()) if isinstance(one, Meter))
"""Every meter there is."""
