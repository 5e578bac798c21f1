import type { Schemas } from '@/api/client';
import { give, openRound, round, run } from '../testing';
import type { RoundPair } from '../types';

export const RUNS = '/api/matchmaking/rounds/r1/runs';
export const RUN = '/api/matchmaking/runs/run-1';
const ana = { id: 7, name: 'Ana Silva' };
export const maya = { id: 120, name: 'Maya Chen' };
export const bo = { id: 8, name: 'Bo Li' };

const pair: RoundPair = {
  student: ana,
  mentor: maya,
  there: 0.82,
  back: 0.68,
  value: 0.744,
  studentChoice: 1,
  mentorChoice: 2,
};

export const job = (change: Partial<Schemas['Job']> = {}): Schemas['Job'] => ({
  id: 'job-1',
  kind: 'rounds.run',
  title: 'Run',
  state: 'running',
  done: 400,
  total: 1000,
  message: 'Comparing everybody with everybody',
  attempts: 1,
  cancelRequested: false,
  createdAt: '2026-11-20T09:00:00Z',
  ...change,
});

const HANDLERS = {
  [`GET ${RUNS}`]: () => give<Schemas['RoundRunList']>({ runs: [run()] }),
  [`GET ${RUN}`]: () => give(run()),
  [`GET ${RUN}/pairs`]: () => give<Schemas['RoundPairList']>({ total: 1, pairs: [pair] }),
  [`GET ${RUN}/unmatched`]: () =>
    give<Schemas['RoundUnmatchedList']>({
      total: 1,
      people: [
        {
          side: 'students',
          person: bo,
          reason: {
            kind: 'all_taken',
            acceptable: 1,
            first: [{ person: maya, choice: 1, standing: 4, load: 2, capacity: 2 }],
          },
          sentence: 'Could have one mentor; every one of them is full.',
        },
      ],
    }),
  [`GET ${RUN}/graph`]: () =>
    give<Schemas['RoundGraph']>({
      selection: 'The best 1 of 4 pairs.',
      total: 4,
      nodes: [
        { side: 'students', person: ana },
        { side: 'mentors', person: maya },
      ],
      edges: [{ student: 7, mentor: 120, value: 0.744, methods: ['stable', 'total'] }],
    }),
};

export const openResult = (handlers = {}, first = round(), role?: 'viewer') =>
  openRound('result', { ...HANDLERS, ...handlers }, first, role);
