import { expect, test } from 'vitest';
import {
  exportAddress,
  isNarrowed,
  questionOf,
  readView,
  START,
  type View,
  widened,
  writeView,
} from './view';

const read = (address: string) => readView(new URLSearchParams(address));

const FULL: View = {
  text: 'data pipelines',
  skills: ['Python', 'C++'],
  evidenced: true,
  department: 'Politics and History',
  level: 'senior',
  place: 'Boston',
  remote: false,
  availableBy: '2027-05-01',
  stage: 'introduced',
  stale: true,
  campus: false,
  sort: 'ready',
  page: 7,
};

test('everything that is chosen is in the address, and read back from it', () => {
  expect(readView(new URLSearchParams(writeView(FULL).toString()))).toEqual(FULL);
});

test('what is as usual is not in it', () => {
  expect(writeView(START).toString()).toBe('');
  expect(read('')).toEqual(START);
});

test.each([
  'level=king',
  'stage=fired',
  'sort=age',
  'by=soon',
  'by=2027-13-40',
  'by=2027-02-30',
  'remote=maybe',
  'page=0',
  'page=x',
  'skill=',
])('“%s” is read as nothing', (address) => {
  expect(read(address)).toEqual(START);
});

test('too much is cut to what there can be, and doubles count once', () => {
  expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(200);
  expect(read('skill=SQL&skill=sql&skill=R').skills).toEqual(['SQL', 'R']);
  const many = Array.from({ length: 20 }, (_, number) => `skill=s${number}`).join('&');
  expect(read(many).skills).toHaveLength(10);
});

test('all are seen again in the order that was chosen', () => {
  expect(isNarrowed(FULL)).toBe(true);
  expect(widened(FULL)).toEqual({ ...START, sort: 'ready' });
  expect(isNarrowed({ ...START, sort: 'stale', page: 3 })).toBe(false);
});

test('the server is asked for a page of it', () => {
  expect(questionOf(FULL)).toMatchObject({
    filter: { skills: ['Python', 'C++'], remote: false, availableBy: '2027-05-01' },
    sort: 'ready',
    offset: 150,
    limit: 25,
  });
  expect(questionOf(START).filter).toMatchObject({ text: null, skills: [], department: null });
});

test('a file is that of the list that is shown, without its pages', () => {
  expect(exportAddress('csv', { ...START, page: 4 })).toBe('/api/talent-network/exports/csv');
  expect(exportAddress('pdf', { ...START, skills: ['SQL', 'R'], stale: false, sort: 'stage' })).toBe(
    '/api/talent-network/exports/pdf?skills=SQL%2CR&stale=false&sort=stage',
  );
});
