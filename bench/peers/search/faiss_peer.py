"""FAISS on the vectors of our index, on one thread: exact, and in lists."""

import sys
import time
from pathlib import Path

import faiss
import numpy
from shared import DIMENSIONS, TOP, Task, first_good, memory, report, timed

PROBES = [1, 2, 4, 8, 16, 32, 64, 128, 256]


def main(folder: Path) -> None:
    faiss.omp_set_num_threads(1)
    task = Task(folder)
    count = len(task.questions)
    selectors = [selector(rows, len(task.vectors)) for rows in task.filters]
    flat = faiss.IndexFlatIP(DIMENSIONS)
    before = memory("RssAnon")
    for start in range(0, len(task.vectors), 100_000):
        flat.add(numpy.ascontiguousarray(task.vectors[start:start + 100_000]))
    flat_mb = memory("RssAnon") - before

    def ask(index, question: int, parameters=None):
        _, rows = index.search(task.questions[question:question + 1], TOP, params=parameters)
        return rows[0]

    def exactly(question: int):
        return ask(flat, question)

    def exactly_filtered(question: int):
        return ask(flat, question, faiss.SearchParameters(sel=selectors[task.filter_of(question)]))

    exact_count = count if len(task.vectors) <= 100_000 else 40
    times, answers = timed(exactly, exact_count)
    filtered_times, filtered = timed(exactly_filtered, count)
    best = worst_of(task, answers + [exactly(question) for question in range(exact_count, count)])
    best_filtered = worst_of(task, filtered)
    numpy.savez(folder / "exact.npz", best=best, best_filtered=best_filtered)
    results = {
        "exact": {"times": times, "recall": 1.0, "mb": flat_mb},
        "exact_filtered": {"times": filtered_times, "recall": task.recall(filtered, best_filtered)},
    }

    lists = 64 if len(task.vectors) <= 10_000 else 1024
    started = time.process_time()
    quantizer = faiss.IndexFlatIP(DIMENSIONS)
    ivf = faiss.IndexIVFFlat(quantizer, DIMENSIONS, lists, faiss.METRIC_INNER_PRODUCT)
    sample = numpy.random.default_rng(7).choice(len(task.vectors), min(len(task.vectors), lists * 64), replace=False)
    ivf.train(numpy.ascontiguousarray(task.vectors[numpy.sort(sample)]))
    for start in range(0, len(task.vectors), 100_000):
        ivf.add(numpy.ascontiguousarray(task.vectors[start:start + 100_000]))
    build = time.process_time() - started

    def probe(probes: int, is_filtered: bool) -> dict:
        def in_lists(question: int):
            chosen = {"sel": selectors[task.filter_of(question)]} if is_filtered else {}
            return ask(ivf, question, faiss.SearchParametersIVF(nprobe=probes, **chosen))
        times, answers = timed(in_lists, count)
        recall = task.recall(answers, best_filtered if is_filtered else best)
        return {"times": times, "recall": recall, "setting": f"IVF{lists}, {probes} probes", "build_cpu_s": build}

    results["approximate"] = first_good(PROBES, lambda probes: probe(probes, False))
    results["approximate_filtered"] = first_good(PROBES, lambda probes: probe(probes, True))
    report(results)


def selector(rows: numpy.ndarray, count: int):
    bits = numpy.zeros(count, dtype=numpy.uint8)
    bits[rows] = 1
    packed = numpy.packbits(bits, bitorder="little")
    chosen = faiss.IDSelectorBitmap(count, faiss.swig_ptr(packed))
    chosen.packed = packed  # FAISS does not keep it alive.
    return chosen


def worst_of(task: Task, answers: list) -> numpy.ndarray:
    """The score of the tenth, for each question."""
    return numpy.array([(task.vectors[rows] @ task.questions[question]).min() for question, rows in enumerate(answers)])


if __name__ == "__main__":
    main(Path(sys.argv[1]))
