"""What was measured: a table to read and a file to compare with."""

import json
import operator
from dataclasses import dataclass
from pathlib import Path

COMPARE = {">=": operator.ge, ">": operator.gt, "<": operator.lt, "=": operator.eq}


@dataclass(frozen=True)
class Target:
    """What a value has to be, as in `at_least(2.5)`."""

    sign: str
    bound: float

    def holds(self, value: float) -> bool:
        return COMPARE[self.sign](value, self.bound)

    def __str__(self) -> str:
        return f"{self.sign} {shown(self.bound)}"


def at_least(bound: float) -> Target:
    return Target(">=", bound)


def below(bound: float) -> Target:
    return Target("<", bound)


def exactly(bound: float) -> Target:
    return Target("=", bound)


def above(bound: float) -> Target:
    return Target(">", bound)


@dataclass(frozen=True)
class Result:
    name: str
    value: float
    unit: str
    target: Target | None = None
    # The same for somebody else, measured here or published.
    peer: str = ""
    note: str = ""

    @property
    def verdict(self) -> str:
        if self.target is None:
            return ""
        return "holds" if self.target.holds(self.value) else "MISSED"

    def record(self) -> dict:
        record = {"value": self.value, "unit": self.unit, "peer": self.peer, "note": self.note}
        if self.target:
            record |= {"target": str(self.target), "holds": self.target.holds(self.value)}
        return {key: content for key, content in record.items() if content != ""}


def shown(value: float) -> str:
    """Three digits that count; whole numbers whole."""
    if value == int(value) or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(results: list[Result]) -> str:
    head = ("measurement", "value", "unit", "target", "", "beside it")
    rows = [
        (r.name, shown(r.value), r.unit, str(r.target or ""), r.verdict, "; ".join(filter(None, (r.peer, r.note))))
        for r in results
    ]
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    lines = [
        "  ".join(cell.rjust(width) if column == 1 else cell.ljust(width)
                  for column, (cell, width) in enumerate(zip(row, widths))).rstrip()
        for row in [head, tuple("-" * width for width in widths), *rows]
    ]
    return "\n".join(lines)


def write(results: list[Result], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({result.name: result.record() for result in results}, indent=2) + "\n")
