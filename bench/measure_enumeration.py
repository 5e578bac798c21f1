"""Can a stranger tell by answers or time whether an address has an account?"""

import gc
import random
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import accounts
from http_client import Answer, Connection
from rank_sum import rank_sum
from report import Result, above, exactly
from server import quad

EACH = 300
WARM_UP = 20
# They differ from one answer to the next, whoever asks.
ALWAYS_NEW = ("date", "x-request-id")

Ask = Callable[[Connection, str], Answer]


def measure(folder: Path) -> list[Result]:
    # Which addresses have an account is left to chance, so that nothing but the account sets them apart.
    addresses = [accounts.address(number) for number in range(2 * (EACH + WARM_UP))]
    random.shuffle(addresses)
    known, unknown = addresses[: EACH + WARM_UP], addresses[EACH + WARM_UP :]
    with quad(folder, local_accounts="true", enumeration_protection="true", **accounts.UNLIMITED) as server:
        connection = server.connect()
        accounts.make(connection, folder, known)
        return [
            result
            # The last one makes the unknown known.
            for name, ask in (
                ("wrong password", try_password),
                ("forgotten password", ask_for_reset),
                ("new account", sign_up),
            )
            for result in compare(name, ask, connection, known, unknown)
        ]


def try_password(connection: Connection, address: str) -> Answer:
    body = {"email": address, "password": accounts.WRONG_PASSWORD}
    return connection.expect(401, "POST", "/api/session/local", body)


def ask_for_reset(connection: Connection, address: str) -> Answer:
    return connection.expect(202, "POST", "/api/accounts/reset", {"email": address})


def sign_up(connection: Connection, address: str) -> Answer:
    account = {"email": address, "password": accounts.PASSWORD, "displayName": "Somebody"}
    return connection.expect(202, "POST", "/api/accounts", account)


def compare(name: str, ask: Ask, connection: Connection, known: list[str], unknown: list[str]) -> list[Result]:
    for address in known[EACH:] + unknown[EACH:]:
        ask(connection, address)
    times, answers = take_times(ask, connection, {"known": known[:EACH], "unknown": unknown[:EACH]})
    test = rank_sum(times["known"], times["unknown"])
    medians = ", ".join(f"{kind} {median(values):.2f} ms" for kind, values in times.items())
    name = f"{name}, known and unknown"
    return [
        Result(f"{name}: p", test.p, "", above(0.01), note=f"effect {test.effect:.3f}; median {medians}"),
        Result(f"{name}: distinct answers", len(answers), "", exactly(1), note=f"2 × {EACH} requests"),
    ]


def take_times(ask: Ask, connection: Connection, kinds: dict[str, list[str]]) -> tuple[dict, set]:
    """Milliseconds by kind, in random order, one at a time; and the answers without what is always new."""
    turns = [(kind, address) for kind, addresses in kinds.items() for address in addresses]
    random.shuffle(turns)
    times = {kind: [] for kind in kinds}
    answers = set()
    gc.disable()
    for kind, address in turns:
        start = time.perf_counter_ns()
        answer = ask(connection, address)
        times[kind].append((time.perf_counter_ns() - start) / 1e6)
        headers = tuple(header for header in answer.headers if header[0].lower() not in ALWAYS_NEW)
        answers.add((answer.status, headers, answer.body))
    gc.enable()
    return times, answers
