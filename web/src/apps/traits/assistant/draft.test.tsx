import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import type { Handlers } from '../testing';
import { HOSTILE, openAssistant, PROPOSE, proposed, sent } from './testing';

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const openDraft = (as: 'viewer' | 'contributor', handlers: Handlers = {}) =>
  openAssistant(as, handlers, '/traits/ai?way=draft');

async function draft(as: 'viewer' | 'contributor' = 'contributor', handlers: Handlers = {}) {
  const opened = openDraft(as, handlers);
  await user.type(await screen.findByLabelText('Name'), 'Clear handovers{Enter}');
  await screen.findByRole('heading', { name: 'Clear handovers' });
  return opened;
}

test('a name becomes a whole trait in pieces, each with where it comes from', async () => {
  const { requests } = await draft();
  expect(screen.getByRole('heading', { name: 'Clear handovers' })).toHaveFocus();
  expect(await sent(requests, PROPOSE)).toEqual([{ name: 'Clear handovers' }]);
  const levels = within(screen.getByRole('region', { name: 'What is seen at each level' }));
  expect(levels.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('From: the name')).toBeInTheDocument();
  expect(screen.getByText(/without a language model/)).toBeInTheDocument();
  expect(screen.getByText('New')).toBeInTheDocument();
  expect(screen.getByText(HOSTILE), 'as text').toBeInTheDocument();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  await expectAccessible();
});

test('what else was given is sent along; a name is needed', async () => {
  const { requests } = openDraft('contributor');
  await user.type(await screen.findByLabelText(/^Definition/), 'Leaves a note.');
  await user.type(screen.getByLabelText(/^A line/), 'You leave notes.');
  await user.click(await button('Draft it'));
  expect(await screen.findByText('Give it a name.')).toBeInTheDocument();
  expect(requests).toEqual([]);
  await user.type(screen.getByLabelText('Name'), 'Notes{Enter}');
  await screen.findByRole('heading', { name: 'Clear handovers' });
  expect(await sent(requests, PROPOSE)).toEqual([
    { name: 'Notes', definition: 'Leaves a note.', line: 'You leave notes.' },
  ]);
});

test('pieces are accepted, changed where they stand and rejected, by key, then taken over', async () => {
  const { router } = await draft();
  expect(await button('Take over into a new trait')).toBeDisabled();
  (await button(/^Accept ?Definition/)).focus();
  await user.keyboard('{Enter}');
  expect(await button(/^Accept ?Definition/)).toHaveAttribute('aria-pressed', 'true');
  await user.click(await button(/^Edit ?Level 2/));
  await user.keyboard(' And more.');
  await user.click(await button('Done'));
  expect(screen.getByText('What is seen at 2. And more.')).toBeInTheDocument();
  expect(screen.getByText('Changed by you')).toBeInTheDocument();
  expect(await button(/^Edit ?Level 2/)).toHaveFocus();
  await user.click(await button(/^Reject ?Why it matters/));
  expect(screen.getByText(/^2 of 10 pieces accepted/)).toBeInTheDocument();

  await user.click(await button('Take over into a new trait'));
  expect(addressOf(router)).toBe('/traits/new');
  expect(router.state.location.state.content).toMatchObject({
    name: 'Clear handovers',
    definition: 'Leaves work so that others can go on.',
    why: '',
    anchors: ['', 'What is seen at 2. And more.', '', '', ''],
    questions: [],
  });
});

test('a change can be given up; the rest is accepted at once, but what was rejected stays out', async () => {
  const { router } = await draft();
  await user.click(await button(/^Edit ?Level 1/));
  await user.keyboard(' Changed.');
  await user.click(await button(/^Back to the proposal ?Level 1/));
  expect(screen.getByDisplayValue('What is seen at 1.')).toBeInTheDocument();
  await user.click(await button(/^Reject ?Question 1/));
  await user.click(await button('Accept the remaining'));
  expect(screen.getByText(/^9 of 10 pieces accepted/)).toBeInTheDocument();
  await user.click(await button('Take over into a new trait'));
  expect(router.state.location.state.content).toMatchObject({ questions: [], why: proposed().why.text });
});

test('a decision is taken back by the same button', async () => {
  await draft();
  await user.click(await button(/^Accept ?Definition/));
  await user.click(await button(/^Accept ?Definition/));
  expect(await button(/^Accept ?Definition/)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText(/^0 of 10 pieces accepted/)).toBeInTheDocument();
});

test('the draft and what was decided are there after a reload', async () => {
  await draft();
  await user.click(await button(/^Edit ?Definition/));
  await user.keyboard(' Half a sen');
  cleanup();
  const { requests } = openDraft('contributor');
  expect(await screen.findByLabelText('Name')).toHaveValue('Clear handovers');
  expect(screen.getByText('Leaves work so that others can go on. Half a sen')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('something alike in the library is pointed out; a language model is named', async () => {
  const alike = { id: 'reliability', name: 'Reliability', score: 0.82 };
  await draft('viewer', { [PROPOSE]: () => Response.json(proposed({ alike, phrasedBy: 'model' })) });
  expect(screen.getByRole('link', { name: 'Reliability' })).toHaveAttribute(
    'href',
    '/traits/reliability/edit',
  );
  expect(screen.getByText(/82% the same/)).toBeInTheDocument();
  expect(screen.getByText(/^A language model has put some of it into words/)).toBeInTheDocument();
});

test('what nobody may be rated on is refused with the reason, and stays in the form', async () => {
  const message = 'Nobody may be rated on an emotion: it cannot be observed.';
  openDraft('contributor', { [PROPOSE]: () => refusal('validation_failed', message, 422) });
  await user.type(await screen.findByLabelText('Name'), 'Happiness{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Name')).toHaveValue('Happiness');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a viewer may have a draft made, and sees what they cannot do and why', async () => {
  await draft('viewer');
  const controls = [/^Accept ?Definition/, /^Edit ?Definition/, /^Reject ?Definition/, /^Take over/];
  for (const name of controls) {
    const control = await button(name);
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription('Only a contributor or an admin can change traits.');
  }
});

test('the way is in the address', async () => {
  const { router } = openAssistant('viewer');
  await user.click(await button('Draft a new trait'));
  expect(addressOf(router)).toBe('/traits/ai?way=draft');
  expect(await screen.findByText('Nothing has been drafted yet')).toBeInTheDocument();
  await user.click(await button('From a role'));
  expect(addressOf(router)).toBe('/traits/ai');
});
