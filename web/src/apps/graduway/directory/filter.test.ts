import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import {
  type Chip,
  type Filter,
  filterAddress,
  narrowedTo,
  readChip,
  readFilter,
  sameChips,
  writeChip,
  writeFilter,
} from './filter';
import { GROUPS, SLOTS, slotOf } from './slots';
import { cutUnknown } from './Understood';
import { shownFor } from './useAsk';

const chip = (slot: string, text: string, change: Partial<Chip> = {}): Chip => ({
  slot,
  text,
  excluded: false,
  need: 'must',
  ...change,
});

const FILTER: Filter = {
  ask: 'chemists & friends in Boston?',
  chips: [
    chip('field', 'Chemistry'),
    chip('place', 'Boston: north & south', { need: 'nice' }),
    chip('gave', 'gave', { excluded: true }),
    chip('given', 'gave $1,000 or more', { excluded: true, need: 'nice' }),
  ],
  segment: 'boston',
  view: 'map',
  by: 'industry',
  page: 3,
};

test('an address says the whole filter, and is read back as it was', () => {
  const written = writeFilter(FILTER);
  expect(readFilter(new URLSearchParams(written.toString()))).toEqual(FILTER);
  expect(written.getAll('f')).toEqual([
    'field:Chemistry',
    '~place:Boston: north & south',
    '-gave:gave',
    '-~given:gave $1,000 or more',
  ]);
});

test('what is as usual is not in the address, and nothing asked is not everybody', () => {
  expect(filterAddress({ chips: [chip('field', 'Law')] })).toBe('/graduway?f=field%3ALaw');
  expect(readFilter(new URLSearchParams('')).chips).toBeNull();
  expect(filterAddress({ chips: [] })).toBe('/graduway?f=');
  expect(readFilter(new URLSearchParams('f=')).chips).toEqual([]);
});

test('what cannot be meant is left out', () => {
  const filter = readFilter(
    new URLSearchParams('f=place:&f=:Boston&f=Place:Boston&f=place:Boston&view=globe&by=shoe&page=-4&q='),
  );
  expect(filter).toEqual({
    ask: '',
    chips: [chip('place', 'Boston')],
    segment: null,
    view: 'table',
    by: 'decade',
    page: 1,
  });
  expect(readChip('place:   ')).toBeNull();
  expect(readChip(`place:${'x'.repeat(201)}`)).toBeNull();
});

test('a chip is written and read alike', () => {
  for (const one of FILTER.chips ?? []) expect(readChip(writeChip(one))).toEqual(one);
  expect(sameChips([chip('a', 'b')], [chip('a', 'b', { excluded: true })])).toBe(false);
});

test('narrowing replaces what would widen, and adds to what all have to have', () => {
  const chips = [
    chip('place', 'Boston'),
    chip('within', '30 miles'),
    chip('place', 'Texas', { excluded: true }),
    chip('skill', 'Python'),
  ];
  expect(narrowedTo(chips, { slot: 'place', text: 'Cambridge' })).toEqual([
    chip('place', 'Texas', { excluded: true }),
    chip('skill', 'Python'),
    chip('place', 'Cambridge'),
  ]);
  expect(narrowedTo(chips, { slot: 'skill', text: 'Rust' })).toEqual([...chips, chip('skill', 'Rust')]);
});

test('words that were not understood are found by whole characters', () => {
  expect(
    cutUnknown('🎓 chemists who juggle 🤹 daily', [
      { text: 'daily', span: { start: 24, end: 29 } },
      { text: 'juggle', span: { start: 15, end: 21 } },
    ]),
  ).toEqual([
    { text: '🎓 chemists who ', start: 0, isUnknown: false },
    { text: 'juggle', start: 15, isUnknown: true },
    { text: ' 🤹 ', start: 21, isUnknown: false },
    { text: 'daily', start: 24, isUnknown: true },
  ]);
  expect(cutUnknown('abc', [{ text: 'c', span: { start: 2, end: 99 } }]).map(({ text }) => text)).toEqual([
    'ab',
    'c',
  ]);
});

test('a question about numbers is answered by a chart', () => {
  const compiled = (change: Partial<Schemas['DirectoryCompilation']>): Schemas['DirectoryCompilation'] => ({
    ask: 'people',
    by: null,
    chips: [],
    unknown: [],
    reading: '',
    notes: [],
    isForAsk: false,
    ...change,
  });
  const now = { ...FILTER, view: 'table', by: 'decade' } as const;
  expect(shownFor(compiled({ ask: 'count', by: 'industry' }), now)).toEqual({
    view: 'chart',
    by: 'industry',
  });
  expect(shownFor(compiled({ ask: 'trend' }), now)).toEqual({ view: 'chart', by: 'years' });
  expect(shownFor(compiled({ ask: 'count' }), now)).toEqual({ view: 'table', by: 'decade' });
  expect(shownFor(compiled({}), { ...now, view: 'map' })).toEqual({ view: 'map', by: 'decade' });
});

test('every slot has a name, a group and something to write or to choose', () => {
  expect(new Set(SLOTS.map(({ slot }) => slot)).size).toBe(SLOTS.length);
  for (const slot of SLOTS) {
    expect(GROUPS).toContain(slot.group);
    expect(slot.label && (slot.hint || slot.own), slot.slot).toBeTruthy();
  }
  expect(slotOf('unheard_of').label).toBe('unheard_of');
});
