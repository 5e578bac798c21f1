import { expect, test } from 'vitest';
import { ApiFailure } from '@/api/client';
import { toCsv } from '@/ui/download';
import { asFailure, type Entry, finish, nothing, type Report, take } from './report';
import { differs, familyTable, isOpen, outcomeOf, recordTable, sumUpFamilies, sumUpRecords } from './summary';
import { batchRow, comparison, different } from './testing';
import type { BatchRow, Comparison } from './types';

type Own = Report<{ total: number }, Comparison, { count: number }>;
const record = (row: Comparison): Entry<Comparison> => ({ line: row.line, row });
const family = (line: number, change: Partial<BatchRow> = {}): Entry<BatchRow> => ({
  line,
  row: batchRow(line, change),
});

test('lines are gathered in their order, and what was there before is not touched', () => {
  const begun = take<{ total: number }, Comparison, { count: number }>(nothing(), [
    { kind: 'begin', total: 3 },
    { kind: 'row', row: comparison(2) },
  ]);
  const more = take(begun, [
    { kind: 'fault', line: 3, message: 'Cut off.' },
    { kind: 'row', row: comparison(4) },
    { kind: 'end', count: 2 },
  ]);
  expect(begun.entries).toHaveLength(1);
  expect(more.entries.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(more).toMatchObject({ state: 'reading', begin: { total: 3 }, end: { count: 2 } });
});

test('an answer without its last line was cut off', () => {
  const begun: Own = { ...nothing<{ total: number }, Comparison, { count: number }>(), begin: { total: 3 } };
  expect(finish({ ...begun, end: { count: 3 } }).state).toBe('done');
  expect(finish(begun)).toMatchObject({ state: 'failed', failure: { message: /cut before the last row/ } });
  const refused = new ApiFailure('validation_failed', 'This file is packed.', 422);
  expect(asFailure(refused, false)).toBe(refused);
  expect(asFailure(new TypeError('network error'), true).message).toMatch(/What has arrived stays/);
});

test.each<[string, Entry<Comparison>[]]>([
  ['There are no records in it.', []],
  ['2 of 2 agree to the dollar.', [comparison(1), comparison(2)].map(record)],
  ['1 of 2 agree to the dollar; 1 differs.', [comparison(1), different(2)].map(record)],
  ['1 record has no index to compare.', [record(comparison(1, { theirs: null, ours: null, agrees: false }))]],
  [
    '1 of 3 agree to the dollar; 2 differ. 2 lines could not be read.',
    [
      ...[comparison(1), different(2), different(3)].map(record),
      { line: 4, fault: '' },
      { line: 5, fault: '' },
    ],
  ],
])('records: %s', (text, entries) => {
  expect(sumUpRecords(entries)).toBe(text);
});

test.each<[string, Entry<BatchRow>[]]>([
  ['There are no families in it.', []],
  ['1 of 1 family has a certain result.', [family(1)]],
  ['1 of 2 families have a certain result; 1 has a range.', [family(1), family(2, { exact: false })]],
  ['1 line could not be read.', [{ line: 3, fault: 'Cut off.' }]],
])('families: %s', (text, entries) => {
  expect(sumUpFamilies(entries)).toBe(text);
});

test('what has to be looked at is found', () => {
  const lines = { differences: different(1).differences };
  expect(differs(record(comparison(1)))).toBe(false);
  expect(differs(record(comparison(1, { theirs: null, agrees: false })))).toBe(false);
  expect(differs(record(comparison(1, lines)))).toBe(true);
  expect(differs(record(different(1)))).toBe(true);
  expect(differs({ line: 1, fault: 'Cut off.' })).toBe(true);
  expect([isOpen(family(1)), isOpen(family(1, { exact: false }))]).toEqual([false, true]);
  expect(outcomeOf(comparison(1, lines)).name).toBe('Agrees, 2 lines differ');
});

test('the report of records is safe in a spreadsheet', () => {
  const csv = toCsv(recordTable([record(different(7)), { line: 8, fault: '+1 is cut off' }])).split('\r\n');
  expect(csv).toHaveLength(3);
  expect(csv[1]).toBe(
    `7,"'=HYPERLINK(""x"")",•••-••-6789,2026-27,A,-1500,3541,3541,Differs,no,` +
      `"parents.totalIncome: 72000 in the record, 71000 here; student.netWorth: 500 in the record, none here",` +
      'The record leaves assets out.',
  );
  expect(csv[2]).toBe("8,,,,,,,,Not read,,,'+1 is cut off");
});

test('the report of families has both ends of a range', () => {
  const row = family(2, {
    name: '@cmd',
    exact: false,
    formula: null,
    sai: { least: -1500, most: 4200 },
    missing: ['benefit', 'parent.amounts.agi'],
    problems: [{ field: 'birthDate', message: 'This is no date.' }],
  });
  expect(
    toCsv(familyTable([row, { line: 3, fault: 'Cut off.' }]))
      .split('\r\n')
      .slice(1),
  ).toEqual([
    "2,'@cmd,2026-27,,-1500,4200,3855,3855,no,benefit; parent.amounts.agi,birthDate: This is no date.",
    '3,,,,,,,,not read,,Cut off.',
  ]);
});
