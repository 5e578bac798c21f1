"""Memory of a server that has nothing to do."""

from pathlib import Path

import accounts
from report import Result, below
from server import Server, quad

LIMIT = below(40)
SIGN_INS = 20


def measure(folder: Path) -> list[Result]:
    with quad(folder, **accounts.UNLIMITED) as server:
        started = take(server, "after start", LIMIT)
        connection = server.connect()
        connection.sign_in_to_demo("viewer")
        signed_in = take(server, "after one sign-in", LIMIT)
        addresses = [accounts.address(number) for number in range(SIGN_INS)]
        accounts.make(connection, folder, addresses)
        for address in addresses:
            connection.expect(200, "POST", "/api/session/local", {"email": address, "password": accounts.PASSWORD})
        return [started, signed_in, take(server, f"after {SIGN_INS} sign-ups and sign-ins with a password")]


def take(server: Server, when: str, limit=None) -> Result:
    memory = server.memory()
    return Result(f"memory {when}", memory["RSS"], "MB RSS", limit, note=f"PSS {memory['PSS']:.1f}")
