/** The rows to have on the page: those in sight, and the one with the focus with its neighbors, wherever it is. */
export function withPinned(inSight: readonly number[], pinned: number | null, count: number): number[] {
  if (pinned === null) return [...inSight];
  const around = [pinned - 1, pinned, pinned + 1].filter((row) => row >= 0 && row < count);
  return [...new Set([...inSight, ...around])].sort((one, other) => one - other);
}

type Placed = { index: number; start: number; end: number };

/** The room that rows leave which are not on the page: before each that is, and after the last. */
export function roomAround(rows: readonly Placed[], top: number, height: number) {
  const before = rows.map((row, place) => Math.max(0, row.start - (rows[place - 1]?.end ?? top)));
  const after = Math.max(0, top + height - (rows.at(-1)?.end ?? top));
  return { before, after };
}
