"""The same public sentences and titles as in `talent.py`, through the functions that role matching calls
(`talent::taxonomy`, `talent::score`): which skills of ESCO a sentence asks for, which occupation a vacancy means, and for a role
with a title, whose only job has which title comes first.

The targets are those of the index; a difference to `talent.py` is a difference between the engine and the product.
"""

import csv
import importlib.util
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent
WORK = ROOT / "target/eval"
SETS = ("tech_test", "tech_validation", "house_validation")


def run(data):
    folder = data and data / "talent"
    if not folder or not folder.is_dir():
        print("talent_reading: the public data is not here; name its folder with DATA=…", file=sys.stderr)
        return {}
    measures = load("talent")
    wanted = {name: sentences(folder, name, measures.NOT_LABELS) for name in SETS}
    queries, titles, alike = similar(folder)
    vacancies = rows(folder / "title_normalisation/titles.csv")
    WORK.mkdir(parents=True, exist_ok=True)
    asked = {f"skills_{name}": list(sets) for name, sets in wanted.items()}
    asked |= {"queries": queries, "titles": titles, "vacancies": [row["vacancyTitle"] for row in vacancies]}
    (WORK / "reading_asked.json").write_text(json.dumps(asked))
    subprocess.run(["target/release/talent_reading", "target/assets", WORK], cwd=ROOT, check=True)
    return {
        **skills(wanted, measures, labels_of(folder)),
        **occupations([{row["conceptUri"]} for row in vacancies], measures),
        **alike_titles(alike, measures),
    }


def skills(wanted, measures, named):
    ranked = found("reading_skills")
    targets = {"tech_test": (0.52, 0.55, 0.66)}
    results = {}
    for name in SETS:
        orders = [[named.get(skill, skill) for skill in order] for order in ranked[f"skills_{name}"]]
        pairs = [(order, right) for order, right in zip(orders, wanted[name].values()) if right]
        values = {
            "MRR": [measures.reciprocal_rank(order, right) for order, right in pairs],
            "RP@5": [measures.precision(order, right, 5) for order, right in pairs],
            "RP@10": [measures.precision(order, right, 10) for order, right in pairs],
        }
        for number, (metric, scores) in enumerate(values.items()):
            row = {"value": measures.mean(scores)}
            if name in targets:
                row["target"] = targets[name][number]
            results[f"product: skills, {name.replace('_', ' ')}, {metric}"] = row
    return results


def occupations(wanted, measures):
    orders = found("reading_occupations")
    ranks = [measures.reciprocal_rank(order, right) for order, right in zip(orders, wanted)]
    placed = [(place, right) for place, right in zip(found("reading_placed"), wanted) if place]
    return {
        "product: title to occupation, MRR": {"value": measures.mean(ranks), "target": 0.33},
        "product: titles with a place, share": {"value": round(len(placed) / len(wanted), 3)},
        "product: their place is right, share": {
            "value": measures.mean([float(place in right) for place, right in placed] or [0.0])
        },
    }


def alike_titles(wanted, measures):
    precisions = [measures.average_precision(order, right) for order, right in zip(found("reading_titles"), wanted)]
    return {"product: titles alike, MAP": {"value": measures.mean(precisions), "target": 0.56}}


def sentences(folder, name, not_labels):
    """Every sentence once, with the names of the skills that it asks for."""
    labels = folder / "skill_extraction/skills_en_label.txt"
    known = {squeezed(label) for label in labels.read_text().split("\n") if label}
    wanted = {}
    for row in rows(folder / f"skill_extraction/{name}_annotations.csv"):
        right = wanted.setdefault(row["sentence"], set())
        label = squeezed(row["label"])
        if row["label"] not in not_labels and label in known:
            right.add(label)
    return wanted


def labels_of(folder):
    """The label of every skill by its address: its line begins with it, and the longest that fits is meant."""
    labels = (folder / "skill_extraction/skills_en_label.txt").read_text().split("\n")
    known = {squeezed(label) for label in labels if label}
    named = {}
    for row in rows(ROOT / "target/assets/esco-skills.csv"):
        words = row["description"].split()
        fitting = (" ".join(words[:count]) for count in range(min(len(words), 20), 0, -1))
        named[row["id"]] = next((label for label in fitting if label in known), row["id"])
    return named


def similar(folder):
    folder = folder / "job_title_similarity"
    queries, titles, marks = (read_tsv(folder / f"{file}.tsv") for file in ("queries", "corpus_documents", "annotations"))
    query_numbers, title_numbers = ({row[0]: number for number, row in enumerate(rows)} for rows in (queries, titles))
    wanted = [set() for _ in queries]
    for query, _, title, mark in marks:
        if mark == "1":
            wanted[query_numbers[query]].add(title_numbers[title])
    return [row[1].strip() for row in queries], [row[1].strip() for row in titles], wanted


def squeezed(label):
    """Some labels have two spaces where others have one."""
    return " ".join(label.split())


def found(name):
    return json.loads((WORK / f"{name}.json").read_text())


def rows(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


def read_tsv(path):
    return [line.split("\t") for line in path.read_text().splitlines() if line]


def load(name):
    spec = importlib.util.spec_from_file_location(name, HERE / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
