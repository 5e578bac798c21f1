import { expect, test } from 'vitest';
import { explained, workedOut, worksheet } from '../fixtures';
import { withValue } from '../sheet';
import type { Worksheet } from '../types';
import { drawFlow } from './drawing';
import { flowOf, rowsOf, sayFlow } from './mainLines';
import { findLines, groupsOf, type Reckoning, reckoningOf } from './reckoning';
import { LINES, traced } from './testing';
import { readHash } from './useAim';

const keysIn = (groups: ReturnType<typeof groupsOf>) =>
  groups.flatMap(({ lines }) => lines.map(({ key }) => key));

test('lines are grouped by whose they are, in the order in which they are reckoned', () => {
  const groups = groupsOf(traced(), worksheet());
  expect(groups.map(({ name, lines }) => `${name} ${lines.length}`)).toEqual([
    'parents 14',
    'student 7',
    'family 7',
    'pell 2',
    'schedule 7',
    'package 12',
  ]);
  expect(groups[2]?.lines.map(({ key }) => key).slice(0, 2)).toEqual([
    'family.assetsCount',
    'family.calculated',
  ]);
  expect(groups.at(-1)?.title).toBe('Package at Northfield University');
  expect(keysIn(groups)).toHaveLength(reckoningOf(traced(), worksheet())?.lines.length ?? 0);
});

test('without a result there are no groups, without a school none of a school', () => {
  expect(groupsOf(workedOut({ result: null }), worksheet())).toEqual([]);
  expect(reckoningOf(workedOut({ result: null }), worksheet())).toBeUndefined();
  expect(groupsOf(traced({ schools: [] }), worksheet()).map(({ name }) => name)).toEqual([
    'parents',
    'student',
    'family',
    'pell',
  ]);
});

test('an independent student goes together with the spouse', () => {
  const lines = LINES.filter(({ key }) => key.startsWith('student.'));
  const worked = traced({ result: explained({ formula: 'C', lines }), schools: [] });
  const titles = (sheet: Worksheet) => groupsOf(worked, sheet).map(({ title }) => title);
  const married = withValue(worksheet(), 'household.marital', 'married');
  expect(titles(married)).toEqual(['Student and spouse']);
  expect(titles(worksheet()), 'who is not married has none').toEqual(['Student']);
  expect(sayFlow(reckoningOf(worked, married) as Reckoning)).toMatch(
    /^The contribution of student and spouse/,
  );
  expect(sayFlow(reckoningOf(worked, worksheet()) as Reckoning)).toMatch(/^The student’s contribution is/);
});

test.each([
  ['protection', ['parents.protection']],
  ['  PROTECTION   a2 ', ['parents.protection']],
  ['44,880', ['parents.protection']],
  ['$44,880', ['parents.protection']],
  ['1.45%', ['parents.medicare']],
  ['net price', ['package.netPrice']],
  ['nowhere to be found', []],
])('looking for "%s"', (query, keys) => {
  expect(keysIn(findLines(groupsOf(traced(), worksheet()), query))).toEqual(keys);
});

const reckoning = reckoningOf(traced(), worksheet()) as Reckoning;

test('the main lines lead from both sides to the index', () => {
  const flow = flowOf(reckoning);
  expect(
    flow.columns.map(
      ({ title, nodes }) => `${title}: ${nodes.map(({ sign, text }) => sign + text).join(' ')}`,
    ),
  ).toEqual([
    'Parents: $72,000 −$57,560 =$14,440 +$1,200 =$15,640 →$3,441',
    'Student: $6,000 −$12,229 =−$6,229 →$0 +$100',
  ]);
  expect(flow.ends.map(({ name, text }) => `${name} ${text}`)).toEqual([
    'Student Aid Index 3,541',
    'Pell Grant $3,855',
  ]);
  expect(rowsOf(flow)).toHaveLength(13);
  expect(sayFlow(reckoning)).toBe(
    'The parents’ contribution is $3,441 and the student’s $100; the Student Aid Index is 3,541 and the scheduled Pell Grant $3,855.',
  );
});

test('an index that the law assigns stands after the calculated one', () => {
  const lines = reckoning.lines.map((line) =>
    line.key === 'family.index' ? { ...line, value: -1500 } : line,
  );
  expect(flowOf({ ...reckoning, lines }).ends.map(({ text }) => text)).toEqual(['3,541', '−1,500', '$3,855']);
});

test('without any formula there is the index alone', () => {
  const lines = reckoning.lines.filter(({ key }) => ['family.index', 'pell.scheduledAward'].includes(key));
  expect(flowOf({ lines, formula: 'A', hasSpouse: false }).columns).toEqual([]);
  expect(sayFlow({ lines, formula: 'A', hasSpouse: false })).toBe(
    'The Student Aid Index is 3,541 and the scheduled Pell Grant $3,855.',
  );
  expect(drawFlow(flowOf({ lines, formula: 'A', hasSpouse: false }), 560).boxes).toHaveLength(2);
});

test.each([280, 560, 1200])(
  'nothing of the picture is outside of %d pixels, and no two boxes overlap',
  (width) => {
    const { boxes, box, height, arrows } = drawFlow(flowOf(reckoning), width);
    for (const { left, top } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + box.width).toBeLessThanOrEqual(width);
      expect(top + box.height).toBeLessThanOrEqual(height);
    }
    const apart = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
      Math.abs(one.left - other.left) >= box.width || Math.abs(one.top - other.top) >= box.height;
    expect(boxes.every((one, place) => boxes.slice(place + 1).every((other) => apart(one, other)))).toBe(
      true,
    );
    expect(arrows).toHaveLength(boxes.length - 1);
  },
);

test('a broken address names no line', () => {
  expect(readHash('#parents.totalIncome')).toBe('parents.totalIncome');
  expect(readHash('#%E0%A4%A')).toBe('');
  expect(readHash('')).toBe('');
});
