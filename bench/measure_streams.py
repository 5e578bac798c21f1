#!/usr/bin/env python3
"""Answers as they are made: two thousand at once, what the first words cost, and what each token of a model costs.

Usage by itself: bench/measure_streams.py [--streams 2000] [--questions 100] [--rounds 6] [--at-once 100]
"""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median

sys.dont_write_bytecode = True

import install
import report
import sessions
from measure_campus import peak_of
from measure_session import cores
from measure_slow_connections import raise_file_limit
from questions import question
from report import Result, below, exactly, shown
from server import WORK, Server, free_port, quad
from stream_clients import Event, Relay, Stream, Suite

STREAMS = 2000
QUESTIONS = 100
BATCH = 10
ROUNDS = 6
# In a round of tokens so many people read.
AT_ONCE = 100
# So many people press Enter at the same moment.
ASKING = 16
ADMIN = sessions.ROLES.index("admin")
PEER = Path(__file__).parent / "peers/relay"
TEXT = (PEER / "answer.txt").read_text().strip()
TOKENS = len(re.findall(r"\s?\S{1,6}", TEXT))
# Milliseconds from a token to the next: while all are brought together, in a crowd, and as a quick model writes.
HELD, CALM, QUICK = 5000, 200, 20
# Until what is done after the end of an answer has been done as well.
SETTLE = 2
LONGEST_WAIT = 600
# After these, a stream that is not open never will be.
LONGEST_TO_BEGIN = 120


@dataclass(frozen=True)
class Size:
    streams: int = STREAMS
    questions: int = QUESTIONS
    rounds: int = ROUNDS
    at_once: int = AT_ONCE


def measure(folder: Path, size: Size = Size()) -> list[Result]:
    raise_file_limit()
    data = folder / "data"
    prepare(data, max(size.streams, size.at_once, ADMIN + 1))
    return asyncio.run(measure_all(data, size))


def prepare(data: Path, people: int) -> None:
    """The demo campus with its index and its library, and people who are signed in."""
    data.mkdir()
    (data / "assets").symlink_to(install.assets())
    with quad(data, demo_campus="demo") as server:
        connection = server.connect()
        token = connection.sign_in_to_demo("viewer")
        give_up = time.monotonic() + LONGEST_WAIT
        while not is_ready(lambda path: connection.send("GET", path, token=token).json()):
            if time.monotonic() > give_up:
                raise RuntimeError("the demo campus was not made")
            time.sleep(0.5)
    sessions.fill(data / "quad.db", people)


def is_ready(get: Callable[[str], dict]) -> bool:
    index, documents = get("/api/people/index"), get("/api/library/documents")["documents"]
    is_read = documents and all(document["state"] == "ready" for document in documents)
    return index["readiness"] == "ready" and index["meaning"] == "available" and bool(is_read)


async def measure_all(data: Path, size: Size) -> list[Result]:
    results = await first_parts(data, size)
    with ExitStack() as stack:
        server_core, other_core = cores()
        upstream = Upstream(stack.enter_context(node("upstream.mjs", free_port(), "/open", core=other_core)))
        results += await crowds(data, upstream, size.streams)
        results += await tokens(data, upstream, size, server_core)
    return results


# The first part of an answer in the engine's own words.


async def first_parts(data: Path, size: Size) -> list[Result]:
    async with suite(data) as (server, visitor):
        spent = [await first_part(server, visitor, number) for number in range(size.questions)]
    batches = [mean(spent[at : at + BATCH]) for at in range(0, len(spent), BATCH)]
    name = "built-in answer, first part"
    return [
        Result(f"{name}: CPU", mean(spent), "ms", below(100),
               note=f"{len(spent)} questions, half of them below {shown(median(spent))}"),
        Result(f"{name}: CPU, worst {BATCH} in a row", max(batches), "ms", below(100),
               note=f"the dearest alone {shown(max(spent))}"),
    ]


async def first_part(server: Server, visitor: Suite, number: int) -> float:
    """Milliseconds of CPU time from before the question until its first part is here."""
    before = cpu_seconds(server)
    stream = await visitor.ask(number % len(sessions.ROLES), question(number), f"first-{number:05}")
    while b'"parts":[{' not in stream.come and b"event: part\n" not in stream.come:
        await stream.read_event()
    spent = (cpu_seconds(server) - before) * 1000
    heard = await stream.read_to_end()
    answer = heard[-1].data
    if answer["state"] != "done" or answer["phrasedBy"] != "engine" or not answer["runs"]:
        raise RuntimeError(f"{question(number)!r} was answered by {answer}")
    return spent


