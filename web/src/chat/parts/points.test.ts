import { expect, test } from 'vitest';
import { PARTS } from '../testing';
import { labelsOf } from './points';

test('every label is there once, also if only one series has it', () => {
  expect(labelsOf(PARTS.chart.series)).toEqual(['2024', '2025']);
});
