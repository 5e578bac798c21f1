import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { setSingleKeys } from '@/ui/shortcuts';
import { closePanel } from '../../keyboard/panel';
import { demo, openDemo } from './testing';

const DEMO = 'GET /api/debug/trait-demo';
const toggle = (name: string) => screen.findByRole('button', { name });
const table = () => screen.getByRole('table', { name: /^Levels/ });
const columns = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);

const start = async () => {
  const opened = openDemo({ [DEMO]: () => Response.json(demo()) });
  await toggle('Ada Park');
  return opened;
};

beforeEach(closePanel);

test('made-up people are shown as a radar with its table, and said to be made up', async () => {
  await start();
  expect(screen.getByText(/^These people are made up/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Levels of the traits, 1 to 5' })).toBeInTheDocument();
  expect(columns()).toEqual(['Trait', 'Ada Park', 'Ben Ode', 'Cleo Diaz']);
  expect(within(table()).getByRole('button', { name: /Ada Park, Initiative: 2 of 5/ })).toBeInTheDocument();
  await expectAccessible();
});

test('keys switch people and views, as buttons do', async () => {
  await start();
  await user.keyboard('2');
  expect(await toggle('Ben Ode')).toHaveAttribute('aria-pressed', 'false');
  expect(columns()).toEqual(['Trait', 'Ada Park', 'Cleo Diaz']);
  await user.click(await toggle('Ben Ode'));
  expect(columns()).toContain('Ben Ode');
  await user.keyboard('t');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await toggle('Table')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('b');
  const bars = within(screen.getByRole('region', { name: 'Safety' }));
  expect(bars.getAllByText('Insufficient evidence')).toHaveLength(3);
  await expectAccessible();
  await user.click(await toggle('Radar'));
  expect(screen.getByRole('img')).toBeInTheDocument();
  await user.keyboard('123');
  expect(await screen.findByText(/^Nobody is chosen/)).toBeInTheDocument();
  await user.keyboard('9x');
  expect(screen.getByText(/^Nobody is chosen/)).toBeInTheDocument();
});

test('the keys leave writing, other shortcuts and those who do not want them alone', async () => {
  await start();
  const writing = screen.getByLabelText('A field');
  await user.type(writing, '1t');
  expect(writing).toHaveValue('1t');
  expect(screen.getByRole('img')).toBeInTheDocument();
  writing.blur();
  await user.keyboard('{Control>}b{/Control}');
  expect(screen.getByRole('img'), 'with another key held').toBeInTheDocument();
  setSingleKeys(false);
  await user.keyboard('t');
  expect(screen.getByRole('img'), 'switched off').toBeInTheDocument();
  setSingleKeys(true);
  await user.keyboard('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(help.getByText('Show the bars')).toBeInTheDocument();
  expect(help.getByText('Show or hide person 3')).toBeInTheDocument();
  await user.keyboard('t');
  expect(screen.getByRole('img'), 'a dialog is open').toBeInTheDocument();
});

test('the keys are listed on the page', async () => {
  await start();
  const keys = within(screen.getByRole('region', { name: 'Keys' }));
  expect(keys.getByText('Radar, bars, table')).toBeInTheDocument();
});

test('a level opens the words that it rests on', async () => {
  await start();
  await user.click(screen.getByRole('button', { name: /Cleo Diaz, Initiative: 4 of 5/ }));
  const words = within(await screen.findByRole('dialog', { name: 'Cleo Diaz: Initiative' }));
  expect(words.getByText('Level 4.')).toBeInTheDocument();
  expect(words.getByText('An own act is told that meets it.', { exact: false })).toBeInTheDocument();
  expect(document.querySelectorAll('mark').length).toBeGreaterThan(0);
  await expectAccessible();
  await user.click(words.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Ada Park, Safety: Insufficient evidence/ }));
  expect(await screen.findByText('Nothing is told about it.', { exact: false })).toBeInTheDocument();
});

test('a failure can be tried again, unless the pages are switched off', async () => {
  let isUp = false;
  openDemo({ [DEMO]: () => (isUp ? Response.json(demo()) : refusal('overloaded', 'Too much to do.', 503)) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await toggle('Ada Park')).toBeInTheDocument();
});
