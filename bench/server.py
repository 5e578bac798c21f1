"""A server under measurement: its process, and what it has used."""

import os
import socket
import subprocess
import time
from pathlib import Path

from http_client import PATIENCE, Connection

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "target/bench"
QUAD = ROOT / "target/release/quad"
PORTS = range(4800, 4850)
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


class Server:
    """Runs from entering to leaving a `with` block; on one core alone if `core` is given."""

    def __init__(self, command: list, port: int, *, health: str, env: dict | None = None, core: int | None = None):
        self.command = [str(word) for word in command]
        self.port = port
        self.health = health
        self.env = {**os.environ, **(env or {})}
        self.core = core
        self.log = WORK / f"server-{port}.log"

    def __enter__(self) -> "Server":
        pin = None if self.core is None else lambda: os.sched_setaffinity(0, {self.core})
        WORK.mkdir(parents=True, exist_ok=True)
        with self.log.open("w") as log:
            spawned = time.perf_counter()
            self.process = subprocess.Popen(self.command, env=self.env, stdout=log, stderr=log, preexec_fn=pin)
        try:
            self.seconds_to_first_answer = self.wait_for_answer() - spawned
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def wait_for_answer(self) -> float:
        """The moment of the first 200."""
        give_up = time.perf_counter() + PATIENCE
        while time.perf_counter() < give_up and self.process.poll() is None:
            try:
                if self.connect().send("GET", self.health).status == 200:
                    return time.perf_counter()
            except OSError:
                time.sleep(0.001)
        raise RuntimeError(f"{' '.join(self.command)} does not answer; see {self.log}")

    def connect(self) -> Connection:
        return Connection(self.port)

    def cpu_seconds(self) -> float:
        """User and system time of the process and its children, those that have ended too."""
        return sum(ticks(pid) for pid in family(self.process.pid)) / TICKS_PER_SECOND

    def memory(self) -> dict[str, float]:
        """RSS and PSS, in MB."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        kibibytes = {line.split(":")[0]: int(line.split()[1]) for line in lines[1:]}
        return {name.upper(): kibibytes[name] * 1024 / 1e6 for name in ("Rss", "Pss")}


def quad(data: Path, *, core: int | None = None, **settings: object) -> Server:
    """`quad serve --demo`, with its settings by their own names."""
    port = free_port()
    env = {f"QUAD_{key.upper()}": str(value) for key, value in {"data": data, "port": port, "demo_campus": "", **settings}.items()}
    return Server([QUAD, "serve", "--demo"], port, health="/api/health", env=env, core=core)


def free_port() -> int:
    for port in PORTS:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"every port from {PORTS.start} to {PORTS.stop - 1} is taken")


def family(pid: int) -> list[int]:
    lists = [path.read_text() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    children = [int(child) for line in lists for child in line.split()]
    return [pid, *(member for child in children for member in family(child))]


def ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    user, system, ended_user, ended_system = map(int, fields[11:15])
    return user + system + ended_user + ended_system
