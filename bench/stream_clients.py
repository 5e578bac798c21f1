"""People who ask something and read the answer while it is made, each on a connection of their own."""

import asyncio
import json
from dataclasses import dataclass

from sessions import token_of

LONGEST = 1 << 22
END_OF_EVENT = b"\n\n"
END_OF_STREAM = b"\r\n0\r\n\r\n"


class Line:
    """A connection on which one request follows the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter):
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: int) -> "Line":
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=LONGEST))

    async def send(self, method: str, path: str, body: object = None, headers: tuple[str, ...] = ()) -> bytes:
        """The first lines of the answer. What follows is left to be read."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = (f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/json",
                 f"Content-Length: {len(content)}", *headers)
        self.writer.write("".join(f"{line}\r\n" for line in lines).encode() + b"\r\n" + content)
        head = await self.reader.readuntil(b"\r\n\r\n")
        if int(head.split()[1]) >= 300:
            rest = await self.reader.read(LONGEST)
            raise RuntimeError(f"{method} {path} answered {(head + rest).decode()}")
        return head

    async def exchange(self, method: str, path: str, body: object = None, headers: tuple[str, ...] = ()) -> dict:
        head = await self.send(method, path, body, headers)
        length = next(int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        return json.loads(await self.reader.readexactly(length))


class Stream:
    """Events that are coming in."""

    def __init__(self, line: Line, answer: str = ""):
        self.line = line
        # How the server calls what is streamed.
        self.answer = answer
        self.come = b""

    async def read_until(self, mark: bytes) -> None:
        self.come += await self.line.reader.readuntil(mark)

    async def read_event(self) -> None:
        await self.read_until(END_OF_EVENT)

    async def read_to_end(self) -> "list[Event]":
        await self.read_until(END_OF_STREAM)
        self.line.writer.close()
        return events(self.come)


@dataclass(frozen=True)
class Event:
    name: str
    data: dict


def events(chunks: bytes) -> list[Event]:
    """The events of a stream that has ended, which came in chunks."""
    body = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        body += rest[: int(size, 16)]
        chunks = rest[int(size, 16) + 2 :]
    blocks = (block.splitlines() for block in body.decode().split("\n\n"))
    fields = (dict(line.split(": ", 1) for line in block if ": " in line) for block in blocks)
    return [Event(field["event"], json.loads(field["data"])) for field in fields if "data" in field]


class Suite:
    """The suite, as those who are signed in see it: a message is kept, and its answer watched."""

    def __init__(self, port: int):
        self.port = port

    def headers(self, person: int) -> tuple[str, ...]:
        return f"Cookie: sid={token_of(person)}", f"X-CSRF-Token: {token_of(-1 - person)}"

    async def call(self, person: int, method: str, path: str, body: object = None) -> dict:
        line = await Line.open(self.port)
        answer = await line.exchange(method, path, body, self.headers(person))
        line.writer.close()
        return answer

    async def ask(self, person: int, question: str, key: str) -> Stream:
        line = await Line.open(self.port)
        message = {"app": "ask", "text": question, "key": key}
        asked = await line.exchange("POST", "/api/conversations", message, self.headers(person))
        return await self.watch(person, asked["answer"], line)

    async def watch(self, person: int, answer: str, line: Line | None = None) -> Stream:
        line = line or await Line.open(self.port)
        await line.send("GET", f"/api/answers/{answer}/events", headers=self.headers(person))
        return Stream(line, answer)

    @staticmethod
    def words(heard: list[Event]) -> str:
        """What the model said, if the answer came to its end."""
        name, answer = heard[-1].name, heard[-1].data
        if (name, answer.get("state"), answer.get("phrasedBy")) != ("end", "done", "model"):
            return f"{name}: {answer}"
        texts = [part for part in answer["parts"] if part["kind"] == "text"]
        sentences = [sentence for text in texts for sentence in text["sentences"]]
        return " ".join("".join(run["text"] for run in sentence["runs"]) for sentence in sentences)


class Relay:
    """The peer: the answer to a message is the stream."""

    def __init__(self, port: int):
        self.port = port

    async def ask(self, _person: int, question: str, _key: str) -> Stream:
        line = await Line.open(self.port)
        await line.send("POST", "/", {"text": question})
        return Stream(line)

    @staticmethod
    def words(heard: list[Event]) -> str:
        return "".join(event.data["text"] for event in heard)
