import { expect, test } from 'vitest';
import { emptyWorksheet, plan, worksheet } from './fixtures';
import { differences, overlaps, redo, valueAt, withValue } from './sheet';

const sheet = worksheet();

test('a field is found by its name, of the family or of a school', () => {
  expect(valueAt(sheet, 'parent.amounts.agi')).toBe(72_000);
  expect(valueAt(sheet, 'benefit')).toBe(false);
  expect(valueAt(sheet, 'schools.0.costs.tuition')).toBe(28_800);
  expect(valueAt(sheet, 'schools.1.name')).toBeUndefined();
});

test('a change makes a new worksheet and leaves the old one alone', () => {
  const changed = withValue(sheet, 'schools.0.terms.1.credits', 6);
  expect(valueAt(changed, 'schools.0.terms.1.credits')).toBe(6);
  expect(valueAt(sheet, 'schools.0.terms.1.credits')).toBe(16);
  expect(changed.application, 'what is not touched stays the same').toBe(sheet.application);
});

test('a field that is not there is not made up', () => {
  expect(withValue(sheet, 'parent.amounts.wealth', 1)).toEqual(sheet);
  expect(withValue(sheet, 'schools.4.name', 'Nowhere')).toEqual(sheet);
});

test.each([
  ['an amount', withValue(sheet, 'parent.amounts.agi', 1), ['parent.amounts.agi']],
  ['a range', withValue(sheet, 'parent.amounts.agi', { from: 1, to: 2 }), ['parent.amounts.agi']],
  [
    'a calendar',
    withValue(sheet, 'schools.0.calendar', { formula: 'general', yearWeeks: 30 }),
    ['schools.0.calendar'],
  ],
  ['a school more', worksheet({}, [plan(), plan()]), ['schools']],
  ['nothing', worksheet(), []],
])('%s is a difference of its own', (_, other, fields) => {
  expect(differences(sheet, other)).toEqual(fields);
});

test('a change is done again on a worksheet that has changed elsewhere', () => {
  const after = withValue(sheet, 'parent.amounts.agi', 50_000);
  const elsewhere = withValue(sheet, 'benefit', true);
  const both = redo(sheet, after, elsewhere);
  expect(differences(both, elsewhere)).toEqual(['parent.amounts.agi']);
  expect(valueAt(both, 'benefit')).toBe(true);
  expect(redo(after, sheet, both), 'and taken back').toEqual(elsewhere);
});

test('everything differs from nothing', () => {
  expect(differences(sheet, emptyWorksheet())).toContain('about.birthDate');
});

test('a field overlaps with what it is a part of', () => {
  expect(overlaps('schools', 'schools.0.name')).toBe(true);
  expect(overlaps('schools.0.name', 'schools.0.name')).toBe(true);
  expect(overlaps('parent.filing', 'parent.filed')).toBe(false);
  expect(overlaps('parent', 'parents.state')).toBe(false);
});
