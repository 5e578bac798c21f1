"""How often the library finds a right page: 40 questions of our own over four volumes of the Federal Student Aid
Handbook (`handbook.json`). The suite's own index ranks (`crates/chat/examples/library.rs`); here its rankings are
measured, beside the same index by words alone (BM25) and by meaning alone (MiniLM).

Settings were chosen on the ten questions marked `tune`; the other thirty are only measured.
"""

import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent
WORK = ROOT / "target/eval"
QUESTIONS = HERE / "handbook.json"


def run(data):
    handbook = data and data / "finaid/handbook"
    if not handbook or not handbook.is_dir():
        print("library: the public data is not here; name its folder with DATA=…", file=sys.stderr)
        return {}
    WORK.mkdir(parents=True, exist_ok=True)
    command = ["target/release/examples/library", "rank", "target/assets", handbook.resolve(), QUESTIONS, WORK]
    subprocess.run(command, cwd=ROOT, check=True)
    questions = json.loads(QUESTIONS.read_text())["questions"]
    held_out = [question for question in questions if not question["tune"]]
    results = {}
    for way, what in (("together", ""), ("words", ", BM25 alone"), ("meaning", ", MiniLM alone")):
        ranked = rankings(way)
        for some, name, target in ((held_out, "30 held out", 0.90), (questions, "all 40", 0.90)):
            places = [place(ranked[question["id"]], question) for question in some]
            for label, value in measured(places).items():
                row = {"value": value}
                if not what and label == "hit@3":
                    row["target"] = target
                results[f"library, {name}, {label}{what}"] = row
    return results


def rankings(way):
    lines = (WORK / f"library_{way}.tsv").read_text().splitlines()
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
