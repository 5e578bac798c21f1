import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { Histogram } from './Histogram';
import { ShareBars } from './ShareBars';
import { readTable } from './testing';

const loads = (
  <Histogram
    title="Loads"
    across="mentees of a mentor"
    counted="mentors"
    bins={['0', '1', '2']}
    series={[
      { name: 'Before', counts: [4, 9, 0] },
      { name: 'After', counts: [1, 11, 1] },
    ]}
  />
);

test('a histogram has a bar for each bin and series, and the same counts in its table', async () => {
  render(loads);
  const picture = screen.getByRole('img', { name: /^Mentors by mentees of a mentor/ });
  expect(picture).toHaveAccessibleName(
    'Mentors by mentees of a mentor. Before: 1 is the most frequent, with 9 of 13; After: 1 is the most frequent, with 11 of 13.',
  );
  const drawn = [...picture.querySelectorAll('[data-bin]')].map((bin) => [
    bin.getAttribute('data-bin'),
    ...[...bin.querySelectorAll('[data-count]')].map((bar) => bar.getAttribute('data-count')),
  ]);
  await expectAccessible();
  const [head, ...rows] = await readTable('Loads');
  expect(head).toEqual(['Mentees of a mentor', 'Before', 'After']);
  expect(rows).toEqual(drawn);
});

test('bars are as high as their counts, and the second series is hatched', () => {
  render(loads);
  const bars = [...document.querySelectorAll('[data-count] rect')];
  const heights = bars.map((bar) => Number(bar.getAttribute('height')));
  const [four = 0, one = 0, nine = 0, eleven = 0, none] = heights;
  expect(four / one).toBeCloseTo(4);
  expect(nine / eleven).toBeCloseTo(9 / 11);
  expect(none).toBe(0);
  expect(bars.map((bar) => bar.getAttribute('fill')?.startsWith('url(') ?? false)).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('one series alone needs no key, and has the name of what is counted', async () => {
  render(
    <Histogram
      title="Loads"
      across="mentees"
      counted="mentors"
      bins={['0', '1']}
      series={[{ name: 'This round', counts: [2, 1] }]}
    />,
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect((await readTable('Loads'))[0]).toEqual(['Mentees', 'Mentors']);
});

const modes = (
  <ShareBars
    title="Modes"
    what="Mode"
    whole="alumni"
    periods={[
      { name: '2026', of: 400 },
      { name: '2025', of: 200 },
    ]}
    shares={[
      { name: 'Gifts', counts: [50, 30] },
      { name: 'Events', counts: [100, null] },
    ]}
  />
);

test('shares have percents and counts of both years, in the picture and in the table', async () => {
  render(modes);
  const picture = screen.getByRole('img', {
    name: '2026 beside 2025, of 400 alumni: Gifts 12.5% (15% before), Events 25%.',
  });
  for (const figure of ['12.5%', '50', '15%', '30', '25%', '100', 'No data']) {
    expect(picture).toHaveTextContent(figure);
  }
  await expectAccessible();
  expect(await readTable('Modes')).toEqual([
    ['Mode', '2026 share', '2026 count', '2025 share', '2025 count', 'Change in points'],
    ['Gifts', '12.5%', '50', '15%', '30', '-2.5'],
    ['Events', '25%', '100', 'No data', 'No data', 'No data'],
    ['All alumni', '100%', '400', '100%', '200', '0'],
  ]);
});

test('the bar of a share is as long as its part of the axis', () => {
  render(modes);
  const bars = [...document.querySelectorAll<HTMLElement>('[data-series]')].map((bar) => bar.style.width);
  expect(bars).toEqual(['41.7%', '50%', '83.3%']);
});

test('a year of nobody has no shares', async () => {
  render(
    <ShareBars
      title="Modes"
      what="Mode"
      whole="alumni"
      periods={[{ name: '2026', of: 0 }]}
      shares={[{ name: 'Gifts', counts: [0] }]}
    />,
  );
  expect((await readTable('Modes'))[1]).toEqual(['Gifts', 'No data', '0']);
});
