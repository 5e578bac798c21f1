"""What is heard in a message without a language model: queries of our own with the criteria a careful reader hears
(`understanding.md` says how they were written and how they are scored). The suite's own grammars read them
(`crates/measure/src/bin/understand.rs`); a third was held out while the grammars were written.
"""

import datetime
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).parent.parent
HERE = pathlib.Path(__file__).parent
WORK = ROOT / "target/eval"
PROGRAM = ROOT / "target/release/understand"
REACH = 0.92
# Nobody is to think that a word was heard which was not.
ALL_TOLD = 1.0
SMALL = {"a", "an", "and", "for", "in", "of", "on", "the", "to", "with"}
PLACES = {"nyc": "new york", "new york city": "new york", "district of columbia": "washington"}
FREE = ("goal", "need", "value")
APART = ("side", "count", "ask", "by")


def run(data):
    if not PROGRAM.exists():
        print("understanding: the program is not built; `make eval` does it", file=sys.stderr)
        return {}
    WORK.mkdir(parents=True, exist_ok=True)
    results, both = {}, []
    for part, about in (("tune", "seen while written"), ("heldout", "held out")):
        path = HERE / f"understanding_{part}.json"
        if not path.exists():
            continue
        queries = json.loads(path.read_text())
        heard = understood(queries)
        scored = {}
        for app, adapt in ADAPTERS.items():
            pairs = [(query, adapt(heard[query["id"]])) for query in queries if query["app"] == app and query["id"] in heard]
            if pairs:
                scored[app] = score(pairs)
        for app, counts in scored.items():
            results.update(told(f"understanding, {app}, {about}", counts, part == "heldout"))
        both += [(part, counts) for counts in scored.values()]
    for part in ("tune", "heldout"):
        own = [counts for name, counts in both if name == part]
        if len(own) > 1:
            total = {key: sum(counts[key] for counts in own) for key in own[0]}
            about = "seen while written" if part == "tune" else "held out"
            results.update(told(f"understanding, both apps, {about}", total, part == "heldout"))
    return results


def understood(queries):
    asked, out = WORK / "understanding_asked.json", WORK / "understanding_out.json"
    asked.write_text(json.dumps([{key: query[key] for key in ("id", "app", "text")} for query in queries]))
    subprocess.run([PROGRAM, asked, out], check=True)
    return {one["id"]: one["understood"] for one in json.loads(out.read_text())}


def told(name, counts, has_target):
    hit, missed, extra = counts["hit"], counts["missed"], counts["extra"]
    f1 = round(2 * hit / max(1, 2 * hit + missed + extra), 4)
    results = {f"{name}: slot F1": {"value": f1, "published": f"{hit} right, {missed} missed, {extra} too many"}}
    if has_target:
        results[f"{name}: slot F1"]["target"] = REACH
    share = lambda part, of: round(counts[part] / max(1, counts[of]), 4)
    results[f"{name}: must or nice"] = {"value": share("must", "musts"), "published": f"nice heard {counts['nice']} of {counts['nices']}"}
    results[f"{name}: unknown words told"] = {"value": share("told", "unknown"), "published": f"of {counts['unknown']} messages"}
    if has_target:
        results[f"{name}: unknown words told"]["target"] = ALL_TOLD
    results[f"{name}: words told without need"] = {"value": share("needless", "plain"), "published": f"of {counts['plain']} messages"}
    return results


def score(pairs):
    counts = dict.fromkeys("hit missed extra must musts nice nices told unknown needless plain".split(), 0)
    for query, (heard, unknown) in pairs:
        left = list(heard)
        for wanted in query["criteria"]:
            found = next((one for one in left if same(wanted, one)), None)
            if found is None:
                counts["missed"] += 1
                continue
            left.remove(found)
            counts["hit"] += 1
            if wanted["slot"] not in APART:
                counts["musts"] += 1
                counts["must"] += wanted["must"] == found["must"]
                counts["nices"] += not wanted["must"]
                counts["nice"] += not wanted["must"] and not found["must"]
        counts["extra"] += sum(1 for one in left if counts_against(query, one))
        if query["unknown"]:
            counts["unknown"] += 1
            counts["told"] += all(stands(phrase, unknown) for phrase in query["unknown"])
        else:
            counts["plain"] += 1
            counts["needless"] += bool(unknown)
    return counts


def stands(phrase, unknown):
    """Whether all of its words were told, each as a whole: "art" is not told by "cartoons"."""
    told = {stem(word) for text in unknown for word in words(text)}
    return all(stem(word) in told for word in words(phrase))


