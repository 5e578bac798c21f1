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

const forbidden = () => {
  throw new DOMException('not here', 'SecurityError');
};

test.each([
  ['full', ['setItem']],
  ['forbidden', ['getItem', 'setItem', 'removeItem']],
] as const)('where the storage is %s, all see the same as long as the page is there', (_, methods) => {
  for (const method of methods) vi.spyOn(Storage.prototype, method).mockImplementation(forbidden);
  const one = renderHook(() => useKept<{ key: string }>('unsent'));
  const other = renderHook(() => useKept<{ key: string }>('unsent'));
  act(() => one.result.current[1]({ key: 'a' }));
  expect(other.result.current[0]).toEqual({ key: 'a' });
  expect(renderHook(() => useKept('unsent')).result.current[0], 'who comes later, too').toEqual({ key: 'a' });
  act(() => other.result.current[1](null));
  expect(one.result.current[0]).toBeNull();
  act(() => keepText('draft', 'typed'));
  expect(renderHook(() => useKeptText('draft')).result.current[0]).toBe('typed');
});

test('what the storage takes again is kept there, and nowhere else', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  keepText('place', '"first"');
  full.mockRestore();
  keepText('place', '"second"');
  expect({ ...sessionStorage }).toEqual({ place: '"second"' });
  sessionStorage.clear();
  expect(renderHook(() => useKept('place')).result.current[0]).toBeNull();
});
