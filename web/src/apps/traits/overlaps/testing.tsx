import type { Schemas } from '@/api/client';
import { content, type Handlers, open as openPage, trait } from '../testing';
import type { AlikeTraits, MergePreview } from '../types';
import { Overlaps } from './Overlaps';

export const INITIATIVE = { id: 'initiative', name: 'Initiative' };
export const DRIVE = { id: 'drive', name: 'Drive' };
const GRIT = { id: 'grit', name: 'Grit' };

export const pair = (change: Partial<AlikeTraits> = {}): AlikeTraits => ({
  one: INITIATIVE,
  oneDefinition: 'Starts what needs doing without being asked.',
  other: DRIVE,
  otherDefinition: 'Begins work before anybody asks.',
  score: 0.82,
  words: 0.5,
  meaning: 0.91,
  ...change,
});

export const PAIRS = [pair(), pair({ one: DRIVE, other: GRIT, score: 0.66, words: 0.4, meaning: 0.75 })];

/** What becomes of Initiative if Drive goes into it. */
export const preview = (change: Partial<MergePreview> = {}): MergePreview => ({
  kept: INITIATIVE,
  keptVersion: 2,
  removed: DRIVE,
  removedVersion: 5,
  before: content({ why: '', questions: ['What did you start?'] }),
  after: content({
    why: 'Work gets done.',
    questions: ['What did you start?', 'What drove you?'],
    confusedWith: [],
  }),
  departments: [
    { department: 'sales', name: 'Sales', importance: 5 },
    { department: 'research', name: 'Research', importance: 2 },
  ],
  findings: [],
  ...change,
});

export const drive = (change: Parameters<typeof trait>[0] = {}) =>
  trait({
    id: 'drive',
    version: 5,
    content: content({ name: 'Drive', definition: 'Begins work before anybody asks.' }),
    related: [],
    departments: [],
    updatedBy: 'Dana Reyes',
    ...change,
  });

export const open = (as: Schemas['Role'], handlers: Handlers = {}, address = '/traits/overlaps') =>
  openPage(
    as,
    ['/traits', '/employer-talent-network/traits'].map((base) => ({
      path: `${base}/overlaps`,
      element: <Overlaps />,
    })),
    address,
    {
      'GET /api/traits/alike': () => Response.json({ pairs: PAIRS, byMeaning: true }),
      'GET /api/traits/initiative/merge': () => Response.json(preview()),
      'GET /api/traits/initiative': () => Response.json(trait()),
      'GET /api/traits/drive': () => Response.json(drive()),
      ...handlers,
    },
  );
