#!/usr/bin/env python3
"""A round of 10,000 students and 2,000 mentors: the stable matching and the one that is worth most, in CPU time.

Usage by itself: bench/measure_rounds.py [--students 10000] [--mentors 2000]
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True

import install
import report
from report import Result, below, exactly

KINDS = {
    "chance": "scores by chance",
    "popular": "everybody likes the same",
    "levels": "ten levels, many ties",
    "product": "products, the hardest",
}
LIMIT = below(60)


def measure(_folder: Path, students: int = 10_000, mentors: int = 2_000) -> list[Result]:
    results = []
    for kind, name in KINDS.items():
        results += describe(name, ask(kind, students, mentors), f"{students:,} × {mentors:,}")
    return results


def ask(kind: str, students: int, mentors: int) -> dict:
    command = [str(install.example("assign")), "measure", str(students), str(mentors), kind]
    print("$", *command, file=sys.stderr)
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def describe(name: str, found: dict, size: str) -> list[Result]:
    seconds, results = found["seconds"], found["results"]
    stable, best = results["students ask"], results["most matches"]
    both = seconds["students ask"] + seconds["most matches"]
    parts = "; ".join(f"{part} {seconds[part]:.2f}" for part in
                      ("market", "students ask", "mentors ask", "most matches", "most matches, fairness .5"))
    return [
        Result(f"rounds {size}, {name}: both ways", both, "CPU-s", LIMIT, note=parts),
        Result(f"rounds {size}, {name}: with the dial at .5",
               seconds["students ask"] + seconds["most matches, fairness .5"], "CPU-s", LIMIT),
        Result(f"rounds {size}, {name}: blocking pairs", stable["blocking"], "pairs", exactly(0),
               note=f"{best['blocking']:,} in the one that is worth most"),
        Result(f"rounds {size}, {name}: memory", found["peakMb"], "MB",
               note=f"{stable['matched']:,} matched; worth {stable['total']:,.0f} and {best['total']:,.0f}"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--students", type=int, default=10_000)
    parser.add_argument("--mentors", type=int, default=2_000)
    arguments = parser.parse_args()
    results = measure(Path(), arguments.students, arguments.mentors)
    print(report.table(results))
    return 1 if any(result.verdict == "MISSED" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
