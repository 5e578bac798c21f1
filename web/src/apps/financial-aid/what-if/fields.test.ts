import { expect, test } from 'vitest';
import { person, plan, worksheet } from '../testing';
import { fieldsOf, nowOf, serverField, usualRange, withChanges } from './fields';
import { rangeFor } from './range';

const labels = (...of: Parameters<typeof fieldsOf>) => fieldsOf(...of).map(({ label }) => label);

test('a dependent student has the parents’ fields first', () => {
  expect(labels(worksheet(), 'A')).toEqual([
    'Parents’ wages',
    'Parents’ adjusted gross income',
    'Parents’ income tax paid',
    'Parents’ cash and savings',
    'Parents’ investments',
    'Parents’ businesses and farms',
    'Student’s wages',
    'Student’s adjusted gross income',
    'Student’s income tax paid',
    'Student’s cash and savings',
    'Student’s investments',
    'Student’s businesses and farms',
    'Family size',
    'Credits per term at Northfield University',
  ]);
});

test('parents who file apart have fields of their own, and unusual amounts are offered where there are any', () => {
  const apart = worksheet({
    parent: person('separate', { childSupport: 1200 }),
    otherParent: person('separate', {}),
  });
  const found = labels(apart, 'A');
  expect(found).toContain('Parent’s child support received');
  expect(found).toContain('Other parent’s wages');
  expect(found).not.toContain('Other parent’s child support received');
});

test('what the formula never looks at is not offered', () => {
  const own = person('single', { childSupport: 900, scheduleC: 400, familyBusiness: 5000 });
  expect(labels(worksheet({ student: own }), 'A').join()).not.toMatch(/Student’s (child|business profit)/);
  expect(labels(worksheet({ student: own }), 'A').join()).not.toMatch(/family farm/);
  expect(labels(worksheet({ student: own, year: '2025-26' }), 'A').join()).toMatch(/family farm/);
});

test('an independent student has no parents here, and a family as small as it can be', () => {
  const alone = worksheet({ household: { marital: 'married', state: 'MA', familySize: null } }, []);
  const fields = fieldsOf(alone, 'B');
  expect(fields.map(({ key }) => key.split('.')[0])).toEqual(
    expect.arrayContaining(['student', 'spouse', 'household']),
  );
  expect(fields.some(({ key }) => key.startsWith('parent') || key === 'credits')).toBe(false);
  const size = fields.find(({ unit }) => unit === 'people');
  expect([size?.least, nowOf(alone, 'household.familySize')]).toEqual([2, 2]);
});

test('wages move the adjusted gross income by as much', () => {
  const sheet = worksheet({ parent: person('joint', { agi: 75_000, earned: 72_000 }) });
  const changed = withChanges(sheet, [{ key: 'parent.wages', amount: 60_000 }]);
  expect(changed.application.parent.amounts).toMatchObject({ agi: 63_000, earned: 60_000 });
  expect(sheet.application.parent.amounts.agi, 'the family itself is not touched').toBe(75_000);
});

test('an income that is set by itself holds, whichever came first', () => {
  const changes = [
    { key: 'parent.agi', amount: 50_000 },
    { key: 'parent.wages', amount: 60_000 },
  ];
  for (const ordered of [changes, changes.toReversed()]) {
    const { amounts } = withChanges(worksheet(), ordered).application.parent;
    expect(amounts).toMatchObject({ agi: 50_000, earned: 60_000 });
  }
  expect(serverField('parent.wages', [])).toEqual({ kind: 'wages', who: 'parent' });
  expect(serverField('parent.wages', changes)).toEqual({ kind: 'amount', who: 'parent', item: 'earned' });
  expect(serverField('student.cash', [])).toEqual({ kind: 'amount', who: 'student', item: 'cash' });
  expect(serverField('parents.familySize', [])).toEqual({ kind: 'familySize' });
  expect(serverField('nobody.cash', [])).toBeUndefined();
});

test('sizes and credits are changed where they stand', () => {
  const changed = withChanges(worksheet({}, [plan(), plan({ name: 'Other' })]), [
    { key: 'parents.familySize', amount: 5 },
    { key: 'credits', amount: 9 },
    { key: 'nobody.cash', amount: 1 },
  ]);
  expect(changed.application.parents.familySize).toBe(5);
  expect(changed.schools.map(({ terms }) => terms.map(({ credits }) => credits))).toEqual([
    [9, 9],
    [16, 16],
  ]);
  expect([nowOf(changed, 'parents.familySize'), nowOf(changed, 'credits')]).toEqual([5, 9]);
  expect(withChanges(worksheet({}, []), [{ key: 'credits', amount: 9 }]).schools).toEqual([]);
});

test('the range has the family’s answer and the tried amount in it', () => {
  const fields = fieldsOf(worksheet(), 'A');
  const [wages] = fields as [(typeof fields)[0]];
  const size = fields.find(({ unit }) => unit === 'people') as typeof wages;
  expect(usualRange(wages, 72_000)).toEqual({ from: 0, to: 300_000 });
  expect(usualRange(wages, 412_000)).toEqual({ from: 0, to: 500_000 });
  expect(usualRange(wages, -1)).toEqual({ from: -100_000, to: 300_000 });
  expect(usualRange(size, 4)).toEqual({ from: 3, to: 12 });
  expect(rangeFor(wages, 'usual', 72_000, 310_000)).toEqual({ from: 0, to: 400_000 });
  expect(rangeFor(wages, 'small', 150_000, 150_000)).toEqual({ from: 0, to: 200_000 });
  expect(rangeFor(wages, 'near', 72_000, 72_000)).toEqual({ from: 47_000, to: 97_000 });
  expect(rangeFor(size, 'near', 4, 14)).toEqual({ from: 3, to: 14 });
});
