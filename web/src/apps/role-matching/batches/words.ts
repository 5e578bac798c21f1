import type { Tint } from '@/ui/Pill';
import type { TalentFile, TalentFileState } from '../types';

export const MOST_FILES = 500;
export const MOST_BYTES = 20 * 1024 * 1024;

export const FILE_STATES: Record<TalentFileState, { label: string; tint: Tint; means: string }> = {
  waiting: { label: 'Waiting', tint: 'indigo', means: 'It has not been read yet.' },
  parsed: { label: 'Parsed', tint: 'green', means: 'It was read, and can be ranked.' },
  needs_check: { label: 'Needs check', tint: 'orange', means: 'It was read; look at how.' },
  duplicate: { label: 'Duplicate', tint: 'gray', means: 'It is there already. Nobody is counted twice.' },
  hidden_text: {
    label: 'Hidden text',
    tint: 'orange',
    means: 'It was read without the text that people do not see.',
  },
  encrypted: { label: 'Encrypted', tint: 'red', means: 'It has a password. Send one without.' },
  scanned: { label: 'Scanned, no text', tint: 'red', means: 'It is pictures of pages. Send one with text.' },
  empty: { label: 'Empty', tint: 'red', means: 'There is nothing in it.' },
  too_large: { label: 'Too large', tint: 'red', means: 'A file may have 20 MB.' },
  unreadable: { label: 'Not readable', tint: 'red', means: 'It is damaged, or of another kind.' },
};

const TO_CONFIRM: readonly TalentFileState[] = ['needs_check', 'hidden_text', 'duplicate'];

export const canConfirm = ({ state, removedAt }: TalentFile) => !removedAt && TO_CONFIRM.includes(state);

/** How many there are of each state, in the order of the states. */
export function countStates(files: readonly TalentFile[]): { state: TalentFileState; count: number }[] {
  return (Object.keys(FILE_STATES) as TalentFileState[])
    .map((state) => ({ state, count: files.filter((file) => file.state === state).length }))
    .filter(({ count }) => count > 0);
}

/** Those that somebody has to do something about, as rows of a table. */
export const problemRows = (files: readonly TalentFile[]): string[][] => [
  ['file', 'state', 'notes'],
  ...files
    .filter(({ state }) => state !== 'parsed' && state !== 'waiting')
    .map(({ name, state, notes }) => [name, FILE_STATES[state].label, notes.join(' ')]),
];

/** Of chosen files those that can be sent, and why the others cannot. */
export function sortFiles(chosen: readonly File[], there: number): { taken: File[]; refused: string[] } {
  const large = chosen.filter(({ size }) => size > MOST_BYTES);
  const fitting = chosen.filter(({ size }) => size <= MOST_BYTES);
  const room = Math.max(0, MOST_FILES - there);
  return {
    taken: fitting.slice(0, room),
    refused: [
      ...large.map(({ name }) => `${name}: more than 20 MB.`),
      ...fitting.slice(room).map(({ name }) => `${name}: an upload holds ${MOST_FILES} files.`),
    ],
  };
}
