#!/usr/bin/env python3
"""10,000 candidates against a role of twenty requirements, in CPU time: the first ranking of people who are indexed, and
a step of a slider, with the arrows of who has moved. And whether a hundred batches leave memory behind.

Usage by itself: bench/measure_candidates.py [--people 10000]
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True

import install
import report
from report import Result, below

# Ninety batches more may cost so much more than the first ten: what the allocator keeps, not what is kept.
FLAT = 1.1


def measure(folder: Path, people: int = 10_000) -> list[Result]:
    found = ask(people)
    size = f"candidates {found['people']:,} × {found['requirements']}"
    seconds, slider, memory = found["seconds"], found["sliderMs"], found["memoryMb"]
    early, late = memory["afterBatch10"], memory["afterBatch100"]
    return [
        Result(f"{size}: ranked, after indexing", found["rankedSeconds"], "CPU-s", below(1),
               note=f"looked at {seconds['board']:.3f}; put in order {seconds['rank']:.3f}"),
        Result(f"{size}: indexed, directions at hand", seconds["index"], "CPU-s"),
        Result(f"{size}: a step of a slider, p99", slider["p99"], "CPU-ms", below(50), note=f"p50 {slider['p50']:.2f}"),
        Result("candidates, 100 batches of 200: memory beside that of the first ten", late / early, "×", below(FLAT),
               note=f"{early} MB, then {late} MB"),
    ]


def ask(people: int) -> dict:
    command = [str(install.example("rank_candidates")), str(people)]
    print("$", *command, file=sys.stderr)
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=10_000)
    results = measure(Path(), parser.parse_args().people)
    print(report.table(results))
    return 1 if any(result.verdict == "MISSED" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
