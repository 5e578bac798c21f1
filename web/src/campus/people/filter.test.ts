import { expect, test } from 'vitest';
import { peopleAddress, personAddress } from '../addresses';
import { foundPerson, peopleFound } from '../testing';
import { asWords, describeFilter, lengthOf, readFilter, readPage, toQuery, writeSearch } from './filter';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('an address is read and written without loss', () => {
  const search = 'q=rural+nurse&place=Boston&classFrom=1990&km=60&kind=alum&gave=false&page=3';
  const params = new URLSearchParams(search);
  const written = writeSearch(readFilter(params), readPage(params));
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(params));
});

test('one filter has one address', () => {
  const one = writeSearch({ kind: 'alum', q: 'x', classFrom: 1990 });
  const other = writeSearch({ classFrom: 1990, q: 'x', kind: 'alum' });
  expect([`${one}`, `${other}`]).toEqual(Array(2).fill('q=x&kind=alum&classFrom=1990'));
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

test('pages become places in the list', () => {
  expect(toQuery({ q: 'x' }, 1)).toEqual({ q: 'x', limit: 25 });
  expect(toQuery({}, 3)).toEqual({ offset: 50, limit: 25 });
});

test('a distance counts with a place to measure it from', () => {
  const near = read('km=80&place=Boston');
  expect(toQuery(near, 1)).toEqual({ km: 80, place: 'Boston', limit: 25 });
  expect(describeFilter(near).map(([name]) => name)).toEqual(['place', 'km']);
  const nowhere = read('km=80');
  expect(toQuery(nowhere, 1)).toEqual({ limit: 25 });
  expect(describeFilter(nowhere)).toEqual([]);
});

const found = (count: number, change: Parameters<typeof peopleFound>[1]) =>
  peopleFound(
    Array.from({ length: count }, (_, id) => foundPerson({ id })),
    change,
  );

test.each([
  ['everybody is as long as there are people', found(25, { total: 60 }), {}, 1, 60],
  ['a page that is not full ends what words find', found(3, { total: 60 }), { q: 'x' }, 2, 28],
  ['an empty page is the last', found(0, { total: 60 }), { q: 'x' }, 2, 26],
  ['names are counted while there is no index', found(3, { total: 28, mode: 'building' }), { q: 'x' }, 2, 28],
  ['nobody gets further than the server looks', found(25, { total: 1_000_000 }), {}, 1, 10_025],
])('%s', (_, answer, filter, page, length) => {
  expect(lengthOf(answer, filter, page)).toBe(length);
});

test('filters are told in words, without the search itself', () => {
  const told = describeFilter(read('q=x&kind=student&gave=false&givenFrom=500&mentoring=mentor'));
  expect(told.map(([, text]) => text)).toEqual(['Student', 'Has never given', 'Gave $500 or more', 'Mentor']);
});

test('numbers in filters are written as numbers are', () => {
  const told = describeFilter(read('place=Boston&km=20000&givenFrom=1000&classFrom=1990'));
  expect(told.map(([, text]) => text)).toEqual([
    'Class of 1990 or later',
    'Near Boston',
    'Within 20,000 km',
    'Gave $1,000 or more',
  ]);
});

test.each([
  [undefined, 'Barlow', 'Barlow'],
  [' a teacher ', ' Barlow  Academy', 'a teacher Barlow Academy'],
  ['academy teacher', 'Barlow Academy', 'academy teacher Barlow'],
  ['barlows', 'Barlow', 'barlows Barlow'],
])('beside the words “%s”, the employer “%s” makes them “%s”', (q, employer, words) => {
  expect(asWords({ q, employer }, 'employer')).toStrictEqual({ q: words, employer: undefined });
});

test('a whole name does not become words that are cut off', () => {
  const q = 'x'.repeat(493);
  expect(asWords({ q, employer: 'Barlow' }, 'employer')?.q).toBe(`${q} Barlow`);
  expect(asWords({ q, employer: 'Barlows' }, 'employer')).toBeNull();
});

test('addresses leave out what is not set', () => {
  expect(peopleAddress()).toBe('/people');
  expect(peopleAddress({ q: 'Zoë & co', kind: undefined })).toBe('/people?q=Zo%C3%AB+%26+co');
  expect(personAddress(7)).toBe('/people/7');
  expect(personAddress(7, 'overview')).toBe('/people/7');
  expect(personAddress(7, 'giving')).toBe('/people/7?tab=giving');
});
