"""Ten thousand people who are signed in, straight into the tables that `quad migrate` made."""

import sqlite3
import time
from hashlib import sha256
from pathlib import Path

HALF_AN_HOUR = 1_800_000
ROLES = ("viewer", "contributor", "admin")


def token_of(number: int) -> str:
    """43 characters, like a real token; the same in every run."""
    return sha256(f"session {number}".encode()).hexdigest()[:43]


def fill(database: Path, count: int) -> None:
    now = int(time.time() * 1000)
    connection = sqlite3.connect(database)
    with connection:
        insert(connection, "users", [user(number, now) for number in range(count)])
        insert(connection, "sessions", [session(number, now) for number in range(count)])
    connection.close()


def insert(connection: sqlite3.Connection, table: str, rows: list[dict]) -> None:
    columns, places = ", ".join(rows[0]), ", ".join(f":{column}" for column in rows[0])
    connection.executemany(f"INSERT INTO {table} ({columns}) VALUES ({places})", rows)


def user(number: int, now: int) -> dict:
    return {
        "uid": uid(number),
        "email": email(number),
        "display_name": name(number),
        "role": role(number),
        "created_at": now,
        "last_login_at": now,
        "is_email_verified": True,
    }


def session(number: int, now: int) -> dict:
    return {
        "id": f"S{number:025}",
        "token_hash": sha256(token_of(number).encode()).hexdigest(),
        "previous_until": 0,
        "user_id": uid(number),
        "email": email(number),
        "display_name": name(number),
        "role": role(number),
        "method": "demo",
        "created_at": now,
        "last_activity": now,
        "expires_at": now + HALF_AN_HOUR,
        "rotated_at": now,
        "confirmed_at": now,
        "user_agent": "wrk",
        "ip_address": "127.0.0.1",
        "csrf_token": token_of(-1 - number),
        "rotation_key": token_of(-1 - number),
    }


def uid(number: int) -> str:
    return f"U{number:025}"


def email(number: int) -> str:
    return f"person.{number:05}@quadrangle.example"


def name(number: int) -> str:
    return f"Person {number:05}"


def role(number: int) -> str:
    return ROLES[number % len(ROLES)]
