/** A part of a text, in UTF-16 units. */
export type Span = { start: number; end: number };

export type Cut = {
  text: string;
  start: number;
  /** The numbers of the spans that it is part of. */
  of: number[];
};

/** A text cut wherever a span begins or ends. Spans may overlap; what lies outside of the text is left out. */
export function cutText(text: string, spans: readonly Span[]): Cut[] {
  const inside = spans.map(({ start, end }) => ({
    start: Math.max(0, start),
    end: Math.min(text.length, end),
  }));
  const edges = inside.flatMap(({ start, end }) => (start < end ? [start, end] : []));
  const places = [...new Set([0, ...edges, text.length])].sort((one, other) => one - other);
  return places.slice(0, -1).map((start, index) => ({
    text: text.slice(start, places[index + 1]),
    start,
    of: inside.flatMap((span, number) => (span.start <= start && start < span.end ? [number] : [])),
  }));
}

/** What a span says, without the spaces around it. */
export const quoteOf = (text: string, { start, end }: Span) => text.slice(start, end).trim();
