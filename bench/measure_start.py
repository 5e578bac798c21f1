"""From starting the process to the first 200 of `/api/health`."""

from pathlib import Path
from statistics import median

from report import Result, below
from server import quad

STARTS = 10
LIMIT = below(300)


def measure(folder: Path) -> list[Result]:
    new = [start(folder / f"data-{number}") for number in range(STARTS)]
    used = [start(folder / "data-0") for _ in range(STARTS)]
    return [result("start, new data folder", new), result("start, data folder in use", used)]


def start(data: Path) -> tuple[float, float]:
    """Milliseconds, and those in which a core was busy with it."""
    with quad(data) as server:
        return server.seconds_to_first_answer * 1000, server.cpu_seconds() * 1000


def result(name: str, starts: list[tuple[float, float]]) -> Result:
    times, busy = zip(*starts)
    note = f"{STARTS} starts: {min(times):.0f} to {max(times):.0f}; {median(busy):.0f} CPU-ms"
    return Result(name, median(times), "ms", LIMIT, note=note)
