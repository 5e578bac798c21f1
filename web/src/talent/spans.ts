import { type Cut, cutText, type Span } from '@/ui/spans';

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/** The server counts characters, a string here counts UTF-16 units: an emoji is two of them. */
export function inUnits(text: string, spans: readonly Span[]): Span[] {
  if (!PAIR.test(text)) return [...spans];
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    starts.push(at);
    at += character.length;
  }
  const unit = (place: number) => starts[place] ?? text.length;
  return spans.map(({ start, end }) => ({ start: unit(start), end: unit(end) }));
}

/** A text cut wherever a span of the server begins or ends. */
export const cutAt = (text: string, spans: readonly Span[]): Cut[] => cutText(text, inUnits(text, spans));

/** The words of a span of the server. */
export function wordsAt(text: string, span: Span): string {
  const [{ start, end } = span] = inUnits(text, [span]);
  return text.slice(start, end);
}

/** How many characters a text has, as the server counts them. */
export const lengthOf = (text: string) => (PAIR.test(text) ? [...text].length : text.length);
