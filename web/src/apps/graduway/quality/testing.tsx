import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { type Handlers, open as openPage } from '../testing';
import { QualityPage } from './QualityPage';

export const QUALITY_API = '/api/graduway/quality';

export const ROSA: Schemas['QualityPerson'] = {
  id: 17,
  name: 'Rosa Alvarez',
  kinds: ['alum'],
  classYear: 1994,
  city: 'Boston',
  died: null,
  isHere: true,
};
export const OTHER: Schemas['QualityPerson'] = { ...ROSA, id: 40, name: 'Rosa Alvares', city: 'Cambridge' };

export const item = (change: Partial<Schemas['QualityItem']> = {}): Schemas['QualityItem'] => ({
  id: 'duplicate-17-40',
  kind: 'duplicate',
  person: ROSA,
  other: OTHER,
  score: 96,
  rank: 90,
  since: null,
  evidence: [
    { speaksFor: true, text: 'The same email address', weight: 20 },
    { speaksFor: false, text: 'Last names differ by a letter', weight: -5 },
  ],
  suggested: 'merge',
  state: 'open',
  until: null,
  byHand: false,
  decision: null,
  ...change,
});

export const STALE = item({
  id: 'stale_contact-18',
  kind: 'stale_contact',
  person: { ...ROSA, id: 18, name: 'Wei Chen' },
  other: null,
  score: null,
  since: '2019-01-01',
  evidence: [{ speaksFor: true, text: 'Not confirmed since 2019', weight: 0 }],
  suggested: 'confirm',
});

export const record = (
  person: Schemas['QualityPerson'],
  gifts: number,
  givenCents: number,
): Schemas['QualityRecord'] => ({
  person,
  headline: 'Chemist',
  contact: {
    email: { exists: true, value: 'rosa@example.org', withheld: null },
    phone: { exists: true, value: null, withheld: 'Has not agreed' },
    address: { exists: false, value: null, withheld: null },
    confirmed: '2019-01-01',
    emailBounced: null,
  },
  consents: [{ field: 'email', granted: true, since: '2019-01-01', basis: 'form' }],
  education: [],
  positions: [],
  gifts,
  givenCents,
  lastGift: '2020-01-05',
  events: 1,
  groups: 0,
  notes: 0,
  mails: 0,
});

export const preview = (
  keep: number,
  choices: readonly Schemas['QualityChoice'][] = [],
): Schemas['QualityMergePreview'] => {
  const [kept, removed] = keep === 17 ? [ROSA, OTHER] : [OTHER, ROSA];
  const names = keep === 17 ? ['Alvarez', 'Alvares'] : ['Alvares', 'Alvarez'];
  const chosen = choices.find(({ field }) => field === 'last_name');
  const side = chosen?.side ?? 'kept';
  return {
    kept,
    removed,
    result: kept,
    fields: [
      {
        field: 'last_name',
        label: 'Last name',
        kept: { value: names[0] },
        removed: { value: names[1] },
        same: false,
        side,
        isChosen: chosen !== undefined,
        rule: chosen ? 'Chosen.' : 'The record that stays has one.',
        result: { value: side === 'kept' ? names[0] : names[1] },
      },
      {
        field: 'email',
        label: 'Email',
        kept: { value: 'rosa@example.org' },
        removed: { value: 'rosa@example.org' },
        same: true,
        side: 'kept',
        isChosen: false,
        rule: 'Both say the same.',
        result: { value: 'rosa@example.org' },
      },
    ],
    moves: [
      { label: 'Events', moved: 3, same: 1, combined: 0 },
      { label: 'Notes', moved: 0, same: 0, combined: 0 },
    ],
    consents: [{ field: 'email', kept: true, removed: false, result: false }],
    money: {
      gifts: 5,
      cents: 120_000,
      movedGifts: 2,
      movedCents: 20_000,
      pledges: 0,
      pledgedCents: 0,
      funds: [{ name: 'Helping Hand Fund', gifts: 5, cents: 120_000, movedCents: 20_000 }],
    },
    elsewhere: [{ label: 'Conversations', rows: 2 }],
    seal: `seal-${keep}-${choices.map(({ side: one }) => one).join()}`,
  };
};

export const card = (change: Partial<Schemas['QualityCard']> = {}): Schemas['QualityCard'] => ({
  item: item(),
  acts: ['merge', 'not_same', 'snooze'],
  stillSo: true,
  records: [record(ROSA, 3, 100_000), record(OTHER, 2, 20_000)],
  merge: preview(17),
  task: null,
  history: [],
  ahead: 0,
  total: 2,
  previous: null,
  next: STALE.id,
  ...change,
});

export const staleCard = (change: Partial<Schemas['QualityCard']> = {}): Schemas['QualityCard'] =>
  card({
    item: STALE,
    acts: ['confirm', 'ask', 'mark_bounced', 'dismiss', 'snooze'],
    records: [record(STALE.person, 0, 0)],
    merge: null,
    ahead: 1,
    previous: 'duplicate-17-40',
    next: null,
    ...change,
  });

export const decision = (change: Partial<Schemas['QualityDecision']> = {}): Schemas['QualityDecision'] => ({
  seq: 5,
  title: 'Rosa Alvares was merged into Rosa Alvarez',
  item: 'duplicate-17-40',
  kind: 'duplicate',
  act: 'merge',
  person: 17,
  personName: 'Rosa Alvarez',
  other: 40,
  otherName: 'Rosa Alvares',
  reason: null,
  gifts: 2,
  cents: 20_000,
  rows: 14,
  left: [],
  at: '2026-11-16T09:00:00Z',
  byName: 'Theo Lindqvist',
  undoneAt: null,
  undoneByName: null,
  blockedBy: null,
  ...change,
});

export const queue = (change: Partial<Schemas['QualityQueue']> = {}): Schemas['QualityQueue'] => ({
  items: [item(), STALE],
  total: 2,
  next: null,
  counts: [
    { kind: 'duplicate', open: 1, snoozed: 0, decided: 4 },
    { kind: 'stale_contact', open: 1, snoozed: 2, decided: 0 },
  ],
  scan: {
    job: 'job-9',
    state: 'done',
    done: 400,
    total: 400,
    message: '',
    startedAt: '2026-11-15T09:00:00Z',
    endedAt: '2026-11-15T09:01:00Z',
    people: 400,
    pairs: 1,
    issues: 1,
    staleYears: 5,
  },
  ...change,
});

export const open = (
  address = '/graduway/quality',
  handlers: Handlers = {},
  as: Schemas['Role'] = 'contributor',
) =>
  openPage(as, [{ path: '/graduway/quality/:tab?', element: <QualityPage /> }], address, {
    [`GET ${QUALITY_API}`]: () => answer<'QualityQueue'>(queue()),
    [`GET ${QUALITY_API}/items/duplicate-17-40`]: () => answer<'QualityCard'>(card()),
    [`GET ${QUALITY_API}/items/stale_contact-18`]: () => answer<'QualityCard'>(staleCard()),
    ...handlers,
  });
