import { formatDay, formatMonth } from '@/ui/day';
import { Figure, Figures } from '@/ui/Figures';
import { countOf, formatMoney } from '@/ui/numbers';
import { LEVELS, STANDINGS } from '../words';
import { averageOf } from './average';
import type { AreaProps } from './WholeRecord';

/** The numbers one asks for first. What there is nothing of is left out. */
export function Glance({ record }: AreaProps) {
  const { giving, engagement, student, career } = record;
  const position = career.find(({ end }) => !end);
  const attended = engagement.events.filter(({ status }) => status === 'attended');
  const figures = [
    student && (
      <Figure
        key="gpa"
        label="GPA"
        hint={`${LEVELS[student.level]}, ${STANDINGS[student.standing].text.toLowerCase()}`}
      >
        {averageOf(student)}
      </Figure>
    ),
    position && (
      <Figure key="since" label="In position since" hint={`${position.title}, ${position.employer}`}>
        {formatMonth(position.start)}
      </Figure>
    ),
    giving.count > 0 && (
      <Figure key="given" label="Given so far" hint={countOf(giving.count, 'gift')}>
        {formatMoney(giving.lifetimeCents)}
      </Figure>
    ),
    engagement.hours > 0 && (
      <Figure
        key="hours"
        label="Volunteered"
        hint={countOf(engagement.volunteering.length, 'activity', 'activities')}
      >
        {countOf(engagement.hours, 'hour')}
      </Figure>
    ),
    attended.length > 0 && (
      <Figure key="events" label="Came to" hint={attended[0] && `Last on ${formatDay(attended[0].date)}`}>
        {countOf(attended.length, 'event')}
      </Figure>
    ),
  ].filter(Boolean);
  return figures.length > 0 ? <Figures>{figures}</Figures> : null;
}
