"""The Mann–Whitney U test: do two samples come from the same distribution?"""

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class RankSum:
    # How often two samples of one distribution differ at least this much.
    p: float
    # How often a value of the first sample is greater than one of the second. 0.5: neither is.
    effect: float


def rank_sum(first: Sequence[float], second: Sequence[float]) -> RankSum:
    """By the normal approximation, corrected for ties and for continuity. Meant for samples of 20 and more."""
    n, m = len(first), len(second)
    ranks, ties = midranks([*first, *second])
    u = sum(ranks[:n]) - n * (n + 1) / 2
    variance = n * m / 12 * (n + m + 1 - ties / ((n + m) * (n + m - 1)))
    effect = u / (n * m)
    if variance == 0:
        return RankSum(1.0, effect)
    distance = max(abs(u - n * m / 2) - 0.5, 0)
    return RankSum(math.erfc(distance / math.sqrt(2 * variance)), effect)


def midranks(values: list[float]) -> tuple[list[float], int]:
    """The rank of each value, equal ones sharing their mean, and the sum of t³ − t over groups of t equal ones."""
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    ties = start = 0
    while start < len(order):
        end = start
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for position in order[start:end]:
            ranks[position] = (start + 1 + end) / 2
        ties += (end - start) ** 3 - (end - start)
        start = end
    return ranks, ties
