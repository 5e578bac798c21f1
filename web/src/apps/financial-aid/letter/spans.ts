import type { Span } from '@/ui/spans';
import type { LetterItem } from './types';

/**
 * Where the lines of an offer stand in the text that is shown. A place that does not hold what it should, because the
 * text differs by something nobody sees, is looked for; one that is not found is left out.
 */
export function placesOf(text: string, items: readonly LetterItem[]): (Span | null)[] {
  let after = 0;
  return items.map((item) => {
    const start = text.slice(item.from, item.to) === item.text ? item.from : text.indexOf(item.text, after);
    if (start < 0 || item.text === '') return null;
    after = start + item.text.length;
    return { start, end: after };
  });
}

/** A line of a text, the first being 1, without its end. */
export function lineAt(text: string, line: number): Span | null {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return null;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}
