import type { Line } from './types';

/** A row of a file, or why there is none. */
export type Entry<Row> = { line: number; row: Row } | { line: number; fault: string };

export const isFault = <Row>(entry: Entry<Row>): entry is { line: number; fault: string } => 'fault' in entry;

export type State = 'none' | 'sending' | 'reading' | 'done' | 'cancelled' | 'failed';

/** What has arrived about a file so far. */
export type Report<Begin, Row, End> = {
  file: File | null;
  state: State;
  begin: Begin | null;
  entries: readonly Entry<Row>[];
  end: End | null;
  failure: Error | null;
};

export const nothing = <Begin, Row, End>(): Report<Begin, Row, End> => ({
  file: null,
  state: 'none',
  begin: null,
  entries: [],
  end: null,
  failure: null,
});

/** The report with some more lines. */
export function take<Begin, Row extends { line: number }, End>(
  report: Report<Begin, Row, End>,
  lines: readonly Line<Begin, Row, End>[],
): Report<Begin, Row, End> {
  const next: Report<Begin, Row, End> = { ...report, state: 'reading' };
  const added: Entry<Row>[] = [];
  for (const line of lines) {
    switch (line.kind) {
      case 'begin':
        next.begin = line;
        break;
      case 'row':
        added.push({ line: line.row.line, row: line.row });
        break;
      case 'fault':
        added.push({ line: line.line, fault: line.message });
        break;
      case 'end':
        next.end = line;
        break;
    }
  }
  return { ...next, entries: added.length > 0 ? [...report.entries, ...added] : report.entries };
}

const CUT_OFF =
  'The connection was cut before the last row. What has arrived stays below; choose the file again for all of it.';

/** Its last line says that an answer is whole. */
export const finish = <Begin, Row, End>(report: Report<Begin, Row, End>): Report<Begin, Row, End> =>
  report.end ? { ...report, state: 'done' } : { ...report, state: 'failed', failure: new Error(CUT_OFF) };

/** What broke on the way, in a sentence. A refusal of the server is one already. */
export function asFailure(failure: unknown, hasBegun: boolean): Error {
  if (hasBegun) return new Error(CUT_OFF);
  return failure instanceof Error ? failure : new Error('Something went wrong. Try again.');
}
