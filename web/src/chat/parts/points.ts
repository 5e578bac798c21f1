import type { Series } from '../types';

/** The labels of all series, each once, in the order in which they come. */
export function labelsOf(series: readonly Series[]): string[] {
  return [...new Set(series.flatMap(({ points }) => points.map(({ label }) => label)))];
}

export const pointAt = ({ points }: Series, label: string) => points.find((point) => point.label === label);
