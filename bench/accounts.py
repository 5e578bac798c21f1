"""Local accounts, made as people make them: sign up, open the link in the mail."""

import email
import email.policy
import re
import time
from pathlib import Path

from http_client import PATIENCE, Connection

PASSWORD = "plover-cabinet-ninety-elk"
WRONG_PASSWORD = "plover-cabinet-ninety-elf"
LINK = re.compile(r"/login/verify#(\S+)")
# Settings under which all of this may come from one address.
UNLIMITED = {"sign_in_burst": 1_000_000, "password_burst": 1_000_000, "mail_burst": 1_000_000}


def address(number: int) -> str:
    return f"person.{number:04}@quadrangle.example"


def make(connection: Connection, data: Path, addresses: list[str]) -> None:
    """Accounts that can sign in. `data` is the folder of a server in demo mode, which leaves its mails there."""
    for address in addresses:
        account = {"email": address, "password": PASSWORD, "displayName": "Somebody"}
        connection.expect(202, "POST", "/api/accounts", account)
    for token in wait_for_tokens(data / "outbox", len(addresses)):
        connection.expect(200, "POST", "/api/accounts/verification", {"token": token})


def wait_for_tokens(outbox: Path, count: int) -> list[str]:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        tokens = [token for letter in outbox.glob("*.eml") for token in LINK.findall(read(letter))]
        if len(tokens) == count:
            return tokens
        time.sleep(0.1)
    raise RuntimeError(f"not {count} mails in {outbox}")


def read(letter: Path) -> str:
    return email.message_from_bytes(letter.read_bytes(), policy=email.policy.default).get_content()
