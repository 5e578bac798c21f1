import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { type Handlers, open as openPage } from '../testing';
import { Engagement } from './Engagement';

export const year = (
  number: number,
  shares: readonly [number, number, number, number],
): Schemas['EngagementYear'] => ({
  year: number,
  label: `${number - 1}–${String(number).slice(2)}`,
  isOpen: number === 2027,
  contactable: 1000,
  modes: (['philanthropic', 'volunteer', 'experiential', 'communication'] as const).map((mode, place) => ({
    mode,
    engaged: (shares[place] ?? 0) * 1000,
    share: shares[place] ?? 0,
  })),
  any: 400,
  anyShare: 0.4,
});

const THIS = year(2027, [0.12, 0.05, 0.2, 0.3]);
const LAST = year(2026, [0.1, 0.06, 0.25, 0.2]);

export const overview = (
  change: Partial<Schemas['EngagementOverview']> = {},
): Schemas['EngagementOverview'] => ({
  state: { asOf: '2026-11-15', counting: null, note: null },
  thisYear: THIS,
  lastYear: LAST,
  alumni: 2000,
  contactable: 1000,
  rising: 31,
  lapsed: 87,
  unnamed: 120,
  ...change,
});

export const trend = (change: Partial<Schemas['EngagementTrend']> = {}): Schemas['EngagementTrend'] => ({
  state: overview().state,
  everybody: [LAST, THIS],
  cohorts: [],
  ...change,
});

const gift: Schemas['EngagementEvent'] = {
  mode: 'philanthropic',
  kind: 'gift',
  label: 'Gift to the Helping Hand Fund',
  date: '2026-09-01',
  fiscalYear: 2027,
  record: 7001,
  points: 10,
  worth: 8.2,
  isBeyond: false,
};

const scores: Schemas['EngagementScores'] = {
  modes: [
    { mode: 'philanthropic', score: 62.5, last: '2026-09-01', years: [2027, 2026] },
    { mode: 'volunteer', score: 0, last: null, years: [] },
    { mode: 'experiential', score: 10, last: '2026-05-02', years: [2026] },
    { mode: 'communication', score: 0, last: null, years: [] },
  ],
  total: 18.125,
  recent: 30,
  before: 10,
  isRising: true,
  isLapsed: false,
};

export const row = (
  change: Partial<Schemas['EngagementPersonRow']> = {},
): Schemas['EngagementPersonRow'] => ({
  id: 17,
  name: 'Rosa Alvarez',
  classYear: 1994,
  field: 'Chemistry',
  region: 'Massachusetts',
  scores,
  reason: '30 points in the last twelve months, 10 in the twelve before.',
  because: [gift],
  ...change,
});

export const ofPerson: Schemas['EngagementOfPerson'] = {
  id: 17,
  name: 'Rosa Alvarez',
  asOf: '2026-11-15',
  classYear: 1994,
  isCounted: true,
  note: null,
  scores,
  events: [
    gift,
    { ...gift, label: 'Reunion', mode: 'experiential', kind: 'reunion', isBeyond: true, points: 0 },
  ],
};

const rules: Schemas['EngagementRules'] = {
  rules: [
    {
      rule: 'gift',
      mode: 'philanthropic',
      title: 'Gift',
      points: 10,
      mostPerYear: 4,
      lasts: false,
      reason: 'Giving is the mode itself.',
    },
  ],
  leftOut: [{ what: 'Opening a mail', reason: 'Nobody decides to be measured.' }],
  definitions: [{ term: 'Rising', meaning: 'Half as many points again as before.' }],
};

export const open = (
  address = '/graduway/engagement',
  handlers: Handlers = {},
  as: Schemas['Role'] = 'contributor',
) =>
  openPage(as, [{ path: '/graduway/engagement', element: <Engagement /> }], address, {
    'GET /api/graduway/engagement': () => answer<'EngagementOverview'>(overview()),
    'GET /api/graduway/engagement/rules': () => answer<'EngagementRules'>(rules),
    'GET /api/graduway/engagement/trend': () => answer<'EngagementTrend'>(trend()),
    'GET /api/graduway/engagement/people': () =>
      answer<'EngagementPeople'>({ state: overview().state, total: 60, unnamed: 4, people: [row()] }),
    'GET /api/graduway/engagement/people/17': () => answer<'EngagementOfPerson'>(ofPerson),
    'GET /api/graduway/segments': () => answer<'SegmentList'>({ segments: [] }),
    ...handlers,
  });
