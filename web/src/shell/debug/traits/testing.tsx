import { dispatch } from '@/identity/session';
import { stubNetwork } from '@/testing/network';
import { signedOut } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { Keyboard } from '../../keyboard/Keyboard';
import { debugRoutes } from '../routes';
import { TraitDemo } from './TraitDemo';
import type {
  CleanSuggestions,
  DemoTraits,
  Evidence,
  RawSuggestions,
  TestedTraits,
  TraitScore,
} from './types';

export const HOSTILE = '<img src=x onerror=alert(1)>';

type Handlers = Parameters<typeof stubNetwork>[0];

/** Opens a debug page as nobody. */
export function openDebug(page: string, handlers: Handlers) {
  dispatch({ type: 'answered', state: signedOut() });
  const requests = stubNetwork(handlers);
  return { requests, router: renderRoutes(debugRoutes, `/debug/${page}`) };
}

/** The demo with a field to write in, and what listens to the keys. */
export function openDemo(handlers: Handlers) {
  dispatch({ type: 'answered', state: signedOut() });
  const requests = stubNetwork(handlers);
  const element = (
    <>
      <input aria-label="A field" />
      <TraitDemo />
      <Keyboard />
    </>
  );
  return { requests, router: renderRoutes([{ path: '*', element }], '/debug/trait-demo') };
}

export const limited = (seconds?: number) =>
  Response.json(
    { code: 'rate_limited', message: 'Too many requests. Wait a little.' },
    { status: 429, headers: seconds ? { 'Retry-After': `${seconds}` } : {} },
  );

export const raw = (change: Partial<RawSuggestions> = {}): RawSuggestions => ({
  channels: [
    {
      name: 'general',
      microseconds: 12,
      candidates: [
        { key: 'planning', name: 'Planning', score: 0.9 },
        { key: 'x', name: HOSTILE, score: 0.5 },
      ],
    },
    { name: 'words', microseconds: 1290, candidates: [] },
  ],
  families: [{ name: 'Nursing', share: 0.87, byTitle: 1, byList: 0.27, byDescription: 0, byMeaning: 0 }],
  totalMicroseconds: 2200,
  byMeaning: false,
  ...change,
});

const ranked = (key: string, rank: number) => ({ key, name: key, importance: 5 - rank / 10, rank });

export const clean = (change: Partial<CleanSuggestions> = {}): CleanSuggestions => ({
  steps: [{ what: 'short form', before: 'sr nurse', after: 'senior nurse' }],
  title: 'nurse',
  knownTitle: 'Registered Nurse',
  level: 'senior',
  description: '😀 You care. Apply now!',
  removed: [{ start: 13, end: 23 }],
  before: [ranked('Planning', 1), ranked('Safety', 2), ranked('Teamwork', 3), ranked('Drive', 4)],
  after: [
    { ...ranked('Safety', 1), rankBefore: 2 },
    { ...ranked('Planning', 2), rankBefore: 1 },
    { ...ranked('Teamwork', 3), rankBefore: 3 },
    { ...ranked('Composure', 4), rankBefore: null },
  ],
  ...change,
});

export const ANSWER = `😀 I asked nobody and started. I waited. ${HOSTILE}`;

export function evidence(words: string, change: Partial<Evidence> = {}): Evidence {
  const start = ANSWER.indexOf(words);
  const anchor = 'Starts useful work unasked.';
  return {
    start,
    end: start + words.length,
    level: 3,
    anchor,
    isAgainst: false,
    signs: ['start'],
    ...change,
  };
}

export const score = (change: Partial<TraitScore> = {}): TraitScore => ({
  id: 'initiative',
  name: 'Initiative',
  level: 3,
  reason: 'An own act is told that meets it.',
  evidence: [
    evidence('I asked nobody and started'),
    evidence('nobody and started. I waited', { isAgainst: true, level: 1, anchor: 'Waits.' }),
  ],
  ...change,
});

export const unknown = (change: Partial<TraitScore> = {}): TraitScore =>
  score({
    id: 'safety',
    name: 'Safety',
    level: null,
    reason: 'Nothing is told about it.',
    evidence: [],
    ...change,
  });

export const tested = (change: Partial<TestedTraits> = {}): TestedTraits => ({
  answer: ANSWER,
  scores: [unknown(), score()],
  hashes: ['abc123', 'abc123'],
  isSame: true,
  microseconds: 480,
  ...change,
});

export const demo = (): DemoTraits => ({
  traits: [
    { key: 'initiative', name: 'Initiative' },
    { key: 'safety', name: 'Safety' },
    { key: 'planning', name: 'Planning' },
  ],
  people: ['Ada Park', 'Ben Ode', 'Cleo Diaz'].map((name, number) => ({
    name,
    answer: ANSWER,
    scores: [
      score({ level: number + 2 }),
      unknown(),
      score({ id: 'planning', name: 'Planning', level: 1, evidence: [] }),
    ],
  })),
});
