import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import type { FitCard, FitList, Introduction, OutreachMessage } from './types';

export type Handlers = Parameters<typeof stubNetwork>[0];

/** Opens a page of matchmaking as somebody. */
export function open(
  routes: Parameters<typeof renderRoutes>[0],
  address: string,
  handlers: Handlers,
  role: Schemas['Role'] = 'contributor',
) {
  dispatch({ type: 'answered', state: signedIn(role) });
  const requests = stubNetwork(handlers);
  const router = renderRoutes([...routes, { path: '*', element: <p>Elsewhere</p> }], address);
  const made = (name: string) =>
    requests.filter(({ method, url }) => name === `${method} ${new URL(url).pathname}`);
  return {
    router,
    made,
    /** What was sent along with requests of this name. */
    sent: (name: string) => Promise.all(made(name).map((request) => request.clone().json())),
  };
}

/** An answer of the server. What it is said to be is checked against the contract. */
export const give = <Body extends object>(body: Body, status = 200) => Response.json(body, { status });

export function fitCard(change: Partial<FitCard> = {}): FitCard {
  const goals = {
    key: 'goals',
    label: 'Goals',
    layer: 'deep' as const,
    value: 90,
    counted: 90,
    of: 60,
    points: 54,
    evidence: [{ own: 'product work in biotech', other: 'led product teams in biotech' }],
  };
  const language = {
    key: 'language',
    label: 'Language',
    layer: 'surface' as const,
    value: null,
    counted: 50,
    of: 40,
    points: 20,
    evidence: [],
  };
  return {
    person: '120',
    name: 'Maya Chen',
    beside: 'Class of 2009',
    below: 'Director of Product, Northwind, Boston',
    place: 1,
    combined: 74.4,
    toWhom: { value: 82, parts: [goals, language] },
    toThem: { value: 68, parts: [goals] },
    conflicts: [],
    capacity: { left: 2, of: 3 },
    reasons: ['Goals: led product teams in biotech'],
    sources: [],
    ...change,
  };
}

export const fitList = (change: Partial<FitList> = {}): FitList => ({
  matches: {
    sought: 'mentors',
    whom: 'the student you described',
    cards: [fitCard(), fitCard({ person: '121', name: 'Oliver Grant', place: 2, combined: 61, reasons: [] })],
    apart: [
      fitCard({
        person: '122',
        name: 'Nadia Rahman',
        place: null,
        combined: 58,
        conflicts: [{ obstacle: 'noPlaceLeft', slot: null, text: 'No place left', blocks: true }],
        capacity: { left: 0, of: 1 },
      }),
    ],
    ranked: 2,
    isList: true,
  },
  compared: 312,
  isWhole: true,
  apart: 4,
  criteria: [],
  ...change,
});

const AT = '2026-11-20T09:00:00Z';

export const mentoringMatch = (
  change: Partial<Schemas['MentoringMatch']> = {},
): Schemas['MentoringMatch'] => ({
  id: 'm1',
  student: { id: 7, name: 'Ana Silva' },
  mentor: { id: 120, name: 'Maya Chen' },
  origin: 'introduction',
  originId: 'intro-1',
  state: 'accepted',
  since: AT,
  createdAt: AT,
  revision: 1,
  ...change,
});

/** A server that ends a match and lets it go on again. */
export function matchServer(first: Schemas['MentoringMatch']) {
  let now = first;
  const become = (state: Schemas['MentoringMatch']['state']) => {
    now = { ...now, state, revision: now.revision + 1 };
    return give(now);
  };
  const path = `/api/matchmaking/matches/${first.id}`;
  return {
    [`GET ${path}`]: () => give(now),
    [`POST ${path}/end`]: () => become('ended'),
    [`POST ${path}/reopen`]: () => become(first.state),
    'GET /api/matchmaking/matches': () => give<Schemas['MentoringMatchList']>({ total: 1, matches: [now] }),
  };
}

export function letter(change: Partial<OutreachMessage> = {}): OutreachMessage {
  return {
    card: {
      id: 'letter-mentor',
      app: 'matchmaking',
      reference: 'intro-1',
      person: 120,
      name: 'Maya Chen',
      subject: 'Introduction to Ana Silva',
      purpose: 'Introduction to Ana Silva',
      state: 'draft',
      isKept: false,
      revision: 3,
      attempts: 0,
      dueAt: null,
      sentAt: null,
      way: null,
      problem: null,
      mayHaveLeft: false,
      createdAt: AT,
      createdByName: 'Theo Lindqvist',
    },
    draft: {
      to: { kind: 'person', person: 120, name: 'Maya Chen' },
      subject: {
        text: 'Introduction to Ana Silva',
        sources: [{ kind: 'record', record: 'person:7', field: 'name', quote: 'Ana Silva' }],
      },
      paragraphs: [
        {
          sentences: [
            { text: 'Dear Maya,', sources: [{ kind: 'phrase', name: 'greeting', words: 'Dear {},' }] },
            {
              text: 'Ana studies biology.',
              sources: [{ kind: 'record', record: 'person:7', field: 'program', quote: 'Biology' }],
            },
          ],
        },
        { sentences: [{ text: 'Answer right now.', sources: [{ kind: 'editor', uid: 'u', name: 'Theo' }] }] },
      ],
      machine: true,
    },
    findings: [
      {
        rule: 'urgency',
        weight: 'refused',
        place: { kind: 'sentence', paragraph: 1, sentence: 0 },
        start: 7,
        end: 16,
        said: 'right now',
        reason: 'It makes a hurry that does not exist.',
        suggestion: 'Say until when an answer helps.',
      },
    ],
    gaps: [],
    grade: 6.2,
    words: 11,
    isFit: false,
    source: 'To: Maya Chen\r\nSubject: Introduction to Ana Silva\r\n\r\nDear Maya,',
    hash: 'a'.repeat(64),
    approval: null,
    mayContact: {
      kind: 'allowed',
      left: 2,
      loads: [{ limit: { scope: 'person', kind: 'contacts', days: 7, most: 2 }, used: 0, left: 2 }],
    },
    versions: [
      { revision: 3, at: AT, byName: 'Theo Lindqvist' },
      { revision: 2, at: '2026-11-19T09:00:00Z', byName: 'Theo Lindqvist' },
    ],
    steps: [{ at: AT, byName: 'Theo Lindqvist', what: 'Drafted' }],
    ...change,
  };
}

/** A letter that nothing stands in the way of. */
export const fineLetter = (change: Partial<OutreachMessage> = {}) =>
  letter({ findings: [], isFit: true, ...change });

export const toStudent = (change: Partial<OutreachMessage> = {}) =>
  fineLetter({
    ...change,
    card: { ...letter().card, id: 'letter-student', person: 7, name: 'Ana Silva', ...change.card },
  });

export function introduction(change: Partial<Introduction> = {}): Introduction {
  return {
    card: {
      id: 'intro-1',
      student: { id: 7, name: 'Ana Silva' },
      mentor: { id: 120, name: 'Maya Chen' },
      state: 'draft',
      studentAnswer: null,
      mentorAnswer: null,
      note: '',
      restUntil: null,
      matchId: null,
      revision: 1,
      createdAt: AT,
      createdByName: 'Theo Lindqvist',
      updatedAt: AT,
    },
    toStudent: toStudent(),
    toMentor: letter(),
    placesLeft: 2,
    obstacles: ['The letter to Maya Chen is not approved.'],
    steps: [{ at: AT, byName: 'Theo Lindqvist', what: 'Drafted both letters', isUndone: false }],
    undo: null,
    ...change,
  };
}
