import { expect, test } from 'vitest';
import { toCsv } from './download';

test('a table is written as a spreadsheet reads it', () => {
  const rows = [
    ['City', 'Mentors'],
    ['Boston, "the Hub"', '12'],
    ['two\nlines', '-3'],
  ];
  expect(toCsv(rows)).toBe('City,Mentors\r\n"Boston, ""the Hub""",12\r\n"two\nlines",-3');
});

test.each(['=HYPERLINK("x")', '+SUM(A1)', '-cmd', '@import', '\t=1'])('%j is no formula', (text) => {
  expect(toCsv([[text]])).toMatch(/^"?'/);
});

test.each(['-3', '+4.5', '-1,204', '-12 %'])('%j stays a number', (text) => {
  expect(toCsv([[text]])).toContain(text);
  expect(toCsv([[text]])).not.toContain("'");
});
