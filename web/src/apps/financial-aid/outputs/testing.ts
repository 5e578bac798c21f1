import type { Appeal, Task } from './types';

export const appeal = (change: Partial<Appeal> = {}): Appeal => ({
  subject: 'Request for a second look at my financial aid for 2026-27',
  greeting: 'To the Office of Financial Aid,',
  paragraphs: [
    {
      sentences: [
        { text: 'I am writing about 2026-27.', source: 'Your answer: year' },
        { text: 'I estimate an index of 3,541.', source: 'Line family.index of your worksheet' },
      ],
    },
    { sentences: [{ text: 'My parent lost their work.', source: null }] },
  ],
  farewell: 'Sincerely, [your name and student number]',
  attachments: ['The last pay stub', 'A letter from the employer'],
  problems: [],
  effect: {
    saiBefore: 3541,
    saiAfter: -1500,
    pellBefore: 3855,
    pellAfter: 7395,
    changes: [{ field: 'parent.amounts.agi', from: 72_000, to: 20_000 }],
    assumptions: ['Taxes paid and everything else stay as answered.'],
  },
  due: '2027-04-15',
  page: 'aid-appeals',
  ...change,
});

export const LETTER = [
  'Request for a second look at my financial aid for 2026-27',
  'To the Office of Financial Aid,',
  'I am writing about 2026-27. I estimate an index of 3,541.',
  'My parent lost their work.',
  'Sincerely, [your name and student number]',
  'Attached:\n- The last pay stub\n- A letter from the employer',
].join('\n\n');

export const task = (change: Partial<Task> = {}): Task => ({
  id: 'file',
  title: 'File the FAFSA for 2026-27',
  detail: 'The federal closing date is June 30, 2027.',
  due: '2027-06-30',
  why: 'You apply once a year.',
  source: 'Applying for financial aid, step by step',
  page: 'aid-applying',
  done: false,
  ...change,
});
