import { wordsAt } from './spans';
import type { TextSpan } from './types';

const LONGEST = 140;

/** What a place in a résumé says, on one line and not too long. */
export function quoteAt(text: string, span: TextSpan): string {
  const words = wordsAt(text, span).replace(/\s+/g, ' ').trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
}
