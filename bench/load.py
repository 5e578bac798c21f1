"""Requests as fast as they are answered, by wrk."""

import re
import subprocess
from pathlib import Path

from server import Server

CONNECTIONS = 32
SCRIPT = Path(__file__).parent / "sessions.lua"


def requests_per_cpu_second(server: Server, path: str, tokens: Path, *, seconds: int, core: int | None) -> float:
    """How many requests the server answers for a second of its own CPU time, the sessions taking turns."""
    pin = [] if core is None else ["taskset", "-c", str(core)]
    wrk = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "-s", SCRIPT, f"http://127.0.0.1:{server.port}{path}"]
    before = server.cpu_seconds()
    report = subprocess.run([*pin, *wrk, "--", tokens], check=True, capture_output=True, text=True).stdout
    used = server.cpu_seconds() - before
    if "Non-2xx" in report or "Socket errors" in report:
        raise RuntimeError(f"{path} did not always answer:\n{report}")
    return int(re.search(r"(\d+) requests in", report).group(1)) / used
