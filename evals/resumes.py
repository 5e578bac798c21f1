"""Real résumés with match percentages that somebody else gave them for one job description: how well the suite's order
agrees with theirs (Spearman), and whether every file can be read. The suite itself does it all, as for whoever works
with it: a server of its own takes the files as an upload, reads them, makes a role of the job description and ranks
them. Of two alike one is ranked, and the other has its points. Nothing was chosen on such a set.

`make eval DATA=… RESUMES=folder`. In the folder, at any depth: the résumés (PDF, DOCX, HTML, text), a job description
(its name says so, as in `Job description.pdf`), and a CSV with a column that names files and a column of numbers. Files
that no CSV names have to be readable all the same.

Years that go on "until now" end on the day of the run, as they do for whoever uploads them.
"""

import csv
import math
import os
import pathlib
import re
import sys
import tempfile
import time
import urllib.parse

import numpy

ROOT = pathlib.Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "bench"))
import measure_campus
import server

API = "/api/role-matching"
# So many files an upload takes.
TOGETHER = 500
PAUSE = 0.2
READ = ("parsed", "needs_check", "hidden_text", "duplicate")
KINDS = {".pdf", ".docx", ".html", ".htm", ".txt", ".md"}
JOB = re.compile(r"(^|[\W_])(job|jd|posting|vacancy|role)([\W_]|$)|description|job.?(ad|post)", re.I)
NO_RESUME = re.compile(r"^(readme|licen[cs]e|notice)", re.I)
PERCENT = re.compile(r"match|percent|score|label|rating|relevan", re.I)
TARGET = 0.53


def run(data):
    folder = place(data)
    if not folder:
        print("resumes: no set of résumés is here; name its folder with RESUMES=…", file=sys.stderr)
        return {}
    files = sorted(path for path in folder.rglob("*") if path.suffix.lower() in KINDS and not NO_RESUME.match(path.stem))
    wanted = percentages(folder, files)
    job = description(folder, files, wanted)
    if not job:
        print(f"resumes: no job description in {folder}; its name has to say so", file=sys.stderr)
        return {}
    files = [path for path in files if path != job]
    rows = ask(job, files)
    read = [path for path in files if rows[path]["state"] in READ]
    for path in files:
        if path not in read:
            print(f"resumes: {path.name}: {rows[path]['state']}: {' '.join(rows[path]['notes'])}", file=sys.stderr)
    results = {
        f"résumés, {len(files)} files: parsed": {"value": mean([path in read for path in files]), "target": 1.0},
        "résumés, parsed: a name was found": {"value": mean([bool(rows[path]["name"]) for path in read])},
        "résumés, parsed: to be checked by a person": {"value": mean([bool(rows[path]["doubts"]) for path in read])},
        "résumés, parsed: copies of others": {"value": mean([rows[path]["state"] == "duplicate" for path in read])},
    }
    return results | agreement(rows, [path for path in read if path in wanted and "points" in rows[path]], wanted)


def place(data):
    """The folder that was named, or the one of the public data."""
    named = os.environ.get("RESUMES")
    folder = (ROOT / named) if named else (data and data / "talent/resumes")
    if named and not folder.is_dir():
        print(f"resumes: {folder} is not there", file=sys.stderr)
    return folder.resolve() if folder and folder.is_dir() else None


def ask(job, files):
    """What the suite makes of each file."""
    server.WORK.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=server.WORK) as folder:
        data = pathlib.Path(folder)
        (data / "assets").symlink_to(ROOT / "target/assets")
        with server.quad(data) as running:
            clerk = measure_campus.Clerk(running)
            batches = [upload(clerk, files[at:at + TOGETHER]) for at in range(0, len(files), TOGETHER)]
            role = make_role(clerk, job, batches)
            return {path: row for path, row in rank(clerk, role, batches)}


def upload(clerk, files):
    """The batch, and what each of its files is called there."""
    batch = clerk.post_json(f"{API}/batches", {"name": "Résumés"})["id"]
    known = {}
    for path in files:
        content = path.read_bytes()
        name = urllib.parse.quote(path.name[-200:])
        known[clerk.post(f"{API}/batches/{batch}/files?name={name}", content, len(content))["id"]] = path
    clerk.post(f"{API}/batches/{batch}/read")
    while clerk.get(f"{API}/batches/{batch}")["batch"]["waiting"]:
        time.sleep(PAUSE)
    return batch, known


def make_role(clerk, job, batches):
    content = job.read_bytes()
    name = urllib.parse.quote(job.name[-200:])
    read = clerk.post(f"{API}/readings/file?name={name}", content, len(content))
    asked = read["requirements"]
    labels = ", ".join(f"{one['label']} ({one['need']} {one['weight']})" for one in asked)
    print(f"resumes: {job.name} asks for {labels}", file=sys.stderr)
    pool = {"campus": False, "batches": [batch for batch, _ in batches]}
    body = {"name": "Résumés", "text": read["text"], "requirements": asked, "pool": pool, "cut": 5000}
    return clerk.post_json(f"{API}/roles", body)["id"]


