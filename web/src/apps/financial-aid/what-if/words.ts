import { countOf } from '@/ui/numbers';
import type { Explained } from '../types';
import { ESTIMATE, index, MINUS, money, yearName } from '../words';
import {
  type Crossing,
  type CurveView,
  jumpOf,
  type Point,
  pieceAt,
  pointAt,
  rangeOf,
  slopesOf,
} from './curve';
import type { Change, Field } from './fields';
import { largestFirst, meaningOf } from './turns';

/** An amount of a field: "$1,000", "4 people", "12 credits". */
export function amountOf({ unit }: Field, amount: number): string {
  if (unit === 'dollars') return money(amount);
  return unit === 'people' ? countOf(amount, 'person', 'people') : countOf(amount, 'credit');
}

/** Stands below every result. */
export const noteOf = ({ year, tables }: Explained) =>
  `Award year ${yearName(year)}, ${tables} tables. ${ESTIMATE}`;

/** What has become of the index: "+479", "−479", "no change". */
export const indexChange = (change: number) => signed(change, index);
export const moneyChange = (change: number) => signed(change, money);

const signed = (change: number, say: (value: number) => string) =>
  change === 0 ? 'no change' : `${change > 0 ? '+' : ''}${say(change)}`;

export const changeOf = (field: Field, before: number, { amount }: Change) =>
  `${field.label}: ${amountOf(field, before)} → ${amountOf(field, amount)}`;

const CENTS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Of millionths: "22 cents per dollar". */
export function slopeWords(millionths: number): string {
  const cents = millionths / 10_000;
  if (cents === 0) return 'level';
  return `${cents < 0 ? MINUS : ''}${CENTS.format(Math.abs(cents))} cents per dollar`;
}

/** What so much more of a field does. */
export function marginalWords({ unit }: Field, more: number, { sai, pell }: Point): string {
  const next = unit === 'people' ? 'With one more person' : `Of the next ${money(more)}`;
  if (sai === 0 && pell === 0) {
    return unit === 'people'
      ? 'With one more person neither the index nor the Pell Grant changes.'
      : `The next ${money(more)} change neither the index nor the Pell Grant.`;
  }
  const grant =
    pell === 0 ? '' : `the Pell Grant is ${money(Math.abs(pell))} ${pell > 0 ? 'higher' : 'lower'}`;
  if (unit === 'dollars' && sai > 0) {
    return `${next}, ${money(sai)} goes into the index${grant && `; ${grant}`}.`;
  }
  const by = unit === 'people' ? next : `With the next ${money(more)}`;
  const moved = sai === 0 ? '' : `the index is ${index(Math.abs(sai))} ${sai > 0 ? 'higher' : 'lower'}`;
  return `${by} ${[moved, grant].filter(Boolean).join(' and ')}.`;
}

/** "SAI +1,830, Pell −$1,830" */
export const jumpWords = ({ sai, pell }: Point) =>
  [sai !== 0 && `SAI ${indexChange(sai)}`, pell !== 0 && `Pell ${moneyChange(pell)}`]
    .filter(Boolean)
    .join(', ');

/** "$412 more and assets count" */
export const crossingWords = ({ cliff, distance, change }: Crossing, way: 'more' | 'less') =>
  `${money(distance)} ${way} and ${meaningOf(cliff.turn, change)}`;

/** "At $62,300: index 3,120, Pell Grant $4,275, 22 cents per dollar." */
export function readingOf(field: Field, { curve }: CurveView, amount: number): string {
  const point = pointAt(curve, amount);
  if (!point) return '';
  const piece = pieceAt(curve, amount);
  const slope = field.unit === 'dollars' && piece ? `; index ${slopeWords(slopesOf(piece).sai)}` : '';
  return `At ${amountOf(field, amount)}: index ${index(point.sai)}, Pell Grant ${money(point.pell)}${slope}.`;
}

/** The picture in a few sentences. `nowName` says what the marked amount is. */
export function summaryOf(field: Field, view: CurveView, nowName: string): string {
  const { from, to } = rangeOf(view.curve);
  const [first, last, now] = [from, to, view.now].map((amount) => pointAt(view.curve, amount));
  const sentences = [
    first &&
      last &&
      `${spanOf(field, from, to)} the index goes from ${index(first.sai)} to ${index(last.sai)}, and the Pell Grant from ${money(first.pell)} to ${money(last.pell)}.`,
    field.unit === 'dollars' && cliffWords(view),
    now &&
      `At ${amountOf(field, view.now)}, ${nowName}, the index is ${index(now.sai)} and the Pell Grant ${money(now.pell)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const spanOf = (field: Field, from: number, to: number) =>
  field.unit === 'people'
    ? `With ${from} to ${amountOf(field, to)} in the family`
    : `From ${amountOf(field, from)} to ${amountOf(field, to)} of ${field.name}`;

function cliffWords({ cliffs }: CurveView): string {
  const [largest] = largestFirst(cliffs);
  if (!largest) return 'There are no cliffs.';
  const most = cliffs.length === 1 ? '' : ', the largest';
  return `There ${cliffs.length === 1 ? 'is' : 'are'} ${countOf(cliffs.length, 'cliff')}${most} at ${money(largest.at)}: ${jumpWords(jumpOf(largest))}.`;
}
