/** A part of a text, from where to where. */
export type Range = { start: number; end: number };

/** The spaces at the ends of a row are gone, also before a last cell that is empty. */
const BAR = /(?:^| )\|(?: |$)/g;

/** The cells of a row of a table, which is written with bars between them. */
export function cellsOf(row: string): Range[] {
  const bars = [...row.matchAll(BAR)].map(({ index, 0: bar }) => ({ start: index, end: index + bar.length }));
  const starts = [0, ...bars.map(({ end }) => end)];
  const ends = [...bars.map(({ start }) => start), row.length];
  return starts.map((start, at) => ({ start, end: ends[at] ?? start }));
}
