import type { Calendar } from '../types';

export type CalendarKind = Calendar['formula'];

export const CALENDARS: { value: CalendarKind; label: string }[] = [
  { value: 'standard', label: 'Standard terms, thirty weeks or more from fall to spring' },
  { value: 'short', label: 'Standard terms, fewer than thirty weeks' },
  { value: 'general', label: 'Other terms, each by its own weeks' },
  { value: 'clockHours', label: 'Clock hours, or credits without terms' },
];

/** What is asked about each kind. */
export const NUMBERS: Record<CalendarKind, { key: string; label: string }[]> = {
  standard: [{ key: 'terms', label: 'Terms from fall to spring' }],
  short: [
    { key: 'terms', label: 'Terms from fall to spring' },
    { key: 'weeks', label: 'Weeks taught from fall to spring' },
    { key: 'yearWeeks', label: 'Weeks of an academic year' },
  ],
  general: [{ key: 'yearWeeks', label: 'Weeks of an academic year' }],
  clockHours: [
    { key: 'yearHours', label: 'Hours of an academic year' },
    { key: 'yearWeeks', label: 'Weeks of an academic year' },
  ],
};

/** Another kind of calendar; what both have in common is kept. */
export function asKind(calendar: Calendar, formula: CalendarKind): Calendar {
  const terms = 'terms' in calendar ? calendar.terms : 2;
  const yearWeeks = weeksOf(calendar);
  const weeks = 'weeks' in calendar ? calendar.weeks : 28;
  switch (formula) {
    case 'standard':
      return { formula, terms };
    case 'short':
      return { formula, terms, weeks, yearWeeks };
    case 'general':
      return { formula, yearWeeks };
    case 'clockHours':
      return { formula, yearHours: 900, yearWeeks: yearWeeks };
  }
}

const weeksOf = (calendar: Calendar) => ('yearWeeks' in calendar ? calendar.yearWeeks : 30);
