import { lengthOf, wordsAt } from '@/talent/spans';
import type { Requirement, TextSpan } from '../types';
import { withWords } from './requirements';

// An Undo comes late: what it takes back is its own change, and what was changed since stays.

type Asked = { text: string; requirements: Requirement[] };

/** Requirements without what was changed from `before` to `after`. */
export function withRequirementsBack(
  now: readonly Requirement[],
  before: readonly Requirement[],
  after: readonly Requirement[],
): Requirement[] {
  const was = new Map(before.map((one) => [one.id, one]));
  const made = new Map(after.map((one) => [one.id, one]));
  const left = now.flatMap((one) => {
    const [old, own] = [was.get(one.id), made.get(one.id)];
    // It was added since.
    if (!own) return [one];
    return old ? [backTo(one, old, own)] : [];
  });
  const there = new Map(left.map((one) => [one.id, one]));
  const again = before.flatMap((one) => there.get(one.id) ?? (made.has(one.id) ? [] : [one]));
  return [...again, ...left.filter(({ id }) => !was.has(id))];
}

/** Field by field: what is as it was made then is as it was before, and the rest as it is now. */
function backTo(now: Requirement, before: Requirement, after: Requirement): Requirement {
  const fields = (Object.keys(now) as (keyof Requirement)[]).filter(
    (field) => !isSame(now[field], after[field]),
  );
  const since = Object.fromEntries(fields.map((field) => [field, now[field]]));
  return { ...before, ...since };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The description before another one was read. */
export function withDescriptionBack(now: Asked, before: Asked, after: Asked): Asked {
  if (now.text !== after.text) {
    throw new Error('The description has changed since it was read. Take that back first.');
  }
  return {
    text: before.text,
    requirements: withRequirementsBack(now.requirements, before.requirements, after.requirements),
  };
}

/** The words that stood at `span` before `words` took their place. */
export function withWordsBack(now: Asked, before: Asked, span: TextSpan, words: string): Asked {
  const after = withWords(before.text, before.requirements, span, words);
  const place = placeSince(after.text, now.text, { start: span.start, end: span.start + lengthOf(words) });
  if (!place)
    throw new Error('These words have changed since, or the text around them. Take that back first.');
  const back = withWords(now.text, now.requirements, place, wordsAt(before.text, span));
  const by = place.start - span.start;
  const lost = new Map(before.requirements.map((one) => [one.id, one.span]));
  for (const { id, span: kept } of after.requirements) if (kept) lost.delete(id);
  return {
    text: back.text,
    requirements: back.requirements.map((one) => {
      const old = lost.get(one.id);
      if (one.span || !old) return one;
      const again = { start: old.start + by, end: old.end + by };
      return wordsAt(back.text, again) === wordsAt(before.text, old) ? { ...one, span: again } : one;
    }),
  };
}

/** Where a place of a text is in a later one. Nothing if it was changed itself, or what is on both sides of it. */
function placeSince(from: string, to: string, place: TextSpan): TextSpan | null {
  const [before, after] = [[...from], [...to]];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  if (place.end <= head) return place;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (place.start < before.length - tail) return null;
  const by = after.length - before.length;
  return { start: place.start + by, end: place.end + by };
}
