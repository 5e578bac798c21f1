import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { ApiFailure } from '@/api/client';
import { makeQueries } from '@/api/queries';
import { dispatch } from '@/identity/session';
import { signedIn } from '@/testing/people';
import type { Saved } from './saved';
import { type Kind, useSaving } from './useSaving';

/** A list that several people keep. */
export type List = { id: string; name: string; revision: number; note: string };
export type Draft = Pick<List, 'name' | 'note'>;

export const list = (change: Partial<List> = {}): List => ({
  id: 'l1',
  name: 'Plan',
  note: 'first',
  revision: 1,
  ...change,
});

export const draftOf = ({ name, note }: List): Draft => ({ name, note });

export const away = () => new ApiFailure('unreachable', 'The server cannot be reached.');
export const refused = () => new ApiFailure('validation_failed', 'The name is too long.', 422);

/** A server that several people save to: whoever has not seen the last revision is told of it. */
export class Server {
  saves: { seen: number; draft: Draft }[] = [];
  /** What it says instead, once for each. */
  readonly failures: Error[] = [];
  /** Until then nobody has an answer. */
  gate: Promise<void> = Promise.resolve();

  constructor(public now: List = list()) {}

  readonly save = async ({ revision: seen }: List, draft: Draft): Promise<Saved<List>> => {
    this.saves.push({ seen, draft });
    await this.gate;
    const failure = this.failures.shift();
    if (failure) throw failure;
    if (seen !== this.now.revision) return { current: this.now, message: 'Somebody else was faster.' };
    this.now = { ...this.now, ...draft, revision: seen + 1 };
    return { kept: this.now };
  };

  /** Somebody else saves. */
  change(change: Partial<Draft>) {
    this.now = { ...this.now, ...change, revision: this.now.revision + 1 };
  }
}

const KEY = ['lists', 'one', 'l1'];

/** A page that changes a list, and looks at it again when told. */
export function openList(server: Server) {
  dispatch({ type: 'answered', state: signedIn('contributor') });
  const queries = makeQueries({ retry: false, staleTime: Infinity });
  queries.setQueryData(KEY, server.now);
  onTestFinished(() => queries.clear());
  const kind: Kind<List, Draft> = {
    name: 'list',
    draftOf,
    isSame: (one, other) => one.name === other.name && one.note === other.note,
    save: server.save,
    keyOf: () => KEY,
    list: ['lists', 'all'],
  };
  const usePage = () => {
    const { data } = useQuery({ queryKey: KEY, queryFn: async () => server.now });
    return { seen: data, saving: useSaving(data ?? server.now, kind) };
  };
  const { result } = renderHook(usePage, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  return {
    page: () => result.current.saving,
    put: (change: Partial<Draft>, what: string) => act(async () => result.current.saving.put(change, what)),
    undo: () => act(async () => result.current.saving.undo()),
    /** All that waits is sent. */
    settle: () => act(() => result.current.saving.saver.flush()),
    /** As when the tab is looked at again. */
    lookAgain: async () => {
      await act(() => queries.refetchQueries({ queryKey: KEY }));
      await waitFor(() => expect(result.current.seen).toEqual(server.now));
    },
  };
}
