import { countOf } from '@/ui/numbers';
import { isRange } from './fields';
import { valueAt } from './sheet';
import type { Worksheet } from './types';
import { missingWords } from './words';

// The server lists what keeps a result open as missing: what nobody has answered, and what is only known as a range.

/** While it is open whose income counts, more people are asked about than in the end. */
export const isWhoOpen = (missing: readonly string[]) =>
  missing.some((field) => field.startsWith('about.')) &&
  missing.some((field) => /^(parent|spouse)\./.test(field));

/** How many answers are missing, or as many as there can be. A range is an answer, and is counted apart. */
export function sayMissing(missing: readonly string[], sheet: Worksheet): string {
  const ranges = missing.filter((field) => isRange(valueAt(sheet, field))).length;
  const others = missing.length - ranges;
  if (others === 0) return countOf(ranges, 'answer is only a range', 'answers are only ranges');
  const upTo = isWhoOpen(missing) ? 'Up to ' : '';
  return `${upTo}${missingWords(others)}${ranges > 0 ? `, ${ranges} only a range` : ''}`;
}
