import type { Schemas } from '@/api/client';
import type { Tint } from '@/ui/Pill';
import type { Sort, Which } from './address';

type Kind = Schemas['QualityKind'];
export type Act = Schemas['QualityAct'];

export const KINDS: Record<Kind, { name: string; one: string; tint: Tint }> = {
  duplicate: { name: 'Duplicates', one: 'Two records, perhaps one person', tint: 'indigo' },
  deceased_outreach: {
    name: 'Died, still asked',
    one: 'Has died and is still asked for things',
    tint: 'red',
  },
  contradictory_consent: {
    name: 'Consent that contradicts itself',
    one: 'What is on file about a consent cannot all be true',
    tint: 'red',
  },
  bounced_mail: { name: 'Mail comes back', one: 'Mail to the address comes back', tint: 'orange' },
  past_graduation: {
    name: 'Past graduation',
    one: 'A student whose year of graduation has passed',
    tint: 'orange',
  },
  stale_contact: {
    name: 'Stale contact',
    one: 'Nobody has confirmed in years how to reach them',
    tint: 'gray',
  },
  missing_consent: { name: 'Consent never asked', one: 'Was never asked what may be used', tint: 'gray' },
};

export const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** What is done about an item: its button, its key, and what is said afterwards. */
export const ACTS: Record<Act, { name: string; key: string; told: string; hint: string }> = {
  merge: { name: 'Merge', key: 'm', told: 'The two records are one now.', hint: 'Makes one record of two' },
  not_same: {
    name: 'Not the same',
    key: 'n',
    told: 'They are kept apart, and not offered again.',
    hint: 'Two people after all',
  },
  confirm: {
    name: 'Confirm contact',
    key: 'c',
    told: 'The contact details are confirmed as of today.',
    hint: 'Address, phone and mail are right as of today',
  },
  mark_bounced: {
    name: 'Mail comes back',
    key: 'b',
    told: 'The address is marked: mail comes back.',
    hint: 'Marks the address as one that reaches nobody',
  },
  ask: { name: 'Ask them', key: 'a', told: 'Somebody is to ask them.', hint: 'Makes a task for somebody' },
  graduate: { name: 'Graduated', key: 'g', told: 'They are an alum now.', hint: 'No student any more' },
  close_outreach: {
    name: 'Ask for nothing more',
    key: 'o',
    told: 'Nothing is asked of them any more.',
    hint: 'Takes back what they are still asked for',
  },
  dismiss: { name: 'Dismiss', key: 'd', told: 'It was dismissed.', hint: 'It is as it should be; say why' },
  snooze: { name: 'Snooze', key: 's', told: 'It comes back later.', hint: 'Puts it off until a day' },
};

export const WHICH: Record<Which, string> = {
  open: 'Open',
  snoozed: 'Snoozed',
  decided: 'Decided',
  all: 'All',
};

export const SORTS: Record<Sort, string> = {
  urgent: 'Most urgent first',
  oldest: 'Longest first',
  newest: 'Newest first',
};

/** What a decision has done, and what it has left to be done elsewhere. */
export const toldOf = ({ act, left }: Pick<Schemas['QualityDecision'], 'act' | 'left'>) =>
  left.length === 0 ? ACTS[act].told : `It was closed as far as it is kept here. ${stillOpen(left)}`;

export const stillOpen = (left: readonly string[]) =>
  `Still open: ${left.join(', ')}. End that in Matchmaking Chat.`;

/** Who an item is about. */
export const titleOf = ({ person, other }: Pick<Schemas['QualityItem'], 'person' | 'other'>) =>
  other ? `${person.name} and ${other.name}` : person.name;
