"""Clients that send half a request and then a byte now and then. Whoever is sent away comes back."""

import asyncio
from dataclasses import dataclass
from multiprocessing.connection import Connection as Pipe

BYTE_EVERY = 3
HALF_A_REQUEST = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


@dataclass
class Tally:
    opened: int = 0
    closed_by_server: int = 0


def hold(port: int, count: int, pipe: Pipe) -> None:
    """Says when all are connected, and sends the tally when told to stop. Goes on until it is killed."""
    asyncio.run(hold_all(port, count, pipe))


async def hold_all(port: int, count: int, pipe: Pipe) -> None:
    tally = Tally()
    clients = asyncio.gather(*(be_slow(port, tally) for _ in range(count)))
    while tally.opened < count:
        await asyncio.sleep(0.01)
    pipe.send("connected")
    await asyncio.get_running_loop().run_in_executor(None, pipe.recv)
    pipe.send(tally)
    await clients


async def be_slow(port: int, tally: Tally) -> None:
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        tally.opened += 1
        writer.write(HALF_A_REQUEST)
        while not await is_over(reader):
            writer.write(b"x")
        tally.closed_by_server += 1
        writer.close()


async def is_over(reader: asyncio.StreamReader) -> bool:
    """Whether the server has had enough. Whatever it has to say, it says no more to this request."""
    try:
        await asyncio.wait_for(reader.read(), BYTE_EVERY)
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True
