import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { REASON } from '../rights';
import { openRole, RANKING } from '../role/testing';
import { API, AT, detail, give, ranked, ranking, role } from '../testing';

vi.mock('@/identity/leave');

const at = (uid: string) => `${API}/roles/r1/candidates/${uid}`;
const DECIDE = `PUT ${at('p1')}/decision`;
const table = () => screen.findByRole('table', { name: 'Ranked candidates' });

const decided = (kind: 'shortlist' | 'reject' | null): Schemas['TalentDecision'] => ({
  id: 'd1',
  person: 'p1',
  kind,
  reason: '',
  at: AT,
  by: 'Theo',
});

test('a rejection that is refused keeps the reason, and says why', async () => {
  let isUp = false;
  const { sent } = openRole('', {
    [DECIDE]: () => (isUp ? give(decided('reject')) : refusal('overloaded', 'Too much to do.', 503)),
  });
  await user.click(await screen.findByRole('button', { name: 'Reject Candidate 4F2A' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'No SQL');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(dialog.getByRole('textbox', { name: 'Why?' })).toHaveValue('No SQL');
  isUp = true;
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Candidate 4F2A: rejected.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await sent(DECIDE)).toHaveLength(2);
});

test('a reason that was typed is there when the dialog is opened again', async () => {
  openRole('', {});
  const reject = await screen.findByRole('button', { name: 'Reject Candidate 4F2A' });
  await user.click(reject);
  await user.type(screen.getByRole('textbox', { name: 'Why?' }), 'No SQL');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(reject);
  expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveValue('No SQL');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Reject Candidate 9B01' }));
  expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveValue('');
});

test('a key takes back what was decided about somebody who is on another page, and Undo puts it back', async () => {
  const decision = `PUT ${at('p9')}/decision`;
  const reason = 'Knows the field';
  const { sent } = openRole('?who=p9', {
    [`GET ${at('p9')}`]: () =>
      give(
        detail({
          id: 'p9',
          label: 'Candidate 0009',
          decision: 'shortlist',
          history: [{ id: 'd0', person: 'p9', kind: 'shortlist', reason, at: AT, by: 'Theo' }],
        }),
      ),
    [decision]: () => give(decided(null)),
  });
  await screen.findByRole('heading', { level: 2, name: 'Candidate 0009' });
  await user.keyboard('s');
  expect(await screen.findByText('Candidate 0009: undecided.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await sent(decision)).toEqual([
      { kind: null, reason: '' },
      { kind: 'shortlist', reason },
    ]),
  );
});

test('who only looks is told why a key decides nothing', async () => {
  openRole('', {}, role(), 'viewer');
  await table();
  screen.getByRole('link', { name: 'Candidate 4F2A' }).focus();
  await user.keyboard('r');
  await waitFor(() => expect(screen.getAllByText(REASON)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a fifth is not picked, and it says why', async () => {
  const { router } = openRole('?pick=a,b,c,d');
  const fifth = await screen.findByRole('checkbox', { name: 'Pick Candidate 4F2A to compare' });
  expect(fifth).toHaveAttribute('aria-disabled', 'true');
  await user.click(fifth);
  expect(fifth).not.toBeChecked();
  expect(await screen.findByText(/^4 are picked already/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Put all down' }));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1'));
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveFocus();
});

test('no name stays on the screen when it becomes blind', async () => {
  const named = { name: 'Ana Silva', label: 'Candidate 4F2A' };
  const address = `GET ${at('p1')}`;
  openRole('?blind=off&who=p1', {
    [RANKING]: async (request) => {
      const { blind } = await request.json();
      if (blind) return new Promise<Response>(() => {});
      return give(ranking({ isBlind: false, rows: [ranked(named)] }));
    },
    [address]: (request) => {
      if (new URL(request.url).searchParams.get('blind') === 'true') return new Promise<Response>(() => {});
      return give(detail({ ...named, isBlind: false }));
    },
  });
  expect(await screen.findByRole('link', { name: 'Ana Silva' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Ana Silva' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Blind' }));
  await waitFor(() => expect(screen.queryByText(/Ana Silva/)).not.toBeInTheDocument());
});

test.each(['?page=9', '?page=9&musts=all'])(
  'from a page that is not there any more (%s) one gets to the last',
  async (address) => {
    const { router } = openRole(address, {
      [RANKING]: async (request) => {
        const { offset } = await request.json();
        return give(ranking({ total: 30, rows: offset > 29 ? [] : [ranked()] }));
      },
    });
    expect(await screen.findByText('There is no such page')).toBeInTheDocument();
    expect(screen.queryByText('Nobody passes this filter')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'To the last page' }));
    expect(await table()).toBeInTheDocument();
    expect(new URLSearchParams(addressOf(router).split('?')[1]).get('page')).toBe('2');
  },
);
