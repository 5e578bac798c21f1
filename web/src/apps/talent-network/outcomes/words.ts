import { countOf, formatCount, formatShare } from '@/ui/numbers';
import type { FunnelStep, Outcomes } from '../types';
import { STAGES } from '../words';

/** After so many days, half of one says nothing. */
const MANY = 10;

/** In percent of those who had come to the stage before. */
export const conversionOf = ({ conversion }: FunnelStep) =>
  typeof conversion === 'number' ? formatShare(conversion / 100) : '–';

/** "3.5", "1,622". */
export const days = (count: number) =>
  count.toLocaleString(undefined, { maximumFractionDigits: count < MANY ? 1 : 0 });

/** "3.5 days". */
export const daysOf = ({ medianDays }: FunnelStep) =>
  typeof medianDays === 'number' ? `${days(medianDays)} ${medianDays === 1 ? 'day' : 'days'}` : '–';

/** The step on which the most people stay behind, as a part of those who could have gone it. */
export function steepest({ steps }: Outcomes): FunnelStep | undefined {
  const gone = steps.filter(({ conversion }) => typeof conversion === 'number');
  return gone.toSorted((one, other) => (one.conversion ?? 0) - (other.conversion ?? 0))[0];
}

/** What the funnel says, in a sentence or two. */
export function summaryOf(outcomes: Outcomes): string {
  const last = outcomes.steps.at(-1);
  const everybody = countOf(outcomes.people, 'candidate');
  const reached = `${formatCount(last?.reached ?? 0)} of ${everybody} have accepted an offer.`;
  const step = steepest(outcomes);
  if (!step) return reached;
  const { label } = STAGES[step.stage];
  return `${reached} The fewest go on to “${label}”: ${conversionOf(step)} of those before.`;
}
