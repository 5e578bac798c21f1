import { expect, test } from 'vitest';
import { outcomes } from '../testing';
import type { FunnelStep } from '../types';
import { conversionOf, daysOf, steepest, summaryOf } from './words';

const step = (change: Partial<FunnelStep> = {}): FunnelStep => ({
  stage: 'matched',
  reached: 1,
  now: 1,
  conversion: null,
  medianDays: null,
  ...change,
});

test('what nobody has done has no figure', () => {
  expect(conversionOf(step())).toBe('–');
  expect(daysOf(step())).toBe('–');
  expect(conversionOf(step({ conversion: 66.7 }))).toBe('66.7%');
  expect(daysOf(step({ medianDays: 3.5 }))).toBe('3.5 days');
  expect(daysOf(step({ medianDays: 1 }))).toBe('1 day');
  expect(daysOf(step({ medianDays: 1621.6 }))).toBe('1,622 days');
});

test('the step that the fewest go is named', () => {
  expect(steepest(outcomes())?.stage).toBe('matched');
  expect(summaryOf(outcomes())).toBe(
    '5 of 40 candidates have accepted an offer. The fewest go on to “Matched”: 50% of those before.',
  );
  expect(summaryOf(outcomes({ people: 3, steps: [step()] }))).toBe(
    '1 of 3 candidates have accepted an offer.',
  );
});
