"""Memory of a server that has nothing to do."""

from pathlib import Path

import accounts
from report import Result, below
from server import Server, quad

LIMIT = below(40)
SIGN_INS = 20


def measure(folder: Path) -> list[Result]:
    """A demo account has no password; with one, a sign-in fills 19 MiB for a moment, which must be given back."""
    addresses = [accounts.address(number) for number in range(SIGN_INS)]
    with quad(folder, **accounts.UNLIMITED) as server:
        connection = server.connect()
        results = [take(server, "after start")]
        connection.sign_in_to_demo("viewer")
        results.append(take(server, "after one sign-in"))
        accounts.make(connection, folder, addresses)
        for address in addresses:
            connection.expect(200, "POST", "/api/session/local", {"email": address, "password": accounts.PASSWORD})
        results.append(take(server, f"after {SIGN_INS} sign-ups and {SIGN_INS} passwords"))
    return results


def take(server: Server, when: str) -> Result:
    memory = server.memory()
    return Result(f"memory {when}", memory["RSS"], "MB RSS", LIMIT, note=f"PSS {memory['PSS']:.1f}")
