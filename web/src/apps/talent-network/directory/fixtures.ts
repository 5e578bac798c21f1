import type { Candidate, Directory, Summary } from '../types';

const WHOLE = { done: 40, of: 40 };

export const summary = (change: Partial<Summary> = {}): Summary => ({
  size: 40,
  campus: 36,
  uploaded: 4,
  evidenced: 30,
  consented: 25,
  placed: 5,
  stale: 3,
  evidencedPercent: 75,
  consentedPercent: 62.5,
  placedPercent: 12.5,
  consents: [{ field: 'email', count: 22 }],
  openRoles: 12,
  poolRevision: 'pool-7',
  meaning: WHOLE,
  ...change,
});

export const candidate = (change: Partial<Candidate> = {}): Candidate => ({
  id: 'p1',
  name: 'Ana Silva',
  label: 'Candidate 4F2A',
  source: 'campus',
  title: 'Data analyst',
  department: 'Computer Science',
  level: 'senior',
  preferences: { titles: ['Data engineer'], places: ['Boston'], remote: true, availableFrom: '2027-05-20' },
  skills: [
    { name: 'Python', kind: 'described', isShown: true },
    { name: 'Excel', kind: 'listed', isShown: false },
  ],
  skillCount: 9,
  shownCount: 4,
  ready: 3,
  oneAway: 2,
  bestRole: { id: 31, title: 'Data engineer', employer: 'Acme', points: 8234 },
  stage: 'profile',
  isStale: false,
  knownRight: '2026-10-01',
  flags: [],
  ...change,
});

/** Somebody whose résumé was uploaded and should be asked again. */
export const other = (change: Partial<Candidate> = {}): Candidate =>
  candidate({
    id: 'f7',
    name: 'Ben Okafor',
    label: 'Candidate 9B01',
    source: 'upload',
    title: null,
    department: null,
    level: 'unknown',
    preferences: null,
    skills: [],
    skillCount: 0,
    shownCount: 0,
    ready: 0,
    oneAway: 0,
    bestRole: null,
    isStale: true,
    flags: ['hidden_text'],
    ...change,
  });

export const directory = (change: Partial<Directory> = {}): Directory => ({
  total: 2,
  poolSize: 2,
  poolRevision: 'pool-7',
  meaning: WHOLE,
  rows: [candidate(), other()],
  facets: {
    departments: [{ name: 'Computer Science', count: 12 }],
    skills: [{ name: 'Python', count: 20 }],
    places: [{ name: 'Boston', count: 9 }],
  },
  ...change,
});
