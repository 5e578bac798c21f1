import { formatDay } from '@/ui/day';
import { countOf } from '@/ui/numbers';
import type { Tint } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import type {
  IntroductionAnswer,
  IntroductionCard,
  IntroductionState,
  OutreachLimit,
  OutreachMessageCard,
  OutreachMessageState,
  OutreachSource,
  OutreachWeight,
} from '../types';

type Named = { label: string; tint: Tint; means: string };

export const STATES: Record<IntroductionState, Named> = {
  draft: { label: 'Draft', tint: 'gray', means: 'The letters are being written.' },
  asked: { label: 'Asked', tint: 'indigo', means: 'Both have been asked; a place is held.' },
  accepted: { label: 'Accepted', tint: 'green', means: 'Both said yes.' },
  declined: { label: 'Declined', tint: 'orange', means: 'One said no.' },
  withdrawn: { label: 'Withdrawn', tint: 'gray', means: 'Taken back by the staff.' },
};

export const LETTER_STATES: Record<OutreachMessageState, { label: string; tint: Tint }> = {
  draft: { label: 'Draft', tint: 'gray' },
  approved: { label: 'Approved', tint: 'teal' },
  queued: { label: 'In the outbox', tint: 'indigo' },
  sending: { label: 'Leaving', tint: 'indigo' },
  sent: { label: 'Sent', tint: 'green' },
  failed: { label: 'Failed', tint: 'red' },
  withdrawn: { label: 'Withdrawn', tint: 'gray' },
};

/** With one full stop, whether the text has one or not. */
const stopped = (text: string) => `${text.replace(/[.\s]+$/, '')}.`;

/** How a letter is doing on its way, in a sentence. */
export function wayWords({
  state,
  isKept,
  dueAt,
  sentAt,
  way,
  problem,
  mayHaveLeft,
  attempts,
}: OutreachMessageCard): string {
  if (state === 'queued' && isKept)
    return 'Kept in the outbox: no mail server is set. It leaves once there is one.';
  if (state === 'queued' && attempts > 0)
    return `Not taken yet after ${countOf(attempts, 'attempt')}.${problem ? ` ${stopped(problem)}` : ''} The next is due ${dueAt ? formatTime(dueAt) : 'soon'}.`;
  if (state === 'queued') return 'In the outbox: it leaves in a moment.';
  if (state === 'sending') return 'It is being handed over to the mail server.';
  if (state === 'sent')
    return `${way === 'folder' ? 'Written into the folder for mails' : 'Taken by the mail server'}${sentAt ? ` on ${formatTime(sentAt)}` : ''}.`;
  if (state === 'failed' && mayHaveLeft && problem) return problem;
  if (state === 'failed')
    return `It did not leave: ${stopped(problem ?? 'no reason is known')} Change it, approve it and send again.`;
  return '';
}

export const ANSWERS: Record<IntroductionAnswer, string> = { accepted: 'Said yes', declined: 'Said no' };

/** Who has answered what, in a few words. */
export function answerWords({
  student,
  mentor,
  studentAnswer,
  mentorAnswer,
  state,
}: IntroductionCard): string {
  if (state === 'draft' || state === 'withdrawn') return '–';
  const one = (name: string, answer: IntroductionAnswer | null | undefined) =>
    `${name}: ${answer ? ANSWERS[answer].toLowerCase() : 'no answer yet'}`;
  return `${one(student.name, studentAnswer)}; ${one(mentor.name, mentorAnswer)}`;
}

export const WEIGHTS: Record<OutreachWeight, { label: string; tint: Tint }> = {
  refused: { label: 'Must change', tint: 'red' },
  warning: { label: 'Check', tint: 'orange' },
  hint: { label: 'Hint', tint: 'gray' },
};

const RULES: Record<string, string> = {
  guilt: 'Guilt',
  urgency: 'False hurry',
  pressure: 'Pressure',
  undisclosed: 'Does not say that a program drafted it',
  sensitive: 'Sensitive',
  personal: 'Personal details',
  unsupported: 'Not supported',
  shouting: 'Shouting',
  tooLong: 'Too long',
  hardToRead: 'Hard to read',
};

export const ruleName = (rule: string) => RULES[rule] ?? rule;

/** Where a sentence comes from. */
export function sourceWords(source: OutreachSource): { title: string; quote: string; path?: string } {
  switch (source.kind) {
    case 'record': {
      const person = /^person:(\d+)$/.exec(source.record)?.[1];
      const of = person
        ? 'Record of a person'
        : source.record.startsWith('user:')
          ? 'Your account'
          : 'Record';
      const title = `${of}: ${source.field}`;
      return { title, quote: source.quote, ...(person && { path: `/people/${person}` }) };
    }
    case 'library':
      return { title: `Library: ${source.title}`, quote: source.quote };
    case 'phrase':
      return { title: `Fixed phrase “${source.name}”`, quote: source.words.replaceAll('{}', '…') };
    case 'editor':
      return { title: `Written by ${source.name}`, quote: '' };
  }
}

/** "at most 2 contacts in 7 days for one person" */
export function limitWords({ most, kind, days, scope }: OutreachLimit): string {
  const what = kind === 'contacts' ? 'contact' : 'ask';
  return `at most ${countOf(most, what)} in ${countOf(days, 'day')} for one ${scope}`;
}

export const restWords = (day: string) =>
  `They are not suggested to each other again before ${formatDay(day)}.`;
