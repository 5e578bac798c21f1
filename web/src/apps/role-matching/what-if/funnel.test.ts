import { expect, test } from 'vitest';
import { requirement } from '../testing';
import { bestToRelax, namedSteps } from './funnel';

const ROLE = [requirement({ id: 1 }), requirement({ id: 2, label: 'SQL' })];
const FUNNEL = [
  { requirement: 1, alone: 40, left: 40, without: 9 },
  { requirement: 2, alone: 12, left: 3, without: 40 },
];

test('a step is called like its requirement', () => {
  expect(namedSteps(FUNNEL, ROLE).map(({ label }) => label)).toEqual(['Python', 'SQL']);
  expect(namedSteps([{ requirement: 9, alone: 0, left: 0, without: 0 }], ROLE)[0]?.label).toBe(
    'Requirement 9',
  );
});

test('the must to relax is the one that brings back the most', () => {
  expect(bestToRelax(FUNNEL, ROLE)).toEqual({ label: 'SQL', gained: 37 });
});

test('nothing is to be relaxed where no single must stands in the way', () => {
  expect(bestToRelax([], ROLE)).toBeNull();
  expect(bestToRelax([{ requirement: 1, alone: 5, left: 5, without: 5 }], ROLE)).toBeNull();
});
