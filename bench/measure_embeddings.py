"""Sentence vectors in a second, one text or 32 per call, beside onnxruntime."""

import os
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import install
from report import Result, at_least, below
from server import ROOT

ROUNDS = 9
BATCH = 32
# One text: at most a quarter slower.
LIMITS = {1: at_least(0.8), BATCH: at_least(1)}
RATE = ROOT / "target/release/rate"


@dataclass(frozen=True)
class Taken:
    """What a round took, in seconds."""

    time: float
    busy: float


class Engine:
    """A process with the model in its memory, from entering to leaving a `with` block."""

    def __init__(self, command: list, core: int | None):
        self.command = [str(word) for word in command]
        self.core = core

    def __enter__(self) -> "Engine":
        pin = None if self.core is None else lambda: os.sched_setaffinity(0, {self.core})
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen(self.command, text=True, bufsize=1, preexec_fn=pin, **pipes)
        self.expect("ready")
        return self

    def __exit__(self, *_: object) -> None:
        self.process.stdin.close()
        self.process.wait()

    def expect(self, word: str) -> None:
        if (line := self.process.stdout.readline().strip()) != word:
            raise RuntimeError(f"{' '.join(self.command)} says {line!r}, not {word!r}")

    def embed(self, texts_per_call: int) -> Taken:
        start, busy = time.perf_counter(), self.busy()
        self.process.stdin.write(f"{texts_per_call}\n")
        self.expect("done")
        return Taken(time.perf_counter() - start, (self.busy() - busy) / 1e9)

    def busy(self) -> int:
        """Nanoseconds of CPU time; threads stay as long as the process. Its ticks are too coarse for a round."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads)

    def peak(self) -> float:
        """The most memory it has had, in MB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith("VmHWM"))


def measure(folder: Path) -> list[Result]:
    install.rate()
    results = []
    for kind, texts in {"notes": notes(), "titles": titles()}.items():
        file = folder / f"{kind}.txt"
        file.write_text("\n".join(texts) + "\n")
        results += on_one_core(kind, file, len(texts))
        results += on_all_cores(kind, file, len(texts))
    return results


def on_one_core(kind: str, texts: Path, count: int) -> list[Result]:
    """In CPU time, which a busy machine disturbs least."""
    core = max(os.sched_getaffinity(0))
    with Engine(ours(texts, 1), core) as engine, Engine(theirs(texts, 1), core) as peer:
        results = []
        for per_call, limit in LIMITS.items():
            rounds = [(engine.embed(per_call), peer.embed(per_call)) for _ in range(ROUNDS)]
            rates = [count / median(taken.busy for taken in side) for side in zip(*rounds)]
            ratios = sorted(peer.busy / own.busy for own, peer in rounds)
            name = f"embeddings, {kind}, {per_call} per call, one core"
            results.append(row(name, ratios, "CPU second", rates, limit))
        memory, beside = engine.peak(), peer.peak()
    peak = Result(f"embeddings, {kind}, peak memory", memory, "MB", below(beside), peer=f"onnxruntime {beside:.0f}")
    return [*results, peak]


def on_all_cores(kind: str, texts: Path, count: int) -> list[Result]:
    """In time on the wall. onnxruntime's threads may wait busily or asleep: the quicker way counts."""
    cores = len(os.sched_getaffinity(0))
    spinning, sleeping = Engine(theirs(texts, cores), None), Engine([*theirs(texts, cores), "sleeps"], None)
    with Engine(ours(texts, cores), None) as engine, spinning, sleeping:
        results = []
        for per_call, limit in LIMITS.items():
            rounds = [[side.embed(per_call).time for side in (engine, spinning, sleeping)] for _ in range(ROUNDS)]
            own, *peers = zip(*rounds)
            peer = min(peers, key=median)
            rates = [count / median(side) for side in (own, peer)]
            ratios = sorted(slow / quick for quick, slow in zip(own, peer))
            name = f"embeddings, {kind}, {per_call} per call, {cores} cores"
            results.append(row(name, ratios, "second", rates, limit))
    return results


def row(name: str, ratios: list[float], unit: str, rates: list[float], limit) -> Result:
    peer = "{:.0f} per {}, onnxruntime {:.0f}".format(rates[0], unit, rates[1])
    note = f"{ROUNDS} rounds: {ratios[0]:.2f} to {ratios[-1]:.2f}"
    return Result(name, median(ratios), "× onnxruntime", limit, peer, note)


def ours(texts: Path, threads: int) -> list:
    return [RATE, ROOT / "target/assets", texts, threads]


def theirs(texts: Path, threads: int) -> list:
    python, model = install.onnxruntime()
    tokenizer = ROOT / "target/assets/all-MiniLM-L6-v2-tokenizer.json"
    return [python, install.PEERS / "onnxruntime/embed.py", model, tokenizer, texts, threads]


def notes() -> list[str]:
    """Notes of about 35 tokens."""
    causes = ("the marching band", "cancer research", "the new library", "first-generation students")
    places = ("Boston", "Lagos", "Warsaw", "a small town in Ohio")
    trades = ("nurse", "civil engineer", "data analyst", "school principal")
    return [
        f"Called about {cause}. Remembers the years as a {trade} fondly, worries about the cost of housing in {place}, "
        "and would speak to a class if somebody asked."
        for cause in causes
        for place in places
        for trade in trades
    ]


def titles() -> list[str]:
    """Titles of two or three words, as most of what the suite embeds is."""
    levels = ("senior", "assistant", "head", "associate", "chief", "junior", "lead", "deputy")
    fields = ("school", "data", "software", "research", "marketing", "finance", "care", "project")
    roles = ("nurse", "engineer", "analyst", "principal")
    return [f"{level} {field} {role}" for level in levels for field in fields for role in roles]
