import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { hold, nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { family, familyCard, type Handlers, open, worksheet } from '../testing';
import { Families } from './Families';
import { found } from './names';

vi.mock('@/identity/leave');

const LIST = '/api/financial-aid/families';
const SAMPLE = {
  id: 'two-earners',
  name: 'Maren Castellow and her parents',
  story: 'Two working parents. It is the example of the pages.',
  worksheet: worksheet(),
};

const openList = (families: object[], handlers: Handlers = {}) =>
  open(
    [
      { path: '/financial-aid', element: <Families /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    '/financial-aid',
    {
      [`GET ${LIST}`]: () => Response.json({ families }),
      'GET /api/financial-aid/samples': () => Response.json({ samples: [SAMPLE] }),
      ...handlers,
    },
  );

test('a family is shown with all that is known of it', async () => {
  openList([
    familyCard(),
    familyCard({
      id: 'open',
      name: 'Half finished',
      formula: null,
      sai: { least: -1500, most: 6441 },
      pell: { least: 955, most: 5285 },
      missing: 3,
      problems: 1,
      school: null,
    }),
  ]);
  const whole = await screen.findByRole('row', { name: /Maren Castellow/ });
  expect(whole).toHaveTextContent(/Northfield University.*2026–27.*A.*3,541.*\$3,855.*Complete/);
  const open = screen.getByRole('row', { name: /Half finished/ });
  expect(open).toHaveTextContent(
    /Open.*−1,500 to 6,441.*\$955 to \$5,285.*3 answers missing.*1 answer to check/,
  );
  expect(within(whole).getByRole('link', { name: 'Maren Castellow' })).toHaveAttribute(
    'href',
    '/financial-aid/families/castellow',
  );
  expect(screen.queryByRole('searchbox'), 'two are seen at a glance').not.toBeInTheDocument();
  await expectAccessible();
});

test('without a family it says how to begin, and samples are there', async () => {
  openList([]);
  expect(await screen.findByText('No family yet')).toBeInTheDocument();
  expect(await screen.findByText(SAMPLE.story)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/financial-aid/import');
});

test('a new family is begun without answers', async () => {
  const { router, sent } = openList([], {
    [`POST ${LIST}`]: () => Response.json(family({ id: 'new' }), { status: 201 }),
  });
  await user.click(screen.getByRole('button', { name: 'New family' }));
  await waitFor(() => expect(addressOf(router)).toBe('/financial-aid/families/new'));
  expect(await sent(`POST ${LIST}`)).toEqual([{ name: 'New family' }]);
});

test('a letter is read in a new family', async () => {
  const { router } = openList([], {
    [`POST ${LIST}`]: () => Response.json(family({ id: 'new' }), { status: 201 }),
  });
  await user.click(screen.getByRole('button', { name: 'Read an award letter' }));
  await waitFor(() => expect(addressOf(router)).toBe('/financial-aid/families/new/letter'));
});

test('a sample is copied and opened, and that can be taken back', async () => {
  const { router, sent, made } = openList([], {
    [`POST ${LIST}`]: () => Response.json(family({ id: 'copy' }), { status: 201 }),
    [`DELETE ${LIST}/copy`]: nothing,
  });
  await user.click(await screen.findByRole('button', { name: `Open a copy of ${SAMPLE.name}` }));
  await waitFor(() => expect(addressOf(router)).toBe('/financial-aid/families/copy'));
  expect(await sent(`POST ${LIST}`)).toEqual([{ name: SAMPLE.name, worksheet: SAMPLE.worksheet }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(addressOf(router)).toBe('/financial-aid'));
  expect(made(`DELETE ${LIST}/copy`)).toHaveLength(1);
});

test('a family that cannot be begun says why, once', async () => {
  openList([], {
    [`POST ${LIST}`]: () => refusal('conflict', 'You have 1000 families. Delete some first.', 409),
  });
  await user.click(screen.getByRole('button', { name: 'New family' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You have 1000 families.');
});

test('a deleted family is gone at once and comes back by Undo', async () => {
  let isThere = true;
  const { made } = openList([], {
    [`GET ${LIST}`]: () => Response.json({ families: isThere ? [familyCard()] : [] }),
    [`DELETE ${LIST}/castellow`]: () => {
      isThere = false;
      return nothing();
    },
    [`POST ${LIST}/castellow/restore`]: () => {
      isThere = true;
      return Response.json(family());
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Maren Castellow' }));
  expect(await screen.findByText('Maren Castellow was deleted.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Maren Castellow' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Maren Castellow' })).toBeInTheDocument();
  expect(made(`POST ${LIST}/castellow/restore`)).toHaveLength(1);
});

test('a family that cannot be deleted stays', async () => {
  openList([familyCard()], {
    [`DELETE ${LIST}/castellow`]: () => refusal('overloaded', 'Too much to do.', 503),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Maren Castellow' }));
  expect(await screen.findByText('Too much to do.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Maren Castellow' })).toBeInTheDocument();
});

test('many families can be searched, and the address keeps it', async () => {
  const cards = Array.from({ length: 7 }, (_, at) => familyCard({ id: `f${at}`, name: `Family ${at}` }));
  const { router } = openList(cards);
  await user.type(await screen.findByLabelText('Search your families'), 'family 4{Enter}');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(addressOf(router)).toBe('/financial-aid?q=family+4');
  await user.type(screen.getByLabelText('Search your families'), '44{Enter}');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
});

test('while it is on its way its place is kept, and a failure can be tried again', async () => {
  const { held, release } = hold<Response>();
  let isUp = false;
  openList([], {
    [`GET ${LIST}`]: () =>
      isUp ? Response.json({ families: [familyCard()] }) : held.then((response) => response.clone()),
  });
  expect(screen.getAllByLabelText('Loading').length).toBeGreaterThan(0);
  release(refusal('overloaded', 'Too much to do.', 503));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Maren Castellow' })).toBeInTheDocument();
});

test('words are looked for in the name, the school and the year', () => {
  const cards = [familyCard(), familyCard({ id: 'b', name: 'Teo Abernaki', school: null })];
  expect(found(cards, 'north cast').map(({ id }) => id)).toEqual(['castellow']);
  expect(found(cards, '2026').map(({ id }) => id)).toEqual(['castellow', 'b']);
  expect(found(cards, '  ')).toHaveLength(2);
  expect(found(cards, 'nobody')).toEqual([]);
});
