import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { imported, personRecord } from '../testing';
import { open } from './testing';

const openStudent = (address: string, change: Partial<Schemas['PersonStudent']> = {}) =>
  open(address, {
    'GET /api/people/120': () =>
      answer<'PersonRecord'>(personRecord({ education: [], student: { ...imported, ...change } })),
  });

const figure = async (label: string) => (await screen.findByText(label)).parentElement as HTMLElement;

test('a student from a file has a page of study, with program, standing, adviser and holds', async () => {
  openStudent('/people/120?tab=study');
  const tab = await screen.findByRole('tab', { name: 'Education & study' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
  const program = within(screen.getByRole('region', { name: 'Program' }));
  expect(program.getByText('History')).toBeInTheDocument();
  expect(program.getByRole('link', { name: 'Rowan Mizrahi' })).toHaveAttribute('href', '/people/3');
  expect(screen.getByText('Warning')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Holds' })).getByText(/Bursar hold/)).toBeInTheDocument();
});

test('without grades there is nothing to compare the register with', async () => {
  openStudent('/people/120?tab=study');
  expect(within(await figure('GPA')).getByText('3.20')).toBeInTheDocument();
  expect(screen.getByText('No grades yet')).toBeInTheDocument();
  expect(screen.queryByText(/The register says/)).not.toBeInTheDocument();
});

test.each(['/people/120', '/people/120?tab=study'])(
  'an average of nothing is not zero, at %s',
  async (address) => {
    openStudent(address, { gpaHundredths: 0 });
    expect(within(await figure('GPA')).getByText('No grades yet')).toBeInTheDocument();
    expect(screen.queryByText('0.00')).not.toBeInTheDocument();
  },
);

test('an average of zero that was earned is one', async () => {
  openStudent('/people/120', { gpaHundredths: 0, computedGpaHundredths: 0, gpaAgrees: true });
  expect(within(await figure('GPA')).getByText('0.00')).toBeInTheDocument();
});
