"""Who suits whom, both ways.

(a) Speed dating (Fisman, Iyengar, Kamenica and Simonson, 2006; 21 evenings, 551 people): two one-sided chances of a yes
are learnt from what people said before the evening, and our combination of the two (`reciprocal::harmonic` of the suite,
run as `crates/measure/src/bin/reciprocal.rs`) is measured by the matches that came of it. Every evening is foretold by
the others. Race, religion and origin are left out, of the person as of the pair.

(b) The demo campus with a planted truth: each student has a trade they are drawn to, needs and causes, each mentor a trade
(that of their record), what they are good at and like to help with, and causes. These are drawn first; what a profile says
is drawn from them, in words that differ between the two sides, and one statement in six is about something else, one in
ten is missing. How much a pair is worth is a product of what each side gets, not a weighted mean of parts. The words were
written after the engine's lists and not fitted to them; nothing of the engine was tuned here.
"""

import collections
import csv
import json
import math
import pathlib
import random
import re
import subprocess
import sys

import numpy

ROOT = pathlib.Path(__file__).parent.parent
WORK = ROOT / "target/eval"
PROGRAM = ROOT / "target/release/reciprocal"
LIVES = ROOT / "target/release/lives"
ASSETS = ROOT / "target/assets"
REACH = 0.587

INTERESTS = """sports tvsports exercise dining museums art hiking gaming clubbing reading tv theater movies concerts music
shopping yoga""".split()
SIX = "attr sinc intel fun amb shar".split()
FIVE = SIX[:5]
SAID = ["age", "goal", "date", "go_out", "exphappy", "expnum", *INTERESTS]
SAID += [f"{one}1_1" for one in SIX] + [f"{one}2_1" for one in SIX] + [f"{one}3_1" for one in FIVE]
SHRINK = 100.0

STUDENTS, MENTORS = 150, 400
PEOPLE = 4000


def run(data):
    WORK.mkdir(parents=True, exist_ok=True)
    results = {}
    path = data and data / "advancement/reciprocal/speed_dating.csv"
    if path and path.is_file():
        results.update(speed_dating(path))
    else:
        print("reciprocal: the public data is not here; name its folder with DATA=…", file=sys.stderr)
    results.update(planted())
    return results


# (a)


def speed_dating(path):
    with open(path, newline="", encoding="latin-1") as file:
        rows = list(csv.DictReader(file))
    people = {}
    for row in rows:
        people.setdefault(row["iid"], row)
    rows = [row for row in rows if row["pid"] in people]
    features = numpy.array([compared(people[row["iid"]], people[row["pid"]], row) for row in rows])
    yes = numpy.array([float(row["dec"]) for row in rows])
    evenings = numpy.array([int(row["wave"]) for row in rows])
    chances = foretold(features, yes, evenings)

    places = {(row["iid"], row["pid"]): at for at, row in enumerate(rows)}
    pairs = [(at, places.get((row["pid"], row["iid"]))) for at, row in enumerate(rows) if row["gender"] == "1"]
    pairs = [(one, other) for one, other in pairs if other is not None]
    left = chances[[one for one, _ in pairs]]
    right = chances[[other for _, other in pairs]]
    match = numpy.array([float(rows[one]["match"]) for one, _ in pairs])
    ours = combined(left, right)
    name = f"speed dating, {len(pairs)} pairs, AUC"
    sides = [auc(match, left), auc(match, right)]
    best = max(sides)
    value = auc(match, ours)
    low, high = apart(match, ours, left if sides[0] >= sides[1] else right, evenings[[one for one, _ in pairs]])
    return {
        f"{name}, harmonic mean of both sides": {"value": value, "target": REACH},
        f"{name}, one side": {"value": sides[0]},
        f"{name}, the other side": {"value": sides[1]},
        f"{name}, ahead of the better side": {"value": round(value - best, 4), "target": 0.0001, "published": f"95 % {low} to {high}"},
        f"{name}, product": {"value": auc(match, left * right)},
        f"{name}, arithmetic mean": {"value": auc(match, (left + right) / 2)},
    }


