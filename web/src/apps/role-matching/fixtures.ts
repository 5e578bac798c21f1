import type { Schemas } from '@/api/client';
import type {
  CandidateRequirement,
  Found,
  ImpactRow,
  ImpactTable,
  RankedCandidate,
  Requirement,
  TalentBatch,
  TalentContest,
  TalentFile,
  TalentRole,
} from './types';

export const AT = '2026-11-20T09:00:00Z';

export const requirement = (change: Partial<Requirement> = {}): Requirement => ({
  id: 1,
  kind: 'skill',
  label: 'Python',
  text: 'Python',
  need: 'must',
  weight: 6,
  years: null,
  taxon: { scheme: 'quadrangle', id: 'skills/python', name: 'Python' },
  span: { start: 15, end: 21 },
  ...change,
});

export const TEXT = 'Rockstar knows Python. SQL is a plus.';

export const role = (change: Partial<TalentRole> = {}): TalentRole => ({
  id: 'r1',
  name: 'Data engineer',
  text: TEXT,
  requirements: [
    requirement(),
    requirement({
      id: 2,
      label: 'SQL',
      text: 'SQL',
      need: 'nice',
      weight: 3,
      taxon: null,
      span: { start: 23, end: 26 },
    }),
  ],
  pool: { campus: true, batches: [] },
  cut: 6000,
  revision: 4,
  createdAt: AT,
  createdBy: 'Theo Lindqvist',
  updatedAt: AT,
  updatedBy: 'Theo Lindqvist',
  deletedAt: null,
  isOwn: false,
  ...change,
});

export const found = (change: Partial<Found> = {}): Found => ({
  requirement: 1,
  state: 'met',
  strength: 900,
  words: 1000,
  meaning: 800,
  kind: 'described',
  evidence: [{ span: { start: 7, end: 29 }, kind: 'described' }],
  neighbour: null,
  ...change,
});

export const candidateRequirement = (change: Partial<CandidateRequirement> = {}): CandidateRequirement => ({
  requirement: requirement(),
  found: found(),
  contribution: { requirement: 1, points: 6000, most: 6667 },
  sentence: 'Described at work.',
  ...change,
});

export const ranked = (change: Partial<RankedCandidate> = {}): RankedCandidate => ({
  id: 'p1',
  label: 'Candidate 4F2A',
  name: null,
  source: 'campus',
  rank: 1,
  rankBefore: null,
  moved: null,
  points: 8234,
  high: 9000,
  band: 1,
  isSelected: true,
  mustsMet: 1,
  musts: 1,
  reasons: [{ requirement: 1, label: 'Python', points: 6000, state: 'met', kind: 'described' }],
  gap: { requirement: 2, label: 'SQL', need: 'nice', state: 'unknown' },
  kinds: [{ kind: 'described', count: 1 }],
  states: [
    { requirement: 1, state: 'met', strength: 900 },
    { requirement: 2, state: 'unknown', strength: 0 },
  ],
  flags: [],
  isDoubtful: false,
  decision: null,
  ...change,
});

export const ranking = (change: Partial<Schemas['CandidateRanking']> = {}): Schemas['CandidateRanking'] => ({
  role: 'r1',
  revision: 4,
  isBlind: true,
  scorer: 'quadrangle-1',
  poolRevision: 'pool-7',
  poolSize: 3,
  total: 3,
  meaning: { done: 3, of: 3 },
  compared: { by: 'meaning', model: 'm'.repeat(64) },
  rows: [
    ranked(),
    ranked({ id: 'p2', label: 'Candidate 9B01', rank: 2, points: 6100, high: 6100, band: 2 }),
    ranked({
      id: 'f7',
      label: 'Candidate C3D4',
      rank: 3,
      points: 6050,
      high: 6050,
      band: 2,
      source: 'upload',
      flags: ['hidden_text'],
      mustsMet: 0,
      gap: { requirement: 1, label: 'Python', need: 'must', state: 'missing' },
      reasons: [],
      kinds: [],
    }),
  ],
  histogram: Array.from({ length: 10 }, (_, step) => ({
    from: step * 1000,
    to: (step + 1) * 1000,
    count: step === 6 ? 2 : step === 8 ? 1 : 0,
  })),
  funnel: [{ requirement: 1, alone: 2, left: 2, without: 3 }],
  cut: 6000,
  selected: 3,
  bands: 2,
  moved: null,
  ...change,
});

export const impactRow = (change: Partial<ImpactRow> = {}): ImpactRow => ({
  group: 'Women',
  sex: 'Women',
  race: null,
  count: 40,
  passed: 20,
  share: 0.5,
  rate: 0.5,
  rateLow: 0.35,
  rateHigh: 0.65,
  ratio: 1,
  against: null,
  p: null,
  shortfall: 0,
  verdict: 'highest',
  message: 'The highest rate. The others are compared with it.',
  ...change,
});

export const impactTable = (change: Partial<ImpactTable> = {}): ImpactTable => ({
  grouping: 'sex',
  measure: 'selection',
  rows: [impactRow()],
  total: 80,
  passed: 40,
  unknown: 0,
  unknownPassed: 0,
  median: null,
  isFlagged: false,
  messages: [],
  ...change,
});

export const talentFile = (change: Partial<TalentFile> = {}): TalentFile => ({
  id: 'file-1',
  person: 'f1',
  batch: 'b1',
  name: 'ana.pdf',
  bytes: 84_000,
  state: 'parsed',
  notes: [],
  duplicateOf: null,
  duplicateName: null,
  seems: 'Ana Silva',
  sha256: 'a'.repeat(64),
  createdAt: AT,
  confirmedBy: null,
  removedAt: null,
  ...change,
});

export const batch = (change: Partial<TalentBatch> = {}): TalentBatch => ({
  id: 'b1',
  name: 'Career fair',
  files: 1,
  people: 1,
  waiting: 0,
  problems: 0,
  job: null,
  createdAt: AT,
  createdBy: 'Theo Lindqvist',
  deletedAt: null,
  ...change,
});

export const talentContest = (change: Partial<TalentContest> = {}): TalentContest => ({
  id: 'c1',
  person: 'p1',
  requirement: 1,
  note: 'It was Java',
  state: 'open',
  answer: null,
  createdAt: AT,
  createdBy: 'Ana',
  createdByUid: 'uid-ana',
  answeredAt: null,
  answeredBy: null,
  answers: [],
  ...change,
});
