import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*.test.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const REPLACES_BY_HAND = /\bvi\.(do)?[mM]ock\([^;]*?,\s*(async\b|function\b|\()/;

// The worker keeps such a module, and gives it to the files that come after.
test('a module is replaced by hand only in files that share no worker', () => {
  const names = Object.keys(files).filter((name) => REPLACES_BY_HAND.test(files[name] ?? ''));
  expect(names.filter((name) => !name.includes('.isolated.'))).toEqual([]);
  expect(names, 'those that do so are found').toContain('../shell/keyboard/early.isolated.test.tsx');
});
