import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { chip, type Handlers, open as openPage } from '../testing';
import { Directory } from './Directory';

export const FIELD = chip({ slot: 'field', label: 'Field', text: 'Chemistry' });
export const PLACE = chip();
export const NEVER = chip({
  slot: 'gave',
  label: 'Giving',
  operator: 'holds',
  text: 'gave',
  excluded: true,
});

export const ASKED = 'left-handed chemists in Boston who never gave';

export const compiled = (
  change: Partial<Schemas['DirectoryCompilation']> = {},
): Schemas['DirectoryCompilation'] => ({
  ask: 'people',
  by: null,
  limit: null,
  chips: [FIELD, PLACE, NEVER],
  unknown: [{ text: 'left-handed', span: { start: 0, end: 11 } }],
  reading: 'field chemistry, within 50 km of Boston, never gave',
  notes: [],
  isForAsk: false,
  total: 2,
  ...change,
});

export const person = (change: Partial<Schemas['DirectoryPerson']> = {}): Schemas['DirectoryPerson'] => ({
  id: 17,
  name: 'Rosa Alvarez',
  kinds: ['alum'],
  classYear: 1994,
  degrees: ['BS Chemistry, 1994'],
  title: 'Chemist',
  employer: 'Acme',
  industry: 'Chemicals',
  place: 'Boston, MA',
  givenCents: 0,
  lastGift: null,
  events: 2,
  lastEvent: '2024-05-02',
  volunteers: true,
  mentoring: 'mentor',
  withheld: [],
  ...change,
});

export const page = (change: Partial<Schemas['DirectoryPage']> = {}): Schemas['DirectoryPage'] => ({
  chips: [FIELD, PLACE, NEVER],
  reading: 'field chemistry, within 50 km of Boston, never gave',
  notes: [],
  total: 2,
  people: [
    person(),
    person({
      id: 18,
      name: 'Wei Chen',
      title: null,
      employer: null,
      place: null,
      givenCents: 25_000,
      lastGift: '2020-01-05',
      withheld: ['career', 'place'],
      volunteers: false,
      mentoring: null,
    }),
  ],
  nice: [],
  ...change,
});

/** Answers with the chips that were sent, as if each had been understood. */
export const echo = async (request: Request): Promise<Response> => {
  const { chips } = (await request.json()) as { chips: Schemas['EditedChip'][] };
  return answer<'DirectoryPage'>(
    page({ chips: chips.map((one) => chip({ ...one, label: one.slot })), total: chips.length }),
  );
};

export const open = (address = '/graduway', handlers: Handlers = {}, as: Schemas['Role'] = 'contributor') =>
  openPage(
    as,
    [
      { path: '/graduway', element: <Directory /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    address,
    {
      'POST /api/graduway/directory/compile': () => answer<'DirectoryCompilation'>(compiled()),
      'POST /api/graduway/directory/search': () => answer<'DirectoryPage'>(page()),
      'GET /api/graduway/segments': () => answer<'SegmentList'>({ segments: [] }),
      ...handlers,
    },
  );
