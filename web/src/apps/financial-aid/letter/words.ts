import { countedKind } from './count';
import type { Chosen, Kind, LetterItem } from './types';

/** What kinds are called on the screen; `as` stands in the middle of a sentence. */
export const KINDS: Record<Kind, { name: string; as: string }> = {
  grant: { name: 'Grant', as: 'a grant' },
  scholarship: { name: 'Scholarship', as: 'a scholarship' },
  work: { name: 'Work', as: 'work' },
  studentLoan: { name: 'Student loan', as: 'a student loan' },
  parentLoan: { name: 'Parent loan', as: 'a loan for parents' },
  privateLoan: { name: 'Private loan', as: 'a private loan' },
  cost: { name: 'Cost', as: 'a cost' },
  payment: { name: 'Payment by the family', as: 'a payment by the family' },
  other: { name: 'Not counted', as: 'something else' },
};

export type Block = { name: string; means: string; kinds: readonly Kind[]; tone: string };

/** Never added up: each is something else. */
export const BLOCKS: readonly Block[] = [
  {
    name: 'Grants and scholarships',
    means: 'You do not pay these back. They alone lower the net price.',
    kinds: ['grant', 'scholarship'],
    tone: 'gift',
  },
  {
    name: 'Work',
    means: 'Earned hour by hour. It is not taken off the bill.',
    kinds: ['work'],
    tone: 'work',
  },
  {
    name: 'Student loans',
    means: 'The student pays these back, with interest in most cases.',
    kinds: ['studentLoan'],
    tone: 'loan',
  },
  {
    name: 'Parent loans',
    means: 'Parents apply for these, may be refused, and pay them back.',
    kinds: ['parentLoan'],
    tone: 'loan',
  },
  {
    name: 'Private loans',
    means: 'From a bank, by its conditions. They are paid back.',
    kinds: ['privateLoan'],
    tone: 'loan',
  },
  { name: 'Costs', means: 'What the year costs, billed or not.', kinds: ['cost'], tone: 'cost' },
  {
    name: 'Payments by the family',
    means: 'A plan or a deposit is a way to pay, not aid. It is not counted.',
    kinds: ['payment'],
    tone: 'payment',
  },
];

export type Placed = { item: LetterItem; place: number };

/** The lines of each block, with what is unclear apart. A block without lines is left out. */
export function sortIntoBlocks(items: readonly LetterItem[], chosen: Chosen) {
  const all = items.map((item, place) => ({ item, place, kind: countedKind(item, chosen[place]) }));
  const blocks = BLOCKS.map((block) => ({
    block,
    lines: all.filter(({ kind }) => kind !== null && block.kinds.includes(kind)),
  }));
  return {
    blocks: blocks.filter(({ lines }) => lines.length > 0),
    unclear: all.filter(({ kind }) => kind === null),
  };
}

export const toneOf = (kind: Kind | null) =>
  BLOCKS.find(({ kinds }) => kind !== null && kinds.includes(kind))?.tone ?? 'unclear';
