import { expect, test } from 'vitest';
import { countIn, type Selection, tick, tickAll } from './selection';
import { many } from './testing';

const cards = many(6);
const NONE: Selection = new Map();
const places = (selection: Selection) => cards.flatMap(({ id }, place) => (selection.has(id) ? [place] : []));
const at = (place: number) => cards[place]?.id ?? '';

const act = (anchor: number | null, place: number, isOn: boolean, extend: boolean) => ({
  anchor: anchor === null ? null : at(anchor),
  id: at(place),
  isOn,
  extend,
});

test.each([
  ['one', null, 2, false, [2]],
  ['one, with Shift and nothing before it', null, 2, true, [2]],
  ['a range downwards', 1, 4, true, [1, 2, 3, 4]],
  ['a range upwards', 4, 2, true, [2, 3, 4]],
  ['one, without Shift', 1, 4, false, [4]],
])('%s is ticked', (_, anchor, place, extend, expected) => {
  expect(places(tick(NONE, cards, act(anchor, place, true, extend)))).toEqual(expected);
});

test('a range is unticked, and the rest stays', () => {
  const all = tickAll(NONE, cards, true);
  expect(places(tick(all, cards, act(1, 3, false, true)))).toEqual([0, 4, 5]);
});

test('an anchor that is not in the list any more begins no range', () => {
  expect(places(tick(NONE, cards, { anchor: 'gone', id: at(2), isOn: true, extend: true }))).toEqual([2]);
});

test('what was ticked in another list stays', () => {
  const [first, ...others] = cards;
  const selection = tickAll(tickAll(NONE, first ? [first] : [], true), others, true);
  expect(selection.size).toBe(6);
  expect(countIn(selection, others)).toBe(5);
  expect(places(tickAll(selection, others, false))).toEqual([0]);
});
