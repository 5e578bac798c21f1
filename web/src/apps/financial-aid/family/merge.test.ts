import { expect, test } from 'vitest';
import { valueAt, withValue } from '../sheet';
import { plan, worksheet } from '../testing';
import type { Draft } from './copies';
import { compare } from './merge';

const base: Draft = { name: 'Castellow', worksheet: worksheet() };
const having = (field: string, value: unknown): Draft => ({
  ...base,
  worksheet: withValue(base.worksheet, field, value),
});

test('changes at different fields are put together', () => {
  const { fields, both } = compare(base, having('benefit', true), having('parent.amounts.agi', 1));
  expect(fields).toEqual(['benefit', 'parent.amounts.agi']);
  expect(both && [valueAt(both.worksheet, 'benefit'), valueAt(both.worksheet, 'parent.amounts.agi')]).toEqual(
    [true, 1],
  );
});

test('a field that both have changed cannot be put together', () => {
  expect(compare(base, having('benefit', true), having('benefit', null)).both).toBeNull();
});

test('a school more there and a change in a school here cannot, either', () => {
  const more = { ...base, worksheet: worksheet({}, [plan(), plan()]) };
  expect(compare(base, having('schools.0.grants', 1), more).both).toBeNull();
});

test('a name and an answer can, two names cannot', () => {
  const renamed = { ...base, name: 'Maren' };
  const { isRenamed, both } = compare(base, renamed, having('benefit', true));
  expect([isRenamed, both?.name]).toEqual([true, 'Maren']);
  expect(compare(base, renamed, { ...base, name: 'Teo' }).both).toBeNull();
});

test('if only one has changed something there is nothing to put together', () => {
  expect(compare(base, having('benefit', true), base).both).toBeNull();
});
