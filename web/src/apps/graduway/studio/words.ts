import type { Schemas } from '@/api/client';
import { personAddress } from '@/campus/addresses';
import { documentAddress } from '@/library/addresses';
import { ENGAGEMENT, HOME } from '../addresses';
import type { Place, Sentence, Source } from './api';

export const KINDS: Record<Schemas['StudioKind'], { name: string; does: string }> = {
  newsletter: { name: 'Newsletter', does: 'Events, moves, posts, jobs and groups, for many.' },
  invitation: { name: 'Invitation', does: 'To one event that is coming up.' },
  class_note: { name: 'Class note', does: 'What the readers themselves have done.' },
};

export const TONES: Record<Schemas['StudioTone'], string> = {
  warm: 'Warm',
  formal: 'Formal',
  brief: 'Brief',
};

export const TOPICS: Record<Schemas['StudioTopic'], string> = {
  events: 'Events to come',
  moves: 'New positions',
  posts: 'Posts',
  jobs: 'Open jobs',
  groups: 'Groups',
  milestones: 'How many took part',
};

export const FIELDS: Record<Schemas['MergeField'], string> = {
  first_name: 'First name',
  full_name: 'Full name',
  class_year: 'Class year',
  field: 'Field of study',
  city: 'City',
  title: 'Job title',
  employer: 'Employer',
};

export const REASONS: Record<Schemas['StudioReason'], string> = {
  gone: 'Have died, or are not on record any more',
  not_listed: 'Do not stand in the directory any more',
  no_consent: 'Have not agreed to mail',
  no_address: 'Have no mail address on record',
  bounced: 'Mail to them comes back',
  do_not_contact: 'Asked not to be contacted',
  often_enough: 'Have heard from the university often enough',
  same_address: 'Share an address with another reader, who gets it',
};

export const RULES: Record<Schemas['OutreachRule'], string> = {
  guilt: 'Guilt',
  urgency: 'False urgency',
  pressure: 'Pressure',
  undisclosed: 'Not said that a program drafted it',
  sensitive: 'Sensitive',
  personal: 'Personal details',
  unsupported: 'Nothing supports it',
  shouting: 'Shouting',
  tooLong: 'Too long',
  hardToRead: 'Hard to read',
};

export const WEIGHTS = {
  refused: { name: 'Has to change', tint: 'red' },
  warning: { name: 'Warning', tint: 'orange' },
  hint: { name: 'Hint', tint: 'gray' },
} as const;

/** A sentence by where it stands: the subject, or one of a paragraph. */
export const keyOf = (place: Place) =>
  place.kind === 'sentence' ? `${place.paragraph}:${place.sentence}` : place.kind;

export const isByHand = ({ sources }: Sentence) => sources.some(({ kind }) => kind === 'editor');

const RECORDS: Record<string, (id: string) => { name: string; path?: string }> = {
  person: (id) => ({ name: 'Person', path: personAddress(Number(id)) }),
  event: (id) => ({ name: 'Event', path: `${HOME}/records/events/${id}` }),
  group: (id) => ({ name: 'Group', path: `${HOME}/records/groups/${id}` }),
  post: (id) => ({ name: 'Post', path: `${HOME}/records/posts/${id}` }),
  role: (id) => ({ name: 'Job', path: `${HOME}/records/jobs/${id}` }),
  engagement: () => ({ name: 'Engagement', path: ENGAGEMENT }),
  position: () => ({ name: 'Position' }),
};

export type ShownSource = { name: string; quote: string; path?: string };

/** Where a sentence comes from, for people, and the way there. */
export function showSource(source: Source): ShownSource {
  switch (source.kind) {
    case 'record': {
      const [kind = '', id = ''] = source.record.split(':');
      const known = /^\d+$/.test(id) && Object.hasOwn(RECORDS, kind) ? RECORDS[kind]?.(id) : undefined;
      const { name, path } = known ?? { name: kind || 'Record', path: undefined };
      return { name: `${name} ${id}, ${source.field}`, quote: source.quote, path };
    }
    case 'library':
      return { name: source.title, quote: source.quote, path: documentAddress(source.page) };
    case 'phrase':
      return { name: `Fixed phrase “${source.name}”`, quote: source.words };
    case 'editor':
      return { name: `Written by ${source.name}`, quote: '' };
  }
}
