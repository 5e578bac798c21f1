import { expect, test } from 'vitest';
import { worksheet } from '../testing';
import type { Crossing, Turn } from './curve';
import { nearestCliffs } from './curve';
import { type Field, fieldsOf } from './fields';
import { sizeView, wagesView } from './testing';
import { isWorse, largestFirst, meaningOf, TURNS } from './turns';
import {
  amountOf,
  crossingWords,
  indexChange,
  jumpWords,
  marginalWords,
  moneyChange,
  readingOf,
  slopeWords,
  summaryOf,
} from './words';

const fields = fieldsOf(worksheet(), 'A');
const fieldOf = (wanted: string) => fields.find(({ key }) => key === wanted) as Field;
const wages = fieldOf('parent.wages');
const size = fieldOf('parents.familySize');

test('amounts are said in their unit, changes with their sign', () => {
  expect([amountOf(wages, -1200), amountOf(size, 1), amountOf(fieldOf('credits'), 12)]).toEqual([
    '−$1,200',
    '1 person',
    '12 credits',
  ]);
  expect([indexChange(479), indexChange(-479), indexChange(0)]).toEqual(['+479', '−479', 'no change']);
  expect(moneyChange(-365)).toBe('−$365');
});

test.each([
  [220_000, '22 cents per dollar'],
  [203_170, '20.32 cents per dollar'],
  [-500_000, '−50 cents per dollar'],
  [0, 'level'],
])('a slope of %i millionths is %s', (millionths, words) => {
  expect(slopeWords(millionths)).toBe(words);
});

test.each([
  [
    wages,
    { sai: 203, pell: -205 },
    'Of the next $1,000, $203 goes into the index; the Pell Grant is $205 lower.',
  ],
  [wages, { sai: 203, pell: 0 }, 'Of the next $1,000, $203 goes into the index.'],
  [wages, { sai: 0, pell: 0 }, 'The next $1,000 change neither the index nor the Pell Grant.'],
  [wages, { sai: 0, pell: -740 }, 'With the next $1,000 the Pell Grant is $740 lower.'],
  [
    wages,
    { sai: -220, pell: 220 },
    'With the next $1,000 the index is 220 lower and the Pell Grant is $220 higher.',
  ],
  [
    size,
    { sai: -1775, pell: 1775 },
    'With one more person the index is 1,775 lower and the Pell Grant is $1,775 higher.',
  ],
  [size, { sai: 0, pell: 0 }, 'With one more person neither the index nor the Pell Grant changes.'],
])('what a bit more of %# does is one sentence', (field, change, words) => {
  expect(marginalWords(field, 1000, change)).toBe(words);
});

test('every turn has a sentence, and one for each direction', () => {
  const turns = Object.keys(TURNS) as Turn[];
  expect(turns).toHaveLength(17);
  for (const turn of turns) {
    expect(TURNS[turn].sentence).toMatch(/^[A-Z].*\.$/);
    expect(meaningOf(turn, { sai: 1, pell: 0 })).not.toBe(meaningOf(turn, { sai: -1, pell: 0 }));
  }
  expect(TURNS.assetTest.sentence).toBe('From an adjusted gross income of $60,000 on, assets count.');
  expect([isWorse({ sai: 0, pell: -5 }), isWorse({ sai: -1, pell: -5 })]).toEqual([true, false]);
});

test('a cliff says how far away it is and what it means', () => {
  const { cliffs } = wagesView();
  const { above, below } = nearestCliffs(cliffs, 59_588);
  expect(crossingWords(above as Crossing, 'more')).toBe('$412 more and assets count');
  expect(below).toBeUndefined();
  expect(crossingWords(nearestCliffs(cliffs, 60_399).below as Crossing, 'less')).toBe(
    '$400 less and assets no longer count',
  );
  expect(jumpWords({ sai: 0, pell: -740 })).toBe('Pell −$740');
  expect(largestFirst(cliffs).map(({ at }) => at)).toEqual([86_062, 60_000]);
});

test('the picture is told in sentences', () => {
  expect(summaryOf(wages, wagesView(), 'the family’s answer')).toBe(
    'From $0 to $300,000 of the parents’ wages the index goes from −1,500 to 97,439, and the Pell Grant from $7,395 to $0. There are 2 cliffs, the largest at $86,062: SAI +1, Pell −$740. At $72,000, the family’s answer, the index is 3,541 and the Pell Grant $3,855.',
  );
  expect(summaryOf(size, sizeView(), 'the family’s answer')).toBe(
    'With 3 to 12 people in the family the index goes from 5,422 to 0, and the Pell Grant from $1,975 to $7,395. At 4 people, the family’s answer, the index is 3,541 and the Pell Grant $3,855.',
  );
  expect(summaryOf(wages, wagesView({ cliffs: [] }), '')).toMatch(/There are no cliffs\./);
  expect(readingOf(wages, wagesView(), 60_000)).toBe(
    'At $60,000: index 1,103, Pell Grant $6,290; index 20.32 cents per dollar.',
  );
  expect(readingOf(size, sizeView(), 5)).toBe('At 5 people: index 1,766, Pell Grant $5,630.');
  expect(readingOf(wages, wagesView(), 400_000), 'beyond the range').toBe('');
});
