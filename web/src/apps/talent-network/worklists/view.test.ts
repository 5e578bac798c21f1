import { expect, test } from 'vitest';
import { readView, type View, writeView } from './view';

const START: View = { list: 'ready', must: '', page: 1 };

test('the list, the must and the page are in the address, and read back from it', () => {
  const view: View = { list: 'one_away', must: 'C++ & SQL', page: 3 };
  expect(readView(new URLSearchParams(writeView(view).toString()))).toEqual(view);
  expect(writeView(START).toString()).toBe('');
});

test.each(['list=lazy', 'page=0', 'page=x', 'must=SQL'])('“%s” is read as nothing', (address) => {
  expect(readView(new URLSearchParams(address))).toEqual(START);
});
