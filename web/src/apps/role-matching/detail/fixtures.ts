import type { Schemas } from '@/api/client';
import { AT, candidateRequirement, found, impactRow, impactTable, requirement } from '../fixtures';
import type { CandidateDetail, Receipt, RoleFairness } from '../types';

/** What a résumé says: the evidence of Python stands from 7 to 29. */
const RESUME = '[name]\nBuilt Python services.\nSpeaks Spanish.';

/** Somebody with Python and without SQL. */
export const detail = (change: Partial<CandidateDetail> = {}): CandidateDetail => ({
  id: 'p1',
  label: 'Candidate 4F2A',
  name: null,
  file: null,
  source: 'campus',
  isBlind: true,
  isWhatIf: false,
  rank: 2,
  of: 3,
  band: 2,
  bandSize: 2,
  score: {
    points: 6000,
    low: 6000,
    high: 9333,
    contributions: [
      { requirement: 1, points: 6000, most: 6667 },
      { requirement: 2, points: 0, most: 3333 },
    ],
    mustsMet: 1,
    musts: 1,
  },
  requirements: [
    candidateRequirement(),
    candidateRequirement({
      requirement: requirement({ id: 2, label: 'SQL', text: 'SQL', need: 'nice', weight: 3, span: null }),
      found: found({ requirement: 2, state: 'unknown', strength: 0, words: 0, kind: null, evidence: [] }),
      contribution: { requirement: 2, points: 0, most: 3333 },
      sentence: 'Nothing speaks for it or against it.',
    }),
  ],
  text: RESUME,
  sections: [],
  masked: [],
  flags: [],
  doubts: [],
  preferences: { titles: ['Data engineer'], places: ['Boston'], remote: true, availableFrom: '2027-01-04' },
  smallestChange: { requirement: 2, state: 'unknown', from: 2, to: 1, points: 9000 },
  above: [
    {
      id: 'p9',
      label: 'Candidate 77AA',
      name: null,
      rank: 1,
      points: 9000,
      more: [{ requirement: 2, label: 'SQL', points: 3000, theirs: 'met', own: 'unknown' }],
    },
  ],
  decision: null,
  history: [],
  contests: [],
  meaning: { done: 3, of: 3 },
  versions: {
    scorer: 'quadrangle-1',
    roleRevision: 4,
    poolRevision: 'pool-7',
    compared: { by: 'meaning', model: 'm'.repeat(64) },
    resume: 'b'.repeat(64),
    at: AT,
  },
  swaps: [
    { swap: 'name', isAbsent: false, before: 6000, after: 6000, difference: 0 },
    { swap: 'school', isAbsent: true, before: 6000, after: 6000, difference: 0 },
  ],
  ...change,
});

export const receipt = (change: Partial<Receipt> = {}): Receipt => ({
  scorer: 'quadrangle-1',
  evidenceHash: 'e'.repeat(64),
  requirementsHash: 'r'.repeat(64),
  lines: [
    {
      requirement: 1,
      label: 'Python',
      kind: 'skill',
      need: 'must',
      weight: 6,
      state: 'met',
      strength: 900,
      words: 1000,
      meaning: 800,
      evidence: [{ span: { start: 7, end: 29 }, kind: 'described' }],
      points: 6000,
      most: 6667,
    },
  ],
  points: 6000,
  low: 6000,
  high: 9333,
  mustsMet: 1,
  musts: 1,
  hash: 'h'.repeat(64),
  ...change,
});

export const fairness = (change: Partial<RoleFairness> = {}): RoleFairness => ({
  cut: 6000,
  poolSize: 80,
  selected: 30,
  selection: [
    impactTable({
      isFlagged: true,
      rows: [
        impactRow({
          group: 'Men',
          sex: 'Men',
          rate: 0.3,
          ratio: 0.6,
          against: 'Women',
          p: 0.041,
          shortfall: 4,
          verdict: 'flagged',
          message: 'Below four fifths of the rate of Women.',
        }),
        impactRow(),
      ],
    }),
  ],
  scoring: [impactTable({ measure: 'scoring', median: 5400 })],
  ...change,
});

export const posting = (change: Partial<Schemas['Posting']> = {}): Schemas['Posting'] => ({
  text: 'Data engineer. Python.',
  title: 'Data engineer',
  requirements: [requirement({ span: { start: 15, end: 21 } })],
  lints: [],
  ...change,
});
