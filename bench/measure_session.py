"""The session lookup of every request, beside Fastify and FastAPI doing the same on the same rows."""

import os
import shutil
import sqlite3
import subprocess
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import install
import sessions
from load import requests_per_cpu_second
from report import Result, at_least, shown
from server import QUAD, Server, free_port, quad

SESSIONS = 10_000
# So many people are busy at the same time.
AT_ONCE = 100
# Many short ones: a machine that is slow for a while is slow for all three alike.
ROUNDS = 15
SECONDS = 1
WARM_UP_SECONDS = 3
LOOKUP = f"session, {AT_ONCE} of {SESSIONS:,} in turn"
STACKS = ("quad", "fastify", "fastapi")


def measure(folder: Path) -> list[Result]:
    install.wrk()
    server_core, wrk_core = cores()
    busy, everybody = write_tokens(folder, AT_ONCE), write_tokens(folder, SESSIONS)
    kinds = {
        LOOKUP: ("/api/session", busy),
        f"session, all {SESSIONS:,} in turn": ("/api/session", everybody),
        "plain text": ("/robots.txt", busy),
    }
    rates = {kind: {stack: [] for stack in STACKS} for kind in kinds}
    with ExitStack() as stack:
        servers = start(folder, server_core, stack)
        compare_answers(servers)
        for server in servers.values():
            requests_per_cpu_second(server, "/api/session", busy, seconds=WARM_UP_SECONDS, core=wrk_core)
        for _ in range(ROUNDS):
            for kind, (path, tokens) in kinds.items():
                for name, server in servers.items():
                    rate = requests_per_cpu_second(server, path, tokens, seconds=SECONDS, core=wrk_core)
                    rates[kind][name].append(rate)
    return [result for kind in kinds for result in compare(kind, rates[kind])]


def cores() -> tuple[int | None, int | None]:
    """One for the server, another for wrk; wherever they like on a machine with only one."""
    available = sorted(os.sched_getaffinity(0))
    return (available[-1], available[0]) if len(available) > 1 else (None, None)


def write_tokens(folder: Path, count: int) -> Path:
    path = folder / f"tokens-{count}"
    path.write_text("".join(f"{sessions.token_of(number)}\n" for number in range(count)))
    return path


def start(folder: Path, core: int | None, stack: ExitStack) -> dict[str, Server]:
    """All three on the same tables: the peers get a copy of ours."""
    data = folder / "data"
    subprocess.run([QUAD, "migrate"], env={**os.environ, "QUAD_DATA": str(data)}, check=True, capture_output=True)
    sessions.fill(data / "quad.db", SESSIONS)
    copy = folder / "peers.db"
    shutil.copy(data / "quad.db", copy)
    with sqlite3.connect(copy) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    servers = {"quad": stack.enter_context(quad(data, core=core))}
    for name, command in (("fastify", install.fastify()), ("fastapi", install.fastapi())):
        port = free_port()
        server = Server([*command, port, copy], port, health="/robots.txt", core=core)
        servers[name] = stack.enter_context(server)
    return servers


def compare_answers(servers: dict[str, Server]) -> None:
    for number in range(3):
        token = sessions.token_of(number)
        answers = {name: server.connect().send("GET", "/api/session", token=token) for name, server in servers.items()}
        states = [answer.json() for answer in answers.values()]
        if not (states[0]["isAuthenticated"] and states.count(states[0]) == len(states)):
            raise RuntimeError(f"the answers differ: {answers}")


def compare(kind: str, rates: dict[str, list[float]]) -> list[Result]:
    """Our own rate, and how many times theirs that is: the median of the rounds, each a ratio of its own."""
    ours = rates["quad"]
    results = [Result(f"{kind}: quad", median(ours), "requests/CPU-s", note=spread(ours))]
    for name, target in (("Fastify", at_least(2.5)), ("FastAPI", at_least(10))):
        theirs = rates[name.lower()]
        ratios = [our / their for our, their in zip(ours, theirs)]
        results.append(Result(
            f"{kind}: quad / {name}", median(ratios), "×", target if kind == LOOKUP else None,
            peer=f"{name} {median(theirs):,.0f}", note=spread(ratios),
        ))
    return results


def spread(values: list[float]) -> str:
    return f"{ROUNDS} rounds: {shown(min(values))} to {shown(max(values))}"
