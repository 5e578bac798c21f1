"""Hundreds of requests that never end, and somebody who wants an answer meanwhile."""

import multiprocessing
import resource
import time
from pathlib import Path
from statistics import quantiles

import slow_clients
from report import Result, exactly
from server import Server, quad

SLOW = 900
SECONDS = 30
QUIET_SECONDS = 10
ASK_EVERY = 0.02


def measure(folder: Path) -> list[Result]:
    raise_file_limit()
    with quad(folder) as server:
        quiet, _ = ask_for_health(server, QUIET_SECONDS)
        pipe, far_end = multiprocessing.Pipe()
        clients = multiprocessing.Process(target=slow_clients.hold, args=(server.port, SLOW, far_end), daemon=True)
        clients.start()
        pipe.recv()
        busy, failures = ask_for_health(server, SECONDS)
        pipe.send("stop")
        tally = pipe.recv()
        clients.kill()
        clients.join()
    name = f"health beside {SLOW} slow connections"
    closed = f"{tally.closed_by_server:,} of {tally.opened:,} slow ones closed in {SECONDS} s"
    asked = f"of {len(busy) + failures:,}"
    return [
        Result(f"{name}: without an answer", failures, "requests", exactly(0), note=f"{asked}; {closed}"),
        Result(f"{name}: p50", percentile(busy, 50), "ms", note=f"{percentile(quiet, 50):.2f} without them"),
        Result(f"{name}: p99", percentile(busy, 99), "ms", note=f"{percentile(quiet, 99):.2f} without them"),
    ]


def raise_file_limit() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def ask_for_health(server: Server, seconds: float) -> tuple[list[float], int]:
    """Milliseconds from connecting to the whole answer, each on a new connection; and how many got none."""
    times, failures = [], 0
    end = time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        try:
            connection = server.connect()
            connection.expect(200, "GET", "/api/health")
            connection.close()
            times.append((time.perf_counter() - start) * 1000)
        except (OSError, RuntimeError):
            failures += 1
        time.sleep(ASK_EVERY)
    return times, failures


def percentile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1]
