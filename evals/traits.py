"""Which traits a role asks for: 60 roles of O*NET, whose work styles people in the job have rated. The suite's own engine
suggests (`crates/measure/src/bin/suggest.rs`); here its order is measured, beside BM25, MiniLM alone, and one list for
every role.

A trait is worth what its work styles are worth: the first of them two thirds, the others together one. The gain of a
trait is how much more it matters than the least of them; what sets a role apart is how much more it matters than in
the mean of all roles. The table of the engine is our own judgement, not fitted to ratings; three of its rows (sales,
financial advice, natural science) were toned down after a look at roles that are not asked about here, and the weights
were chosen on those roles, too.
"""

import collections
import csv
import json
import math
import pathlib
import re
import subprocess
import sys

import numpy

ROOT = pathlib.Path(__file__).parent.parent
WORK = ROOT / "target/eval"
PROGRAM = ROOT / "target/release/suggest"
ASSETS = ROOT / "target/assets"
TRAITS = ROOT / "crates/traits/src/starter/traits.json"
TABLE = ROOT / "crates/traits/src/suggest/families.json"
FIRST, STEP, ROLES = 7, 14, 60
TASKS = 8
AHEAD = 0.05


def run(data):
    folder = data and data / "talent/onet"
    if not folder or not folder.is_dir():
        print("traits: the public data is not here; name its folder with DATA=…", file=sys.stderr)
        return {}
    WORK.mkdir(parents=True, exist_ok=True)
    styles, texts = ratings(folder), descriptions(folder)
    codes = sorted(code for code, rated in styles.items() if len(rated) == 16)
    asked = [codes[FIRST + STEP * number] for number in range(ROLES)]
    return measured(styles, codes, asked, [texts[code] for code in asked])


def measured(styles, codes, asked, roles):
    traits = [one for one in json.loads(TRAITS.read_text()) if one["onet"]]
    everywhere = {style: math.fsum(styles[code][style] for code in codes) / len(codes) for style in styles[asked[0]]}
    worth = [{one["key"]: blend(styles[code], one) for one in traits} for code in asked]
    usual = {one["key"]: blend(everywhere, one) for one in traits}
    gains = [{key: value - min(row.values()) for key, value in row.items()} for row in worth]
    apart = [{key: max(0.0, value - usual[key]) for key, value in row.items()} for row in worth]

    orders = rankings(traits, roles)
    results, ours = {}, orders[0][0]
    for about, right, way in (("", gains, 1), (" by what sets it apart", apart, 2)):
        values = {order[0]: scores(order[way], right) for order in orders}
        low, high = interval(values[ours])
        for name, each in values.items():
            results[f"traits for {ROLES} roles{about}, nDCG@5, {name}"] = {"value": mean(each)}
        results[f"traits for {ROLES} roles{about}, nDCG@5: 95 % from"] = {"value": low, "published": f"to {high}"}
        for peer in ("BM25", "MiniLM"):
            if peer in values:
                difference = round(mean(values[ours]) - mean(values[peer]), 4)
                results[f"traits for {ROLES} roles{about}, ahead of {peer}"] = {"value": difference, "target": AHEAD}
    return results


def rankings(traits, roles):
    """Name, order of all traits by importance, and by what sets the role apart. What is ours comes first."""
    words = suggested(roles)
    general = json.loads(TABLE.read_text())["general"]
    alike = [[one["key"] for one in sorted(traits, key=lambda one: -blend(general, one))]] * len(roles)
    bm25 = [by_words(traits, f"{role['title']}. {role['description']}") for role in roles]
    peers = [("words alone", *ours(words)), ("BM25", bm25, bm25), ("the same for every role", alike, alike)]
    if not (ROOT / "target/release/embed").exists() or not ASSETS.is_dir():
        print("traits: the sentence model is not here; `quad assets fetch` gets it", file=sys.stderr)
        return peers
    minilm = by_meaning(traits, [line(f"{role['title']}. {role['description']}") for role in roles])
    return [("words and meaning", *ours(suggested(roles, with_meaning=True))), *peers, ("MiniLM", minilm, minilm)]


