import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { bodiesOf } from '../testing';
import { filterAddress } from './filter';
import { ASKED, compiled, echo, open, page } from './testing';

const SEARCH = 'POST /api/graduway/directory/search';
const COMPILE = 'POST /api/graduway/directory/compile';
const bar = () => screen.findByRole('combobox', { name: 'Ask the directory' });
const filter = () => screen.findByRole('list', { name: 'The filter' });
const chipButton = async (name: RegExp) => within(await filter()).getByRole('button', { name });
const SHOWN = '/graduway?f=field%3AChemistry&f=place%3ABoston&f=-gave%3Agave';

const askFor = async (text: string) => {
  await user.type(await bar(), `${text}{Enter}`);
  await screen.findByRole('table', { name: 'Alumni who fit' });
};

test('a sentence becomes a filter, a reading and people, and the address keeps it', async () => {
  const { router, requests } = open();
  await askFor(ASKED);
  const names = within(await filter())
    .getAllByRole('button', { expanded: false })
    .map((button) => button.textContent?.replaceAll(/\s+/g, ' ').trim());
  expect(names).toEqual(['Field Chemistry', 'Place Boston', 'Giving not gave', 'Add']);
  expect(screen.getByRole('heading', { level: 2, name: '2 people fit' })).toBeInTheDocument();
  expect(screen.getByText('field chemistry, within 50 km of Boston, never gave')).toBeInTheDocument();
  expect(new URLSearchParams(addressOf(router).split('?')[1]).get('q')).toBe(ASKED);
  expect(await bodiesOf(requests, SEARCH)).toEqual([
    {
      chips: [
        { slot: 'field', text: 'Chemistry', excluded: false, need: 'must' },
        { slot: 'place', text: 'Boston', excluded: false, need: 'must' },
        { slot: 'gave', text: 'gave', excluded: true, need: 'must' },
      ],
      offset: 0,
      limit: 25,
    },
  ]);
  await expectAccessible();
});

test('words that were not understood are marked and said, never dropped', async () => {
  open();
  await askFor(ASKED);
  expect(screen.getByText(/^Not understood:/)).toHaveTextContent('“left-handed”');
  expect(screen.getByText('left-handed', { selector: 'mark' })).toBeInTheDocument();
});

test('a link shows the same filter without asking anew', async () => {
  const { requests } = open(SHOWN);
  await screen.findByRole('table', { name: 'Alumni who fit' });
  expect(await chipButton(/^Giving not gave$/)).toBeInTheDocument();
  expect(await bodiesOf(requests, COMPILE)).toEqual([]);
});

test('a link with words only is read, and Back does not come to it again', async () => {
  const { router } = open(`/graduway?q=${encodeURIComponent(ASKED)}`);
  await screen.findByRole('table', { name: 'Alumni who fit' });
  expect(addressOf(router)).toContain('f=place%3ABoston');
  expect(await bar()).toHaveValue(ASKED);
});

test('people show what they share and nothing else', async () => {
  open(SHOWN);
  const table = within(await screen.findByRole('table', { name: 'Alumni who fit' }));
  const [, rosa, wei] = table.getAllByRole('row');
  expect(within(rosa as HTMLElement).getByRole('link', { name: 'Rosa Alvarez' })).toHaveAttribute(
    'href',
    '/people/17',
  );
  expect(rosa).toHaveTextContent('Never');
  expect(wei).toHaveTextContent('$250');
  expect(within(wei as HTMLElement).getAllByText('Not shared')).toHaveLength(2);
});

test('a chip is changed, turned round and read anew by the server', async () => {
  const { router, requests } = open(SHOWN, { [SEARCH]: echo });
  await user.click(await chipButton(/^Place Boston$/));
  const editor = within(screen.getByRole('form', { name: 'Change Place' }));
  const field = editor.getByRole('textbox', { name: 'Place' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'Chicago');
  await user.click(editor.getByRole('checkbox', { name: 'Not this' }));
  await user.click(editor.getByRole('radio', { name: 'Would be nice' }));
  await expectAccessible();
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: /^Place not Chicago nice$/ })).toHaveFocus();
  expect(screen.queryByRole('form', { name: 'Change Place' })).not.toBeInTheDocument();
  expect(addressOf(router)).toBe(
    filterAddress({
      chips: [
        { slot: 'field', text: 'Chemistry', excluded: false, need: 'must' },
        { slot: 'place', text: 'Chicago', excluded: true, need: 'nice' },
        { slot: 'gave', text: 'gave', excluded: true, need: 'must' },
      ],
    }),
  );
  const sent = (await bodiesOf(requests, SEARCH)) as { chips: unknown[] }[];
  expect(sent.at(-1)?.chips[1]).toMatchObject({ text: 'Chicago', excluded: true, need: 'nice' });
});

