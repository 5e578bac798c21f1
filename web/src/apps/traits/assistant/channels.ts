import type { TraitSuggestion } from '../types';

/** Importance and what adds up to it end here. */
export const MOST = 5;

export const CHANNELS = [
  { key: 'general', name: 'General', about: 'What nearly all work asks for.' },
  { key: 'families', name: 'Families', about: 'What the kinds of work that the role belongs to ask for.' },
  { key: 'words', name: 'Words', about: 'What the title and the description say in so many words.' },
  { key: 'meaning', name: 'Meaning', about: 'What they say in other words. It takes a sentence model.' },
] as const;

export type ChannelKey = (typeof CHANNELS)[number]['key'];
export type Channels = Pick<TraitSuggestion, ChannelKey>;
type Segment = { key: ChannelKey; from: number; to: number; takesAway: boolean };

const POINTS = new Intl.NumberFormat(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const SIGNED = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});

export const formatImportance = (importance: number) => POINTS.format(importance);

/** What a channel gives; nothing where it was not asked. */
export const formatChannel = (value: number | null | undefined) =>
  value === null || value === undefined ? 'Not used' : SIGNED.format(value);

/** As departments write it: a whole number from 1 to 5. */
export const wholeImportance = (importance: number) => Math.min(MOST, Math.max(1, Math.round(importance)));

/**
 * The channels end to end, as parts of the whole scale. One that takes something away lies over the end of those that
 * give.
 */
export function segmentsOf(channels: Channels): Segment[] {
  const values = CHANNELS.map(({ key }) => ({ key, value: channels[key] ?? 0 }));
  const segments: Segment[] = [];
  let end = 0;
  for (const { key, value } of values.filter((one) => one.value > 0)) {
    segments.push({ key, from: end, to: end + value, takesAway: false });
    end += value;
  }
  for (const { key, value } of values.filter((one) => one.value < 0)) {
    segments.push({ key, from: Math.max(0, end + value), to: end, takesAway: true });
    end = Math.max(0, end + value);
  }
  const whole = Math.max(MOST, ...segments.map(({ to }) => to));
  return segments.map((one) => ({ ...one, from: one.from / whole, to: one.to / whole }));
}