def rank(clerk, role, batches):
    """Every file with its points, its state and how it was read; a copy with those of the file that it is the same as.
    Nothing is waited for: what is read is understood."""
    ranked = clerk.get(f"{API}/roles/{role}/exports/json?blind=false")
    print(f"resumes: {ranked['poolSize']} ranked, compared {ranked['versions']['compared']}", file=sys.stderr)
    of = {row["id"]: row for row in ranked["rows"]}
    shown = {file["id"]: file for batch, _ in batches for file in clerk.get(f"{API}/batches/{batch}")["files"]}
    for _, known in batches:
        for file, path in known.items():
            yield path, row_of(clerk, shown, of, file)


def row_of(clerk, shown, of, file):
    own = shown[file]
    row = {"state": own["state"], "notes": own["notes"], "name": own["seems"],
           "doubts": own["state"] in ("needs_check", "hidden_text")}
    first = own
    while first["duplicateOf"] in shown and first["state"] == "duplicate":
        first = shown[first["duplicateOf"]]
    if first["person"] is None:
        return row
    read = clerk.get(f"{API}/batches/{first['batch']}/files/{first['id']}")
    found = of[first["person"]]
    return row | {"points": found["points"], "states": found["states"], "letters": len(read["text"])}


def percentages(folder, files):
    """The number that somebody else gave each file. Of several tables and columns, those that name most."""
    known = {key(path.stem): path for path in reversed(files)}
    best = {}
    for path in sorted(folder.rglob("*.csv")):
        with open(path, newline="", encoding="utf-8-sig", errors="replace") as file:
            rows = list(csv.DictReader(file))
        for column in rows[0] if rows else ():
            pairs = zip((named(row.get(column), known) for row in rows), number_column(rows, column))
            found = {file: value for file, value in pairs if file and value is not None}
            if len(found) > len(best):
                best = found
    if not best:
        print(f"resumes: no CSV in {folder} names files with a number", file=sys.stderr)
    return best


def number_column(rows, names):
    """The values of the column that looks most like a score."""
    columns = [column for column in rows[0] if column and column != names]
    values = {column: [number(row.get(column)) for row in rows] for column in columns}
    usable = [column for column in columns
              if sum(value is not None for value in values[column]) > len(rows) / 2 and len(set(values[column])) > 2]
    usable.sort(key=lambda column: not PERCENT.search(column))
    return values[usable[0]] if usable else [None] * len(rows)


def number(text):
    try:
        return float((text or "").strip().rstrip("%").replace(",", "."))
    except ValueError:
        return None


def named(text, known):
    """The file that a cell means: by its name, with or without its ending, or by its number alone."""
    if not isinstance(text, str) or not text.strip():
        return None
    path = pathlib.PurePath(text.strip().replace("\\", "/"))
    for name in (key(path.name), key(path.stem)):
        if name in known:
            return known[name]
    numbered = [path for name, path in known.items() if re.sub(r"\D", "", name) == key(text)]
    return numbered[0] if len(numbered) == 1 else None


def key(name):
    """`Candidate_011` and `candidate 11` are one."""
    return "".join(part.lstrip("0") or "0" if part.isdigit() else part
                   for part in re.findall(r"\d+|[^\W\d_]+", name.lower()))


def description(folder, files, wanted):
    """The job description: what is called so, and is nobody's résumé. A text before a PDF, and the nearest to the top."""
    called = [path for path in files if JOB.search(path.stem) and path not in wanted]
    called.sort(key=lambda path: (len(path.relative_to(folder).parts), path.suffix.lower() == ".pdf", path.name))
    if called:
        return called[0]
    alone = [path for path in files if path.parent == folder and path not in wanted]
    return alone[0] if len(alone) == 1 else None


def agreement(rows, files, wanted):
    if len(files) < 5:
        print(f"resumes: {len(files)} with a number are too few to compare", file=sys.stderr)
        return {}
    ours = numpy.array([rows[path]["points"] for path in files], dtype=float)
    theirs = numpy.array([wanted[path] for path in files], dtype=float)
    lengths = numpy.array([rows[path]["letters"] for path in files], dtype=float)
    drawn = numpy.random.default_rng(7).integers(0, len(files), (2000, len(files)))
    resampled = [spearman(ours[some], theirs[some]) for some in drawn]
    low, high = (round(float(value), 4) for value in numpy.nanpercentile(resampled, (2.5, 97.5)))
    published = "none; BM25 .401, TF-IDF .441, MiniLM .405, best of requirements .476"
    return {
        f"résumés, {len(files)} with a percentage: Spearman":
            {"value": round(spearman(ours, theirs), 4), "target": TARGET, "published": published},
        "résumés, Spearman: 95 % of resampled files from": {"value": low, "published": f"to {high}"},
        "résumés, Spearman of their length alone": {"value": round(spearman(lengths, theirs), 4)},
    }


def spearman(left, right):
    """The correlation of ranks; who ties shares the mean of their ranks."""
    left, right = ranks(left), ranks(right)
    left, right = left - left.mean(), right - right.mean()
    spread = math.sqrt(float((left**2).sum() * (right**2).sum()))
    return float((left * right).sum()) / spread if spread else math.nan


def ranks(values):
    _, places, counts = numpy.unique(values, return_inverse=True, return_counts=True)
    last = numpy.cumsum(counts)
    return (last - (counts - 1) / 2)[places]


def mean(values):
    return round(math.fsum(values) / len(values), 4) if values else 0.0
