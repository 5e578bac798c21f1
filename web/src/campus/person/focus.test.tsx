import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { personRecord } from '../testing';
import { open } from './testing';

const heading = (name?: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['a record', 'Carmen Rivera', answer<'PersonRecord'>(personRecord())],
  ['nobody', 'There is no such person', refusal('not_found', 'There is no such person.', 404)],
  ['a failure', 'This record cannot be shown', refusal('internal', 'Something went wrong.', 500)],
])('the heading keeps the focus when %s arrives', async (_, name, response) => {
  const { held, release } = hold<Response>();
  open('/people/120', { 'GET /api/people/120': () => held });
  (await heading()).focus();
  release(response);
  expect(await heading(name)).toHaveFocus();
});

test.each([
  ['See consent', 'Consent 3 of 6'],
  ['Came to Founders Lecture', 'Engagement 4'],
])('“%s” leads to another tab, and the focus with it', async (link, tab) => {
  open();
  (await screen.findByRole('link', { name: link })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('tabpanel', { name: tab })).toHaveFocus();
});

test('a tab that is pressed keeps the focus', async () => {
  open();
  await user.click(await screen.findByRole('tab', { name: 'Giving 2' }));
  expect(screen.getByRole('tab', { name: 'Giving 2' })).toHaveFocus();
});
