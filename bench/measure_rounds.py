#!/usr/bin/env python3
"""A round of 10,000 students and 2,000 mentors: the stable matching and the one that is worth most, in CPU time. First
through the server, from the click until all is written down; then the matching alone, on scores of several kinds.

Usage by itself: bench/measure_rounds.py [--students 10000] [--mentors 2000]
"""

import argparse
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True

import install
import measure_campus
import report
import server
from report import Result, below, exactly

KINDS = {
    "chance": "scores by chance",
    "popular": "everybody likes the same",
    "levels": "ten levels, many ties",
    "product": "products, the hardest",
}
LIMIT = below(60)


# Among so many people there are as many who look for a mentor.
PEOPLE = 100_000
PAUSE = 0.2


def measure(folder: Path, students: int = 10_000, mentors: int = 2_000) -> list[Result]:
    results = run_through_the_server(folder / "round", students, mentors)
    for kind, name in KINDS.items():
        results += describe(name, ask(kind, students, mentors), f"{students:,} × {mentors:,}")
    return results


def run_through_the_server(data: Path, students: int, mentors: int) -> list[Result]:
    """Everybody with everybody by what their records say, both matchings, and why some have nobody."""
    install.quad()
    measure_campus.generate(data, PEOPLE)
    (data / "assets").symlink_to(install.assets())
    with server.quad(data) as running:
        clerk = measure_campus.Clerk(running)
        while clerk.get("/api/people/index")["readiness"] != "ready":
            time.sleep(PAUSE)
        listed = {side: {"listed": {"file": f"{side}.csv", "people": who(data, role, count)}}
                  for side, role, count in (("students", "mentee", students), ("mentors", "mentor", mentors))}
        round_ = clerk.post_json("/api/matchmaking/rounds", {"name": "All of them", "plan": listed})
        before, start = running.cpu_seconds(), time.perf_counter()
        run = clerk.post_json(f"/api/matchmaking/rounds/{round_['id']}/runs", {"seen": round_["revision"]})
        steps = set()
        while (state := clerk.get(f"/api/matchmaking/runs/{run['id']}"))["state"] in ("waiting", "running"):
            steps.add(clerk.get(f"/api/jobs/{run['job']}")["done"])
            time.sleep(PAUSE)
        busy, took = running.cpu_seconds() - before, time.perf_counter() - start
        peak = measure_campus.peak_of(running.process.pid)
    if state["state"] != "done":
        sys.exit(f"the round {state['state']}: {state['error']}")
    both = state["comparison"]
    size = f"{both['students']:,} × {both['mentors']:,}"
    return [
        Result(f"rounds {size}, through the server", busy, "CPU-s", LIMIT,
               note=f"{took:.0f} s, {len(steps)} steps of the bar seen, {both['stable']['matched']:,} matched"),
        Result(f"rounds {size}, through the server: blocking pairs", both["stable"]["blocking"], "pairs", exactly(0)),
        Result(f"rounds {size}, through the server: memory", peak, "MB"),
    ]


def who(data: Path, side: str, count: int) -> list[int]:
    """The first of those who look for a mentor or are listed as one, by number."""
    with sqlite3.connect(f"file:{data / 'quad.db'}?mode=ro", uri=True) as db:
        found = db.execute(
            "SELECT person FROM mentoring AS own JOIN people ON people.edition = own.edition AND people.id = person "
            "WHERE side = ? AND died IS NULL AND (side = 'mentee' OR taken < capacity AND EXISTS "
            "(SELECT 1 FROM consents WHERE consents.edition = own.edition AND consents.person = own.person "
            "AND field = 'directory' AND granted)) ORDER BY person LIMIT ?", (side, count))
        people = [person for (person,) in found]
    if len(people) < count:
        sys.exit(f"there are only {len(people)} with the side {side}")
    return people


def ask(kind: str, students: int, mentors: int) -> dict:
    command = [str(install.program("assign")), "measure", str(students), str(mentors), kind]
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
    server.WORK.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=server.WORK) as folder:
        results = measure(Path(folder), arguments.students, arguments.mentors)
    print(report.table(results))
    return 1 if any(result.verdict == "MISSED" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
