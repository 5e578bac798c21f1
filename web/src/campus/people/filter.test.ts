import { expect, test } from 'vitest';
import { peopleAddress, personAddress } from '../addresses';
import { describeFilter, reachable, readFilter, readPage, toQuery, writeSearch } from './filter';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('an address is read and written without loss', () => {
  const search = 'q=rural+nurse&place=Boston&classFrom=1990&km=60&kind=alum&gave=false&page=3';
  const params = new URLSearchParams(search);
  const written = writeSearch(readFilter(params), readPage(params));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(params));
});

test('what the server would refuse is left out', () => {
  const wild = read(
    'q=+++&kind=toString&classFrom=1066&classTo=20x6&km=0&givenFrom=-1&gave=maybe&seniority=boss',
  );
  expect(wild).toEqual({});
  expect(read(`skill=${'x'.repeat(300)}`).skill).toHaveLength(200);
});

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=two', 1],
  ['page=9999', 401],
])('"%s" is page %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});

test('pages become places in the list, and none is out of reach', () => {
  expect(toQuery({ q: 'x' }, 1)).toEqual({ q: 'x', limit: 25 });
  expect(toQuery({}, 3)).toEqual({ offset: 50, limit: 25 });
  expect(reachable(1_000_000)).toBe(10_025);
});

test('filters are told in words, without the search itself', () => {
  const told = describeFilter(read('q=x&kind=student&gave=false&givenFrom=500&mentoring=mentor'));
  expect(told.map(([, text]) => text)).toEqual(['Gave $500 or more', 'Student', 'Mentor', 'Has never given']);
});

test('addresses leave out what is not set', () => {
  expect(peopleAddress()).toBe('/people');
  expect(peopleAddress({ q: 'Zoë & co', kind: undefined })).toBe('/people?q=Zo%C3%AB+%26+co');
  expect(personAddress(7)).toBe('/people/7');
  expect(personAddress(7, 'overview')).toBe('/people/7');
  expect(personAddress(7, 'giving')).toBe('/people/7?tab=giving');
});
