import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { stubUploads, Uploading } from '@/testing/uploads';
import { user } from '@/testing/user';
import { cohort, filter, give, openRound, round } from '../testing';
import type { RoundFileReport, RoundMember } from '../types';

vi.mock('@/identity/leave');

const COHORT = 'POST /api/matchmaking/rounds/cohort';
const SAVE = 'PUT /api/matchmaking/rounds/r1';
const member: RoundMember = {
  id: 120,
  name: 'Maya Chen',
  about: 'Product',
  places: 2,
  offered: 3,
  taken: 1,
  isSet: false,
};

test('the count follows the filter, and the filter is saved', async () => {
  const { sent } = openRound('', {
    [COHORT]: async (request) => {
      const { plan } = await request.json();
      const isNarrow = plan.students.filter.field === 'Biology';
      return give(cohort(isNarrow ? { students: { total: 42, places: 40, sample: [] } } : {}));
    },
  });
  expect(await screen.findByText('600 students, 120 mentors')).toBeInTheDocument();
  expect(screen.getByText('Students who have a mentor already: 20')).toBeInTheDocument();
  const fields = within(screen.getByRole('group', { name: 'Filter of the students' }));
  await user.type(fields.getByRole('textbox', { name: 'Field of study' }), 'Biology{Enter}');
  expect(await screen.findByText('42 students, 120 mentors')).toBeInTheDocument();
  await waitFor(async () =>
    expect((await sent(SAVE)).at(-1)?.plan.students.filter).toEqual(filter({ field: 'Biology' })),
  );
  await expectAccessible();
});

test('a cohort that cannot be run says what to do', async () => {
  openRound('', { [COHORT]: () => give(cohort({ problem: 'There are no mentors. Widen the filter.' })) });
  expect(await screen.findByRole('alert')).toHaveTextContent('There are no mentors. Widen the filter.');
});

test('a file tells which rows cannot be taken before anything is changed', async () => {
  stubUploads();
  openRound('', {});
  const panel = within(await screen.findByRole('region', { name: /^Students/ }));
  await user.click(panel.getByRole('button', { name: 'From a file' }));
  const file = new File(['id\n7\nx\n'], 'students.csv', { type: 'text/csv' });
  await user.upload(panel.getByLabelText(/^Drop a CSV of students/), file);
  await waitFor(() => expect(Uploading.last.address).toContain('check=true'));
  expect(Uploading.last.address).toContain('/rounds/r1/people?side=students&name=students.csv&seen=4');
  const report: RoundFileReport = {
    rows: 2,
    people: 1,
    rejected: 1,
    errors: [{ line: 3, column: 'id', value: 'x', reason: 'A number is needed here.' }],
    ignoredColumns: ['nickname'],
  };
  act(() => Uploading.last.answer(200, { report, round: round() }));
  const told = within(await panel.findByRole('region', { name: 'What is in students.csv' }));
  expect(told.getByRole('status')).toHaveTextContent(/2 rows, 1 person found, 1 row not taken.*nickname/);
  expect(told.getByRole('row', { name: /3 id x A number is needed here/ })).toBeInTheDocument();
  await expectAccessible();
  await user.click(told.getByRole('button', { name: 'Use this person' }));
  await waitFor(() => expect(Uploading.last.address).toContain('check=false'));
  const listed = { file: 'students.csv', people: [7] };
  const after = round({ revision: 5, plan: { ...round().plan, students: { filter: filter(), listed } } });
  act(() => Uploading.last.answer(200, { report, round: after }));
  expect(await panel.findByText(/1 person of/)).toHaveTextContent('students.csv');
  expect(await screen.findByText('1 person of students.csv take part.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Use the filter instead' }));
  expect(screen.getByRole('button', { name: 'Undo: the file of students' })).toBeInTheDocument();
});

test('a mentor has more or fewer places in this round', async () => {
  const { sent } = openRound('', {
    'GET /api/matchmaking/rounds/r1/people': () =>
      give<Schemas['RoundMemberList']>({ total: 1, people: [member] }),
  });
  const field = await screen.findByRole('spinbutton', { name: 'Places of Maya Chen' });
  await user.clear(field);
  await user.type(field, '5{Enter}');
  await waitFor(async () =>
    expect((await sent(SAVE)).at(-1)?.plan.capacities).toEqual([{ person: 120, places: 5 }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Places of Maya Chen as their record says' }));
  await waitFor(async () => expect((await sent(SAVE)).at(-1)?.plan.capacities).toEqual([]));
});

test('who only looks sees the filter and changes nothing', async () => {
  openRound('', {}, round(), 'viewer');
  const fields = within(await screen.findByRole('group', { name: 'Filter of the mentors' }));
  expect(fields.getByRole('textbox', { name: 'Place' })).toHaveAttribute('readonly');
  expect(fields.getByRole('combobox', { name: 'Who' })).toBeDisabled();
});
