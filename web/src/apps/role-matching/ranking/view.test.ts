import { expect, test } from 'vitest';
import { isNarrowed, readView, START, type View, widened, withPicked, writeView } from './view';

const read = (address: string) => readView(new URLSearchParams(address));

const FULL: View = {
  text: 'data pipelines',
  state: 'unknown',
  requirement: 4,
  decision: 'shortlist',
  musts: 'missing',
  flags: false,
  band: 3,
  selected: true,
  sort: 'potential',
  page: 7,
  isBlind: false,
  who: 'p120',
  picked: ['p120', 'f7-a'],
  shape: 'matrix',
  changes: [
    { id: 3, need: 'must', weight: 8 },
    { id: 5, need: 'ignore', weight: 1 },
  ],
  cut: 6200,
  isWhatIf: true,
  isShort: true,
};

test('everything that is chosen is in the address, and read back from it', () => {
  expect(readView(new URLSearchParams(writeView(FULL).toString()))).toEqual(FULL);
});

test('what is as usual is not in it', () => {
  expect(writeView(START).toString()).toBe('');
  expect(read('')).toEqual(START);
});

test.each([
  'state=great&of=3',
  'of=3',
  'decided=maybe',
  'musts=some',
  'sort=age',
  'as=map',
  'page=0',
  'page=-2',
  'band=x',
  'who=../../etc',
  'pick=,,',
  'if=1.x3',
  'flags=perhaps',
  'differs=much',
])('“%s” is read as nothing', (address) => {
  expect(read(address)).toEqual(START);
});

test('too much is cut to what there can be', () => {
  expect(read('cut=999999').cut).toBe(10_000);
  expect(read('pick=a,b,c,d,e').picked).toEqual(['a', 'b', 'c', 'd']);
  expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(200);
});

test('all are seen again without anything that narrows, and nothing else is lost', () => {
  expect(isNarrowed(FULL)).toBe(true);
  const all = { ...FULL, ...widened() };
  expect(isNarrowed(all)).toBe(false);
  expect(all).toMatchObject({ sort: 'potential', isBlind: false, who: 'p120', page: 1, cut: 6200 });
});

test('who is picked is put down again, and there is room for four', () => {
  expect(withPicked(['a', 'b'], 'a')).toEqual(['b']);
  expect(withPicked(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
  expect(withPicked(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
});
