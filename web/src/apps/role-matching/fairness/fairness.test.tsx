import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { user } from '@/testing/user';
import { openRole } from '../role/testing';
import { API, fairness, give } from '../testing';

vi.mock('@/identity/leave');

const SWAPS = `POST ${API}/roles/r1/swaps`;
const FAIRNESS = `POST ${API}/roles/r1/fairness`;

test('rates of groups are shown with their ratios, and a flag in words', async () => {
  const { sent } = openRole('/fairness?if=2.n9&cut=5000', { [FAIRNESS]: () => give(fairness()) });
  const name = 'Selected at the line (four-fifths rule), by sex';
  const selection = within(await screen.findByRole('region', { name }));
  expect(selection.getByText('Below four fifths: Men.')).toBeInTheDocument();
  await user.click(selection.getByRole('button', { name: 'Table' }));
  const men = selection.getByRole('row', { name: /^Men/ });
  expect(men).toHaveTextContent('0.60');
  expect(men).toHaveTextContent('0.041');
  const scoring = 'Above the median (Local Law 144), by sex';
  expect(screen.getByRole('region', { name: scoring })).toBeInTheDocument();
  expect((await sent(FAIRNESS)).at(-1)).toMatchObject({ cut: 5000, whatIf: { requirements: [{}, {}] } });
  await expectAccessible();
});

test('exchanging names in many résumés moves no score', async () => {
  const report: Schemas['RoleSwapReport'] = {
    candidates: 50,
    swaps: [{ swap: 'name', tried: 50, moved: 0, largest: 0 }],
  };
  const { sent } = openRole('/fairness', {
    [FAIRNESS]: () => give(fairness()),
    [SWAPS]: () => give(report),
  });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('50 candidates tried. No score has moved.')).toBeInTheDocument();
  expect(await sent(SWAPS)).toEqual([{ whatIf: null, count: 50 }]);
});
