import { expect, test } from 'vitest';
import { candidateRequirement, detail, found, requirement } from '../testing';
import { placesOf, toAsk } from './evidence';

test('evidence, what was tried and what is masked are all marked', () => {
  const one = detail({
    flags: [
      { kind: 'keyword_stuffing', message: 'The list repeats itself.', span: { start: 0, end: 4 } },
      { kind: 'hidden_text', message: 'White on white.', span: null, hidden: 'python python' },
    ],
    masked: [{ kind: 'name', span: { start: 4, end: 6 } }],
  });
  const tones = placesOf(one).map(({ id, tone }) => [id, tone]);
  expect(tones).toContainEqual(['evidence-1-0', 'evidence']);
  expect(tones).toContainEqual(['flag-0', 'flag']);
  expect(tones).not.toContainEqual(['flag-1', 'flag']);
  expect(tones).toContainEqual(['masked-0', 'masked']);
});

test('what is not known is asked, musts first', () => {
  const unknown = (id: number, need: 'must' | 'nice' | 'ignore', weight: number) =>
    candidateRequirement({
      requirement: requirement({ id, label: `R${id}`, need, weight }),
      found: found({ requirement: id, state: 'unknown', strength: 0, evidence: [] }),
    });
  const asked = toAsk([
    unknown(1, 'nice', 9),
    unknown(2, 'must', 2),
    unknown(3, 'ignore', 9),
    unknown(4, 'nice', 3),
    candidateRequirement(),
  ]);
  expect(asked.map(({ label }) => label)).toEqual(['R2', 'R1', 'R4']);
});
