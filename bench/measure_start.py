"""From starting the process to the first 200 of `/api/health`."""

from pathlib import Path
from statistics import median

from report import Result, below
from server import quad

STARTS = 10
LIMIT = below(300)


def measure(folder: Path) -> list[Result]:
    cold = [start(folder / f"cold-{number}") for number in range(STARTS)]
    warm = [start(folder / "cold-0") for _ in range(STARTS)]
    return [
        result("start, new data folder", cold),
        result("start, data folder in use", warm),
    ]


def start(data: Path) -> float:
    with quad(data) as server:
        return server.seconds_to_first_answer * 1000


def result(name: str, times: list[float]) -> Result:
    return Result(name, median(times), "ms", LIMIT, note=f"{STARTS} starts: {min(times):.0f} to {max(times):.0f}")
