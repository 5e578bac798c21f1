import type { Schemas } from '@/api/client';

export const HASH = 'a'.repeat(64);

const record = (field: string, quote: string): Schemas['OutreachSource'] => ({
  kind: 'record',
  record: 'event:12',
  field,
  quote,
});

export const piece = (change: Partial<Schemas['StudioPiece']> = {}): Schemas['StudioPiece'] => ({
  id: 'spring',
  revision: 4,
  name: 'Spring newsletter',
  kind: 'newsletter',
  tone: 'warm',
  topics: ['events', 'jobs'],
  event: null,
  audience: {
    segment: 'boston',
    name: 'Boston chemists',
    chips: [{ slot: 'place', text: 'Boston', excluded: false, need: 'must' }],
  },
  draft: {
    to: { kind: 'segment', segment: 'boston', name: 'Boston chemists', people: 42 },
    subject: {
      text: 'News from your university',
      sources: [{ kind: 'phrase', name: 'newsletter.subject', words: 'News from your university' }],
    },
    paragraphs: [
      {
        sentences: [
          {
            text: 'Dear {{first_name}},',
            sources: [{ kind: 'phrase', name: 'greeting', words: 'Dear {},' }],
          },
        ],
      },
      {
        sentences: [
          {
            text: 'Come to the Spring Lecture on March 3 in Boston.',
            sources: [record('title', 'Spring Lecture'), record('date', 'March 3 (2027-03-03)')],
          },
          {
            text: 'Act now, or it is gone.',
            sources: [{ kind: 'editor', uid: 'uid-contributor', name: 'Theo Lindqvist' }],
          },
        ],
      },
    ],
    machine: true,
  },
  rephrased: 0,
  gaps: [],
  findings: [
    {
      rule: 'urgency',
      weight: 'refused',
      place: { kind: 'sentence', paragraph: 1, sentence: 1 },
      start: 0,
      end: 7,
      said: 'Act now',
      reason: 'There is no such hurry.',
      suggestion: 'Name the date.',
    },
  ],
  grade: 6.2,
  words: 17,
  fields: ['first_name'],
  hash: HASH,
  canBeApproved: false,
  approval: null,
  isVoid: false,
  createdBy: 'Theo Lindqvist',
  createdAt: '2026-11-10T09:00:00Z',
  updatedBy: 'Theo Lindqvist',
  updatedAt: '2026-11-15T09:00:00Z',
  ...change,
});

/** One that nothing stands against. */
export const fine = (change: Partial<Schemas['StudioPiece']> = {}) =>
  piece({ findings: [], canBeApproved: true, ...change });

export const studio = (change: Partial<Schemas['Studio']> = {}): Schemas['Studio'] => ({
  kinds: [
    { kind: 'newsletter', topics: ['events', 'moves', 'posts', 'jobs', 'groups', 'milestones'] },
    { kind: 'invitation', topics: [] },
    { kind: 'class_note', topics: ['moves', 'posts'] },
  ],
  tones: ['warm', 'formal', 'brief'],
  mergeFields: [
    { field: 'first_name', written: '{{first_name}}', fallback: 'friend', needs: 'directory' },
    { field: 'city', written: '{{city}}', fallback: 'where you live', needs: 'address' },
  ],
  events: [{ id: 12, title: 'Spring Lecture', kind: 'lecture', date: '2027-03-03', city: 'Boston' }],
  canRephrase: false,
  ...change,
});
