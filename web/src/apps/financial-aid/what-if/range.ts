import type { Range } from './api';
import { type Field, usualRange } from './fields';

export type Span = 'usual' | 'small' | 'large' | 'near';

const NEAR = 25_000;

export const SPANS: readonly { value: Span; label: string }[] = [
  { value: 'usual', label: 'Up to $300,000' },
  { value: 'small', label: 'Up to $100,000' },
  { value: 'large', label: 'Up to $1,000,000' },
  { value: 'near', label: 'Near the family’s answer' },
];

/** What the slider and the curve go over. The family's answer and the amount that is tried are always within. */
export function rangeFor(field: Field, span: Span, now: number, amount: number): Range {
  const range = field.unit === 'dollars' ? SPAN_RANGES[span](field, now) : usualRange(field, now);
  return widened(field, widened(field, range, now), amount);
}

const SPAN_RANGES: Record<Span, (field: Field, now: number) => Range> = {
  usual: usualRange,
  small: () => ({ from: 0, to: 100_000 }),
  large: () => ({ from: 0, to: 1_000_000 }),
  near: ({ least, most }, now) => ({ from: Math.max(least, now - NEAR), to: Math.min(most, now + NEAR) }),
};

/** With an amount in it, and some room beyond: not every step has to ask for another curve. */
function widened({ unit, least, most }: Field, { from, to }: Range, amount: number): Range {
  const room = unit === 'dollars' ? 100_000 : 1;
  const up = Math.ceil(amount / room) * room;
  const down = Math.floor(amount / room) * room;
  return {
    from: amount < from ? Math.max(least, down) : from,
    to: amount > to ? Math.min(most, up) : to,
  };
}
