import type { Schemas } from '@/api/client';
import { countOf } from '@/ui/numbers';
import type { Tint } from '@/ui/Pill';
import type { Kind } from './api';

// What the words of the contract are called on the screen.

export const KINDS: Record<Kind, string> = {
  alumni: 'Alumni',
  gifts: 'Gifts',
  students: 'Students',
  candidates: 'Candidates',
  roles: 'Roles',
};

export const STATES: Record<Schemas['ImportState'], { name: string; tint: Tint }> = {
  uploaded: { name: 'Not checked yet', tint: 'orange' },
  checking: { name: 'Being checked', tint: 'indigo' },
  checked: { name: 'Checked', tint: 'teal' },
  applying: { name: 'Being imported', tint: 'indigo' },
  done: { name: 'Imported', tint: 'green' },
  undoing: { name: 'Being undone', tint: 'indigo' },
  undone: { name: 'Undone', tint: 'gray' },
  failed: { name: 'Failed', tint: 'red' },
  cancelled: { name: 'Cancelled', tint: 'gray' },
};

export const CHARSETS: Record<Schemas['Charset'], string> = {
  utf8: 'UTF-8',
  'utf16-le': 'UTF-16',
  'utf16-be': 'UTF-16, big-endian',
  windows1252: 'Latin-1 (Windows-1252)',
};

export const DELIMITERS: Record<string, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
};

export const LIKELY: Record<Schemas['Likely'], string> = {
  skip: 'Leave them out',
  update: 'Change the person who is there',
  add: 'Add another person',
};

export const ORDERS: Record<Schemas['DateOrder'], string> = {
  month_first: 'Month first: 12/31/2020',
  day_first: 'Day first: 31/12/2020',
};

export const MARKS: Record<Schemas['DecimalMark'], string> = {
  point: 'Point before the cents: 1,500.00',
  comma: 'Comma before the cents: 1.500,00',
};

/** What the rows come to, on one line. */
export function describeCounts({ new: added, changed, unchanged, rejected }: Schemas['Counts']): string {
  const parts = [
    countOf(added, 'new', 'new'),
    countOf(changed, 'changed', 'changed'),
    countOf(unchanged, 'unchanged', 'unchanged'),
  ];
  return [...parts, ...(rejected > 0 ? [countOf(rejected, 'rejected', 'rejected')] : [])].join(', ');
}
