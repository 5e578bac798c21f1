import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useView } from './useView';
import { withPicked } from './view';

test('who is picked before the page has followed is picked as well', () => {
  const { result } = renderHook(() => useView(), { wrapper: MemoryRouter });
  const { go } = result.current;
  act(() => {
    for (const id of ['p1', 'p2', 'p3']) go(({ picked }) => ({ picked: withPicked(picked, id) }));
  });
  expect(result.current.view.picked).toEqual(['p1', 'p2', 'p3']);
  act(() => go({ isWhatIf: true }));
  expect(result.current.view).toMatchObject({ picked: ['p1', 'p2', 'p3'], isWhatIf: true });
});
