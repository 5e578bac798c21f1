// A day in a date field, "2026-01-05", and the moments at which it starts and ends where the reader is.

const LAST_MILLISECOND = 24 * 60 * 60 * 1000 - 1;

export function startOfDay(day: string): string | undefined {
  return day ? new Date(`${day}T00:00:00`).toISOString() : undefined;
}

export function endOfDay(day: string): string | undefined {
  return day ? new Date(new Date(`${day}T00:00:00`).getTime() + LAST_MILLISECOND).toISOString() : undefined;
}

export function dayOf(moment: string | null | undefined): string {
  if (!moment) return '';
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
