import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { levelOf, toLikenesses } from './redundancy';
import { open, PAIRS, pair } from './testing';

vi.mock('@/identity/leave');

const ALIKE = 'GET /api/traits/alike';
const list = () => screen.findByRole('list', { name: 'Pairs that are alike' });

test('pairs are listed with how alike they are, by words and by meaning', async () => {
  open('viewer');
  const [first] = within(await list()).getAllByRole('listitem');
  const row = within(first as HTMLElement);
  expect(row.getByRole('link', { name: 'Initiative' })).toHaveAttribute('href', '/traits/initiative/edit');
  expect(row.getByRole('link', { name: 'Drive' })).toBeInTheDocument();
  expect(row.getByText('Begins work before anybody asks.')).toBeInTheDocument();
  expect(row.getByText('82% alike')).toBeInTheDocument();
  expect(row.getByText('Words 50% · Meaning 91%')).toBeInTheDocument();
  expect(screen.getByText('2 pairs')).toHaveRole('status');
  expect(screen.queryByText(/^Only words were compared/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('the picture says what it shows, and the list beside it says the same', async () => {
  open('viewer');
  const picture = await screen.findByRole('img', {
    name: /^Redundancy matrix of 3 traits\. Most alike: Initiative and Drive, 82%\./,
  });
  expect(picture).toHaveTextContent('82');
  expect(picture).toHaveTextContent('66');
});

test('that only words were compared is said', async () => {
  open('viewer', {
    [ALIKE]: () => answer<'AlikeList'>({ pairs: [pair({ meaning: null })], byMeaning: false }),
  });
  expect(await screen.findByText(/^Only words were compared, not what they mean\./)).toBeInTheDocument();
  expect(await screen.findByText('Words 50%')).toBeInTheDocument();
  expect(screen.queryByText(/Meaning/)).not.toBeInTheDocument();
});

test('links stay at the address where the page is mounted', async () => {
  open('viewer', {}, '/employer-talent-network/traits/overlaps');
  expect(within(await list()).getByRole('link', { name: 'Initiative' })).toHaveAttribute(
    'href',
    '/employer-talent-network/traits/initiative/edit',
  );
});

test('nothing alike says so, and where to go', async () => {
  open('viewer', { [ALIKE]: () => answer<'AlikeList'>({ pairs: [], byMeaning: true }) });
  expect(await screen.findByText('No two traits are alike')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the library' })).toHaveAttribute('href', '/traits');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await expectAccessible();
});

test('names and definitions are text, whatever they look like', async () => {
  const name = '<img src=x onerror=alert(1)>';
  open('viewer', {
    [ALIKE]: () =>
      answer<'AlikeList'>({
        pairs: [pair({ one: { id: 'evil', name }, oneDefinition: `${name} again` })],
        byMeaning: true,
      }),
  });
  expect(within(await list()).getByRole('link', { name })).toBeInTheDocument();
  expect(screen.getByText(`${name} again`)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test('while it is looked for its place is kept; a failure says why and can be tried again', async () => {
  const { held, release } = hold<Response>();
  let isUp = false;
  open('viewer', {
    [ALIKE]: () => (isUp ? answer<'AlikeList'>({ pairs: PAIRS, byMeaning: true }) : held),
  });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  release(refusal('overloaded', 'Too much to do.', 503));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await list()).toBeInTheDocument();
});

test('the matrix has the most alike first, both ways round, and tells what it leaves out', () => {
  const { traits, others, scoreOf } = toLikenesses(PAIRS, 2);
  expect(traits.map(({ id }) => id)).toEqual(['initiative', 'drive']);
  expect(others).toBe(1);
  expect([scoreOf('drive', 'initiative'), scoreOf('initiative', 'drive')]).toEqual([0.82, 0.82]);
  expect(scoreOf('initiative', 'grit')).toBeUndefined();
});

test.each([
  [0.34, 1],
  [0.62, 3],
  [0.8, 4],
  [1, 5],
])('%f has ground %i', (score, level) => expect(levelOf(score)).toBe(level));
