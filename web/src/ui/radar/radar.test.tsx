import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import type { RadarData } from './geometry';
import { Radar } from './Radar';
import { RadarWithTable } from './RadarWithTable';

const HOSTILE = '<img src=x onerror=alert(1)>';

const data = (change: Partial<RadarData> = {}): RadarData => ({
  label: 'Traits of two people',
  axes: ['Initiative', 'Teamwork', HOSTILE],
  series: [
    { name: 'Ada', values: [4, 2, 5] },
    { name: 'Ben', values: [null, 3, 1] },
  ],
  max: 5,
  ...change,
});

test('the picture has a name, the lines have a legend, and a missing value is explained', async () => {
  render(<Radar {...data()} />);
  expect(screen.getByRole('img', { name: 'Traits of two people' })).toBeInTheDocument();
  for (const name of ['Ada', 'Ben', /insufficient evidence/]) {
    expect(screen.getByText(name)).toBeInTheDocument();
  }
  expect(document.querySelector('img[src="x"]'), 'a name is text').toBeNull();
  await expectAccessible();
});

test('nothing is explained that is not there', () => {
  render(<Radar {...data({ series: [{ name: 'Ada', values: [4, 2, 5] }] })} />);
  expect(screen.queryByText(/insufficient evidence/)).not.toBeInTheDocument();
});

test('six people are told apart by more than a colour', () => {
  const series = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, level) => ({ name, values: [level, 1, 2] }));
  render(<Radar {...data({ series })} />);
  const samples = screen.getAllByRole('listitem').map((entry) => entry.querySelector('[data-mark]'));
  expect(new Set(samples.map((mark) => mark?.getAttribute('d'))).size).toBe(6);
});

test('the same is there as a table, by key', async () => {
  render(<RadarWithTable {...data()} />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Table' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
  const table = within(screen.getByRole('table', { name: 'Traits of two people' }));
  const cells = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ['Trait', 'Ada', 'Ben'],
    ['Initiative', '4', 'Insufficient evidence'],
    ['Teamwork', '2', '3'],
    [HOSTILE, '5', '1'],
  ]);
  await expectAccessible();
});