def suggested(roles, with_meaning=False):
    asked, out, texts, vectors = (WORK / f"traits_{name}" for name in ("asked.json", "out.json", "texts.txt", "vectors.bin"))
    asked.write_text(json.dumps(roles))
    more = []
    if with_meaning:
        subprocess.run([PROGRAM, "texts", asked, texts], check=True)
        vectors.write_bytes(embed(texts.read_text()))
        more = [texts, vectors]
    subprocess.run([PROGRAM, asked, out, *more], check=True)
    return json.loads(out.read_text())


def ours(suggested):
    by = lambda value: [[one["key"] for one in sorted(role["suggestions"], key=value)] for role in suggested]
    return by(lambda one: -one["importance"]), by(lambda one: -one["apart"])


def by_words(traits, query, k1=1.2, b=0.75):
    documents = [words(" ".join([one["name"], one["definition"], *one["cues"], *one["anchors"]])) for one in traits]
    length = sum(map(len, documents)) / len(documents)
    count = collections.Counter(word for document in documents for word in set(document))
    totals = []
    for one, document in zip(traits, documents):
        times, total = collections.Counter(document), 0.0
        for word in words(query):
            if times[word]:
                rarity = math.log(1 + (len(documents) - count[word] + 0.5) / (count[word] + 0.5))
                total += rarity * times[word] * (k1 + 1) / (times[word] + k1 * (1 - b + b * len(document) / length))
        totals.append((-total, one["key"]))
    return [key for _, key in sorted(totals)]


def by_meaning(traits, roles):
    names = [line(" ".join([f"{one['name']}:", one["definition"], *one["cues"], *one["anchors"]])) for one in traits]
    vectors = numpy.frombuffer(embed("\n".join(names + roles)), "<f4").reshape(len(names) + len(roles), -1)
    cosines = vectors[len(names) :] @ vectors[: len(names)].T
    return [[traits[number]["key"] for number in numpy.argsort(-row, kind="stable")] for row in cosines]


def embed(lines):
    command = ["target/release/embed", "target/assets", "2"]
    return subprocess.run(command, cwd=ROOT, input=lines.encode(), stdout=subprocess.PIPE, check=True).stdout


def ratings(folder):
    styles = collections.defaultdict(dict)
    for row in read(folder / "Work Styles.txt"):
        if row["Scale ID"] == "IM":
            styles[row["O*NET-SOC Code"]][row["Element Name"]] = float(row["Data Value"])
    return styles


def descriptions(folder):
    """Title, description and first tasks of each role, as somebody would paste them."""
    tasks = collections.defaultdict(list)
    for row in read(folder / "Task Statements.txt"):
        tasks[row["O*NET-SOC Code"]].append(row["Task"])
    return {
        (code := row["O*NET-SOC Code"]): {
            "title": row["Title"],
            "description": "\n".join([row["Description"], *tasks[code][:TASKS]]),
        }
        for row in read(folder / "Occupation Data.txt")
    }


def read(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def blend(rated, one):
    first, *others = (rated[style] for style in one["onet"])
    return first if not others else first * 2 / 3 + math.fsum(others) / len(others) / 3


def scores(orders, right):
    return [score(order, gains) for order, gains in zip(orders, right) if any(gains.values())]


def score(order, gains, count=5):
    worth = lambda values: math.fsum(value / math.log2(place + 2) for place, value in enumerate(values[:count]))
    known = [gains[key] for key in order if key in gains]
    return worth(known) / worth(sorted(gains.values(), reverse=True))


def words(text):
    return re.findall(r"[a-z0-9]+", text.lower())


def line(text):
    return " ".join(text.split())


def mean(values):
    return round(math.fsum(values) / len(values), 4)


def interval(values):
    """Between what 95 % of samples lie that are drawn anew from the roles."""
    drawn = numpy.random.default_rng(7).integers(0, len(values), (2000, len(values)))
    means = numpy.asarray(values)[drawn].mean(axis=1)
    return tuple(round(float(value), 4) for value in numpy.percentile(means, (2.5, 97.5)))
