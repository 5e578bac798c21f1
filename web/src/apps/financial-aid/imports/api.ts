import { ApiFailure, api, ask } from '@/api/client';
import { asItIs } from './body';
import { readLines } from './lines';
import { maskNumbers } from './mask';
import type { BatchLine, BatchRow, Comparison, IsirLine, Line, Opened } from './types';

/** As much as the server takes. */
export const LARGEST = 64 * 1024 * 1024;

const TOO_LARGE = 'The file is too large: at most 64 MB. Split it and bring the parts one by one.';
const NO_STREAM = 'The server gave no answer that can be read. Try again.';

/** An empty table of families with two for an example. */
export const TEMPLATE = '/api/financial-aid/batches/template';

const streamed = (file: File, signal: AbortSignal) => ({
  ...asItIs(file),
  parseAs: 'stream' as const,
  signal,
});

async function* linesOf<T>(file: File, send: () => Promise<unknown>): AsyncGenerator<T[], void> {
  if (file.size > LARGEST) throw new ApiFailure('payload_too_large', TOO_LARGE);
  const body = await send();
  if (!(body instanceof ReadableStream)) throw new ApiFailure('unreachable', NO_STREAM);
  yield* readLines<T>(body);
}

type BeginOf<Of extends { kind: string }> = Omit<Extract<Of, { kind: 'begin' }>, 'kind'>;
type EndOf<Of extends { kind: string }> = Omit<Extract<Of, { kind: 'end' }>, 'kind'>;
type Lines<Of extends { kind: string }, Row> = AsyncGenerator<Line<BeginOf<Of>, Row, EndOf<Of>>[], void>;

type RecordLine = Line<BeginOf<IsirLine>, Comparison, EndOf<IsirLine>>;

/** The records of a federal file beside what the engine finds, as they come. */
export async function* compareRecords(file: File, signal: AbortSignal): Lines<IsirLine, Comparison> {
  const send = () => ask(api.POST('/api/financial-aid/isir', streamed(file, signal)));
  for await (const lines of linesOf<RecordLine>(file, send)) yield lines.map(masked);
}

/** Some of the texts are columns of the file: whoever wrote them may have written numbers, too. */
function masked(line: RecordLine): RecordLine {
  if (line.kind === 'fault') return { ...line, message: maskNumbers(line.message) };
  if (line.kind !== 'row') return line;
  const { row } = line;
  return {
    ...line,
    row: { ...row, student: maskNumbers(row.student), remarks: row.remarks.map(maskNumbers) },
  };
}

/** The families of a table, worked out as they come. */
export const workOutFamilies = (file: File, signal: AbortSignal): Lines<BatchLine, BatchRow> =>
  linesOf(file, () => ask(api.POST('/api/financial-aid/batches', streamed(file, signal))));

/** One record of a federal file as a worksheet. The file is sent once more: nothing of it was kept. */
export async function openRecord(file: File, line: number): Promise<Opened> {
  const opened = (await ask(
    api.POST('/api/financial-aid/isir/open', { ...asItIs(file), params: { query: { line } } }),
  )) as unknown as Opened;
  return { ...opened, name: maskNumbers(opened.name) };
}

/** One family of a table as a worksheet. The table is sent once more: nothing of it was kept. */
export const openFamily = (file: File, line: number) =>
  ask(
    api.POST('/api/financial-aid/batches/open', { ...asItIs(file), params: { query: { line } } }),
  ) as Promise<unknown> as Promise<Opened>;
