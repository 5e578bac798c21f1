import { expect, test } from 'vitest';
import { candidateRequirement, detail, found, requirement } from '../testing';
import { linesOf, sumOf } from './lines';

test('what is ignored is no line, and the lines add up to the score', () => {
  const one = detail({
    requirements: [
      candidateRequirement({ contribution: { requirement: 1, points: 4321, most: 6000 } }),
      candidateRequirement({
        requirement: requirement({ id: 2, label: 'Go', need: 'ignore' }),
        found: found({ requirement: 2 }),
        contribution: null,
      }),
      candidateRequirement({
        requirement: requirement({ id: 3, label: 'SQL', need: 'nice' }),
        found: found({ requirement: 3, state: 'missing', strength: 0, evidence: [] }),
        contribution: { requirement: 3, points: 0, most: 4000 },
      }),
    ],
  });
  const lines = linesOf(one);
  expect(lines.map(({ label, number }) => [label, number])).toEqual([
    ['Python', 0],
    ['SQL', 1],
  ]);
  expect(sumOf(lines)).toBe(4321);
});
