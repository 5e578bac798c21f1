import type { Schemas } from '@/api/client';
import type { Worksheet } from '../types';

export type Comparison = Schemas['AidComparison'];
export type Difference = Schemas['AidDifference'];
export type IsirLine = Schemas['AidIsirLine'];
export type BatchLine = Schemas['AidBatchLine'];
export type Columns = Schemas['AidBatchColumns'];

/** A family of a table. Its answers are left out: a hundred thousand of them would fill the memory. */
export type BatchRow = Schemas['AidBatchRow'];

/** A record as a worksheet to go on with. */
export type Opened = { name: string; worksheet: Worksheet };

/** The lines of an answer that comes in pieces: `Begin` first, `End` last. */
export type Line<Begin, Row, End> =
  | ({ kind: 'begin' } & Begin)
  | { kind: 'row'; row: Row }
  | { kind: 'fault'; line: number; message: string }
  | ({ kind: 'end' } & End);