def same(wanted, heard):
    slot, value = wanted["slot"], wanted["value"]
    if (slot, wanted["not"]) != (heard["slot"], heard["not"]):
        return False
    other = heard["value"]
    if slot == "within_km":
        return abs(value - other) <= 1
    if slot in DATES:
        return abs((day(slot, value) - day(slot, other)).days) <= 31
    if isinstance(value, bool) or isinstance(other, bool):
        return value is other
    if isinstance(value, (int, float)) and isinstance(other, (int, float)):
        return value == other
    if slot in FREE:
        own = {stem(word) for word in words(other)}
        return all(stem(word) in own for word in words(value) if word not in SMALL)
    if slot == "title":
        plain = lambda text: [stem(word) for word in words(text)]
        return plain(value) == plain(other) or plain(value) == [word for word in plain(other) if word not in ("senior", "junior")]
    if slot == "place":
        return place(value) == place(other)
    return str(value).lower() == str(other).lower()


# The day on which the queries were written.
TODAY = datetime.date(2026, 11, 16)
DATES = ("gave_from", "gave_to", "attended_from", "attended_to")


def day(slot, value):
    """A bare year is its first day as `from` and its last as `to`."""
    if re.fullmatch(r"\d{4}", str(value)):
        return datetime.date(int(value), 1, 1) if slot.endswith("from") else datetime.date(int(value), 12, 31)
    return datetime.date.fromisoformat(str(value))


def counts_against(query, heard):
    """What was heard and not expected, but for what goes without saying."""
    slot, value = heard["slot"], heard["value"]
    expects = any(wanted["slot"] == slot for wanted in query["criteria"])
    is_open = slot in ("gave_to", "attended_to") and day(slot, value) >= TODAY
    goes_without = (slot, value) in (("ask", "people"), ("kind", "alum")) and not expects
    return not (is_open or goes_without)


def words(text):
    return re.findall(r"[^\W_]+", str(text).lower())


def stem(word):
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word


def place(text):
    text = str(text).lower()
    return PLACES.get(text, PLACES.get(text.split(",")[0], text.split(",")[0]))


# Matchmaking. What is said of the student has slots of its own there.
LEVELS = {
    "early": "entry", "intern": "entry", "junior": "entry", "mid": "intermediate", "senior": "senior_career", "lead": "lead",
    "manager": "lead", "director": "director", "vp": "executive", "chief": "executive", "owner": "executive", "late": "executive",
}
OF_A_STUDENT = ("study", "year", "firstGeneration", "goal")


def matchmaking(understood):
    heard, chips = [], understood["criteria"]
    for chip in chips:
        slot, value = chip["slot"], chip["value"]
        known = value.get("id")
        # A wish in free words is nice unless said otherwise; said so, it has another weight.
        is_plain = slot in (*FREE, "firstGeneration") and chip["need"] == "nice" and chip["weight"] == 3
        one = {"slot": slot, "value": chip["text"], "not": chip["excluded"], "must": chip["need"] == "must" or is_plain}
        match slot:
            case "side":
                one["value"] = "mentor" if known == "mentor" else "mentee"
            case "year":
                one |= {"slot": "level", "value": known}
            case "level":
                one["value"] = LEVELS.get(known, known)
            case "study":
                one["slot"] = "field"
            case "within":
                one |= {"slot": "within_km", "value": round(value["number"])}
            case "availability":
                one["value"] = week(chip["text"])
            case "way":
                one["value"] = known
            case "firstGeneration":
                one |= {"slot": "first_generation", "value": True}
            case "count":
                one["value"] = round(value["number"])
        heard.append(one)
    if not any(chip["slot"] == "side" for chip in chips) and any(chip["slot"] in OF_A_STUDENT for chip in chips):
        heard.append({"slot": "side", "value": "mentee", "not": False, "must": True})
    return heard, [chip["text"] for chip in understood["unused"]]


def week(text):
    """`weekday_evening`, as the queries call it."""
    text = text.lower()
    days = "weekend" if text.startswith(("weekend", "saturday", "sunday")) else "weekday"
    days = "" if text.startswith(("morning", "lunch", "afternoon", "evening", "early", "late", "any")) else days
    parts = {"morning": "morning", "lunch": "midday", "afternoon": "afternoon", "evening": "evening"}
    part = next((name for word, name in parts.items() if word in text), "")
    return "_".join(filter(None, (days, part)))


# The directory tells it in the words of the queries (`graduway/directory/model/heard.rs`).
def graduway(heard):
    return heard["criteria"], heard["unknown"]


ADAPTERS = {"matchmaking": matchmaking, "graduway": graduway}
