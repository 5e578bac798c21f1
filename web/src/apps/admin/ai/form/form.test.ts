import { expect, test } from 'vitest';
import { ApiFailure } from '@/api/client';
import { server, settings } from '../testing';
import { check, fieldsOf, isChanged, toChange } from './draft';
import { faultsOf } from './faults';

const fields = fieldsOf(server());

test('what is typed and then taken back is no change', () => {
  expect(isChanged({}, fields)).toBe(false);
  expect(isChanged({ model: 'small-1', key: undefined }, fields)).toBe(false);
  expect(isChanged({ key: '' }, fields)).toBe(false);
  expect(isChanged({ model: 'small-2' }, fields)).toBe(true);
  expect(isChanged({ key: null }, fields)).toBe(true);
});

test.each([
  [{ provider: 'none', baseUrl: '', model: '' }, []],
  [{ provider: 'local', file: ' ' }, ['file']],
  [{ baseUrl: 'models.example.com', model: '' }, ['baseUrl', 'model']],
  [{ baseUrl: 'http://' }, ['baseUrl']],
  [{ inputPrice: '1,5' }, ['inputPrice']],
  [{ inputPrice: '' }, ['inputPrice']],
  [{ inputPrice: '', outputPrice: '' }, []],
] as const)('%o is wrong in %j', (change, faults) => {
  expect(Object.keys(check({ ...fields, ...change }))).toEqual(faults);
});

test('the key is sent only if it changes', () => {
  expect(toChange(server(), fields)).not.toHaveProperty('key');
  expect(toChange(server(), fields, null)).toHaveProperty('key', '');
  expect(toChange(server(), fields, 'sk-1')).toHaveProperty('key', 'sk-1');
});

test('what belongs to another provider is kept', () => {
  const change = toChange(server(), { ...fields, provider: 'none', inputPrice: 'oops' });
  expect(change).toMatchObject({ provider: 'none', model: 'small-1', prices: server().prices });
  expect(toChange(server(), { ...fields, inputPrice: '', outputPrice: '' }).prices).toBeNull();
  expect(toChange(settings(), fieldsOf(settings())).prices).toBeNull();
});

test.each([
  ['baseUrl: at most 500 characters, this has 501.', { baseUrl: 'At most 500 characters, this has 501.' }],
  ['prices.output: too large.', { outputPrice: 'Too large.' }],
  ['A provider needs its address.', { baseUrl: 'A provider needs its address.' }],
])('the refusal “%s” stands at its field', (message, faults) => {
  expect(faultsOf(new ApiFailure('validation_failed', message, 422), 'http')).toEqual(faults);
});

test('what is about no field stands at none', () => {
  expect(faultsOf(null, 'http')).toBeUndefined();
  expect(faultsOf(new ApiFailure('overloaded', 'Busy.', 503), 'http')).toBeUndefined();
  expect(faultsOf(new ApiFailure('validation_failed', 'No.', 422), 'none')).toBeUndefined();
});
