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

UNLIMITED = {"sign_in_burst": 1_000_000, "password_burst": 1_000_000, "mail_burst": 1_000_000}
"""Settings under which one address may do all of this."""


def address(number: int) -> str:
    return f"person.{number:04}@quadrangle.example"


def make(connection: Connection, data: Path, addresses: list[str]) -> None:
    """Accounts that can sign in. `data` is the folder of a server in demo mode, which leaves its mails there."""
    for address in addresses:
        account = {"email": address, "password": PASSWORD, "displayName": "Somebody"}
        connection.expect(202, "POST", "/api/accounts", account)
    for letter in wait_for_letters(data / "outbox", len(addresses)):
        message = email.message_from_bytes(letter.read_bytes(), policy=email.policy.default)
        token = LINK.search(message.get_content()).group(1)
        connection.expect(200, "POST", "/api/accounts/verification", {"token": token})


def wait_for_letters(outbox: Path, count: int) -> list[Path]:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        letters = list(outbox.glob("*.eml"))
        if len(letters) >= count:
            return letters
        time.sleep(0.05)
    raise RuntimeError(f"fewer than {count} mails in {outbox}")
