"""Ten thousand people who are signed in, straight into the tables that `quad migrate` made."""

import sqlite3
import time
from hashlib import sha256
from pathlib import Path

HOUR = 3_600_000
ROLES = ("viewer", "contributor", "admin")


def token_of(number: int) -> str:
    """43 characters, like a real token; the same in every run."""
    return sha256(f"session {number}".encode()).hexdigest()[:43]


def fill(database: Path, count: int) -> None:
    now = int(time.time() * 1000)
    with sqlite3.connect(database) as connection:
        connection.executemany("INSERT INTO users VALUES (?,?,?,?,?,?,?,?,?)", (user(n, now) for n in range(count)))
        connection.executemany(
            f"INSERT INTO sessions VALUES ({','.join('?' * 19)})", (session(n, now) for n in range(count))
        )
    connection.close()


def user(number: int, now: int) -> tuple:
    photo, deactivated = None, None
    return (uid(number), email(number), name(number), photo, role(number), now, now, True, deactivated)


def session(number: int, now: int) -> tuple:
    id_, token_hash = f"S{number:025}", sha256(token_of(number).encode()).hexdigest()
    next_hash, previous_hash, previous_until = None, None, 0
    created, last_activity, expires, rotated, confirmed = now, now, now + HOUR // 2, now, now
    owner = (uid(number), email(number), name(number), role(number), "demo")
    tokens = (id_, token_hash, next_hash, previous_hash, previous_until)
    times = (created, last_activity, expires, rotated, confirmed)
    return (*tokens, *owner, *times, "wrk", "127.0.0.1", token_of(-number - 1), token_of(-number - 1))


def uid(number: int) -> str:
    return f"U{number:025}"


def email(number: int) -> str:
    return f"person.{number:05}@quadrangle.example"


def name(number: int) -> str:
    return f"Person {number:05}"


def role(number: int) -> str:
    return ROLES[number % len(ROLES)]
