import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { user } from '@/testing/user';
import { API, AT, give, profile, progress } from '../testing';
import type { Move, Progress } from '../types';
import { ONE, openCandidate } from './testing';

vi.mock('@/identity/leave');

const STAGE = `POST ${API}/candidates/p1/stage`;

const moved: Progress = progress({
  stage: 'introduced',
  revision: 3,
  steps: [{ id: 's3', stage: 'introduced', note: 'Mail to Acme', at: AT, by: 'Theo' }, ...progress().steps],
});

const taken: Move = { progress: moved, step: 's3' };

test('the stage stands among all of them, with its history', async () => {
  openCandidate('/progress');
  const stages = within(await screen.findByRole('list', { name: 'Stages' }));
  expect(stages.getByText('Matched')).toHaveAttribute('aria-current', 'step');
  const rows = within(screen.getByRole('table', { name: 'Steps' }));
  expect(rows.getByRole('row', { name: /Fits Acme/ })).toBeInTheDocument();
  expect(rows.getByRole('row', { name: /Introduced/ })).toHaveTextContent('Taken back');
  await expectAccessible();
});

test('somebody is moved on with a note, and that can be undone', async () => {
  let now = progress();
  const { sent } = openCandidate('/progress', {
    [ONE]: () => give(profile({ progress: now })),
    [STAGE]: () => {
      now = moved;
      return give(taken);
    },
    [`${STAGE}/undo`]: () => {
      now = progress({ revision: 4 });
      return give(now);
    },
  });
  expect(await screen.findByRole('combobox', { name: 'Move to' })).toHaveValue('introduced');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Mail to Acme');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Ana Silva: introduced.')).toBeInTheDocument();
  expect(await sent(STAGE)).toEqual([{ stage: 'introduced', note: 'Mail to Acme', seen: 2 }]);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await sent(`${STAGE}/undo`)).toEqual([{ step: 's3' }]));
});

test('a step that a colleague has taken already is not offered to be undone', async () => {
  let now = progress({ stage: 'profile', revision: 1, steps: [] });
  openCandidate('/progress', {
    [ONE]: () => give(profile({ progress: now })),
    [STAGE]: () => {
      now = progress();
      return give<Move>({ progress: now, step: null });
    },
  });
  expect(await screen.findByRole('combobox', { name: 'Move to' })).toHaveValue('matched');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('Ana Silva: matched already.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('when somebody else was faster, that is shown and the note stays', async () => {
  let now = progress();
  openCandidate('/progress', {
    [ONE]: () => give(profile({ progress: now })),
    [STAGE]: () => {
      now = moved;
      return give<Schemas['NetworkProgressConflict']>(
        { code: 'overtaken', message: 'Somebody else was faster.', current: moved },
        409,
      );
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Called');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else was faster.');
  expect(await screen.findByRole('row', { name: /Mail to Acme/ })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Called');
});

test('a note stays while one looks at another tab, and is gone once it was sent', async () => {
  openCandidate('/progress', { [STAGE]: () => give(taken) });
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Called');
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: 'Stage' }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Called');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue(''));
  expect(sessionStorage).toHaveLength(0);
});

test('the last step in force can be taken back, and taken again', async () => {
  const { sent } = openCandidate('/progress', {
    [`${STAGE}/undo`]: () => give(progress({ stage: 'profile', revision: 3 })),
    [STAGE]: () => give<Move>({ progress: progress({ revision: 4 }), step: 's4' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Take back: Matched' }));
  expect(await screen.findByText('Taken back: matched.')).toBeInTheDocument();
  expect(await sent(`${STAGE}/undo`)).toEqual([{ step: 's2' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await sent(STAGE)).toEqual([{ stage: 'matched', note: 'Fits Acme', seen: 3 }]),
  );
});

test('who only looks moves nobody', async () => {
  openCandidate('/progress', {}, profile(), 'viewer');
  expect(await screen.findByRole('button', { name: 'Move' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Take back: Matched' })).toBeDisabled();
});