# A crowd that reads at once.


async def crowds(data: Path, upstream: "Upstream", count: int) -> list[Result]:
    async with suite(data) as (server, visitor):
        await set_model(visitor, upstream)
        ours = await crowd(server, visitor, upstream, count)
    with node("server.mjs", free_port(), "/", upstream.address) as server:
        theirs = await crowd(server, Relay(server.port), upstream, count)
    name = f"{count:,} streams at once"
    results = [
        Result(f"{name}: open", ours.open, "streams", exactly(count), peer=f"Node relay {theirs.open:,}"),
        Result(f"{name}: ended with a whole answer", ours.whole, "streams", exactly(count),
               peer=f"Node relay {theirs.whole:,}", note=ours.failure),
    ]
    # Who turns people away needs little.
    if ours.open == ours.whole == count:
        results.append(Result(f"{name}: most memory", ours.peak, "MB", below(400), peer=f"Node relay {theirs.peak:.0f}",
                              note=f"{ours.before:.0f} before; asked within {ours.seconds:.0f} s"))
    return results


@dataclass(frozen=True)
class Crowd:
    open: int
    whole: int
    before: float
    peak: float
    seconds: float
    # What somebody got instead of an answer.
    failure: str


async def crowd(server: Server, visitor: Suite | Relay, upstream: "Upstream", count: int) -> Crowd:
    before, start = peak_of(server.process.pid), time.monotonic()
    upstream.set_pace(HELD)
    asked = await ask_all(visitor, count, "crowd")
    streams = [stream for stream in asked if isinstance(stream, Stream)]
    are_open = await upstream.wait_until_open(count)
    seconds = time.monotonic() - start
    upstream.set_pace(CALM)
    said = [str(refusal) for refusal in asked if not isinstance(refusal, Stream)] + await read_all(visitor, streams)
    failures = [words for words in said if words != TEXT]
    peak = peak_of(server.process.pid)
    return Crowd(are_open, count - len(failures), before, peak, seconds, " ".join("".join(failures[:1]).split())[:300])


# What a token costs, beside a server that does nothing but pass it on.


@dataclass(frozen=True)
class Spent:
    """Microseconds of CPU time for a token."""

    # From the message to the end of the answer.
    whole: float
    # Of that, from when all answers have begun.
    streaming: float


@dataclass(frozen=True)
class Round:
    ours: Spent
    theirs: Spent
    again: float


async def tokens(data: Path, upstream: "Upstream", size: Size, core: int | None) -> list[Result]:
    rounds = []
    async with suite(data, core=core) as (server, visitor):
        await set_model(visitor, upstream)
        with node("server.mjs", free_port(), "/", upstream.address, core=core) as peer:
            for number in range(1 + size.rounds):
                key = f"round-{number}"
                ours, streams = await spend(server, visitor, upstream, size.at_once, key)
                again = await read_again(server, visitor, streams)
                theirs, _ = await spend(peer, Relay(peer.port), upstream, size.at_once, key)
                rounds.append(Round(ours, theirs, again))
    # The first one warms up.
    return compare(rounds[1:], size)


async def spend(
    server: Server, visitor: Suite | Relay, upstream: "Upstream", count: int, key: str
) -> tuple[Spent, list[Stream]]:
    upstream.set_pace(HELD)
    start = cpu_seconds(server)
    streams = await ask_all(visitor, count, key)
    if refused := [refusal for refusal in streams if not isinstance(refusal, Stream)]:
        raise RuntimeError(f"{len(refused)} of {count} were turned away: {refused[0]}")
    await upstream.wait_until_open(count)
    begun = cpu_seconds(server)
    upstream.set_pace(QUICK)
    said = await read_all(visitor, streams)
    await asyncio.sleep(SETTLE)
    ended = cpu_seconds(server)
    check(said)
    return Spent(per_token(ended - start, count), per_token(ended - begun, count)), streams


async def read_again(server: Server, visitor: Suite, streams: list[Stream]) -> float:
    start = cpu_seconds(server)
    watched = [await visitor.watch(person, stream.answer) for person, stream in enumerate(streams)]
    said = await read_all(visitor, watched)
    spent = cpu_seconds(server) - start
    check(said)
    return per_token(spent, len(streams))


def per_token(seconds: float, answers: int) -> float:
    return seconds * 1e6 / (answers * TOKENS)


