const BEFORE = 160;
const AFTER = 240;

/** A quote with some of what stands around it, cut between words. */
export function excerptAround(text: string, quote: string): string {
  const at = Math.max(0, text.indexOf(quote));
  const start = at > BEFORE ? afterSpace(text, at - BEFORE, at) : 0;
  const end = at + quote.length + AFTER;
  const stop = end < text.length ? beforeSpace(text, end) : text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, stop).trim()}${stop < text.length ? ' …' : ''}`;
}

function afterSpace(text: string, from: number, latest: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= latest ? latest : space + 1;
}

function beforeSpace(text: string, from: number): number {
  const space = text.lastIndexOf(' ', from);
  return space > 0 ? space : from;
}
