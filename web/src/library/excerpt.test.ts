import { expect, test } from 'vitest';
import { excerptAround } from './excerpt';

const FILLER = 'Words follow words without an end in sight. '.repeat(20);

test('a short text is shown whole', () => {
  const text = 'There are three ways. Grants are not paid back.';
  expect(excerptAround(text, 'Grants are not paid back.')).toBe(text);
});

test('of a long text the quote is shown with its neighbours, cut between words', () => {
  const excerpt = excerptAround(`${FILLER}Here it is. ${FILLER}`, 'Here it is.');
  expect(excerpt).toMatch(/^… \w+ .*Here it is\..* \w+\.? …$/);
  expect(excerpt.length).toBeLessThan(430);
});

test.each(['', 'nowhere to be found'])(
  'of a long text without the quote “%s” the beginning is shown',
  (quote) => {
    expect(excerptAround(FILLER, quote)).toMatch(/^Words .* \w+\.? …$/);
  },
);

test('one long word is cut somewhere', () => {
  expect(excerptAround('x'.repeat(1000), '')).toBe(`${'x'.repeat(240)} …`);
});
