import { AT, EARLIER, networkRole } from './candidate/fixtures';
import { candidate, other } from './directory/fixtures';
import type { Demand, Duplicates, Finalist, Merge, Outcomes, Pair, Worklist } from './types';

export const worklist = (change: Partial<Worklist> = {}): Worklist => ({
  list: 'ready',
  total: 2,
  counts: { ready: 2, oneAway: 12, needsEvidence: 5 },
  musts: [],
  rows: [
    {
      candidate: candidate(),
      roles: 3,
      musts: [],
      readyFor: [{ id: 31, title: 'Data engineer', employer: 'Acme', points: 8234 }],
    },
    { candidate: other(), roles: 1, musts: [], readyFor: [] },
  ],
  ...change,
});

export const demand = (change: Partial<Demand> = {}): Demand => ({
  openRoles: 12,
  skills: [
    { name: 'SQL', roles: 8, musts: 5, named: 9, shown: 2 },
    { name: 'Python', roles: 6, musts: 6, named: 20, shown: 12 },
  ],
  rows: [
    {
      department: 'Computer Science',
      candidates: 20,
      cells: [
        { named: 8, shown: 2 },
        { named: 15, shown: 10 },
      ],
    },
    {
      department: null,
      candidates: 4,
      cells: [
        { named: 1, shown: 0 },
        { named: 5, shown: 2 },
      ],
    },
  ],
  ...change,
});

export const outcomes = (change: Partial<Outcomes> = {}): Outcomes => ({
  people: 40,
  steps: [
    { stage: 'profile', reached: 40, now: 20, conversion: null, medianDays: null },
    { stage: 'matched', reached: 20, now: 8, conversion: 50, medianDays: 12 },
    { stage: 'introduced', reached: 12, now: 4, conversion: 60, medianDays: 3.5 },
    { stage: 'interviewed', reached: 8, now: 2, conversion: 66.7, medianDays: 9 },
    { stage: 'offer', reached: 6, now: 1, conversion: 75, medianDays: 14 },
    { stage: 'accepted', reached: 5, now: 5, conversion: 83.3, medianDays: null },
  ],
  ...change,
});

export const pair = (change: Partial<Pair> = {}): Pair => ({
  file: {
    id: 'f7',
    name: 'Ana M. Silva',
    label: 'Candidate 9B01',
    source: 'upload',
    file: 'ana.pdf',
    title: 'Analyst',
    skillCount: 5,
  },
  other: {
    id: 'p1',
    name: 'Ana Silva',
    label: 'Candidate 4F2A',
    source: 'campus',
    file: null,
    title: 'Data analyst',
    skillCount: 9,
  },
  sameNameAndContact: true,
  alike: 874,
  reasons: ['The same name and the same address.'],
  ...change,
});

export const duplicates = (change: Partial<Duplicates> = {}): Duplicates => ({
  total: 1,
  pairs: [pair()],
  merges: [],
  ...change,
});

export const merge = (change: Partial<Merge> = {}): Merge => ({
  id: 'm1',
  file: '7',
  fileName: 'ana.pdf',
  into: 'p1',
  at: AT,
  by: 'Theo Lindqvist',
  undoneAt: null,
  ...change,
});

export const finalist = (change: Partial<Finalist> = {}): Finalist => ({
  id: 'p1',
  name: 'Ana Silva',
  label: 'Candidate 4F2A',
  source: 'campus',
  title: 'Data analyst',
  points: 7120,
  mustsMet: 2,
  musts: 2,
  reasons: networkRole().reasons,
  gaps: [],
  shortlisted: [{ role: 'r9', name: 'BI developer', at: EARLIER, by: 'Theo Lindqvist' }],
  decision: null,
  stage: 'interviewed',
  ...change,
});
