"""Titles and skills on public data: which titles are alike, which skills a sentence asks for, which occupation a
vacancy means. The suite's own engines rank (`crates/measure/src/bin/talent_index`); here their rankings are measured.

Weights were chosen on other titles than those that measure likeness, on the validation sentences, and on every seventh
vacancy; the engines say so beside the weights.
"""

import csv
import math
import pathlib
import subprocess
import sys

import numpy

ROOT = pathlib.Path(__file__).parent.parent
WORK = ROOT / "target/eval"
NOT_LABELS = ("LABEL NOT PRESENT", "UNDERSPECIFIED")


def run(data):
    folder = data and data / "talent"
    if not folder or not folder.is_dir():
        print("talent: the public data is not here; name its folder with DATA=…", file=sys.stderr)
        return {}
    WORK.mkdir(parents=True, exist_ok=True)
    subprocess.run(["target/release/talent_index", "target/assets", data.resolve(), WORK], cwd=ROOT, check=True)
    return {**titles(folder), **skills(folder), **occupations(folder)}


def titles(folder):
    folder = folder / "job_title_similarity"
    names = [read_tsv(folder / f"{file}.tsv") for file in ("queries", "corpus_documents")]
    queries, others = ({row[0]: number for number, row in enumerate(rows)} for rows in names)
    wanted = [set() for _ in queries]
    for query, _, other, mark in read_tsv(folder / "annotations.tsv"):
        if mark == "1":
            wanted[queries[query]].add(others[other])
    ours, own_and_esco, own, direction = (
        [average_precision(order, right) for order, right in zip(rankings(file), wanted)]
        for file in ("titles", "titles_by_own_list_and_esco", "titles_by_own_list", "titles_by_direction")
    )
    low, high = interval(ours)
    published = "BM25 .282, char TF-IDF .354, JobBERT-v2 .6457"
    return {
        "titles alike, MAP": {"value": mean(ours), "target": 0.56, "published": published},
        "titles alike, MAP: 95 % of resampled queries from": {"value": low, "published": f"to {high}; we aim at .60"},
        # What the suite ships: the third list, of O*NET, comes with the public data.
        "titles alike, MAP: by our own list and ESCO": {"value": mean(own_and_esco), "target": 0.56},
        "titles alike, MAP: by our own list": {"value": mean(own)},
        "titles alike, MAP: MiniLM's direction alone": {"value": mean(direction), "published": "MiniLM .496"},
    }


def skills(folder):
    folder = folder / "skill_extraction"
    labels = [line for line in (folder / "skills_en_label.txt").read_text().split("\n") if line]
    numbers = {label: number for number, label in enumerate(labels)}
    published = {
        "tech_test": ("CurriculumMatch .573, best .632", "CurriculumMatch .594, best .640", "CurriculumMatch .699, best .740"),
    }
    targets = {"tech_test": (0.52, 0.55, 0.66)}
    results = {}
    for name in ("tech_test", "tech_validation", "house_validation"):
        with open(folder / f"{name}_annotations.csv", newline="") as file:
            wanted = {}
            for row in csv.DictReader(file):
                right = wanted.setdefault(row["sentence"], set())
                if row["label"] not in NOT_LABELS and row["label"] in numbers:
                    right.add(numbers[row["label"]])
        pairs = [(order, right) for order, right in zip(rankings(f"skills_{name}"), wanted.values()) if right]
        values = {
            "MRR": [reciprocal_rank(order, right) for order, right in pairs],
            "RP@5": [precision(order, right, 5) for order, right in pairs],
            "RP@10": [precision(order, right, 10) for order, right in pairs],
        }
        for number, (metric, scores) in enumerate(values.items()):
            row = {"value": mean(scores)}
            if name in targets:
                row |= {"target": targets[name][number], "published": published[name][number]}
            results[f"skills, {name.replace('_', ' ')}, {metric}"] = row
        if name in targets:
            low, high = interval(values["RP@10"])
            results[f"skills, {name.replace('_', ' ')}, RP@10: 95 % from"] = {"value": low, "published": f"to {high}"}
    return results


def occupations(folder):
    ids = {name: number for number, name in enumerate((WORK / "occupation_ids.txt").read_text().split("\n"))}
    with open(folder / "title_normalisation/titles.csv", newline="") as file:
        wanted = [{ids.get(row["conceptUri"], -1)} for row in csv.DictReader(file)]
    orders = list(rankings("occupations"))
    ranks = [reciprocal_rank(order, right) for order, right in zip(orders, wanted)]
    unseen = [rank for number, rank in enumerate(ranks) if number % 7]
    within = lambda count: mean([precision(order, right, count) for order, right in zip(orders, wanted)])
    low, high = interval(ranks)
    return {
        "title to occupation, MRR": {"value": mean(ranks), "target": 0.33, "published": "JobBERT .309"},
        "title to occupation, MRR: 95 % from": {"value": low, "published": f"to {high}"},
        "title to occupation, MRR: titles not tuned on": {"value": mean(unseen), "target": 0.33},
        "title to occupation, R@5": {"value": within(5), "published": "JobBERT .387"},
        "title to occupation, R@10": {"value": within(10), "published": "JobBERT .460"},
    }


def read_tsv(path):
    return [line.split("\t") for line in path.read_text().splitlines() if line]


def rankings(name):
    for line in (WORK / f"{name}.txt").read_text().splitlines():
        yield [int(number) for number in line.split()]


def average_precision(order, right):
    hits, total = 0, 0.0
    for place, number in enumerate(order, start=1):
        if number in right:
            hits += 1
            total += hits / place
    return total / len(right)


def reciprocal_rank(order, right):
    return next((1 / place for place, number in enumerate(order, start=1) if number in right), 0.0)


def precision(order, right, count):
    """Of as many as could be right among the first `count`, the share that is."""
    return len(right.intersection(order[:count])) / min(count, len(right))


def mean(values):
    return round(math.fsum(values) / len(values), 4)


def interval(values):
    """Between what 95 % of samples lie that are drawn anew from the values: how much depends on which were asked."""
    drawn = numpy.random.default_rng(7).integers(0, len(values), (2000, len(values)))
    means = numpy.asarray(values)[drawn].mean(axis=1)
    return tuple(round(float(value), 4) for value in numpy.percentile(means, (2.5, 97.5)))
