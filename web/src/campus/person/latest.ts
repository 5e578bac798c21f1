import { formatMoney } from '@/ui/numbers';
import type { PersonRecord } from '../api';
import { NOTE_KINDS } from '../words';
import type { AreaName } from './areas';

export type Happening = { id: string; day: string; text: string; area: AreaName };

const MOST = 6;

/** What has happened with somebody lately, in all areas, the newest first. */
export function latestOf(record: PersonRecord): Happening[] {
  const { giving, engagement, career, notes, mails } = record;
  const all: Happening[] = [
    ...giving.gifts.map(
      ({ id, date, cents, fund }): Happening => ({
        id: `gift-${id}`,
        day: date,
        text: `Gave ${formatMoney(cents)} to ${fund}`,
        area: 'giving',
      }),
    ),
    ...engagement.events
      .filter(({ status }) => status === 'attended')
      .map(
        ({ id, date, title }): Happening => ({
          id: `event-${id}`,
          day: date,
          text: `Came to ${title}`,
          area: 'engagement',
        }),
      ),
    ...engagement.posts.map(
      ({ id, date, group }): Happening => ({
        id: `post-${id}`,
        day: date,
        text: group ? `Wrote in ${group}` : 'Wrote a post',
        area: 'engagement',
      }),
    ),
    ...career.map(
      ({ id, start, title, employer }): Happening => ({
        id: `position-${id}`,
        day: `${start}-01`,
        text: `Became ${title} at ${employer}`,
        area: 'career',
      }),
    ),
    ...notes.map(
      ({ id, date, kind, by }): Happening => ({
        id: `note-${id}`,
        day: date,
        text: `${NOTE_KINDS[kind]}, ${by ? `noted by ${by.name}` : 'from an import'}`,
        area: 'letters',
      }),
    ),
    ...mails.map(
      ({ id, at, subject }): Happening => ({
        id: `mail-${id}`,
        day: at.slice(0, 10),
        text: `Mail: ${subject}`,
        area: 'letters',
      }),
    ),
  ];
  return all.sort((one, other) => other.day.localeCompare(one.day)).slice(0, MOST);
}
