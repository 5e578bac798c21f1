import { consents } from '@/campus/testing';
import type { EmployerView, Must, Profile, Progress, Role } from '../types';

export const AT = '2026-11-20T09:00:00Z';
export const EARLIER = '2026-10-02T09:00:00Z';

/** The evidence of Python stands from 10 to 32, the job around it from 10 to 50. */
export const RESUME = 'Ana Silva\nBuilt Python services.\nAcme, 2024 to now\n\nBSc, Northfield, 2023\nExcel';

export const work = (change: Partial<Profile['work'][number]> = {}): Profile['work'][number] => ({
  title: 'Data analyst',
  titleSpan: null,
  employer: 'Acme',
  employerSpan: null,
  start: { year: 2024, month: 3 },
  end: null,
  isNow: true,
  datesSpan: null,
  span: { start: 10, end: 50 },
  ...change,
});

export const school = (change: Partial<Profile['schools'][number]> = {}): Profile['schools'][number] => ({
  degree: 'BSc',
  field: 'Physics',
  school: 'Northfield',
  year: 2023,
  span: { start: 52, end: 73 },
  ...change,
});

export const networkRole = (change: Partial<Role> = {}): Role => ({
  id: 31,
  title: 'Data engineer',
  employer: 'Acme',
  industry: 'Software',
  place: 'Boston, Massachusetts',
  isRemote: false,
  posted: '2026-10-01',
  closes: '2027-01-15',
  points: 8234,
  high: 9000,
  mustsMet: 2,
  musts: 3,
  reasons: [
    {
      label: 'Python',
      need: 'must',
      state: 'met',
      kind: 'described',
      points: 4000,
      evidence: { span: { start: 10, end: 32 }, kind: 'described' },
    },
  ],
  gaps: [{ label: 'PostgreSQL', need: 'must', state: 'adjacent', neighbour: 'MySQL' }],
  fitsTitles: true,
  fitsPlace: false,
  ...change,
});

export const progress = (change: Partial<Progress> = {}): Progress => ({
  stage: 'matched',
  revision: 2,
  steps: [
    { id: 's2', stage: 'matched', note: 'Fits Acme', at: AT, by: 'Theo', undoneAt: null, undoneBy: null },
    {
      id: 's1',
      stage: 'introduced',
      note: '',
      at: EARLIER,
      by: 'Theo',
      undoneAt: AT,
      undoneBy: 'Dana Reyes',
    },
  ],
  ...change,
});

export const must = (change: Partial<Must> = {}): Must => ({
  label: 'PostgreSQL',
  roles: 3,
  some: [{ id: 31, title: 'Data engineer', employer: 'Acme', points: 8234 }],
  ...change,
});

export const profile = (change: Partial<Profile> = {}): Profile => ({
  id: 'p1',
  name: 'Ana Silva',
  label: 'Candidate 4F2A',
  source: 'campus',
  person: 1,
  batch: null,
  file: null,
  title: 'Data analyst',
  department: 'Computer Science',
  level: 'senior',
  preferences: { titles: ['Data engineer'], places: ['Boston'], remote: true, availableFrom: '2027-05-20' },
  text: RESUME,
  sections: [],
  work: [work()],
  schools: [school()],
  skills: [
    {
      name: 'Python',
      group: 'Programming',
      kind: 'described',
      isShown: true,
      evidence: [{ span: { start: 10, end: 32 }, kind: 'described' }],
    },
    {
      name: 'Excel',
      group: 'Office',
      kind: 'listed',
      isShown: false,
      evidence: [{ span: { start: 74, end: 79 }, kind: 'listed' }],
    },
  ],
  traits: [
    {
      id: 't1',
      name: 'Curiosity',
      level: 4,
      reason: 'Asks.',
      quotes: ['Built Python services.', 'Taught twelve people to read maps.'],
    },
  ],
  flags: [],
  doubts: [],
  consents: [
    ...consents.slice(0, 5),
    { field: 'employers', granted: true, since: '2026-01-05', basis: 'Form' },
  ],
  roles: [networkRole()],
  ready: 1,
  oneAway: [must()],
  unshown: [must({ label: 'Excel', roles: 1 })],
  progress: progress(),
  freshness: { knownRight: '2026-10-01', confirmedBy: null, staleOn: '2027-04-01', isStale: false },
  merges: [],
  views: 4,
  scorer: 'quadrangle-1',
  poolRevision: 'pool-7',
  ...change,
});

export const employerView = (change: Partial<EmployerView> = {}): EmployerView => ({
  label: 'Candidate 4F2A',
  name: 'Ana Silva',
  email: 'ana@fastpost.example',
  phone: null,
  address: null,
  title: 'Data analyst',
  text: '[name]\nBuilt Python services.',
  skills: [{ name: 'Python', kind: 'described', isShown: true }],
  preferences: null,
  withheld: [{ field: 'phone', why: 'They have not agreed to it.' }],
  ...change,
});
