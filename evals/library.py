"""How often the library finds a right page in four volumes of the Federal Student Aid Handbook. The suite's own index
ranks (`crates/chat/examples/library.rs`); here its rankings are measured, beside the same index by words alone (BM25)
and by meaning alone (MiniLM).

Two sets of 40 questions of our own: `handbook_desk.json`, as they are asked at the desk of an aid office, and
`handbook.json`, which say the same things in words that the handbook does not use. Settings were chosen on
`handbook_tune.json` and on the ten questions of `handbook.json` marked `tune`.

And how long a document of 269 pages takes from its upload until it is found.
"""

import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent
WORK = ROOT / "target/eval"
PROGRAM = ROOT / "target/release/examples/library"
SETS = (("handbook_desk", "as asked at the desk"), ("handbook", "in other words"))
WAYS = (("together", ""), ("words", ", BM25 alone"), ("meaning", ", MiniLM alone"))


def run(data):
    handbook = data and data / "finaid/handbook"
    if not handbook or not handbook.is_dir():
        print("library: the public data is not here; name its folder with DATA=…", file=sys.stderr)
        return {}
    WORK.mkdir(parents=True, exist_ok=True)
    files = [HERE / f"{name}.json" for name, _ in SETS]
    subprocess.run([PROGRAM, "rank", "target/assets", handbook.resolve(), WORK, *files], cwd=ROOT, check=True)
    results = {}
    for name, about in SETS:
        questions = [one for one in json.loads((HERE / f"{name}.json").read_text())["questions"] if not one["tune"]]
        for way, alone in WAYS:
            ranked = rankings(name, way)
            places = [place(ranked[question["id"]], question) for question in questions]
            for label, value in measured(places).items():
                row = {"value": value}
                if label == "hit@3" and not alone:
                    row["target"] = 0.90
                results[f"library, {len(questions)} questions {about}, {label}{alone}"] = row
    return results | upload(handbook)


def rankings(name, way):
    lines = (WORK / f"{name}.{way}.tsv").read_text().splitlines()
    return {line.split("\t")[0]: line.split("\t")[3:] for line in lines}


def place(pages, question):
    """At which place the first right page stands; none if it is not among those ranked."""
    right = {f"{question['volume']}:{page}" for page in question["pages"]}
    for volume, others in question.get("also", {}).items():
        right |= {f"{volume}:{page}" for page in others}
    return next((number for number, page in enumerate(pages, start=1) if page in right), None)


def measured(places):
    count = len(places)
    return {
        "hit@1": round(sum(place == 1 for place in places) / count, 4),
        "hit@3": round(sum(place is not None and place <= 3 for place in places) / count, 4),
        "MRR": round(sum(1 / place for place in places if place) / count, 4),
    }


def upload(handbook):
    """The four volumes as one file of 269 pages."""
    texts = [path.read_text() for path in sorted(handbook.glob("*.txt"))]
    number, lines = 0, []
    for line in "\n".join(texts).splitlines():
        if line.startswith("=== PAGE "):
            number += 1
            line = f"=== PAGE {number} ==="
        lines.append(line)
    file = WORK / "handbook.txt"
    file.write_text("\n".join(lines))
    command = [PROGRAM, "measure", "target/assets", file]
    done = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    return {
        f"library, {done['pages']} pages uploaded and found, seconds": {"value": done["seconds"], "target": 60, "less": True},
        "library, steps of progress told meanwhile": {"value": done["progressSteps"]},
        "library, peak memory of it, MB": {"value": done["peakMegabytes"]},
    }
