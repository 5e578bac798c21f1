import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepText, useKept, useKeptText } from './kept';

test('a text outlives the page, and an empty one leaves nothing', () => {
  const { result, unmount } = renderHook(() => useKeptText('here'));
  act(() => result.current[1]('half a sentence'));
  unmount();
  const { result: later } = renderHook(() => useKeptText('here'));
  expect(later.current[0]).toBe('half a sentence');
  act(() => later.current[1](''));
  expect(sessionStorage).toHaveLength(0);
});

test('a text moves along when its place gets another name', () => {
  const { result, rerender } = renderHook(({ place }) => useKeptText(place), {
    initialProps: { place: 'new' },
  });
  act(() => result.current[1]('typed meanwhile'));
  rerender({ place: 'conversation-1' });
  expect(result.current[0]).toBe('typed meanwhile');
  expect({ ...sessionStorage }).toEqual({ 'conversation-1': 'typed meanwhile' });
});

test('all who look at a place see the same', () => {
  const one = renderHook(() => useKept<{ key: string }>('place'));
  const other = renderHook(() => useKept<{ key: string }>('place'));
  act(() => one.result.current[1]({ key: 'a' }));
  expect(other.result.current[0]).toEqual({ key: 'a' });
  act(() => other.result.current[1](null));
  expect(one.result.current[0]).toBeNull();
});

test('what cannot be read is not there, and a storage that is full is no obstacle', () => {
  keepText('place', '{half');
  expect(renderHook(() => useKept('place')).result.current[0]).toBeNull();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(() => useKeptText('elsewhere'));
  act(() => result.current[1]('still typed'));
  expect(result.current[0]).toBe('still typed');
});
