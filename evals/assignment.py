"""Whole cohorts at once: the engine's matching that is worth most (`crates/measure/src/bin/assign`), beside scipy's
`linear_sum_assignment` on 200 markets by lot.

scipy knows neither capacities nor a dial nor pairs that must not be: each place becomes a column of its own that costs
what a further student at the mentor does, each student has one more column to have nobody, and a pair that must not be
costs more than all others together. Both get the same numbers of 32 bits, and the totals have to agree to nine digits.
The stable matchings of the same markets are counted for pairs who would rather have each other.
"""

import json
import pathlib
import subprocess

import numpy
from scipy.optimize import linear_sum_assignment

ROOT = pathlib.Path(__file__).parent.parent
PROGRAM = ROOT / "target/release/assign"
MARKETS = 200
# More than all pairs of a market are worth.
NOBODY, NEVER = 1e6, 1e9
DIGITS = 1e-9


def run(_data):
    markets = [market(number) for number in range(MARKETS)]
    asked = json.dumps([as_json(one) for one in markets])
    answers = json.loads(subprocess.run([PROGRAM, "solve"], input=asked, stdout=subprocess.PIPE, text=True, check=True).stdout)
    worth = [abs(ours["total"] - ours["step"] * ours["steps"] - theirs[1]) <= DIGITS * max(1.0, abs(theirs[1]))
             and (ours["matched"] == theirs[0] or not one["most"])
             for one, ours, theirs in ((one, ours, solved(one, ours["step"])) for one, ours in zip(markets, answers))]
    with_dial = sum(one["fairness"] > 0 for one in markets)
    return {
        f"rounds, {MARKETS} markets worth what scipy finds": {
            "value": sum(worth), "target": MARKETS,
            "published": f"{with_dial} with the fairness dial, {sum(one['most'] for one in markets)} with most matches first"},
        f"rounds, {MARKETS} markets that keep to the rules": {
            "value": sum(answer["allowed"] for answer in answers), "target": MARKETS},
        f"rounds, blocking pairs in {MARKETS} stable matchings": {
            "value": sum(answer["stableBlocking"] for answer in answers), "target": 0, "less": True},
    }


def market(number):
    dice = numpy.random.default_rng(number)
    students, mentors = (int(count) for count in dice.integers((1, 1), (81, 31)))
    values = dice.random((students, mentors)).astype("f4")
    if number % 3 == 1:
        # Everybody likes the same.
        values = (0.3 * values + 0.7 * dice.random(mentors).astype("f4")).astype("f4")
    if number % 3 == 2:
        # Many are alike.
        values = (numpy.floor(values * 5) / 5).astype("f4")
    values[dice.random(values.shape) < (0.0, 0.1, 0.5)[number % 3]] = numpy.nan
    return {
        "values": values,
        "capacities": dice.integers(0, 7, mentors),
        "most": number % 4 > 0,
        "fairness": float((0.0, 0.1, 0.5, 1.0)[number // 7 % 4]),
    }


def as_json(one):
    rows = [[None if numpy.isnan(value) else float(value) for value in row] for row in one["values"]]
    return {"values": rows, "capacities": one["capacities"].tolist(), "most": one["most"], "fairness": one["fairness"]}


def solved(one, step):
    """How many are matched, and what that is worth, less what uneven loads cost."""
    students = len(one["values"])
    costs = numpy.where(numpy.isnan(one["values"]), NEVER, -one["values"].astype("f8"))
    seats = [costs[:, [mentor]] + step * place
             for mentor, places in enumerate(one["capacities"]) for place in range(places)]
    nobody = numpy.full((students, students), NOBODY if one["most"] else 0.0)
    table = numpy.hstack([*seats, nobody])
    rows, columns = linear_sum_assignment(table)
    seated = columns < len(seats)
    return int(seated.sum()), -float(table[rows, columns][seated].sum())
