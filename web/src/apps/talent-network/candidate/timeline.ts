import { formatMonth } from '@/ui/day';
import type { Profile } from '../types';

type Work = Profile['work'][number];
type School = Profile['schools'][number];
type Month = NonNullable<Work['start']>;

/** Something that somebody has done for a while, or has finished. */
export type Entry = {
  /** Its name on the page. */
  id: string;
  kind: 'work' | 'study';
  title: string;
  where: string;
  when: string;
  span: Work['span'];
};

/** Months since the year 0; the end of a year where only that is said. */
const monthsOf = ({ year, month }: Month) => year * 12 + (month ?? 12);

const writtenMonth = ({ year, month }: Month) =>
  month ? formatMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`) : String(year);

function whenOf({ start, end, isNow }: Work): string {
  const from = start ? writtenMonth(start) : '';
  const to = isNow ? 'now' : end ? writtenMonth(end) : '';
  return [from, to].filter(Boolean).join(' to ');
}

/** What goes on comes first, what has no date last. */
function lastOf({ start, end, isNow }: Work): number {
  if (isNow) return Number.POSITIVE_INFINITY;
  const last = end ?? start;
  return last ? monthsOf(last) : Number.NEGATIVE_INFINITY;
}

const ofWork = (work: Work, number: number) => ({
  last: lastOf(work),
  entry: {
    id: `work-${number}`,
    kind: 'work' as const,
    title: work.title ?? work.employer ?? 'Work',
    where: work.title ? (work.employer ?? '') : '',
    when: whenOf(work),
    span: work.span,
  },
});

const ofSchool = (school: School, number: number) => ({
  last: school.year ? monthsOf({ year: school.year }) : Number.NEGATIVE_INFINITY,
  entry: {
    id: `study-${number}`,
    kind: 'study' as const,
    title: [school.degree, school.field].filter(Boolean).join(', ') || (school.school ?? 'Studies'),
    where: school.degree || school.field ? (school.school ?? '') : '',
    when: school.year ? String(school.year) : '',
    span: school.span,
  },
});

/** Work and studies as one line of time, the latest first. */
export function timelineOf({ work, schools }: Pick<Profile, 'work' | 'schools'>): Entry[] {
  return [...work.map(ofWork), ...schools.map(ofSchool)]
    .toSorted((one, other) => (one.last === other.last ? 0 : other.last - one.last))
    .map(({ entry }) => entry);
}
