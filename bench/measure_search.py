#!/usr/bin/env python3
"""Searches among 10,000, 100,000 and a million people, beside FAISS and pgvector on the same vectors.

Usage by itself: bench/measure_search.py [--sizes 10k,100k,1m]
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

sys.dont_write_bytecode = True

import install
import report
from report import Result, above, at_least, below
from server import WORK

SIZES = {"10k": 10_000, "100k": 100_000, "1m": 1_000_000}
# CPU milliseconds for the exact search among the two in a hundred who pass a filter.
FILTERED_LIMITS = {"100k": below(0.6), "1m": below(8)}
HYBRID_LIMIT = {"1m": below(50)}
# What an alumni directory asks, with filters of several things at once, all held against what people share.
DIRECTORY_LIMIT = {"1m": below(50)}
DIRECTORY = {
    "list": "directory, the first 25 who fit",
    "counts": "directory, counts by industry",
    "series": "directory, 15 years of giving, events and volunteering",
    "map": "directory, people by city",
}
WAYS = {
    "hybrid_filtered": "hybrid, 2 % filter",
    "hybrid": "hybrid",
    "meaning_filtered": "meaning, 2 % filter",
    "meaning": "meaning",
    "words": "words",
    "typed_name": "name being typed",
}


def measure(folder: Path, sizes: tuple[str, ...] = tuple(SIZES)) -> list[Result]:
    results, medians = [], {}
    for size in sizes:
        place = folder / size
        place.mkdir()
        ours = ask_ours("build", place, size) | ask_ours("measure", place, size)
        peers = {name: ask_peer(script, place) for name, script in
                 (("FAISS", "faiss_peer.py"), ("pgvector", "pgvector_peer.py"))}
        results += describe(size, ours, peers)
        medians[size] = {way: median(times) for way, times in ours["cpu_ms"].items()}
        shutil.rmtree(place)
    if len(sizes) > 1:
        results += growth(sizes[0], sizes[-1], medians)
    return results


def ask_ours(command: str, place: Path, size: str) -> dict:
    program = install.program("search")
    return run(program, command, place, SIZES[size], install.assets())


def ask_peer(script: str, place: Path) -> dict:
    return run(install.search_python(), install.PEERS / "search" / script, place)


def run(*command: object) -> dict:
    words = [str(word) for word in command]
    print("$", *words, file=sys.stderr)
    return json.loads(subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout)


def describe(size: str, ours: dict, peers: dict) -> list[Result]:
    results = []
    for way, name in WAYS.items():
        times = ours["cpu_ms"][way]
        limits = {"hybrid": HYBRID_LIMIT, "meaning_filtered": FILTERED_LIMITS}.get(way, {})
        beside = peer_note(way, peers)
        middle, last = (None, limits.get(size)) if way == "hybrid" else (limits.get(size), None)
        results.append(Result(f"search {size}, {name}: p50", median(times), "CPU-ms", middle, peer=beside))
        results.append(Result(f"search {size}, {name}: p99", p99(times), "CPU-ms", last))
    changed = f"{ours['changes']:,} changes in memory"
    for way in ("hybrid", "hybrid_filtered"):
        times = ours["changed_cpu_ms"][way]
        last = HYBRID_LIMIT.get(size) if way == "hybrid" else None
        results.append(Result(f"search {size}, {WAYS[way]}, changed: p50", median(times), "CPU-ms", note=changed))
        results.append(Result(f"search {size}, {WAYS[way]}, changed: p99", p99(times), "CPU-ms", last, note=changed))
    for way, name in DIRECTORY.items():
        for changes, key, note in (("", "directory_cpu_ms", ""), (", changed", "changed_directory_cpu_ms", changed)):
            times = ours[key][way]
            last = DIRECTORY_LIMIT.get(size)
            results.append(Result(f"search {size}, {name}{changes}: p50", median(times), "CPU-ms", note=note))
            results.append(Result(f"search {size}, {name}{changes}: p99", p99(times), "CPU-ms", last, note=note))
    for name, peer in peers.items():
        ratio = median(peer["exact_filtered"]["times"]) / median(ours["cpu_ms"]["meaning_filtered"])
        ahead = above(1) if size in FILTERED_LIMITS else None
        results.append(Result(f"search {size}, 2 % filter, exact: {name} / quad", ratio, "×", ahead))
    for way, recall in ours["recall"].items():
        target = at_least(1) if way.endswith("filtered") else at_least(0.99)
        results.append(Result(f"search {size}, {WAYS[way]}: recall@10", recall, "of exact", target))
    shares = ours["filter_shares"]
    results += [
        Result(f"search {size}: memory of its own", ours["own_mb"], "MB", note=memory_note(peers)),
        Result(f"search {size}: memory with what is mapped", ours["own_mb"] + ours["mapped_mb"], "MB",
               note=f"{ours['disk_mb']} MB on disk"),
        Result(f"search {size}: build", ours["build_cpu_s"], "CPU-s",
               note=f"at most {ours['peak_mb']} MB; {ours['units']:,} units; {build_note(peers)}"),
        Result(f"search {size}: open", ours["open_cpu_ms"], "CPU-ms",
               note=f"filters pass {min(shares):.1%} to {max(shares):.1%}"),
    ]
    return results


def peer_note(way: str, peers: dict) -> str:
    kinds = {"meaning": ("exact", "approximate"), "meaning_filtered": ("exact_filtered", "approximate_filtered")}
    notes = []
    for name, peer in peers.items():
        for kind in kinds.get(way, ()):
            if kind not in peer:
                notes.append(f"{name} HNSW not built at this size")
                continue
            found = peer[kind]
            how = found.get("setting", "exact")
            recall = "" if found["recall"] > 0.9995 else f", recall {found['recall']:.2f}"
            notes.append(f"{name} {how} {median(found['times']):.2g}{recall}")
    return "; ".join(notes)


def memory_note(peers: dict) -> str:
    return f"FAISS {peers['FAISS']['exact']['mb']:.0f} MB; pgvector {peers['pgvector']['mb']:.0f} MB on disk"


def build_note(peers: dict) -> str:
    builds = [f"{name} {peer['approximate']['setting'].split(',')[0]} {peer['approximate']['build_cpu_s']:.1f} CPU-s"
              for name, peer in peers.items() if "approximate" in peer]
    return ", ".join(builds)


def growth(first: str, last: str, medians: dict) -> list[Result]:
    times = SIZES[last] / SIZES[first]
    return [
        Result(f"search, {name}: {last} / {first}", medians[last][way] / medians[first][way], "×",
               note=f"for {times:.0f} times the people")
        for way, name in WAYS.items()
    ]


def p99(times: list[float]) -> float:
    return quantiles(times, n=100)[-1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", default=",".join(SIZES), help="of 10k, 100k and 1m")
    sizes = tuple(parser.parse_args().sizes.lower().split(","))
    if unknown := set(sizes) - set(SIZES):
        sys.exit(f"there is no size {', '.join(unknown)}; there are {', '.join(SIZES)}")
    WORK.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        results = measure(Path(folder), sizes)
    print(report.table(results))
    return 1 if any(result.verdict == "MISSED" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
