import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubNetwork } from '@/testing/network';
import { useSending } from './useSending';

const message = (text: string) => ({ text, parent: 'turn-1', instead: null });

function show() {
  const requests = stubNetwork({
    'POST /api/conversations/conversation-1/turns': () => {
      throw new TypeError('no network');
    },
  });
  const queries = new QueryClient();
  const { result } = renderHook(
    () => useSending({ app: 'matchmaking', id: 'conversation-1', place: 'here', onSent: () => false }),
    { wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider> },
  );
  return { requests, result };
}

test('a message that has not arrived is not given up for another', async () => {
  const { requests, result } = show();
  act(() => {
    expect(result.current.send(message('First'))).toBe(true);
    expect(result.current.send(message('At the same moment'))).toBe(false);
  });
  await waitFor(() => expect(result.current.unsent?.problem).toMatch(/cannot be reached/));
  act(() => {
    expect(result.current.send(message('Later'))).toBe(false);
  });
  expect(result.current.unsent?.text).toBe('First');
  expect(requests).toHaveLength(1);
});

test('what cannot be read any more holds nothing up', async () => {
  sessionStorage.setItem('here/unsent', '{half');
  const { result } = show();
  act(() => expect(result.current.send(message('First'))).toBe(true));
  await waitFor(() => expect(result.current.unsent?.problem).toBeTruthy());
});

test('once it is taken back, another is sent', async () => {
  const { requests, result } = show();
  act(() => void result.current.send(message('First')));
  await waitFor(() => expect(result.current.unsent?.problem).toBeTruthy());
  act(() => {
    result.current.drop();
    expect(result.current.send(message('Second'))).toBe(true);
  });
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(result.current.isSending).toBe(false));
  expect(result.current.unsent?.text).toBe('Second');
});
