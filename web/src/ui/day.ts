// Days, months and times of day without a zone: they are the same wherever they are read.

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** "2026-11-12" as people write it here. */
export const formatDay = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** "2026-11" as people write it here. */
export const formatMonth = (month: string) => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** "2026-11-12T09:14:00" by the clock where it happened. */
export const formatMoment = (moment: string) => MOMENT.format(new Date(`${moment}Z`));
