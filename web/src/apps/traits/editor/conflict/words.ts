export type Piece = { kind: 'same' | 'added' | 'removed'; text: string };

/** A word or a mark, with the space behind it. */
const TOKENS = /(?:[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|[^\p{L}\p{N}\p{M}\s])\s*|\s+/gu;

/** More comparisons than this are not made: what is between the first and the last difference is then one change. */
const MOST_COMPARED = 1_000_000;

/** What was taken out of a text and what was put in, word by word, over what the two have longest in common. */
export function diffWords(before: string, after: string): Piece[] {
  const old = before.match(TOKENS) ?? [];
  const now = after.match(TOKENS) ?? [];
  let start = 0;
  while (start < old.length && start < now.length && isEqual(old[start], now[start])) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    isEqual(old[old.length - 1 - end], now[now.length - 1 - end])
  ) {
    end += 1;
  }
  const taken = old.slice(start, old.length - end);
  const put = now.slice(start, now.length - end);
  const between = taken.length * put.length > MOST_COMPARED ? replaced(taken, put) : compared(taken, put);
  return joined([
    ...pieces(
      'same',
      now.slice(0, start).map((token, at) => spaced(old[at], token)),
    ),
    ...between,
    ...pieces('same', now.slice(now.length - end)),
  ]);
}

const isEqual = (one = '', other = '') => one.trim() === other.trim();

/** The same word, with the space that one of the two has behind it. */
const spaced = (one = '', other = '') => (one.length > other.length ? one : other);

const pieces = (kind: Piece['kind'], tokens: readonly string[]) => tokens.map((text) => ({ kind, text }));

const replaced = (old: readonly string[], now: readonly string[]) => [
  ...pieces('removed', old),
  ...pieces('added', now),
];

function compared(old: readonly string[], now: readonly string[]): Piece[] {
  const width = now.length + 1;
  // The length of what the two have in common from here to their ends.
  const common = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      common[row * width + column] = isEqual(old[row], now[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const found: Piece[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length && column < now.length) {
    if (isEqual(old[row], now[column])) {
      found.push({ kind: 'same', text: spaced(old[row], now[column]) });
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) {
      found.push({ kind: 'removed', text: old[row] ?? '' });
      row += 1;
    } else {
      found.push({ kind: 'added', text: now[column] ?? '' });
      column += 1;
    }
  }
  return [...found, ...replaced(old.slice(row), now.slice(column))];
}

/** Neighbors of one kind are one piece. Of a change, what was taken out comes first. */
function joined(all: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of all) {
    const last = found.at(-1);
    const before = found.at(-2);
    if (last?.kind === piece.kind) last.text += piece.text;
    else if (last?.kind === 'added' && piece.kind === 'removed' && before?.kind === 'removed') {
      before.text += piece.text;
    } else if (last?.kind === 'added' && piece.kind === 'removed') found.splice(-1, 0, { ...piece });
    else found.push({ ...piece });
  }
  return found;
}
