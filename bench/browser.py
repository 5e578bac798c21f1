"""Chromium, told what to do by its DevTools protocol over a pair of pipes."""

import fcntl
import json
import os
import select
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 30
ABOVE_THREE_AND_FOUR = 10


class Browser:
    """A fresh profile with one empty page, from entering to leaving a `with` block."""

    def __init__(self, program: str, profile: Path):
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        quiet = ["--no-first-run", "--disable-background-networking", "--disable-component-update"]
        self.command = [program, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={profile}"]
        self.command += ["--window-size=1280,800", *quiet, *sandbox]
        self.session: str | None = None
        self.calls = 0
        self.unread = b""
        self.events: list[dict] = []

    def __enter__(self) -> "Browser":
        commands, self.commands = os.pipe()
        self.messages, messages = os.pipe()
        ends = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, ABOVE_THREE_AND_FOUR) for end in (commands, messages)]
        wiring = [(os.POSIX_SPAWN_OPEN, output, os.devnull, os.O_WRONLY, 0) for output in (1, 2)]
        # Chromium reads from descriptor 3 and writes to 4.
        wiring += [(os.POSIX_SPAWN_DUP2, end, number) for end, number in zip(ends, (3, 4))]
        self.pid = os.posix_spawnp(self.command[0], self.command, os.environ, file_actions=wiring)
        for end in (commands, messages, *ends):
            os.close(end)
        page = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        return self

    def __exit__(self, *_: object) -> None:
        # It ends when nobody can tell it anything any more.
        os.close(self.commands)
        os.waitpid(self.pid, 0)
        os.close(self.messages)

    def call(self, method: str, **params: object) -> dict:
        self.calls += 1
        command = {"id": self.calls, "method": method, "params": params}
        if self.session:
            command["sessionId"] = self.session
        os.write(self.commands, json.dumps(command).encode() + b"\0")
        for message in self.read_messages():
            if message.get("id") != self.calls:
                self.events.append(message)
            elif "error" in message:
                raise RuntimeError(f"{method}: {message['error']['message']}")
            else:
                return message["result"]
        raise RuntimeError(f"{method}: no answer")

    def wait_for(self, method: str, **params: object) -> None:
        """Keeps reading events until this one."""
        for event in self.read_messages():
            self.events.append(event)
            if event.get("method") == method and params.items() <= event["params"].items():
                return
        raise RuntimeError(f"{method} {params} did not happen in {PATIENCE} s")

    def read_messages(self) -> Iterator[dict]:
        give_up = time.monotonic() + PATIENCE
        while True:
            message, end, rest = self.unread.partition(b"\0")
            if end:
                self.unread = rest
                yield json.loads(message)
                continue
            ready, _, _ = select.select([self.messages], [], [], max(give_up - time.monotonic(), 0))
            received = os.read(self.messages, 1 << 20) if ready else b""
            if not received:
                return
            self.unread += received
