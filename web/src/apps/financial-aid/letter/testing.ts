import type { Letter, LetterItem } from './types';

// A letter for tests: a gift, a grant of which nobody knows what it is, a job, three loans, and what it costs.

export const TEXT = [
  'Riverbend College',
  'Tuition and fees $34,600',
  'Room and board $13,900',
  'Riverbend Grant $14,000',
  'Federal Pell Grant $3,855',
  'Blue Heron Circle $2,000',
  'Fed Dir Sub $3,500',
  'Work-Study $2,400',
  'Parent PLUS $24,000',
  'Total awards $49,755',
  'Your net cost $745',
].join('\n');

/** A line of the letter, found in its text. */
export function item(line: number, label: string, change: Partial<LetterItem>, text = TEXT): LetterItem {
  const words = text.split('\n')[line - 1] ?? '';
  const from = text.indexOf(words);
  return {
    from,
    to: from + words.length,
    line,
    text: words,
    label,
    kind: 'grant',
    amount: 0,
    terms: [],
    program: null,
    certainty: 'certain',
    why: 'The line names it.',
    ...change,
  };
}

export const letter = (change: Partial<Letter> = {}): Letter => ({
  items: [
    item(2, 'Tuition and fees', { kind: 'cost', amount: 34_600 }),
    item(3, 'Room and board', { kind: 'cost', amount: 13_900 }),
    item(4, 'Riverbend Grant', { kind: 'grant', amount: 14_000 }),
    item(5, 'Federal Pell Grant', { kind: 'grant', amount: 3855, program: 'Federal Pell Grant' }),
    item(6, 'Blue Heron Circle', {
      kind: 'other',
      amount: 2000,
      certainty: 'unclear',
      why: 'Nothing says what it is.',
    }),
    item(7, 'Fed Dir Sub', {
      kind: 'studentLoan',
      amount: 3500,
      program: 'Direct Subsidized Loan',
      certainty: 'likely',
      terms: [
        { name: 'Fall', amount: 1750 },
        { name: 'Spring', amount: 1750 },
      ],
    }),
    item(8, 'Work-Study', { kind: 'work', amount: 2400 }),
    item(9, 'Parent PLUS', { kind: 'parentLoan', amount: 24_000, program: 'Parent PLUS Loan' }),
  ],
  totals: {
    cost: 48_500,
    grants: 17_855,
    work: 2400,
    loans: 3500,
    parentLoans: 24_000,
    netPrice: 30_645,
    toPayAfterEverything: 745,
  },
  stated: [
    {
      line: 10,
      text: 'Total awards $49,755',
      claim: 'total aid',
      amount: 49_755,
      ours: 47_755,
      agrees: false,
      why: 'The lines add up to $47,755.',
    },
    {
      line: 11,
      text: 'Your net cost $745',
      claim: 'net price',
      amount: 745,
      ours: 30_645,
      agrees: false,
      why: 'The letter takes grants and scholarships, loans, parent loans, work-study off the cost of $48,500.',
    },
  ],
  remarks: [
    { code: 'jargon', line: 7, message: 'A subsidized loan bears no interest while you study.' },
    {
      code: 'netCostSubtractsLoans',
      line: 11,
      message: 'This figure takes loans off the cost as if they were grants. They must be repaid.',
    },
  ],
  awardYear: '2026-27',
  ...change,
});
