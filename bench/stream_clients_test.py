"""python3 -m unittest discover -s bench -p '*_test.py'"""

import asyncio
import unittest

from questions import question
from stream_clients import END_OF_STREAM, Event, Line, Relay, Stream, Suite, events


def chunked(*pieces: bytes) -> bytes:
    return b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in (*pieces, b""))


def ended(state: str, by: str) -> list[Event]:
    runs = [{"text": "They fit", "strong": False}, {"text": " well.", "strong": True}]
    parts = [
        {"kind": "text", "sentences": [{"runs": runs}]},
        {"kind": "people", "cards": []},
        {"kind": "text", "sentences": [{"runs": [{"text": "Ask them."}]}]},
    ]
    return [Event("step", {}), Event("end", {"state": state, "phrasedBy": by, "parts": parts})]


class StreamClientsTest(unittest.TestCase):
    def test_events_are_read_wherever_the_chunks_are_cut(self):
        body = 'id: 1\nevent: part\ndata: {"text": "é: 1"}\n\n:\n\nid: 2\nevent: end\ndata: {}\n\n'.encode()
        expected = [Event("part", {"text": "é: 1"}), Event("end", {})]
        for at in range(1, len(body)):
            self.assertEqual(events(chunked(body[:at], body[at:])), expected)

    def test_a_stream_is_read_to_its_end_and_no_further(self):
        async def read() -> tuple[list[Event], bytes]:
            reader = asyncio.StreamReader()
            whole = chunked(b"event: a\ndata: 1\n\n", b"event: b\ndata: 2\n\n")
            self.assertTrue(whole.endswith(END_OF_STREAM))
            reader.feed_data(whole + b"HTTP/1.1")
            reader.feed_eof()
            stream = Stream(Line(reader, Closed()))
            await stream.read_event()
            return await stream.read_to_end(), await reader.read()

        self.assertEqual(asyncio.run(read()), ([Event("a", 1), Event("b", 2)], b"HTTP/1.1"))

    def test_only_an_answer_that_the_model_ended_has_its_words(self):
        self.assertEqual(Suite.words(ended("done", "model")), "They fit well. Ask them.")
        self.assertNotEqual(Suite.words(ended("done", "engine")), "They fit well. Ask them.")
        self.assertNotEqual(Suite.words(ended("failed", "model")), "They fit well. Ask them.")
        self.assertNotEqual(Suite.words(ended("done", "model")[:1]), "They fit well. Ask them.")
        self.assertEqual(Relay.words([Event("token", {"text": "They"}), Event("token", {"text": " fit"})]), "They fit")

    def test_a_hundred_questions_differ(self):
        self.assertEqual(len({question(number) for number in range(100)}), 100)
        self.assertEqual(question(107), question(7))


class Closed:
    def close(self) -> None:
        pass


if __name__ == "__main__":
    unittest.main()
