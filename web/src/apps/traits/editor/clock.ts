const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const DAY_AND_TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The time of day. */
export const clockOf = (moment: string) => format(TIME, moment);

/** The time, with its day unless that is today. */
export function momentOf(moment: string, now: Date): string {
  const isToday = new Date(moment).toDateString() === now.toDateString();
  return format(isToday ? TIME : DAY_AND_TIME, moment);
}

function format(as: Intl.DateTimeFormat, moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? 'earlier' : as.format(date);
}
