import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { user } from '@/testing/user';
import { emptyPlan } from '../sheet';
import { plan, worksheet } from '../testing';
import type { Plan } from '../types';
import { asKind } from './calendars';
import { readPercent } from './PercentField';
import { openInterview } from './testing';

const openSchools = (schools: Plan[], problems: Record<string, string> = {}) =>
  openInterview({ worksheet: worksheet({}, schools), problems, target: { field: 'schools' } });

const school = (name: string) => screen.getByRole('region', { name });

function type(label: string, text: string) {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

test('without a school one can be added, and is open at once', async () => {
  const { sheet } = openSchools([]);
  expect(screen.getByText('No school yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a school' }));
  expect(sheet().schools).toEqual([emptyPlan()]);
  expect(screen.getByLabelText('Name of the school')).toHaveFocus();
  type('Name of the school', 'Calder Ridge');
  expect(school('Calder Ridge')).toHaveTextContent('The result is for this one');
  await expectAccessible();
});

test('costs, grants and work are whole dollars, and the cost is added up', () => {
  const { sheet } = openSchools([plan()]);
  expect(screen.getByText('Cost of attendance: $47,300 a year')).toBeInTheDocument();
  type('Tuition and fees', '30,000');
  type('Grants and scholarships', '');
  type('Supplemental grant (FSEOG)', '800');
  type('Federal work-study', '3000');
  expect(screen.getByText('Cost of attendance: $48,500 a year')).toBeInTheDocument();
  expect(sheet().schools[0]).toMatchObject({
    costs: { tuition: 30_000 },
    grants: 0,
    campusGrant: 800,
    workStudy: 3000,
  });
});

test('year, loans, use and payments are said', async () => {
  const { sheet } = openSchools([plan()]);
  await user.selectOptions(screen.getByLabelText('Year of study'), '3');
  await user.click(screen.getByLabelText('The parents cannot have a PLUS loan'));
  type('Lifetime Pell used', '250.5');
  type('Paid by other schools', '50');
  type('Cost when below half time', '9,000');
  await user.click(screen.getByLabelText(/^Year-round Pell/));
  await user.click(screen.getByLabelText('The school pays whole dollars'));
  expect(sheet().schools[0]).toMatchObject({
    yearOfStudy: 3,
    plusDenied: true,
    used: {
      lifetime: 250_500,
      elsewhere: 50_000,
      lessThanHalfTimeCost: 9000,
      yearRound: true,
      rounding: 'cents',
    },
  });
  type('Lifetime Pell used', 'much');
  expect(screen.getByLabelText('Lifetime Pell used')).toHaveValue('much');
  expect(screen.getByRole('alert')).toHaveTextContent('Write a percentage, like 50');
});

test('terms are added, changed and removed', async () => {
  const { sheet, told } = openSchools([plan()]);
  await user.click(screen.getByRole('button', { name: 'Add a term' }));
  type('Term 3', 'Summer 2027');
  const credits = screen.getAllByLabelText('Credits')[2] as HTMLElement;
  fireEvent.change(credits, { target: { value: '6' } });
  expect(sheet().schools[0]?.terms[2]).toEqual({ name: 'Summer 2027', credits: 6, fullTime: 12, weeks: 15 });
  await user.click(screen.getByRole('button', { name: 'Remove Fall 2026' }));
  expect(sheet().schools[0]?.terms.map(({ name }) => name)).toEqual(['Spring 2027', 'Summer 2027']);
  expect(told).toEqual(['Fall 2026 was removed.']);
  expect(screen.getByRole('button', { name: 'Add a term' }), 'the focus is not lost').toHaveFocus();
});

