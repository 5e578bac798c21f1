import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '@/testing/network';
import { personRecord } from '../testing';
import { open } from './testing';

test.each([
  [68_000, '$68,000 a year'],
  [0, undefined],
])('of who looks for work for %i dollars, the salary says: %s', async (salaryFrom, shown) => {
  const candidate = {
    desiredTitles: ['Editor'],
    places: [],
    remote: false,
    salaryFrom,
    availableFrom: '2026-02-01',
    resume: '',
  };
  open('/people/120?tab=talent', {
    'GET /api/people/120': () => answer<'PersonRecord'>(personRecord({ candidate })),
  });
  const panel = within(await screen.findByRole('region', { name: 'Looks for work' }));
  expect(panel.queryByText('Salary from')?.nextElementSibling?.textContent).toBe(shown);
  expect(panel.getByText('Available from')).toBeInTheDocument();
});
