import { expect, test } from 'vitest';
import { fieldOf, labelOf, sayValue } from './fields';
import { emptyWorksheet, worksheet } from './fixtures';
import { form as shortForm } from './interview/form.fixture';

const form = shortForm();

test.each([
  ['parent.agi', 'parent.amounts.agi'],
  ['application.parent.amounts.agi', 'parent.amounts.agi'],
  ['parent.filing', 'parent.filing'],
  ['familySize', 'parents.familySize'],
  ['schedules', 'parent.schedules'],
  ['hasDegree', 'about.hasDegree'],
  ['otherGrants', 'schools.0.grants'],
  ['workStudy', 'schools.0.workStudy'],
  ['student.workStudy', 'student.amounts.workStudy'],
  ['benefit', 'benefit'],
])('%s is the field %s', (name, field) => {
  expect(fieldOf(name, worksheet())).toBe(field);
});

test('without parents the family is that of the student', () => {
  expect(fieldOf('familySize', emptyWorksheet())).toBe('household.familySize');
});

test.each([
  ['application.parent.amounts.agi', 'Parent: adjusted gross income'],
  ['parents.familySize', 'Family size'],
  ['year', 'Award year'],
  ['schools', 'Schools'],
  ['schools.1', 'School 2'],
  ['schools.0.costs.housingAndFood', 'School 1: housing and food'],
  ['schools.0.terms.1.credits', 'School 1: term 2, credits'],
  ['schools.0.calendar.terms', 'School 1: calendar'],
  ['schools.0.used.lifetime', 'School 1: lifetime Pell used'],
  ['spouse', 'Spouse'],
  ['something.new', 'An answer'],
])('%s is called %s', (field, label) => {
  expect(labelOf(field, form)).toBe(label);
});

test('a person whom the question names already is not named twice', () => {
  const steps = form.steps.map((step) => ({
    ...step,
    questions: step.questions.map((one) => ({ ...one, label: `Parent: ${one.label.toLowerCase()}` })),
  }));
  expect(labelOf('parent.amounts.agi', { ...form, steps })).toBe('Parent: adjusted gross income');
});

test.each([
  ['parent.amounts.agi', 72_000, '$72,000'],
  ['parent.amounts.agi', { from: 1, to: 2000 }, '$1 to $2,000'],
  ['parents.familySize', 4, '4'],
  ['benefit', true, 'Yes'],
  ['benefit', null, 'not answered'],
  ['parents.marital', 'married', 'Married or remarried'],
  ['parents.state', 'MA', 'MA'],
  ['about.birthDate', '2007-09-14', 'Sep 14, 2007'],
  ['schools.0.used.lifetime', 250_500, '250.5%'],
  ['schools', [{ name: 'Northfield' }, { name: '' }], 'Northfield, number 2'],
])('at %s %j reads %s', (field, value, text) => {
  expect(sayValue(field, value, form)).toBe(text);
});
