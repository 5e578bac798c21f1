import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { makeQueries } from '@/api/queries';
import { answer, stubNetwork } from '@/testing/network';
import { undoLatest } from '@/ui/toast/toasts';
import type { PersonConsent } from '../api';
import { useChangeConsent } from './useChangeConsent';

const RANKING = ['role-matching', 'ranking', 'r1'];
const employers: PersonConsent = { field: 'employers', granted: true, since: '2026-01-01', basis: 'Form' };

test('whoever withdraws or comes back is asked for again in every app', async () => {
  const queries = makeQueries({});
  onTestFinished(() => queries.clear());
  const seen = () => queries.setQueryData(RANKING, { rows: [] });
  const isAskedAgain = () => queries.getQueryState(RANKING)?.isInvalidated;
  seen();
  stubNetwork({
    'PATCH /api/people/1/consents/employers': () =>
      answer<'UpdatedConsent'>({ consent: { ...employers, granted: false }, undo: 7 }),
    'POST /api/people/consents/7/undo': () => answer<'PersonConsent'>(employers),
  });
  const { result } = renderHook(() => useChangeConsent({ id: 1, name: 'Ana Silva' }, employers), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await act(() => result.current.mutateAsync('By phone'));
  expect(isAskedAgain()).toBe(true);
  seen();
  expect(isAskedAgain()).toBe(false);
  undoLatest();
  await expect.poll(isAskedAgain).toBe(true);
});
