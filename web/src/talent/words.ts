import { countOf } from '@/ui/numbers';
import type { Tint } from '@/ui/Pill';
import type { EvidenceKind, EvidenceState, FlagKind } from './types';

const POINTS = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Hundredths of a point as they are read: 7234 is 72.3. */
export const points = (hundredths: number) => POINTS.format(hundredths / 100);

export const STATES: Record<EvidenceState, { label: string; tint: Tint; means: string }> = {
  met: { label: 'Met', tint: 'green', means: 'The résumé shows it.' },
  adjacent: { label: 'Adjacent', tint: 'indigo', means: 'A neighbour of it, or something close, is there.' },
  missing: { label: 'Missing', tint: 'red', means: 'It would stand there if it were so.' },
  unknown: { label: 'Unknown', tint: 'gray', means: 'Nothing speaks for it or against it: ask.' },
};

export const KINDS: Record<EvidenceKind, { label: string; means: string }> = {
  outcome: { label: 'Outcome', means: 'Done, with what came of it' },
  described: { label: 'Described', means: 'Done at work' },
  practised: { label: 'Practised', means: 'Done in a project, unpaid work or a course' },
  certified: { label: 'Certified', means: 'A certificate or a degree' },
  listed: { label: 'Listed', means: 'A word in a list of skills' },
  claimed: { label: 'Claimed', means: 'Said of oneself' },
};

export const FLAGS: Record<FlagKind, string> = {
  hidden_text: 'Hidden text',
  keyword_stuffing: 'Keyword stuffing',
  injection: 'Injected instruction',
};

/** As a field for choosing takes it. The first stands for no choice. */
export const optionsOf = (words: Record<string, string>, none?: string) => [
  ...(none === undefined ? [] : [{ value: '', label: none }]),
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

/** "5 of 6 musts met". */
export const mustWords = ({ mustsMet, musts }: { mustsMet: number; musts: number }) =>
  musts === 0 ? 'No must' : `${mustsMet} of ${countOf(musts, 'must')} met`;
