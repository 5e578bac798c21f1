import { expect, test } from 'vitest';
import { maskNumbers } from './mask';

test.each([
  ['123456789', '•••-••-6789'],
  ['123-45-6789', '•••-••-6789'],
  ['123 45 6789', '•••-••-6789'],
  ['Note: SSN 123-45-6789, checked.', 'Note: SSN •••-••-6789, checked.'],
  ['123456789.dat:7', '•••-••-6789.dat:7'],
  ['isir_123-45-6789_final.txt:12', 'isir_•••-••-6789_final.txt:12'],
  ['(123456789)/987-65-4321', '(•••-••-6789)/•••-••-4321'],
  ['123456789 987654321', '•••-••-6789 •••-••-4321'],
  ['2026-27-123-45-6789', '2026-27-•••-••-6789'],
])('what may be a social security number is masked: %s', (text, masked) => {
  expect(maskNumbers(text)).toBe(masked);
});

test.each([
  '',
  'The record leaves assets out.',
  '12345678',
  '1234567890',
  'A123456789',
  '123456789B',
  '٣123456789',
  '12345-6789',
  '123-456789',
  '123-45 6789',
  '12-3456789',
  '1-800-433-3243',
  '+1 413 555 0142',
  '$123,456,789',
  '2026-11-17',
  'nslds 2026.dat:123',
  '•••-••-6789',
])('everything else stays as it is: %s', (text) => {
  expect(maskNumbers(text)).toBe(text);
});