test('there is room for eight terms and eight schools', () => {
  const term = plan().terms[0] as Plan['terms'][number];
  openSchools(Array.from({ length: 8 }, () => plan({ terms: Array.from({ length: 8 }, () => term) })));
  expect(screen.queryByRole('button', { name: 'Add a term' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a school' })).not.toBeInTheDocument();
  expect(screen.getByText(/^There is room for 8 schools\./)).toBeInTheDocument();
});

test('another calendar asks for other numbers', async () => {
  const { sheet } = openSchools([plan()]);
  expect(screen.getByLabelText('Terms from fall to spring')).toHaveValue('2');
  await user.selectOptions(screen.getByLabelText('How the year is divided'), 'general');
  expect(screen.queryByLabelText('Terms from fall to spring')).not.toBeInTheDocument();
  type('Weeks of an academic year', '36');
  expect(sheet().schools[0]?.calendar).toEqual({ formula: 'general', yearWeeks: 36 });
  await user.selectOptions(screen.getByLabelText('How the year is divided'), 'clockHours');
  type('Hours of an academic year', '600');
  expect(sheet().schools[0]?.calendar).toEqual({ formula: 'clockHours', yearHours: 600, yearWeeks: 36 });
  expect(screen.getAllByLabelText('Hours'), 'a term has hours then').toHaveLength(2);
});

test('a school is removed with a way back, and the next one takes its place', async () => {
  const { sheet, told } = openSchools([plan(), plan({ name: 'Calder Ridge' })]);
  await user.click(screen.getByRole('button', { name: 'Remove Northfield University' }));
  expect(sheet().schools.map(({ name }) => name)).toEqual(['Calder Ridge']);
  expect(told).toEqual(['Northfield University was removed.']);
  expect(screen.getByRole('button', { name: 'Add a school' }), 'the focus is not lost').toHaveFocus();
});

test('a school moves up, stays open, and is the one that the result is for', async () => {
  const { sheet } = openSchools([plan(), plan({ name: 'Calder Ridge' })]);
  await user.click(within(school('Calder Ridge')).getByRole('button', { name: /^Calder Ridge/ }));
  await user.click(screen.getByRole('button', { name: 'Move Calder Ridge up' }));
  expect(sheet().schools.map(({ name }) => name)).toEqual(['Calder Ridge', 'Northfield University']);
  expect(school('Calder Ridge')).toHaveTextContent('The result is for this one');
  expect(screen.getByLabelText('Name of the school')).toHaveValue('Calder Ridge');
  expect(screen.queryByRole('button', { name: 'Move Calder Ridge up' })).not.toBeInTheDocument();
});

test('what is wrong with a school stands at its field', () => {
  openSchools([plan()], {
    'schools.0.costs.tuition': 'This cannot be negative.',
    'schools.0.terms.0.credits': 'Please enter 0 to 60 credits.',
    'schools.0.calendar': 'A year has 1 to 8 terms and 1 to 60 weeks.',
  });
  expect(screen.getByLabelText('Tuition and fees')).toHaveAccessibleDescription('This cannot be negative.');
  expect(screen.getAllByLabelText('Credits')[0]).toHaveAccessibleDescription('Please enter 0 to 60 credits.');
  expect(screen.getByLabelText('How the year is divided')).toBeInvalid();
  expect(school('Northfield University')).toHaveTextContent('3 to check');
});

test('a field of a closed school is opened when somebody is led there', () => {
  openInterview({
    worksheet: worksheet({}, [plan(), plan({ name: 'Calder Ridge' })]),
    target: { field: 'schools.1.grants' },
  });
  expect(document.activeElement).toHaveAttribute('id', 'aid-schools.1.grants');
});

test('another kind of calendar keeps what both have', () => {
  const short = asKind({ formula: 'standard', terms: 3 }, 'short');
  expect(short).toEqual({ formula: 'short', terms: 3, weeks: 28, yearWeeks: 30 });
  expect(asKind(short, 'standard')).toEqual({ formula: 'standard', terms: 3 });
});

test.each([
  ['250.5', 250_500],
  ['250.123 %', 250_123],
  ['', 0],
  ['-1', null],
  ['1.2345', null],
  ['all', null],
])('%j percent is %j thousandths', (text, value) => {
  expect(readPercent(text)).toBe(value);
});