test('what cannot be read is said where it was written, and stays there', async () => {
  const { router } = open(SHOWN, {
    [SEARCH]: async (request) => {
      const { chips } = (await request.clone().json()) as { chips: { text: string }[] };
      return chips.some(({ text }) => text === 'Atlantis')
        ? refusal('validation_failed', '“Atlantis” does not fit Place. It takes a city.', 422)
        : echo(request);
    },
  });
  await user.click(await chipButton(/^Place Boston$/));
  const field = screen.getByRole('textbox', { name: 'Place' });
  await user.clear(field);
  await user.type(field, 'Atlantis{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('“Atlantis” does not fit Place.');
  expect(field).toHaveValue('Atlantis');
  expect(addressOf(router)).toBe(SHOWN);
  await user.keyboard('{Escape}');
  expect(await chipButton(/^Place Boston$/)).toHaveFocus();
});

test('a chip is removed at once, and Undo brings it back', async () => {
  const { router } = open(SHOWN, { [SEARCH]: echo });
  await user.click(await screen.findByRole('button', { name: 'Remove Place: Boston' }));
  expect(addressOf(router)).toBe('/graduway?f=field%3AChemistry&f=-gave%3Agave');
  expect(await chipButton(/^Field Chemistry$/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(addressOf(router)).toBe(SHOWN);
});

test('anything can be added from the menu, and what is only so or not so has nothing to write', async () => {
  const { router } = open('/graduway?f=', { [SEARCH]: echo });
  await user.click(await chipButton(/^Add$/));
  const items = await screen.findAllByRole('menuitem');
  expect(items).toHaveLength(25);
  await user.click(screen.getByRole('menuitem', { name: 'Giving' }));
  const editor = within(await screen.findByRole('form', { name: 'Add Giving' }));
  expect(editor.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(editor.getByRole('checkbox', { name: 'Not this' }));
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(addressOf(router)).toBe('/graduway?f=-gave%3Agave'));
});

test('the slash leads to the question, and what was asked before is offered', async () => {
  open();
  await askFor(ASKED);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('/');
  const field = await bar();
  expect(field).toHaveFocus();
  await user.clear(field);
  const before = within(screen.getByRole('group', { name: 'Asked before' }));
  expect(before.getByRole('option', { name: ASKED })).toBeInTheDocument();
  await expectAccessible();
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', before.getByRole('option').id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('at first there are examples, and all that was asked can be forgotten and brought back', async () => {
  const { router } = open();
  await user.click(await screen.findByRole('button', { name: 'How many donors since 2020, by industry?' }));
  await screen.findByRole('table', { name: 'Alumni who fit' });
  await router.navigate('/graduway');
  await user.click(await screen.findByRole('button', { name: 'Forget them' }));
  expect(screen.queryByRole('heading', { name: 'Asked before' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Asked before' })).toBeInTheDocument();
});

test('a sentence that cannot be read now is kept, and says why', async () => {
  open('/graduway', { [COMPILE]: () => refusal('overloaded', 'Too much to do. Try again.', 503) });
  const field = await bar();
  await user.type(field, `${ASKED}{Enter}`);
  expect(await screen.findByText('Too much to do. Try again.')).toBeInTheDocument();
  expect(field).toHaveValue(ASKED);
});

test('a question that is too long is kept whole, and says how long it may be', async () => {
  const { requests } = open(SHOWN);
  const long = 'Boston '.repeat(90).trim();
  const field = await bar();
  await user.clear(field);
  await user.click(field);
  await user.paste(long);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Shorten it to 500 letters; it has 629\.$/));
  expect(field).toHaveValue(long);
  expect(await bodiesOf(requests, COMPILE)).toEqual([]);
});

test('what is typed and not asked is there again after a reload', async () => {
  const first = open();
  await user.type(await bar(), 'half a sent');
  first.router.dispose();
  document.body.replaceChildren();
  open();
  expect(await bar()).toHaveValue('half a sent');
});

test('while it is looked for its place is kept; a failure can be tried again', async () => {
  const { held, release } = hold<Response>();
  let isUp = false;
  open(SHOWN, { [SEARCH]: () => (isUp ? answer<'DirectoryPage'>(page()) : held) });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  release(refusal('overloaded', 'The directory is getting ready.', 503));
  expect(await screen.findByRole('alert')).toHaveTextContent('The directory is getting ready.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Alumni who fit' })).toBeInTheDocument();
});

test('nobody who fits is said with what to do', async () => {
  open(SHOWN, { [SEARCH]: () => answer<'DirectoryPage'>(page({ total: 0, people: [] })) });
  expect(await screen.findByText('Nobody fits')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: '0 people fit' })).toBeInTheDocument();
});

test('pages are turned in the address', async () => {
  const { router, requests } = open(SHOWN, { [SEARCH]: () => answer<'DirectoryPage'>(page({ total: 60 })) });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(addressOf(router)).toBe(`${SHOWN}&page=2`);
  await waitFor(async () =>
    expect((await bodiesOf(requests, SEARCH)).at(-1)).toMatchObject({ offset: 25, limit: 25 }),
  );
});

test('a number that was asked for, and notes, are told', async () => {
  open('/graduway', {
    [COMPILE]: () =>
      answer<'DirectoryCompilation'>(
        compiled({ unknown: [], limit: 10, notes: ['No group here is called Rowers.'] }),
      ),
  });
  await askFor('10 chemists of the Rowers');
  expect(screen.getByText(/^You asked for 10\. The list has all who fit/)).toBeInTheDocument();
  expect(screen.getByText('No group here is called Rowers.')).toBeInTheDocument();
});
