const DAY_AND_TIME = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const RELATIVE = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment as people write it here. */
export function formatTime(moment: string): string {
  return DAY_AND_TIME.format(new Date(moment));
}

/** How long ago, while that is easier to read than the moment itself. */
export function formatAgo(moment: string, now: Date): string {
  const seconds = Math.round((new Date(moment).getTime() - now.getTime()) / 1000);
  const distance = Math.abs(seconds);
  if (distance < MINUTE) return 'just now';
  if (distance < HOUR) return RELATIVE.format(Math.round(seconds / MINUTE), 'minute');
  if (distance < DAY) return RELATIVE.format(Math.round(seconds / HOUR), 'hour');
  if (distance < 7 * DAY) return RELATIVE.format(Math.round(seconds / DAY), 'day');
  return formatTime(moment);
}
