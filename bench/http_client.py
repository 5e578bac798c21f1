"""Requests on a connection that stays open."""

import http.client
import json
from dataclasses import dataclass

PATIENCE = 30


@dataclass(frozen=True)
class Answer:
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def json(self) -> dict:
        return json.loads(self.body)

    def cookie(self, name: str) -> str:
        for header, value in self.headers:
            if header.lower() == "set-cookie" and value.startswith(f"{name}="):
                return value.removeprefix(f"{name}=").split(";")[0]
        raise RuntimeError(f"no cookie {name} in {self}")


class Connection:
    def __init__(self, port: int):
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def send(self, method: str, path: str, body: dict | None = None, *, token: str | None = None) -> Answer:
        headers = {"Cookie": f"sid={token}"} if token else {}
        payload = None
        if body is not None:
            payload = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        self.http.request(method, path, payload, headers)
        response = self.http.getresponse()
        return Answer(response.status, tuple(response.getheaders()), response.read())

    def expect(self, status: int, method: str, path: str, body: dict | None = None) -> Answer:
        answer = self.send(method, path, body)
        if answer.status != status:
            raise RuntimeError(f"{method} {path} answered {answer.status}: {answer.body.decode()}")
        return answer

    def sign_in_to_demo(self, role: str) -> str:
        """The token of a new session."""
        return self.expect(200, "POST", "/api/session/demo", {"role": role}).cookie("sid")

    def close(self) -> None:
        self.http.close()