def compared(own, other, row):
    """What both said before the evening, and how the two go together."""
    mine, theirs = ({key: number(one[key]) for key in SAID} for one in (own, other))
    wish = math.fsum(mine[f"{one}1_1"] for one in SIX) or math.nan
    values = [mine[key] for key in SAID] + [theirs[key] for key in SAID]
    values += [number(row["int_corr"]), abs(mine["age"] - theirs["age"]), theirs["age"] - mine["age"]]
    values += [math.fsum(mine[f"{one}1_1"] / wish * theirs[f"{one}3_1"] for one in FIVE)]
    values += [mine[f"{one}1_1"] / wish * theirs[f"{one}3_1"] for one in FIVE]
    values += [abs(mine[f"{one}3_1"] - theirs[f"{one}3_1"]) for one in FIVE]
    values += [float(own[key] == other[key] != "") for key in ("field_cd", "career_c", "goal")]
    values += [abs(mine[key] - theirs[key]) for key in INTERESTS]
    return values


def number(text):
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return math.nan


def foretold(features, yes, evenings):
    """The chance of a yes, each evening by what was learnt of the others."""
    chances = numpy.zeros(len(yes))
    for evening in sorted(set(evenings)):
        test, train = evenings == evening, evenings != evening
        mean, spread = numpy.nanmean(features[train], axis=0), numpy.nanstd(features[train], axis=0)
        spread[spread == 0] = 1
        scaled = numpy.nan_to_num((features - mean) / spread, nan=0.0)
        scaled = numpy.hstack([numpy.ones((len(scaled), 1)), scaled])
        weights = logistic(scaled[train], yes[train])
        chances[test] = sigmoid(scaled[test] @ weights)
    return chances


def logistic(features, yes):
    """Logistic regression, shrunk, by Newton's method."""
    weights = numpy.zeros(features.shape[1])
    shrink = numpy.full(features.shape[1], SHRINK)
    shrink[0] = 1e-6
    for _ in range(50):
        chance = sigmoid(features @ weights)
        slope = features.T @ (chance - yes) + shrink * weights
        curve = (features * (chance * (1 - chance))[:, None]).T @ features + numpy.diag(shrink)
        step = numpy.linalg.solve(curve, slope)
        weights -= step
        if numpy.abs(step).max() < 1e-9:
            break
    return weights


def sigmoid(values):
    return 1 / (1 + numpy.exp(-numpy.clip(values, -30, 30)))


def combined(left, right):
    """Both sides together, by the suite's own function."""
    asked, out = WORK / "reciprocal_sides.txt", WORK / "reciprocal_both.txt"
    asked.write_text("".join(f"{one!r} {other!r}\n" for one, other in zip(left.tolist(), right.tolist())))
    subprocess.run([PROGRAM, "harmonic", asked, out], check=True)
    return numpy.array([float(line) for line in out.read_text().split()])


def auc(truth, scores):
    """How often a match has the higher score of two; half of what is equal."""
    order = numpy.argsort(scores, kind="stable")
    ranks = numpy.empty(len(scores))
    ranked = scores[order]
    start = 0
    while start < len(ranked):
        end = start
        while end + 1 < len(ranked) and ranked[end + 1] == ranked[start]:
            end += 1
        ranks[order[start : end + 1]] = (start + end) / 2 + 1
        start = end + 1
    positive = truth.sum()
    return round(float((ranks[truth == 1].sum() - positive * (positive + 1) / 2) / (positive * (len(truth) - positive))), 4)


def apart(truth, ours, other, evenings):
    """Between what 95 % of the differences lie if evenings are drawn anew."""
    groups = [numpy.flatnonzero(evenings == evening) for evening in sorted(set(evenings))]
    draw = random.Random(7)
    differences = []
    for _ in range(400):
        chosen = numpy.concatenate([draw.choice(groups) for _ in groups])
        differences.append(auc(truth[chosen], ours[chosen]) - auc(truth[chosen], other[chosen]))
    return tuple(round(float(value), 4) for value in numpy.percentile(differences, (2.5, 97.5)))


# (b)

BANK = json.loads((pathlib.Path(__file__).parent / "reciprocal_words.json").read_text())
HELP, TRADES, CAUSES = BANK["help"], BANK["trades"], BANK["causes"]
OTHER, MISSING = 1 / 6, 0.1


