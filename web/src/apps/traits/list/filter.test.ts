import { expect, test } from 'vitest';
import { countFilters, exportAddress, readFilter, readView, toQuery, writeSearch } from './filter';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('an address is read and written without loss', () => {
  const search = 'q=calm&department=sales&framework=nace%3ATeamwork&state=all&sort=usage&view=table';
  const params = new URLSearchParams(search);
  expect(writeSearch(readFilter(params), readView(params)).toString()).toBe(search);
});

test('what the server would refuse is left out, and so is what goes without saying', () => {
  expect(read('q=+++&state=toString&sort=size&department=')).toEqual({});
  expect(read('state=active&sort=name')).toEqual({});
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  expect(readView(new URLSearchParams('view=tiles'))).toBeNull();
});

test('one filter has one address', () => {
  const one = writeSearch({ sort: 'updated', q: 'x', state: 'active' });
  const other = writeSearch({ q: 'x', sort: 'updated' });
  expect([`${one}`, `${other}`]).toEqual(['q=x&sort=updated', 'q=x&sort=updated']);
});

test('the words are asked for without the spaces around them', () => {
  expect(toQuery({ q: ' calm ', state: 'active' })).toEqual({ q: 'calm' });
});

test('filters are counted without the words and the order', () => {
  expect(countFilters(read('q=x&sort=usage'))).toBe(0);
  expect(countFilters(read('department=sales&framework=own%3AOurs&state=deleted'))).toBe(3);
});

test('a file has what the list shows', () => {
  expect(exportAddress('csv')).toBe('/api/traits/export.csv');
  expect(exportAddress('json', { q: ' a & b', state: 'archived' })).toBe(
    '/api/traits/export.json?q=a+%26+b&state=archived',
  );
});
