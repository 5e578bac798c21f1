import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { Parts } from './Parts';
import { harmonicMean, type ScoreSide } from './score';
import { readTable } from './testing';

const ADA: ScoreSide = {
  name: 'Ada',
  score: 0.7,
  parts: [
    { name: 'Goals', value: 0.8, weight: 3, why: 'Both want to teach' },
    { name: 'Place', value: 0.4, weight: 1, isUnknown: true },
  ],
};
const BEN: ScoreSide = { name: 'Ben', score: 0.3, parts: [{ name: 'Goals', value: 0.3, weight: 2 }] };

test('both directions stand side by side, with what each part gives, and their mean', async () => {
  render(<Parts title="Score" sides={[ADA, BEN]} />);
  const picture = screen.getByRole('img', {
    name: 'Ada: 0.70, mostly Goals; Ben: 0.30, mostly Goals; harmonic mean 0.42.',
  });
  for (const text of [
    '0.60 0.80 × 75%',
    '0.10 0.40 × 25%, not known',
    '0.30 0.30 × 100%',
    'does not count',
  ]) {
    expect(picture).toHaveTextContent(text);
  }
  const mean = picture.querySelector<HTMLElement>('[data-mean] [style]');
  expect(mean?.style.left, 'the mark of the mean').toBe('42%');
  await expectAccessible();
});

test('the table has every part, both scores and the mean', async () => {
  render(<Parts title="Score" sides={[ADA, BEN]} />);
  expect(await readTable('Score')).toEqual([
    ['Side', 'Part', 'Value', 'Weight', 'Gives', 'Why'],
    ['Ada', 'Goals', '0.80', '75%', '0.60', 'Both want to teach'],
    ['Ada', 'Place', '0.40', '25%', '0.10', 'Not known'],
    ['Ben', 'Goals', '0.30', '100%', '0.30', ''],
    ['Ada', 'Score', '', '', '0.70', ''],
    ['Ben', 'Score', '', '', '0.30', ''],
    ['Both', 'Harmonic mean', '', '', '0.42', ''],
  ]);
});

test('a score of one side has no mean', async () => {
  render(<Parts title="Score" sides={[BEN]} />);
  expect(screen.queryByText('Harmonic mean')).not.toBeInTheDocument();
  expect((await readTable('Score')).at(-1)).toEqual(['Ben', 'Score', '', '', '0.30']);
});

test('without any part there is nothing to draw', () => {
  render(<Parts title="Score" sides={[{ name: 'Ada', score: 0, parts: [] }]} empty="No part counts." />);
  expect(screen.getByText('No part counts.')).toBeInTheDocument();
});

test.each([
  [0.5, 0.5, 0.5],
  [1, 0, 0],
  [0, 0, 0],
  [0.9, 0.1, 0.18],
])('the harmonic mean of %d and %d is %d', (one, other, mean) => {
  expect(harmonicMean(one, other)).toBeCloseTo(mean);
});