def planted():
    if not LIVES.exists():
        print("reciprocal: the programs are not built; `make eval` does it", file=sys.stderr)
        return {}
    lives = [json.loads(line) for line in subprocess.run([LIVES, str(PEOPLE)], stdout=subprocess.PIPE, check=True).stdout.splitlines()]
    dice = random.Random(20261116)
    mentors = [life for life in lives if life["mentoring"]["side"] == "mentor" and trades_of(life)]
    students = [life for life in lives if life["mentoring"]["side"] == "mentee"]
    mentors, students = dice.sample(mentors, min(MENTORS, len(mentors))), dice.sample(students, min(STUDENTS, len(students)))
    offerers = [mentor(life, dice) for life in mentors]
    seekers = [student(life, dice) for life in students]
    truth = [[worth(seeker, offerer) for _, offerer in offerers] for _, seeker in seekers]
    pool = {"seekers": [profile for profile, _ in seekers], "offerers": [profile for profile, _ in offerers]}

    orders = {"words alone": ours(pool), "BM25": bm25(pool)}
    if (ROOT / "target/release/embed").exists() and ASSETS.is_dir():
        orders = {"words and meaning": ours(pool, with_meaning=True), **orders, "MiniLM": minilm(pool)}
    else:
        print("reciprocal: the sentence model is not here; `quad assets fetch` gets it", file=sys.stderr)
    dice_order = [dice.sample(range(len(offerers)), len(offerers)) for _ in seekers]
    orders["chance"] = dice_order
    values = {name: [ndcg(order, gains) for order, gains in zip(each, truth)] for name, each in orders.items()}
    name = f"planted truth, {len(seekers)} students, {len(offerers)} mentors, nDCG@10"
    results = {f"{name}, {one}": {"value": mean(each)} for one, each in values.items()}
    first = next(iter(values))
    low, high = interval(values[first])
    results[f"{name}, {first}: 95 % from"] = {"value": low, "published": f"to {high}"}
    for peer in ("BM25", "MiniLM"):
        if peer in values:
            ahead = [one - other for one, other in zip(values[first], values[peer])]
            low, high = interval(ahead)
            results[f"{name}, ahead of {peer}"] = {"value": mean(ahead), "target": 0.05, "published": f"95 % {low} to {high}"}
    return results


def trades_of(life):
    """What somebody does for a living, now first."""
    posts = sorted(life["positions"], key=lambda post: (post["end"] is None, post["start"]["year"], post["start"]["month"]), reverse=True)
    found = []
    for post in posts:
        for name, trade in TRADES.items():
            by_title = any(word in post["title"].lower() for word in trade["titles"])
            if (by_title or post["industry"] in trade["industries"]) and name not in found:
                found.append(name)
    return found


def record(life):
    person = life["person"]
    posts = sorted(life["positions"], key=lambda post: (post["end"] is None, post["start"]["year"], post["start"]["month"]), reverse=True)
    study = life["student"]
    ways = {"in_person": "inPerson", "video": "video", "either": "either"}
    rungs = {"first_year": "firstYear", "sophomore": "sophomore", "junior": "junior", "senior": "seniorYear"}
    return {
        "id": person["id"],
        "fields": [one["field"] for one in life["education"]] + ([study["program"]] if study else []),
        "work": [{"title": post["title"], "industry": post["industry"], "isNow": post["end"] is None} for post in posts],
        "rung": rungs[study["level"]] if study else posts[0]["seniority"] if posts else None,
        "home": {"name": person["place"]["city"], "latitude": person["place"]["latitude"], "longitude": person["place"]["longitude"]},
        "times": life["mentoring"]["availability"],
        "way": ways[life["mentoring"]["way"]],
        "languages": ["English"] + [one["text"] for one in life["interests"] if one["kind"] == "language"],
    }


def student(life, dice):
    latent = {
        "trade": dice.choice(sorted(TRADES)),
        "needs": dice.sample(sorted(HELP), dice.choice([1, 2, 2, 3])),
        "causes": dice.sample(sorted(CAUSES), dice.choice([1, 1, 2])),
        "times": set(life["mentoring"]["availability"]),
    }
    profile = record(life) | {
        "goals": said([latent["trade"]], {name: row["wanted"] for name, row in TRADES.items()}, dice),
        "needs": said(latent["needs"], {name: row["needed"] for name, row in HELP.items()}, dice),
        "values": said(latent["causes"], {name: row["of_students"] for name, row in CAUSES.items()}, dice),
    }
    return profile, latent


def mentor(life, dice):
    latent = {
        "trades": trades_of(life),
        "helps": dice.sample(sorted(HELP), dice.choice([1, 2, 3])),
        "likes": dice.sample(sorted(TRADES), 4),
        "causes": dice.sample(sorted(CAUSES), dice.choice([1, 1, 2])),
        "times": set(life["mentoring"]["availability"]),
    }
    goals = [f"see more students {dice.choice(['go into', 'choose', 'find'])} {name}" for name in latent["likes"][:2]]
    profile = record(life) | {
        "offers": said(latent["helps"], {name: row["offered"] for name, row in HELP.items()}, dice),
        "values": said(latent["causes"], {name: row["of_mentors"] for name, row in CAUSES.items()}, dice),
        "goals": [{"text": text} for text in goals if dice.random() > MISSING],
    }
    return profile, latent


