import { expect, test } from 'vitest';
import { refusal, stubNetwork } from '@/testing/network';
import { api, ask } from './client';
import { LENGTHS, withLabel } from './fields';
import contract from './openapi.json';

test.each([
  ['displayName: at most 200 characters, this has 300.', 'Name: at most 200 characters, this has 300.'],
  ['email: must not be empty.', 'Email: must not be empty.'],
  ['constructor: no such field.', 'constructor: no such field.'],
  ['The request body is empty.', 'The request body is empty.'],
])('“%s” is shown as “%s”', (message, shown) => {
  expect(withLabel(message)).toBe(shown);
});

test('a refusal names the field as the form does', async () => {
  stubNetwork({ 'PATCH /api/profile': () => refusal('validation_failed', 'displayName: is empty.', 422) });
  const change = ask(api.PATCH('/api/profile', { body: { displayName: '' } }));
  await expect(change).rejects.toThrow(/^Name: is empty\.$/);
});

test('the lengths are those of the contract', () => {
  const { CreateAccount, ...schemas } = contract.components.schemas;
  for (const [field, length] of Object.entries(LENGTHS)) {
    const { $ref } = CreateAccount.properties[field as keyof typeof LENGTHS];
    const schema = schemas[$ref.split('/').pop() as keyof typeof schemas];
    expect(schema, field).toMatchObject({ maxLength: length });
  }
});
