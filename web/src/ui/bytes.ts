import { countOf } from './numbers';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file as people say it: "512 bytes", "1.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return countOf(bytes, 'byte');
  const step = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: UNITS[step],
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