def said(latent, bank, dice):
    """What a profile says of it: in some words, sometimes about something else, sometimes nothing."""
    told = []
    for name in latent:
        if dice.random() < MISSING:
            continue
        about = dice.choice(sorted(bank)) if dice.random() < OTHER else name
        told.append({"text": dice.choice(bank[about])})
    return told


def worth(seeker, offerer):
    """What a pair is worth: what the student gets, times what the mentor gets."""
    place = offerer["trades"].index(seeker["trade"]) if seeker["trade"] in offerer["trades"] else None
    way = 0.0 if place is None else 1.0 if place == 0 else 0.6
    served = len(set(seeker["needs"]) & set(offerer["helps"]))
    shared = bool(set(seeker["causes"]) & set(offerer["causes"]))
    for_student = 0.1 + 0.5 * way + 0.4 * served / len(seeker["needs"])
    wanted = served / len(offerer["helps"])
    liked = 1.0 if seeker["trade"] in offerer["likes"] or way == 1.0 else 0.0
    for_mentor = 0.1 + 0.4 * wanted + 0.3 * liked + 0.2 * shared
    return max(0.0, for_student * for_mentor - 0.01)


def ours(pool, with_meaning=False):
    asked, out, texts, vectors = (WORK / f"reciprocal_{name}" for name in ("pool.json", "out.json", "texts.txt", "vectors.bin"))
    asked.write_text(json.dumps(pool))
    more = []
    if with_meaning:
        subprocess.run([PROGRAM, "texts", asked, texts], check=True)
        vectors.write_bytes(embed(texts.read_text()))
        more = [texts, vectors]
    subprocess.run([PROGRAM, "rank", asked, out, *more], check=True)
    places = {profile["id"]: at for at, profile in enumerate(pool["offerers"])}
    return [[places[one[0]] for one in sorted(each, key=lambda one: (-one[1], one[0]))] for each in json.loads(out.read_text())]


def document(profile):
    texts = [one["text"] for key in ("goals", "needs", "offers", "values") for one in profile.get(key, [])]
    work = [f"{post['title']} {post['industry']}" for post in profile["work"]]
    return " ".join([*texts, *profile["fields"], *work, profile["home"]["name"], *profile["languages"][1:]])


def bm25(pool, k1=1.2, b=0.75):
    documents = [words(document(profile)) for profile in pool["offerers"]]
    length = sum(map(len, documents)) / len(documents)
    count = collections.Counter(word for document in documents for word in set(document))
    counted = [collections.Counter(document) for document in documents]
    orders = []
    for profile in pool["seekers"]:
        totals = []
        for at, (times, own) in enumerate(zip(counted, documents)):
            total = 0.0
            for word in words(document(profile)):
                if times[word]:
                    rarity = math.log(1 + (len(documents) - count[word] + 0.5) / (count[word] + 0.5))
                    total += rarity * times[word] * (k1 + 1) / (times[word] + k1 * (1 - b + b * len(own) / length))
            totals.append((-total, pool["offerers"][at]["id"], at))
        orders.append([at for _, _, at in sorted(totals)])
    return orders


def minilm(pool):
    lines = [line(document(profile)) for profile in [*pool["offerers"], *pool["seekers"]]]
    vectors = numpy.frombuffer(embed("\n".join(lines)), "<f4").reshape(len(lines), -1)
    count = len(pool["offerers"])
    cosines = vectors[count:] @ vectors[:count].T
    return [[int(at) for at in numpy.argsort(-row, kind="stable")] for row in cosines]


def embed(lines):
    command = ["target/release/embed", "target/assets", "2"]
    return subprocess.run(command, cwd=ROOT, input=lines.encode(), stdout=subprocess.PIPE, check=True).stdout


def ndcg(order, gains, count=10):
    worth_of = lambda values: math.fsum(value / math.log2(place + 2) for place, value in enumerate(values[:count]))
    return worth_of([gains[at] for at in order]) / worth_of(sorted(gains, reverse=True))


def words(text):
    return re.findall(r"[^\W_]+", text.lower())


def line(text):
    return " ".join(text.split())


def mean(values):
    return round(math.fsum(values) / len(values), 4)


def interval(values):
    """Between what 95 % of samples lie that are drawn anew."""
    drawn = numpy.random.default_rng(7).integers(0, len(values), (2000, len(values)))
    means = numpy.asarray(values)[drawn].mean(axis=1)
    return tuple(round(float(value), 4) for value in numpy.percentile(means, (2.5, 97.5)))
