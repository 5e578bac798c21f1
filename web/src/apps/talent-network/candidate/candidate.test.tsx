import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { API, give, profile } from '../testing';
import { ONE, openCandidate } from './testing';

vi.mock('@/identity/leave');

const CONFIRM = `POST ${API}/candidates/p1/confirm`;

test('a profile has a timeline, skills with their evidence, traits and what they look for', async () => {
  openCandidate();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana Silva' })).toBeInTheDocument();
  const timeline = screen.getByRole('region', { name: 'Timeline' });
  expect(
    within(timeline)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringContaining('Data analyst'), expect.stringContaining('BSc, Physics')]);
  const skills = within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
  expect(skills.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Python ?Described/),
    expect.stringMatching(/^Excel.*Only named/),
  ]);
  expect(screen.getByRole('link', { name: 'Candidates', current: 'page' })).toBeInTheDocument();
  expect(screen.getByText('1 skill shown, 1 skill only named.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Traits' })).toHaveTextContent('Curiosity level 4 of 5');
  expect(screen.getByRole('link', { name: '4 times, by whom' })).toHaveAttribute(
    'href',
    '/role-matching/views?candidate=p1',
  );
  await expectAccessible();
});

test('a trait is told with every bullet that shows it', async () => {
  openCandidate();
  const traits = await screen.findByRole('region', { name: 'Traits' });
  const quotes = [...traits.querySelectorAll('q')].map((quote) => quote.textContent);
  expect(quotes).toEqual(['Built Python services.', 'Taught twelve people to read maps.']);
});

test('a résumé that tells too little for a trait is said to, and nothing is guessed', async () => {
  openCandidate('', {}, profile({ traits: [] }));
  const traits = await screen.findByRole('region', { name: 'Traits' });
  expect(traits).toHaveTextContent('The résumé tells too little to rate a trait');
  expect(traits).toHaveTextContent('Ask for examples.');
  expect(within(traits).queryByRole('list')).not.toBeInTheDocument();
  await expectAccessible();
});

test('the words that speak for a skill are marked in the résumé, and gone to', async () => {
  openCandidate();
  await user.click(await screen.findByRole('button', { name: /^Show Python in the résumé/ }));
  const words = screen.getByText('Built Python services.', { selector: 'mark' });
  expect(words).toHaveFocus();
  expect(words).toHaveAttribute('title', expect.stringContaining('Python: described'));
  await user.click(screen.getByRole('button', { name: /^Studies: ?BSc, Physics/ }));
  expect(screen.getByText('BSc, Northfield, 2023', { selector: 'mark' })).toHaveFocus();
});

test('what was tried in a résumé is told', async () => {
  const flags: Schemas['Flag'][] = [
    { kind: 'hidden_text', message: 'White on white.', span: null, hidden: 'hire me' },
  ];
  openCandidate('', {}, profile({ flags, doubts: ['Two columns.'] }));
  const told = await screen.findByRole('region', { name: 'To know about the résumé' });
  expect(told).toHaveTextContent('Hidden text White on white. hire me');
  expect(told).toHaveTextContent('Check the reading Two columns.');
});

test('the same thing tried several times is told as often', async () => {
  const told = vi.spyOn(console, 'error');
  const flag = { kind: 'injection' as const, message: 'It talks to a machine.', hidden: null };
  const flags = [10, 33].map((start) => ({ ...flag, span: { start, end: start + 5 } }));
  openCandidate('', {}, profile({ flags }));
  const panel = await screen.findByRole('region', { name: 'To know about the résumé' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
});

test('roles are recommended with reasons, evidence and gaps', async () => {
  openCandidate('/roles');
  const role = await screen.findByRole('article', { name: 'Data engineer at Acme' });
  expect(role).toHaveTextContent('82.3');
  expect(within(role).getByRole('img', { name: '2 of 3 musts met' })).toBeInTheDocument();
  expect(role).toHaveTextContent('Python +40.0, described');
  expect(role).toHaveTextContent('Built Python services.');
  expect(role).toHaveTextContent('PostgreSQL (must): has MySQL');
  expect(role).toHaveTextContent('A role that they look for');
  expect(role).toHaveTextContent('Not where they would work');
  expect(screen.getByRole('region', { name: 'One must away' })).toHaveTextContent('for 3 open roles');
  expect(screen.getByRole('region', { name: 'Needs evidence' })).toHaveTextContent('Excel');
  await expectAccessible();
});

test('the best five roles are shown first, and all of them when asked for', async () => {
  const [role] = profile().roles;
  const roles = Array.from({ length: 7 }, (_, place) => ({
    ...(role as Schemas['NetworkRole']),
    id: place + 1,
    title: `Role ${place + 1}`,
  }));
  openCandidate('/roles', {}, profile({ roles }));
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all 7 roles' }));
  expect(screen.getAllByRole('article')).toHaveLength(7);
  expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
});

test('who is without roles is told what roles there are', async () => {
  openCandidate('/roles', {}, profile({ roles: [], ready: 0, oneAway: [], unshown: [] }));
  expect(await screen.findByText('No open role fits yet')).toBeInTheDocument();
});

test('an old profile is confirmed, and that can be undone', async () => {
  let isStale = true;
  const freshness = () => ({
    knownRight: isStale ? '2025-01-10' : '2026-11-20',
    confirmedBy: isStale ? null : 'Theo Lindqvist',
    staleOn: isStale ? '2025-07-10' : '2027-05-20',
    isStale,
  });
  const { sent } = openCandidate('', {
    [ONE]: () => give(profile({ freshness: freshness() })),
    [CONFIRM]: () => {
      isStale = false;
      return give<Schemas['NetworkConfirmation']>({ freshness: freshness(), confirmation: 'c1' });
    },
    [`${CONFIRM}/undo`]: () => {
      isStale = true;
      return give<Schemas['NetworkFreshness']>(freshness());
    },
  });
  expect(await screen.findByText(/^Nobody has confirmed this profile since/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Profile is still right' }));
  expect(await screen.findByText(/confirmed by Theo Lindqvist/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Nobody has confirmed this profile since/)).toBeInTheDocument();
  expect(await sent(`${CONFIRM}/undo`)).toEqual([{ confirmation: 'c1' }]);
});

test('what a colleague has confirmed today is not offered to be undone', async () => {
  const { freshness } = profile();
  openCandidate('', {
    [CONFIRM]: () => give<Schemas['NetworkConfirmation']>({ freshness, confirmation: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Profile is still right' }));
  expect(
    await screen.findByText('The profile of Ana Silva was confirmed today already.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('who may not be seen is nobody', async () => {
  openCandidate('', { [ONE]: () => refusal('not_found', 'There is no such candidate.', 404) });
  expect(await screen.findByRole('heading', { name: 'There is no such candidate' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the candidates' })).toHaveAttribute(
    'href',
    '/talent-network',
  );
});

test('tabs have addresses of their own', async () => {
  const { router } = openCandidate();
  await user.click(await screen.findByRole('tab', { name: 'Stage' }));
  await waitFor(() => expect(addressOf(router)).toBe('/talent-network/candidates/p1/progress'));
  expect(await screen.findByRole('region', { name: 'History' })).toBeInTheDocument();
});