def check(said: list[str]) -> None:
    if wrong := [words for words in said if words != TEXT]:
        raise RuntimeError(f"{len(wrong)} of {len(said)} answers are not whole: {wrong[0]}")


def compare(rounds: list[Round], size: Size) -> list[Result]:
    results = []
    for name, field in (("with its question", "whole"), ("while it streams", "streaming")):
        ours = [getattr(one.ours, field) for one in rounds]
        theirs = [getattr(one.theirs, field) for one in rounds]
        ratios = [our / their for our, their in zip(ours, theirs)]
        results += [
            Result(f"a token, {name}: quad", median(ours), "CPU-µs", note=spread(ours)),
            Result(f"a token, {name}: quad / Node relay", median(ratios), "×",
                   peer=f"Node relay {shown(median(theirs))}", note=spread(ratios)),
        ]
    again = [one.again for one in rounds]
    kind = f"{size.at_once} answers of {TOKENS} tokens"
    return [*results, Result("a token, read again: quad", median(again), "CPU-µs", note=f"{spread(again)}; {kind}")]


def spread(values: list[float]) -> str:
    return f"{len(values)} rounds: {shown(min(values))} to {shown(max(values))}"


# Servers, and those who ask.


class Upstream:
    """The language model that everybody asks."""

    def __init__(self, server: Server):
        self.server = server
        self.address = f"http://127.0.0.1:{server.port}/v1"

    def set_pace(self, milliseconds: int) -> None:
        # Each time anew: it hangs up on who is silent for long.
        self.server.connect().expect(200, "PUT", "/pace", milliseconds)

    async def wait_until_open(self, count: int) -> int:
        """How many streams are open in the end; as many as they should be, if nothing went wrong."""
        give_up = time.monotonic() + LONGEST_TO_BEGIN
        while (are_open := int(self.server.connect().expect(200, "GET", "/open").body)) != count:
            if time.monotonic() > give_up:
                break
            await asyncio.sleep(0.1)
        return are_open


def node(script: str, port: int, health: str, *words: str, core: int | None = None) -> Server:
    return Server(["node", PEER / script, port, *words], port, health=health, core=core)


@asynccontextmanager
async def suite(data: Path, core: int | None = None) -> AsyncIterator[tuple[Server, Suite]]:
    """The suite as it is when it has been running for a while."""
    with quad(data, core=core, demo_campus="demo") as server:
        visitor = Suite(server.port)
        while (await visitor.call(ADMIN, "GET", "/api/people/index"))["readiness"] != "ready":
            await asyncio.sleep(0.1)
        used = -1.0
        # Until it has nothing to do but to look whether there is something.
        while cpu_seconds(server) - used > 0.02:
            used = cpu_seconds(server)
            await asyncio.sleep(1)
        yield server, visitor


async def set_model(visitor: Suite, upstream: Upstream) -> None:
    """As an admin does."""
    settings = {"provider": "http", "baseUrl": upstream.address, "model": "relay"}
    await visitor.call(ADMIN, "PUT", "/api/admin/ai", settings)


async def ask_all(visitor: Suite | Relay, count: int, key: str) -> list[Stream | BaseException]:
    """For everybody a stream that has begun, or why there is none."""
    places = asyncio.Semaphore(ASKING)

    async def ask(person: int) -> Stream:
        async with places:
            return await visitor.ask(person, question(person), f"{key}-{person:05}")

    return await asyncio.gather(*(ask(person) for person in range(count)), return_exceptions=True)


async def read_all(visitor: Suite | Relay, streams: list[Stream]) -> list[str]:
    """What each was told in the end, or why that is not known."""
    endings = (stream.read_to_end() for stream in streams)
    heard: list[list[Event] | BaseException] = await asyncio.gather(*endings, return_exceptions=True)
    return [visitor.words(events) if isinstance(events, list) else repr(events) for events in heard]


def cpu_seconds(server: Server) -> float:
    """User and system time of the process so far, to the nanosecond. Its clock has a number made of its own."""
    return time.clock_gettime(~server.process.pid << 3 | 2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for field, default in vars(Size()).items():
        parser.add_argument(f"--{field.replace('_', '-')}", type=int, default=default)
    size = Size(**vars(parser.parse_args()))
    WORK.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORK) as folder:
        results = measure(Path(folder), size)
    print(report.table(results))
    return 1 if any(result.verdict == "MISSED" for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
