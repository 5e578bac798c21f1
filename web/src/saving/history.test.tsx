import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hold } from '@/testing/network';
import { renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { History } from './History';
import { type List, list } from './testing';
import type { Saving } from './useSaving';

const version = (revision: number) => ({
  revision,
  createdAt: `2026-11-0${revision}T09:00:00Z`,
  createdBy: 'Theo',
  changed: ['note'],
});

/** What a page has of a list that is restored; its versions are asked for again with each revision. */
function Page({ now, came }: { now: { current: List }; came: (revision: number) => Promise<void> }) {
  const { data: kept = now.current } = useQuery({ queryKey: ['kept'], queryFn: async () => now.current });
  const versions = useQuery({
    queryKey: ['versions', kept.revision],
    queryFn: async () => {
      await came(kept.revision);
      return Array.from({ length: kept.revision }, (_, at) => version(kept.revision - at));
    },
    placeholderData: keepPreviousData,
  });
  const { refetch } = useQuery({ queryKey: ['kept'], queryFn: async () => now.current });
  const saving = {
    take: () => void refetch(),
    undo: () => {},
    saver: { settled: async () => kept },
  } as unknown as Saving<List>;
  const restore = async () => {
    now.current = list({ revision: 3 });
    return { kept: now.current };
  };
  return (
    <History
      thing="list"
      saving={saving}
      versions={versions}
      fields={{ note: 'the note' }}
      locked={{}}
      restore={restore}
    />
  );
}

test('after an earlier version is restored, the list stays and the focus is in it', async () => {
  const { held, release } = hold<void>();
  const now = { current: list({ revision: 2 }) };
  const page = <Page now={now} came={(revision) => (revision === 3 ? held : Promise.resolve())} />;
  renderRoutes([{ path: '/', element: page }], '/');
  await user.click(await screen.findByRole('button', { name: /^Restore the version of Nov 1/ }));
  await screen.findByText(/^The list is again as it was on/);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole('region', { name: 'History' })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await act(async () => release());
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Restore/ })).toHaveLength(2));
  expect(screen.getByRole('region', { name: 'History' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});
