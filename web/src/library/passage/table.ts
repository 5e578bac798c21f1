/** A part of a text, from where to where. */
export type Range = { start: number; end: number };

const BAR = ' | ';

/** The cells of a row of a table, which is written with bars between them. */
export function cellsOf(row: string): Range[] {
  let start = 0;
  return row.split(BAR).map((cell) => {
    const range = { start, end: start + cell.length };
    start = range.end + BAR.length;
    return range;
  });
}
