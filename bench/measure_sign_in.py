"""What a sign-in with a password costs, and how much of that is the hash."""

import subprocess
from pathlib import Path

import accounts
import install
from report import Result
from server import quad

ACCOUNTS = 50
# With the one that opened the link in the mail, three sessions: as many as an account may have.
SIGN_INS_EACH = 2
CHEAPEST_HASH = {"password_memory_kib": 8, "password_passes": 1}
KEYCLOAK = "Keycloak publishes 15 per vCPU (its sizing guide: another machine, another hash)"


def measure(folder: Path) -> list[Result]:
    whole = cpu_milliseconds(folder / "default")
    rest = cpu_milliseconds(folder / "cheapest", **CHEAPEST_HASH)
    reference = reference_hash_milliseconds()
    return [
        Result("sign-ins with a password", 1000 / whole, "1/CPU-s", peer=KEYCLOAK, note=f"{whole:.1f} CPU-ms each"),
        Result("the hash alone", 1000 / (whole - rest), "1/CPU-s", peer=f"argon2-cffi {1000 / reference:.1f}"),
        Result("a sign-in without its hash", rest, "CPU-ms", note=f"{100 * rest / whole:.0f} % of a sign-in"),
    ]


def cpu_milliseconds(data: Path, **settings: object) -> float:
    """Of the server, for one sign-in."""
    with quad(data, **accounts.UNLIMITED, **settings) as server:
        connection = server.connect()
        addresses = [accounts.address(number) for number in range(ACCOUNTS)]
        accounts.make(connection, data, addresses)
        before = server.cpu_seconds()
        for address in addresses * SIGN_INS_EACH:
            connection.expect(200, "POST", "/api/session/local", {"email": address, "password": accounts.PASSWORD})
        return (server.cpu_seconds() - before) * 1000 / (ACCOUNTS * SIGN_INS_EACH)


REFERENCE = """
from time import process_time
from argon2 import PasswordHasher, Type
hasher = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1, type=Type.ID)
hasher.hash("warm up")
start = process_time()
for _ in range(100):
    hasher.hash("plover-cabinet-ninety-elk")
print((process_time() - start) * 10)
"""


def reference_hash_milliseconds() -> float:
    """The same hash in the authors' C code."""
    python = install.fastapi_python()
    return float(subprocess.run([python, "-c", REFERENCE], check=True, capture_output=True, text=True).stdout)
