import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { makeQueries } from '@/api/queries';
import { stubNetwork } from '@/testing/network';
import { API, give, merge, pair } from '../testing';
import { useMerges } from './useMerges';

test('after a merge everybody is asked for again in every app, and nobody for a file that is gone', async () => {
  const queries = makeQueries({});
  onTestFinished(() => queries.clear());
  const ranking = ['role-matching', 'ranking', 'r1'];
  const compared = ['talent-network', 'profile', 'f7'];
  for (const key of [ranking, compared]) queries.setQueryData(key, {});
  stubNetwork({ [`POST ${API}/merges`]: () => give(merge(), 201) });
  const { result } = renderHook(() => useMerges(), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.merge.mutateAsync(pair()));
  expect(queries.getQueryState(ranking)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(compared)?.isInvalidated).toBe(true);
});
