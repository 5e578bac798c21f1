#!/usr/bin/env python3
"""A million people made by the generator, files imported through the server, and how soon a new person is found.

Usage by itself: bench/measure_campus.py [--people 1000000] [--megabytes 50,500]
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

sys.dont_write_bytecode = True

import install
import report
import server
from report import Result, below
from server import QUAD, WORK

PEOPLE = 1_000_000
MEGABYTES = (50, 500)
NEW_PEOPLE = 15
# A row has a long note, as exports of letters and visits do: so the file is large and the table is not.
NOTE = "Spoke about the reunion, the new library and what a first term costs today. " * 60
PAUSE = 0.05


def measure(folder: Path, people: int = PEOPLE, megabytes: tuple[int, ...] = MEGABYTES) -> list[Result]:
    install.quad()
    results = generate(folder / "generated", people)
    imports = [import_file(folder / f"import-{size}", size) for size in megabytes]
    results += [result for imported in imports for result in imported.results()]
    if len(imports) > 1:
        results += growth(imports[0], imports[-1])
    return results + [find_new_people(folder / "found")]


def generate(data: Path, people: int) -> list[Result]:
    data.mkdir()
    command = [QUAD, "campus", "generate", "--seed", "7", "--size", str(people)]
    start = time.perf_counter()
    process = subprocess.Popen(command, env={**os.environ, "QUAD_DATA": str(data)}, stdout=sys.stderr)
    _, status, usage = os.wait4(process.pid, 0)
    taken = time.perf_counter() - start
    if status:
        sys.exit("the campus was not made")
    megabytes = sum(path.stat().st_size for path in data.rglob("*") if path.is_file()) / 1e6
    limit, memory = (below(600), below(2000)) if people >= PEOPLE else (None, None)
    busy = usage.ru_utime + usage.ru_stime
    return [
        Result(f"campus of {people:,}: time", taken, "s", limit, note=f"{busy:.0f} CPU-s, {megabytes:.0f} MB on disk"),
        Result(f"campus of {people:,}: memory", usage.ru_maxrss * 1024 / 1e6, "MB", memory),
    ]


class Clerk:
    """Somebody who imports files."""

    def __init__(self, running: server.Server):
        self.connection = running.connect()
        self.connection.http.timeout = 600
        self.token = self.connection.sign_in_to_demo("contributor")
        self.csrf = self.connection.send("GET", "/api/session", token=self.token).json()["csrfToken"]

    def get(self, path: str) -> dict:
        return self.connection.send("GET", path, token=self.token).json()

    def post(self, path: str, body: object = None, length: int = 0) -> dict:
        kind = {"Content-Type": "application/octet-stream"} if body is not None else {}
        return self.send(path, body, {"Content-Length": str(length), **kind})

    def post_json(self, path: str, body: dict) -> dict:
        return self.send(path, json.dumps(body).encode(), {"Content-Type": "application/json"})

    def delete(self, path: str) -> None:
        self.send(path, None, {}, "DELETE")

    def send(self, path: str, body: object, headers: dict, method: str = "POST") -> dict:
        http = self.connection.http
        http.request(method, path, body, {"Cookie": f"sid={self.token}", "X-CSRF-Token": self.csrf, **headers})
        response = http.getresponse()
        content = response.read()
        if response.status >= 300:
            sys.exit(f"{method} {path} answered {response.status}: {content.decode()}")
        return json.loads(content or "null")

    def upload(self, file: Path) -> str:
        with file.open("rb") as content:
            path = f"/api/admin/imports?kind=alumni&name={file.name}"
            return self.post(path, content, file.stat().st_size)["import"]["id"]

    def check(self, file: Path) -> str:
        number = self.upload(file)
        self.take(number, "check", until="checked")
        return number

    def apply(self, number: str) -> dict:
        return self.take(number, "apply", until="done")

    def take(self, number: str, step: str, until: str) -> dict:
        self.post(f"/api/admin/imports/{number}/{step}")
        while (state := self.get(f"/api/admin/imports/{number}")["import"])["state"] != until:
            if state["state"] in ("failed", "cancelled"):
                sys.exit(f"the import {state['state']}: {state['error']}")
            time.sleep(PAUSE)
        return state


@dataclass(frozen=True)
class Import:
    megabytes: int
    people: int
    seconds: float
    busy: float
    checked: float
    applied: float

    def results(self) -> list[Result]:
        name = f"import of {self.megabytes} MB"
        done = f"{self.people:,} people in {self.seconds:.0f} s, {self.busy:.0f} CPU-s"
        return [
            Result(f"{name}: memory to read and check it", self.checked, "MB"),
            Result(f"{name}: memory to bring it in", self.applied, "MB", note=done),
        ]


def growth(small: Import, large: Import) -> list[Result]:
    """The file does not stay in memory; what the index has of everybody does, old and new while it changes over."""
    people = large.people - small.people
    return [
        Result(f"import: memory to check, {large.megabytes} / {small.megabytes} MB", large.checked / small.checked, "×",
               below(2), note=f"for {large.megabytes / small.megabytes:.0f} times the bytes"),
        Result("import: memory for a further person", (large.applied - small.applied) * 1000 / people, "KB", below(2),
               note="with two states of the index"),
    ]


def import_file(data: Path, megabytes: int) -> Import:
    data.mkdir()
    file = data / "alumni.csv"
    rows = write_rows(file, megabytes * 1_000_000)
    with server.quad(data, demo_campus="300") as running:
        start, busy = time.perf_counter(), running.cpu_seconds()
        clerk = Clerk(running)
        number = clerk.check(file)
        checked = peak_of(running.process.pid)
        counts = clerk.apply(number)["counts"]
        taken, busy = time.perf_counter() - start, running.cpu_seconds() - busy
        applied = peak_of(running.process.pid)
    if counts["new"] != rows:
        sys.exit(f"{counts} after {rows} rows")
    return Import(megabytes, rows, taken, busy, checked, applied)


def write_rows(file: Path, size: int) -> int:
    rows = 0
    with file.open("w", encoding="utf-8") as out:
        out.write("Constituent ID,First Name,Last Name,Email,Class Year,City,State,Notes\n")
        # Where it is, is asked for now and then: each time all that was written has to reach the disk.
        while rows % 100 or out.tell() < size:
            first, last = names(rows)
            out.write(f"B{rows},{first},{last},{last}@mail.example,{1960 + rows % 60},Boston,MA,"
                      f'"{NOTE}\nVisit {rows}."\n')
            rows += 1
    return rows


def names(number: int) -> tuple[str, str]:
    """So unlike each other that nobody is taken for somebody else."""
    letters = hashlib.sha256(str(number).encode()).hexdigest().translate(str.maketrans("0123456789", "ghijklmnop"))
    return letters[:8].title(), letters[8:20].title()


def find_new_people(data: Path) -> Result:
    """From the end of an import until a search finds who is new."""
    data.mkdir()
    taken = []
    with server.quad(data, demo_campus="10000") as running:
        clerk = Clerk(running)
        while clerk.get("/api/people/index")["readiness"] != "ready":
            time.sleep(PAUSE)
        for number in range(NEW_PEOPLE):
            file, name = data / f"{number}.csv", f"Quillfeather{number}x"
            file.write_text(f"Constituent ID,First Name,Last Name,Class Year\nQ{number},Ada,{name},2001\n")
            clerk.apply(clerk.check(file))
            start = time.perf_counter()
            while not clerk.get(f"/api/people?q={name}&limit=1")["people"]:
                pass
            taken.append((time.perf_counter() - start) * 1000)
    return Result("a new person is found after", max(taken), "ms", below(1000),
                  note=f"the longest of {NEW_PEOPLE}, half of them within {median(taken):.0f} ms; 10,000 people")


def peak_of(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith("VmHWM"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--megabytes", default=",".join(map(str, MEGABYTES)))
    arguments = parser.parse_args()
    megabytes = tuple(int(size) for size in arguments.megabytes.split(",") if size)
    WORK.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        results = measure(Path(folder), arguments.people, megabytes)
    print(report.table(results))
    return 1 if any(result.verdict == "MISSED" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
