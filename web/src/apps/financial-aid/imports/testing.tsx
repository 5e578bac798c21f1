import { vi } from 'vitest';
import { type Handlers, open } from '../testing';
import { Imports } from './Imports';
import type { BatchLine, BatchRow, Comparison, IsirLine } from './types';

export const comparison = (line: number, change: Partial<Comparison> = {}): Comparison => ({
  line,
  student: `Student ${line}`,
  ssn: '•••-••-6789',
  year: '2026-27',
  formula: 'A',
  theirs: 3541,
  ours: 3541,
  byOurselves: 3541,
  agrees: true,
  provisional: false,
  differences: [],
  remarks: [],
  ...change,
});

export const different = (line: number) =>
  comparison(line, {
    student: '=HYPERLINK("x")',
    theirs: -1500,
    agrees: false,
    differences: [
      { key: 'parents.totalIncome', label: 'Parents: total income', theirs: 72_000, ours: 71_000 },
      { key: 'student.netWorth', label: 'Student: net worth', theirs: 500, ours: null },
    ],
    remarks: ['The record leaves assets out.'],
  });

export const batchRow = (line: number, change: Partial<BatchRow> = {}): BatchRow => ({
  line,
  name: `Family ${line}`,
  year: '2026-27',
  sai: { least: 3541, most: 3541 },
  pell: { least: 3855, most: 3855 },
  exact: true,
  formula: 'A',
  missing: [],
  problems: [],
  ...change,
});

/** An answer that comes in pieces, by hand. */
export function makeAnswer() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const wasCancelled = vi.fn();
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
    cancel: wasCancelled,
  });
  return {
    /** The answer to a request. Its stream breaks when the request is given up. */
    response: (request: Request) => {
      request.signal.addEventListener('abort', () => controller?.error(request.signal.reason));
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
    },
    say: (...lines: (IsirLine | BatchLine)[]) =>
      controller?.enqueue(encoder.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
    cut: () => controller?.error(new TypeError('network error')),
    close: () => controller?.close(),
    wasCancelled,
  };
}

/** An answer that is there at once. */
export function whole(...lines: (IsirLine | BatchLine)[]) {
  return (request: Request) => {
    const { response, say, close } = makeAnswer();
    say(...lines);
    close();
    return response(request);
  };
}

export const openImports = (handlers: Handlers = {}) =>
  open(
    [
      { path: '/financial-aid/import', element: <Imports /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/financial-aid/import',
    handlers,
  );

/** Boxes have a height, and so have rows: jsdom knows neither. */
export function giveHeights(box = 600, row = 45) {
  const heights = [
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(box),
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(10_000_000),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(row),
  ];
  return () => {
    for (const height of heights) height.mockRestore();
  };
}
