import type { Schemas } from '@/api/client';

export type Letter = Schemas['AidLetter'];
export type LetterItem = Schemas['AidLetterItem'];
export type Kind = Schemas['AidLetterKind'];
export type Totals = Schemas['AidLetterTotals'];
export type Stated = Schemas['AidLetterStated'];
export type Remark = Schemas['AidLetterRemark'];

/** What somebody says that a line is, by its place among the lines. */
export type Chosen = Readonly<Record<number, Kind>>;
