"""pgvector on the vectors of our index: exact among those who pass a filter, and by HNSW where that can be built."""

import struct
import sys
import tempfile
from pathlib import Path

import numpy
import pgserver
import psycopg
from shared import DIMENSIONS, TOP, Task, first_good, report, timed

# Building takes longer than everything else here together beyond this.
HNSW_UP_TO = 100_000
EFFORTS = [20, 40, 80, 160, 320, 640]


def main(folder: Path) -> None:
    task = Task(folder)
    exact = numpy.load(folder / "exact.npz")
    with tempfile.TemporaryDirectory(dir=folder) as data:
        server = pgserver.get_server(data)
        server.psql("ALTER SYSTEM SET shared_buffers = '2GB'; ALTER SYSTEM SET max_wal_size = '8GB'; CREATE EXTENSION vector;")
        server.cleanup()
        server = pgserver.get_server(data)
        try:
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                report(measure(connection, task, exact))
        finally:
            server.cleanup()


def measure(connection, task: Task, exact) -> dict:
    for setting in ("max_parallel_workers_per_gather = 0", "max_parallel_maintenance_workers = 0", "jit = off",
                    "maintenance_work_mem = '1GB'", "work_mem = '64MB'"):
        connection.execute(f"SET {setting}")
    fill(connection, task)
    [[backend]] = connection.execute("SELECT pg_backend_pid()").fetchall()

    def clock() -> int:
        return int(Path(f"/proc/{backend}/schedstat").read_text().split()[0])

    def ask(question: int, where: str = "") -> list[int]:
        query = (f"SELECT row FROM people {where} ORDER BY direction <#> "
                 f"(SELECT direction FROM questions WHERE row = {question}) LIMIT {TOP}")
        return [row for [row] in connection.execute(query).fetchall()]

    def ask_filtered(question: int) -> list[int]:
        return ask(question, f"WHERE passes_{task.filter_of(question)}")

    count = len(task.questions)
    times, answers = timed(ask, min(count, 30), clock)
    results = {"exact": {"times": times, "recall": task.recall(answers, exact["best"])}}
    times, answers = timed(ask_filtered, count, clock)
    results["exact_filtered"] = {"times": times, "recall": task.recall(answers, exact["best_filtered"])}
    [[size]] = connection.execute("SELECT pg_total_relation_size('people') / 1048576").fetchall()
    results["mb"] = float(size)
    if len(task.vectors) > HNSW_UP_TO:
        return results

    for number in range(len(task.filters)):
        connection.execute(f"DROP INDEX passing_{number}")
    started = clock()
    connection.execute("CREATE INDEX near ON people USING hnsw (direction vector_ip_ops)")
    build = (clock() - started) / 1e9
    connection.execute("SET enable_seqscan = off")

    def hnsw(effort: int, is_filtered: bool) -> dict:
        connection.execute(f"SET hnsw.ef_search = {effort}")
        times, answers = timed(ask_filtered if is_filtered else ask, count, clock)
        recall = task.recall(answers, exact["best_filtered" if is_filtered else "best"])
        return {"times": times, "recall": recall, "setting": f"HNSW, ef {effort}", "build_cpu_s": build}

    results["approximate"] = first_good(EFFORTS, lambda effort: hnsw(effort, False))
    results["approximate_filtered"] = first_good(EFFORTS, lambda effort: hnsw(effort, True))
    return results


def fill(connection, task: Task) -> None:
    passes = [numpy.zeros(len(task.vectors), dtype=bool) for _ in task.filters]
    for mask, rows in zip(passes, task.filters):
        mask[rows] = True
    columns = ", ".join(f"passes_{number} boolean" for number in range(len(passes)))
    connection.execute(f"CREATE TABLE people (row integer, direction vector({DIMENSIONS}), {columns})")
    connection.execute(f"ALTER TABLE people ALTER direction SET STORAGE PLAIN")
    connection.execute(f"CREATE TABLE questions (row integer PRIMARY KEY, direction vector({DIMENSIONS}))")
    copy(connection, "people", task.vectors, passes)
    copy(connection, "questions", task.questions, [])
    for number in range(len(passes)):
        connection.execute(f"CREATE INDEX passing_{number} ON people (row) WHERE passes_{number}")
    connection.execute("VACUUM ANALYZE")


def copy(connection, table: str, vectors: numpy.ndarray, passes: list) -> None:
    """In PostgreSQL's binary format: vectors as text would take minutes."""
    with connection.cursor().copy(f"COPY {table} FROM STDIN (FORMAT binary)") as stream:
        stream.write(b"PGCOPY\n\xff\r\n\0" + bytes(8))
        for start in range(0, len(vectors), 2000):
            block = vectors[start:start + 2000].astype(">f4")
            rows = bytearray()
            for row, vector in enumerate(block, start):
                rows += struct.pack(">hiiihh", 2 + len(passes), 4, row, 4 + DIMENSIONS * 4, DIMENSIONS, 0)
                rows += vector.tobytes()
                for mask in passes:
                    rows += struct.pack(">i?", 1, bool(mask[row]))
            stream.write(bytes(rows))
        stream.write(b"\xff\xff")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
