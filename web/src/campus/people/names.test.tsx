import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer, hold } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { foundPerson, peopleFound } from '../testing';
import { open } from './testing';

const nobody = (change: Partial<Schemas['PeopleFound']> = {}) => ({
  'GET /api/people': () => answer<'PeopleFound'>(peopleFound([], change)),
});
const hint = () => screen.queryByRole('list', { name: 'Filters for whole names' });

test('where nobody is found, filters for whole names are named', async () => {
  open('/people?kind=alum&employer=Barlow&skill=poet&field=Econ&industry=Health&place=Boston', nobody());
  expect(await screen.findByText('Nobody like that')).toBeInTheDocument();
  const items = within(hint() as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Field of study: Econ',
    'Industry: Health',
    'Skill: poet',
    'Employer: Barlow',
  ]);
});

test.each([
  ['other filters', '/people?kind=alum&place=Boston', {}],
  ['words that nobody among many has', '/people?q=zzz&employer=Barlow+Academy', { total: 12 }],
  ['filters without effect', '/people?employer=Barlow', { mode: 'building', note: 'By name.' } as const],
])('they are not blamed for %s', async (_, address, change) => {
  open(address, {
    ...nobody(change),
    'GET /api/people/index': () => new Response(null, { status: 503 }),
  });
  expect(await screen.findByText('Nobody like that')).toBeInTheDocument();
  expect(hint()).not.toBeInTheDocument();
});

test('by keys alone, a name is looked for as words instead', async () => {
  const { router, asked } = open('/people?q=teacher&employer=Barlow&skill=poet', {
    'GET /api/people': ({ url }) =>
      answer<'PeopleFound'>(peopleFound(url.includes('employer') ? [] : [foundPerson()])),
  });
  (await screen.findByRole('button', { name: 'Search as words: Barlow' })).focus();
  await user.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/people?q=teacher+Barlow&skill=poet');
  expect(await screen.findByRole('link', { name: 'Carmen Rivera' })).toBeInTheDocument();
  expect(asked()).toEqual([
    '?q=teacher&skill=poet&employer=Barlow&limit=25',
    '?q=teacher%20Barlow&skill=poet&limit=25',
  ]);
  expect(screen.getByRole('searchbox')).toHaveValue('teacher Barlow');
  expect(screen.getByLabelText('Employer')).toHaveValue('');
  expect(hint()).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'People found' }), 'the button has gone').toHaveFocus();
});

test('each can be taken away, and nobody is said to be missing meanwhile', async () => {
  const { held, release } = hold<Response>();
  const { router } = open('/people?employer=Barlow', {
    'GET /api/people': ({ url }) =>
      url.includes('employer') ? answer<'PeopleFound'>(peopleFound([])) : held,
  });
  (await screen.findByRole('button', { name: 'Remove: Employer Barlow' })).focus();
  await user.keyboard(' ');
  expect(addressOf(router)).toBe('/people');
  await waitFor(() => expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText('Nobody is here yet')).not.toBeInTheDocument();
  release(answer<'PeopleFound'>(peopleFound([foundPerson()])));
  expect(await screen.findByRole('link', { name: 'Carmen Rivera' })).toBeInTheDocument();
});

test('words that would be too many are not offered', async () => {
  open(`/people?q=${'x'.repeat(490)}&employer=Barlow+Academy`, nobody());
  expect(await screen.findByRole('button', { name: /^Remove: Employer/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Search as words/ })).not.toBeInTheDocument();
});
