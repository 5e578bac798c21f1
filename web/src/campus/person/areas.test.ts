import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { imported, personRecord, student } from '../testing';
import { areasOf } from './areas';
import { latestOf } from './latest';
import { threadsOf } from './threads';
import { fillYears } from './years';

test('only areas with something in them are there, each with how much', () => {
  const areas = areasOf(personRecord()).map(({ label, count }) => [label, count]);
  expect(areas).toEqual([
    ['Overview', undefined],
    ['Career', 1],
    ['Education & study', 1],
    ['Giving', 2],
    ['Engagement', 4],
    ['Talent', 1],
    ['Consent', '3 of 6'],
  ]);
});

test('terms count as study, and a pledge alone as giving', () => {
  const { giving } = personRecord();
  const pledge = {
    id: 1,
    date: '2025-01-01',
    cents: 100,
    paidCents: 0,
    openCents: 100,
    years: 1,
    fund: 'A fund',
  };
  const record = personRecord({
    student,
    giving: { ...giving, count: 0, gifts: [], byYear: [], pledges: [pledge] },
  });
  const counts = new Map(areasOf(record).map(({ name, count }) => [name, count]));
  expect([counts.get('study'), counts.get('giving')]).toEqual([3, 1]);
});

test('whoever studies has an area for it, though a file says nothing of schools and terms', () => {
  const areas = areasOf(personRecord({ education: [], student: imported }));
  const study = areas.find(({ name }) => name === 'study');
  expect(study).toBeDefined();
  expect(study?.count, 'nothing to count').toBeUndefined();
  expect(areasOf(personRecord({ education: [] })).some(({ name }) => name === 'study')).toBe(false);
});

test('the latest of all areas is listed, the newest first', () => {
  expect(latestOf(personRecord()).map(({ day, text }) => [day, text])).toEqual([
    ['2026-01-02', 'Wrote a post'],
    ['2025-08-04', 'Came to Founders Lecture'],
    ['2025-08-01', 'Became Classroom teacher at Barlow Academy'],
    ['2024-05-02', 'Gave $250 to Helping Hand Fund'],
    ['2021-12-01', 'Gave $50.50 to Helping Hand Fund'],
  ]);
});

test('years without a gift have their place in the chart', () => {
  const years = fillYears(personRecord().giving.byYear);
  expect(years.map(({ year, cents }) => [year, cents])).toEqual([
    [2021, 5050],
    [2022, 0],
    [2023, 0],
    [2024, 25_000],
  ]);
  expect(fillYears([])).toEqual([]);
});

test('mails are read by conversation, the liveliest first, each from its beginning', () => {
  const mail = (id: number, thread: number, at: string): Schemas['PersonMail'] => ({
    id,
    thread,
    at,
    from: { id: 1, name: 'One' },
    to: { id: 2, name: 'Two' },
    subject: `Mail ${id}`,
    body: '',
  });
  const threads = threadsOf([
    mail(3, 1, '2026-03-03T10:00:00'),
    mail(2, 2, '2026-03-02T10:00:00'),
    mail(1, 1, '2026-03-01T10:00:00'),
  ]);
  expect(threads.map((thread) => thread.map(({ id }) => id))).toEqual([[1, 3], [2]]);
});
