#!/usr/bin/env python3
"""Candidates against a role, in CPU time: the first ranking of people who are indexed, and a step of a slider with the
arrows of who has moved. First through the server, for everybody of a large campus who can be ranked, and whether a hundred
batches of PDF, DOCX, HTML and text that are uploaded, read, ranked and deleted leave memory behind; then the scoring alone,
10,000 × 20.

Usage by itself: bench/measure_candidates.py [--people 10000]
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True

import install
import measure_campus
import report
import resume_files
import server
from report import Result, below

# Ninety batches more may cost so much more than the first ten: what the allocator keeps, not what is kept.
FLAT = 1.1

# Among so many people more than 10,000 can be ranked.
CAMPUS = 170_000
STEPS = 50
BATCHES, EARLY, FILES = 100, 10, 20
# So many each of them has had.
JOBS = 6
PAUSE = 0.05
API = "/api/role-matching"
POSTING = """Data analyst

Requirements
- SQL is required
- Python is required
- Excel is required
- Project management is required
- Bachelor's degree

Nice to have
- Tableau
- Public speaking
- Budgeting
- Spanish
- Three years of experience
"""
SKILLS = ("SQL", "Python", "Excel", "Tableau", "Budgeting", "Public speaking", "Project management", "Java")


def measure(folder: Path, people: int = 10_000) -> list[Result]:
    return rank_through_the_server(folder / "ranked") + keep_batches(folder / "batches") + score(people)


def rank_through_the_server(data: Path) -> list[Result]:
    install.quad()
    measure_campus.generate(data, CAMPUS)
    (data / "assets").symlink_to(install.assets())
    with server.quad(data) as running:
        clerk = measure_campus.Clerk(running)
        pool = when_ready(clerk)
        role = make_role(clerk, {"campus": True, "batches": []})
        ranking = f"{API}/roles/{role['id']}/ranking"
        before = running.cpu_seconds()
        first = clerk.post_json(ranking, {})
        ranked = running.cpu_seconds() - before
        before = running.cpu_seconds()
        moved = sum(bool(clerk.post_json(ranking, {"whatIf": {"requirements": slide(role, step)}})["moved"])
                    for step in range(STEPS))
        slid = (running.cpu_seconds() - before) / STEPS
        memory = running.memory()["RSS"]
    size = f"candidates {first['poolSize']:,} × {len(role['requirements'])}, through the server"
    return [
        Result(f"{size}: ranked, after indexing", ranked, "CPU-s", below(1), note=f"{pool['meaning']['of']:,} by meaning"),
        Result(f"{size}: a step of a slider, mean", slid * 1000, "CPU-ms", below(50),
               note=f"{STEPS} steps, {moved} of them move somebody"),
        Result(f"{size}: memory", memory, "MB"),
    ]


def when_ready(clerk: measure_campus.Clerk) -> dict:
    """The pool, once everybody in it can be compared by meaning."""
    while (pool := clerk.get(f"{API}/pool"))["meaning"]["done"] < pool["meaning"]["of"]:
        time.sleep(1)
    return pool


def make_role(clerk: measure_campus.Clerk, pool: dict) -> dict:
    read = clerk.post_json(f"{API}/readings", {"text": POSTING})
    body = {"name": "Data analyst", "text": POSTING, "requirements": read["requirements"], "pool": pool, "cut": 5000}
    return clerk.post_json(f"{API}/roles", body)


def slide(role: dict, step: int) -> list[dict]:
    """One weight changes at a time, as with a slider."""
    at = step % len(role["requirements"])
    return [one | {"weight": step % 10 + 1} if number == at else one
            for number, one in enumerate(role["requirements"])]


def keep_batches(data: Path) -> list[Result]:
    """Batches come, are read and ranked, and go."""
    measure_campus.generate(data, 1000)
    (data / "assets").symlink_to(install.assets())
    with server.quad(data) as running:
        clerk = measure_campus.Clerk(running)
        when_ready(clerk)
        before, early = running.memory()["RSS"], 0.0
        for number in range(BATCHES):
            handle_batch(clerk, number)
            if number + 1 == EARLY:
                early = running.memory()["RSS"]
        late = running.memory()["RSS"]
    size = f"candidates, {BATCHES} batches of {FILES} through the server"
    kinds = ", ".join(kind.upper() for kind in resume_files.KINDS)
    return [
        Result(f"{size}: memory before the first", before, "MB"),
        Result(f"{size}: memory after the first {EARLY}", early, "MB"),
        Result(f"{size}: memory after the last", late, "MB", note=f"{kinds}, a quarter each"),
        Result(f"{size}: memory beside that of the first ten", late / early, "×", below(FLAT)),
    ]


def handle_batch(clerk: measure_campus.Clerk, number: int) -> None:
    batch = clerk.post_json(f"{API}/batches", {"name": f"Fair {number}"})["id"]
    for file in range(FILES):
        kind, content = resume_files.write(resume(number * FILES + file), file)
        clerk.post(f"{API}/batches/{batch}/files?name=resume-{file}.{kind}", content, len(content))
    clerk.post(f"{API}/batches/{batch}/read")
    while (state := clerk.get(f"{API}/batches/{batch}"))["batch"]["waiting"]:
        time.sleep(PAUSE)
    role = make_role(clerk, {"campus": False, "batches": [batch]})
    ranked = clerk.post_json(f"{API}/roles/{role['id']}/ranking", {})
    if ranked["poolSize"] != FILES:
        sys.exit(f"{ranked['poolSize']} of {FILES} are ranked: {[file['state'] for file in state['files']]}")
    clerk.delete(f"{API}/roles/{role['id']}")
    clerk.delete(f"{API}/batches/{batch}")


def resume(number: int) -> list[str]:
    """Somebody of their own, line by line: nobody is anybody's duplicate."""
    name = "".join(chr(97 + (number // 26**place) % 26) for place in range(4))
    lines = [f"Ada {name.title()}son", f"{name}@example.org", "", "Experience", ""]
    for job in range(JOBS):
        skills = [SKILLS[(number * 7 + (job + step) * 3) % len(SKILLS)] for step in range(3)]
        until = "present" if job == 0 else str(2023 - 2 * job)
        lines += [f"Analyst, {name.title()} Works {job + 1}, {2021 - 2 * job} to {until}", ""]
        lines += [
            f"- Built {name} reports with {skills[0]} that cut the time for number {number} by {(number + job) % 60 + 10}%.",
            f"- Trained {(number + job) % 30 + 2} colleagues of section {name} in {skills[1]}.",
            f"- Kept the {name} tables of {job + 3} departments in {skills[2]} and told them every month what had changed.",
            "",
        ]
    skills = [SKILLS[(number * 7 + step * 3) % len(SKILLS)] for step in range(5)]
    return [*lines, "Education", "", "BSc in Statistics, Lakeside University, 2009", "", "Skills", "", ", ".join(skills)]


def score(people: int) -> list[Result]:
    found = ask(people)
    size = f"candidates {found['people']:,} × {found['requirements']}"
    seconds, slider = found["seconds"], found["sliderMs"]
    return [
        Result(f"{size}: ranked, after indexing", found["rankedSeconds"], "CPU-s", below(1),
               note=f"looked at {seconds['board']:.3f}; put in order {seconds['rank']:.3f}"),
        Result(f"{size}: indexed, directions at hand", seconds["index"], "CPU-s"),
        Result(f"{size}: a step of a slider, p99", slider["p99"], "CPU-ms", below(50), note=f"p50 {slider['p50']:.2f}"),
    ]


def ask(people: int) -> dict:
    command = [str(install.program("rank_candidates")), str(people)]
    print("$", *command, file=sys.stderr)
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=10_000)
    people = parser.parse_args().people
    server.WORK.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=server.WORK) as folder:
        results = measure(Path(folder), people)
    print(report.table(results))
    return 1 if any(result.verdict == "MISSED" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
