import { formatCount } from '@/ui/numbers';
import { INSUFFICIENT } from '@/ui/radar/RadarTable';

const MILLIS = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
const SCORE = new Intl.NumberFormat(undefined, { minimumFractionDigits: 3, maximumFractionDigits: 3 });

export const formatLatency = (microseconds: number) =>
  microseconds < 1000 ? `${formatCount(microseconds)} µs` : `${MILLIS.format(microseconds / 1000)} ms`;

export const formatScore = (score: number) => SCORE.format(score);

export const formatLevel = (level: number | null | undefined) => (level ? `Level ${level}` : INSUFFICIENT);
