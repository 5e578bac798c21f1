import type { Schemas } from '@/api/client';
import { give, type Handlers, matchServer, mentoringMatch, open } from '../testing';
import { RoundPage } from './RoundPage';
import type {
  Round,
  RoundCohort,
  RoundComparison,
  RoundFilter,
  RoundMethodNumbers,
  RoundPlan,
  RoundRun,
} from './types';

export { give, matchServer, mentoringMatch };

const AT = '2026-11-20T09:00:00Z';

export const filter = (change: Partial<RoundFilter> = {}): RoundFilter => ({
  kind: null,
  classFrom: null,
  classTo: null,
  field: null,
  industry: null,
  place: null,
  km: null,
  skill: null,
  employer: null,
  seniority: null,
  volunteered: null,
  ...change,
});

export const plan = (change: Partial<RoundPlan> = {}): RoundPlan => ({
  students: { filter: filter(), listed: null },
  mentors: { filter: filter(), listed: null },
  preferences: 'both',
  proposing: 'students',
  aim: 'most_matches',
  fairness: 0,
  requirements: { commonTime: false, commonWay: true, commonLanguage: false, notAgain: true, leastFit: 0 },
  capacities: [],
  ...change,
});

export const round = (change: Partial<Round> = {}): Round => ({
  id: 'r1',
  name: 'Spring round',
  plan: plan(),
  revision: 4,
  createdAt: AT,
  createdBy: 'Theo Lindqvist',
  updatedAt: AT,
  deletedAt: null,
  published: null,
  ...change,
});

export const cohort = (change: Partial<RoundCohort> = {}): RoundCohort => ({
  students: { total: 600, places: 580, sample: [] },
  mentors: {
    total: 120,
    places: 260,
    sample: [
      { id: 120, name: 'Maya Chen', about: 'Product, Boston', places: 2, offered: 3, taken: 1, isSet: false },
    ],
  },
  leftOut: [{ what: 'Students who have a mentor already', count: 20 }],
  pairs: 72_000,
  problem: null,
  ...change,
});

export const numbers = (change: Partial<RoundMethodNumbers> = {}): RoundMethodNumbers => ({
  seeking: 4,
  matched: 3,
  offering: 2,
  chosen: 2,
  places: 4,
  totalValue: 2.25,
  meanValue: 0.75,
  blocking: 0,
  blockingPairs: [],
  loads: [0, 1, 1],
  gini: 0.17,
  studentChoices: [2, 1],
  mentorChoices: [1, 2],
  envious: 0,
  ...change,
});

export const comparison = (change: Partial<RoundComparison> = {}): RoundComparison => ({
  students: 4,
  mentors: 2,
  leftOut: [],
  stable: numbers(),
  total: numbers({
    matched: 4,
    blocking: 1,
    blockingPairs: [{ student: 7, mentor: 120 }],
    totalValue: 2.6,
    loads: [0, 0, 2],
  }),
  same: 2,
  preferStable: 1,
  preferTotal: 1,
  dial: [
    { fairness: 0, matched: 4, totalValue: 2.6, gini: 0.2, largestLoad: 2 },
    { fairness: 0.5, matched: 4, totalValue: 2.4, gini: 0.1, largestLoad: 2 },
  ],
  ...change,
});

export const run = (change: Partial<RoundRun> = {}): RoundRun => ({
  id: 'run-1',
  state: 'done',
  revision: 4,
  createdAt: AT,
  createdBy: 'Theo Lindqvist',
  endedAt: AT,
  job: 'job-1',
  round: 'r1',
  plan: plan(),
  error: null,
  comparison: comparison(),
  ...change,
});

/** Opens a tab of a round, with a server that saves what it is given. */
export function openRound(tab: string, handlers: Handlers = {}, first: Round = round(), role?: 'viewer') {
  let now = first;
  return open(
    [{ path: '/matchmaking/rounds/:id/:tab?', element: <RoundPage /> }],
    `/matchmaking/rounds/r1${tab ? `/${tab}` : ''}`,
    {
      'GET /api/matchmaking/rounds/r1': () => give(now),
      'PUT /api/matchmaking/rounds/r1': async (request) => {
        const { name, plan: next }: Schemas['SaveRound'] = await request.json();
        now = { ...now, name, plan: next, revision: now.revision + 1 };
        return give(now);
      },
      'POST /api/matchmaking/rounds/cohort': () => give(cohort()),
      'GET /api/matchmaking/rounds/r1/people': () =>
        give<Schemas['RoundMemberList']>({ total: 0, people: [] }),
      'GET /api/matchmaking/matches': () => give<Schemas['MentoringMatchList']>({ total: 0, matches: [] }),
      ...handlers,
    },
    role ?? 'contributor',
  );
}
