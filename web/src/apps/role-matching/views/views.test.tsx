import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { API, AT, give, open } from '../testing';
import type { LabelledView } from '../types';
import { Views } from './Views';

vi.mock('@/identity/leave');

const LIST = `GET ${API}/views`;

const view = (number: number, label: string | null = 'Candidate 4F2A'): LabelledView => ({
  view: {
    id: `v${number}`,
    person: 'p1',
    what: 'candidate',
    app: 'role-matching',
    byUid: 'u1',
    by: 'Theo Lindqvist',
    at: AT,
  },
  label,
});

const openViews = (address: string, answer: (query: URLSearchParams) => Schemas['TalentViewList']) =>
  open([{ path: '/role-matching/views', element: <Views /> }], `/role-matching/views${address}`, {
    [LIST]: (request) => give(answer(new URL(request.url).searchParams)),
  });

test('who has seen whom is listed, without names', async () => {
  const { router } = openViews('', () => ({ total: 2, views: [view(2), view(1, null)] }));
  expect(await screen.findByText('2 views')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Somebody who is not here any more' })).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Candidate 4F2A' }));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/views?candidate=p1'));
  expect(await screen.findByText('2 views of Candidate 4F2A')).toBeInTheDocument();
});

test('earlier ones follow', async () => {
  const many = Array.from({ length: 50 }, (_, place) => view(100 - place));
  const { made } = openViews('?candidate=p1', (query) =>
    query.get('before') === 'v51' ? { total: 51, views: [view(50)] } : { total: 51, views: many },
  );
  await user.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
  await waitFor(() => expect(made(LIST)).toHaveLength(2));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument(),
  );
});
