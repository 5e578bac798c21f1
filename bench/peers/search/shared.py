"""What both engines are asked, and how their answers are judged."""

import json
import sys
import time
from pathlib import Path

import numpy

DIMENSIONS = 384
TOP = 10
# As much may one cosine differ from another and be the same.
ALIKE = 1e-5


class Task:
    def __init__(self, folder: Path):
        self.folder = folder
        [generation] = (folder / "index").glob("g*")
        self.vectors = numpy.memmap(generation / "vectors", dtype=numpy.float32, mode="r").reshape(-1, DIMENSIONS)
        self.questions = numpy.fromfile(folder / "questions.f32", dtype=numpy.float32).reshape(-1, DIMENSIONS)
        # Ids start at one, rows at zero.
        self.filters = [numpy.fromfile(path, dtype=numpy.uint32).astype(numpy.int64) - 1
                        for path in sorted(folder.glob("filter-*.u32"))]

    def filter_of(self, question: int) -> int:
        return question % len(self.filters)

    def recall(self, answers: list, best: numpy.ndarray) -> float:
        """How many of the ten score as well as those an exact search puts there."""
        good = 0
        for question, rows in enumerate(answers):
            rows = numpy.asarray([row for row in rows if row >= 0], dtype=numpy.int64)
            scores = self.vectors[rows] @ self.questions[question]
            good += int((scores >= best[question] - ALIKE).sum())
        return good / (TOP * len(answers))


def timed(ask, count: int, clock=time.process_time_ns) -> tuple[list[float], list]:
    """CPU milliseconds of each call after one round to warm up, and the answers."""
    for question in range(min(count, 20)):
        ask(question)
    times, answers = [], []
    for question in range(count):
        before = clock()
        answer = ask(question)
        times.append((clock() - before) / 1e6)
        answers.append(answer)
    return times, answers


def first_good(settings: list, measure, wanted: float = 0.99) -> dict:
    """The cheapest setting that finds nearly everything, or the last."""
    for setting in settings:
        result = measure(setting)
        if result["recall"] >= wanted:
            break
    return result


def memory(name: str) -> float:
    """Megabytes of this process."""
    status = Path("/proc/self/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith(f"{name}:"))


def report(results: dict) -> None:
    json.dump(results, sys.stdout)
