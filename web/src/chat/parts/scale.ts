import type { Series } from '../types';

export type Scale = {
  /** Round values, from the lowest to the highest; the first and the last are the ends of the axis. */
  ticks: number[];
  /** Where a value stands, from 0 at the bottom to 1 at the top. */
  at: (value: number) => number;
};

const STEPS = [1, 2, 2.5, 5, 10];
const WANTED = 4;

/** An axis for these values, with zero on it. */
export function scaleOf(values: readonly number[]): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep((high - low || 1) / WANTED);
  const [first, last] = [
    Math.floor(low / step),
    Math.max(Math.ceil(high / step), Math.floor(low / step) + 1),
  ];
  const ticks = Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step);
  const [bottom, span] = [first * step, (last - first) * step];
  return { ticks, at: (value) => (value - bottom) / span };
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough) ?? 10) * power;
}

/** The labels of all series, each once, in the order in which they come. */
export function labelsOf(series: readonly Series[]): string[] {
  return [...new Set(series.flatMap(({ points }) => points.map(({ label }) => label)))];
}

export const pointAt = ({ points }: Series, label: string) => points.find((point) => point.label === label);
