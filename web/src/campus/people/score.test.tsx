import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer, hold } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { foundPerson, peopleFound } from '../testing';
import { index, open } from './testing';

const result = () => screen.getByRole('link', { name: 'Carmen Rivera' }).closest('li') as HTMLElement;
const bars = () => result().querySelectorAll('[style*="width"]');

/** Opens a search that finds somebody with this score. */
async function find(change: Partial<Schemas['FoundPerson']>, how: Partial<Schemas['PeopleFound']> = {}) {
  const opened = open('/people?q=teacher', {
    'GET /api/people': () => answer<'PeopleFound'>(peopleFound([foundPerson(change)], how)),
    'GET /api/people/index': index({}),
  });
  await screen.findByRole('link', { name: 'Carmen Rivera' });
  return opened;
}

test('a score shows its parts, and what earned it', async () => {
  const person = foundPerson({
    score: 3.5,
    parts: { words: 2.25, meaning: 1.25 },
    evidence: [
      { channel: 'words', field: 'title', text: 'teacher', share: 0.8 },
      { channel: 'meaning', field: null, text: 'known for classroom management', share: 0.71 },
    ],
  });
  open('/people?q=teacher', {
    'GET /api/people': () =>
      answer<'PeopleFound'>(
        peopleFound([person], { took: { meaning: 4000, index: 1500, people: 600 }, total: 2648 }),
      ),
  });
  await screen.findByRole('link', { name: 'Carmen Rivera' });
  const item = within(result());
  expect(item.getByText('3.50')).toBeInTheDocument();
  expect(item.getByText('Words 2.25')).toBeInTheDocument();
  expect(item.getByText('Meaning 1.25')).toBeInTheDocument();
  const why = within(item.getByRole('list', { name: 'Why' }));
  expect(why.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Job title: teacher 80%',
    'Meaning: known for classroom management 71%',
  ]);
  expect(
    screen.getByText(/^1–1, the best first among 2,648 people, by words and meaning, in 7 ms$/),
  ).toBeInTheDocument();
});

test.each([
  ['below the middle', -0.4, '-0.40'],
  ['like everybody', 0, '0.00'],
])('a score that is %s is shown, without a bar', async (_, score, shown) => {
  await find({ score, parts: { words: score, meaning: 0 } });
  expect(within(result()).getByText(shown)).toBeInTheDocument();
  expect(bars()).toHaveLength(0);
});

test('who is found by name alone has no score', async () => {
  await find({}, { mode: 'building', note: 'By name.' });
  expect(screen.queryByText('Score')).not.toBeInTheDocument();
});

test('who was listed gets no score while others are looked for', async () => {
  const { held, release } = hold<Response>();
  open('/people', {
    'GET /api/people': ({ url }) =>
      url.includes('q=') ? held : answer<'PeopleFound'>(peopleFound([foundPerson()])),
  });
  await user.type(await screen.findByRole('searchbox'), 'teacher{Enter}');
  await waitFor(() => expect(screen.getByRole('region')).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText('Score')).not.toBeInTheDocument();
  release(answer<'PeopleFound'>(peopleFound([foundPerson({ score: 2 })])));
  expect(await screen.findByText('Score')).toBeInTheDocument();
});

test('a reason leads to the record, as all of the row does', async () => {
  const { router } = await find({
    evidence: [{ channel: 'words', field: 'title', text: 'teacher', share: 0.8 }],
  });
  await user.click(screen.getByTitle('80% of what all words earned'));
  expect(addressOf(router)).toBe('/people/120');
});
